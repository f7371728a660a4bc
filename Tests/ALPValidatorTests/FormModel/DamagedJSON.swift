import ALPValidator

extension JSONValue {
  /// Returns a value in which one value, at any depth, is another one, missing, or there twice.
  func damaged(_ generator: inout SeededGenerator) -> JSONValue {
    let others: [JSONValue] = [
      nil, true, 0, -1, 2, 9, 1.5, "", "x", "1", [], [0], [nil], [:], ["x": 1], .integer(.max), "/guests/0",
    ]
    switch self {
    case .array(var elements) where !elements.isEmpty && Int.random(in: 0..<6, using: &generator) > 0:
      let index = Int.random(in: 0..<elements.count, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      default: elements[index] = elements[index].damaged(&generator)
      }
      return .array(elements)
    case .object(var members) where !members.isEmpty && Int.random(in: 0..<6, using: &generator) > 0:
      let keys = members.keys.sorted()
      let key = keys[Int.random(in: 0..<keys.count, using: &generator)]
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: members[key] = nil
      case 1: members[keys[Int.random(in: 0..<keys.count, using: &generator)]] = members[key]
      default: members[key] = (members[key] ?? .null).damaged(&generator)
      }
      return .object(members)
    default:
      return others[Int.random(in: 0..<others.count, using: &generator)]
    }
  }
}

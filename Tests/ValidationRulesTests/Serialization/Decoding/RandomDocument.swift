@testable import ALPValidator
@testable import ValidationRules

/// A kind of JSON values, of which random ones are made with known faults.
indirect enum DocumentShape: Sendable {
  /// The texts of values that are accepted, of those that fail a rule, and of those that cannot be decoded.
  case leaf(valid: [String], rejected: [String] = [], rule: String = "", unreadable: [String])
  /// An object with members, which may be optional.
  case object([(key: String, shape: DocumentShape, isOptional: Bool)])
  case array(DocumentShape)
  case dictionary(DocumentShape)
}

/// A JSON text, with the faults that were planted in it as `/path rule`.
struct RandomDocument {
  private(set) var text = ""
  private(set) var faults: [String] = []

  private var generator: SeededGenerator

  init(_ shape: DocumentShape, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    append(shape, at: "")
  }

  private mutating func chance(_ count: UInt64) -> Bool { generator.next() % count == 0 }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int(generator.next() % UInt64(texts.count))]
  }

  private mutating func append(_ shape: DocumentShape, at path: String) {
    if !path.isEmpty, chance(40) {
      text += "null"
      return addFault("required", at: path)
    }
    switch shape {
    case .leaf(let valid, let rejected, let rule, let unreadable):
      if !unreadable.isEmpty, chance(12) {
        text += pick(unreadable)
        addFault("type", at: path)
      } else if !rejected.isEmpty, chance(6) {
        text += pick(rejected)
        faults.append("\(path) \(rule)")
      } else {
        text += pick(valid)
      }
    case .object(let members):
      guard !chance(40) else { return appendWrongKind("[]", at: path) }
      text += "{\"other\":[{}]"
      for (key, shape, isOptional) in members {
        if isOptional, chance(3) {
          text += chance(2) ? "" : ",\"\(key)\":null"
        } else if !isOptional, chance(25) {
          addFault("required", at: "\(path)/\(key)")
        } else {
          text += ",\"\(key)\":"
          let start = text
          append(shape, at: "\(path)/\(key)")
          // `null` is not a fault of an optional member.
          if isOptional, text == start + "null" { removeLastFault() }
        }
      }
      text += "}"
    case .array(let element):
      guard !chance(40) else { return appendWrongKind("{}", at: path) }
      text += "["
      for index in 0..<Int(generator.next() % 4) {
        if index > 0 { text += "," }
        append(element, at: "\(path)/\(index)")
      }
      text += "]"
    case .dictionary(let element):
      guard !chance(40) else { return appendWrongKind("[1]", at: path) }
      text += "{"
      for index in 0..<Int(generator.next() % 4) {
        text += "\(index > 0 ? "," : "")\"k\(index)\":"
        append(element, at: "\(path)/k\(index)")
      }
      text += "}"
    }
  }

  private mutating func appendWrongKind(_ value: String, at path: String) {
    text += value
    addFault("type", at: path)
  }

  private mutating func addFault(_ name: String, at path: String) {
    faults.append("\(path) \(name)")
  }

  private mutating func removeLastFault() {
    faults.removeLast()
  }
}

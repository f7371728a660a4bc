extension InternationalizedLabel.CodePointBuffer {
  /// Whether code points, none of which decomposes to one alone, are in Normalization Form C.
  ///
  /// They are decomposed, ordered, composed again and compared
  /// ([UAX #15, section 1.3](https://www.unicode.org/reports/tr15/#Description_Norm)).
  var isComposed: Bool {
    var start = 0
    while start < count {
      var end = start &+ 1
      // What composes with nothing before it begins a stretch of its own.
      while end < count, !isBoundary(at: end) { end &+= 1 }
      if end &- start > 1, !isComposed(start..<end) { return false }
      start = end
    }
    return true
  }

  private func isBoundary(at index: Int) -> Bool {
    let properties = IDNACodePoints.shared[self[index]]
    return properties.combiningClass == 0 && !properties.joinsPrevious
  }

  /// Whether a stretch, only the first code point of which may itself be composed, is in Normalization Form C.
  private func isComposed(_ range: Range<Int>) -> Bool {
    var decomposed = Self()
    guard decomposed.append(decompositionOf: self[range.lowerBound]) else { return false }
    for index in range.dropFirst() {
      guard decomposed.append(self[index]) else { return false }
    }
    decomposed.sortMarks()
    let composed = decomposed.composed()
    guard composed.count == range.count else { return false }
    for index in range where composed[index &- range.lowerBound] != self[index] { return false }
    return true
  }

  /// Appends the canonical decomposition of a code point.
  private mutating func append(decompositionOf codePoint: UInt32) -> Bool {
    guard let (first, second) = IDNACompositions.shared.parts(of: codePoint) else { return append(codePoint) }
    return append(decompositionOf: first) && append(second)
  }

  /// Brings marks that follow each other into canonical order.
  private mutating func sortMarks() {
    let table = IDNACodePoints.shared
    for index in 0..<count {
      let codePoint = self[index]
      let combiningClass = table[codePoint].combiningClass
      guard combiningClass != 0 else { continue }
      var position = index
      while position > 0, table[self[position &- 1]].combiningClass > combiningClass {
        self[position] = self[position &- 1]
        position &-= 1
      }
      self[position] = codePoint
    }
  }

  /// The canonical composition of decomposed, ordered code points.
  private func composed() -> Self {
    let table = IDNACodePoints.shared
    let compositions = IDNACompositions.shared
    var result = Self()
    var starter: Int?
    for index in 0..<count {
      let codePoint = self[index]
      let combiningClass = table[codePoint].combiningClass
      if let starter {
        let last = result.count &- 1
        let isBlocked = last > starter && table[result[last]].combiningClass >= combiningClass
        if !isBlocked, let composition = compositions.composition(of: result[starter], and: codePoint) {
          result[starter] = composition
          continue
        }
      }
      if combiningClass == 0 { starter = result.count }
      _ = result.append(codePoint)
    }
    return result
  }
}

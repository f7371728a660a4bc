extension Span<UInt8> {
  /// Returns the number that two ASCII digits write, or nil if there are no two digits at the index.
  @inline(__always)
  func twoDigitNumber(at index: Int) -> Int? {
    guard index &+ 1 < count else { return nil }
    let tens = self[index]
    let ones = self[index &+ 1]
    guard tens.isASCIIDigit, ones.isASCIIDigit else { return nil }
    return tens.digitValue &* 10 &+ ones.digitValue
  }
}

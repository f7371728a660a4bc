/// An angle in decimal degrees, the common part of latitudes and longitudes.
enum DecimalDegrees {
  /// Returns whether all the bytes are a number between a maximum and its opposite, both included.
  ///
  ///     degrees = [ "+" / "-" ] 1*DIGIT [ "." 1*DIGIT ]
  @inline(__always)
  static func matches(_ bytes: Span<UInt8>, maximum: Int, maximumIntegerDigits: Int) -> Bool {
    let count = bytes.count
    guard count > 0 else { return false }
    var index = bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") ? 1 : 0

    let integerStart = index
    var integer = 0
    while index < count, bytes[index].isASCIIDigit {
      guard index &- integerStart < maximumIntegerDigits else { return false }
      integer = integer &* 10 &+ bytes[index].digitValue
      index &+= 1
    }
    guard index > integerStart, integer <= maximum else { return false }
    if index == count { return true }

    guard bytes[index] == UInt8(ascii: "."), index &+ 1 < count else { return false }
    // At the very end of the range, only zeros may follow.
    let highest = integer == maximum ? UInt8(ascii: "0") : UInt8(ascii: "9")
    for position in (index &+ 1)..<count {
      guard bytes[position].isASCIIDigit, bytes[position] <= highest else { return false }
    }
    return true
  }
}

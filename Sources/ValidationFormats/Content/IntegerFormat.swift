/// Recognizes integers, such as `42` or `-7`, of any length.
///
///     integer = [ "+" / "-" ] 1*DIGIT
public enum IntegerFormat {
  /// Returns whether the whole text is an integer.
  ///
  /// - Parameters:
  ///   - allowsSign: Whether a sign may stand before the digits.
  ///   - allowsLeadingZeros: Whether a zero may stand before other digits, as in `007`.
  public static func matches(
    _ text: String, allowsSign: Bool = true, allowsLeadingZeros: Bool = true
  ) -> Bool {
    text.withBytes { bytes in
      let count = bytes.count
      guard count > 0 else { return false }
      var index = 0
      if bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") {
        guard allowsSign, count > 1 else { return false }
        index = 1
      }
      guard allowsLeadingZeros || bytes[index] != UInt8(ascii: "0") || index &+ 1 == count else {
        return false
      }
      while index < count {
        guard bytes[index].isASCIIDigit else { return false }
        index &+= 1
      }
      return true
    }
  }
}

/// Recognizes numbers that end in a Luhn check digit, such as `79927398713`.
///
/// The algorithm is that of ISO/IEC 7812-1, annex B. A number is one ASCII digit or more, without separators;
/// its length is not limited. Zeros add up to zero, so a number of nothing but zeros passes.
public enum LuhnFormat {
  /// Returns whether the whole text is digits whose Luhn sum is a multiple of ten.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are digits whose Luhn sum is a multiple of ten.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count > 0 else { return false }
    var sum = LuhnSum()
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte.isASCIIDigit else { return false }
      sum.append(byte.digitValue)
    }
    return sum.isValid
  }
}

/// Recognizes numbers in decimal notation, such as `42`, `-0.5` or `6.02e23`.
///
///     number   = [ "+" / "-" ] ( 1*DIGIT [ "." 1*DIGIT ] / "." 1*DIGIT ) [ exponent ]
///     exponent = ( "e" / "E" ) [ "+" / "-" ] 1*DIGIT
///
/// The `number` of [RFC 8259, section 6](https://www.rfc-editor.org/rfc/rfc8259#section-6), and what people type
/// beside it: a plus sign, leading zeros, no digit before the point. Infinities, `nan`, hexadecimal digits, separators
/// of thousands and the digits of other scripts are no part of it.
public enum NumberFormat {
  /// Returns whether the whole text is a number.
  ///
  /// - Parameter allowsExponent: Whether a power of ten may follow.
  public static func matches(_ text: String, allowsExponent: Bool = true) -> Bool {
    text.withBytes { matches($0, allowsExponent: allowsExponent) }
  }

  /// Returns whether all the bytes are a number.
  static func matches(_ bytes: Span<UInt8>, allowsExponent: Bool = true) -> Bool {
    let mantissa = DecimalFormat.Prefix(of: bytes)
    guard mantissa.isNumber else { return false }
    var index = mantissa.end
    if index == bytes.count { return true }

    guard allowsExponent, bytes[index] | 0x20 == UInt8(ascii: "e") else { return false }
    index &+= 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index &+= 1
    }
    guard index < bytes.count else { return false }
    while index < bytes.count {
      guard bytes[index].isASCIIDigit else { return false }
      index &+= 1
    }
    return true
  }
}

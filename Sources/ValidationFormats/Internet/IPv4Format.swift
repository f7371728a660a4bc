/// Recognizes IPv4 addresses in dotted-decimal form, such as `192.0.2.1`.
///
/// The grammar is `IPv4address` of
/// [RFC 3986, section 3.2.2](https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2). It has no
/// leading zeros, because some resolvers read `010` as octal 8.
public enum IPv4Format {
  /// Returns whether the whole text is an IPv4 address.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are an IPv4 address.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 7, bytes.count <= 15 else { return false }
    var dots = 0
    var octet = 0
    var digits = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte.isASCIIDigit {
        // A second digit after a leading zero.
        guard digits == 0 || octet > 0 else { return false }
        octet = octet &* 10 &+ byte.digitValue
        digits &+= 1
        guard octet <= 255 else { return false }
      } else {
        guard byte == UInt8(ascii: "."), digits > 0, dots < 3 else { return false }
        dots &+= 1
        octet = 0
        digits = 0
      }
    }
    return dots == 3 && digits > 0
  }
}

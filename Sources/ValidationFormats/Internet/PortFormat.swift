/// Recognizes port numbers, `0` to `65535`, in decimal without leading zeros.
///
/// The range is that of [RFC 6335, section 6](https://www.rfc-editor.org/rfc/rfc6335#section-6). Port 0 is in it,
/// reserved, and asks many systems for any free port.
public enum PortFormat {
  /// Returns whether the whole text is a port number.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a port number.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 1, bytes.count <= 5 else { return false }
    guard bytes[0] != UInt8(ascii: "0") || bytes.count == 1 else { return false }
    var port = 0
    for index in bytes.indices {
      guard bytes[index].isASCIIDigit else { return false }
      port = port &* 10 &+ bytes[index].digitValue
    }
    return port <= 65535
  }
}

/// Recognizes IPv4 network masks, such as `255.255.255.0`.
///
/// A mask has the bits of the network first, then those of the host, as
/// [RFC 4632, section 3.1](https://www.rfc-editor.org/rfc/rfc4632#section-3.1) demands; `0.0.0.0`, the mask of the
/// default route, and `255.255.255.255`, that of a single address, are two. The notation is that of ``IPv4Format``.
public enum NetmaskFormat {
  /// Returns whether the whole text is a network mask.
  ///
  /// - Parameter allowsPrefixLength: Whether the length may be written instead, as in `/24`.
  public static func matches(_ text: String, allowsPrefixLength: Bool = false) -> Bool {
    text.withBytes { matches($0, allowsPrefixLength: allowsPrefixLength) }
  }

  /// Returns whether all the bytes are a network mask.
  static func matches(_ bytes: Span<UInt8>, allowsPrefixLength: Bool = false) -> Bool {
    if bytes.count > 0, bytes[0] == UInt8(ascii: "/") { return allowsPrefixLength && isPrefixLength(bytes) }
    guard IPv4Format.matches(bytes) else { return false }
    var mask: UInt32 = 0
    var octet: UInt32 = 0
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: ".") {
        mask = mask &<< 8 | octet
        octet = 0
      } else {
        octet = octet &* 10 &+ UInt32(bytes[index] &- 0x30)
      }
    }
    mask = mask &<< 8 | octet
    // The inverse of a mask is one less than a power of two.
    return ~mask & (~mask &+ 1) == 0
  }

  /// Whether bytes are a slash and a number from 0 to 32 without leading zeros.
  private static func isPrefixLength(_ bytes: Span<UInt8>) -> Bool {
    switch bytes.count {
    case 2: return bytes[1].isASCIIDigit
    case 3:
      guard bytes[1] != UInt8(ascii: "0"), let length = bytes.twoDigitNumber(at: 1) else { return false }
      return length <= 32
    default: return false
    }
  }
}

/// Recognizes address blocks in CIDR notation, such as `192.0.2.0/24` and `2001:db8::/32`.
///
/// The notation is that of [RFC 4632, section 3.1](https://www.rfc-editor.org/rfc/rfc4632#section-3.1) and
/// [RFC 4291, section 2.3](https://www.rfc-editor.org/rfc/rfc4291#section-2.3). Bits behind the prefix may be set,
/// because the same notation names an interface together with its network. The prefix length has no leading zeros.
public enum CIDRFormat {
  /// Returns whether the whole text is an address block.
  ///
  /// - Parameters:
  ///   - text: The text, an address and a prefix length of at most 32 or 128.
  ///   - version: The version of the address, or nil for any.
  public static func matches(_ text: String, version: IPAddress.Version? = nil) -> Bool {
    text.withBytes { matches($0, version: version) }
  }

  /// Returns whether all the bytes are an address block.
  static func matches(_ bytes: Span<UInt8>, version: IPAddress.Version?) -> Bool {
    // Three digits at most, from the last one backwards.
    var slash = bytes.count &- 1
    var prefixLength = 0
    var unit = 1
    while slash > 0, bytes[slash].isASCIIDigit, unit <= 100 {
      prefixLength &+= bytes[slash].digitValue &* unit
      unit &*= 10
      slash &-= 1
    }
    guard slash > 0, unit > 1, bytes[slash] == UInt8(ascii: "/") else { return false }
    let hasLeadingZero = unit > 10 && bytes[slash &+ 1] == UInt8(ascii: "0")
    guard prefixLength <= 128, !hasLeadingZero else { return false }
    let address = bytes.extracting(0..<slash)
    if version != .v6, prefixLength <= 32, IPv4Format.matches(address) { return true }
    return version != .v4 && IPv6Format.matches(address, allowsZone: false)
  }
}

/// Recognizes an address in place of the domain of an e-mail address, such as `[192.0.2.1]`.
enum EmailAddressLiteral {
  /// Returns whether all the bytes are an address literal.
  ///
  ///     address-literal      = "[" ( IPv4-address-literal / IPv6-address-literal / General-address-literal ) "]"
  ///     IPv6-address-literal = "IPv6:" IPv6-addr  ; RFC 5321, section 4.1.3
  ///
  /// The tag of a general literal has to be registered
  /// ([Address Literal Tags](https://www.iana.org/assignments/address-literal-tags)), and `IPv6` is the only one,
  /// so there are no general literals. As in `IPv4Format`, octets have no leading zeros.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 2, bytes[0] == UInt8(ascii: "["), bytes[bytes.count &- 1] == UInt8(ascii: "]")
    else { return false }
    let address = bytes.extracting(1..<(bytes.count &- 1))
    guard hasIPv6Tag(address) else { return IPv4Format.matches(address) }
    return IPv6Format.matches(address.extracting(5..<address.count), maximumGroupsBesideGap: 6)
  }

  private static func hasIPv6Tag(_ address: Span<UInt8>) -> Bool {
    address.count >= 5
      && address[0] | 0x20 == UInt8(ascii: "i")
      && address[1] | 0x20 == UInt8(ascii: "p")
      && address[2] | 0x20 == UInt8(ascii: "v")
      && address[3] == UInt8(ascii: "6")
      && address[4] == UInt8(ascii: ":")
  }
}

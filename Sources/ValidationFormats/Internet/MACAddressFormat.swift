/// Recognizes the hardware addresses of network interfaces, such as `00:00:5e:00:53:01`.
///
/// An EUI-48 is six octets, written in pairs of hexadecimal digits of either case with hyphens (the form of
/// IEEE 802) or colons between them, or as Cisco's systems do in groups of four with dots: `0000.5e00.5301`.
/// Separators are not mixed.
public enum MACAddressFormat {
  /// Returns whether the whole text is a hardware address.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - allowsEUI64: Whether an EUI-64 of eight octets is accepted as well.
  public static func matches(_ text: String, allowsEUI64: Bool = false) -> Bool {
    text.withBytes { matches($0, allowsEUI64: allowsEUI64) }
  }

  /// Returns whether all the bytes are a hardware address.
  static func matches(_ bytes: Span<UInt8>, allowsEUI64: Bool) -> Bool {
    switch bytes.count {
    case 17: matches(bytes, digitsInGroup: 2)
    case 14: matches(bytes, digitsInGroup: 4)
    case 23: allowsEUI64 && matches(bytes, digitsInGroup: 2)
    case 19: allowsEUI64 && matches(bytes, digitsInGroup: 4)
    default: false
    }
  }

  private static func matches(_ bytes: Span<UInt8>, digitsInGroup: Int) -> Bool {
    let separator = bytes[digitsInGroup]
    let isSeparator =
      digitsInGroup == 4
      ? separator == UInt8(ascii: ".") : separator == UInt8(ascii: ":") || separator == UInt8(ascii: "-")
    guard isSeparator else { return false }
    var digits = 0
    for index in bytes.indices {
      if digits == digitsInGroup {
        guard bytes[index] == separator else { return false }
        digits = 0
      } else {
        guard bytes[index].isASCIIHexDigit else { return false }
        digits &+= 1
      }
    }
    return true
  }
}

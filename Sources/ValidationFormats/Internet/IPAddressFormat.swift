/// Recognizes IP addresses of either version, such as `192.0.2.1` and `2001:db8::1`.
///
/// They are those of ``IPv4Format`` and ``IPv6Format``.
public enum IPAddressFormat {
  /// Returns whether the whole text is an IP address.
  ///
  /// - Parameters:
  ///   - text: The text, without brackets, prefix length or port.
  ///   - allowsZone: Whether `%` and a zone may follow an IPv6 address, as in `fe80::1%eth0`.
  public static func matches(_ text: String, allowsZone: Bool = false) -> Bool {
    text.withBytes { matches($0, allowsZone: allowsZone) }
  }

  /// Returns whether all the bytes are an IP address.
  static func matches(_ bytes: Span<UInt8>, allowsZone: Bool) -> Bool {
    IPv4Format.matches(bytes) || IPv6Format.matches(bytes, allowsZone: allowsZone)
  }
}

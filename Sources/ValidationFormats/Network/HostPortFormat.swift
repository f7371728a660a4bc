/// Recognizes a host with a port, such as `www.example.com:443`, `192.0.2.1:80` and `[2001:db8::1]:8080`.
///
/// The grammar is `host ":" port` of
/// [RFC 3986, section 3.2](https://www.rfc-editor.org/rfc/rfc3986#section-3.2) with a port that is present: a host name
/// as in ``HostnameFormat``, an IPv4 address, or an IPv6 address in brackets. A host whose last label is a number has to
/// be an IPv4 address, because browsers and resolvers take it for one. The characters of the name are mapped as in a URL. The port is one of ``PortFormat``.
public enum HostPortFormat {
  /// Returns whether the whole text is a host with a port.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a host with a port.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, asciiOnly: options.asciiOnly) }
  }

  /// Returns whether all the bytes are a host with a port.
  static func matches(_ bytes: Span<UInt8>, asciiOnly: Bool) -> Bool {
    // The port has at most five digits, so its colon is among the last six bytes.
    var colon = bytes.count - 1
    while colon > 0, bytes[colon] != UInt8(ascii: ":") {
      guard bytes.count &- colon <= 5 else { return false }
      colon -= 1
    }
    guard colon > 0, PortFormat.matches(bytes.extracting((colon &+ 1)...)) else { return false }
    if bytes[0] == UInt8(ascii: "[") {
      guard colon > 2, bytes[colon &- 1] == UInt8(ascii: "]") else { return false }
      return IPv6Format.matches(bytes.extracting(1..<(colon &- 1)), allowsZone: false)
    }
    let host = bytes.extracting(..<colon)
    if IPv4Format.matches(host) { return true }
    let labels =
      asciiOnly ? HostnameFormat.Labels(host, asciiOnly: true) : HostnameFormat.Labels(mapping: host)
    return labels.map { !$0.isLastNumeric } ?? false
  }
}

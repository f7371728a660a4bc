/// Recognizes the domain of an email address.
///
///     sub-domain =/ U-label  ; RFC 6531, section 3.3
///
/// Domains are typed in capitals, with full-width characters and with ideographic full stops, which RFC 6531,
/// section 3.3, leaves to the program that sends the message. They are mapped as in a URL.
enum EmailDomain {
  /// Returns whether all the bytes are a domain.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - maximumCount: The most octets that the domain may have with A-labels, as it is sent to servers
  ///     without SMTPUTF8.
  ///   - allowsSingleLabel: Whether one label is enough.
  ///   - asciiOnly: Whether characters beyond ASCII are refused.
  /// - Returns: `true` if all the bytes are a domain.
  static func matches(
    _ bytes: Span<UInt8>, maximumCount: Int, allowsSingleLabel: Bool, asciiOnly: Bool
  ) -> Bool {
    var cursor = SeparatorCursor()
    if let verdict = plainVerdict(bytes, from: 0, cursor: &cursor, allowsSingleLabel: allowsSingleLabel) {
      return verdict
    }
    if let labels = HostnameFormat.Labels(bytes, asciiOnly: asciiOnly) {
      return isDomain(labels, maximumCount, allowsSingleLabel)
    }
    guard !asciiOnly, let name = MappedHostname(bytes), name.bytes.count <= maximumCount,
      let labels = HostnameFormat.Labels(name.bytes.span, asciiOnly: false)
    else { return false }
    return isDomain(labels, maximumCount, allowsSingleLabel)
  }

  private static func isDomain(
    _ labels: HostnameFormat.Labels, _ maximumCount: Int, _ allowsSingleLabel: Bool
  ) -> Bool {
    (allowsSingleLabel || labels.count > 1) && !labels.isLastNumeric
      && labels.asciiFormCount <= maximumCount
  }

  /// Returns whether the bytes from an offset on are a domain of ASCII labels, or nil if this does not decide,
  /// because there is an A-label, an address literal or a byte beyond ASCII.
  ///
  ///     Domain     = sub-domain *("." sub-domain)
  ///     sub-domain = Let-dig [Ldh-str]  ; RFC 5321, section 4.1.2
  ///
  /// A label has 1 to 63 octets ([RFC 1035, section 2.3.4](https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4))
  /// and the top one is not a number.
  ///
  /// The cursor is before the domain.
  @inline(__always)
  static func plainVerdict(
    _ bytes: Span<UInt8>, from start: Int, cursor: inout SeparatorCursor, allowsSingleLabel: Bool
  ) -> Bool? {
    var labelStart = start
    while true {
      let index = cursor.next(in: bytes)
      if index >= bytes.count { break }
      let byte = bytes[index]
      if byte == "." {
        guard isLabel(bytes, from: labelStart, to: index) else { return false }
        labelStart = index + 1
      } else if byte == "-" {
        guard index > labelStart else { return false }
        if isALabelPrefix(bytes, from: labelStart, to: index) { return nil }
      } else {
        return byte >= 0x80 || byte == "[" ? nil : false
      }
    }
    return (allowsSingleLabel || labelStart > start)
      && isLabel(bytes, from: labelStart, to: bytes.count)
      && !HostnameFormat.isNumber(bytes, from: labelStart, to: bytes.count)
  }

  /// Returns whether letters, digits and hyphens have the length of a label and do not end in a hyphen.
  @inline(__always)
  static func isLabel(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    end > start && end - start <= 63 && bytes[end - 1] != "-"
  }

  /// Returns whether a hyphen is the last byte of `xn--` at the start of a label.
  @inline(__always)
  private static func isALabelPrefix(_ bytes: Span<UInt8>, from start: Int, to hyphen: Int) -> Bool {
    hyphen - start == 3 && bytes[hyphen - 1] == "-"
      && bytes[start] | 0x20 == "x" && bytes[start + 1] | 0x20 == "n"
  }
}

/// Recognizes an address in place of the domain of an email address, such as `[192.0.2.1]`.
enum EmailAddressLiteral {
  /// Returns whether all the bytes are an address literal.
  ///
  ///     address-literal      = "[" ( IPv4-address-literal / IPv6-address-literal / General-address-literal ) "]"
  ///     IPv6-address-literal = "IPv6:" IPv6-addr  ; RFC 5321, section 4.1.3
  ///
  /// The tag of a general literal has to be registered
  /// ([Address Literal Tags](https://www.iana.org/assignments/address-literal-tags)), and `IPv6` is the only one,
  /// so general literals are not accepted. As in `IPv4Format`, octets have no leading zeros.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 2, bytes[0] == "[", bytes[bytes.count - 1] == "]"
    else { return false }
    let address = bytes.extracting(1..<(bytes.count - 1))
    guard hasIPv6Tag(address) else { return IPv4Format.matches(address) }
    return IPv6Format.matches(address.extracting(5..<address.count), maximumGroupsBesideGap: 6)
  }

  /// Returns an address literal with its address in canonical form.
  static func canonical(_ literal: String) -> String {
    let address = literal.dropFirst().dropLast()
    guard literal.withBytes({ hasIPv6Tag($0.extracting(1..<$0.count)) }) else { return literal }
    return "[IPv6:\(IPAddress(String(address.dropFirst(5)))?.canonical ?? String(address.dropFirst(5)))]"
  }

  private static func hasIPv6Tag(_ address: Span<UInt8>) -> Bool {
    address.count >= 5
      && address[0] | 0x20 == "i"
      && address[1] | 0x20 == "p"
      && address[2] | 0x20 == "v"
      && address[3] == "6"
      && address[4] == ":"
  }
}

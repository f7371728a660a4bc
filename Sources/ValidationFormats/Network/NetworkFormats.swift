/// Recognizes address blocks in CIDR notation, such as `192.0.2.0/24` and `2001:db8::/32`.
///
/// The notation is that of [RFC 4632, section 3.1](https://www.rfc-editor.org/rfc/rfc4632#section-3.1) and
/// [RFC 4291, section 2.3](https://www.rfc-editor.org/rfc/rfc4291#section-2.3). Bits after the prefix may be
/// set, because the same notation names an interface together with its network; an option rejects them. The
/// prefix length has no leading zeros.
public enum CIDRFormat {
  /// Returns whether the whole text is an address block.
  ///
  /// - Parameters:
  ///   - text: The text, an address and a prefix length of at most 32 or 128.
  ///   - version: The version of the address, or nil for any.
  ///   - options: What is accepted or rejected beyond the standard.
  /// - Returns: `true` if the whole text is an address block.
  public static func matches(
    _ text: String, version: IPAddress.Version? = nil, _ options: Options = .standard
  ) -> Bool {
    text.withBytes { matches($0, version: version, canonical: options.contains(.canonical)) }
  }

  /// Returns whether all the bytes are an address block.
  static func matches(_ bytes: Span<UInt8>, version: IPAddress.Version?, canonical: Bool) -> Bool {
    // Three digits at most, from the last one backwards.
    var slash = bytes.count - 1
    var prefixLength = 0
    var unit = 1
    while slash > 0, bytes[slash].isASCIIDigit, unit <= 100 {
      prefixLength &+= bytes[slash].digitValue &* unit
      unit &*= 10
      slash -= 1
    }
    guard slash > 0, unit > 1, bytes[slash] == "/" else { return false }
    let hasLeadingZero = unit > 10 && bytes[slash + 1] == "0"
    guard prefixLength <= 128, !hasLeadingZero else { return false }
    let address = bytes.extracting(0..<slash)
    if version != .v6, prefixLength <= 32, IPv4Format.matches(address) {
      return !canonical || HostBits.areZero(inIPv4: address, prefixLength: prefixLength)
    }
    guard version != .v4, IPv6Format.matches(address, allowsZone: false) else { return false }
    return !canonical || HostBits.areZero(inIPv6: address, prefixLength: prefixLength)
  }
}

/// Recognizes IPv4 network masks, such as `255.255.255.0`.
///
/// A mask has the bits of the network first, then those of the host, as [RFC 4632, section
/// 3.1](https://www.rfc-editor.org/rfc/rfc4632#section-3.1) demands; `0.0.0.0`, the mask of the default
/// route, and `255.255.255.255`, that of a single address, are two. The notation is that of ``IPv4Format``.
public enum NetmaskFormat {
  /// Returns whether the whole text is a network mask.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a network mask.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, allowsPrefixLength: options.contains(.allowsPrefixLength)) }
  }

  /// Returns whether all the bytes are a network mask.
  static func matches(_ bytes: Span<UInt8>, allowsPrefixLength: Bool) -> Bool {
    if bytes.count > 0, bytes[0] == "/" { return allowsPrefixLength && isPrefixLength(bytes) }
    guard IPv4Format.matches(bytes) else { return false }
    var mask: UInt32 = 0
    var octet: UInt32 = 0
    for index in bytes.indices {
      if bytes[index] == "." {
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
      guard bytes[1] != "0", let length = bytes.twoDigitNumber(at: 1) else { return false }
      return length <= 32
    default: return false
    }
  }
}

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
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a hardware address.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    guard options.contains(.allowsSeparators) else {
      return text.withBytes { matches($0, allowsEUI64: options.contains(.allowsEUI64)) }
    }
    return TypedText.withCode(text, true, true) { bytes in
      var digits = 0
      for index in bytes.indices where bytes[index] != ":" {
        guard bytes[index].isASCIIHexDigit else { return false }
        digits += 1
      }
      return bytes[0] != ":" && bytes[bytes.count - 1] != ":"
        && (digits == 12 || digits == 16 && options.contains(.allowsEUI64))
    } ?? false
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
      ? separator == "." : separator == ":" || separator == "-"
    guard isSeparator else { return false }
    var digits = 0
    for index in bytes.indices {
      if digits == digitsInGroup {
        guard bytes[index] == separator else { return false }
        digits = 0
      } else {
        guard bytes[index].isASCIIHexDigit else { return false }
        digits += 1
      }
    }
    return true
  }
}

/// Recognizes port numbers, `0` to `65535`, in decimal without leading zeros.
///
/// The range is that of [RFC 6335, section 6](https://www.rfc-editor.org/rfc/rfc6335#section-6). Port 0 is in
/// it, reserved, and many systems use it to choose a free port.
public enum PortFormat {
  /// Returns whether the whole text is a port number.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a port number.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 1, bytes.count <= 5 else { return false }
    guard bytes[0] != "0" || bytes.count == 1 else { return false }
    var port = 0
    for index in bytes.indices {
      guard bytes[index].isASCIIDigit else { return false }
      port = port &* 10 &+ bytes[index].digitValue
    }
    return port <= 65535
  }
}

/// Recognizes a host with a port, such as `www.example.com:443`, `192.0.2.1:80` and `[2001:db8::1]:8080`.
///
/// The grammar is `host ":" port` of [RFC 3986, section
/// 3.2](https://www.rfc-editor.org/rfc/rfc3986#section-3.2) with a port that is present: a host name as in
/// ``HostnameFormat``, an IPv4 address, or an IPv6 address in brackets. A host whose last label is a number
/// has to be an IPv4 address, because browsers and resolvers take it for one. The characters of the name are
/// mapped as in a URL. The port is one of ``PortFormat``.
public enum HostPortFormat {
  /// Returns whether the whole text is a host with a port.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a host with a port.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, asciiOnly: options.contains(.asciiOnly)) }
  }

  /// Returns whether all the bytes are a host with a port.
  static func matches(_ bytes: Span<UInt8>, asciiOnly: Bool) -> Bool {
    // The port has at most five digits, so its colon is among the last six bytes.
    var colon = bytes.count - 1
    while colon > 0, bytes[colon] != ":" {
      guard bytes.count - colon <= 5 else { return false }
      colon -= 1
    }
    guard colon > 0, PortFormat.matches(bytes.extracting((colon + 1)...)) else { return false }
    if bytes[0] == "[" {
      guard colon > 2, bytes[colon - 1] == "]" else { return false }
      return IPv6Format.matches(bytes.extracting(1..<(colon - 1)), allowsZone: false)
    }
    let host = bytes.extracting(..<colon)
    if IPv4Format.matches(host) { return true }
    let labels =
      asciiOnly ? HostnameFormat.Labels(host, asciiOnly: true) : HostnameFormat.Labels(mapping: host)
    return labels.map { !$0.isLastNumeric } ?? false
  }
}

extension HostPortFormat {
  /// The options of a host with a port.
  public struct Options: FormatOptions {
    /// Unicode labels are rejected. Their ASCII form, such as `xn--mnchen-3ya`, is always accepted.
    public static let asciiOnly = Self(rawValue: 1 << 0)

    public static let names: [OptionName] = ["asciiOnly"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

extension NetmaskFormat {
  /// The options of network masks.
  public struct Options: FormatOptions {
    /// Accepts a prefix length, too, as in `/24`.
    public static let allowsPrefixLength = Self(rawValue: 1 << 0)

    public static let names: [OptionName] = ["allowsPrefixLength"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

extension MACAddressFormat {
  /// The options of hardware addresses.
  public struct Options: LenientFormatOptions {
    /// Accepts an EUI-64 of eight octets, too.
    public static let allowsEUI64 = Self(rawValue: 1 << 0)
    /// You can leave out the separators, or put spaces, hyphens, dots and colons between any digits.
    public static let allowsSeparators = Self(rawValue: 1 << 1)

    public static let lenient: Self = [.allowsSeparators]
    public static let names: [OptionName] = ["allowsEUI64", "allowsSeparators"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

extension CIDRFormat {
  /// The options of address blocks.
  public struct Options: FormatOptions {
    /// The bits after the prefix must be zero, so that the block has one address: `192.0.2.0/24`, but
    /// not `192.0.2.1/24`.
    public static let canonical = Self(rawValue: 1 << 0)

    public static let names: [OptionName] = ["canonical"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

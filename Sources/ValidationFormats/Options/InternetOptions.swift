extension EmailFormat {
  /// The options of e-mail addresses.
  public struct Options: FormatOptions {
    /// Whether the local part may be a quoted string, as in `"john doe"@example.org`.
    public var allowsQuotedLocalPart: Bool
    /// Whether the domain may be an address in brackets, as in `user@[IPv6:2001:db8::1]`.
    public var allowsAddressLiteral: Bool
    /// Whether the domain may do without a dot, as in `user@localhost`.
    public var allowsSingleLabelDomain: Bool
    /// Whether characters beyond ASCII are rejected, as by a mail server without SMTPUTF8.
    public var asciiOnly: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(
      allowsQuotedLocalPart: Bool = false, allowsAddressLiteral: Bool = false,
      allowsSingleLabelDomain: Bool = false, asciiOnly: Bool = false
    ) {
      self.allowsQuotedLocalPart = allowsQuotedLocalPart
      self.allowsAddressLiteral = allowsAddressLiteral
      self.allowsSingleLabelDomain = allowsSingleLabelDomain
      self.asciiOnly = asciiOnly
    }

    public static let standard = Self()

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsQuotedLocalPart", &allowsQuotedLocalPart)
      try visitor.visit("allowsAddressLiteral", &allowsAddressLiteral)
      try visitor.visit("allowsSingleLabelDomain", &allowsSingleLabelDomain)
      try visitor.visit("asciiOnly", &asciiOnly)
    }
  }
}

extension URLFormat {
  /// The options of URLs.
  public struct Options: LenientFormatOptions {
    /// Whether the host may be `localhost`.
    public var allowsLocalhost: Bool
    /// Whether the host may do without a dot, as in `http://intranet/`.
    public var allowsSingleLabelHost: Bool
    /// Whether references without a scheme are accepted too, such as `../index.html` ([RFC 3986, section
    /// 4.2](https://www.rfc-editor.org/rfc/rfc3986#section-4.2)); the empty text is one.
    public var allowsRelative: Bool
    /// Whether scheme and slashes may be left out before a host, as in `www.example.com/path` ([RFC 3986,
    /// section 4.5](https://www.rfc-editor.org/rfc/rfc3986#section-4.5)). User information is not accepted
    /// there, because `mailto:ada@example.com` is something else.
    public var allowsMissingScheme: Bool
    /// Whether the scheme may be left out before the slashes, as in `//example.com/path`. Of the references
    /// that ``allowsRelative`` accepts, these are the ones with a host.
    public var allowsProtocolRelative: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(
      allowsLocalhost: Bool = false, allowsSingleLabelHost: Bool = false, allowsRelative: Bool = false,
      allowsMissingScheme: Bool = false, allowsProtocolRelative: Bool = false
    ) {
      self.allowsLocalhost = allowsLocalhost
      self.allowsSingleLabelHost = allowsSingleLabelHost
      self.allowsRelative = allowsRelative
      self.allowsMissingScheme = allowsMissingScheme
      self.allowsProtocolRelative = allowsProtocolRelative
    }

    public static let standard = Self()
    public static let lenient = Self(allowsMissingScheme: true, allowsProtocolRelative: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsLocalhost", &allowsLocalhost)
      try visitor.visit("allowsSingleLabelHost", &allowsSingleLabelHost)
      try visitor.visit("allowsRelative", &allowsRelative)
      try visitor.visit("allowsMissingScheme", &allowsMissingScheme)
      try visitor.visit("allowsProtocolRelative", &allowsProtocolRelative)
    }
  }
}

extension HostnameFormat {
  /// The options of host names.
  public struct Options: LenientFormatOptions {
    /// Whether the name needs two labels or more, the last of which is not a number, because a top-level
    /// domain never is (RFC 1123).
    public var requiresDot: Bool
    /// Whether Unicode labels are rejected. Their ASCII form is accepted in any case.
    public var asciiOnly: Bool
    /// Whether all labels but the last may have underscores, as the names of DNS records have ([RFC
    /// 8552](https://www.rfc-editor.org/rfc/rfc8552)).
    public var allowsUnderscores: Bool
    /// Whether the root dot may stand at the end.
    public var allowsTrailingDot: Bool
    /// Whether characters are mapped as in browsers before the labels are checked ([UTS
    /// #46](https://www.unicode.org/reports/tr46/)): capital letters beyond ASCII, full-width characters,
    /// letters with combining marks that are not composed, and the like.
    public var mapsCharacters: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(
      requiresDot: Bool = false, asciiOnly: Bool = false, allowsUnderscores: Bool = false,
      allowsTrailingDot: Bool = false, mapsCharacters: Bool = false
    ) {
      self.requiresDot = requiresDot
      self.asciiOnly = asciiOnly
      self.allowsUnderscores = allowsUnderscores
      self.allowsTrailingDot = allowsTrailingDot
      self.mapsCharacters = mapsCharacters
    }

    public static let standard = Self()
    public static let lenient = Self(allowsTrailingDot: true, mapsCharacters: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("requiresDot", &requiresDot)
      try visitor.visit("asciiOnly", &asciiOnly)
      try visitor.visit("allowsUnderscores", &allowsUnderscores)
      try visitor.visit("allowsTrailingDot", &allowsTrailingDot)
      try visitor.visit("mapsCharacters", &mapsCharacters)
    }
  }
}

extension HostPortFormat {
  /// The options of hosts with a port.
  public struct Options: FormatOptions {
    /// Whether Unicode labels are rejected. Their ASCII form is accepted in any case.
    public var asciiOnly: Bool

    /// Creates options; by default those of the standard.
    public init(asciiOnly: Bool = false) {
      self.asciiOnly = asciiOnly
    }

    public static let standard = Self()

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("asciiOnly", &asciiOnly)
    }
  }
}

extension IPv6Format {
  /// The options of IPv6 addresses.
  public struct Options: FormatOptions {
    /// Whether `%` and a zone may follow, as in `fe80::1%eth0` ([RFC 4007, section
    /// 11](https://www.rfc-editor.org/rfc/rfc4007#section-11)).
    public var allowsZone: Bool

    /// Creates options; by default those of the standard.
    public init(allowsZone: Bool = false) {
      self.allowsZone = allowsZone
    }

    public static let standard = Self()

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsZone", &allowsZone)
    }
  }
}

extension IPAddressFormat {
  /// The options of IP addresses, which are those of version 6.
  public typealias Options = IPv6Format.Options
}

extension NetmaskFormat {
  /// The options of network masks.
  public struct Options: FormatOptions {
    /// Whether the length may be written instead, as in `/24`.
    public var allowsPrefixLength: Bool

    /// Creates options; by default those of the standard.
    public init(allowsPrefixLength: Bool = false) {
      self.allowsPrefixLength = allowsPrefixLength
    }

    public static let standard = Self()

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsPrefixLength", &allowsPrefixLength)
    }
  }
}

extension MACAddressFormat {
  /// The options of hardware addresses.
  public struct Options: LenientFormatOptions {
    /// Whether an EUI-64 of eight octets is accepted too.
    public var allowsEUI64: Bool
    /// Whether the digits may stand without separators, or with spaces, hyphens, dots and colons between any
    /// of them.
    public var allowsSeparators: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(allowsEUI64: Bool = false, allowsSeparators: Bool = false) {
      self.allowsEUI64 = allowsEUI64
      self.allowsSeparators = allowsSeparators
    }

    public static let standard = Self()
    public static let lenient = Self(allowsSeparators: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsEUI64", &allowsEUI64)
      try visitor.visit("allowsSeparators", &allowsSeparators)
    }
  }
}

extension SlugFormat {
  /// The options of slugs.
  public struct Options: LenientFormatOptions {
    /// Whether underscores may separate words too.
    public var allowsUnderscores: Bool

    /// Creates options; by default those of the standard.
    public init(allowsUnderscores: Bool = false) {
      self.allowsUnderscores = allowsUnderscores
    }

    public static let standard = Self()
    public static let lenient = Self(allowsUnderscores: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsUnderscores", &allowsUnderscores)
    }
  }
}

extension EmailFormat {
  /// The options of email addresses.
  public struct Options: FormatOptions {
    /// Whether the local part can be a quoted string, as in `"john doe"@example.org`.
    public var allowsQuotedLocalPart: Bool
    /// Whether the domain can be an address in brackets, as in `user@[IPv6:2001:db8::1]`.
    public var allowsAddressLiteral: Bool
    /// Whether the domain can be a single label, as in `user@localhost`.
    public var allowsSingleLabelDomain: Bool
    /// Whether only ASCII is accepted. Set it if your mail server doesn't support SMTPUTF8.
    public var asciiOnly: Bool

    /// Creates options. Those you leave out follow the standard.
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
    /// Whether the host can be `localhost`.
    public var allowsLocalhost: Bool
    /// Whether the host can be a single label, as in `http://intranet/`.
    public var allowsSingleLabelHost: Bool
    /// Whether you accept references without a scheme, too, such as `../index.html` ([RFC 3986, section
    /// 4.2](https://www.rfc-editor.org/rfc/rfc3986#section-4.2)). Empty text is also such a reference.
    public var allowsRelative: Bool
    /// Whether you can leave out the scheme and the slashes, as in `www.example.com/path` ([RFC 3986, section
    /// 4.5](https://www.rfc-editor.org/rfc/rfc3986#section-4.5)). User information still needs them, because
    /// `mailto:ada@example.com` isn't a URL with a host.
    public var allowsMissingScheme: Bool
    /// Whether you can leave out the scheme but keep the slashes, as in `//example.com/path`.
    /// ``allowsRelative`` accepts these references, too, and others without a host.
    public var allowsProtocolRelative: Bool
    /// Whether only ASCII is accepted, with internationalized hosts as A-labels and other characters
    /// percent-encoded.
    public var asciiOnly: Bool
    /// Whether a query can have the characters `[]{}|\^` and the grave accent, which browsers write without encoding them
    /// ([URL Standard](https://url.spec.whatwg.org/#query-percent-encode-set)), as in `?ids[]=1|2`.
    public var allowsUnencodedQuery: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(
      allowsLocalhost: Bool = false, allowsSingleLabelHost: Bool = false, allowsRelative: Bool = false,
      allowsMissingScheme: Bool = false, allowsProtocolRelative: Bool = false, asciiOnly: Bool = false,
      allowsUnencodedQuery: Bool = false
    ) {
      self.allowsUnencodedQuery = allowsUnencodedQuery
      self.allowsLocalhost = allowsLocalhost
      self.allowsSingleLabelHost = allowsSingleLabelHost
      self.allowsRelative = allowsRelative
      self.allowsMissingScheme = allowsMissingScheme
      self.allowsProtocolRelative = allowsProtocolRelative
      self.asciiOnly = asciiOnly
    }

    public static let standard = Self()
    public static let lenient = Self(allowsMissingScheme: true, allowsProtocolRelative: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsLocalhost", &allowsLocalhost)
      try visitor.visit("allowsSingleLabelHost", &allowsSingleLabelHost)
      try visitor.visit("allowsRelative", &allowsRelative)
      try visitor.visit("allowsMissingScheme", &allowsMissingScheme)
      try visitor.visit("allowsProtocolRelative", &allowsProtocolRelative)
      try visitor.visit("asciiOnly", &asciiOnly)
      try visitor.visit("allowsUnencodedQuery", &allowsUnencodedQuery)
    }
  }
}

extension HostnameFormat {
  /// The options of host names.
  public struct Options: LenientFormatOptions {
    /// Whether the name needs at least two labels.
    public var requiresDot: Bool
    /// Whether Unicode labels are rejected. Their ASCII form, such as `xn--mnchen-3ya`, is always accepted.
    public var asciiOnly: Bool
    /// Whether labels can contain underscores, as in the names of DNS records ([RFC
    /// 8552](https://www.rfc-editor.org/rfc/rfc8552)). The last label can't.
    public var allowsUnderscores: Bool
    /// Whether the name can end with the dot of the root, as in `example.org.`.
    public var allowsTrailingDot: Bool
    /// Whether characters are first mapped as browsers do ([UTS #46](https://www.unicode.org/reports/tr46/)),
    /// so that you accept uppercase letters beyond ASCII, full-width characters, and letters with separate
    /// combining marks.
    public var mapsCharacters: Bool
    /// Whether you accept an IPv4 address in place of a name, as in `192.0.2.1`.
    public var allowsIPv4: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(
      requiresDot: Bool = false, asciiOnly: Bool = false, allowsUnderscores: Bool = false,
      allowsTrailingDot: Bool = false, mapsCharacters: Bool = false, allowsIPv4: Bool = false
    ) {
      self.allowsIPv4 = allowsIPv4
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
      try visitor.visit("allowsIPv4", &allowsIPv4)
    }
  }
}

extension HostPortFormat {
  /// The options of a host with a port.
  public struct Options: FormatOptions {
    /// Whether Unicode labels are rejected. Their ASCII form, such as `xn--mnchen-3ya`, is always accepted.
    public var asciiOnly: Bool

    /// Creates options. By default, they follow the standard.
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
    /// Whether a zone can follow the address, as in `fe80::1%eth0` ([RFC 4007, section
    /// 11](https://www.rfc-editor.org/rfc/rfc4007#section-11)).
    public var allowsZone: Bool

    /// Creates options. By default, they follow the standard.
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
  /// The options of IP addresses, which apply to version 6.
  public typealias Options = IPv6Format.Options
}

extension NetmaskFormat {
  /// The options of network masks.
  public struct Options: FormatOptions {
    /// Whether you accept a prefix length, too, as in `/24`.
    public var allowsPrefixLength: Bool

    /// Creates options. By default, they follow the standard.
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
    /// Whether you accept an EUI-64 of eight octets, too.
    public var allowsEUI64: Bool
    /// Whether you can leave out the separators, or put spaces, hyphens, dots and colons between any digits.
    public var allowsSeparators: Bool

    /// Creates options. Those you leave out follow the standard.
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
    /// Whether underscores can separate words, too.
    public var allowsUnderscores: Bool

    /// Creates options. By default, they follow the standard.
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

extension URIFormat {
  /// The options of URIs.
  public struct Options: FormatOptions {
    /// Whether you accept characters beyond ASCII, as in an IRI ([RFC 3987, section
    /// 2.2](https://www.rfc-editor.org/rfc/rfc3987#section-2.2)).
    public var allowsUnicode: Bool

    /// Creates options. By default, they follow the standard.
    public init(allowsUnicode: Bool = false) {
      self.allowsUnicode = allowsUnicode
    }

    public static let standard = Self()

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsUnicode", &allowsUnicode)
    }
  }
}

extension CIDRFormat {
  /// The options of address blocks.
  public struct Options: FormatOptions {
    /// Whether the bits after the prefix must be zero, so that the block has one address: `192.0.2.0/24`, but
    /// not `192.0.2.1/24`.
    public var canonical: Bool

    /// Creates options. By default, they follow the standard.
    public init(canonical: Bool = false) {
      self.canonical = canonical
    }

    public static let standard = Self()

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("canonical", &canonical)
    }
  }
}

extension UUIDFormat {
  /// The options of UUIDs.
  public struct Options: LenientFormatOptions {
    /// Whether the 32 digits may stand without hyphens.
    public var allowsMissingHyphens: Bool
    /// Whether the UUID may stand in braces, as Windows writes it.
    public var allowsBraces: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(allowsMissingHyphens: Bool = false, allowsBraces: Bool = false) {
      self.allowsMissingHyphens = allowsMissingHyphens
      self.allowsBraces = allowsBraces
    }

    public static let standard = Self()
    public static let lenient = Self(allowsMissingHyphens: true, allowsBraces: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsMissingHyphens", &allowsMissingHyphens)
      try visitor.visit("allowsBraces", &allowsBraces)
    }
  }
}

extension Base64Format {
  /// The options of data in Base64.
  public struct Options: LenientFormatOptions {
    /// Whether `-` and `_` take the places of `+` and `/`.
    public var urlSafe: Bool
    /// Whether the padding must be left out, instead of being required.
    public var unpadded: Bool
    /// Whether the padding may be left out.
    public var allowsMissingPadding: Bool
    /// Whether spaces, tabs and line breaks may stand anywhere, as in e-mail messages and certificates ([RFC
    /// 2045, section 6.8](https://www.rfc-editor.org/rfc/rfc2045#section-6.8)).
    public var allowsWhitespace: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(
      urlSafe: Bool = false, unpadded: Bool = false, allowsMissingPadding: Bool = false,
      allowsWhitespace: Bool = false
    ) {
      self.urlSafe = urlSafe
      self.unpadded = unpadded
      self.allowsMissingPadding = allowsMissingPadding
      self.allowsWhitespace = allowsWhitespace
    }

    public static let standard = Self()
    public static let lenient = Self(allowsMissingPadding: true, allowsWhitespace: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("urlSafe", &urlSafe)
      try visitor.visit("unpadded", &unpadded)
      try visitor.visit("allowsMissingPadding", &allowsMissingPadding)
      try visitor.visit("allowsWhitespace", &allowsWhitespace)
    }
  }
}

extension JSONFormat {
  /// The options of JSON texts.
  public struct Options: FormatOptions {
    /// Whether an escaped surrogate without its partner, as in `"\ud800"`, is rejected. The grammar allows
    /// it, but it stands for no character, and Foundation and other decoders reject it (RFC 8259, section
    /// 8.2).
    public var requiresPairedSurrogates: Bool

    /// Creates options; by default those of the standard.
    public init(requiresPairedSurrogates: Bool = false) {
      self.requiresPairedSurrogates = requiresPairedSurrogates
    }

    public static let standard = Self()

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("requiresPairedSurrogates", &requiresPairedSurrogates)
    }
  }
}

extension HexColorFormat {
  /// The options of hexadecimal colors.
  public struct Options: LenientFormatOptions {
    /// Whether the digits may stand without the `#`.
    public var allowsMissingHash: Bool
    /// Whether the forms with alpha, those of four and eight digits, are rejected.
    public var opaqueOnly: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(allowsMissingHash: Bool = false, opaqueOnly: Bool = false) {
      self.allowsMissingHash = allowsMissingHash
      self.opaqueOnly = opaqueOnly
    }

    public static let standard = Self()
    public static let lenient = Self(allowsMissingHash: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsMissingHash", &allowsMissingHash)
      try visitor.visit("opaqueOnly", &opaqueOnly)
    }
  }
}

extension UUIDFormat {
  /// The options of UUIDs.
  public struct Options: LenientFormatOptions {
    /// Whether you can leave out the hyphens.
    public var allowsMissingHyphens: Bool
    /// Whether braces can enclose the UUID, as Windows writes it.
    public var allowsBraces: Bool

    /// Creates options. Those you leave out follow the standard.
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
  /// The options of Base64 data.
  public struct Options: LenientFormatOptions {
    /// Whether the alphabet has `-` and `_` in place of `+` and `/`.
    public var urlSafe: Bool
    /// Whether padding is rejected instead of required.
    public var unpadded: Bool
    /// Whether padding is optional.
    public var allowsMissingPadding: Bool
    /// Whether you accept spaces, tabs and line breaks anywhere, as in email messages and certificates ([RFC
    /// 2045, section 6.8](https://www.rfc-editor.org/rfc/rfc2045#section-6.8)).
    public var allowsWhitespace: Bool

    /// Creates options. Those you leave out follow the standard.
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
    /// Whether an escaped surrogate needs its partner. The grammar allows `"\ud800"`, but that isn't a
    /// character, and Foundation and other decoders reject it (RFC 8259, section 8.2).
    public var requiresPairedSurrogates: Bool

    /// Creates options. By default, they follow the standard.
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
    /// Whether you can leave out the `#`.
    public var allowsMissingHash: Bool
    /// Whether colors with an alpha component are rejected, which have four or eight digits.
    public var opaqueOnly: Bool

    /// Creates options. Those you leave out follow the standard.
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

extension Base32Format {
  /// The options of Base32 data.
  public struct Options: LenientFormatOptions {
    /// Whether the alphabet is `0` to `9` and `A` to `V` ([RFC 4648, section
    /// 7](https://www.rfc-editor.org/rfc/rfc4648#section-7)) in place of `A` to `Z` and `2` to `7`.
    public var extendedHex: Bool
    /// Whether padding is rejected instead of required.
    public var unpadded: Bool
    /// Whether padding is optional.
    public var allowsMissingPadding: Bool
    /// Whether letters can be lowercase.
    public var allowsLowercase: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(
      extendedHex: Bool = false, unpadded: Bool = false, allowsMissingPadding: Bool = false,
      allowsLowercase: Bool = false
    ) {
      self.extendedHex = extendedHex
      self.unpadded = unpadded
      self.allowsMissingPadding = allowsMissingPadding
      self.allowsLowercase = allowsLowercase
    }

    public static let standard = Self()
    public static let lenient = Self(allowsMissingPadding: true, allowsLowercase: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("extendedHex", &extendedHex)
      try visitor.visit("unpadded", &unpadded)
      try visitor.visit("allowsMissingPadding", &allowsMissingPadding)
      try visitor.visit("allowsLowercase", &allowsLowercase)
    }
  }
}

extension HexadecimalFormat {
  /// The options of hexadecimal data.
  public struct Options: LenientFormatOptions {
    /// Whether the number of digits must be even.
    public var wholeBytes: Bool
    /// Whether `0x` can precede the digits.
    public var allowsPrefix: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(wholeBytes: Bool = false, allowsPrefix: Bool = false) {
      self.wholeBytes = wholeBytes
      self.allowsPrefix = allowsPrefix
    }

    public static let standard = Self()
    public static let lenient = Self(allowsPrefix: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("wholeBytes", &wholeBytes)
      try visitor.visit("allowsPrefix", &allowsPrefix)
    }
  }
}

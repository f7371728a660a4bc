extension PhoneNumberFormat {
  /// The options of telephone numbers.
  public struct Options: LenientFormatOptions {
    /// Whether separators are accepted without a region too, and those of word processors in any case:
    /// no-break and narrow spaces, dashes, full-width digits, and marks of direction around them.
    public var allowsSeparators: Bool
    /// Whether, with a region, international numbers of any region are accepted too, and national numbers of
    /// the regions that share its calling code.
    public var allowsOtherRegions: Bool
    /// Whether an extension of up to 20 digits may follow the number, as in `ext. 123`, `x123`, `#123` or
    /// `;ext=123`.
    public var allowsExtension: Bool
    /// Whether the trunk prefix may stand after the calling code, as in `+82-010-1234-5678`. Without it, that is accepted in
    /// parentheses only, as in `+44 (0)20 7946 0018`.
    public var allowsTrunkPrefix: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(
      allowsSeparators: Bool = false, allowsOtherRegions: Bool = false, allowsExtension: Bool = false,
      allowsTrunkPrefix: Bool = false
    ) {
      self.allowsSeparators = allowsSeparators
      self.allowsOtherRegions = allowsOtherRegions
      self.allowsExtension = allowsExtension
      self.allowsTrunkPrefix = allowsTrunkPrefix
    }

    public static let standard = Self()
    public static let lenient = Self(
      allowsSeparators: true, allowsExtension: true, allowsTrunkPrefix: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsSeparators", &allowsSeparators)
      try visitor.visit("allowsOtherRegions", &allowsOtherRegions)
      try visitor.visit("allowsExtension", &allowsExtension)
      try visitor.visit("allowsTrunkPrefix", &allowsTrunkPrefix)
    }
  }
}

extension PostalCodeFormat {
  /// The options of postal codes.
  public struct Options: LenientFormatOptions {
    /// Whether the hyphen or space of the shape may be missing, or be any space, dash or dot at any place,
    /// and full-width characters stand for those of ASCII.
    public var allowsSeparators: Bool
    /// Whether the code of the region or its distinguishing sign of vehicles may stand before, with a hyphen,
    /// as on letters from abroad.
    public var allowsCountryPrefix: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(allowsSeparators: Bool = false, allowsCountryPrefix: Bool = false) {
      self.allowsSeparators = allowsSeparators
      self.allowsCountryPrefix = allowsCountryPrefix
    }

    public static let standard = Self()
    public static let lenient = Self(allowsSeparators: true, allowsCountryPrefix: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsSeparators", &allowsSeparators)
      try visitor.visit("allowsCountryPrefix", &allowsCountryPrefix)
    }
  }
}

extension LanguageTagFormat {
  /// The options of language tags.
  public struct Options: LenientFormatOptions {
    /// Whether underscores may stand for hyphens, as in the identifiers of locales.
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

extension TimeOfDayFormat {
  /// The options of times of day.
  public struct Options: FormatOptions {
    /// Whether seconds may follow the minutes.
    public var allowsSeconds: Bool

    /// Creates options; by default those of the standard.
    public init(allowsSeconds: Bool = true) {
      self.allowsSeconds = allowsSeconds
    }

    public static let standard = Self()

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsSeconds", &allowsSeconds)
    }
  }
}

extension DateTimeFormat {
  /// The options of dates with a time.
  public struct Options: LenientFormatOptions {
    /// Whether a space can separate date and time, too.
    public var allowsSpace: Bool

    /// Creates options; by default those of the standard.
    public init(allowsSpace: Bool = false) {
      self.allowsSpace = allowsSpace
    }

    public static let standard = Self()
    public static let lenient = Self(allowsSpace: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsSpace", &allowsSpace)
    }
  }
}

extension DurationFormat {
  /// The options of durations. Java, JavaScript and XML Schema write fractions and leave out units.
  public struct Options: LenientFormatOptions {
    /// Whether the last unit may have a decimal fraction if it is one of time, after a dot or comma, as in
    /// `PT0.5S`.
    public var allowsFraction: Bool
    /// Whether units may be left out between others, as in `PT1H5S`.
    public var allowsMissingUnits: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(allowsFraction: Bool = false, allowsMissingUnits: Bool = false) {
      self.allowsFraction = allowsFraction
      self.allowsMissingUnits = allowsMissingUnits
    }

    public static let standard = Self()
    public static let lenient = Self(allowsFraction: true, allowsMissingUnits: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsFraction", &allowsFraction)
      try visitor.visit("allowsMissingUnits", &allowsMissingUnits)
    }
  }
}

extension PhoneNumberFormat {
  /// The options of telephone numbers.
  public struct Options: LenientFormatOptions {
    /// Whether you accept separators without a region, too, and what word processors insert: no-break and
    /// narrow spaces, dashes, full-width digits, and marks of direction.
    public var allowsSeparators: Bool
    /// Whether a format with a region also accepts international numbers from any region, and national
    /// numbers of regions that share its calling code.
    public var allowsOtherRegions: Bool
    /// Whether an extension of up to 20 digits can follow the number, as in `ext. 123`, `x123`, `#123` or
    /// `;ext=123`.
    public var allowsExtension: Bool
    /// Whether the trunk prefix can follow the calling code, as in `+82-010-1234-5678`. Otherwise you accept
    /// it in parentheses only, as in `+44 (0)20 7946 0018`.
    public var allowsTrunkPrefix: Bool
    /// Whether the number can be a URI, as in `tel:+44-20-7946-0018` ([RFC
    /// 3966](https://www.rfc-editor.org/rfc/rfc3966)).
    public var allowsURI: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(
      allowsSeparators: Bool = false, allowsOtherRegions: Bool = false, allowsExtension: Bool = false,
      allowsTrunkPrefix: Bool = false, allowsURI: Bool = false
    ) {
      self.allowsURI = allowsURI
      self.allowsSeparators = allowsSeparators
      self.allowsOtherRegions = allowsOtherRegions
      self.allowsExtension = allowsExtension
      self.allowsTrunkPrefix = allowsTrunkPrefix
    }

    public static let standard = Self()
    public static let lenient = Self(
      allowsSeparators: true, allowsExtension: true, allowsTrunkPrefix: true, allowsURI: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsSeparators", &allowsSeparators)
      try visitor.visit("allowsOtherRegions", &allowsOtherRegions)
      try visitor.visit("allowsExtension", &allowsExtension)
      try visitor.visit("allowsTrunkPrefix", &allowsTrunkPrefix)
      try visitor.visit("allowsURI", &allowsURI)
    }
  }
}

extension PostalCodeFormat {
  /// The options of postal codes.
  public struct Options: LenientFormatOptions {
    /// Whether you can leave out the hyphen or space, or put any space, dash or dot anywhere, and type
    /// full-width characters in place of ASCII.
    public var allowsSeparators: Bool
    /// Whether the code can follow the region's code or vehicle sign and a hyphen, as in `D-10115` on letters
    /// from abroad.
    public var allowsCountryPrefix: Bool

    /// Creates options. Those you leave out follow the standard.
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
    /// Whether underscores can replace hyphens, as in locale identifiers.
    public var allowsUnderscores: Bool
    /// Whether each language, script, region and variant must be in the IANA registry ([RFC 5646, section
    /// 2.2.9](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9)).
    public var registered: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(allowsUnderscores: Bool = false, registered: Bool = false) {
      self.allowsUnderscores = allowsUnderscores
      self.registered = registered
    }

    public static let standard = Self()
    public static let lenient = Self(allowsUnderscores: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsUnderscores", &allowsUnderscores)
      try visitor.visit("registered", &registered)
    }
  }
}

extension LocalDateTimeFormat {
  /// The options of dates with a time and without an offset.
  public struct Options: LenientFormatOptions {
    /// Whether a space can separate the date from the time, too, as HTML reads it and SQL writes it.
    public var allowsSpace: Bool
    /// Whether the seconds can have a fraction of up to nine digits, as Java and Go write it.
    public var allowsNanoseconds: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(allowsSpace: Bool = false, allowsNanoseconds: Bool = false) {
      self.allowsSpace = allowsSpace
      self.allowsNanoseconds = allowsNanoseconds
    }

    public static let standard = Self()
    public static let lenient = Self(allowsSpace: true, allowsNanoseconds: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsSpace", &allowsSpace)
      try visitor.visit("allowsNanoseconds", &allowsNanoseconds)
    }
  }
}

extension TimeOfDayFormat {
  /// The options of times of day.
  public struct Options: FormatOptions {
    /// Whether seconds can follow the minutes, on a clock of 24 hours with a fraction of up to three digits.
    public var allowsSeconds: Bool

    /// Creates options. By default, they follow the standard.
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
    /// Whether a space can separate the date from the time, too.
    public var allowsSpace: Bool

    /// Creates options. By default, they follow the standard.
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
  /// The options of durations. Turn both on for durations that Java, JavaScript and XML Schema write.
  public struct Options: LenientFormatOptions {
    /// Whether the last unit of time can have a decimal fraction, after a dot or comma, as in `PT0.5S`.
    public var allowsFraction: Bool
    /// Whether you can skip units, as in `PT1H5S`.
    public var allowsMissingUnits: Bool
    /// Whether the duration can be negative, as in `-P1D`. XML Schema, Java and JavaScript write that.
    public var allowsNegative: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(
      allowsFraction: Bool = false, allowsMissingUnits: Bool = false, allowsNegative: Bool = false
    ) {
      self.allowsNegative = allowsNegative
      self.allowsFraction = allowsFraction
      self.allowsMissingUnits = allowsMissingUnits
    }

    public static let standard = Self()
    public static let lenient = Self(allowsFraction: true, allowsMissingUnits: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsFraction", &allowsFraction)
      try visitor.visit("allowsMissingUnits", &allowsMissingUnits)
      try visitor.visit("allowsNegative", &allowsNegative)
    }
  }
}

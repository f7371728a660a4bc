/// The options of numbers that consist of digits only, as people type them.
public struct TypedDigitsOptions: LenientFormatOptions {
  /// Whether spaces, hyphens and dots may stand between digits, and full-width digits for those of ASCII.
  public var allowsSeparators: Bool

  /// Creates options; by default those of the standard.
  public init(allowsSeparators: Bool = false) {
    self.allowsSeparators = allowsSeparators
  }

  public static let standard = Self()
  public static let lenient = Self(allowsSeparators: true)

  public mutating func visit(with visitor: any OptionVisitor) throws {
    try visitor.visit("allowsSeparators", &allowsSeparators)
  }
}

extension PaymentCardFormat {
  /// The options of payment card numbers. The size of groups of digits does not matter, because people type
  /// other groups than a card shows.
  public typealias Options = TypedDigitsOptions
}

extension LuhnFormat {
  /// The options of numbers with Luhn's check digit. With separators, text is limited to 256 bytes.
  public typealias Options = TypedDigitsOptions
}

extension IBANFormat {
  /// The options of account numbers.
  public struct Options: LenientFormatOptions {
    /// Whether letters may be lower case.
    public var allowsLowercase: Bool
    /// Whether hyphens, dots and spaces of other kinds may stand between characters too, and separators in
    /// the country code.
    public var allowsSeparators: Bool
    /// Whether countries whose banks issue such numbers without being in the registry, such as Algeria and
    /// Morocco, are accepted.
    public var includesUnregisteredCountries: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(
      allowsLowercase: Bool = false, allowsSeparators: Bool = false,
      includesUnregisteredCountries: Bool = false
    ) {
      self.allowsLowercase = allowsLowercase
      self.allowsSeparators = allowsSeparators
      self.includesUnregisteredCountries = includesUnregisteredCountries
    }

    public static let standard = Self()
    public static let lenient = Self(allowsLowercase: true, allowsSeparators: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsLowercase", &allowsLowercase)
      try visitor.visit("allowsSeparators", &allowsSeparators)
      try visitor.visit("includesUnregisteredCountries", &includesUnregisteredCountries)
    }
  }
}

extension CardExpiryFormat {
  /// The options of the expiry of a payment card.
  public struct Options: LenientFormatOptions {
    /// Whether `05/27` is accepted.
    public var allowsTwoDigitYear: Bool
    /// Whether `05/2027` is accepted.
    public var allowsFourDigitYear: Bool
    /// Whether a space can be before the slash, after it, or both, as in card forms.
    public var allowsSpaces: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(
      allowsTwoDigitYear: Bool = true, allowsFourDigitYear: Bool = true, allowsSpaces: Bool = false
    ) {
      self.allowsTwoDigitYear = allowsTwoDigitYear
      self.allowsFourDigitYear = allowsFourDigitYear
      self.allowsSpaces = allowsSpaces
    }

    public static let standard = Self()
    public static let lenient = Self(allowsSpaces: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsTwoDigitYear", &allowsTwoDigitYear)
      try visitor.visit("allowsFourDigitYear", &allowsFourDigitYear)
      try visitor.visit("allowsSpaces", &allowsSpaces)
    }
  }
}

extension CurrencyAmountFormat {
  /// The options of amounts of money.
  public struct Options: FormatOptions {
    /// Whether there must be a fraction.
    public var requiresFraction: Bool
    /// Whether a currency sign can be next to the digits: `$`, `¢` to `¥`, `฿`, U+20A0 to U+20C1 (the riyal
    /// of Unicode 17).
    public var allowsSymbol: Bool
    /// Whether a code of ISO 4217, such as `CHF`, can be there instead, with or without a space.
    public var allowsCode: Bool
    /// Whether one space, breaking or not, can be between sign and digits.
    public var allowsSpace: Bool
    /// Whether the amount may begin with a minus sign, before the currency.
    public var allowsNegative: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(
      requiresFraction: Bool = false, allowsSymbol: Bool = true, allowsCode: Bool = false,
      allowsSpace: Bool = false, allowsNegative: Bool = true
    ) {
      self.requiresFraction = requiresFraction
      self.allowsSymbol = allowsSymbol
      self.allowsCode = allowsCode
      self.allowsSpace = allowsSpace
      self.allowsNegative = allowsNegative
    }

    public static let standard = Self()

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("requiresFraction", &requiresFraction)
      try visitor.visit("allowsSymbol", &allowsSymbol)
      try visitor.visit("allowsCode", &allowsCode)
      try visitor.visit("allowsSpace", &allowsSpace)
      try visitor.visit("allowsNegative", &allowsNegative)
    }
  }
}

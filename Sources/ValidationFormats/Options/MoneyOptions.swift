/// The options of numbers that consist of digits only.
public struct TypedDigitsOptions: LenientFormatOptions {
  /// Whether you accept spaces, hyphens and dots between digits, and full-width digits in place of ASCII.
  public var allowsSeparators: Bool

  /// Creates options. By default, they follow the standard.
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
  /// The options of payment card numbers. Groups of digits can have any size, because people don't always
  /// type the groups that the card shows.
  public typealias Options = TypedDigitsOptions
}

extension LuhnFormat {
  /// The options of numbers with a Luhn check digit. With separators, text can have at most 256 bytes.
  public typealias Options = TypedDigitsOptions
}

extension IBANFormat {
  /// The options of account numbers.
  public struct Options: LenientFormatOptions {
    /// Whether letters can be lowercase.
    public var allowsLowercase: Bool
    /// Whether you accept hyphens, dots and any kind of space between characters, even within the country
    /// code.
    public var allowsSeparators: Bool
    /// Whether you accept countries that issue such numbers but aren't in the registry, such as Algeria and
    /// Morocco.
    public var includesUnregisteredCountries: Bool
    /// Whether the number can follow the word `IBAN`, as in `IBAN DE89 …` and `IBAN: DE89 …`.
    public var allowsPrefix: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(
      allowsLowercase: Bool = false, allowsSeparators: Bool = false,
      includesUnregisteredCountries: Bool = false, allowsPrefix: Bool = false
    ) {
      self.allowsLowercase = allowsLowercase
      self.allowsSeparators = allowsSeparators
      self.includesUnregisteredCountries = includesUnregisteredCountries
      self.allowsPrefix = allowsPrefix
    }

    public static let standard = Self()
    public static let lenient = Self(allowsLowercase: true, allowsSeparators: true, allowsPrefix: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsLowercase", &allowsLowercase)
      try visitor.visit("allowsSeparators", &allowsSeparators)
      try visitor.visit("includesUnregisteredCountries", &includesUnregisteredCountries)
      try visitor.visit("allowsPrefix", &allowsPrefix)
    }
  }
}

extension CardExpiryFormat {
  /// The options of payment card expiry dates.
  public struct Options: LenientFormatOptions {
    /// Whether you accept a year of two digits, as in `05/27`.
    public var allowsTwoDigitYear: Bool
    /// Whether you accept a year of four digits, as in `05/2027`.
    public var allowsFourDigitYear: Bool
    /// Whether spaces can surround the slash, as in many card forms.
    public var allowsSpaces: Bool
    /// Whether a month can have one digit, as in `5/27`.
    public var allowsSingleDigitMonth: Bool
    /// Whether a year of four digits can come first, as in `2027-05`.
    public var allowsYearFirst: Bool
    /// Whether a hyphen, a dot or, with ``allowsSpaces``, a space can replace the slash, and whether it can be missing, as
    /// in `0527`.
    public var allowsOtherSeparators: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(
      allowsTwoDigitYear: Bool = true, allowsFourDigitYear: Bool = true, allowsSpaces: Bool = false,
      allowsSingleDigitMonth: Bool = false, allowsYearFirst: Bool = false, allowsOtherSeparators: Bool = false
    ) {
      self.allowsTwoDigitYear = allowsTwoDigitYear
      self.allowsFourDigitYear = allowsFourDigitYear
      self.allowsSpaces = allowsSpaces
      self.allowsSingleDigitMonth = allowsSingleDigitMonth
      self.allowsYearFirst = allowsYearFirst
      self.allowsOtherSeparators = allowsOtherSeparators
    }

    public static let standard = Self()
    public static let lenient = Self(
      allowsSpaces: true, allowsSingleDigitMonth: true, allowsYearFirst: true, allowsOtherSeparators: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsTwoDigitYear", &allowsTwoDigitYear)
      try visitor.visit("allowsFourDigitYear", &allowsFourDigitYear)
      try visitor.visit("allowsSpaces", &allowsSpaces)
      try visitor.visit("allowsSingleDigitMonth", &allowsSingleDigitMonth)
      try visitor.visit("allowsYearFirst", &allowsYearFirst)
      try visitor.visit("allowsOtherSeparators", &allowsOtherSeparators)
    }
  }
}

extension CurrencyAmountFormat {
  /// The options of amounts of money.
  public struct Options: FormatOptions {
    /// Whether a fraction is required.
    public var requiresFraction: Bool
    /// Whether the amount can have a currency sign: `$`, `¢` to `¥`, `฿`, or U+20A0 to U+20C1 (the riyal of
    /// Unicode 17).
    public var allowsSymbol: Bool
    /// Whether the amount can have an ISO 4217 code in place of a sign, such as `CHF`, with or without a
    /// space.
    public var allowsCode: Bool
    /// Whether a space can separate the currency sign from the digits. It can be a no-break space.
    public var allowsSpace: Bool
    /// Whether the amount can begin with a minus sign, which comes before the currency.
    public var allowsNegative: Bool
    /// Whether parentheses can stand for the minus sign, as accountants write it: `(1,234.56)`.
    public var allowsParentheses: Bool
    /// Whether the groups before the last three digits can have two digits, as in India: `12,34,567.89`.
    public var allowsIndianGroups: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(
      requiresFraction: Bool = false, allowsSymbol: Bool = true, allowsCode: Bool = false,
      allowsSpace: Bool = false, allowsNegative: Bool = true, allowsParentheses: Bool = false,
      allowsIndianGroups: Bool = false
    ) {
      self.allowsParentheses = allowsParentheses
      self.allowsIndianGroups = allowsIndianGroups
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
      try visitor.visit("allowsParentheses", &allowsParentheses)
      try visitor.visit("allowsIndianGroups", &allowsIndianGroups)
    }
  }
}

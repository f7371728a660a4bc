/// The options of codes of letters and digits, as people type them.
public struct TypedCodeOptions: LenientFormatOptions {
  /// Whether letters may be lower case.
  public var allowsLowercase: Bool
  /// Whether spaces, hyphens and dots may stand between characters, and full-width characters for those of
  /// ASCII.
  public var allowsSeparators: Bool

  /// Creates options; those that are left out have the value of the standard.
  public init(allowsLowercase: Bool = false, allowsSeparators: Bool = false) {
    self.allowsLowercase = allowsLowercase
    self.allowsSeparators = allowsSeparators
  }

  public static let standard = Self()
  public static let lenient = Self(allowsLowercase: true, allowsSeparators: true)

  public mutating func visit(with visitor: any OptionVisitor) throws {
    try visitor.visit("allowsLowercase", &allowsLowercase)
    try visitor.visit("allowsSeparators", &allowsSeparators)
  }
}

extension BICFormat {
  /// The options of identifier codes of banks.
  public typealias Options = TypedCodeOptions
}

extension ISBNFormat {
  /// The options of book numbers.
  public typealias Options = TypedCodeOptions
}

extension ISINFormat {
  /// The options of numbers of securities.
  public typealias Options = TypedCodeOptions
}

extension LEIFormat {
  /// The options of legal entity identifiers.
  public typealias Options = TypedCodeOptions
}

extension VATNumberFormat {
  /// The options of VAT numbers.
  public typealias Options = TypedCodeOptions
}

/// The options of codes of letters without separators.
public struct LetterCaseOptions: LenientFormatOptions {
  /// Whether letters may be lower case.
  public var allowsLowercase: Bool

  /// Creates options; by default those of the standard.
  public init(allowsLowercase: Bool = false) {
    self.allowsLowercase = allowsLowercase
  }

  public static let standard = Self()
  public static let lenient = Self(allowsLowercase: true)

  public mutating func visit(with visitor: any OptionVisitor) throws {
    try visitor.visit("allowsLowercase", &allowsLowercase)
  }
}

extension CountryCodeFormat {
  /// The options of codes of countries.
  public typealias Options = LetterCaseOptions
}

extension CurrencyCodeFormat {
  /// The options of codes of currencies.
  public typealias Options = LetterCaseOptions
}

extension VINFormat {
  /// The options of vehicle identification numbers.
  public struct Options: LenientFormatOptions {
    /// Whether the ninth character must be the check digit of 49 CFR 565.15, which North America and China
    /// require and Europe does not.
    public var checkDigit: Bool
    /// Whether letters may be lower case.
    public var allowsLowercase: Bool
    /// Whether spaces, hyphens and dots may stand between characters, and full-width characters for those of
    /// ASCII.
    public var allowsSeparators: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(checkDigit: Bool = false, allowsLowercase: Bool = false, allowsSeparators: Bool = false) {
      self.checkDigit = checkDigit
      self.allowsLowercase = allowsLowercase
      self.allowsSeparators = allowsSeparators
    }

    public static let standard = Self()
    public static let lenient = Self(allowsLowercase: true, allowsSeparators: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("checkDigit", &checkDigit)
      try visitor.visit("allowsLowercase", &allowsLowercase)
      try visitor.visit("allowsSeparators", &allowsSeparators)
    }
  }
}

extension IMEIFormat {
  /// The options of numbers of mobile devices.
  public struct Options: LenientFormatOptions {
    /// Whether the number may also be written with all its hyphens, as `49-015420-323751-8`.
    public var allowsHyphens: Bool
    /// Whether a number of sixteen digits, with software version (IMEISV), is accepted too.
    public var allowsSoftwareVersion: Bool
    /// Whether spaces, hyphens and dots may stand between any digits.
    public var allowsSeparators: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(
      allowsHyphens: Bool = false, allowsSoftwareVersion: Bool = false, allowsSeparators: Bool = false
    ) {
      self.allowsHyphens = allowsHyphens
      self.allowsSoftwareVersion = allowsSoftwareVersion
      self.allowsSeparators = allowsSeparators
    }

    public static let standard = Self()
    public static let lenient = Self(allowsSeparators: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsHyphens", &allowsHyphens)
      try visitor.visit("allowsSoftwareVersion", &allowsSoftwareVersion)
      try visitor.visit("allowsSeparators", &allowsSeparators)
    }
  }
}

extension ISSNFormat {
  /// The options of numbers of serial publications.
  public struct Options: LenientFormatOptions {
    /// Whether eight characters without a hyphen are rejected.
    public var requiresHyphen: Bool
    /// Whether the check character may be a lower-case `x`.
    public var allowsLowercase: Bool
    /// Whether `ISSN` may stand before the number, as in `ISSN 0378-5955` and `ISSN: 0378-5955`.
    public var allowsPrefix: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(requiresHyphen: Bool = false, allowsLowercase: Bool = false, allowsPrefix: Bool = false) {
      self.requiresHyphen = requiresHyphen
      self.allowsLowercase = allowsLowercase
      self.allowsPrefix = allowsPrefix
    }

    public static let standard = Self()
    public static let lenient = Self(allowsLowercase: true, allowsPrefix: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("requiresHyphen", &requiresHyphen)
      try visitor.visit("allowsLowercase", &allowsLowercase)
      try visitor.visit("allowsPrefix", &allowsPrefix)
    }
  }
}

extension EANFormat {
  /// The options of article numbers.
  public struct Options: LenientFormatOptions {
    /// Whether UPC-E is accepted besides the kinds: eight digits that stand for the twelve of a UPC-A with
    /// zeros in the middle. They may be those of a mistyped EAN-8.
    public var allowsUPCE: Bool
    /// Whether spaces, hyphens and dots may stand between digits, as under bar codes, and full-width digits
    /// for those of ASCII.
    public var allowsSeparators: Bool

    /// Creates options; those that are left out have the value of the standard.
    public init(allowsUPCE: Bool = false, allowsSeparators: Bool = false) {
      self.allowsUPCE = allowsUPCE
      self.allowsSeparators = allowsSeparators
    }

    public static let standard = Self()
    public static let lenient = Self(allowsUPCE: true, allowsSeparators: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsUPCE", &allowsUPCE)
      try visitor.visit("allowsSeparators", &allowsSeparators)
    }
  }
}

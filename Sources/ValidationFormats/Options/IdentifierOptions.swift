/// The options of codes that consist of letters and digits.
public struct TypedCodeOptions: LenientFormatOptions {
  /// Whether letters can be lowercase.
  public var allowsLowercase: Bool
  /// Whether you accept spaces, hyphens and dots between characters, and full-width characters in place of
  /// ASCII.
  public var allowsSeparators: Bool

  /// Creates options. Those you leave out follow the standard.
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
  /// The options of bank identifier codes.
  public typealias Options = TypedCodeOptions
}

extension ISBNFormat {
  /// The options of book numbers.
  public struct Options: LenientFormatOptions {
    /// Whether letters can be lowercase.
    public var allowsLowercase: Bool
    /// Whether you accept spaces, hyphens and dots between characters, and full-width characters in place of
    /// ASCII.
    public var allowsSeparators: Bool
    /// Whether the number can follow the word `ISBN`, as in `ISBN 978-0-306-40615-7`, `ISBN: …`, `ISBN-10: …` and
    /// `ISBN-13: …`.
    public var allowsPrefix: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(allowsLowercase: Bool = false, allowsSeparators: Bool = false, allowsPrefix: Bool = false) {
      self.allowsLowercase = allowsLowercase
      self.allowsSeparators = allowsSeparators
      self.allowsPrefix = allowsPrefix
    }

    public static let standard = Self()
    public static let lenient = Self(allowsLowercase: true, allowsSeparators: true, allowsPrefix: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsLowercase", &allowsLowercase)
      try visitor.visit("allowsSeparators", &allowsSeparators)
      try visitor.visit("allowsPrefix", &allowsPrefix)
    }
  }
}

extension ISINFormat {
  /// The options of security identification numbers.
  public typealias Options = TypedCodeOptions
}

extension LEIFormat {
  /// The options of legal entity identifiers.
  public typealias Options = TypedCodeOptions
}

extension VATNumberFormat {
  /// The options of VAT numbers.
  public struct Options: LenientFormatOptions {
    /// Whether letters can be lowercase.
    public var allowsLowercase: Bool
    /// Whether you accept spaces, hyphens and dots between characters, and full-width characters in place of
    /// ASCII.
    public var allowsSeparators: Bool
    /// Whether the number can follow the word `VAT`, as in `VAT DE136695976` and `VAT: DE136695976`.
    public var allowsPrefix: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(allowsLowercase: Bool = false, allowsSeparators: Bool = false, allowsPrefix: Bool = false) {
      self.allowsLowercase = allowsLowercase
      self.allowsSeparators = allowsSeparators
      self.allowsPrefix = allowsPrefix
    }

    public static let standard = Self()
    public static let lenient = Self(allowsLowercase: true, allowsSeparators: true, allowsPrefix: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsLowercase", &allowsLowercase)
      try visitor.visit("allowsSeparators", &allowsSeparators)
      try visitor.visit("allowsPrefix", &allowsPrefix)
    }
  }
}

/// The options of codes that consist of letters only.
public struct LetterCaseOptions: LenientFormatOptions {
  /// Whether letters can be lowercase.
  public var allowsLowercase: Bool

  /// Creates options. By default, they follow the standard.
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
  /// The options of country codes.
  public typealias Options = LetterCaseOptions
}

extension CurrencyCodeFormat {
  /// The options of currency codes.
  public typealias Options = LetterCaseOptions
}

extension VINFormat {
  /// The options of vehicle identification numbers.
  public struct Options: LenientFormatOptions {
    /// Whether the ninth character must be the check digit of 49 CFR 565.15. North America and China require
    /// it; Europe doesn't.
    public var checkDigit: Bool
    /// Whether letters can be lowercase.
    public var allowsLowercase: Bool
    /// Whether you accept spaces, hyphens and dots between characters, and full-width characters in place of
    /// ASCII.
    public var allowsSeparators: Bool

    /// Creates options. Those you leave out follow the standard.
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
  /// The options of mobile device numbers.
  public struct Options: LenientFormatOptions {
    /// Whether the number can have all its hyphens, as in `49-015420-323751-8`.
    public var allowsHyphens: Bool
    /// Whether you accept an IMEISV, too: sixteen digits, with the software version.
    public var allowsSoftwareVersion: Bool
    /// Whether you accept spaces, hyphens and dots between any digits.
    public var allowsSeparators: Bool

    /// Creates options. Those you leave out follow the standard.
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
  /// The options of serial numbers of publications.
  public struct Options: LenientFormatOptions {
    /// Whether the hyphen in the middle is required.
    public var requiresHyphen: Bool
    /// Whether the check character can be a lowercase `x`.
    public var allowsLowercase: Bool
    /// Whether the number can follow the word `ISSN`, as in `ISSN 0378-5955` and `ISSN: 0378-5955`.
    public var allowsPrefix: Bool

    /// Creates options. Those you leave out follow the standard.
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
    /// Whether you accept UPC-E in addition to the kinds: eight digits that abbreviate a UPC-A with zeros in
    /// the middle. A mistyped EAN-8 can look like one.
    public var allowsUPCE: Bool
    /// Whether you accept spaces, hyphens and dots between digits, as printed under bar codes, and full-width
    /// digits in place of ASCII.
    public var allowsSeparators: Bool

    /// Creates options. Those you leave out follow the standard.
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

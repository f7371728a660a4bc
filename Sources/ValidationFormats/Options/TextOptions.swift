extension NumberFormat {
  /// The options of numbers.
  public struct Options: FormatOptions {
    /// Whether a power of ten can follow, as in `6.02e23`.
    public var allowsExponent: Bool

    /// Creates options. By default, they follow the standard.
    public init(allowsExponent: Bool = true) {
      self.allowsExponent = allowsExponent
    }

    public static let standard = Self()

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsExponent", &allowsExponent)
    }
  }
}

extension IntegerFormat {
  /// The options of integers.
  public struct Options: FormatOptions {
    /// Whether a sign can precede the digits.
    public var allowsSign: Bool
    /// Whether the number can have leading zeros, as in `007`.
    public var allowsLeadingZeros: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(allowsSign: Bool = true, allowsLeadingZeros: Bool = true) {
      self.allowsSign = allowsSign
      self.allowsLeadingZeros = allowsLeadingZeros
    }

    public static let standard = Self()

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsSign", &allowsSign)
      try visitor.visit("allowsLeadingZeros", &allowsLeadingZeros)
    }
  }
}

extension StrongPasswordFormat {
  /// How many characters of each kind a strong password needs.
  public struct Options: FormatOptions {
    /// The minimum number of characters.
    public var minimumLength: Int
    /// The minimum number of digits.
    public var minimumDigits: Int
    /// The minimum number of lowercase letters.
    public var minimumLowercase: Int
    /// The minimum number of uppercase letters.
    public var minimumUppercase: Int
    /// The minimum number of punctuation marks and symbols.
    public var minimumSymbols: Int

    /// Creates options. Those you leave out follow the standard.
    public init(
      minimumLength: Int = 8, minimumDigits: Int = 1, minimumLowercase: Int = 1, minimumUppercase: Int = 1,
      minimumSymbols: Int = 1
    ) {
      self.minimumLength = minimumLength
      self.minimumDigits = minimumDigits
      self.minimumLowercase = minimumLowercase
      self.minimumUppercase = minimumUppercase
      self.minimumSymbols = minimumSymbols
    }

    public static let standard = Self()

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("minimumLength", &minimumLength)
      try visitor.visit("minimumDigits", &minimumDigits)
      try visitor.visit("minimumLowercase", &minimumLowercase)
      try visitor.visit("minimumUppercase", &minimumUppercase)
      try visitor.visit("minimumSymbols", &minimumSymbols)
    }
  }
}

extension BooleanFormat {
  /// The options of Boolean values as text.
  public struct Options: LenientFormatOptions {
    /// Whether you accept `1` and `0`, too, as XML Schema does.
    public var allowsDigits: Bool
    /// Whether you accept `yes`, `no`, `on` and `off`, too, as YAML 1.1 and HTML forms do.
    public var allowsWords: Bool
    /// Whether letters can be uppercase, as in `True` and `NO`.
    public var ignoresCase: Bool

    /// Creates options. Those you leave out follow the standard.
    public init(allowsDigits: Bool = false, allowsWords: Bool = false, ignoresCase: Bool = false) {
      self.allowsDigits = allowsDigits
      self.allowsWords = allowsWords
      self.ignoresCase = ignoresCase
    }

    public static let standard = Self()
    public static let lenient = Self(allowsDigits: true, allowsWords: true, ignoresCase: true)

    public mutating func visit(with visitor: any OptionVisitor) throws {
      try visitor.visit("allowsDigits", &allowsDigits)
      try visitor.visit("allowsWords", &allowsWords)
      try visitor.visit("ignoresCase", &ignoresCase)
    }
  }
}

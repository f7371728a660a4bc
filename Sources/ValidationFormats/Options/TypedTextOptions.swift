/// The options of codes that consist of letters and digits.
public struct TypedCodeOptions: LenientFormatOptions {
  /// Letters can be lowercase.
  public static let allowsLowercase = Self(rawValue: 1 << 0)
  /// Accepts spaces, hyphens and dots between characters, and full-width characters in place of
  /// ASCII.
  public static let allowsSeparators = Self(rawValue: 1 << 1)

  public static let lenient: Self = [.allowsLowercase, .allowsSeparators]
  public static let names: [OptionName] = ["allowsLowercase", "allowsSeparators"]

  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The options of codes that consist of letters only.
public struct LetterCaseOptions: LenientFormatOptions {
  /// Letters can be lowercase.
  public static let allowsLowercase = Self(rawValue: 1 << 0)

  public static let lenient: Self = [.allowsLowercase]
  public static let names: [OptionName] = ["allowsLowercase"]

  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The options of numbers that consist of digits only.
public struct TypedDigitsOptions: LenientFormatOptions {
  /// Accepts spaces, hyphens and dots between digits, and full-width digits in place of ASCII.
  public static let allowsSeparators = Self(rawValue: 1 << 0)

  public static let lenient: Self = [.allowsSeparators]
  public static let names: [OptionName] = ["allowsSeparators"]

  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

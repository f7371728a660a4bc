import ValidationFormats

/// A rule that accepts text that consists of one kind of characters, at least one.
///
/// Only lower case means lower-case letters and nothing else: neither digits nor spaces, nor letters without
/// case, such as Chinese ones. To keep out upper-case letters alone, say `.containsUppercase(...0)`.
///
/// ```swift
/// OnlyCharactersRule(.alphanumeric).isSatisfied(by: "Zürich8001")  // true
/// OnlyCharactersRule(.alphanumeric, asciiOnly: true).isSatisfied(by: "Zürich8001")  // false
/// ```
public struct OnlyCharactersRule: ValidationRule, Hashable {
  /// What text consists of.
  public enum Kind: String, Sendable, CaseIterable {
    /// Decimal digits.
    case digits
    /// Letters, with case or without.
    case letters
    /// Lower-case letters.
    case lowercase
    /// Upper-case letters.
    case uppercase
    /// Letters and decimal digits.
    case alphanumeric
  }

  /// What text consists of.
  public let kind: Kind
  /// Whether only ASCII characters are accepted.
  public let asciiOnly: Bool

  /// Creates a rule that accepts text of one kind of characters.
  public init(_ kind: Kind, asciiOnly: Bool = false) {
    self.kind = kind
    self.asciiOnly = asciiOnly
  }

  public var name: String { kind == .alphanumeric ? "alphanumeric" : "only-" + kind.rawValue }

  public var parameters: [String: JSONValue] { ["asciiOnly": .bool(asciiOnly)] }

  public func isSatisfied(by text: String) -> Bool {
    kind.characters.isAll(of: text, asciiOnly: asciiOnly)
  }
}

extension OnlyCharactersRule.Kind {
  var characters: CharacterKinds {
    switch self {
    case .digits: .digits
    case .letters: .letters
    case .lowercase: .lowercaseLetters
    case .uppercase: .uppercaseLetters
    case .alphanumeric: .alphanumerics
    }
  }
}

extension Rule where Value == String {
  /// A rule that accepts text that consists of decimal digits, of any script.
  public static var onlyDigits: Self { .onlyDigits() }

  /// A rule that accepts text that consists of letters, of any script.
  public static var onlyLetters: Self { .onlyLetters() }

  /// A rule that accepts text that consists of lower-case letters and nothing else.
  public static var onlyLowercase: Self { .onlyLowercase() }

  /// A rule that accepts text that consists of upper-case letters and nothing else.
  public static var onlyUppercase: Self { .onlyUppercase() }

  /// A rule that accepts text that consists of letters and decimal digits, of any script.
  public static var alphanumeric: Self { .alphanumeric() }

  /// A rule that accepts text that consists of decimal digits.
  public static func onlyDigits(asciiOnly: Bool = false) -> Self {
    Self(OnlyCharactersRule(.digits, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text that consists of letters.
  public static func onlyLetters(asciiOnly: Bool = false) -> Self {
    Self(OnlyCharactersRule(.letters, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text that consists of lower-case letters and nothing else.
  public static func onlyLowercase(asciiOnly: Bool = false) -> Self {
    Self(OnlyCharactersRule(.lowercase, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text that consists of upper-case letters and nothing else.
  public static func onlyUppercase(asciiOnly: Bool = false) -> Self {
    Self(OnlyCharactersRule(.uppercase, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text that consists of letters and decimal digits.
  public static func alphanumeric(asciiOnly: Bool = false) -> Self {
    Self(OnlyCharactersRule(.alphanumeric, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text without white space, line breaks included; the empty text too.
  public static var noWhitespace: Self {
    Self(FormatRule("no-whitespace") { !CharacterKinds.whitespace.isAny(of: $0) })
  }
}

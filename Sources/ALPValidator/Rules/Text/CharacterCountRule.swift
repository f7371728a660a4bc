import ValidationFormats

/// A rule that accepts text with a certain number of digits, letters or symbols in it, among others.
///
/// Digits and letters of every script count, unless `asciiOnly` is `true`. `CharacterKinds` describes each
/// kind.
///
/// ```swift
/// CharacterCountRule(.digit, 2...).isSatisfied(by: "route 66")  // true
/// ```
public struct CharacterCountRule: ValidationRule, Equatable {
  /// The kind of character that is counted.
  public enum Kind: String, Sendable, CaseIterable {
    /// Decimal digits.
    case digit
    /// Letters, with case or without.
    case letter
    /// Lowercase letters.
    case lowercase
    /// Uppercase letters.
    case uppercase
    /// Punctuation and symbols, but no whitespace.
    case symbol
  }

  /// The accepted numbers of characters; `Int.max` means no upper bound.
  public let counts: ClosedRange<Int>
  /// The kind of character that is counted.
  public let kind: Kind
  /// Whether only ASCII characters count.
  public let asciiOnly: Bool

  private let characters: CharacterKinds

  /// Creates a rule that accepts text with a certain number of characters of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind of characters.
  ///   - counts: The accepted numbers.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Precondition: `counts` has no negative bound.
  public init(_ kind: Kind, _ counts: some RangeExpression<Int>, asciiOnly: Bool = false) {
    self.kind = kind
    self.counts = ClosedRange(counts: counts)
    self.asciiOnly = asciiOnly
    characters = kind.characters
  }

  public var name: String { "contains-" + kind.rawValue }

  public var parameters: [String: JSONValue] {
    var parameters = counts.countParameters
    parameters["asciiOnly"] = .bool(asciiOnly)
    return parameters
  }

  public func isSatisfied(by text: String) -> Bool {
    characters.isCount(in: text, within: counts, asciiOnly: asciiOnly)
  }
}

extension CharacterCountRule.Kind {
  var characters: CharacterKinds {
    switch self {
    case .digit: .digits
    case .letter: .letters
    case .lowercase: .lowercaseLetters
    case .uppercase: .uppercaseLetters
    case .symbol: .symbols
    }
  }
}

extension Rule where Value == String {
  /// A rule that accepts text with a decimal digit in it, of any script.
  public static var containsDigit: Self { .containsDigits(1...) }

  /// A rule that accepts text with a letter in it, of any script.
  public static var containsLetter: Self { .containsLetters(1...) }

  /// A rule that accepts text with a lowercase letter in it.
  public static var containsLowercase: Self { .containsLowercase(1...) }

  /// A rule that accepts text with an uppercase letter in it.
  public static var containsUppercase: Self { .containsUppercase(1...) }

  /// A rule that accepts text with a punctuation mark or symbol in it.
  public static var containsSymbol: Self { .containsSymbols(1...) }

  /// A rule that accepts text with a certain number of decimal digits in it.
  ///
  /// - Parameters:
  ///   - counts: The accepted numbers.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Returns: The rule.
  public static func containsDigits(_ counts: some RangeExpression<Int>, asciiOnly: Bool = false) -> Self {
    Self(CharacterCountRule(.digit, counts, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text with a certain number of letters in it.
  ///
  /// - Parameters:
  ///   - counts: The accepted numbers.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Returns: The rule.
  public static func containsLetters(_ counts: some RangeExpression<Int>, asciiOnly: Bool = false) -> Self {
    Self(CharacterCountRule(.letter, counts, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text with a certain number of lowercase letters in it.
  ///
  /// - Parameters:
  ///   - counts: The accepted numbers.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Returns: The rule.
  public static func containsLowercase(_ counts: some RangeExpression<Int>, asciiOnly: Bool = false) -> Self {
    Self(CharacterCountRule(.lowercase, counts, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text with a certain number of uppercase letters in it.
  ///
  /// - Parameters:
  ///   - counts: The accepted numbers.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Returns: The rule.
  public static func containsUppercase(_ counts: some RangeExpression<Int>, asciiOnly: Bool = false) -> Self {
    Self(CharacterCountRule(.uppercase, counts, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text with a certain number of punctuation marks and symbols in it.
  ///
  /// - Parameters:
  ///   - counts: The accepted numbers.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Returns: The rule.
  public static func containsSymbols(_ counts: some RangeExpression<Int>, asciiOnly: Bool = false) -> Self {
    Self(CharacterCountRule(.symbol, counts, asciiOnly: asciiOnly))
  }
}

extension RuleDescriptor<String> {
  /// The rules for a number of characters of a kind.
  static var characterCounts: [Self] {
    [
      containing(
        .digit, ".containsDigits(2...)", "text with decimal digits, of any script", with: ["minimum": 2],
        valid: "route 66", invalid: "route 6"),
      containing(.letter, ".containsLetter", "text with letters", valid: "4 ü", invalid: "4 4"),
      containing(
        .lowercase, ".containsLowercase(...1)", "text with lowercase letters", with: ["maximum": 1],
        valid: "aBC", invalid: "abC"),
      containing(
        .uppercase, ".containsUppercase", "text with uppercase letters", valid: "Élan", invalid: "élan"),
      containing(
        .symbol, ".containsSymbols(1..., asciiOnly: true)", "text with punctuation marks or symbols",
        with: ["asciiOnly": true], valid: "no!", invalid: "no£"),
    ]
  }

  private static func containing(
    _ kind: CharacterCountRule.Kind, _ spelling: String, _ summary: String,
    with parameters: [String: JSONValue] = [:], valid: String, invalid: String
  ) -> Self {
    let name = "contains-" + kind.rawValue
    return Self(
      name, spelling, summary, with: parameters, valid: valid, invalid: invalid,
      keys: { MessageKeys(.init(name), $0) }
    ) {
      Rule(
        CharacterCountRule(
          kind, try $0.counts(or: 1...Int.max), asciiOnly: try $0.value("asciiOnly", or: false)))
    }
  }
}

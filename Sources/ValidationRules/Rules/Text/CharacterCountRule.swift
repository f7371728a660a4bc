import ValidationFormats

/// A rule that accepts text with a certain number of digits, letters or symbols in it, among others.
///
/// Digits and letters of every script count, unless `asciiOnly` is `true`. `CharacterKinds` describes each
/// kind.
///
/// ```swift
/// Rule.containsDigits(2...).isSatisfied(by: "route 66")  // true
/// ```
struct CharacterCountRule: DescribedRule, Equatable {
  /// The kind of character that is counted.
  enum Kind: Sendable {
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
  let counts: ClosedRange<Int>
  /// The kind of character that is counted.
  let kind: Kind
  /// Whether only ASCII characters count.
  let asciiOnly: Bool

  private let characters: CharacterKinds

  /// Creates a rule that accepts text with a certain number of characters of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind of characters.
  ///   - counts: The accepted numbers.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Precondition: `counts` has no negative bound.
  init(_ kind: Kind, _ counts: some RangeExpression<Int>, asciiOnly: Bool = false) {
    self.kind = kind
    self.counts = ClosedRange(counts: counts)
    self.asciiOnly = asciiOnly
    characters = kind.characters
  }

  var details: RuleDescription { kind.details }

  var arguments: RuleArguments { RuleArguments(counts.countParameters).with(["asciiOnly": asciiOnly]) }

  /// A minimum is a requirement of a password.
  var hints: InputHints {
    guard counts.lowerBound > 0 else { return InputHints() }
    return InputHints(
      requirements: PasswordRequirements(requiring: [kind.classOfPasswords: counts.lowerBound]))
  }

  func schema(of type: JSONType) -> Schema? {
    let characters = SchemaPattern.CharacterClass(kind.characters, asciiOnly: asciiOnly)
    return Schema(pattern: characters.pattern(count: counts), isExact: asciiOnly)
  }

  func isSatisfied(by text: String) -> Bool {
    characters.isCount(in: text, within: counts, asciiOnly: asciiOnly)
  }
}

extension CharacterCountRule.Kind {
  var details: RuleDescription {
    switch self {
    case .digit: .containsDigit
    case .letter: .containsLetter
    case .lowercase: .containsLowercase
    case .uppercase: .containsUppercase
    case .symbol: .containsSymbol
    }
  }

  fileprivate var classOfPasswords: PasswordRequirements.CharacterClass {
    switch self {
    case .digit: .digit
    case .letter: .letter
    case .lowercase: .lower
    case .uppercase: .upper
    case .symbol: .special
    }
  }

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

extension RuleDescription {
  static let containsDigit = RuleDescription(countOf: "contains-digit")
  static let containsLetter = RuleDescription(countOf: "contains-letter")
  static let containsLowercase = RuleDescription(countOf: "contains-lowercase")
  static let containsUppercase = RuleDescription(countOf: "contains-uppercase")
  static let containsSymbol = RuleDescription(countOf: "contains-symbol")

  /// Creates the description of a rule for a number of characters.
  private convenience init(countOf name: String) {
    self.init(
      name, keys: { MessageKeys(.init($0), $1) },
      negatedKeys: {
        // Of a negated minimum above one, some may be there.
        let isAboutAny = $1["minimum"] == 1 && $1["maximum"] == nil
        return MessageKeys(
          "not.\($0)", isAboutAny ? "\($0).none" : nil, shared: RuleDescription.different.name)
      })
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
    Self(kind.details, spelling, summary, with: parameters, valid: valid, invalid: invalid) {
      Rule(
        CharacterCountRule(
          kind, try $0.counts(or: 1...Int.max), asciiOnly: try $0.value("asciiOnly", or: false)))
    }
  }
}

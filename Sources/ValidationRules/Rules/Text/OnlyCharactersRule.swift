import ValidationFormats

/// A rule that accepts text that consists of one kind of characters, at least one, with whitespace by choice.
///
/// Only lowercase means lowercase letters and nothing else: neither digits nor spaces, nor letters without
/// case, such as Chinese ones. To reject uppercase letters alone, use `.containsUppercase(...0)`.
///
/// ```swift
/// Rule.alphanumeric.isSatisfied(by: "Zürich8001")  // true
/// Rule.alphanumeric(asciiOnly: true).isSatisfied(
///   by: "Zürich8001")  // false
/// ```
struct OnlyCharactersRule: DescribedRule, Equatable {
  /// The accepted kinds of characters.
  enum Kind: CaseIterable, Sendable {
    /// Decimal digits.
    case digits
    /// Letters, with case or without.
    case letters
    /// Lowercase letters.
    case lowercase
    /// Uppercase letters.
    case uppercase
    /// Letters and decimal digits.
    case alphanumeric
    /// Letters, whitespace, and the punctuation of names and simple sentences: `-.,()'"` and their
    /// typographic forms.
    case lettersAndPunctuation
  }

  /// The accepted kinds of characters.
  let kind: Kind
  /// Whether only ASCII characters are accepted.
  let asciiOnly: Bool
  /// Whether whitespace may stand among the characters; among letters and punctuation it always may.
  let allowsWhitespace: Bool

  /// Creates a rule that accepts text of one kind of characters.
  ///
  /// - Parameters:
  ///   - kind: The kind of characters.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  ///   - allowsWhitespace: Whether whitespace is accepted, too.
  init(_ kind: Kind, asciiOnly: Bool = false, allowsWhitespace: Bool = false) {
    self.kind = kind
    self.asciiOnly = asciiOnly
    self.allowsWhitespace = allowsWhitespace || kind == .lettersAndPunctuation
  }

  var details: RuleDescription { kind.details }

  var arguments: RuleArguments { ["asciiOnly": asciiOnly, "allowsWhitespace": allowsWhitespace] }

  func isSatisfied(by text: String) -> Bool {
    if kind == .lettersAndPunctuation {
      return (asciiOnly ? Self.asciiLettersAndPunctuation : Self.lettersAndPunctuation).isAll(of: text)
    }
    guard allowsWhitespace else { return kind.characters.isAll(of: text, asciiOnly: asciiOnly) }
    return kind.characters.union(.whitespace).isAll(of: text, asciiOnly: asciiOnly)
      && kind.characters.isAny(of: text, asciiOnly: asciiOnly)
  }

  private static let asciiLettersAndPunctuation: CharacterSelection = #"A-Za-z\u{9}-\u{D} .,()'"\-"#
  private static let lettersAndPunctuation: CharacterSelection =
    #"[:alpha:][:space:].,()'"\-\u{2010}-\u{2015}\u{2018}-\u{201F}«»‹›…"#
}

extension OnlyCharactersRule {
  func schema(of type: JSONType) -> Schema? {
    let kinds = allowsWhitespace ? kind.characters.union(.whitespace) : kind.characters
    let punctuation = kind == .lettersAndPunctuation ? "-.,()'\"" : ""
    let characters = SchemaPattern.CharacterClass(
      CharacterSelection(kinds: kinds, charactersIn: punctuation), isOpen: !asciiOnly)
    return Schema(pattern: "^\(characters)+$", isExact: asciiOnly && !allowsWhitespace)
  }
}

extension OnlyCharactersRule.Kind {
  var details: RuleDescription {
    switch self {
    case .digits: .onlyDigits
    case .letters: .onlyLetters
    case .lowercase: .onlyLowercase
    case .uppercase: .onlyUppercase
    case .alphanumeric: .alphanumeric
    case .lettersAndPunctuation: .onlyLettersAndPunctuation
    }
  }

  var characters: CharacterKinds {
    switch self {
    case .digits: .digits
    case .letters: .letters
    case .lowercase: .lowercaseLetters
    case .uppercase: .uppercaseLetters
    case .alphanumeric: .alphanumerics
    case .lettersAndPunctuation: [.letters, .whitespace]
    }
  }
}

extension Rule where Value == String {
  /// A rule that accepts text that consists of decimal digits, of any script.
  public static var onlyDigits: Self { .onlyDigits() }

  /// A rule that accepts text that consists of letters, of any script.
  public static var onlyLetters: Self { .onlyLetters() }

  /// A rule that accepts text that consists of lowercase letters and nothing else.
  public static var onlyLowercase: Self { .onlyLowercase() }

  /// A rule that accepts text that consists of uppercase letters and nothing else.
  public static var onlyUppercase: Self { .onlyUppercase() }

  /// A rule that accepts text that consists of letters and decimal digits, of any script.
  public static var alphanumeric: Self { .alphanumeric() }

  /// A rule that accepts text that consists of decimal digits.
  ///
  /// - Parameters:
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  ///   - allowsWhitespace: Whether whitespace is accepted, too.
  /// - Returns: The rule.
  public static func onlyDigits(asciiOnly: Bool = false, allowsWhitespace: Bool = false) -> Self {
    Self(OnlyCharactersRule(.digits, asciiOnly: asciiOnly, allowsWhitespace: allowsWhitespace))
  }

  /// A rule that accepts text that consists of letters.
  ///
  /// - Parameters:
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  ///   - allowsWhitespace: Whether whitespace is accepted, too.
  /// - Returns: The rule.
  public static func onlyLetters(asciiOnly: Bool = false, allowsWhitespace: Bool = false) -> Self {
    Self(OnlyCharactersRule(.letters, asciiOnly: asciiOnly, allowsWhitespace: allowsWhitespace))
  }

  /// A rule that accepts text that consists of lowercase letters and nothing else.
  ///
  /// - Parameters:
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  ///   - allowsWhitespace: Whether whitespace is accepted, too.
  /// - Returns: The rule.
  public static func onlyLowercase(asciiOnly: Bool = false, allowsWhitespace: Bool = false) -> Self {
    Self(OnlyCharactersRule(.lowercase, asciiOnly: asciiOnly, allowsWhitespace: allowsWhitespace))
  }

  /// A rule that accepts text that consists of uppercase letters and nothing else.
  ///
  /// - Parameters:
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  ///   - allowsWhitespace: Whether whitespace is accepted, too.
  /// - Returns: The rule.
  public static func onlyUppercase(asciiOnly: Bool = false, allowsWhitespace: Bool = false) -> Self {
    Self(OnlyCharactersRule(.uppercase, asciiOnly: asciiOnly, allowsWhitespace: allowsWhitespace))
  }

  /// A rule that accepts text that consists of letters and decimal digits.
  ///
  /// - Parameters:
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  ///   - allowsWhitespace: Whether whitespace is accepted, too.
  /// - Returns: The rule.
  public static func alphanumeric(asciiOnly: Bool = false, allowsWhitespace: Bool = false) -> Self {
    Self(OnlyCharactersRule(.alphanumeric, asciiOnly: asciiOnly, allowsWhitespace: allowsWhitespace))
  }

  /// A rule that accepts letters of any script, whitespace, and the punctuation of names and simple
  /// sentences.
  public static var lettersAndPunctuation: Self { .lettersAndPunctuation() }

  /// A rule that accepts letters, whitespace and basic punctuation: `-.,()'"`, and their typographic forms.
  public static func lettersAndPunctuation(asciiOnly: Bool = false) -> Self {
    Self(OnlyCharactersRule(.lettersAndPunctuation, asciiOnly: asciiOnly, allowsWhitespace: true))
  }

  /// A rule that accepts text without whitespace, line breaks included; the empty text too.
  public static var noWhitespace: Self {
    .format(.noWhitespace) { !CharacterKinds.whitespace.isAny(of: $0) }
  }
}

extension RuleDescription {
  static let onlyDigits = RuleDescription("only-digits", ofCharacters: .digits)
  static let onlyLetters = RuleDescription("only-letters", ofCharacters: InputHints())
  static let onlyLowercase = RuleDescription("only-lowercase", ofCharacters: .identifier())
  static let onlyUppercase = RuleDescription("only-uppercase", ofCharacters: .capitals)
  static let alphanumeric = RuleDescription("alphanumeric", ofCharacters: InputHints())

  static let onlyLettersAndPunctuation = RuleDescription(
    "only-letters-and-punctuation", requirement: .ofName,
    hints: InputHints(capitalization: .words, allowsAutocorrection: false))

  static let noWhitespace = RuleDescription(
    "no-whitespace", hints: InputHints(capitalization: .none, allowsAutocorrection: false)
  ) { _ in
    Schema(pattern: SchemaPattern.CharacterClass(.whitespace).pattern(count: 0...0), isExact: false)
  }

  /// Creates the description of a rule for characters of one kind.
  private convenience init(_ name: String, ofCharacters hints: InputHints) {
    self.init(
      name,
      keys: {
        MessageKeys(
          $1["allowsWhitespace"] == true ? "\($0).spaced" : nil,
          $1["asciiOnly"] == true ? "\($0).ascii" : nil, $0)
      }, requirement: .ofName, hints: hints)
  }
}

extension RuleDescriptor<String> {
  /// The rules for text of one kind of characters.
  static var characterKinds: [Self] {
    [
      consisting(.digits, ".onlyDigits", "decimal digits and nothing else", valid: "2026", invalid: "-1"),
      consisting(.letters, ".onlyLetters", "letters and nothing else", valid: "Straße", invalid: "Straße 1"),
      consisting(
        .lowercase, ".onlyLowercase", "lowercase letters and nothing else", valid: "straße",
        invalid: "straße1"),
      consisting(
        .uppercase, ".onlyUppercase", "uppercase letters and nothing else", valid: "ÄÖÜ", invalid: "Äöü"),
      consisting(
        .alphanumeric, ".alphanumeric(asciiOnly: true)", "letters and digits and nothing else",
        with: ["asciiOnly": true], valid: "Zurich8001", invalid: "Zürich8001"),
      consisting(
        .lettersAndPunctuation, ".lettersAndPunctuation",
        "letters, whitespace and the punctuation of names", valid: "O’Neill, Ada (Dr.)", invalid: "Ada #1"),
      Self(.noWhitespace, ".noWhitespace", "text without whitespace", valid: "a-b", invalid: "a b") { _ in
        .noWhitespace
      },
    ]
  }

  private static func consisting(
    _ kind: OnlyCharactersRule.Kind, _ spelling: String, _ summary: String,
    with parameters: [String: JSONValue] = [:], valid: String, invalid: String
  ) -> Self {
    Self(kind.details, spelling, summary, with: parameters, valid: valid, invalid: invalid) {
      let asciiOnly = try $0.value("asciiOnly", or: false)
      $0.declare("allowsWhitespace", .flag, or: .bool(kind == .lettersAndPunctuation))
      let allowsWhitespace: Bool? = try $0.optionalValue("allowsWhitespace")
      let rule = OnlyCharactersRule(kind, asciiOnly: asciiOnly, allowsWhitespace: allowsWhitespace ?? false)
      guard allowsWhitespace == nil || allowsWhitespace == rule.allowsWhitespace else {
        throw $0.error("whitespace is always allowed here; leave this out", at: "allowsWhitespace")
      }
      return Rule(rule)
    }
  }
}

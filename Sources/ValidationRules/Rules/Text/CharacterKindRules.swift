import ValidationFormats

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
    Self(CharacterRule(.containsDigit, counts, of: .digits, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text with a certain number of letters in it.
  ///
  /// - Parameters:
  ///   - counts: The accepted numbers.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Returns: The rule.
  public static func containsLetters(_ counts: some RangeExpression<Int>, asciiOnly: Bool = false) -> Self {
    Self(CharacterRule(.containsLetter, counts, of: .letters, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text with a certain number of lowercase letters in it.
  ///
  /// - Parameters:
  ///   - counts: The accepted numbers.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Returns: The rule.
  public static func containsLowercase(_ counts: some RangeExpression<Int>, asciiOnly: Bool = false) -> Self {
    Self(CharacterRule(.containsLowercase, counts, of: .lowercaseLetters, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text with a certain number of uppercase letters in it.
  ///
  /// - Parameters:
  ///   - counts: The accepted numbers.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Returns: The rule.
  public static func containsUppercase(_ counts: some RangeExpression<Int>, asciiOnly: Bool = false) -> Self {
    Self(CharacterRule(.containsUppercase, counts, of: .uppercaseLetters, asciiOnly: asciiOnly))
  }

  /// A rule that accepts text with a certain number of punctuation marks and symbols in it.
  ///
  /// - Parameters:
  ///   - counts: The accepted numbers.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  /// - Returns: The rule.
  public static func containsSymbols(_ counts: some RangeExpression<Int>, asciiOnly: Bool = false) -> Self {
    Self(CharacterRule(.containsSymbol, counts, of: .symbols, asciiOnly: asciiOnly))
  }

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
    Self(
      CharacterRule(.onlyDigits, onlyOf: .digits, asciiOnly: asciiOnly, allowsWhitespace: allowsWhitespace))
  }

  /// A rule that accepts text that consists of letters.
  ///
  /// - Parameters:
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  ///   - allowsWhitespace: Whether whitespace is accepted, too.
  /// - Returns: The rule.
  public static func onlyLetters(asciiOnly: Bool = false, allowsWhitespace: Bool = false) -> Self {
    Self(
      CharacterRule(.onlyLetters, onlyOf: .letters, asciiOnly: asciiOnly, allowsWhitespace: allowsWhitespace))
  }

  /// A rule that accepts text that consists of lowercase letters and nothing else.
  ///
  /// - Parameters:
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  ///   - allowsWhitespace: Whether whitespace is accepted, too.
  /// - Returns: The rule.
  public static func onlyLowercase(asciiOnly: Bool = false, allowsWhitespace: Bool = false) -> Self {
    Self(
      CharacterRule(
        .onlyLowercase, onlyOf: .lowercaseLetters, asciiOnly: asciiOnly, allowsWhitespace: allowsWhitespace))
  }

  /// A rule that accepts text that consists of uppercase letters and nothing else.
  ///
  /// - Parameters:
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  ///   - allowsWhitespace: Whether whitespace is accepted, too.
  /// - Returns: The rule.
  public static func onlyUppercase(asciiOnly: Bool = false, allowsWhitespace: Bool = false) -> Self {
    Self(
      CharacterRule(
        .onlyUppercase, onlyOf: .uppercaseLetters, asciiOnly: asciiOnly, allowsWhitespace: allowsWhitespace))
  }

  /// A rule that accepts text that consists of letters and decimal digits.
  ///
  /// - Parameters:
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  ///   - allowsWhitespace: Whether whitespace is accepted, too.
  /// - Returns: The rule.
  public static func alphanumeric(asciiOnly: Bool = false, allowsWhitespace: Bool = false) -> Self {
    Self(
      CharacterRule(
        .alphanumeric, onlyOf: .alphanumerics, asciiOnly: asciiOnly, allowsWhitespace: allowsWhitespace))
  }

  /// A rule that accepts letters of any script, whitespace, and the punctuation of names and simple
  /// sentences.
  public static var lettersAndPunctuation: Self { .lettersAndPunctuation() }

  /// A rule that accepts letters, whitespace and basic punctuation: `-.,()'"`, and their typographic forms.
  public static func lettersAndPunctuation(asciiOnly: Bool = false) -> Self {
    Self(
      CharacterRule(
        .onlyLettersAndPunctuation, .only,
        asciiOnly ? .asciiLettersAndPunctuation : .lettersAndPunctuation,
        ["asciiOnly": asciiOnly, "allowsWhitespace": true]))
  }

  /// A rule that accepts text without whitespace, line breaks included; the empty text too.
  public static var noWhitespace: Self {
    Self(CharacterRule(.noWhitespace, .without, CharacterSelection(kinds: .whitespace), [:]))
  }
}

extension RuleDescription {
  static let containsDigit = RuleDescription(countOf: "contains-digit", .digit)
  static let containsLetter = RuleDescription(countOf: "contains-letter", .letter)
  static let containsLowercase = RuleDescription(countOf: "contains-lowercase", .lower)
  static let containsUppercase = RuleDescription(countOf: "contains-uppercase", .upper)
  static let containsSymbol = RuleDescription(countOf: "contains-symbol", .special)

  /// Creates the description of a rule for a number of characters.
  private convenience init(countOf name: String, _ classOfPasswords: PasswordRequirements.CharacterClass) {
    self.init(
      name, keys: { MessageKeys(.init($0), $1) },
      negatedKeys: {
        // Of a negated minimum above one, some may be there.
        let isAboutAny = $1["minimum"] == 1 && $1["maximum"] == nil
        return MessageKeys(
          "not.\($0)", isAboutAny ? "\($0).none" : nil, shared: RuleDescription.different.name)
      }, hints: InputHints(requirements: PasswordRequirements(requiring: [classOfPasswords: 1])))
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
    "no-whitespace", hints: InputHints(capitalization: .none, allowsAutocorrection: false))

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
  /// The rules for kinds of characters.
  static var characterKinds: [Self] {
    [
      containing(
        .containsDigit, ".containsDigits(2...)", "text with decimal digits, of any script",
        with: ["minimum": 2], valid: "route 66", invalid: "route 6"
      ) { .containsDigits($0, asciiOnly: $1) },
      containing(
        .containsLetter, ".containsLetter", "text with letters", valid: "4 ü", invalid: "4 4"
      ) { .containsLetters($0, asciiOnly: $1) },
      containing(
        .containsLowercase, ".containsLowercase(...1)", "text with lowercase letters", with: ["maximum": 1],
        valid: "aBC", invalid: "abC"
      ) { .containsLowercase($0, asciiOnly: $1) },
      containing(
        .containsUppercase, ".containsUppercase", "text with uppercase letters", valid: "Élan",
        invalid: "élan"
      ) { .containsUppercase($0, asciiOnly: $1) },
      containing(
        .containsSymbol, ".containsSymbols(1..., asciiOnly: true)", "text with punctuation marks or symbols",
        with: ["asciiOnly": true], valid: "no!", invalid: "no£"
      ) { .containsSymbols($0, asciiOnly: $1) },
      consisting(
        .onlyDigits, ".onlyDigits", "decimal digits and nothing else", valid: "2026", invalid: "-1"
      ) { .onlyDigits(asciiOnly: $0, allowsWhitespace: $1) },
      consisting(
        .onlyLetters, ".onlyLetters", "letters and nothing else", valid: "Straße", invalid: "Straße 1"
      ) { .onlyLetters(asciiOnly: $0, allowsWhitespace: $1) },
      consisting(
        .onlyLowercase, ".onlyLowercase", "lowercase letters and nothing else", valid: "straße",
        invalid: "straße1"
      ) { .onlyLowercase(asciiOnly: $0, allowsWhitespace: $1) },
      consisting(
        .onlyUppercase, ".onlyUppercase", "uppercase letters and nothing else", valid: "ÄÖÜ", invalid: "Äöü"
      ) { .onlyUppercase(asciiOnly: $0, allowsWhitespace: $1) },
      consisting(
        .alphanumeric, ".alphanumeric(asciiOnly: true)", "letters and digits and nothing else",
        with: ["asciiOnly": true], valid: "Zurich8001", invalid: "Zürich8001"
      ) { .alphanumeric(asciiOnly: $0, allowsWhitespace: $1) },
      Self(
        .onlyLettersAndPunctuation, ".lettersAndPunctuation",
        "letters, whitespace and the punctuation of names", valid: "O’Neill, Ada (Dr.)", invalid: "Ada #1"
      ) {
        let asciiOnly = try $0.value("asciiOnly", or: false)
        guard try $0.value("allowsWhitespace", or: true) else {
          throw $0.error("whitespace is always allowed here; leave this out", at: "allowsWhitespace")
        }
        return .lettersAndPunctuation(asciiOnly: asciiOnly)
      },
      Self(.noWhitespace, ".noWhitespace", "text without whitespace", valid: "a-b", invalid: "a b") { _ in
        .noWhitespace
      },
    ]
  }

  private static func containing(
    _ details: RuleDescription, _ spelling: String, _ summary: String,
    with parameters: [String: JSONValue] = [:], valid: String, invalid: String,
    _ make: @escaping @Sendable (_ counts: ClosedRange<Int>, _ asciiOnly: Bool) -> Rule<String>
  ) -> Self {
    Self(details, spelling, summary, with: parameters, valid: valid, invalid: invalid) {
      make(try $0.counts(or: 1...Int.max), try $0.value("asciiOnly", or: false))
    }
  }

  private static func consisting(
    _ details: RuleDescription, _ spelling: String, _ summary: String,
    with parameters: [String: JSONValue] = [:], valid: String, invalid: String,
    _ make: @escaping @Sendable (_ asciiOnly: Bool, _ allowsWhitespace: Bool) -> Rule<String>
  ) -> Self {
    Self(details, spelling, summary, with: parameters, valid: valid, invalid: invalid) {
      make(try $0.value("asciiOnly", or: false), try $0.value("allowsWhitespace", or: false))
    }
  }
}

import ALPValidator

/// The rules of a sign-up, for the form and the batch, without the check by the server.
///
/// Each thread creates its own, so that threads do not count references to the same objects.
struct SignUpRules: Sendable {
  /// A password and its repetition.
  struct PasswordPair: Sendable {
    var password: String
    var repeated: String
  }

  static let ageMissing = "Please enter an age from 18 to 130."
  static let termsNotAccepted = "Please accept the terms."
  static let repeatedPasswordMissing = "Please enter the password once more."
  static let repeatedPasswordDiffers = "This is not the same as the password above."

  let userName: RuleSet<String>
  let email: RuleSet<String> = [.email]
  let password: RuleSet<String> = [
    .length(8...), .containsDigit, .containsUppercase,
  ]
  /// The warnings about a password.
  let passwordAdvice: RuleSet<String> = [
    .passwordStrength(atLeast: .medium)
      .with(message: "This is easy to guess; a longer password is safer.").with(severity: .warning)
  ]
  let repeatedPassword = RuleSet<PasswordPair>(
    [
      Rule(PredicateRule("presence") { !$0.repeated.isEmpty }, message: repeatedPasswordMissing),
      Rule(PredicateRule("same") { $0.repeated == $0.password }, message: repeatedPasswordDiffers),
    ], stopsAtFirstFailure: true)
  let age: RuleSet<Int> = [
    Rule(RangeRule(minimum: 18, maximum: 130), message: ageMissing)
  ]
  let acceptsTerms: RuleSet<Bool> = [Rule(BooleanRule(true), message: termsNotAccepted)]

  init() throws(PatternError) {
    userName = RuleSet(
      [
        .notEmpty.with(message: "Please choose a user name."),
        .length(3...20),
        Rule(try UserNameCharactersRule(), message: "Please use letters, digits, or . _ - only."),
      ], stopsAtFirstFailure: true)
  }
}

extension SignUpRules {
  /// The rules of a whole sign-up.
  var signUp: RuleSet<SignUp> {
    [
      .at(\.userName, "userName", label: "User name", userName),
      .at(\.email, "email", label: "E-mail", Self.required(email)),
      .at(\.password, "password", label: "Password", isSecret: true, Self.required(password)),
      .at(
        \.repeatedPassword, "repeatedPassword", label: "Repeat password", isSecret: true,
        [.notEmpty.with(message: Self.repeatedPasswordMissing)]),
      .satisfies("same", at: \.repeatedPassword, reading: \.password, \.repeatedPassword) { $0 == $1 },
      .at(\.age, "age", label: "Age", Self.required(age, message: Self.ageMissing)),
      .at(
        \.acceptsTerms, "acceptsTerms", label: "I accept the terms",
        Self.required(acceptsTerms, message: Self.termsNotAccepted)),
    ]
  }

  /// Returns rules that do not accept a missing value, either.
  private static func required<Value>(_ rules: RuleSet<Value>, message: String? = nil) -> RuleSet<Value> {
    let presence: Rule<Value> = message.map { Rule.notEmpty.with(message: $0) } ?? .notEmpty
    return RuleSet([presence] + rules.rules, stopsAtFirstFailure: rules.stopsAtFirstFailure)
  }
}

/// A rule that accepts letters, marks, digits, dots, underscores and hyphens, by a pattern.
///
/// Most user names need no regular expression.
private struct UserNameCharactersRule: ValidationRule {
  private let pattern: PatternRule

  init() throws(PatternError) { pattern = try PatternRule(#"[\p{L}\p{M}\p{Nd}._-]+"#) }

  var name: String { pattern.name }

  var parameters: [String: JSONValue] { pattern.parameters }

  func isSatisfied(by text: String) -> Bool { verdict(on: text) == .satisfied }

  func verdict(on text: String) -> RuleVerdict {
    guard !text.isEmpty else { return .unsatisfied }
    let isCommon = text.utf8.allSatisfy(Self.isCommon) || text.unicodeScalars.allSatisfy(Self.isCommon)
    return isCommon ? .satisfied : pattern.verdict(on: text)
  }

  private static func isCommon(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2E, 0x5F, 0x2D: true
    default: false
    }
  }

  /// Returns whether a character of ASCII, or of the Latin, Greek and Cyrillic scripts, is accepted.
  ///
  /// These have the same category in every version of Unicode since 7.0, so the version of the standard library is as good as that of the engine.
  private static func isCommon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2E, 0x5F, 0x2D: return true
    case 0xC0..<0x530:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark:
        return true
      default: return false
      }
    default: return false
    }
  }
}

import ValidationFormats

/// A rule that accepts passwords that are hard enough to guess, by an estimate.
///
/// ``PasswordStrength`` describes the estimate. The rule does not require characters of certain kinds: a long
/// password of plain words passes, and `Password1!` does not.
///
/// ```swift
/// Rule.passwordStrength(atLeast: .strong).isSatisfied(by: "Password1!")
/// // false
/// ```
struct PasswordStrengthRule: DescribedRule, Equatable {
  /// The least strength that is accepted.
  let minimum: PasswordStrength

  /// Creates a rule that accepts passwords of at least some strength.
  init(atLeast minimum: PasswordStrength) { self.minimum = minimum }

  var details: RuleDescription { .passwordStrength }

  var arguments: RuleArguments { ["minimum": minimum.name] }

  func isSatisfied(by text: String) -> Bool { PasswordStrength(of: text) >= minimum }
}

extension Rule where Value == String {
  /// A rule that accepts a password of eight characters or more, with a digit, a symbol and letters of both
  /// cases.
  ///
  /// See ``/ValidationFormats/StrongPasswordFormat``.
  public static var strongPassword: Self { .strongPassword() }

  /// A rule that accepts a password that is long enough and has characters of several kinds.
  ///
  /// See ``/ValidationFormats/StrongPasswordFormat``.
  ///
  /// - Parameters:
  ///   - minimumLength: The minimum number of characters.
  ///   - minimumDigits: The minimum number of digits.
  ///   - minimumLowercase: The minimum number of lowercase letters.
  ///   - minimumUppercase: The minimum number of uppercase letters.
  ///   - minimumSymbols: The minimum number of punctuation marks and symbols.
  /// - Returns: The rule.
  /// - Precondition: No minimum is negative.
  public static func strongPassword(
    minimumLength: Int = 8, minimumDigits: Int = 1, minimumLowercase: Int = 1, minimumUppercase: Int = 1,
    minimumSymbols: Int = 1
  ) -> Self {
    let matches: @Sendable (String) -> Bool = {
      StrongPasswordFormat.matches(
        $0, minimumLength: minimumLength, minimumDigits: minimumDigits, minimumLowercase: minimumLowercase,
        minimumUppercase: minimumUppercase, minimumSymbols: minimumSymbols)
    }
    // A precondition on the counts fails here, and not at the first text.
    _ = matches("")
    var hints = RuleDescription.strongPassword.hints
    hints.requirements = PasswordRequirements(
      minimumLength: minimumLength,
      requiring: [
        .digit: minimumDigits, .lower: minimumLowercase, .upper: minimumUppercase, .special: minimumSymbols,
      ])
    let parameters: [String: JSONValue] = [
      "minimumLength": .integer(minimumLength), "minimumDigits": .integer(minimumDigits),
      "minimumLowercase": .integer(minimumLowercase), "minimumUppercase": .integer(minimumUppercase),
      "minimumSymbols": .integer(minimumSymbols),
    ]
    return Self(FormatRule(.strongPassword, parameters: parameters, hints: hints, matches: matches))
  }

  /// A rule that accepts passwords that are hard enough to guess, by an estimate.
  ///
  /// See ``PasswordStrength``.
  public static func passwordStrength(atLeast minimum: PasswordStrength) -> Self {
    Self(PasswordStrengthRule(atLeast: minimum))
  }
}

extension InputHints {
  /// The hints of a password that is chosen.
  fileprivate static let newPassword = identifier(.standard, .newPassword)
}

extension RuleDescription {
  static let strongPassword = RuleDescription(
    "strong-password", example: "Tr0ub4dor&3",
    places: [
      "requirements": .phrases([
        ("minimumLength", "strong-password.length"), ("minimumDigits", "strong-password.digits"),
        ("minimumLowercase", "strong-password.lowercase"), ("minimumUppercase", "strong-password.uppercase"),
        ("minimumSymbols", "strong-password.symbols"),
      ])
    ],
    requirement: .place("requirements"), hints: .newPassword)

  static let passwordStrength: RuleDescription = {
    var hints = InputHints.newPassword
    hints.requirements = PasswordRequirements(requiring: [:])
    return RuleDescription("password-strength", hints: hints)
  }()
}

extension RuleDescriptor<String> {
  /// The rules for passwords.
  static var passwords: [Self] {
    [
      Self(
        .strongPassword, ".strongPassword", "a long password with characters of several kinds",
        invalid: "password"
      ) {
        try .strongPassword(
          minimumLength: $0.count("minimumLength", or: 8), minimumDigits: $0.count("minimumDigits", or: 1),
          minimumLowercase: $0.count("minimumLowercase", or: 1),
          minimumUppercase: $0.count("minimumUppercase", or: 1),
          minimumSymbols: $0.count("minimumSymbols", or: 1))
      },
      Self(
        .passwordStrength, ".passwordStrength(atLeast: .strong)",
        "a password that is hard to guess, by an estimate", with: ["minimum": "strong"], valid: "k9#Vq2!xTm",
        invalid: "Password1!"
      ) {
        let name = try $0.choice("minimum", among: PasswordStrength.allCases.map(\.name))
        return .passwordStrength(atLeast: PasswordStrength(name: name) ?? .strong)
      },
    ]
  }
}

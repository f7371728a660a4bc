public import ValidationFormats

/// A rule that accepts passwords that are hard enough to guess, by an estimate.
///
/// `PasswordStrength` describes the estimate. The rule does not require characters of certain kinds: a long password of
/// plain words passes, and `Password1!` does not.
///
/// ```swift
/// PasswordStrengthRule(atLeast: .strong).isSatisfied(by: "Password1!")  // false
/// ```
public struct PasswordStrengthRule: ValidationRule, Hashable {
  /// The least strength that is accepted.
  public let minimum: PasswordStrength

  /// Creates a rule that accepts passwords of at least some strength.
  public init(atLeast minimum: PasswordStrength) { self.minimum = minimum }

  public var name: String { "password-strength" }

  public var parameters: [String: JSONValue] { ["minimum": .string(minimum.name)] }

  public func isSatisfied(by text: String) -> Bool { PasswordStrength(of: text) >= minimum }
}

extension Rule where Value == String {
  /// A rule that accepts a password of eight characters or more, with a digit, a symbol and letters of both cases.
  ///
  /// See ``/ValidationFormats/StrongPasswordFormat``.
  public static var strongPassword: Self { .strongPassword() }

  /// A rule that accepts a password that is long enough and has characters of several kinds.
  ///
  /// See ``/ValidationFormats/StrongPasswordFormat``.
  ///
  /// - Parameters:
  ///   - minimumLength: The smallest number of characters.
  ///   - minimumDigits: The smallest number of digits.
  ///   - minimumLowercase: The smallest number of lower-case letters.
  ///   - minimumUppercase: The smallest number of upper-case letters.
  ///   - minimumSymbols: The smallest number of punctuation marks and symbols.
  /// - Returns: The rule.
  /// - Precondition: No minimum is negative.
  public static func strongPassword(
    minimumLength: Int = 8, minimumDigits: Int = 1, minimumLowercase: Int = 1, minimumUppercase: Int = 1,
    minimumSymbols: Int = 1
  ) -> Self {
    Self(
      FormatRule(
        checking: "strong-password",
        parameters: [
          "minimumLength": .integer(minimumLength),
          "minimumDigits": .integer(minimumDigits),
          "minimumLowercase": .integer(minimumLowercase),
          "minimumUppercase": .integer(minimumUppercase),
          "minimumSymbols": .integer(minimumSymbols),
        ]
      ) {
        StrongPasswordFormat.matches(
          $0, minimumLength: minimumLength, minimumDigits: minimumDigits,
          minimumLowercase: minimumLowercase, minimumUppercase: minimumUppercase,
          minimumSymbols: minimumSymbols)
      })
  }

  /// A rule that accepts passwords that are hard enough to guess, by an estimate.
  ///
  /// See ``/ValidationFormats/PasswordStrength``.
  public static func passwordStrength(atLeast minimum: PasswordStrength) -> Self {
    Self(PasswordStrengthRule(atLeast: minimum))
  }
}

extension RuleDescriptor<String> {
  /// The rules for passwords.
  static var passwords: [Self] {
    [
      Self(
        "strong-password", ".strongPassword", "a long password with characters of several kinds",
        valid: "Tr0ub4dor&3", invalid: "password"
      ) {
        try .strongPassword(
          minimumLength: $0.count("minimumLength", or: 8), minimumDigits: $0.count("minimumDigits", or: 1),
          minimumLowercase: $0.count("minimumLowercase", or: 1),
          minimumUppercase: $0.count("minimumUppercase", or: 1),
          minimumSymbols: $0.count("minimumSymbols", or: 1))
      },
      Self(
        "password-strength", ".passwordStrength(atLeast: .strong)",
        "a password that is hard to guess, by an estimate", with: ["minimum": "strong"], valid: "k9#Vq2!xTm",
        invalid: "Password1!"
      ) {
        let name = try $0.choice("minimum", among: PasswordStrength.allCases.map(\.name))
        return .passwordStrength(atLeast: PasswordStrength(name: name) ?? .strong)
      },
    ]
  }
}

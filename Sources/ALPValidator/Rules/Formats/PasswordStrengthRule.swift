public import ValidationFormats

/// A rule that accepts passwords that are hard enough to guess, by an estimate.
///
/// `PasswordStrength` tells what the estimate knows and what it does not. It is no demand for characters of certain
/// kinds: a long password of plain words passes, and `Password1!` does not.
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
  /// A rule that accepts passwords that are hard enough to guess, by an estimate.
  public static func passwordStrength(atLeast minimum: PasswordStrength) -> Self {
    Self(PasswordStrengthRule(atLeast: minimum))
  }
}

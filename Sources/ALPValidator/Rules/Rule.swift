import Foundation

/// A rule as it is added to a validator: a check, and what is said when it fails.
///
/// All dot syntax starts here, so that one array holds rules of every kind:
///
/// ```swift
/// let rules: RuleSet<String> = [.notEmpty, .length(8...64), !.contains("password")]
/// ```
public struct Rule<Value>: Sendable {
  /// The check itself; `check as? LengthRule` tells which.
  public let check: any ValidationRule<Value>
  /// The message of a failure, or `nil` for the text of the error if it has one, or else the default message.
  public var message: String?
  /// An error of the program's own that a failure carries.
  public var error: (any Error)?
  /// Whether a failure makes the value invalid or only fills the warnings.
  public var severity: Severity

  /// Creates a rule from a check and what is said of it.
  public init(
    _ check: some ValidationRule<Value>, message: String? = nil, error: (any Error)? = nil,
    severity: Severity = .error
  ) {
    self.check = check
    self.message = message
    self.error = error
    self.severity = severity
  }

  /// Returns whether the value is acceptable.
  public func isSatisfied(by value: Value) -> Bool {
    check.verdict(on: value) == .satisfied
  }
}

extension Rule {
  /// Returns what is known of a failure of this rule.
  func failure(because cause: ValidationFailure.Cause) -> ValidationFailure {
    ValidationFailure(
      name: check.name, parameters: check.parameters, cause: cause, severity: severity,
      message: message ?? (error as? any LocalizedError)?.errorDescription, error: error)
  }
}

extension Rule: CustomStringConvertible {
  /// The name and the figures of the check, such as `length(maximum: 64, minimum: 8, unit: characters)`.
  public var description: String {
    let parameters = check.parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return parameters.isEmpty ? check.name : "\(check.name)(\(parameters.joined(separator: ", ")))"
  }
}

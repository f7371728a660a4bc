/// A rule or condition of a validator, with its status for the latest value.
///
/// Use it to show rules before any of them fails: an asterisk, a character counter, or a live password
/// checklist.
///
/// ```swift
/// for rule in password.rules where rule.isActive {
///   print(rule.status == .satisfied ? "✓" : "○", rule.requirement)
/// }
/// ```
public struct RegisteredRule: Identifiable, Sendable {
  /// The result of a rule for the latest value.
  ///
  /// In a checklist, show ``satisfied`` as ticked and ``failed`` as open or wrong. ``notEvaluated`` is
  /// neither: the rule has no result.
  public enum Status: Hashable, Sendable {
    /// The value satisfies the rule.
    case satisfied
    /// The value fails the rule.
    case failed
    /// An asynchronous condition has no response yet, or waits for a retry.
    case waiting
    /// The rule was not evaluated: there was no validation since the rule was added, the rule does not apply,
    /// another rule failed first, or the value is empty and the validator is optional.
    case notEvaluated
  }

  /// Identifies the rule, as in ``RuleHandle/id`` and ``/ValidationRules/ValidationFailure/ruleID``.
  public let id: RuleID
  /// The stable name of the rule.
  public let name: String
  /// The parameters of the rule, such as its `minimum`.
  public let parameters: [String: JSONValue]
  /// Whether a failure makes the value invalid.
  public let severity: Severity
  /// A Boolean value that indicates whether the rule applies: all its `when:` closures return `true`.
  public let isActive: Bool
  /// The message of the failure, or the message that a failure would have.
  public let message: String
  /// What the rule requires, for a checklist: "At least 8 characters", "A digit". For a rule without such a
  /// text, the message.
  public let requirement: String
  /// The result of the rule for the latest value.
  public let status: Status
  /// What follows from the rule for the field.
  let hints: InputHints
}

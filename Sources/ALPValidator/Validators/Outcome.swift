/// The state, the failures and the warnings of the latest value, with their messages. An outcome is never
/// changed.
final class Outcome: Sendable {
  /// The outcome before the first validation.
  static let initial = Outcome(Session.Result()) { _ in [] }

  let result: Session.Result
  /// All failures: the failures of rules in order, including warnings, and then the failures that wait for a
  /// retry.
  let failures: [ValidationFailure]

  /// Creates an outcome from a result, with the failures and their messages that a closure returns.
  init(_ result: Session.Result, render: (Session.Failure) -> [ValidationFailure]) {
    var failures = result.failures.flatMap(render)
    for var failure in result.awaitingRetry.flatMap(render) {
      failure.isAwaitingRetry = true
      failures.append(failure)
    }
    self.result = result
    self.failures = failures
  }

  var state: ValidatorState { result.state }

  var hasValidated: Bool { result.hasValidated }

  /// Returns a failure with its messages, or `nil` if it is not part of this outcome.
  func rendered(_ failure: Session.Failure) -> [ValidationFailure]? {
    guard result.failures.contains(failure) || result.awaitingRetry.contains(failure) else { return nil }
    return failures.filter { $0.ruleID == failure.rule }
  }

  /// Returns the failure of a rule, or `nil` if the rule has not failed.
  func failure(of rule: RuleID) -> ValidationFailure? { failures.first { $0.ruleID == rule } }

  /// Returns whether another outcome has the same state, failures, causes and messages, so that observers
  /// need not be notified.
  func isSame(as other: Outcome) -> Bool {
    self === other || result == other.result && failures == other.failures
  }
}

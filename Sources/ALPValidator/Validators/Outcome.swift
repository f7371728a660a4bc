/// The state, the failures and the warnings of the latest value, with their messages. An outcome is never changed.
final class Outcome: Sendable {
  /// The outcome before the first validation.
  static let initial = Outcome(Session.Result()) { _ in [] }

  let result: Session.Result
  private let failures: [ValidationFailure]
  private let warnings: [ValidationFailure]
  private let failuresAwaitingRetry: [ValidationFailure]
  private let rendered: [Session.Failure: [ValidationFailure]]

  /// Creates an outcome from a result, with the failures and their messages that a closure returns.
  init(_ result: Session.Result, render: (Session.Failure) -> [ValidationFailure]) {
    var rendered: [Session.Failure: [ValidationFailure]] = [:]
    for failure in result.failures + result.awaitingRetry { rendered[failure] = render(failure) }
    let all = result.failures.flatMap { rendered[$0] ?? [] }
    failures = all.filter { $0.severity == .error }
    warnings = all.filter { $0.severity == .warning }
    failuresAwaitingRetry = result.awaitingRetry.flatMap { rendered[$0] ?? [] }
    self.result = result
    self.rendered = rendered
  }

  var state: ValidatorState { result.state }

  var hasValidated: Bool { result.hasValidated }

  func failures(_ list: ValidationObject.FailureList) -> [ValidationFailure] {
    switch list {
    case .failures: failures
    case .warnings: warnings
    case .awaitingRetry: failuresAwaitingRetry
    }
  }

  /// Returns a failure with its messages, or `nil` if it is not part of this outcome.
  func rendered(_ failure: Session.Failure) -> [ValidationFailure]? { rendered[failure] }

  /// Returns the failure of a rule, or `nil` if the rule has not failed.
  func failure(of rule: RuleID) -> ValidationFailure? {
    (failures + warnings + failuresAwaitingRetry).first { $0.ruleID == rule }
  }

  /// Returns whether observers of another outcome need not be notified of this one: state, failures, causes and messages
  /// are the same.
  func isSame(as other: Outcome) -> Bool {
    self === other
      || result == other.result && failures == other.failures && warnings == other.warnings
        && failuresAwaitingRetry == other.failuresAwaitingRetry
  }
}

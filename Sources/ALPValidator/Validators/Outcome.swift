/// The state, the failures and the warnings of the latest value, with their messages. An outcome is never changed.
final class Outcome: Sendable {
  /// The outcome before the first validation.
  static let initial = Outcome(Session.Result()) { _ in [] }

  let result: Session.Result
  let failures: [ValidationFailure]
  let warnings: [ValidationFailure]
  let errorMessages: [String]
  let failuresAwaitingRetry: [ValidationFailure]
  /// A hash value of the failures and warnings; 0 if there are none.
  let fingerprint: Int
  /// A hash value of the messages of failures that wait for a retry; 0 if there are none.
  let fingerprintAwaitingRetry: Int
  private let rendered: [Session.Failure: [ValidationFailure]]

  /// Creates an outcome from a result, with the failures and their messages that a closure returns.
  init(_ result: Session.Result, render: (Session.Failure) -> [ValidationFailure]) {
    var rendered: [Session.Failure: [ValidationFailure]] = [:]
    for failure in result.failures + result.awaitingRetry { rendered[failure] = render(failure) }
    let all = result.failures.flatMap { rendered[$0] ?? [] }
    failures = all.filter { $0.severity == .error }
    warnings = all.filter { $0.severity == .warning }
    errorMessages = failures.map(\.message)
    failuresAwaitingRetry = result.awaitingRetry.flatMap { rendered[$0] ?? [] }
    var hasher = Hasher()
    hasher.combine(result.failures)
    hasher.combine(all.map(\.message))
    fingerprint = all.isEmpty ? 0 : hasher.finalize()
    fingerprintAwaitingRetry = failuresAwaitingRetry.reduce(0) { $0 ^ $1.message.hashValue }
    self.result = result
    self.rendered = rendered
  }

  var state: ValidatorState { result.state }

  var hasValidated: Bool { result.hasValidated }

  var isValidWithoutWarnings: Bool { state == .valid && warnings.isEmpty }

  /// Returns a failure with its messages, or `nil` if it is not part of this outcome.
  func rendered(_ failure: Session.Failure) -> [ValidationFailure]? { rendered[failure] }

  /// Returns the failure of a rule, or `nil` if the rule has not failed.
  func failure(of rule: RuleID) -> ValidationFailure? {
    (failures + warnings + failuresAwaitingRetry).first { $0.ruleID == rule }
  }

  /// Returns whether observers of another outcome need not be notified of this one: state, failures, causes and messages
  /// are the same.
  func isSame(as other: Outcome) -> Bool {
    state == other.state && hasValidated == other.hasValidated && result.failures == other.result.failures
      && fingerprint == other.fingerprint
  }
}

/// The state, the failures and the warnings of the latest value, with their messages. An outcome is never changed.
final class Outcome: Sendable {
  /// The outcome before the first validation.
  static let initial = Outcome(Session.Result(), failures: [], awaitingRetry: [])

  let result: Session.Result
  /// The failures of all severities, in the order of ``Session/Result/failures``.
  private let allFailures: [ValidationFailure]
  let failures: [ValidationFailure]
  let warnings: [ValidationFailure]
  let errorMessages: [String]
  let failuresAwaitingRetry: [ValidationFailure]
  /// A hash value of the failures and warnings; 0 if there are none.
  let fingerprint: Int

  init(
    _ result: Session.Result, failures allFailures: [ValidationFailure], awaitingRetry: [ValidationFailure]
  ) {
    self.result = result
    self.allFailures = allFailures
    failures = allFailures.filter { $0.severity == .error }
    warnings = allFailures.filter { $0.severity == .warning }
    errorMessages = failures.map(\.message)
    failuresAwaitingRetry = awaitingRetry
    var hasher = Hasher()
    for (failure, rendered) in zip(result.failures, allFailures) {
      hasher.combine(failure)
      hasher.combine(rendered.message)
    }
    fingerprint = allFailures.isEmpty ? 0 : hasher.finalize()
  }

  var state: ValidatorState { result.state }

  var hasValidated: Bool { result.hasValidated }

  var isValidWithoutWarnings: Bool { state == .valid && allFailures.isEmpty }

  /// Returns the message that a failure has in this outcome, or `nil` if it is not part of it.
  func rendered(_ failure: Session.Failure) -> ValidationFailure? {
    if let index = result.failures.firstIndex(of: failure) { return allFailures[index] }
    return result.awaitingRetry.firstIndex(of: failure).map { failuresAwaitingRetry[$0] }
  }

  /// Returns the failure of a rule, or `nil` if the rule has not failed.
  func failure(of rule: RuleID) -> ValidationFailure? {
    (allFailures + failuresAwaitingRetry).first { $0.ruleID == rule }
  }

  /// Returns whether observers of another outcome need not be notified of this one: state, failures, causes and messages
  /// are the same.
  func isSame(as other: Outcome) -> Bool {
    state == other.state && hasValidated == other.hasValidated && result.failures == other.result.failures
      && allFailures.elementsEqual(other.allFailures) { $0.message == $1.message }
  }
}

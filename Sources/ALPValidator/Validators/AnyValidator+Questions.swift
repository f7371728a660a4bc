/// A remote condition that was asked about the latest value.
@MainActor
struct OpenQuestion {
  enum Status {
    /// Under way.
    case pending(any RemoteInquiry)
    /// The server accepted the value, or its failure to decide counts as that.
    case passed
    case failed(ValidationFailure.Cause)
    /// The server could not decide, and the validator waits for another value.
    case held
  }

  let entry: EntryID
  let check: any AnyRemoteCheck
  let severity: Severity
  let failure: @MainActor (ValidationFailure.Cause, MessageCatalogue?) -> ValidationFailure
  var status: Status

  var pendingInquiry: (any RemoteInquiry)? {
    if case .pending(let inquiry) = status { inquiry } else { nil }
  }

  /// Whether an answer is still to come, or was none that decides.
  var isUndecided: Bool {
    switch status {
    case .pending, .held: true
    case .passed, .failed: false
    }
  }

  /// Takes an answer, and returns what the delegate is told of it.
  mutating func take(_ answer: RemoteAnswer) -> Telling {
    switch answer {
    case .accepted:
      status = .passed
      return .remoteResult(check.url, true)
    case .refused(let message):
      status = .failed(message.map { .refused(message: $0) } ?? .unsatisfied)
      return .remoteResult(check.url, false)
    case .undecided(let error):
      status =
        switch check.failurePolicy {
        case .fail: .failed(.undecided(error))
        case .pass: .passed
        case .hold: .held
        }
      return .remoteError(check.url, error)
    }
  }
}

extension AnyValidator {
  var hasPendingQuestion: Bool { openQuestions.contains { $0.pendingInquiry != nil } }

  /// Lets go of all that a server was asked.
  func cancelQuestions() {
    let cancelled = openQuestions
    openQuestions = []
    for question in cancelled { question.pendingInquiry?.cancel() }
  }

  /// Takes an answer about the latest value; one that belongs to an earlier value finds no question.
  func take(_ answer: RemoteAnswer, to inquiry: any RemoteInquiry) {
    guard let index = openQuestions.firstIndex(where: { $0.pendingInquiry === inquiry }) else { return }
    let telling = openQuestions[index].take(answer)
    conclude(composedOutcome(), tellingFirst: [telling])
  }

  /// Settles the questions of conditions that are removed before they are decided.
  func dropUndecidedQuestions(where isRemoved: (EntryID) -> Bool) {
    let dropped = openQuestions.filter { $0.isUndecided && isRemoved($0.entry) }
    guard !dropped.isEmpty else { return }
    openQuestions.removeAll { $0.isUndecided && isRemoved($0.entry) }
    for question in dropped { question.pendingInquiry?.cancel() }
    conclude(composedOutcome())
  }

  /// Returns what follows from the local failures and the answers so far.
  func composedOutcome() -> Outcome {
    var failedEntries = localFailures
    for question in openQuestions {
      if case .failed(let cause) = question.status {
        failedEntries.append(.init(entry: question.entry, failure: question.failure(cause, messages)))
      }
    }
    failedEntries.sort { $0.entry < $1.entry }
    if stopsAtFirstFailure {
      let undecided = openQuestions.first { $0.isUndecided && $0.severity == .error }
      failedEntries = upToFirstError(of: failedEntries, before: undecided?.entry)
    }
    let isInvalid = failedEntries.contains { $0.failure.severity == .error }
    let isWaiting = openQuestions.contains(where: \.isUndecided)
    return Outcome(
      state: isWaiting ? .waiting : isInvalid ? .invalid : .valid, failedEntries: failedEntries)
  }

  /// Of several remote failures, a validator that stops at the first tells the first in order, whichever
  /// came first in time; so one behind a question that is still open is not told yet.
  private func upToFirstError(
    of failedEntries: [Outcome.FailedEntry], before undecided: EntryID?
  ) -> [Outcome.FailedEntry] {
    var kept: [Outcome.FailedEntry] = []
    for failed in failedEntries {
      if failed.failure.severity == .error {
        if undecided.map({ failed.entry < $0 }) ?? true { kept.append(failed) }
        break
      }
      kept.append(failed)
    }
    return kept
  }
}

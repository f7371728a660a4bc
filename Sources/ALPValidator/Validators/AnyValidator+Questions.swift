import Foundation

/// A remote condition that was asked about the latest value.
@MainActor
struct OpenQuestion {
  enum Status {
    /// Under way.
    case pending(any RemoteInquiry)
    case answered(RemoteAnswer)
  }

  let entry: EntryID
  let check: any AnyRemoteCheck
  let severity: Severity
  let failure: @MainActor (ValidationFailure.Cause, MessageCatalogue?) -> ValidationFailure
  /// The question as it was written down; `nil` if it cannot be.
  let words: Data?
  var status: Status

  var pendingInquiry: (any RemoteInquiry)? {
    if case .pending(let inquiry) = status { inquiry } else { nil }
  }

  /// Why the server could not decide, while the validator waits for another value or to be told to retry.
  var heldError: RemoteError? {
    guard case .answered(.undecided(let error)) = status, words != nil else { return nil }
    return check.failurePolicy == .hold && severity == .error ? error : nil
  }

  /// Whether an answer is still to come, or was none that decides.
  var isUndecided: Bool { pendingInquiry != nil || heldError != nil }

  /// Whether the server decided, so that it need not be asked the same again.
  var isDecided: Bool {
    switch status {
    case .pending, .answered(.undecided): false
    case .answered(.accepted), .answered(.refused): true
    }
  }

  /// Why the value fails the condition; `nil` if it does not, or not yet.
  var cause: ValidationFailure.Cause? {
    switch status {
    case .pending, .answered(.accepted): nil
    case .answered(.refused(let message)): message.map { .refused(message: $0) } ?? .unsatisfied
    case .answered(.undecided(let error)):
      check.failurePolicy == .pass || heldError != nil ? nil : .undecided(error)
    }
  }

  /// Takes an answer, and returns what the delegate is told of it.
  mutating func take(_ answer: RemoteAnswer) -> Telling {
    status = .answered(answer)
    return switch answer {
    case .accepted: .remoteResult(check.url, true)
    case .refused: .remoteResult(check.url, false)
    case .undecided(let error): .remoteError(check.url, error)
    }
  }
}

extension AnyValidator {
  var hasPendingQuestion: Bool { openQuestions.contains { $0.pendingInquiry != nil } }

  /// Asks the servers again whose failure is held, without debounce.
  ///
  /// Nothing happens if no failure is held. See ``RemoteFailurePolicy/hold``.
  public func retry() {
    guard openQuestions.contains(where: { $0.heldError != nil }) else { return }
    for (index, question) in openQuestions.enumerated() where question.heldError != nil {
      guard let words = question.words else { continue }
      openQuestions[index].status = .pending(inquire(words, of: question.check, skipsDebounce: true))
    }
    concludeWhatFollows()
  }

  /// Asks at once what was to wait for the user to finish typing: he has, when he leaves the field or submits.
  func flushDebounce() {
    for question in openQuestions { question.pendingInquiry?.skipDebounce() }
  }

  /// Returns the standing of a question: what is under way or known about it, or else a new inquiry.
  ///
  /// - Parameters:
  ///   - writing: The question as it was written down, or why it cannot be.
  ///   - tellings: Takes what the delegate is told, if the answer is known, and not about the current value.
  func status(
    of writing: Result<Data, RemoteError>, to check: any AnyRemoteCheck, of entry: EntryID,
    tellings: inout [Telling]
  ) -> OpenQuestion.Status {
    let words: Data
    switch writing {
    case .success(let written): words = written
    case .failure(let error):
      tellings.append(.remoteError(check.url, error))
      return .answered(.undecided(error))
    }
    if let current = openQuestions.first(where: { $0.entry == entry }), current.words == words,
      current.pendingInquiry != nil
    {
      return current.status
    }
    if let decided = decidedQuestion(of: entry, words: words) { return decided.status }
    if let answer = answerStores[entry]?.answer(to: words) {
      tellings.append(.remoteResult(check.url, answer == .accepted))
      return .answered(answer)
    }
    return .pending(inquire(words, of: check, skipsDebounce: !settlements.isEmpty))
  }

  /// Whether a server has decided something of the latest value.
  var knowsDecision: Bool { !decidedQuestions.isEmpty || openQuestions.contains(where: \.isDecided) }

  /// Returns what a server has decided, if the latest value was the same.
  func decidedQuestion(of entry: EntryID, words: Data?) -> OpenQuestion? {
    guard let words else { return nil }
    let isMatch: (OpenQuestion) -> Bool = { $0.entry == entry && $0.words == words && $0.isDecided }
    return openQuestions.first(where: isMatch) ?? decidedQuestions.first(where: isMatch)
  }

  /// Returns what servers have decided of the latest value, apart from what is asked anew.
  func decisions(besides questions: [OpenQuestion]) -> [OpenQuestion] {
    (openQuestions + decidedQuestions).filter { decision in
      decision.isDecided && !questions.contains { $0.entry == decision.entry }
    }
  }

  private func inquire(
    _ words: Data, of check: any AnyRemoteCheck, skipsDebounce: Bool
  ) -> any RemoteInquiry {
    check.inquire(words, skipsDebounce: skipsDebounce) { [weak self] inquiry, answer in
      self?.take(answer, to: inquiry)
    }
  }

  /// Lets go of all that a server was asked.
  func cancelQuestions() {
    let cancelled = openQuestions + decidedQuestions
    openQuestions = []
    decidedQuestions = []
    for question in cancelled { question.pendingInquiry?.cancel() }
  }

  /// Takes an answer about the latest value; one that belongs to an earlier value finds no question.
  private func take(_ answer: RemoteAnswer, to inquiry: any RemoteInquiry) {
    guard let index = openQuestions.firstIndex(where: { $0.pendingInquiry === inquiry }) else { return }
    let telling = openQuestions[index].take(answer)
    remember(answer, to: openQuestions[index])
    concludeWhatFollows(tellingFirst: [telling])
  }

  private func remember(_ answer: RemoteAnswer, to question: OpenQuestion) {
    guard let words = question.words,
      var store = answerStores.removeValue(forKey: question.entry) ?? question.check.makeAnswerStore()
    else { return }
    store.store(answer, to: words)
    answerStores[question.entry] = store
  }

  /// Settles the questions of conditions that are removed before they are decided, and forgets their answers.
  func dropUndecidedQuestions(where isRemoved: (EntryID) -> Bool) {
    answerStores = answerStores.filter { !isRemoved($0.key) }
    let decisions = decidedQuestions
    defer { letGo(of: decisions) }
    decidedQuestions.removeAll { isRemoved($0.entry) }
    let dropped = openQuestions.filter { $0.isUndecided && isRemoved($0.entry) }
    guard !dropped.isEmpty else { return }
    openQuestions.removeAll { $0.isUndecided && isRemoved($0.entry) }
    for question in dropped { question.pendingInquiry?.cancel() }
    concludeWhatFollows()
  }

  /// Returns what follows from the local failures and the answers so far.
  func composedOutcome() -> Outcome {
    var failedEntries = localFailures
    var heldEntries: [Outcome.FailedEntry] = []
    for question in openQuestions {
      if let cause = question.cause {
        failedEntries.append(.init(entry: question.entry, failure: question.failure(cause, messages)))
      } else if let error = question.heldError {
        heldEntries.append(
          .init(entry: question.entry, failure: question.failure(.undecided(error), messages)))
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
      state: isWaiting ? .waiting : isInvalid ? .invalid : .valid, failedEntries: failedEntries,
      heldEntries: heldEntries)
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

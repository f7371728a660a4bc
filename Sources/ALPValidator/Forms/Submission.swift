/// The result of submitting a form.
///
/// ``FormValidator/submit(_:)`` and ``FormModel/submit(_:)`` return it. The closure was called only if the
/// result is ``submitted(_:)``. If the closure throws, the submission throws the same error.
///
/// ```swift
/// let submission = try await form.submit { "receipt 42" }
/// switch submission {
/// case .submitted(let receipt): show(receipt)
/// case .invalid: focus(form.firstInvalidControl)
/// case .awaitingRetry: show(form.failuresAwaitingRetry.map(\.message))
/// case .changed, .cancelled, .alreadySubmitting: break
/// }
/// ```
public enum Submission<Success> {
  /// All values were valid, and the body returned this.
  case submitted(Success)
  /// A value is invalid. See ``FormValidator/firstInvalidControl``.
  case invalid
  /// A request failed and waits for ``ValidationObject/retry()``.
  case awaitingRetry
  /// A value changed while the form was being submitted.
  case changed
  /// The task was canceled before the body ran.
  case cancelled
  /// Another submission is under way.
  case alreadySubmitting
}

extension Submission: Sendable where Success: Sendable {}

extension Submission: Equatable where Success: Equatable {}

/// How far a submission is.
///
/// `none` → `validating` → `running` → `none`; a submission that does not run its body returns from
/// `validating` to `none`.
enum SubmissionPhase: Equatable {
  /// No submission is under way.
  case none
  /// The values are validated, and requests are in flight. The submission ends if the version of the form is
  /// no longer this one.
  case validating(version: Int)
  /// The body runs.
  case running

  var isUnderWay: Bool { self != .none }
}

extension FormValidator {
  /// Validates all values, waits for requests, and runs a closure if all values are valid.
  ///
  /// External failures are cleared first, and all failures are shown from now on. Known answers are reused;
  /// failed requests are sent again. If a value changes meanwhile, the submission ends.
  ///
  /// ```swift
  /// let submission = try await form.submit {
  ///   try await server.signUp(email.formattedValue)
  /// }
  /// if case .invalid = submission { focus(form.firstInvalidControl) }
  /// ```
  ///
  /// After saving, call ``FormPart/markClean()``: the values with which the body began become the clean ones,
  /// so what the user typed meanwhile stays dirty.
  ///
  /// - Parameter body: Submits the valid values. While it runs, another submission is refused.
  /// - Returns: The result of the submission.
  /// - Throws: The error that `body` throws.
  @discardableResult
  public final func submit<Success, Failure: Error>(
    _ body: @MainActor () async throws(Failure) -> Success
  ) async throws(Failure) -> Submission<Success> {
    // A question may have begun the submission, in a task that runs at once. The command that asks the
    // question ends first.
    while Transaction.isUnderWay { await Task.yield() }
    guard !isSubmitting else { return .alreadySubmitting }
    defer { changePhase(to: .none) }
    validateForSubmission()
    await waitForResponses()
    if Task.isCancelled { return .cancelled }
    guard isUnchangedSinceValidation else { return .changed }
    switch tallyAfterSettling().state {
    case .invalid: return .invalid
    case .waiting:
      assert(tallyAfterSettling().inFlight == 0, "No request is in flight, so one waits for a retry")
      return .awaitingRetry
    case .valid:
      let submission = BegunSubmission()
      defer { submission.bodyDidEnd() }
      begin(submission)
      do {
        return .submitted(try await body())
      } catch {
        forgetSubmissionByCommand()
        throw error
      }
    }
  }

  private func validateForSubmission() {
    forgetSubmissionByCommand()
    changePhase(to: .validating(version: submittableVersion))
    Transaction.runUnasked { [self] in
      forEachPart(.all) { $0.setExternal([]) }
      // Queued before the validation, and so before the commands that conditions give while they are asked.
      // The changes of these commands are not validated, so they count as changes during the submission.
      Transaction.runAfterwards { [self] in noteValidatedVersion() }
      validateAll()
    }
  }

  /// Notes that the values of the present version have been validated. What the validation itself has changed,
  /// such as the inclusion of a part, was validated, too.
  private func noteValidatedVersion() { submissionPhase = .validating(version: submittableVersion) }

  /// Forgets the values with which the latest submission began. This is a command, because these values may
  /// hold the last reference to objects of the program, whose `deinit` may give commands.
  private func forgetSubmissionByCommand() {
    Transaction.runUnasked { [self] in forgetSavableSubmission() }
  }

  /// Waits until no request is in flight and no change of an object of the app is pending, or until the
  /// submission ends.
  private func waitForResponses() async {
    // What a condition has read may change after its response, so that another request follows.
    ObservedReads.applyPendingChanges()
    sendDebouncedRequests()
    while tallyAfterSettling().inFlight > 0, isUnchangedSinceValidation, !Task.isCancelled {
      await waits.next()
      ObservedReads.applyPendingChanges()
      sendDebouncedRequests()
    }
  }

  /// Keeps the values that the body saves, and begins the phase of the body.
  private func begin(_ submission: BegunSubmission) {
    Transaction.runUnasked { [self] in
      savableSubmission = submission
      keepValues(of: submission)
      submissionPhase = .running
    }
  }

  /// Changes the phase by a command, because conditions may have read whether the form is being submitted.
  private func changePhase(to phase: SubmissionPhase) {
    Transaction.runUnasked { [self] in submissionPhase = phase }
  }

  private var isUnchangedSinceValidation: Bool { submissionPhase == .validating(version: submittableVersion) }
}

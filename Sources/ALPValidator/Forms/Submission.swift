/// The result of submitting a form.
///
/// ``FormValidator/submit(_:)`` and ``FormModel/submit(_:)`` return it. The closure was called only if the
/// result is ``submitted(_:)`` or ``rejected(_:)``. If it throws another error, the submission throws the same one.
///
/// ```swift
/// let submission = try await form.submit { "receipt 42" }
/// switch submission {
/// case .submitted(let receipt): show(receipt)
/// case .invalid, .rejected: focus(form.firstInvalidControl)
/// case .awaitingRetry: show(form.failuresAwaitingRetry.map(\.message))
/// case .changed, .cancelled, .alreadySubmitting: break
/// }
/// ```
public enum Submission<Success> {
  /// All values were valid, and the body returned this.
  case submitted(Success)
  /// A value is invalid. See ``FormGroup/firstInvalidControl``.
  case invalid
  /// All values were valid, and the body has thrown these failures, such as those of a server.
  ///
  /// The form shows them where they belong, but for those of fields that were edited since.
  case rejected(ExternalFailures)
  /// A request failed and waits for ``ValidationObject/retry()``.
  case awaitingRetry
  /// A value changed while the form was being submitted.
  case changed
  /// The task was canceled before the body ran.
  case cancelled
  /// Another submission is under way: of the form, of a form around it, or of a part in it.
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

  /// How many forms are being submitted. Written with the phase of a submission only.
  @MainActor static var underWayCount = 0
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
  /// If the body throws ``/ValidationRules/ExternalFailures``, such as those that a server has reported, the submission is
  /// rejected, and the form shows them. Their paths are those of what was submitted: a failure follows its row
  /// if rows have moved since, a field that was edited since gets none, and those of a row that was removed go
  /// to its list. If none can be shown, the form itself shows the first.
  ///
  /// ```swift
  /// let submission = try await form.submit {
  ///   throw ExternalFailures(["/email": "There is an account already."])
  /// }
  /// if case .rejected = submission { focus(form.firstInvalidControl) }
  /// ```
  ///
  /// What edits are compared with stays the same. To save the form of a structure, call
  /// ``FormModel/save(_:)``; after saving another form, ``FormPart/markClean()``.
  ///
  /// - Parameter body: Submits the valid values. While it runs, another submission of the form, of the forms
  ///   around it and of the forms in it is refused.
  /// - Returns: The result of the submission.
  /// - Throws: The error that `body` throws, unless it is of ``/ValidationRules/ExternalFailures``.
  @discardableResult
  public final func submit<Success, Failure: Error>(
    _ body: @MainActor () async throws(Failure) -> Success
  ) async throws(Failure) -> Submission<Success> {
    try await submit(body, thenInSubmission: { _, _ in })
  }

  /// Submits the form, and follows the success of the body, in a command, while it is known what was submitted.
  final func submit<Success, Failure: Error>(
    _ body: @MainActor () async throws(Failure) -> Success,
    thenInSubmission follow: @escaping @MainActor (Success, Command) -> Void
  ) async throws(Failure) -> Submission<Success> {
    // A question may have begun the submission, in a task that runs at once. The command that asks the
    // question ends first.
    while Transaction.isUnderWay { await Task.yield() }
    guard !isPartOfSubmission else { return .alreadySubmitting }
    changePhase(to: .validating(version: submittableVersion))
    defer { endSubmission() }
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
      beginBody()
      do {
        let success = try await body()
        Transaction.runUnasked { follow(success, $0) }
        return .submitted(success)
      } catch {
        guard let failures = error as? ExternalFailures else { throw error }
        Transaction.runUnasked { [self] _ in reject(failures) }
        return .rejected(failures)
      }
    }
  }

  /// Whether the form, a form around it, or a part in it is being submitted.
  private var isPartOfSubmission: Bool {
    if formsFromHere.contains(where: \.isBeingSubmitted) { return true }
    return collect(.all) { [$0.isBeingSubmitted] }.contains(true)
  }

  private func validateForSubmission() {
    Transaction.runUnasked { [self] _ in
      forEachPart(.all) { $0.setExternal([]) }
      // Queued before the validation, and so before the commands that conditions give while they are asked.
      // The changes of these commands are not validated, so they count as changes during the submission.
      Transaction.runAfterwards { [self] _ in noteValidatedVersion() }
      validateAll()
    }
  }

  /// Notes that the values of the present version have been validated. What the validation itself has changed,
  /// such as the inclusion of a part, was validated, too.
  private func noteValidatedVersion() { submissionPhase = .validating(version: submittableVersion) }

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

  /// Begins the phase of the body, which submits what is there now.
  private func beginBody() {
    Transaction.runUnasked { [self] command in
      apply(.submissionBegan, command)
      submittedParts = collect(.all) { $0.isBeingSubmitted ? [$0] : [] }
      submissionPhase = .running
    }
  }

  private func endSubmission() {
    Transaction.runUnasked { [self] command in
      for part in submittedParts { part.apply(.submissionEnded, command) }
      Transaction.releaseLater(exchange(&submittedParts, with: []))
      submissionPhase = .none
    }
  }

  /// Changes the phase by a command, because conditions may have read whether the form is being submitted.
  private func changePhase(to phase: SubmissionPhase) {
    Transaction.runUnasked { [self] _ in submissionPhase = phase }
  }

  private var isUnchangedSinceValidation: Bool { submissionPhase == .validating(version: submittableVersion) }
}

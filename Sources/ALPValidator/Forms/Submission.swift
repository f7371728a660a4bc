/// The result of submitting a form.
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

extension FormValidator {
  /// Validates all values, waits for requests, and runs a closure if all values are valid.
  ///
  /// External failures are cleared first, and all failures are shown from now on. Known answers are reused; failed requests
  /// are sent again. If a value changes meanwhile, the submission ends.
  ///
  /// ```swift
  /// let submission = try await form.submit { try await server.signUp(email.formattedValue) }
  /// if case .invalid = submission { focus(form.firstInvalidControl) }
  /// ```
  ///
  /// - Parameter body: Submits the valid values. While it runs, another submission is refused.
  /// - Returns: The result of the submission.
  /// - Throws: The error that `body` throws.
  @discardableResult
  public func submit<Success, Failure: Error>(
    _ body: @MainActor () async throws(Failure) -> Success
  ) async throws(Failure) -> Submission<Success> {
    guard !isSubmitting else { return .alreadySubmitting }
    submittedEdit = editNumber
    defer { submittedEdit = nil }
    Scheduler.shared.perform { [self] in
      forEachPart(.all) { $0.setExternal([]) }
      validateAll()
      // After what follows from the validation, such as that a part is included, and before observers are notified.
      Scheduler.shared.perform { [self] in submittedEdit = editNumber }
    }
    // What a condition has read may change after its response, so that another request follows.
    while status.inFlight > 0, submittedEdit == editNumber, !Task.isCancelled { await waitForSettlement() }
    if Task.isCancelled { return .cancelled }
    guard submittedEdit == editNumber else { return .changed }
    switch status.state {
    case .invalid: return .invalid
    case .waiting: return .awaitingRetry
    case .valid: return .submitted(try await body())
    }
  }
}

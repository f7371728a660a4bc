extension FormValidator {
  /// Validates everything, waits for servers that are to decide, and does the work if all is valid.
  ///
  /// Errors from elsewhere are cleared first, and nothing is kept from the user from now on. What a server has
  /// decided about is not asked again. If a value changes while servers are asked, the submission ends at once,
  /// without work.
  ///
  /// ```swift
  /// let submission = try await form.submit { try await server.signUp(name.text) }
  /// if case .invalid = submission { focus(form.firstInvalidControl) }
  /// ```
  ///
  /// - Parameter work: What to do with valid values; while it runs, another attempt is refused.
  /// - Throws: What the work throws.
  @discardableResult
  public func submit<Success, Failure: Error>(
    _ work: @MainActor () async throws(Failure) -> Success
  ) async throws(Failure) -> Submission<Success> {
    guard !isSubmitting else { return .refused }
    beginSubmission()
    defer { endSubmission() }
    let editNumber = OwnerTellings.holding { preparedEditNumber() }
    await settleOrChange()
    if Task.isCancelled { return .cancelled }
    guard editNumber == self.editNumber else { return .changed }
    switch standing.state {
    case .invalid: return .invalid
    case .waiting: return .undecided
    case .valid: return .submitted(try await work())
    }
  }

  /// Validates everything, and returns the number of the edit that was validated.
  ///
  /// Who is told meanwhile may edit a value that stands before the one told of, so all are validated once more.
  private func preparedEditNumber() -> Int {
    askConditions()
    var number = editNumber
    for _ in 1...10 {
      number = editNumber
      prepareForSubmission()
      if number == editNumber { break }
    }
    return number
  }

  /// Finds out which parts count, before what they do is noted as edits.
  private func askConditions() {
    for part in countingParts() { (part as? FormValidator)?.askConditions() }
  }

  private func prepareForSubmission() {
    for part in countingParts() {
      if let form = part as? FormValidator { form.prepareForSubmission() }
      guard let control = part as? AnyControl else { continue }
      control.clearExternalError()
      control.markSubmitted()
      control.validateForSubmission()
    }
  }
}

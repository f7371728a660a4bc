extension FormModel {
  /// Validates all values, waits for requests, and passes the structure to a closure if all values are valid.
  ///
  /// The base stays. To submit the structure and make it the base, call ``save(_:)``.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let submission = try await form.submit { profile in
  ///   try await server.save(profile)
  /// }
  /// ```
  ///
  /// - Parameter body: Submits the structure. While it runs, another submission is refused.
  /// - Returns: The result of the submission, see ``FormValidator/submit(_:)``.
  /// - Throws: The error that `body` throws, unless it is of ``/ValidationRules/ExternalFailures``.
  @discardableResult
  public func submit<Success, Failure: Error>(
    _ body: @MainActor (_ value: Value) async throws(Failure) -> Success
  ) async throws(Failure) -> Submission<Success> {
    try await submit { () async throws(Failure) -> Success in try await body(currentValue) }
  }

  /// Submits the structure, and makes what was saved the base.
  ///
  /// The structure that the closure returns is the base from then on. What the user has not touched since the
  /// body began takes it, also where the server answered in another form, such as a telephone number with its
  /// country code. What was edited meanwhile stays, and is dirty: values, texts that can't be read, rows that
  /// were added, removed or moved, and parts that were switched. No failure is shown because of it.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let submission = try await form.save { profile in
  ///   try await server.save(profile)
  /// }
  /// ```
  ///
  /// If the closure returns nothing, or a value of another type, what was submitted is the base. If it throws,
  /// nothing changes. The form of a row or of a part can be saved in the same way: then everything in it is
  /// clean, and that a row was added or moved stays a change of its list.
  ///
  /// New rows to which the server has given an `id` are found in the order in which they were sent, if the server returns
  /// as many new ones.
  ///
  /// - Parameter body: Saves the structure. While it runs, another submission is refused.
  /// - Returns: The result of the submission, see ``FormValidator/submit(_:)``.
  /// - Throws: The error that `body` throws, unless it is of ``/ValidationRules/ExternalFailures``.
  @discardableResult
  public func save<Success, Failure: Error>(
    _ body: @MainActor (_ value: Value) async throws(Failure) -> Success
  ) async throws(Failure) -> Submission<Success> {
    try await submit { () async throws(Failure) -> Success in
      try await body(currentValue)
    } thenInSubmission: { [self] success, command in
      didSave(success as? Value, command)
    }
  }

  /// Makes what was submitted the base, or what the server has returned.
  private func didSave(_ saved: Value?, _ command: Command) {
    apply(.saved, command)
    if let saved, isWhole(saved) {
      var ignored = RebaseConflicts()
      rebase(onto: saved, since: .submitted, &ignored, command)
    }
    hasSavedBase = true
    markBaseChange()
  }

  /// Returns whether a value is a whole structure. A JSON object is one if it has a member for each part.
  private func isWhole(_ value: Value) -> Bool {
    guard let members = value as? [String: JSONValue] else { return true }
    return slots.allSatisfy { members.keys.contains($0.name) }
  }
}

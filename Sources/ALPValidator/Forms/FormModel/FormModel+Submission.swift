extension FormModel {
  /// Validates all values, waits for requests, and passes the structure to a closure if all values are valid.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let submission = try await form.submit { profile in
  ///   try await server.save(profile)
  /// }
  /// if case .submitted(let saved) = submission { form.rebase(onto: saved) }
  /// ```
  ///
  /// - Parameter body: Submits the structure. While it runs, another submission is refused.
  /// - Returns: The result of the submission, see ``FormValidator/submit(_:)``.
  /// - Throws: The error that `body` throws.
  @discardableResult
  public func submit<Success, Failure: Error>(
    _ body: @MainActor (_ value: Value) async throws(Failure) -> Success
  ) async throws(Failure) -> Submission<Success> {
    try await submit { () async throws(Failure) -> Success in try await body(currentValue) }
  }
}

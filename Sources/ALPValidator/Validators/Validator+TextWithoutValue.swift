// Text in a control that does not stand for a value: no text where one is needed, or a text that cannot be
// read.

extension Validator {
  /// Fails, because the text of a control cannot be read. Evaluates no rule.
  func takeUnreadable(message: String?, valueNumber: Int) {
    validatedValueNumber = valueNumber
    let new = LatestValue(textWithoutValue: .unreadable(message: message))
    // A keystroke in text that stays unreadable makes no new failure.
    guard latest.textWithoutValue != new.textWithoutValue else { return }
    var session = session
    _ = session.evaluate([Self.sessionFailure(unreadableFailure(message: message))])
    let commitment = prepareCommit(of: session, rewritesMessages: true)
    store(new)
    commit(commitment)
  }

  /// Validates a field without a text, of a type that has no value for it. The value is `nil`, and is missing
  /// even without a rule.
  func takeBlank(parameters: [String: JSONValue]?, valueNumber: Int) {
    validatedValueNumber = valueNumber
    if parameters != nil || self.parameters != nil { self.parameters = parameters }
    evaluateAndCommit(LatestValue(textWithoutValue: .blank))
  }

  /// Returns the failures that a field without a text would have.
  func failuresOfBlank() -> [ValidationFailure] {
    let failures = failures(for: nil)
    let isAcceptedByRules = failures.allSatisfy { $0.severity == .warning }
    guard isAcceptedByRules, !storedIsOptional else { return failures }
    return [Self.missingFailure.written(by: labeledMessages)]
  }

  /// Returns a failure that does not come from a rule, as a session stores it.
  static func sessionFailure(_ failure: ValidationFailure) -> Session.Failure {
    Session.Failure(rule: .noRule, severity: .error, cause: failure.cause, parts: [failure])
  }

  /// Returns the failure of text that cannot be read; the default message is not written yet.
  func unreadableFailure(message: String?) -> ValidationFailure {
    var failure =
      ParsedProperties.failure(ofText: Value.self, nil)
      ?? ValidationFailure(
        name: "parse", parameters: ["type": .string(ReadableType.name(of: Value.self))], cause: .unreadable,
        severity: .error, text: .unwritten(nil))
    if let message { failure.text = .given(message) }
    failure.ruleID = .noRule
    return failure
  }

  /// The failure of a missing value that no rule fails; the message is not written yet.
  static var missingFailure: ValidationFailure {
    var failure = ValidationFailure(.presence, cause: .missing, nil)
    failure.ruleID = .noRule
    return failure
  }
}

/// Why the text of a field does not stand for a value.
enum TextWithoutValue: Equatable {
  /// There is no text, and the type has no value for that.
  case blank
  /// The text cannot be read. The message is that of the program; `nil` for the default message.
  case unreadable(message: String?)
}

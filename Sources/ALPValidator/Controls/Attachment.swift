/// A validator that is attached to a control.
@MainActor
final class Attachment {
  let validator: AnyValidator
  /// When the validator validates the value, or `nil` for the policy of the control.
  let policy: ValidationPolicy?
  /// Whether the validator is the one that the control has made for its own rules.
  let isDefault: Bool
  /// Whether a value has to be parsed for the validator.
  let isParsed: Bool
  /// Returns the failures that the value of the control would have.
  let silentFailures: @MainActor () -> [ValidationFailure]
  /// Validates the value of the control, which has a certain edit.
  let validate: @MainActor (_ edit: Int) -> Void

  /// Whether the state of the validator is part of that of the control.
  ///
  /// A default validator exists from the first time that somebody reads it, and reading changes no state. So it takes part
  /// only once it has a rule or has validated a value.
  var takesPart: Bool { !isDefault || !validator.registrations.isEmpty || validator.outcome.hasValidated }

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - control: The control, which keeps the attachment.
  ///   - policy: When the validator validates the value; `nil` for the policy of the control.
  ///   - isDefault: Whether the validator is the one that the control has made for its own rules.
  ///   - isParsed: Whether a value has to be parsed for the validator.
  ///   - invalidMessage: The message of a value that cannot be parsed; `nil` for the default message.
  ///   - value: Returns the value to validate, or `nil` if that of the control cannot be parsed.
  init<Parsed, Owner: AnyControl>(
    _ validator: Validator<Parsed>, of control: Owner, policy: ValidationPolicy? = nil,
    isDefault: Bool = false, isParsed: Bool = false, invalidMessage: String? = nil,
    value: @escaping @MainActor (Owner) -> Parsed??
  ) {
    self.validator = validator
    self.policy = policy
    self.isDefault = isDefault
    self.isParsed = isParsed
    validate = { [unowned control] edit in
      let control = control
      let parsed = isParsed ? validator.dependent.collectingDependencies { value(control) } : value(control)
      guard let parsed else { return validator.rejectUnreadable(message: invalidMessage, edit: edit) }
      validator.validate(
        parsed, parameters: control.storedRequestParameters, edit: edit, keepsParserDependencies: isParsed)
    }
    silentFailures = { [unowned control] in
      if let parsed = value(control) { return validator.failures(for: parsed) }
      let failure = validator.unreadableFailure(message: invalidMessage)
      return [failure.written(by: validator.effectiveMessages)]
    }
  }
}

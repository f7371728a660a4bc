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
  /// A default validator exists from the first time that it is read, and reading changes no state. So it takes part
  /// only once it has a rule or has validated a value, or has a text to reject that no other validator rejects.
  var takesPart: Bool {
    if !isDefault || !validator.registrations.isEmpty || validator.outcome.hasValidated { return true }
    return validator.control?.leavesTextToDefaultValidator == true
  }

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - control: The control, which keeps the attachment.
  ///   - policy: When the validator validates the value; `nil` for the policy of the control.
  ///   - isDefault: Whether the validator is the one that the control has made for its own rules.
  ///   - isParsed: Whether a value has to be parsed for the validator.
  ///   - invalidMessage: The message of a value that cannot be parsed; `nil` for the default message.
  ///   - value: Returns what the control has entered.
  init<Parsed, Owner: AnyControl>(
    _ validator: Validator<Parsed>, of control: Owner, policy: ValidationPolicy? = nil,
    isDefault: Bool = false, isParsed: Bool = false, invalidMessage: String? = nil,
    value: @escaping @MainActor (Owner) -> EnteredValue<Parsed>
  ) {
    self.validator = validator
    self.policy = policy
    self.isDefault = isDefault
    self.isParsed = isParsed
    validate = { [unowned control] edit in
      let control = control
      let entered = isParsed ? validator.dependent.collectingDependencies { value(control) } : value(control)
      let parameters = control.storedRequestParameters
      switch entered {
      case .value(let value):
        validator.validate(value, parameters: parameters, edit: edit, keepsParserDependencies: isParsed)
      case .blank: validator.validateBlank(parameters: parameters, edit: edit)
      case .unreadable: validator.rejectUnreadable(message: invalidMessage, edit: edit)
      }
    }
    silentFailures = { [unowned control] in
      switch value(control) {
      case .value(let value): return validator.failures(for: value)
      case .blank: return validator.failuresOfBlank()
      case .unreadable:
        let failure = validator.unreadableFailure(message: invalidMessage)
        return [failure.written(by: validator.effectiveMessages)]
      }
    }
  }
}

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
  private let dryRun: @MainActor () -> [ValidationFailure]
  private var isDryRun = false
  /// Validates the value of the control, which has a certain number.
  let validate: @MainActor (_ valueNumber: Int) -> Void

  /// Returns the failures that the value of the control would have; none to a parser that asks for what it is
  /// part of.
  func silentFailures() -> [ValidationFailure] {
    guard !isDryRun else { return [] }
    isDryRun = true
    defer { isDryRun = false }
    return dryRun()
  }

  /// Whether the state of the validator is part of that of the control.
  ///
  /// A default validator exists from the first time that it is read, and reading changes no state. So it
  /// counts only once it has a rule or has validated a value, or has a text to reject that no other validator
  /// rejects. That of the conditions over the form exists from the first of them, which may have been
  /// removed.
  var countsForState: Bool {
    let isMadeByControl = isDefault || validator === validator.control?.conditionValidator
    if !isMadeByControl || !validator.registrations.isEmpty || validator.outcome.hasValidated { return true }
    return isDefault && validator.control?.leavesTextToDefaultValidator == true
  }

  /// Creates the attachment of a validator of the value.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - control: The control, which keeps the attachment.
  ///   - policy: When the validator validates the value; `nil` for the policy of the control.
  ///   - isDefault: Whether the validator is the one that the control has made for its own rules.
  ///   - value: Returns what the control has entered.
  init<Value, Owner: AnyControl>(
    _ validator: Validator<Value>, of control: Owner, policy: ValidationPolicy? = nil,
    isDefault: Bool = false,
    value: @escaping @MainActor (Owner) -> EnteredValue<Value>
  ) {
    self.validator = validator
    self.policy = policy
    self.isDefault = isDefault
    isParsed = false
    validate = { [unowned control] valueNumber in
      validator.validate(
        value(control), parameters: control.storedRequestParameters, valueNumber: valueNumber)
    }
    dryRun = { [unowned control] in validator.failures(for: value(control)) }
  }

  /// Creates the attachment of a validator of a value that has to be parsed.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - control: The control, which keeps the attachment.
  ///   - policy: When the validator validates the value; `nil` for the policy of the control.
  ///   - invalidMessage: The message of a value that cannot be parsed; `nil` for the default message.
  ///   - value: Returns what the control has entered. The dependent follows what the parser reads.
  init<Parsed, Owner: AnyControl>(
    parsing validator: Validator<Parsed>, of control: Owner, policy: ValidationPolicy?,
    invalidMessage: String?,
    value: @escaping @MainActor (Owner, Dependent) -> EnteredValue<Parsed>
  ) {
    self.validator = validator
    self.policy = policy
    isDefault = false
    isParsed = true
    let parser = Dependent(
      ignoring: { [weak validator] tracker in validator?.ownAspects(of: tracker) ?? [] },
      evaluate: { [weak validator] in validator?.dependenciesDidChange() })
    validate = { [unowned control] valueNumber in
      let control = control
      let entered = parser.collectingDependencies { value(control, parser) }
      validator.validate(
        entered, parameters: control.storedRequestParameters, valueNumber: valueNumber,
        invalidMessage: invalidMessage)
    }
    dryRun = { [unowned control] in
      validator.failures(for: value(control, parser), invalidMessage: invalidMessage)
    }
  }
}

extension Validator {
  /// Validates what a control has entered.
  fileprivate func validate(
    _ entered: EnteredValue<Value>, parameters: [String: JSONValue]?, valueNumber: Int,
    invalidMessage: String? = nil
  ) {
    switch entered {
    case .value(let value): validate(value, parameters: parameters, valueNumber: valueNumber)
    case .blank: validateBlank(parameters: parameters, valueNumber: valueNumber)
    case .unreadable: rejectUnreadable(message: invalidMessage, valueNumber: valueNumber)
    }
  }

  /// Returns the failures that something would have which a control enters.
  fileprivate func failures(
    for entered: EnteredValue<Value>, invalidMessage: String? = nil
  ) -> [ValidationFailure] {
    switch entered {
    case .value(let value): failures(for: value)
    case .blank: failuresOfBlank()
    case .unreadable: [unreadableFailure(message: invalidMessage).written(by: effectiveMessages)]
    }
  }
}

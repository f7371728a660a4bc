/// A validator that is attached to a control.
@MainActor
final class Attachment {
  /// Whose validator it is.
  enum Kind {
    /// The program has attached it.
    case ofProgram
    /// The control has made it for the rules that are added to the control.
    case defaultOfControl
    /// The control has made it for conditions over its form. It has no value to validate.
    case ofFormConditions
  }

  let validator: AnyValidator
  /// The control, which keeps the attachment.
  private unowned let control: AnyControl
  let kind: Kind
  /// When the validator validates the value, or `nil` for the policy of the control.
  let policy: ValidationPolicy?
  /// Whether a value has to be parsed for the validator.
  let isParsed: Bool
  /// Returns the failures that the value of the control would have.
  private let dryRun: @MainActor () -> [ValidationFailure]
  /// Validates the value of the control, which has the given number.
  let validate: @MainActor (_ valueNumber: Int) -> Void

  /// Returns the failures that the value of the control would have; none in a nested call, which a parser may
  /// make.
  func silentFailures() -> [ValidationFailure] {
    Transaction.ask(about: self, dryRun) ?? []
  }

  /// Whether the validator counts for the state of the control.
  ///
  /// The first read of the default validator creates it, and reading changes no state. So the default
  /// validator counts only once it has a rule or has validated a value, or while it has to reject a text that
  /// no other validator rejects. The validator of conditions over the form stays when its conditions are
  /// removed, so it counts only if it has a condition or has validated.
  var countsForState: Bool {
    let isInUse = !validator.registrations.isEmpty || validator.outcome.hasValidated
    return switch kind {
    case .ofProgram: true
    case .ofFormConditions: isInUse
    case .defaultOfControl: isInUse || (control.hasTextWithoutValue && control.rejectsText(self))
    }
  }

  /// Creates the attachment of a validator of the value.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - control: The control, which keeps the attachment.
  ///   - policy: When the validator validates the value; `nil` for the policy of the control.
  ///   - kind: Whose validator it is.
  ///   - value: Returns what the control passes to the validator.
  init<Value, Owner: AnyControl>(
    _ validator: Validator<Value>, of control: Owner, policy: ValidationPolicy? = nil, _ kind: Kind,
    value: @escaping @MainActor (Owner) -> EnteredValue<Value>
  ) {
    self.validator = validator
    self.control = control
    self.kind = kind
    self.policy = policy
    isParsed = false
    validate = { [unowned control] valueNumber in
      validator.takeEntered(
        value(control), parameters: control.storedRequestParameters, valueNumber: valueNumber)
    }
    dryRun = { [unowned control] in validator.failures(for: value(control)) }
  }

  /// Returns the attachment of the validator of conditions over the form, which have no value.
  // Generic, so that `Void` needs no code of its own.
  @_semantics("optimize.sil.specialize.generic.never")
  static func ofFormConditions<Nothing: Sendable>(
    _ validator: Validator<Nothing>, of control: AnyControl, passing nothing: Nothing
  ) -> Attachment {
    Attachment(validator, of: control, .ofFormConditions) { _ in .value(nothing) }
  }

  /// Creates the attachment of a validator of a value that has to be parsed.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - control: The control, which keeps the attachment.
  ///   - policy: When the validator validates the value; `nil` for the policy of the control.
  ///   - invalidMessage: The message of a value that cannot be parsed; `nil` for the default message.
  ///   - value: Returns what the control passes to the validator. The dependent follows what the parser
  ///     reads.
  init<Parsed, Owner: AnyControl>(
    parsing validator: Validator<Parsed>, of control: Owner, policy: ValidationPolicy?,
    invalidMessage: String?,
    value: @escaping @MainActor (Owner, Dependent) -> EnteredValue<Parsed>
  ) {
    self.validator = validator
    self.control = control
    kind = .ofProgram
    self.policy = policy
    isParsed = true
    let parser = Dependent(
      ignoring: { [weak validator] tracker in validator?.ownAspects(of: tracker) ?? [] },
      evaluate: { [weak validator] in validator?.dependenciesDidChange() })
    validate = { [unowned control] valueNumber in
      let control = control
      let entered = parser.collectingDependencies { value(control, parser) }
      validator.takeEntered(
        entered, parameters: control.storedRequestParameters, valueNumber: valueNumber,
        invalidMessage: invalidMessage)
    }
    dryRun = { [unowned control] in
      validator.failures(for: value(control, parser), invalidMessage: invalidMessage)
    }
  }
}

extension Validator {
  /// Validates what a control passes.
  fileprivate func takeEntered(
    _ entered: EnteredValue<Value>, parameters: [String: JSONValue]?, valueNumber: Int,
    invalidMessage: String? = nil
  ) {
    switch entered {
    case .value(let value): take(value, parameters: parameters, valueNumber: valueNumber)
    case .blank: takeBlank(parameters: parameters, valueNumber: valueNumber)
    case .unreadable: takeUnreadable(message: invalidMessage, valueNumber: valueNumber)
    }
  }

  /// Returns the failures that the entered value of a control would have.
  fileprivate func failures(
    for entered: EnteredValue<Value>, invalidMessage: String? = nil
  ) -> [ValidationFailure] {
    switch entered {
    case .value(let value): failures(for: value)
    case .blank: failuresOfBlank()
    case .unreadable: [unreadableFailure(message: invalidMessage).written(by: labeledMessages)]
    }
  }
}

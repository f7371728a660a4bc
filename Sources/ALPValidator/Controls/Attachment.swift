/// A validator that is attached to a control.
@MainActor
final class Attachment {
  let validator: AnyValidator
  /// When the validator validates the value, or `nil` for the policy of the control.
  let policy: ValidationPolicy?
  /// Whether a value has to be parsed for the validator.
  let isParsed: Bool
  /// Returns the failures that the value of the control would have.
  let silentFailures: @MainActor () -> [ValidationFailure]
  /// Validates the value of the control, which has a certain edit.
  let validate: @MainActor (_ edit: Int) -> Void

  /// Creates an attachment. The closure returns the value to validate, or `nil` if that of the control cannot be parsed.
  init<Parsed, Owner: AnyControl>(
    _ validator: Validator<Parsed>, of control: Owner, policy: ValidationPolicy? = nil,
    isParsed: Bool = false, invalidMessage: String? = nil, value: @escaping @MainActor (Owner) -> Parsed??
  ) {
    (self.validator, self.policy, self.isParsed) = (validator, policy, isParsed)
    validate = { [unowned control] edit in
      let control = control
      let parsed = isParsed ? validator.dependent.collectingDependencies { value(control) } : value(control)
      guard let parsed else { return validator.rejectUnreadable(message: invalidMessage, edit: edit) }
      validator.validate(parsed, parameters: control.storedRequestParameters, edit: edit, isParsed: isParsed)
    }
    silentFailures = { [unowned control] in
      value(control).map { validator.failures(for: $0) }
        ?? [validator.unreadableFailure(message: invalidMessage).written(by: validator.effectiveMessages)]
    }
  }
}

/// Determines when a control validates its value by itself.
///
/// All policies also validate when you call ``FormPart/validate()``, and when the form is validated or submitted. A
/// validated value is validated again when something its conditions depend on changes.
public enum ValidationPolicy: String, Hashable, Sendable, CaseIterable {
  /// With every change of the value.
  case onInputChange
  /// When editing ends.
  case onFocusLoss
  /// Never.
  case manual
  /// When editing ends for the first time, and from then on with every change of the value.
  case onFocusLossThenInputChange
}

/// An event of a control.
public enum ControlEvent: String, Hashable, Sendable {
  /// The user began to edit the value.
  case began
  /// The value changed.
  case changed
  /// A change was rejected, so a view has to show the current value.
  case rejected
  /// The user stopped editing the value.
  case ended
  /// The initial value was restored.
  case reset
}

/// An observation of a control, which ends when it is removed or released.
@MainActor
public final class ControlObservation {
  private(set) var observer: (@MainActor (ControlEvent) -> Void)?

  init(_ observer: @escaping @MainActor (ControlEvent) -> Void) { self.observer = observer }

  /// Ends the observation. Does nothing if it has ended before.
  public func remove() { Scheduler.shared.undisturbed { observer = nil } }
}

extension AnyControl {
  /// A Boolean value that indicates whether the user is editing: between ``beginEditing()`` and ``endEditing()``.
  public final var isEditing: Bool { tracker.read(.activity, storedIsEditing) }

  /// A Boolean value that indicates whether the user has left the control once, or submitted its form.
  public final var isTouched: Bool { tracker.read(.activity, storedIsTouched) }

  /// A Boolean value that indicates whether it is time to show the messages of the value.
  ///
  /// | policy | `true` after |
  /// |---|---|
  /// | ``ValidationPolicy/onInputChange`` | the first change |
  /// | ``ValidationPolicy/onFocusLoss``, ``ValidationPolicy/onFocusLossThenInputChange`` | the end of editing |
  /// | ``ValidationPolicy/manual`` | a validation |
  ///
  /// After an external failure or a submission, it is always `true`. Before the first validation, it is `false`.
  public final var shouldShowErrors: Bool {
    tracker.read([.settings, .activity])
    if !external.isEmpty { return true }
    return attachments.contains { attachment in
      guard attachment.validator.hasValidated else { return false }
      return switch attachment.policy ?? defaultPolicy {
      case .onInputChange: editNumber > 0 || storedIsTouched
      case .onFocusLoss, .onFocusLossThenInputChange: storedIsTouched
      case .manual: true
      }
    }
  }

  /// The rules and conditions of the attached validators, in order, with their status for the latest value.
  ///
  /// Use them to mark required fields, or for a live password checklist. The property is observable.
  public final var rules: [RegisteredRule] { validators.flatMap(\.rules) }

  /// A Boolean value that indicates whether an empty value is invalid. Use it to mark a field as required.
  ///
  /// The property is observable. Conditions over the form don't count, nor do asynchronous conditions, unless the empty value
  /// is `nil` and of another type than text.
  public final var isRequired: Bool { validators.contains { !$0.acceptsEmptyValue } }

  /// Shows a failure that didn't come from a rule, such as a server's after submission.
  ///
  /// The control is invalid until the value changes, or until a reset. The failure has the name `external` and is the last
  /// one.
  /// ``FormValidator/setExternalFailures(_:)-(ExternalFailures)`` finds the control of each failure by its path.
  public final func setExternalFailure(_ message: String) {
    Scheduler.shared.perform("setExternalFailure(_:)") { [self] in
      setExternal([ValidationFailure(external: message)])
    }
  }
}

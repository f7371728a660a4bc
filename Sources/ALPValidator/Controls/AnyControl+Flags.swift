extension AnyControl {
  /// Whether the user is editing the value: between ``beginEditing()`` and ``endEditing()``.
  public final var isEditing: Bool { tracker.read(.settings, storedIsEditing) }

  /// Whether the user has left the control once, or submitted the form that contains it.
  public final var isTouched: Bool { tracker.read(.settings, storedIsTouched) }

  /// Whether a view is to show the failures of the value.
  ///
  /// | policy | `true` after |
  /// |---|---|
  /// | ``ValidationPolicy/onInputChange`` | the first change, or the end of editing |
  /// | ``ValidationPolicy/onFocusLoss``, ``ValidationPolicy/onFocusLossThenInputChange`` | the end of editing |
  /// | ``ValidationPolicy/manual`` | a validation |
  ///
  /// An external failure, and the failures of a submission, are always shown. Before the first validation it is `false`.
  public final var shouldShowErrors: Bool {
    tracker.read(.settings)
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

  /// Whether an empty value is invalid, so that a view marks the field as required.
  ///
  /// The property is observable. Asynchronous conditions and conditions over the form are left out.
  public final var isRequired: Bool {
    validators.contains { $0.failuresOfEmptyValue().contains { $0.severity == .error } }
  }

  /// Makes the control invalid with a failure that does not come from a rule, such as a server's after submission.
  ///
  /// The failure has the name `external` and is the last one. It is removed when the value changes, and by a reset.
  /// ``FormValidator/setExternalFailures(_:)-(ExternalFailures)`` finds the control of each failure by its path.
  public final func setExternalFailure(_ message: String) {
    Scheduler.shared.perform("setExternalFailure(_:)") { [self] in
      setExternal([ValidationFailure(external: message)])
    }
  }
}

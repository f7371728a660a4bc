extension AnyControl {
  /// A Boolean value that indicates whether the user is editing: between ``beginEditing()`` and ``endEditing()``.
  public final var isEditing: Bool { tracker.read(.activity, storedIsEditing) }

  /// A Boolean value that indicates whether the user has left the control once, or submitted its form.
  public final var isTouched: Bool { tracker.read(.activity, storedIsTouched) }

  /// Whether the user has left the control once, or submitted its form; not tracked.
  final var storedIsTouched: Bool { !exposure.isDisjoint(with: [.left, .submitted]) }

  /// A Boolean value that indicates whether it is time to show the messages of the value.
  ///
  /// ``FormPart/errorVisibility`` determines it. Before the first validation, it is `false`. Late responses and the failures
  /// of a server show at once, unless the field is being edited for the first time. The property is observable.
  public final var shouldShowErrors: Bool {
    tracker.read([.settings, .activity])
    let isEditedForTheFirstTime = storedIsEditing && !storedIsTouched
    if !external.isEmpty { return !isEditedForTheFirstTime }
    guard attachments.contains(where: \.validator.hasValidated) else { return false }
    let visibility = inheritedErrorVisibility
    guard exposure.isReason(by: visibility) else { return false }
    return visibility == .immediately || !holdsBackFailures
  }

  /// The messages of the failed rules if it is time to show them, otherwise none.
  ///
  /// Show them at the field. They are ``ValidationObject/errorMessages`` while ``shouldShowErrors`` is `true`.
  public final var visibleErrorMessages: [String] { shouldShowErrors ? errorMessages : [] }

  /// The rules and conditions of the attached validators, in order, with their status for the latest value.
  ///
  /// Use them to mark required fields, or for a live password checklist. The property is observable.
  public final var rules: [RegisteredRule] { validators.flatMap(\.rules) }

  /// A Boolean value that indicates whether an empty value is invalid. Use it to mark a field as required.
  ///
  /// The property is observable. Conditions over the form don't count, nor do asynchronous conditions, unless the empty value
  /// is `nil` and of another type than text. A control that was created with ``Control/init(blank:)`` is required unless its
  /// validator is optional.
  public final var isRequired: Bool {
    let mayBeBlank = !mustBeEntered || validators.contains(where: \.isOptional)
    return !mayBeBlank || validators.contains { !$0.acceptsEmptyValue }
  }

  /// Shows a failure that didn't come from a rule, such as a server's after submission.
  ///
  /// The control is invalid until the value changes, or until a reset. The failure has the name `external` and is the last
  /// one.
  /// ``FormValidator/setExternalFailures(_:)-(ExternalFailures)`` finds the control of each failure by its path.
  public final func setExternalFailure(_ message: String) {
    Transaction.run("setExternalFailure(_:)") { [self] in
      setExternal([ValidationFailure(external: message)])
    }
  }
}

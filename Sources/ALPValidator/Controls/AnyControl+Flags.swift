extension AnyControl {
  /// A Boolean value that indicates whether the user is editing: between ``beginEditing()`` and ``endEditing()``.
  public final var isEditing: Bool { tracker.read(.activity, storedIsEditing) }

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
}

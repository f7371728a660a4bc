// The text of a field that does not stand for a value, or is not the text of the value.

extension AnyControl {
  /// Whether the field has a text without a value, so that the value is an earlier one.
  final var hasTextWithoutValue: Bool { entry?.isWithoutValue == true }

  /// Whether the field and the clean value differ in a text without a value: only one of them has such a
  /// text, or the two texts differ.
  final var differsByTextWithoutValue: Bool {
    let current = hasTextWithoutValue ? entry : nil
    let clean = cleanEntry?.isWithoutValue == true ? cleanEntry : nil
    return current != clean
  }

  // MARK: Who rejects such a text

  // | Attached, besides those of form conditions            | Who rejects the text                        |
  // | ----------------------------------------------------- | ------------------------------------------- |
  // | nothing, or the default validator without a rule      | the default validator, which is made for it |
  // | the default validator, with rules                     | the default validator                       |
  // | validators of the program                             | each of them                                |
  // | validators of the program, and the default with rules | each of them, and the default validator     |
  //
  // Optional validators accept a blank text, and reject one that cannot be read.

  /// Which validators reject a text without a value.
  enum TextRejection {
    /// The program has attached validators of the value, and each of them rejects the text.
    case byAttachedValidators
    /// The program has attached none, so the default validator rejects the text even if it has no rule.
    case byDefaultValidator
  }

  final var textRejection: TextRejection {
    attachments.contains { $0.kind == .ofProgram } ? .byAttachedValidators : .byDefaultValidator
  }

  /// Returns whether a validator rejects a text without a value, unless it is optional.
  final func rejectsText(_ attachment: Attachment) -> Bool {
    switch attachment.kind {
    case .ofProgram: true
    case .ofFormConditions: false
    case .defaultOfControl:
      !attachment.validator.registrations.isEmpty || textRejection == .byDefaultValidator
    }
  }

  /// Whether a blank text would be valid: all validators that would reject it are optional.
  final var acceptsBlank: Bool {
    let validators = attachments.filter(rejectsText).map(\.validator)
    return !validators.isEmpty && validators.allSatisfy(\.isOptional)
  }

  /// Whether the field has a text without a value, and the default validator has to reject it.
  final var leavesTextToDefaultValidator: Bool { hasTextWithoutValue && textRejection == .byDefaultValidator }

  /// Lets the default validator reject the text after the last other validator was detached.
  final func leaveTextToDefaultValidatorIfNeeded() {
    guard leavesTextToDefaultValidator else { return }
    makeValidatorOfTextIfNeeded()
    // While another validator rejected the text, the default validator validated the value behind it.
    for attachment in attachments where attachment.kind == .defaultOfControl {
      if attachment.validator.outcome.hasValidated { attachment.validate(valueNumber) }
    }
  }

  /// Replaces the entry.
  final func changeEntry(to newEntry: TextEntry?) {
    let hadTextWithoutValue = hasTextWithoutValue
    entry = newEntry
    makeValidatorOfTextIfNeeded()
    if hasTextWithoutValue != hadTextWithoutValue {
      // A default validator without rules counts for the state because of the text.
      tracker.didChange(.settings)
      markOwnFailures()
    }
  }

  /// Empties the field of a control that was just made, and makes this its clean state.
  final func startBlank() {
    mustBeEntered = true
    entry = .blank
    cleanEntry = .blank
    makeValidatorOfTextIfNeeded()
  }

  final func restoreCleanEntry() {
    guard entry != cleanEntry else { return }
    changeEntry(to: cleanEntry)
    publishValueChange()
  }
}

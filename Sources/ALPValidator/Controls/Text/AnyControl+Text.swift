// The text of a field that does not stand for a value, or is not the text of the value.

extension AnyControl {
  /// Whether the field has a text without a value, so that the value is an earlier one.
  final var hasTextWithoutValue: Bool { fieldText?.isWithoutValue == true }

  // MARK: Who rejects such a text

  // | Attached, besides those of form conditions            | Who rejects the text                        |
  // | ----------------------------------------------------- | ------------------------------------------- |
  // | nothing, or the default validator without a rule      | the default validator, which is made for it |
  // | the default validator, with rules                     | the default validator                       |
  // | validators of the program                             | each of them                                |
  // | validators of the program, and the default with rules | each of them, and the default validator     |
  //
  // Optional validators accept a blank text, and reject one that cannot be read.
  //
  // A validator that rejects the text counts for the state of the control, and validates the text. A default
  // validator that does not reject it validates the value behind the text, if it counts at all.

  /// Returns whether a validator rejects a text without a value, unless the validator is optional.
  final func rejectsText(_ attachment: Attachment) -> Bool {
    switch attachment.kind {
    case .ofProgram: true
    case .ofFormConditions: false
    case .defaultOfControl: !attachment.validator.registrations.isEmpty || !hasValidatorOfProgram
    }
  }

  private var hasValidatorOfProgram: Bool { attachments.contains { $0.kind == .ofProgram } }

  /// Whether the default validator rejects a text without a value, unless it is optional.
  final var isTextRejectedByDefaultValidator: Bool {
    attachments.contains { $0.kind == .defaultOfControl && rejectsText($0) }
  }

  /// Whether a blank text would be valid: all validators that would reject it are optional.
  final var acceptsBlank: Bool {
    let validators = attachments.filter(rejectsText).map(\.validator)
    return !validators.isEmpty && validators.allSatisfy(\.isOptional)
  }

  /// Makes the default validator if the field has a text without a value that no attached validator rejects.
  final func ensureTextIsRejected() {
    if hasTextWithoutValue, !attachments.contains(where: rejectsText) { makeDefaultValidator() }
  }

  /// Lets the default validator reject the text, if the last other validator was just detached.
  final func ensureTextIsRejectedAfterDetaching() {
    guard hasTextWithoutValue, !hasValidatorOfProgram else { return }
    ensureTextIsRejected()
    // While another validator rejected the text, the default validator validated the value behind it.
    for attachment in attachments where attachment.kind == .defaultOfControl {
      if attachment.validator.outcome.hasValidated { attachment.validate(valueNumber) }
    }
  }

  /// Follows a change of what the field shows.
  final func fieldTextDidChange(from earlier: FieldText?) {
    ensureTextIsRejected()
    guard hasTextWithoutValue != (earlier?.isWithoutValue == true) else { return }
    // A default validator without rules counts for the state because of the text.
    tracker.didChange(.settings)
    markOwnFailures()
  }
}

/// What a text field shows instead of the text of the control's value.
enum FieldText: Equatable, Sendable {
  /// No text, if the type has no value for that, such as a number.
  case blank
  /// A text that has no value.
  case unreadable(String)
  /// The text that was typed for the value, such as `1.0`.
  case typed(String)

  /// The text.
  var text: String {
    switch self {
    case .blank: ""
    case .unreadable(let text), .typed(let text): text
    }
  }

  /// Texts are compared by their scalars: "é" of one scalar and of two are different texts to a rule.
  static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.blank, .blank): true
    case (.unreadable(let first), .unreadable(let second)), (.typed(let first), .typed(let second)):
      ExactEquality.isSame(first, second)
    default: false
    }
  }

  /// Whether the text does not stand for the value of the control.
  var isWithoutValue: Bool {
    switch self {
    case .blank, .unreadable: true
    case .typed: false
    }
  }
}

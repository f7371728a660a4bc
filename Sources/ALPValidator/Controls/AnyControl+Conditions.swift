// What a control does for conditions: those over its form, and those that have to be evaluated again.

extension AnyControl {
  /// The validator of conditions over the form, whose failures this control has.
  final var formConditions: Validator<Void> {
    if let conditionValidator { return conditionValidator }
    let validator = Validator<Void>()
    conditionValidator = validator
    attach(Attachment(validator, of: self, .ofFormConditions) { _ in .value(()) })
    return validator
  }

  /// Validates the value again for a validator that has not the value itself, but a parsed one, or a text
  /// without a value.
  ///
  /// - Parameter validator: The validator, which is attached.
  /// - Returns: `false` if the latest value of the validator is one of its own: the value itself, or one that
  ///   the program has given it.
  final func validateAgain(for validator: AnyValidator) -> Bool {
    guard let attachment = attachments.first(where: { $0.validator === validator }) else { return false }
    let isLatestEdit = validator.validatedValueNumber == valueNumber
    guard attachment.isParsed || hasTextWithoutValue, isLatestEdit else { return false }
    attachment.validate(valueNumber)
    return true
  }
}

// What a control does for conditions: conditions over its form, and conditions that have to be evaluated
// again.

extension AnyControl {
  /// The validator of the conditions over the form whose failures this control shows.
  final var formConditions: Validator<Void> {
    if let conditionValidator { return conditionValidator }
    let validator = Validator<Void>()
    conditionValidator = validator
    attach(Attachment(validator, of: self, .ofFormConditions) { _ in .value(()) })
    return validator
  }

  /// Validates the value again for a validator that cannot evaluate its latest value by itself: the value is
  /// parsed for the validator, or the field has a text without a value.
  ///
  /// - Parameter validator: The validator, which is attached.
  /// - Returns: `false` if the validator can evaluate its latest value by itself: the value of the control as
  ///   it is, or a value that the program has validated.
  final func validateAgain(for validator: AnyValidator) -> Bool {
    guard let attachment = attachments.first(where: { $0.validator === validator }) else { return false }
    let isLatestEdit = validator.validatedValueNumber == valueNumber
    guard attachment.isParsed || hasTextWithoutValue, isLatestEdit else { return false }
    attachment.validate(valueNumber)
    return true
  }
}

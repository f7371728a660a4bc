extension Validator where Value: Equatable {
  /// Ensures that the value equals that of a control, as its formatters leave it; the control is not kept alive.
  ///
  /// If the validator is attached to a control, a change of the other control validates again.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame(as other: Control<Value>, invalidMessage: String? = nil)
    -> RuleHandle
  {
    addCondition(.same { [weak other] in other?.formattedValue }, invalidMessage: invalidMessage)
  }

  /// Ensures that the value equals that of a control, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame(
    as other: Control<Value>, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addCondition(.same { [weak other] in other?.formattedValue }, invalidMessage: invalidMessage)
  }
}

extension Validator where Value: Equatable {
  /// Ensures that the value equals that of a control at the time of validation; the control is not kept alive.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame(as other: Control<Value>, invalidMessage: String? = nil)
    -> RuleHandle
  {
    addCondition(.same { [weak other] in other?.value }, invalidMessage: invalidMessage)
  }
}

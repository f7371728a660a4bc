extension Validator where Value: Hashable & Sendable {
  /// Ensures that the value is one of a collection.
  @discardableResult
  public func addValidationToEnsureInclusion(in values: some Sequence<Value>, invalidMessage: String? = nil)
    -> RuleHandle
  {
    addRule(.in(values), invalidMessage: invalidMessage)
  }
}

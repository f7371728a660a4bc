extension Validator {
  /// Returns what rules say of a value of any type, on any thread, without a validator.
  ///
  /// ```swift
  /// Validator.validate("a@b.co", .notEmpty, .email)  // .valid
  /// ```
  public nonisolated static func validate(
    _ instance: Value?, _ first: Rule<Value>, _ others: Rule<Value>...
  ) -> ValidationResult {
    RuleSet([first] + others).validate(instance)
  }

  /// Returns what a set of rules says of a value of any type, on any thread, without a validator.
  public nonisolated static func validate(_ instance: Value?, rules: RuleSet<Value>) -> ValidationResult {
    rules.validate(instance)
  }
}

extension Control {
  /// Adds a rule to the validator of the control's own.
  ///
  /// - Parameters:
  ///   - invalidMessage: The message of a failure; `nil` for the rule's own, or the default message.
  ///   - severity: Whether a failure makes the value invalid; `nil` for what the rule says.
  ///   - isActive: Returns whether the rule counts, asked at each validation; `nil` if it always does.
  /// - Returns: A handle with which the rule can be removed.
  @discardableResult
  public func addRule(
    _ rule: Rule<Value>, invalidMessage: String? = nil, severity: Severity? = nil,
    when isActive: (@MainActor () -> Bool)? = nil
  ) -> RuleHandle {
    validator.addRule(rule, invalidMessage: invalidMessage, severity: severity, when: isActive)
  }

  /// Adds the rules of a set to the validator of the control's own, in their order.
  ///
  /// - Returns: A handle for each rule, with which it can be removed.
  @discardableResult
  public func addRules(_ rules: RuleSet<Value>) -> [RuleHandle] { validator.addRules(rules) }

  /// Adds a condition to the validator of the control's own.
  ///
  /// - Parameters:
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  ///   - severity: Whether a failure makes the value invalid.
  ///   - isActive: Returns whether the condition counts, asked at each validation; `nil` if it always does.
  /// - Returns: A handle with which the condition can be removed.
  @discardableResult
  public func addCondition(
    _ condition: Condition<Value>, invalidMessage: String? = nil, severity: Severity = .error,
    when isActive: (@MainActor () -> Bool)? = nil
  ) -> RuleHandle {
    validator.addCondition(condition, invalidMessage: invalidMessage, severity: severity, when: isActive)
  }
}

// Rules and conditions for the values of a control or validator that may have none.

extension RuleContainer {
  /// Adds a rule for the values of an optional type, after the existing ones. `nil` is valid, unless the rule is
  /// `.notEmpty`.
  ///
  /// ```swift
  /// let country = Control<String?>(nil)
  /// country.addRule(.countryCode)
  /// country.isValid  // false, because nothing was validated yet
  /// country.validate()
  /// country.isValid  // true
  /// ```
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - invalidMessage: The message of a failure; `nil` for the message of the rule, or the default message.
  ///   - error: The error that a failure carries; `nil` for the error of the rule.
  ///   - severity: Whether a failure makes the value invalid; `nil` for the severity of the rule.
  ///   - isActive: Returns whether the rule applies, as for `addRule`.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  @_disfavoredOverload
  @discardableResult
  public func addRule<Wrapped>(
    _ rule: Rule<Wrapped>, invalidMessage: String? = nil, error: (any Error)? = nil,
    severity: Severity? = nil, when isActive: (@MainActor () -> Bool)? = nil
  ) -> RuleHandle where Value == Wrapped? {
    // The failures are those of the rule for values, so it has the message.
    let rule = rule.with(message: invalidMessage, error: error, severity: severity)
    return addRule(rule.ofOptionalProperty, when: isActive)
  }

  /// Adds a condition for the values of an optional type, after the existing rules. It isn't evaluated for `nil`, which
  /// is valid.
  ///
  /// ```swift
  /// let nickname = Control<String?>(nil)
  /// nickname.addCondition(
  ///   .async("available") { try await accounts.isFree($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  ///   - severity: Whether a failure makes the value invalid.
  ///   - isActive: Returns whether the condition applies, as for `addRule`.
  /// - Returns: A handle. Use it to remove the condition, make it conditional, or change its message.
  @_disfavoredOverload
  @discardableResult
  public func addCondition<Wrapped>(
    _ condition: Condition<Wrapped>, invalidMessage: String? = nil, severity: Severity = .error,
    when isActive: (@MainActor () -> Bool)? = nil
  ) -> RuleHandle where Value == Wrapped? {
    addCondition(
      condition.ofOptionalProperty, invalidMessage: invalidMessage, severity: severity, when: isActive)
  }
}

extension Condition {
  /// Returns the condition for a property that may be `nil`.
  fileprivate var ofOptionalProperty: Condition<Value?> {
    let decision: Condition<Value?>.Decision =
      switch decision {
      case .immediate(let isSatisfied): .immediate { $0.map(isSatisfied) ?? true }
      case .async(let makeAsyncCondition): .async { makeAsyncCondition().ofOptionalProperty() }
      }
    return Condition<Value?>(name: name, parameters: parameters, decision: decision)
  }
}

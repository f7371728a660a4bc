extension Validator {
  /// Adds a rule, which applies from the next validation.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - invalidMessage: The message of a failure; `nil` for the message of the rule, or the default message.
  ///   - error: The error that a failure carries; `nil` for the error of the rule.
  ///   - severity: Whether a failure makes the value invalid; `nil` for the severity of the rule.
  ///   - isActive: Returns whether the rule applies. It is called in each validation, and the value is validated again
  ///     when something changes that it has read. `nil` if the rule always applies.
  /// - Returns: A handle that removes the rule, restricts it or changes its message.
  @discardableResult
  public func addRule(
    _ rule: Rule<Value>, invalidMessage: String? = nil, error: (any Error)? = nil, severity: Severity? = nil,
    when isActive: (@MainActor () -> Bool)? = nil
  ) -> RuleHandle {
    var rule = rule
    rule.message = invalidMessage ?? rule.message
    rule.error = error ?? rule.error
    rule.severity = severity ?? rule.severity
    let registration = register(severity: rule.severity, when: isActive) { [rule] in
      rule.failure(because: $0, in: $1)
    }
    addRegistered(registration, isCondition: false, link: link(rule.check, registration))
    return RuleHandle(self, registration.id)
  }

  /// Adds the rules of a set, in their order.
  ///
  /// Whether the set is optional or stops at the first failure has no effect on the validator.
  ///
  /// - Returns: A handle for each rule.
  @discardableResult
  public func addRules(_ rules: RuleSet<Value>) -> [RuleHandle] { rules.rules.map { addRule($0) } }

  /// Adds a condition, which applies from the next validation.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  ///   - severity: Whether a failure makes the value invalid.
  ///   - isActive: Returns whether the condition applies. It is called in each validation, and the value is validated
  ///     again when something changes that it has read. `nil` if the condition always applies.
  /// - Returns: A handle that removes the condition, restricts it or changes its message.
  @discardableResult
  public func addCondition(
    _ condition: Condition<Value>, invalidMessage: String? = nil, severity: Severity = .error,
    when isActive: (@MainActor () -> Bool)? = nil
  ) -> RuleHandle {
    var asyncCheck: (any AsyncCheck<Value>)?
    if case .async(let make) = condition.check { asyncCheck = make() }
    let registration = register(severity: severity, asyncCheck: asyncCheck, when: isActive) {
      condition.failure(because: $0, severity: severity, invalidMessage: invalidMessage, in: $1)
    }
    var link: CompiledRules<Value>.Link?
    if case .immediate(let isSatisfied) = condition.check {
      link = {
        CompiledCondition(registration, next: $0) { isSatisfied($0) ? .satisfied : .unsatisfied }
      }
    }
    addRegistered(registration, isCondition: true, link: link, asyncCheck: asyncCheck)
    return RuleHandle(self, registration.id)
  }

  /// Removes a rule or condition. Does nothing if the handle is not one of this validator.
  ///
  /// The change applies from the next validation. An asynchronous condition without a response, or one that waits for
  /// ``AnyValidator/retry()``, is settled at once.
  public func remove(_ handle: RuleHandle) {
    guard let rule = handle.rule(in: self) else { return }
    removeRules { $0 == rule }
  }

  /// Removes all rules and conditions, from the next validation.
  public func removeAllRules() { removeRules { _ in true } }

  /// Returns a function that links a rule into a chain, specialized for its type.
  private func link<Check: ValidationRule<Value>>(
    _ rule: Check, _ registration: RuleRegistration
  ) -> CompiledRules<Value>.Link {
    { next in
      registration.isConditional
        ? CompiledCondition(registration, next: next) { rule.verdict(on: $0) }
        : CompiledValidationRule(rule, registration, next: next)
    }
  }
}

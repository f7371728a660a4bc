extension Validator {
  /// Adds a rule, to count from the next validation on.
  ///
  /// - Parameters:
  ///   - invalidMessage: The message of a failure; `nil` for the rule's own, or the default message.
  ///   - error: An error of the program's own that a failure carries; `nil` for the rule's own.
  ///   - severity: Whether a failure makes the value invalid; `nil` for what the rule says.
  ///   - isActive: Returns whether the rule counts, asked at each validation; `nil` if it always does.
  /// - Returns: A handle with which the rule can be removed.
  @discardableResult
  public func addRule(
    _ rule: Rule<Value>, invalidMessage: String? = nil, error: (any Error)? = nil, severity: Severity? = nil,
    when isActive: (@MainActor () -> Bool)? = nil
  ) -> RuleHandle {
    var rule = rule
    rule.message = invalidMessage ?? rule.message
    rule.error = error ?? rule.error
    rule.severity = severity ?? rule.severity
    return addEntry(.rule(rule.check), severity: rule.severity, when: isActive) { [rule] in
      rule.failure(because: $0, in: $1)
    }
  }

  /// Adds a rule whose message a closure makes of each failure, to count from the next validation on.
  ///
  /// - Parameters:
  ///   - error: An error of the program's own that a failure carries; `nil` for the rule's own.
  ///   - severity: Whether a failure makes the value invalid; `nil` for what the rule says.
  ///   - isActive: Returns whether the rule counts, asked at each validation; `nil` if it always does.
  ///   - invalidMessage: Returns the message of a failure, which comes with the message that it would have.
  /// - Returns: A handle with which the rule can be removed.
  @discardableResult
  public func addRule(
    _ rule: Rule<Value>, error: (any Error)? = nil, severity: Severity? = nil,
    when isActive: (@MainActor () -> Bool)? = nil,
    invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    var rule = rule
    rule.error = error ?? rule.error
    rule.severity = severity ?? rule.severity
    return addEntry(.rule(rule.check), severity: rule.severity, when: isActive) { [rule] in
      rule.failure(because: $0, in: $1).saying(invalidMessage)
    }
  }

  /// Adds the rules of a set, in their order.
  ///
  /// Whether the set is optional or stops at the first failure is not taken over.
  ///
  /// - Returns: A handle for each rule, with which it can be removed.
  @discardableResult
  public func addRules(_ rules: RuleSet<Value>) -> [RuleHandle] { rules.rules.map { addRule($0) } }

  /// Adds a condition, to count from the next validation on.
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
    addEntry(condition.check, severity: severity, when: isActive) {
      condition.failure(because: $0, severity: severity, invalidMessage: invalidMessage, in: $1)
    }
  }

  /// Adds a condition whose message a closure makes of each failure, to count from the next validation on.
  ///
  /// - Parameters:
  ///   - severity: Whether a failure makes the value invalid.
  ///   - isActive: Returns whether the condition counts, asked at each validation; `nil` if it always does.
  ///   - invalidMessage: Returns the message of a failure, which comes with the message that it would have.
  /// - Returns: A handle with which the condition can be removed.
  @discardableResult
  public func addCondition(
    _ condition: Condition<Value>, severity: Severity = .error,
    when isActive: (@MainActor () -> Bool)? = nil,
    invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addEntry(condition.check, severity: severity, when: isActive) {
      condition.failure(because: $0, severity: severity, invalidMessage: nil, in: $1).saying(invalidMessage)
    }
  }

  private func addEntry(
    _ check: Entry<Value>.Check, severity: Severity, when isActive: (@MainActor () -> Bool)?,
    failure: @escaping Entry<Value>.Failure
  ) -> RuleHandle {
    var check = check
    if case .condition(let isSatisfied) = check { check = .condition(recording(isSatisfied)) }
    let isActive = isActive.map { recording($0) }
    return RuleHandle(
      validator: self,
      entry: entries.append(check, severity: severity, isActive: isActive, failure: failure))
  }

  /// Removes a rule or condition, to count from the next validation on.
  ///
  /// A remote condition that has not answered, or whose failure is held, is settled by it at once.
  public func remove(_ handle: RuleHandle) {
    guard handle.validator === self else { return }
    removeEntry(handle.entry)
  }

  /// Removes all rules and conditions, to count from the next validation on.
  public func removeAllRules() {
    let former = entries
    entries.removeAll()
    dropUndecidedQuestions { _ in true }
    letGo(of: former)
  }
}

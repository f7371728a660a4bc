/// A type you can add rules to: a validator or a control.
///
/// ```swift
/// password.addRule(
///   .length(8...64), invalidMessage: "8 to 64 characters, please.")
/// password.addRule(.containsDigit, severity: .warning)
/// ```
@MainActor
public protocol RuleContainer<Value>: AnyObject {
  /// The type of the values.
  associatedtype Value

  /// The validator that evaluates the rules.
  var validator: Validator<Value> { get }
}

extension RuleContainer {
  /// Adds a rule, after the existing ones. It applies from the next validation.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - invalidMessage: The message of a failure; `nil` for the message of the rule, or the default message.
  ///   - error: The error that a failure carries; `nil` for the error of the rule.
  ///   - severity: Whether a failure makes the value invalid; `nil` for the severity of the rule.
  ///   - isActive: Returns whether the rule applies. When something that the closure has read changes, the
  ///     value is validated again. `nil` if the rule always applies.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  @discardableResult
  public func addRule(
    _ rule: Rule<Value>, invalidMessage: String? = nil, error: (any Error)? = nil, severity: Severity? = nil,
    when isActive: (@MainActor () -> Bool)? = nil
  ) -> RuleHandle {
    let rule = rule.with(message: invalidMessage, error: error, severity: severity)
    let validator = validator
    return validator.add(Registration(rule, validator.dependent), "addRule(_:)", when: isActive)
  }

  /// Adds the rules of a set, and takes over its settings.
  ///
  /// If the set is optional, stops at the first failure, or has messages, these settings also apply to the
  /// validator from now on.
  ///
  /// - Returns: A handle for each rule.
  @discardableResult
  @_semantics("optimize.sil.specialize.generic.never")
  public func addRules(_ rules: RuleSet<Value>) -> [RuleHandle] {
    let validator = validator
    if rules.isOptional { validator.isOptional = true }
    if rules.stopsAtFirstFailure { validator.stopsAtFirstFailure = true }
    if let messages = rules.messages { validator.messages = messages }
    return rules.rules.map { addRule($0) }
  }

  /// Adds a condition, after the existing rules. It applies from the next validation.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  ///   - severity: Whether a failure makes the value invalid.
  ///   - isActive: Returns whether the condition applies, as for `addRule`.
  /// - Returns: A handle. Use it to remove the condition, make it conditional, or change its message.
  @discardableResult
  public func addCondition(
    _ condition: Condition<Value>, invalidMessage: String? = nil, severity: Severity = .error,
    when isActive: (@MainActor () -> Bool)? = nil
  ) -> RuleHandle {
    let validator = validator
    return validator.add(
      Registration(condition, invalidMessage: invalidMessage, severity: severity, validator.dependent),
      "addCondition(_:)", when: isActive)
  }
}

extension Rule {
  /// Returns the rule with what was given for its failures; `nil` leaves what it has.
  func with(message: String?, error: (any Error)?, severity: Severity?) -> Self {
    var rule = self
    rule.message = message ?? rule.message
    rule.error = error ?? rule.error
    rule.severity = severity ?? rule.severity
    return rule
  }
}

extension Validator: RuleContainer {
  /// The validator itself.
  public var validator: Validator<Value> { self }

  /// Removes all rules and conditions, from the next validation.
  public func removeAllRules() { removeRules() }
}

/// A registered rule or condition for values of a type.
// An object, because a rule in an array is copied when it is taken out.
@MainActor
final class TypedRule<Value>: RuleRegistration {
  /// The rule; `nil` for a condition, which may read something.
  let rule: Rule<Value>?
  /// Whether its evaluation may read something.
  var mayRead: Bool { rule == nil || isConditional }
  /// Evaluates the rule or condition; `nil` for an asynchronous condition.
  let verdict: (@MainActor (Value) -> RuleVerdict)?
  /// Returns the failures of the parts of a value that the rule does not accept; `nil` if the rule is not about parts.
  let partFailures: (@MainActor (Value?) -> [ValidationFailure])?
  let asyncCondition: AsyncCondition<Value>?

  init(_ rule: Rule<Value>, _ dependent: Dependent) {
    self.rule = rule
    verdict = rule.verdict
    func partFailures(of value: Value?) -> [ValidationFailure] { rule.partFailures?(value, rule, nil) ?? [] }
    self.partFailures = rule.partFailures == nil ? nil : partFailures(of:)
    asyncCondition = nil
    super.init(severity: rule.severity, dependent: dependent) { rule.failure(because: $0, messageSource: $1) }
  }

  init(_ condition: Condition<Value>, invalidMessage: String?, severity: Severity, _ dependent: Dependent) {
    rule = nil
    partFailures = nil
    switch condition.decision {
    case .immediate(let isSatisfied):
      verdict = { isSatisfied($0) ? .satisfied : .unsatisfied }
      asyncCondition = nil
    case .async(let makeAsyncCondition):
      verdict = nil
      asyncCondition = makeAsyncCondition()
    }
    super.init(severity: severity, source: asyncCondition?.source, dependent: dependent) { cause, messages in
      let message: String? =
        switch cause {
        case .rejected(let message): message
        case .requestFailed: nil
        default: invalidMessage
        }
      return ValidationFailure(
        name: condition.name, parameters: condition.parameters, cause: cause, severity: severity,
        text: message.map(ValidationFailure.Text.given) ?? .unwritten(messages))
    }
  }
}

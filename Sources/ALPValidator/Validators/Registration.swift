/// A registered rule or condition for values of a type.
// An object, because a rule in an array is copied when it is taken out.
@MainActor
final class Registration<Value>: AnyRegistration {
  /// The rule; `nil` for a condition and for the rule of a structure, which may read something.
  let rule: Rule<Value>?
  /// Whether its evaluation may read something.
  var mayRead: Bool { rule == nil || isConditional }
  /// Evaluates the rule or condition; `nil` for an asynchronous condition.
  let verdict: (@MainActor (Value) -> RuleVerdict)?
  /// Returns the failures of the parts of a value that the rule does not accept; `nil` if the rule is not
  /// about parts.
  let partFailures: (@MainActor (Value?) -> [ValidationFailure])?
  let asyncCondition: AsyncCondition<Value>?
  /// What is evaluated by the rule, also by that of a structure; `nil` for a condition.
  private let check: (any ValidationRule)?
  override var hints: InputHints { check?.hints ?? InputHints() }

  init(_ rule: Rule<Value>, _ dependent: Dependent) {
    self.rule = rule
    check = rule.check
    verdict = rule.verdict
    func partFailures(of value: Value?) -> [ValidationFailure] { rule.partFailures?(value, rule, nil) ?? [] }
    self.partFailures = rule.partFailures == nil ? nil : partFailures(of:)
    asyncCondition = nil
    super.init(severity: rule.severity, dependent: dependent) { rule.failure(because: $0, messageSource: $1) }
  }

  /// Creates the rule of a structure whose failures a control of the form shows.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - structure: Returns the structure, formatted; `nil` if it could not be read, so that the rule does
  ///     not apply.
  ///   - depth: How many components of a failure's path lead from the structure to the control.
  ///   - dependent: What is evaluated again when something changes that the function reads.
  init<Structure>(
    _ rule: Rule<Structure>, of structure: @escaping @MainActor () -> Structure?, depth: Int,
    _ dependent: Dependent
  ) where Value == Void {
    self.rule = nil
    check = rule.check
    let evaluate = rule.verdictOnFormatted
    verdict = { _ in structure().map(evaluate) ?? .satisfied }
    partFailures = { _ in
      guard let structure = structure() else { return [] }
      let failures = rule.failures(ofFormatted: structure, because: .init(evaluate(structure)), nil)
      return failures.map { $0.placed(withoutFirst: depth) }
    }
    asyncCondition = nil
    super.init(severity: rule.severity, dependent: dependent) { rule.failure(because: $0, messageSource: $1) }
  }

  init(_ condition: Condition<Value>, invalidMessage: String?, severity: Severity, _ dependent: Dependent) {
    rule = nil
    check = nil
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
        text: message.map(ValidationFailure.Text.given) ?? .unwritten(messages), facts: condition.facts)
    }
  }
}

extension ValidationFailure {
  /// Returns the failure with a path that begins at a part of the value: without the components that lead to
  /// it.
  fileprivate func placed(withoutFirst count: Int) -> Self {
    var failure = self
    failure.path = ValidationPath(Array(path.components.dropFirst(count)))
    return failure
  }
}

/// The rules and conditions of a validator in the form in which it evaluates them.
@MainActor
final class CompiledRules<Value> {
  let rules: [TypedRule<Value>]
  /// Whether a condition may read something.
  let hasConditions: Bool
  /// Returns the verdict of the first rule that does not accept a value; for rules without conditions.
  private let verdict: @Sendable (Value) -> RuleVerdict

  init(_ rules: [TypedRule<Value>]) {
    self.rules = rules
    hasConditions = rules.contains(where: \.mayRead)
    verdict = RuleSet(hasConditions ? [] : rules.compactMap(\.rule)).evaluate
  }

  /// Returns whether a value satisfies all rules; only if there are no conditions.
  func areSatisfied(by value: Value) -> Bool { verdict(value) == .satisfied }

  /// Evaluates the rules that apply to a value.
  func evaluate(_ value: Value, _ evaluation: inout Evaluation) {
    for rule in rules where !evaluation.isStopped {
      guard let evaluate = rule.verdict else { continue }
      let verdict =
        hasConditions && rule.mayRead
        ? rule.reading { rule.isActive() ? evaluate(value) : .satisfied } : evaluate(value)
      guard verdict != .satisfied else { continue }
      evaluation.fail(rule, .init(verdict), rule.partFailures?(value) ?? [])
    }
  }
}

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
  let asyncCheck: AsyncCheck<Value>?

  init(_ rule: Rule<Value>, _ dependent: Dependent) {
    self.rule = rule
    verdict = rule.verdict
    func partFailures(of value: Value?) -> [ValidationFailure] { rule.partFailures?(value, rule, nil) ?? [] }
    self.partFailures = rule.partFailures == nil ? nil : partFailures(of:)
    asyncCheck = nil
    super.init(severity: rule.severity, dependent: dependent) { rule.failure(because: $0, in: $1) }
  }

  init(_ condition: Condition<Value>, invalidMessage: String?, severity: Severity, _ dependent: Dependent) {
    (rule, partFailures) = (nil, nil)
    switch condition.check {
    case .immediate(let isSatisfied):
      verdict = { isSatisfied($0) ? .satisfied : .unsatisfied }
      asyncCheck = nil
    case .async(let makeCheck):
      verdict = nil
      asyncCheck = makeCheck()
    }
    super.init(severity: severity, source: asyncCheck?.source, dependent: dependent) { cause, messages in
      let message: String? =
        switch cause {
        case .rejected(let message): message
        case .requestFailed: nil
        default: invalidMessage
        }
      return ValidationFailure(
        name: condition.name, parameters: condition.parameters, cause: cause, severity: severity,
        message: message, messages: messages)
    }
    asyncCheck?.reads?.condition = self
  }
}

/// The failures of a value as they are found, compared with those of the value before.
///
/// As long as they are the same, nothing is copied.
struct Evaluation {
  let known: [Session.Failure]
  let stopsAtFirstFailure: Bool
  private(set) var knownCount = 0
  /// The failures, if they differ from those that are known.
  private(set) var others: [Session.Failure]?
  /// Whether no rule of severity ``Severity/error`` has failed.
  private(set) var isValid = true

  var isStopped: Bool { stopsAtFirstFailure && !isValid }

  var isUnchanged: Bool { others == nil && knownCount == known.count }

  var isWithoutFailures: Bool { others == nil && knownCount == 0 }

  var failures: [Session.Failure] { others ?? Array(known.prefix(knownCount)) }

  /// Adds the failure of a rule, with those of the parts of the value.
  mutating func fail(
    _ rule: RuleRegistration, _ cause: ValidationFailure.Cause, _ parts: [ValidationFailure] = []
  ) {
    let isWarning = !parts.isEmpty && parts.allSatisfy { $0.severity == .warning }
    let failure = Session.Failure(
      rule: rule.id, severity: isWarning ? .warning : rule.severity, cause: cause, parts: parts)
    if failure.severity == .error { isValid = false }
    if others == nil, knownCount < known.count, known[knownCount] == failure {
      knownCount += 1
    } else {
      if others == nil { others = failures }
      others?.append(failure)
    }
  }
}

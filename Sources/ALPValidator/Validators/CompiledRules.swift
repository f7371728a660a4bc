/// The rules and conditions of a validator in the form in which it evaluates them.
@MainActor
final class CompiledRules<Value> {
  private let rules: [(rule: TypedRule<Value>, isConditional: Bool)]
  /// Whether a condition may read something, or do something.
  let hasConditions: Bool
  /// Returns the verdict of the first rule that does not accept a value; for rules without conditions.
  private let verdict: @Sendable (Value) -> RuleVerdict

  init(_ rules: [TypedRule<Value>]) {
    self.rules = rules.map { ($0, $0.rule == nil || $0.registration.isConditional) }
    hasConditions = self.rules.contains(where: \.isConditional)
    verdict = RuleSet(hasConditions ? [] : rules.compactMap(\.rule)).evaluate
  }

  /// Returns whether no rule fails; only if there are no conditions.
  func accepts(_ value: Value) -> Bool { verdict(value) == .satisfied }

  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  func evaluate(_ value: Value, _ evaluation: inout Evaluation) {
    for (rule, isConditional) in rules where !evaluation.isStopped {
      guard !isConditional || rule.registration.isActive(), let evaluate = rule.verdict else { continue }
      let verdict = isConditional ? rule.registration.reading { evaluate(value) } : evaluate(value)
      guard verdict != .satisfied else { continue }
      evaluation.fail(rule.registration, verdict, rule.partFailures?(value) ?? [])
    }
  }
}

/// The part of a registered rule that depends on the type of the values.
// An object, because a rule in an array is copied when it is taken out.
@MainActor
final class TypedRule<Value> {
  let registration: RuleRegistration
  /// The rule; `nil` for a condition, which may read something or do something.
  let rule: Rule<Value>?
  /// Evaluates the rule or condition; `nil` for an asynchronous condition.
  let verdict: (@MainActor (Value) -> RuleVerdict)?
  /// Returns the failures of the parts of a value that the rule does not accept; `nil` if the rule is not about parts.
  let partFailures: (@MainActor (Value) -> [ValidationFailure])?
  let asyncCheck: AsyncCheck<Value>?

  init(_ registration: RuleRegistration, _ rule: Rule<Value>) {
    self.registration = registration
    self.rule = rule
    verdict = rule.verdict
    if let failures = rule.partFailures {
      partFailures = { failures($0, rule, nil) }
    } else {
      partFailures = nil
    }
    asyncCheck = nil
  }

  init(
    _ registration: RuleRegistration, condition: (@MainActor (Value) -> RuleVerdict)?,
    _ asyncCheck: AsyncCheck<Value>?
  ) {
    self.registration = registration
    rule = nil
    verdict = condition
    partFailures = nil
    self.asyncCheck = asyncCheck
  }
}

/// The failures of a value as they are found, compared with those of the value before.
///
/// As long as they are the same, nothing is copied.
struct Evaluation {
  private let known: [Session.LocalFailure]
  private let stopsAtFirstFailure: Bool
  private var knownCount = 0
  private var differs = false
  private var others: [Session.LocalFailure] = []
  /// Whether no rule of severity ``Severity/error`` has failed.
  private(set) var isValid = true

  init(comparedWith known: [Session.LocalFailure], stopsAtFirstFailure: Bool) {
    self.known = known
    self.stopsAtFirstFailure = stopsAtFirstFailure
  }

  var isStopped: Bool { stopsAtFirstFailure && !isValid }

  var isUnchanged: Bool { !differs && knownCount == known.count }

  var failures: [Session.LocalFailure] { differs ? others : Array(known.prefix(knownCount)) }

  /// Adds a failure.
  mutating func fail(_ rule: RuleRegistration, _ verdict: RuleVerdict?, _ parts: [ValidationFailure] = []) {
    let isWarning = !parts.isEmpty && parts.allSatisfy { $0.severity == .warning }
    let failure = Session.LocalFailure(
      rule: rule.id, severity: isWarning ? .warning : rule.severity, verdict: verdict, parts: parts)
    if failure.severity == .error { isValid = false }
    if !differs, knownCount < known.count, known[knownCount] == failure {
      knownCount += 1
    } else {
      if !differs { others = failures }
      differs = true
      others.append(failure)
    }
  }
}

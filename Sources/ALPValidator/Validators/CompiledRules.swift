/// The rules and conditions of a validator in the form in which it evaluates them.
///
/// To take a rule out of an array costs a copy. A rule in a constant of an object that is known to live costs none, so the
/// rules form chains of such objects.
@MainActor
final class CompiledRules<Value> {
  /// The longest chain, because each object takes some stack.
  private static var maximumLength: Int { 128 }

  private let first: CompiledRule<Value>?
  private let others: [CompiledRule<Value>]
  /// Whether a condition may read something, or do something.
  let hasConditions: Bool

  init(_ rules: [TypedRule<Value>]) {
    var chains: [CompiledRule<Value>] = []
    for start in stride(from: 0, to: rules.count, by: Self.maximumLength) {
      let chain = rules[start..<min(rules.count, start + Self.maximumLength)]
      var next: CompiledRule<Value>?
      for rule in chain.reversed() { next = CompiledRule(rule, next: next) ?? next }
      if let next { chains.append(next) }
    }
    first = chains.first
    others = Array(chains.dropFirst())
    hasConditions = rules.contains { $0.isCondition || $0.registration.isConditional }
  }

  /// Returns whether no rule fails; only if there are no conditions.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  func accepts(_ value: Value) -> Bool {
    guard first?.accepts(value) ?? true else { return false }
    return others.isEmpty || others.allSatisfy { $0.accepts(value) }
  }

  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  func evaluate(_ value: Value, _ evaluation: inout Evaluation) {
    first?.evaluate(value, &evaluation)
    for chain in others where !evaluation.isStopped { chain.evaluate(value, &evaluation) }
  }
}

/// The part of a registered rule that depends on the type of the values.
struct TypedRule<Value> {
  let registration: RuleRegistration
  /// Evaluates the rule; `nil` for an asynchronous condition.
  let verdict: (@MainActor (Value) -> RuleVerdict)?
  /// Returns the failures of the parts of a value that the rule does not accept; `nil` if the rule is not about parts.
  var partFailures: (@MainActor (Value) -> [ValidationFailure])?
  let asyncCheck: AsyncCheck<Value>?
  /// Whether it is a condition, which may read something or do something.
  let isCondition: Bool
}

/// A rule or condition in a chain.
@MainActor
final class CompiledRule<Value> {
  private let registration: RuleRegistration
  private let verdict: @MainActor (Value) -> RuleVerdict
  private let partFailures: (@MainActor (Value) -> [ValidationFailure])?
  /// Whether the rule is a condition, or applies only under conditions.
  private let isConditional: Bool
  private let next: CompiledRule<Value>?

  init?(_ rule: TypedRule<Value>, next: CompiledRule<Value>?) {
    guard let verdict = rule.verdict else { return nil }
    registration = rule.registration
    self.verdict = verdict
    partFailures = rule.partFailures
    isConditional = rule.isCondition || rule.registration.isConditional
    self.next = next
  }

  /// Returns whether neither this rule nor one after it fails.
  func accepts(_ value: Value) -> Bool {
    verdict(value) == .satisfied && (next?.accepts(value) ?? true)
  }

  /// Evaluates this rule and those after it.
  func evaluate(_ value: Value, _ evaluation: inout Evaluation) {
    if !isConditional || registration.isActive() {
      let verdict = isConditional ? registration.reading { self.verdict(value) } : self.verdict(value)
      if verdict != .satisfied {
        evaluation.fail(registration, verdict, partFailures?(value) ?? [])
        if evaluation.isStopped { return }
      }
    }
    next?.evaluate(value, &evaluation)
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

/// The rules and conditions of a validator in the form in which it evaluates them.
///
/// To take a rule out of an array costs a copy, and to call one of any type a look into its box. A rule in a constant of
/// an object that is known to live costs neither, so the rules form chains of such objects.
@MainActor
final class CompiledRules<Value> {
  /// Creates an object for one rule, which continues with the next one.
  typealias Link = @MainActor (_ next: CompiledRule<Value>?) -> CompiledRule<Value>

  /// The longest chain, because each object takes some stack.
  private static var maximumLength: Int { 128 }

  private let first: CompiledRule<Value>?
  private let others: [CompiledRule<Value>]
  /// Whether a condition may read something, or do something.
  let hasConditions: Bool

  init(_ links: [Link], hasConditions: Bool) {
    var chains: [CompiledRule<Value>] = []
    for start in stride(from: 0, to: links.count, by: Self.maximumLength) {
      let chain = links[start..<min(links.count, start + Self.maximumLength)]
      var next: CompiledRule<Value>?
      for link in chain.reversed() { next = link(next) }
      if let next { chains.append(next) }
    }
    first = chains.first
    others = Array(chains.dropFirst())
    self.hasConditions = hasConditions
  }

  /// Returns whether no rule fails.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  func accepts(_ value: Value) -> Bool {
    (first?.accepts(value) ?? true) && others.allSatisfy { $0.accepts(value) }
  }

  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  func evaluate(_ value: Value, _ evaluation: inout Evaluation) {
    first?.evaluate(value, &evaluation)
    for chain in others where !evaluation.isStopped { chain.evaluate(value, &evaluation) }
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
  mutating func fail(_ rule: RuleRegistration, _ verdict: RuleVerdict?) {
    let failure = Session.LocalFailure(rule: rule.id, severity: rule.severity, verdict: verdict)
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

/// A rule or condition in a chain.
@MainActor
class CompiledRule<Value> {
  final let registration: RuleRegistration
  final let next: CompiledRule<Value>?

  init(_ registration: RuleRegistration, next: CompiledRule<Value>?) {
    self.registration = registration
    self.next = next
  }

  /// Evaluates this rule and those after it.
  func evaluate(_ value: Value, _ evaluation: inout Evaluation) {}

  /// Returns whether neither this rule nor one after it fails.
  func accepts(_ value: Value) -> Bool { true }
}

/// A rule that always applies.
final class CompiledValidationRule<Rule: ValidationRule>: CompiledRule<Rule.Value> {
  private let rule: Rule

  init(_ rule: Rule, _ registration: RuleRegistration, next: CompiledRule<Rule.Value>?) {
    self.rule = rule
    super.init(registration, next: next)
  }

  override func accepts(_ value: Rule.Value) -> Bool {
    rule.verdict(on: value) == .satisfied && (next?.accepts(value) ?? true)
  }

  override func evaluate(_ value: Rule.Value, _ evaluation: inout Evaluation) {
    let verdict = rule.verdict(on: value)
    if verdict != .satisfied {
      evaluation.fail(registration, verdict)
      if evaluation.isStopped { return }
    }
    next?.evaluate(value, &evaluation)
  }
}

/// A condition, or a rule that applies only under conditions.
final class CompiledCondition<Value>: CompiledRule<Value> {
  private let verdict: @MainActor (Value) -> RuleVerdict

  init(
    _ registration: RuleRegistration, next: CompiledRule<Value>?,
    verdict: @escaping @MainActor (Value) -> RuleVerdict
  ) {
    self.verdict = verdict
    super.init(registration, next: next)
  }

  override func evaluate(_ value: Value, _ evaluation: inout Evaluation) {
    if registration.isActive() {
      let verdict: RuleVerdict = registration.reading { self.verdict(value) }
      if verdict != .satisfied {
        evaluation.fail(registration, verdict)
        if evaluation.isStopped { return }
      }
    }
    next?.evaluate(value, &evaluation)
  }
}

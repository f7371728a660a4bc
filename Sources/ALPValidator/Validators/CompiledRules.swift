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

  /// Returns whether a value satisfies all rules; only without conditions.
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

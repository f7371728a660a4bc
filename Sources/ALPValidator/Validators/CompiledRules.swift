/// The rules and conditions of a validator in the form in which it evaluates them.
@MainActor
final class CompiledRules<Value> {
  let rules: [Registration<Value>]
  /// Whether a condition or a `when:` closure among them may read something.
  let mayRead: Bool
  /// Returns the verdict of the first rule that does not accept a value; for rules that read nothing.
  private let verdict: @Sendable (Value) -> RuleVerdict

  init(_ rules: [Registration<Value>]) {
    self.rules = rules
    mayRead = rules.contains(where: \.mayRead)
    verdict = RuleSet(mayRead ? [] : rules.compactMap(\.rule)).evaluate
  }

  /// Returns whether a value satisfies all rules; only if they read nothing.
  func areSatisfied(by value: Value) -> Bool { verdict(value) == .satisfied }

  /// Evaluates the rules that apply to a value.
  func evaluate(_ value: Value, _ evaluation: inout Evaluation) {
    for rule in rules where !evaluation.isStopped {
      guard let evaluate = rule.verdict else { continue }
      let verdict =
        mayRead && rule.mayRead
        ? rule.collectingReads { rule.isActive() ? evaluate(value) : .satisfied } : evaluate(value)
      guard verdict != .satisfied else { continue }
      evaluation.fail(rule, .init(verdict), rule.partFailures?(value) ?? [])
    }
  }
}

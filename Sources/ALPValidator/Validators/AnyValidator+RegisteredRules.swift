// The rules of a validator as an app sees them.

extension AnyValidator {
  /// The rules and conditions, in the order in which they were added.
  ///
  /// The property is observable. It calls the closures of ``RuleHandle/when(_:)`` and
  /// ``RuleHandle/message(_:)``, and is empty within them.
  public final var rules: [RegisteredRule] {
    // Only with an optional validator, the value decides whether rules are evaluated at all.
    tracker.read([.outcome, .responses, .settings])
    if isOptional { tracker.read(.value) }
    // A closure that this property calls may read the property.
    guard !isListingRules else { return [] }
    return Transaction.ask {
      isListingRules = true
      defer { isListingRules = false }
      return registrations.map { rule in
        let isActive = rule.isActive()
        let own = rule.failure(because: .unsatisfied, in: labeledMessages)
        return RegisteredRule(
          id: rule.id, name: own.name, parameters: own.parameters, severity: rule.severity,
          isActive: isActive, message: (outcome.failure(of: rule.id) ?? own).message,
          requirement: (labeledMessages ?? .standard).requirement(for: own),
          status: isActive ? status(of: rule) : .notEvaluated)
      }
    }
  }

  private func status(of rule: AnyRegistration) -> RegisteredRule.Status {
    guard outcome.hasValidated, rule.id <= latestValidatedRule, !isEmptyAndOptional else {
      return .notEvaluated
    }
    if rule.source != nil, !session.localFailures.contains(where: { $0.rule == rule.id }) {
      guard let check = session.checks.first(where: { $0.rule == rule.id }) else { return .notEvaluated }
      if check.isInFlight || check.isAwaitingRetry { return .waiting }
      return check.failure == nil ? .satisfied : .failed
    }
    for failure in session.localFailures {
      if failure.rule == rule.id { return .failed }
      if failure.rule == .noRule { return .notEvaluated }
      if session.stopsAtFirstFailure, failure.severity == .error, failure.rule < rule.id {
        return .notEvaluated
      }
    }
    return .satisfied
  }
}

// The rules and conditions of a validator, in the order in which they were added.

extension AnyValidator {
  /// Registers a rule or condition after the others.
  final func add(
    _ registration: AnyRegistration, _ command: StaticString, when isActive: (@MainActor () -> Bool)?
  ) -> RuleHandle {
    if let isActive { registration.addWhenClosure(isActive) }
    set(command) { [self] in
      registrations.append(registration)
      if registrations.count == 1 { mark(.counting) }
    }
    return RuleHandle(self, registration.id)
  }

  /// Removes a rule, from the next validation on. The request of a condition is canceled now.
  final func removeRule(_ rule: RuleID) {
    Transaction.run("remove()") { [self] _ in
      guard let index = index(of: rule) else { return }
      commitRemoval { $0 == rule }
      registrations.remove(at: index)
      rulesWereRemoved([rule])
    }
  }

  /// Removes all rules from the next validation on; requests are canceled now.
  final func removeRules() {
    Transaction.run("removeAllRules()") { [self] _ in
      guard !registrations.isEmpty else { return }
      commitRemoval { _ in true }
      rulesWereRemoved(exchange(&registrations, with: []).map(\.id))
    }
  }

  /// Removes rules from the session, except for failures that are shown. Called before the rules themselves
  /// are removed, because the message of a failure that is not shown yet could not be written afterwards.
  private func commitRemoval(_ isRemoved: (RuleID) -> Bool) {
    var session = session
    session.remove(isRemoved, exceptShown: { outcome.failure(of: $0) != nil })
    askAndCommit(session)
  }

  private func rulesWereRemoved(_ rules: [RuleID]) {
    for rule in rules { dependent.removeDependencies(of: rule.number) }
    settingsDidChange()
    if registrations.isEmpty { mark(.counting) }
  }

  /// Changes a rule, if it was not removed.
  final func change(
    _ rule: RuleID, _ command: StaticString, _ change: @escaping @MainActor (AnyRegistration) -> Void
  ) {
    set(command) { [self] in
      if let registration = registration(of: rule) { change(registration) }
    }
  }

  /// Returns the registration of a rule, or `nil` if the rule was removed.
  final func registration(of rule: RuleID) -> AnyRegistration? { index(of: rule).map { registrations[$0] } }

  /// Returns the index of a rule, or `nil` if the rule was removed. The rules are in the order of their IDs.
  private func index(of rule: RuleID) -> Int? {
    let index = registrations.firstSortedIndex { $0.id >= rule }
    return index < registrations.count && registrations[index].id == rule ? index : nil
  }
}

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
          status: isActive ? status(of: rule) : .notEvaluated, hints: rule.hints)
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

// What the conditions of a validator depend on.

extension AnyValidator {
  /// Validates the latest value again, after a change of something that a condition or the parser of the
  /// control has read.
  final func dependenciesDidChange() {
    if let control, control.validateAgain(for: self) { return }
    evaluateLatest()
  }

  /// Returns which aspects of an object are not dependencies of this validator: the value, the outcome and
  /// the responses of the validator and its control, and the outcomes of the forms around them.
  final func ownAspects(of other: ChangeTracker) -> ChangeTracker.Aspects {
    if other === tracker || other === control?.tracker { return [.value, .outcome, .responses] }
    let objectsAround = sequence(first: self as ValidationObject, next: \.parent)
    return objectsAround.contains { $0.tracker === other } ? .outcome : []
  }
}

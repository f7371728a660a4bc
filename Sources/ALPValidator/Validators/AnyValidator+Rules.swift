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
    Transaction.run("remove()") { [self] in
      guard let index = index(of: rule) else { return }
      commitRemoval { $0 == rule }
      registrations.remove(at: index)
      rulesWereRemoved([rule])
    }
  }

  /// Removes all rules from the next validation on; requests are canceled now.
  final func removeRules() {
    Transaction.run("removeAllRules()") { [self] in
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

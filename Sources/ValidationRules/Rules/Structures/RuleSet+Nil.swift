extension RuleSet {
  /// Whether a property whose value is `nil` is valid: unless the presence rule is among the rules, with
  /// severity error.
  var acceptsNilProperty: Bool {
    isOptional || !rules.contains { $0.isPresence && $0.severity == .error }
  }

  /// The verdict on a property whose value is `nil`.
  var verdictOnNilProperty: RuleVerdict {
    isOptional || !rules.contains(where: \.isPresence) ? .satisfied : .unsatisfied
  }

  /// Returns the failures of a property whose value is `nil`: those of the presence rule, if there is one.
  func failures(ofNilProperty messageSource: (any MessageSource)?) -> [ValidationFailure] {
    guard !isOptional else { return [] }
    let source = self.messageSource ?? messageSource
    return rules.filter(\.isPresence).map { $0.failure(because: .missing, messageSource: source) }
  }
}

extension RuleSet {
  /// The rules for a list or dictionary as a whole, without those for its elements.
  package var withoutElements: Self {
    var set = self
    set.rules.removeAll { $0.check is ElementsRule<Value> }
    return set
  }
}

extension Rule {
  /// Whether the rule is the presence rule, ``notEmpty``.
  package var isPresence: Bool { check is TextPresenceRule || check is PresenceRule<Value> }
}

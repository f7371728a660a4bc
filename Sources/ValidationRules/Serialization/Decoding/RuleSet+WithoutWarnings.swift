/// A set without its warnings, which is made when it is needed first.
///
/// A set that has no warnings needs none. The rules of a recursive structure are known only when a function
/// returns them, so the set cannot be made together with the one that it is made of.
final class SetWithoutWarnings<Value>: Sendable {
  private let made = Lock<RuleSet<Value>?>(nil)

  /// Returns the set, and makes it from rules if it has not been made yet.
  @_semantics("optimize.sil.specialize.generic.never")
  func set(of rules: [Rule<Value>]) -> RuleSet<Value> {
    if let set = made.withLock({ $0 }) { return set }
    // Outside of the lock: it does no harm if two threads make the set at the same time.
    let set = RuleSet(partial: rules.flatMap { $0.withoutWarnings(within: .error) })
    made.withLock { $0 = set }
    return set
  }
}

extension RuleSet {
  /// Returns the set without what only warns, for a part of a rule of a severity.
  ///
  /// What is declared stays, so that the types of a body are checked as they are with the warnings.
  ///
  /// - Parameter outer: The severity of the rule that the set belongs to. The whole set warns if the rule
  ///   does.
  /// - Returns: The set.
  func withoutWarnings(within outer: Severity) -> Self {
    guard outer == .error else { return Self(partial: rules.flatMap { $0.withoutWarnings(within: outer) }) }
    return withoutWarnings
  }
}

extension Rule {
  /// Whether the rule, or one for a part of a value, only warns; also if that is not known yet.
  var mayWarn: Bool {
    guard severity == .error else { return true }
    return switch declaration {
    case .part(let part): part.mayWarn
    case .elements(let elements): elements.mayWarn
    case .cases(let cases): cases.mayWarn
    case .conditional(let conditional): conditional.rules.mayWarn
    case .crossRule, nil: false
    }
  }

  /// Returns what is left of the rule without what only warns: nothing of a warning but the parts that it
  /// declares.
  ///
  /// - Parameter outer: The severity of the rule that this one belongs to.
  /// - Returns: The rules that are left.
  func withoutWarnings(within outer: Severity) -> [Self] {
    let isWarning = outer == .warning || severity == .warning
    let severity: Severity = isWarning ? .warning : .error
    switch declaration {
    case .part(let part): return [replacing(.part(part.withoutWarnings(within: severity)))]
    case .elements(let elements): return [replacing(.elements(elements.withoutWarnings(within: severity)))]
    case .cases(let cases): return [replacing(.cases(cases.withoutWarnings(within: severity)))]
    case .conditional(let rules): return [replacing(.conditional(rules.withoutWarnings(within: severity)))]
    case .crossRule: return isWarning ? [] : [self]
    case nil:
      let declaresPartsOfElements = (check as? any ElementwiseRule)?.declaresParts ?? false
      guard isWarning, !declaresPartsOfElements else { return [self] }
      return declaredParts.map { Self(.part($0.withoutWarnings(within: .warning))) }
    }
  }
}

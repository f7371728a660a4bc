/// The rules for the elements of a collection: a set, or a function that returns it.
///
/// The function makes rules for a recursive structure possible, whose set is a part of itself.
enum RuleSource<Element>: Sendable {
  case rules(RuleSet<Element>)
  case function(@Sendable () -> RuleSet<Element>)

  /// The set.
  var rules: RuleSet<Element> {
    switch self {
    case .rules(let rules): rules
    case .function(let rules): rules()
    }
  }

  /// Whether the elements may have formatters. Those of a function are only known when it is called.
  var mayFormat: Bool {
    switch self {
    case .rules(let rules): rules.structure?.mayFormat ?? false
    case .function: true
    }
  }

  /// Whether a rule for the elements only warns. Those of a function are only known when it is called.
  var mayWarn: Bool {
    switch self {
    case .rules(let rules): rules.mayWarn
    case .function: true
    }
  }

  /// Whether the elements may have parts that are nested without a limit. Those of a function are only known when it is
  /// called.
  var isRecursive: Bool {
    switch self {
    case .rules(let rules): rules.structure?.isRecursive ?? false
    case .function: true
    }
  }

  /// Returns the source of rules without what only warns, for elements of a rule of a severity.
  func withoutWarnings(within outer: Severity) -> Self {
    switch self {
    case .rules(let rules): .rules(rules.withoutWarnings(within: outer))
    case .function(let rules): .function { rules().withoutWarnings(within: outer) }
    }
  }
}

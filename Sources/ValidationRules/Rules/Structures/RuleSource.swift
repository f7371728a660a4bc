/// Rules for values of a type: a set, or a function that returns it.
///
/// The function makes rules for a recursive structure possible, whose set is a part of itself.
package enum RuleSource<Element>: Sendable {
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

  /// Returns a value with its declared parts formatted; `nil` if formatting leaves it as it is.
  func formatted(_ value: Element) -> Element? {
    switch self {
    case .rules(let rules): rules.structure?.formatted(value)
    case .function(let rules): rules().structure?.formatted(value)
    }
  }

  /// Returns the verdict on a formatted value.
  var evaluateFormatted: @Sendable (Element) -> RuleVerdict {
    switch self {
    case .rules(let rules): rules.evaluateFormatted
    case .function(let rules): { rules().evaluateFormatted($0) }
    }
  }

  /// The verdict on a property whose value is `nil`.
  ///
  /// Rules that a function returns are for a recursive structure, which ends where a property is `nil`.
  var verdictOnNilProperty: RuleVerdict {
    switch self {
    case .rules(let rules): rules.verdictOnNilProperty
    case .function: .satisfied
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

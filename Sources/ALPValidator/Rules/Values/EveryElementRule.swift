/// A rule that accepts collections each element of which satisfies another rule; the empty one too.
public struct EveryElementRule<Value: Collection>: ValidationRule {
  /// The rule for the elements.
  public let rule: Rule<Value.Element>

  /// Creates a rule from one for the elements, whose name and parameters it takes over.
  public init(_ rule: Rule<Value.Element>) { self.rule = rule }

  public var name: String { rule.check.name }

  public var parameters: [String: JSONValue] { rule.check.parameters }

  public func isSatisfied(by value: Value) -> Bool { verdict(on: value) == .satisfied }

  public func verdict(on value: Value) -> RuleVerdict {
    value.lazy.map(rule.check.verdict).first { $0 != .satisfied } ?? .satisfied
  }
}

extension Rule where Value: Collection {
  /// A rule that accepts collections each element of which satisfies another rule, and says what that rule says.
  ///
  /// ```swift
  /// let guests: RuleSet<[String]> = [.count(1...8), .unique, .every(.email)]
  /// ```
  public static func every(_ rule: Rule<Value.Element>) -> Self {
    Self(EveryElementRule(rule), message: rule.message, error: rule.error, severity: rule.severity)
  }
}

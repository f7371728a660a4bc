/// Rules of a structure that apply while a property has certain values.
package struct ConditionalRules<Value>: ValidationRule {
  /// The property that the condition reads.
  let property: any PartialKeyPath<Value> & Sendable
  /// The path of the property; `nil` until a rule set has resolved it.
  package private(set) var propertyPath: ValidationPath?
  /// Returns whether the rules apply to a formatted structure.
  package let isActive: @Sendable (Value) -> Bool
  /// Returns whether the rules apply to a value of the property; `false` for a value of another type.
  let isActiveForPart: @Sendable (Any) -> Bool
  /// The rules.
  package private(set) var rules: RuleSet<Value>

  init<Property>(
    _ property: any KeyPath<Value, Property> & Sendable, _ isActive: @escaping @Sendable (Property) -> Bool,
    _ rules: RuleSet<Value>
  ) {
    let reader = PropertyReader(property)
    self.property = property
    self.isActive = { reader.read($0, isActive) }
    isActiveForPart = { part in (part as? Property).map(isActive) ?? false }
    self.rules = rules
  }

  package var name: String { "when" }

  /// Whether the path of the property is known.
  var isResolved: Bool { propertyPath != nil }

  package func isSatisfied(by value: Value) -> Bool { evaluate(value) == .satisfied }

  package func verdict(on value: Value) -> RuleVerdict { evaluate(value) }

  var evaluateFormatted: @Sendable (Value) -> RuleVerdict {
    let isActive = isActive
    let evaluate = rules.evaluateFormatted
    return { isActive($0) ? evaluate($0) : .satisfied }
  }

  var evaluate: @Sendable (Value) -> RuleVerdict {
    let isActive = isActive
    let evaluate = rules.evaluate
    return { isActive($0) ? evaluate($0) : .satisfied }
  }

  /// Returns the same condition with the rules but those that only warn, within a rule of a severity.
  func withoutWarnings(within outer: Severity) -> Self {
    var conditional = self
    conditional.rules = rules.withoutWarnings(within: outer)
    return conditional
  }

  /// Returns the failures of a formatted structure.
  func failures(of value: Value, _ messageSource: (any MessageSource)?) -> [ValidationFailure] {
    isActive(value) ? rules.failures(ofFormatted: value, messageSource) : []
  }

  /// Returns the rules with the paths of the properties that they name.
  func resolved(_ path: (AnyKeyPath) -> ValidationPath, _ resolve: (Rule<Value>) -> Rule<Value>) -> Self {
    var conditional = self
    conditional.propertyPath = path(property)
    var options = RuleSet(partial: rules.rules.map(resolve))
    options.stopsAtFirstFailure = rules.stopsAtFirstFailure
    options.messageSource = rules.messageSource
    conditional.rules = options
    return conditional
  }
}

extension Rule {
  /// Rules that apply while a property has certain values.
  ///
  /// ```swift
  /// let rules: RuleSet<Applicant> = [
  ///   .at(\.visa, "visa"),
  ///   .when(
  ///     \.visa, { $0 == .permit },
  ///     [.at(\.permitNumber, "permitNumber", label: "Permit", [.notEmpty])]),
  /// ]
  /// ```
  ///
  /// The types of the parts are checked in any case, rules only where the condition holds. A condition whose
  /// property could not be read does not hold.
  ///
  /// - Parameters:
  ///   - property: The declared property that the condition reads.
  ///   - isActive: Returns whether the rules apply. It sees the formatted value.
  ///   - rules: The rules.
  /// - Returns: The rule.
  /// - Precondition: The rule set that has the rule declares the property.
  public static func when<Property: Sendable>(
    _ property: any KeyPath<Value, Property> & Sendable, _ isActive: @escaping @Sendable (Property) -> Bool,
    _ rules: [Rule<Value>]
  ) -> Self {
    Self(.conditional(ConditionalRules(property, isActive, RuleSet(partial: rules))))
  }

  /// Rules that apply while a property has certain values.
  ///
  /// - Parameters:
  ///   - property: The declared property that the condition reads.
  ///   - isActive: Returns whether the rules apply. It sees the formatted value.
  ///   - rules: The rules.
  /// - Returns: The rule.
  /// - Precondition: The rule set that has the rule declares the property.
  @_disfavoredOverload
  public static func when<Property: Sendable>(
    _ property: any KeyPath<Value, Property> & Sendable, _ isActive: @escaping @Sendable (Property) -> Bool,
    _ rules: RuleSet<Value>
  ) -> Self {
    Self(.conditional(ConditionalRules(property, isActive, rules)))
  }
}

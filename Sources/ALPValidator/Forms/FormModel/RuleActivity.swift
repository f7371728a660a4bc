/// Whether rules within ``Rule/when(_:_:_:)`` apply: the conditions of all such rules around them hold.
@MainActor
struct RuleActivity {
  /// Returns whether the rules apply. It reads the properties, so that the rules are evaluated again when
  /// these change.
  let isActive: @MainActor () -> Bool

  /// Creates the activity of rules within a condition over a structure.
  ///
  /// - Parameters:
  ///   - rules: The rules, with their condition.
  ///   - model: The form of the structure.
  ///   - outer: The activity of the conditional rules themselves.
  init<Root: Sendable>(
    _ rules: ConditionalRules<Root>, of model: FormModel<Root>, within outer: RuleActivity?
  ) {
    let reading = StructureReading(model, rules.propertyPath.map { [$0] })
    let isActive = rules.isActive
    self.isActive = {
      guard outer?.isActive() != false else { return false }
      // A condition whose property cannot be read does not hold.
      return reading.read().map(isActive) ?? false
    }
  }
}

/// Reads a structure for a rule that depends on some of its parts, and lets the rule depend on these parts
/// only.
@MainActor
struct StructureReading<Root: Sendable> {
  private let model: WeakReference<FormModel<Root>>
  /// The parts that the rule reads; `nil` for the whole structure.
  private let parts: [WeakReference<FormPart>]?

  /// Creates a reading.
  ///
  /// - Parameters:
  ///   - model: The form of the structure, which is not kept alive.
  ///   - paths: The paths of the parts; `nil` for all of them.
  init(_ model: FormModel<Root>, _ paths: [ValidationPath]?) {
    self.model = WeakReference(model)
    parts = paths.map { paths in paths.compactMap { model.declaredPart(at: $0) }.map { WeakReference($0) } }
  }

  /// Returns the structure; `nil` if a part that the rule reads has a text without a value, or if the form
  /// was released.
  func read() -> Root? {
    guard let model = model.object else { return nil }
    // First, so that a change after this one is noted, whatever is returned.
    let value = model.currentValue
    guard let parts else {
      model.tracker.read(.value)
      return model.hasReadableValue ? value : nil
    }
    var isReadable = true
    for part in parts {
      guard let part = part.object else { continue }
      part.tracker.read(.value)
      if !part.hasReadableValue { isReadable = false }
    }
    return isReadable ? value : nil
  }
}

extension FormModel {
  /// Returns the part at the path of a declared property, also of a structure in the structure.
  func declaredPart(at path: ValidationPath) -> FormPart? {
    var part: FormPart = self
    for component in path.components {
      guard let next = (part as? FormGroup)?.part(named: component.text) else { return nil }
      part = next
    }
    return part
  }
}

/// Whether rules within ``/ValidationRules/Rule/when(_:_:_:)`` apply: the conditions of all such rules around them hold.
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

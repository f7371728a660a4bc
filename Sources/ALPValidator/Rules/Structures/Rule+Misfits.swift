// Declarations that do not compile, for their messages: what a mistake in a declaration means, and what to
// write instead.

extension Rule {
  @available(
    *, unavailable,
    message:
      "the property can only be read: declare it with 'var', or write 'at(computed:)' for a computed value"
  )
  @_disfavoredOverload
  public static func at<Property: Sendable>(
    _ property: any KeyPath<Value, Property> & Sendable, _ name: String, label: String? = nil,
    formatters: [ValueFormatter<Property>] = [], isSecret: Bool = false,
    default defaultValue: Property? = nil,
    _ rules: RuleSet<Property> = []
  ) -> Self { fatalError("unavailable") }

  @available(
    *, unavailable, message: "after the property comes its name in JSON and in paths, such as \"email\""
  )
  @_disfavoredOverload
  public static func at<Property: Sendable>(
    _ property: any KeyPath<Value, Property> & Sendable, label: String? = nil,
    formatters: [ValueFormatter<Property>] = [], isSecret: Bool = false,
    default defaultValue: Property? = nil,
    _ rules: RuleSet<Property> = []
  ) -> Self { fatalError("unavailable") }

  @available(
    *, unavailable, message: "after the property comes its name in JSON and in paths, such as \"email\""
  )
  public static func at<Property: Sendable>(
    _ property: any KeyPath<Value, Property?> & Sendable, label: String? = nil,
    formatters: [ValueFormatter<Property>] = [], isSecret: Bool = false,
    default defaultValue: Property? = nil,
    _ rules: RuleSet<Property> = []
  ) -> Self { fatalError("unavailable") }

  @available(
    *, unavailable,
    message:
      "'each' is for an array or a dictionary with keys of type String, and the rules of its elements: use 'at' for another property"
  )
  @_disfavoredOverload
  public static func each<Property: Sendable, Element>(
    _ property: any KeyPath<Value, Property> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, list rules: RuleSet<Property> = [], _ elements: RuleSet<Element>
  ) -> Self { fatalError("unavailable") }
}

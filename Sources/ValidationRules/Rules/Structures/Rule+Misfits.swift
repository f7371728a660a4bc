// Declarations that do not compile, for their messages: what a mistake in a declaration means, and what to
// write instead.

extension Rule {
  @available(
    *, unavailable,
    message: "the rules or the formatters are for values of another type than that of the property"
  )
  @_disfavoredOverload
  public static func at<Property, Other: Sendable>(
    _ property: any WritableKeyPath<Value, Property> & Sendable, _ name: String, label: String? = nil,
    formatters: [ValueFormatter<Other>] = [], isSecret: Bool = false, isBlank: Bool = false,
    default defaultValue: Property? = nil,
    _ rules: RuleSet<Other>
  ) -> Self { fatalError("unavailable") }

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

  @available(
    *, unavailable,
    message:
      "the formatters are for other values than the elements: if these are structures, declare formatters for their properties, with 'at'"
  )
  @_disfavoredOverload
  public static func each<Property: Sendable, Element, Formatted>(
    _ property: any KeyPath<Value, Property> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, list rules: RuleSet<Property> = [], elementLabel: String? = nil,
    formatters: [ValueFormatter<Formatted>], _ elements: RuleSet<Element>
  ) -> Self { fatalError("unavailable") }

  @available(
    *, unavailable,
    message:
      "'formatters' are for elements that are values, whose rules are in a set: declare formatters for properties of structures, with 'at'"
  )
  @_disfavoredOverload
  public static func each<Property: Sendable, Element, Formatted>(
    _ property: any KeyPath<Value, Property> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, list rules: RuleSet<Property> = [], elementLabel: String? = nil,
    formatters: [ValueFormatter<Formatted>], _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) -> Self { fatalError("unavailable") }
}

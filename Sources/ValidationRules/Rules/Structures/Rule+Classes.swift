// Declarations of properties of classes, which do not compile. Formatting, merging and decoding write properties, and would
// change the object that they were passed.
//
// The key path of a class converts to `WritableKeyPath`, for which there are the functions that work. An unavailable overload
// has no effect, because the compiler prefers the available ones. An overload that throws is preferred, and is an error
// where rules are declared; that it is deprecated gives it a message.

extension Rule {
  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func at<Property: Sendable>(
    _ property: any ReferenceWritableKeyPath<Value, Property> & Sendable, _ name: String,
    label: String? = nil, formatters: [ValueFormatter<Property>] = [], isSecret: Bool = false,
    isBlank: Bool = false, default defaultValue: Property? = nil, _ rules: RuleSet<Property> = []
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func at<Property: Sendable>(
    _ property: any ReferenceWritableKeyPath<Value, Property?> & Sendable, _ name: String,
    label: String? = nil, formatters: [ValueFormatter<Property>] = [], isSecret: Bool = false,
    default defaultValue: Property? = nil, _ rules: RuleSet<Property> = []
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func each<Element: Sendable>(
    _ property: any ReferenceWritableKeyPath<Value, [Element]> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[Element]> = [],
    elementLabel: String? = nil, formatters: [ValueFormatter<Element>] = [], _ elements: RuleSet<Element>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func each<Element: Sendable>(
    _ property: any ReferenceWritableKeyPath<Value, [Element]> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[Element]> = [],
    elementLabel: String? = nil, _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func each<Element: Sendable>(
    _ property: any ReferenceWritableKeyPath<Value, [Element]?> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[Element]> = [],
    elementLabel: String? = nil, formatters: [ValueFormatter<Element>] = [], _ elements: RuleSet<Element>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func each<Element: Sendable>(
    _ property: any ReferenceWritableKeyPath<Value, [Element]?> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[Element]> = [],
    elementLabel: String? = nil, _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func each<Element: Sendable>(
    _ property: any ReferenceWritableKeyPath<Value, [String: Element]> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[String: Element]> = [],
    elementLabel: String? = nil, formatters: [ValueFormatter<Element>] = [], _ elements: RuleSet<Element>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func each<Element: Sendable>(
    _ property: any ReferenceWritableKeyPath<Value, [String: Element]> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[String: Element]> = [],
    elementLabel: String? = nil, _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func each<Element: Sendable>(
    _ property: any ReferenceWritableKeyPath<Value, [String: Element]?> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[String: Element]> = [],
    elementLabel: String? = nil, formatters: [ValueFormatter<Element>] = [], _ elements: RuleSet<Element>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func each<Element: Sendable>(
    _ property: any ReferenceWritableKeyPath<Value, [String: Element]?> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[String: Element]> = [],
    elementLabel: String? = nil, _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func at<Property: Sendable>(
    _ property: any ReferenceWritableKeyPath<Value, Property> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, _ rules: @escaping @Sendable () -> RuleSet<Property>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func at<Property: Sendable>(
    _ property: any ReferenceWritableKeyPath<Value, Property?> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, _ rules: @escaping @Sendable () -> RuleSet<Property>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func each<Element: Sendable, Key: Hashable & Sendable>(
    _ list: any ReferenceWritableKeyPath<Value, [Element]> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[Element]> = [],
    unique property: any KeyPath<Element, Key> & Sendable, elementLabel: String? = nil,
    _ elements: RuleSet<Element>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func each<Element: Sendable, Key: Hashable & Sendable>(
    _ list: any ReferenceWritableKeyPath<Value, [Element]> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[Element]> = [],
    unique property: any KeyPath<Element, Key> & Sendable, elementLabel: String? = nil,
    _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func each<Element: Sendable, Key: Hashable & Sendable>(
    _ list: any ReferenceWritableKeyPath<Value, [Element]?> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[Element]> = [],
    unique property: any KeyPath<Element, Key> & Sendable, elementLabel: String? = nil,
    _ elements: RuleSet<Element>
  ) throws -> Self { fatalError("A property of a class is declared") }

  @available(
    *, deprecated,
    message:
      "this property belongs to a class, and validating would change the object: declare the rules of a structure"
  )
  @_documentation(visibility: internal)
  public static func each<Element: Sendable, Key: Hashable & Sendable>(
    _ list: any ReferenceWritableKeyPath<Value, [Element]?> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[Element]> = [],
    unique property: any KeyPath<Element, Key> & Sendable, elementLabel: String? = nil,
    _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) throws -> Self { fatalError("A property of a class is declared") }
}

extension Rule {
  /// Declares a list of a structure, and the rules for each of its elements.
  ///
  /// The path of a failure has the offset of the element: `/guests/2/email`.
  ///
  /// ```swift
  /// let rules: RuleSet<Party> = [
  ///   .each(
  ///     \.guests, "guests", label: "Guests", list: [.count(1...8)],
  ///     Guest.rules)
  /// ]
  /// ```
  ///
  /// For a list of values, such as `[String]`, declare the label and the formatters of its elements as well:
  ///
  /// ```swift
  /// let rules: RuleSet<Profile> = [
  ///   .each(
  ///     \.links, "links", label: "Links", list: [.count(...3)],
  ///     elementLabel: "Link", formatters: [.trimmed], [.url])
  /// ]
  /// ```
  ///
  /// - Parameters:
  ///   - list: The property, as a key path such as `\.guests`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - rules: The rules for the list as a whole.
  ///   - elementLabel: The label of each element, for its field and its messages; if it is `nil`, that of the
  ///     list.
  ///   - formatters: The formatters of each element, which apply in order before its rules. They are not for
  ///     structures, whose rule set declares the formatters of its properties.
  ///   - elements: The rules for each element.
  /// - Returns: The rule.
  /// - Precondition: Elements with `formatters` have no declared properties.
  public static func each<Element: Sendable>(
    _ list: any WritableKeyPath<Value, [Element]> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, list rules: RuleSet<[Element]> = [], elementLabel: String? = nil,
    formatters: [ValueFormatter<Element>] = [], _ elements: RuleSet<Element>
  ) -> Self {
    let description = PartDescription(keyPath: list, name: name, label: label, isSecret: isSecret)
    let element = ElementDeclaration(.rules(elements), label: elementLabel, formatters: formatters)
    let rules = rules.adding(element)
    return Self(.part(PropertyDeclaration(list, description, formatters: [], default: nil, .rules(rules))))
  }

  /// Declares a list of a structure, and the rules for each of its elements, which a function returns.
  ///
  /// The function makes rules for a recursive structure possible:
  ///
  /// ```swift
  /// extension Node {
  ///   static let rules: RuleSet<Node> = [
  ///     .each(\.children, "children") { Node.rules }
  ///   ]
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - list: The property, as a key path such as `\.guests`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - rules: The rules for the list as a whole.
  ///   - elementLabel: The label of each element, for its field and its messages; if it is `nil`, that of the
  ///     list.
  ///   - elements: Returns the rules for each element.
  /// - Returns: The rule.
  public static func each<Element: Sendable>(
    _ list: any WritableKeyPath<Value, [Element]> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, list rules: RuleSet<[Element]> = [], elementLabel: String? = nil,
    _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) -> Self {
    let description = PartDescription(keyPath: list, name: name, label: label, isSecret: isSecret)
    let element = ElementDeclaration(.function(elements), label: elementLabel)
    let rules = rules.adding(element)
    return Self(.part(PropertyDeclaration(list, description, formatters: [], default: nil, .rules(rules))))
  }

  /// Declares a list that may be missing, and the rules for each of its elements.
  ///
  /// - Parameters:
  ///   - list: The property, as a key path such as `\.guests`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - rules: The rules for the list as a whole.
  ///   - elementLabel: The label of each element, for its field and its messages; if it is `nil`, that of the
  ///     list.
  ///   - formatters: The formatters of each element, which apply in order before its rules. They are not for
  ///     structures, whose rule set declares the formatters of its properties.
  ///   - elements: The rules for each element.
  /// - Returns: The rule.
  /// - Precondition: Elements with `formatters` have no declared properties.
  public static func each<Element: Sendable>(
    _ list: any WritableKeyPath<Value, [Element]?> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, list rules: RuleSet<[Element]> = [], elementLabel: String? = nil,
    formatters: [ValueFormatter<Element>] = [], _ elements: RuleSet<Element>
  ) -> Self {
    let description = PartDescription(keyPath: list, name: name, label: label, isSecret: isSecret)
    let element = ElementDeclaration(.rules(elements), label: elementLabel, formatters: formatters)
    let rules = rules.adding(element)
    return Self(
      .part(OptionalPropertyDeclaration(list, description, formatters: [], default: nil, .rules(rules))))
  }

  /// Declares a list that may be missing, and the rules for each of its elements, which a function returns.
  ///
  /// - Parameters:
  ///   - list: The property, as a key path such as `\.guests`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - rules: The rules for the list as a whole.
  ///   - elementLabel: The label of each element, for its field and its messages; if it is `nil`, that of the
  ///     list.
  ///   - elements: Returns the rules for each element.
  /// - Returns: The rule.
  public static func each<Element: Sendable>(
    _ list: any WritableKeyPath<Value, [Element]?> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, list rules: RuleSet<[Element]> = [], elementLabel: String? = nil,
    _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) -> Self {
    let description = PartDescription(keyPath: list, name: name, label: label, isSecret: isSecret)
    let element = ElementDeclaration(.function(elements), label: elementLabel)
    let rules = rules.adding(element)
    return Self(
      .part(OptionalPropertyDeclaration(list, description, formatters: [], default: nil, .rules(rules))))
  }

  /// Declares a dictionary of a structure, and the rules for each of its values.
  ///
  /// The path of a failure has the key of the value: `/prices/large`.
  ///
  /// - Parameters:
  ///   - dictionary: The property, as a key path such as `\.guests`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - rules: The rules for the dictionary as a whole.
  ///   - elementLabel: The label of each value, for its field and its messages; if it is `nil`, that of the
  ///     dictionary.
  ///   - formatters: The formatters of each value, which apply in order before its rules. They are not for
  ///     structures, whose rule set declares the formatters of its properties.
  ///   - elements: The rules for each value.
  /// - Returns: The rule.
  /// - Precondition: Elements with `formatters` have no declared properties.
  public static func each<Element: Sendable>(
    _ dictionary: any WritableKeyPath<Value, [String: Element]> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[String: Element]> = [],
    elementLabel: String? = nil, formatters: [ValueFormatter<Element>] = [],
    _ elements: RuleSet<Element>
  ) -> Self {
    let description = PartDescription(keyPath: dictionary, name: name, label: label, isSecret: isSecret)
    let element = ElementDeclaration(.rules(elements), label: elementLabel, formatters: formatters)
    let rules = rules.adding(element)
    return Self(
      .part(PropertyDeclaration(dictionary, description, formatters: [], default: nil, .rules(rules))))
  }

  /// Declares a dictionary of a structure, and the rules for each of its values, which a function returns.
  ///
  /// - Parameters:
  ///   - dictionary: The property, as a key path such as `\.guests`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - rules: The rules for the dictionary as a whole.
  ///   - elementLabel: The label of each value, for its field and its messages; if it is `nil`, that of the
  ///     dictionary.
  ///   - elements: Returns the rules for each value.
  /// - Returns: The rule.
  public static func each<Element: Sendable>(
    _ dictionary: any WritableKeyPath<Value, [String: Element]> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[String: Element]> = [],
    elementLabel: String? = nil,
    _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) -> Self {
    let description = PartDescription(keyPath: dictionary, name: name, label: label, isSecret: isSecret)
    let element = ElementDeclaration(.function(elements), label: elementLabel)
    let rules = rules.adding(element)
    return Self(
      .part(PropertyDeclaration(dictionary, description, formatters: [], default: nil, .rules(rules))))
  }

  /// Declares a dictionary that may be missing, and the rules for each of its values.
  ///
  /// - Parameters:
  ///   - dictionary: The property, as a key path such as `\.guests`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - rules: The rules for the dictionary as a whole.
  ///   - elementLabel: The label of each value, for its field and its messages; if it is `nil`, that of the
  ///     dictionary.
  ///   - formatters: The formatters of each value, which apply in order before its rules. They are not for
  ///     structures, whose rule set declares the formatters of its properties.
  ///   - elements: The rules for each value.
  /// - Returns: The rule.
  /// - Precondition: Elements with `formatters` have no declared properties.
  public static func each<Element: Sendable>(
    _ dictionary: any WritableKeyPath<Value, [String: Element]?> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[String: Element]> = [],
    elementLabel: String? = nil, formatters: [ValueFormatter<Element>] = [],
    _ elements: RuleSet<Element>
  ) -> Self {
    let description = PartDescription(keyPath: dictionary, name: name, label: label, isSecret: isSecret)
    let element = ElementDeclaration(.rules(elements), label: elementLabel, formatters: formatters)
    let rules = rules.adding(element)
    return Self(
      .part(OptionalPropertyDeclaration(dictionary, description, formatters: [], default: nil, .rules(rules)))
    )
  }

  /// Declares a dictionary that may be missing, and the rules for each of its values, which a function
  /// returns.
  ///
  /// - Parameters:
  ///   - dictionary: The property, as a key path such as `\.guests`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - rules: The rules for the dictionary as a whole.
  ///   - elementLabel: The label of each value, for its field and its messages; if it is `nil`, that of the
  ///     dictionary.
  ///   - elements: Returns the rules for each value.
  /// - Returns: The rule.
  public static func each<Element: Sendable>(
    _ dictionary: any WritableKeyPath<Value, [String: Element]?> & Sendable, _ name: String,
    label: String? = nil, isSecret: Bool = false, list rules: RuleSet<[String: Element]> = [],
    elementLabel: String? = nil,
    _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) -> Self {
    let description = PartDescription(keyPath: dictionary, name: name, label: label, isSecret: isSecret)
    let element = ElementDeclaration(.function(elements), label: elementLabel)
    let rules = rules.adding(element)
    return Self(
      .part(OptionalPropertyDeclaration(dictionary, description, formatters: [], default: nil, .rules(rules)))
    )
  }
}

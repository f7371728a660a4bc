// Lists whose elements differ in a property. Overloads, because a key path that may be left out can't be written
// as a literal: its type would be unknown where it is left out.

extension Rule {
  /// Declares a list of a structure whose elements differ in a property, and the rules for each of them.
  ///
  /// Each element that repeats the value of an earlier one fails, with the rule `unique` at this property. Elements in
  /// which it is `nil` or empty are not compared.
  ///
  /// ```swift
  /// let rules: RuleSet<Party> = [
  ///   .each(
  ///     \.guests, "guests", list: [.count(1...)], unique: \.email,
  ///     Guest.rules)
  /// ]
  /// let party = Party(guests: [
  ///   Guest(email: "ada@example.com"), Guest(email: "ada@example.com"),
  /// ])
  /// rules.failures(for: party).map(\.path)  // ["/guests/1/email"]
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
  ///   - property: The property in which the elements differ, as a key path such as `\.email`. It is compared
  ///     after its formatters.
  ///   - elementLabel: The label of each element, for its field and its messages; if it is `nil`, that of the
  ///     list.
  ///   - elements: The rules for each element.
  /// - Returns: The rule.
  /// - Precondition: The rules for the elements declare the property.
  public static func each<Element: Sendable, Key: Hashable & Sendable>(
    _ list: any WritableKeyPath<Value, [Element]> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, list rules: RuleSet<[Element]> = [],
    unique property: any KeyPath<Element, Key> & Sendable, elementLabel: String? = nil,
    _ elements: RuleSet<Element>
  ) -> Self {
    let description = PartDescription(keyPath: list, name: name, label: label, isSecret: isSecret)
    let element = ElementDeclaration(.rules(elements), label: elementLabel, unique: UniqueProperty(property))
    let rules = rules.adding(element)
    return Self(.part(PropertyDeclaration(list, description, formatters: [], default: nil, .rules(rules))))
  }

  /// Declares a list of a structure whose elements differ in a property, and the rules for each of them, which a
  /// function returns.
  ///
  /// - Parameters:
  ///   - list: The property, as a key path such as `\.guests`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - rules: The rules for the list as a whole.
  ///   - property: The property in which the elements differ, as a key path such as `\.email`. It is compared
  ///     after its formatters.
  ///   - elementLabel: The label of each element, for its field and its messages; if it is `nil`, that of the
  ///     list.
  ///   - elements: Returns the rules for each element.
  /// - Returns: The rule.
  /// - Precondition: The rules for the elements declare the property, which is checked at the first use.
  public static func each<Element: Sendable, Key: Hashable & Sendable>(
    _ list: any WritableKeyPath<Value, [Element]> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, list rules: RuleSet<[Element]> = [],
    unique property: any KeyPath<Element, Key> & Sendable, elementLabel: String? = nil,
    _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) -> Self {
    let description = PartDescription(keyPath: list, name: name, label: label, isSecret: isSecret)
    let element = ElementDeclaration(
      .function(elements), label: elementLabel, unique: UniqueProperty(property))
    let rules = rules.adding(element)
    return Self(.part(PropertyDeclaration(list, description, formatters: [], default: nil, .rules(rules))))
  }

  /// Declares a list that may be missing, whose elements differ in a property, and the rules for each of them.
  ///
  /// - Parameters:
  ///   - list: The property, as a key path such as `\.guests`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - rules: The rules for the list as a whole.
  ///   - property: The property in which the elements differ, as a key path such as `\.email`. It is compared
  ///     after its formatters.
  ///   - elementLabel: The label of each element, for its field and its messages; if it is `nil`, that of the
  ///     list.
  ///   - elements: The rules for each element.
  /// - Returns: The rule.
  /// - Precondition: The rules for the elements declare the property.
  public static func each<Element: Sendable, Key: Hashable & Sendable>(
    _ list: any WritableKeyPath<Value, [Element]?> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, list rules: RuleSet<[Element]> = [],
    unique property: any KeyPath<Element, Key> & Sendable, elementLabel: String? = nil,
    _ elements: RuleSet<Element>
  ) -> Self {
    let description = PartDescription(keyPath: list, name: name, label: label, isSecret: isSecret)
    let element = ElementDeclaration(.rules(elements), label: elementLabel, unique: UniqueProperty(property))
    let rules = rules.adding(element)
    return Self(
      .part(OptionalPropertyDeclaration(list, description, formatters: [], default: nil, .rules(rules))))
  }

  /// Declares a list that may be missing, whose elements differ in a property, and the rules for each of them, which
  /// a function returns.
  ///
  /// - Parameters:
  ///   - list: The property, as a key path such as `\.guests`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - rules: The rules for the list as a whole.
  ///   - property: The property in which the elements differ, as a key path such as `\.email`. It is compared
  ///     after its formatters.
  ///   - elementLabel: The label of each element, for its field and its messages; if it is `nil`, that of the
  ///     list.
  ///   - elements: Returns the rules for each element.
  /// - Returns: The rule.
  /// - Precondition: The rules for the elements declare the property, which is checked at the first use.
  public static func each<Element: Sendable, Key: Hashable & Sendable>(
    _ list: any WritableKeyPath<Value, [Element]?> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, list rules: RuleSet<[Element]> = [],
    unique property: any KeyPath<Element, Key> & Sendable, elementLabel: String? = nil,
    _ elements: @escaping @Sendable () -> RuleSet<Element>
  ) -> Self {
    let description = PartDescription(keyPath: list, name: name, label: label, isSecret: isSecret)
    let element = ElementDeclaration(
      .function(elements), label: elementLabel, unique: UniqueProperty(property))
    let rules = rules.adding(element)
    return Self(
      .part(OptionalPropertyDeclaration(list, description, formatters: [], default: nil, .rules(rules))))
  }
}

extension Rule {
  /// Declares a property of a structure: its name in JSON and in paths, its label, its formatters and its
  /// rules.
  ///
  /// The property can be a structure that has a rule set. One whose type is optional may be `nil`, unless
  /// ``notEmpty`` is among its rules; the other rules are evaluated for a value, an empty one included.
  ///
  /// ```swift
  /// let rules: RuleSet<Profile> = [
  ///   .at(
  ///     \.email, "email", label: "Email", formatters: [.trimmed],
  ///     [.notEmpty, .email]),
  ///   .at(\.age, "age", [.range(18...130)]),     // Int or Int?
  ///   .at(\.address, "address", Address.rules),  // Address or Address?
  /// ]
  /// let failures = rules.failures(for: Profile(email: "ada@example.com"))
  /// failures.map(\.path)  // ["/address/street"]
  /// ```
  ///
  /// A second declaration of a property, as within `when`, adds rules to the first.
  ///
  /// - Parameters:
  ///   - property: The property, as a key path such as `\.email`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - formatters: The formatters, which apply in order before any rule is evaluated.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - isBlank: Whether a number, a date or a choice has to be entered: in a new form, and in each row or optional part
  ///     that the user adds, its field has no text at first, and is invalid without one. It does nothing on a
  ///     server.
  ///   - defaultValue: The value for a key that is missing in JSON. It is formatted and validated as if it
  ///     had been sent.
  ///   - rules: The rules for the property.
  /// - Returns: The rule.
  /// - Precondition: A property with `isBlank` is not optional, and no structure or enumeration with cases. A form needs a
  ///   value that has a text, too.
  @_disfavoredOverload
  public static func at<Property: Sendable>(
    _ property: any WritableKeyPath<Value, Property> & Sendable, _ name: String, label: String? = nil,
    formatters: [ValueFormatter<Property>] = [], isSecret: Bool = false, isBlank: Bool = false,
    default defaultValue: Property? = nil,
    _ rules: RuleSet<Property> = []
  ) -> Self {
    precondition(
      !isBlank || !(Property.self is any ExpressibleByNilLiteral.Type),
      "\"\(name)\" of \(Value.self) can't be blank: isBlank is for a number, a date or a choice that isn't optional"
    )
    precondition(
      !isBlank || rules.structure?.isOfObject != true && rules.cases == nil,
      "\"\(name)\" of \(Value.self) can't be blank: a structure and an enumeration with payloads have no text"
    )
    let description = PartDescription(
      keyPath: property, name: name, label: label, isSecret: isSecret, isBlank: isBlank)
    return Self(
      .part(
        PropertyDeclaration(
          property, description, formatters: formatters, default: defaultValue, .rules(rules))))
  }

  /// Declares a property of a structure that may be `nil`, or a structure in it that may be missing.
  ///
  /// `nil` is valid, unless ``notEmpty`` is among the rules with severity ``Severity/error``. The other rules
  /// are evaluated for a value, an empty one included.
  ///
  /// - Parameters:
  ///   - property: The property, as a key path such as `\.nickname`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - formatters: The formatters, which apply in order before any rule is evaluated.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property. Its messages, and its rules in a schema, are those of any other
  ///     property.
  ///   - defaultValue: The value for a key that is missing in JSON. A key with `null` is `nil`.
  ///   - rules: The rules for the property.
  /// - Returns: The rule.
  public static func at<Property: Sendable>(
    _ property: any WritableKeyPath<Value, Property?> & Sendable, _ name: String, label: String? = nil,
    formatters: [ValueFormatter<Property>] = [], isSecret: Bool = false,
    default defaultValue: Property? = nil,
    _ rules: RuleSet<Property> = []
  ) -> Self {
    let description = PartDescription(keyPath: property, name: name, label: label, isSecret: isSecret)
    return Self(
      .part(
        OptionalPropertyDeclaration(
          property, description, formatters: formatters, default: defaultValue, .rules(rules))))
  }

  /// Declares a property of a structure that is nested without a limit, with rules that a function returns.
  ///
  /// Such a property is one of what a case of a recursive enumeration holds, as in `.at(\.left, "left") { Formula.rules }`.
  ///
  /// A rule with `reading:` can name the property, and no part of it.
  ///
  /// - Parameters:
  ///   - property: The property, as a key path such as `\.left`.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property.
  ///   - rules: Returns the rules for the property.
  /// - Returns: The rule.
  @_disfavoredOverload
  public static func at<Property: Sendable>(
    _ property: any WritableKeyPath<Value, Property> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, _ rules: @escaping @Sendable () -> RuleSet<Property>
  ) -> Self {
    let description = PartDescription(keyPath: property, name: name, label: label, isSecret: isSecret)
    return Self(
      .part(PropertyDeclaration(property, description, formatters: [], default: nil, .function(rules))))
  }

  /// Declares a property of a structure that is nested without a limit and may be `nil`, with rules that a function
  /// returns.
  ///
  /// - Parameters:
  ///   - property: The property, as a key path such as `\.next`. `nil` is valid.
  ///   - name: The name of the property in JSON and in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages and for titles in schemas.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema `writeOnly` and
  ///     no default for the property.
  ///   - rules: Returns the rules for the property.
  /// - Returns: The rule.
  public static func at<Property: Sendable>(
    _ property: any WritableKeyPath<Value, Property?> & Sendable, _ name: String, label: String? = nil,
    isSecret: Bool = false, _ rules: @escaping @Sendable () -> RuleSet<Property>
  ) -> Self {
    let description = PartDescription(keyPath: property, name: name, label: label, isSecret: isSecret)
    return Self(
      .part(
        OptionalPropertyDeclaration(property, description, formatters: [], default: nil, .function(rules))))
  }

  /// A rule for something that a closure computes of a value, such as the number of words in a text.
  ///
  /// It has a path and rules, and no place in JSON: a server evaluates it when the whole value could be read.
  ///
  /// ```swift
  /// let rules: RuleSet<Meeting> = [
  ///   .at(
  ///     computed: { $0.end.timeIntervalSince($0.start) }, "duration",
  ///     [.range(60...3600)])
  /// ]
  /// ```
  ///
  /// - Parameters:
  ///   - property: Returns what the rules evaluate; `nil` is valid, unless ``notEmpty`` is among the rules.
  ///   - name: The name in the paths of failures.
  ///   - label: The label for people, for `{label}` in messages.
  ///   - rules: The rules.
  /// - Returns: The rule.
  public static func at<Property: Sendable>(
    computed property: @escaping @Sendable (Value) -> Property?, _ name: String, label: String? = nil,
    _ rules: RuleSet<Property>
  ) -> Self {
    let description = PartDescription<Value>(keyPath: nil, name: name, label: label, isSecret: false)
    return Self(.part(ComputedDeclaration(property, description, rules)))
  }
}

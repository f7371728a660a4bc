public import Foundation

extension FormModel where Value == [String: JSONValue] {
  /// Creates the form that a description describes. Its value is a JSON object.
  ///
  /// ```swift
  /// let form = FormModel(description: try FormDescription(json: data))
  /// form[\.[text: "email"]].text = "ada@example.com"
  /// form[\.[integer: "age"]].text = "36"
  /// form.list(\.[objects: "guests"]).append([:])
  /// form.value  // the JSON object that the server expects
  /// ```
  ///
  /// Texts and choices are `String` controls, numbers and dates are controls of optionals, and a toggle is a
  /// `Bool` control. A group has a form for its fields, and a list has one for each element.
  ///
  /// - Parameters:
  ///   - description: The description.
  ///   - value: The values of the fields by name. Values of other types than the fields have are as if they
  ///     were missing.
  ///   - locale: The locale in which fields write and read numbers and dates; `nil` for that of the user.
  public convenience init(
    description: FormDescription, value: [String: JSONValue] = [:], locale: Locale? = nil
  ) {
    self.init(value, [{ $0.build(description.fields, $1) }], isSecret: false)
    storedLocale = locale
  }

  /// Makes the parts of fields.
  ///
  /// - Parameters:
  ///   - fields: The fields.
  ///   - outer: The fields around these, which conditions can name; `nil` for the form as a whole.
  ///   - command: The command under way.
  private func build(
    _ fields: [FormDescription.Field], in outer: FormDescription.Scope? = nil, _ command: Command
  ) {
    let scope = FormDescription.Scope(fields, in: outer)
    for field in fields { build(field, in: scope, command) }
    scope.add(slots.map(\.part))
  }

  private func build(_ field: FormDescription.Field, in scope: FormDescription.Scope, _ command: Command) {
    let name = field.name
    switch field.kind {
    case .text(let rules), .choice(_, let rules):
      build(field, \.[text: name], command) { $0.addRules(rules) }
    case .toggle(let rules):
      build(field, \.[flag: name], command) { $0.addRules(rules) }
    case .integer(let rules):
      build(field, \.[integer: name], command) { $0.addRules(ofValues: rules) }
    case .decimal(let rules):
      build(field, \.[decimal: name], command) { $0.addRules(ofValues: rules) }
    case .date(let rules):
      build(field, \.[day: name], command) { $0.addRules(ofValues: rules) }
    case .cases(let cases, let tag, let rules): build(field, cases, tag, rules, in: scope, command)
    case .group(let inner):
      let form = FormModel(currentValue[object: name], [{ $0.build(inner, in: scope, $1) }], isSecret: false)
      add(
        PartSlot(StructureProperty(\.[object: name]), form, in: self), name: name, label: field.label, command
      )
    case .list(let inner, let rules):
      let list = FormList<Value>(currentValue[objects: name], isSecret: false)
      add(
        PartSlot(StructureProperty(\.[objects: name], orEmpty: []), list, in: self), name: name,
        label: field.label, command)
      let rulesOfList = rules.rules.map { $0.ofObjects(isOptional: rules.isOptional) }
      list.add(rulesOfList, within: nil, command) { $0.build(inner, in: scope, $1) }
    }
  }

  /// Makes the choice among cases, each of which is an object with the name of the case in the tag.
  private func build(
    _ field: FormDescription.Field, _ cases: [FormDescription.Case], _ tag: String, _ rules: RuleSet<String>,
    in scope: FormDescription.Scope, _ command: Command
  ) {
    let declared = RuleSet<Value>.cases(tag: tag, cases.map { .object($0.choice, tag: tag) })
    guard let declaration = declared.cases else { return }
    // An object of another case is as if it were missing.
    let value = currentValue[choice: field.name].flatMap { declaration.case(of: $0) == nil ? nil : $0 }
    let choice = FormChoice(value, declaration, isRequired: false, isSecret: false)
    add(
      PartSlot(StructureProperty(\.[choice: field.name]), choice, in: self), name: field.name,
      label: field.label,
      command)
    for declared in cases {
      choice.add(declared.choice.value, of: Value.self, command) { $0.build(declared.fields, in: scope, $1) }
    }
    choice.selection.addRules(ofValues: rules)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func build<Property: Sendable>(
    _ field: FormDescription.Field, _ property: WritableKeyPath<Value, Property>, _ command: Command,
    addRules: (Control<Property>) -> Void
  ) {
    let control = Control(currentValue[keyPath: property])
    add(
      PartSlot(StructureProperty(property), control, in: self), name: field.name, label: field.label, command)
    addRules(control)
  }
}

extension DeclaredCase<[String: JSONValue]> {
  /// Returns the case of objects that have its name in the tag. It holds the other members.
  fileprivate static func object(_ choice: FormDescription.Choice, tag: String) -> Self {
    let name = JSONValue.string(choice.value)
    return Self(
      choice.value, choice.label,
      PayloadDeclaration(
        embed: { members in
          var members = members
          members[tag] = name
          return members
        },
        extract: { $0[tag] == name ? $0.filter { $0.key != tag } : nil }, source: .rules(RuleSet<Value>()),
        makeNew: { [:] }))
  }
}

extension Control {
  /// Adds rules for the values of a control that may have none. Unless they are optional, a value is
  /// required.
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func addRules<Wrapped>(ofValues rules: RuleSet<Wrapped>) where Value == Wrapped? {
    if !rules.isOptional, !rules.rules.contains(where: \.isPresence) { addRule(.notEmpty) }
    if rules.stopsAtFirstFailure { validator.stopsAtFirstFailure = true }
    for rule in rules.rules { addRule(rule.ofOptionalProperty) }
  }
}

extension Rule where Value == [JSONValue] {
  /// Returns the rule for a list of objects.
  fileprivate func ofObjects(isOptional: Bool) -> Rule<[[String: JSONValue]]?> {
    var rule = Rule<[[String: JSONValue]]?>(RuleForObjects(base: self, isOptional: isOptional))
    rule.message = message
    rule.error = error
    rule.severity = severity
    rule.makeMessage = makeMessage
    return rule
  }
}

/// A rule for a list of objects, made of one for a list of JSON values.
private struct RuleForObjects: ValidationRule {
  let base: Rule<[JSONValue]>
  /// Whether an empty list is valid.
  let isOptional: Bool

  var name: String { base.check.name }

  var parameters: [String: JSONValue] { base.check.parameters }

  func isSatisfied(by objects: [[String: JSONValue]]?) -> Bool {
    let values = (objects ?? []).map(JSONValue.object)
    return isOptional && values.isEmpty || base.isSatisfied(by: values)
  }
}

// MARK: Members of JSON objects

extension [String: JSONValue] {
  /// The text with a name; empty if there is none.
  public subscript(text name: String) -> String {
    get { if case .string(let text)? = self[name] { text } else { "" } }
    set { self[name] = .string(newValue) }
  }

  /// The Boolean value with a name; `false` if there is none.
  public subscript(flag name: String) -> Bool {
    get { self[name] == true }
    set { self[name] = .bool(newValue) }
  }

  /// The whole number with a name.
  public subscript(integer name: String) -> Int? {
    get { if case .integer(let number)? = self[name] { number } else { nil } }
    set { self[name] = newValue.map(JSONValue.integer) }
  }

  /// The decimal number with a name, also if it is written as a text.
  public subscript(decimal name: String) -> Decimal? {
    get {
      switch self[name] {
      case .integer(let number)?: Decimal(number)
      case .number(let number)?: Decimal(string: "\(number)")
      case .decimal(let number)?: number
      case .string(let text)?: Decimal(string: text).flatMap { "\($0)" == text ? $0 : nil }
      default: nil
      }
    }
    set { self[name] = newValue.map(JSONValue.init(number:)) }
  }

  /// The day with a name: a `full-date` of RFC 3339, which begins at midnight in UTC.
  public subscript(day name: String) -> Date? {
    get { if case .string(let text)? = self[name] { DateText.date(text) } else { nil } }
    set { self[name] = newValue.flatMap(DateText.text).map { .string(String($0.prefix(10))) } }
  }

  /// The object with a name; empty if there is none.
  public subscript(object name: String) -> [String: JSONValue] {
    get { if case .object(let members)? = self[name] { members } else { [:] } }
    set { self[name] = .object(newValue) }
  }

  /// The object of a choice whose choices have fields; `nil` if there is none.
  public subscript(choice name: String) -> [String: JSONValue]? {
    get { if case .object(let members)? = self[name] { members } else { nil } }
    set { self[name] = newValue.map(JSONValue.object) }
  }

  /// The objects in the list with a name.
  public subscript(objects name: String) -> [[String: JSONValue]] {
    get {
      guard case .array(let values)? = self[name] else { return [] }
      return values.map { if case .object(let members) = $0 { members } else { [:] } }
    }
    set { self[name] = .array(newValue.map(JSONValue.object)) }
  }
}

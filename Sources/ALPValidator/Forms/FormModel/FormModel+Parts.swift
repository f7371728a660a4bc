extension FormModel {
  /// The control of a property, which has the name, label, formatters and rules of the declaration.
  ///
  /// Each access returns the same object. A path through a structure leads to the control of its form.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let age = form[\.age]                // a Control<Int?>
  /// let street = form[\.address.street]  // form.part(\.address)[\.street]
  /// ```
  ///
  /// A property that the rule set doesn't declare has a control without a name, which is reported in debug
  /// builds.
  public subscript<Property: Sendable>(_ property: WritableKeyPath<Value, Property>) -> Control<Property> {
    switch part(at: property) {
    case let control as Control<Property>:
      return control
    case nil:
      return undeclaredControl(of: property)
    case let part?:
      let function = (part as? any FormOfElements)?.accessor ?? "part(_:)"
      Misuse.report(
        "subscript of a structure",
        """
        The property \(property) has no control, because the rule set declares its parts. Use \(function) instead of the subscript.
        """)
      return Control(currentValue[keyPath: property])
    }
  }

  /// The form of a structure in the structure.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let address = form.part(\.address)
  /// let street = address[\.street]  // form[\.address.street]
  /// address.validate()
  /// ```
  ///
  /// - Parameter property: The property, whose rules declare parts.
  /// - Returns: The form, the same with each call.
  @_disfavoredOverload
  public func part<Structure: Sendable>(_ property: WritableKeyPath<Value, Structure>) -> FormModel<Structure>
  {
    if let form = part(at: property) as? FormModel<Structure> { return form }
    reportUndeclared(property, "a form")
    return FormModel<Structure>(currentValue[keyPath: property], rules: [])
  }

  /// The form of a structure that may be missing.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let company = form.part(\.company, default: { Company() })
  /// company.isPresent.value = true
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property, whose rules declare parts.
  ///   - makeDefault: Returns the structure that the part begins with when `isPresent` is set to `true`. It
  ///     is called once for that, and again only if nobody has a structure any more: after a value without
  ///     one was set or taken as the base, and after a reset.
  /// - Returns: The part, the same with each call.
  public func part<Structure: Sendable>(
    _ property: WritableKeyPath<Value, Structure?>, default makeDefault: @escaping @MainActor () -> Structure
  ) -> OptionalPart<Structure> {
    let part = part(property)
    part.setDefault(makeDefault)
    return part
  }

  /// The form of a structure that may be missing, without a default.
  ///
  /// - Parameter property: The property, whose rules declare parts.
  /// - Returns: The part, the same with each call.
  public func part<Structure: Sendable>(_ property: WritableKeyPath<Value, Structure?>) -> OptionalPart<
    Structure
  > {
    if let part = part(at: property) as? OptionalPart<Structure> { return part }
    reportUndeclared(property, "a form")
    return OptionalPart(currentValue[keyPath: property], isSecret: false)
  }

  /// The form of a list.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// form.list(\.jobs).append(Job())
  /// ```
  ///
  /// - Parameter property: The property, which the rule set declares with `.each`.
  /// - Returns: The list, the same with each call.
  public func list<Element: Sendable>(_ property: WritableKeyPath<Value, [Element]>) -> FormList<Element> {
    if let list = part(at: property) as? FormList<Element> { return list }
    reportUndeclared(property, "a list")
    return FormList(currentValue[keyPath: property], isSecret: false)
  }

  /// The form of a list that may be missing. A list that was missing is missing as long as it has no
  /// elements.
  ///
  /// - Parameter property: The property, which the rule set declares with `.each`.
  /// - Returns: The list, the same with each call.
  public func list<Element: Sendable>(_ property: WritableKeyPath<Value, [Element]?>) -> FormList<Element> {
    if let list = part(at: property) as? FormList<Element> { return list }
    reportUndeclared(property, "a list")
    return FormList(currentValue[keyPath: property], isSecret: false)
  }

  /// The form of a dictionary, which has a form for each entry. See ``FormDictionary``.
  ///
  /// - Parameter property: The property, which the rule set declares with `.each`.
  /// - Returns: The dictionary, the same with each call.
  public func dictionary<Element: Sendable>(
    _ property: WritableKeyPath<Value, [String: Element]>
  ) -> FormDictionary<Element> {
    if let dictionary = part(at: property) as? FormDictionary<Element> { return dictionary }
    reportUndeclared(property, "a dictionary")
    return FormDictionary(currentValue[keyPath: property], isSecret: false)
  }

  /// The form of a dictionary that may be missing. A dictionary that was missing is missing as long as it has
  /// no entries.
  ///
  /// - Parameter property: The property, which the rule set declares with `.each`.
  /// - Returns: The dictionary, the same with each call.
  public func dictionary<Element: Sendable>(
    _ property: WritableKeyPath<Value, [String: Element]?>
  ) -> FormDictionary<Element> {
    if let dictionary = part(at: property) as? FormDictionary<Element> { return dictionary }
    reportUndeclared(property, "a dictionary")
    return FormDictionary(currentValue[keyPath: property], isSecret: false)
  }

  private func undeclaredControl<Property: Sendable>(
    of property: WritableKeyPath<Value, Property>
  ) -> Control<Property> {
    // By the offset, see `slotOfValue`.
    let isOfWholeValue = Property.self == Value.self && MemoryLayout<Value>.offset(of: property) == 0
    if !isOfWholeValue { reportUndeclared(property, "a name") }
    // Read before there is a slot: its control has the base at first.
    let value = currentValue[keyPath: property]
    let control = Control(self.value(in: .base)[keyPath: property])
    Transaction.runAsOneCommand {
      let slot = PartSlot(StructureProperty(property), control, in: self)
      if isOfWholeValue { addSlotOfValue(slot) } else { add(slot, name: nil, label: nil) }
      control.load(value, keepingSecrets: false)
      // A new slot is stale, and would not notice the next change.
      writeStaleParts()
    }
    return control
  }

  func reportUndeclared(_ property: AnyKeyPath, _ missing: String) {
    Misuse.report(
      "undeclared property \(property)",
      """
      The rule set of \(Value.self) does not declare \(property), so it does not have \(missing). Declare the property with .at(…) or \
      .each(…).
      """)
  }
}

/// A list or dictionary, whatever the type of its elements.
@MainActor
protocol FormOfElements: FormValidator {
  /// The function of ``FormModel`` that returns it.
  var accessor: String { get }
}

/// A list, whatever the type of its elements. In a merge patch, it is one value.
@MainActor
protocol ListForm: FormOfElements {}

extension FormList: ListForm {}

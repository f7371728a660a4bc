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
  /// - Precondition: The rule set declares the property with `.at`, and no parts of it: for a structure, use
  ///   ``part(_:)-(WritableKeyPath<Value,Structure>)``, for a list ``list(_:)-(WritableKeyPath<Value,[Element]>)``.
  public subscript<Property: Sendable>(_ property: WritableKeyPath<Value, Property>) -> Control<Property> {
    part(at: property, "[\\…]")
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
  /// - Precondition: The rule set declares the property, and parts of it.
  ///
  /// - Parameter property: The property, whose rules declare parts.
  /// - Returns: The form, the same with each call.
  @_disfavoredOverload
  public func part<Structure: Sendable>(_ property: WritableKeyPath<Value, Structure>) -> FormModel<Structure>
  {
    part(at: property, "part(_:)")
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
  ///     is called once for that, and again only if the structure is gone on both sides: after a value without
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
  /// - Precondition: The rule set declares the property, and parts of it.
  ///
  /// - Parameter property: The property, whose rules declare parts.
  /// - Returns: The part, the same with each call.
  public func part<Structure: Sendable>(_ property: WritableKeyPath<Value, Structure?>) -> OptionalPart<
    Structure
  > {
    part(at: property, "part(_:)")
  }

  /// The choice among the cases of an enumeration.
  ///
  /// ```swift
  /// let form = FormModel(order, rules: Order.rules)
  /// let payment = form.choice(\.payment)
  /// payment.selection.value = "card"
  /// let card = payment.model("card", of: Card.self)
  /// card?[\.number].text = "4242 4242 4242 4242"
  /// ```
  ///
  /// A form whose value is an enumeration, such as that of an element of a list, has its choice as `choice(\.self)`.
  ///
  /// - Precondition: The rule set declares the property with the rules of its cases.
  ///
  /// - Parameter property: The property.
  /// - Returns: The choice, the same with each call.
  @_disfavoredOverload
  public func choice<Choice: Sendable>(_ property: WritableKeyPath<Value, Choice>) -> FormChoice<Choice> {
    if let choice = slotOfValue?.part as? FormChoice<Choice> { return choice }
    return part(at: property, "choice(_:)")
  }

  /// The choice among the cases of an enumeration that may be missing. Without a value, no case is selected.
  ///
  /// - Precondition: The rule set declares the property with the rules of its cases.
  ///
  /// - Parameter property: The property.
  /// - Returns: The choice, the same with each call.
  public func choice<Choice: Sendable>(_ property: WritableKeyPath<Value, Choice?>) -> FormChoice<Choice> {
    part(at: property, "choice(_:)")
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
    part(at: property, "list(_:)")
  }

  /// The form of a list that may be missing. A list that was missing is missing as long as it has no
  /// elements.
  ///
  /// - Parameter property: The property, which the rule set declares with `.each`.
  /// - Returns: The list, the same with each call.
  public func list<Element: Sendable>(_ property: WritableKeyPath<Value, [Element]?>) -> FormList<Element> {
    part(at: property, "list(_:)")
  }

  /// The form of a dictionary, which has a form for each entry. See ``FormDictionary``.
  ///
  /// - Parameter property: The property, which the rule set declares with `.each`.
  /// - Returns: The dictionary, the same with each call.
  public func dictionary<Element: Sendable>(
    _ property: WritableKeyPath<Value, [String: Element]>
  ) -> FormDictionary<Element> {
    part(at: property, "dictionary(_:)")
  }

  /// The form of a dictionary that may be missing. A dictionary that was missing is missing as long as it has
  /// no entries.
  ///
  /// - Parameter property: The property, which the rule set declares with `.each`.
  /// - Returns: The dictionary, the same with each call.
  public func dictionary<Element: Sendable>(
    _ property: WritableKeyPath<Value, [String: Element]?>
  ) -> FormDictionary<Element> {
    part(at: property, "dictionary(_:)")
  }

  /// Returns the part of a property. Ends the program if the property has another kind of part, or none: a part that is
  /// connected with nothing would lose what the user types.
  private func part<Part: FormPart>(at property: AnyKeyPath, _ accessor: String) -> Part {
    let known = part(at: property)
    if let part = known as? Part { return part }
    // Not a precondition, whose message a release build leaves out.
    fatalError(wrongAccessor(accessor, of: property, known))
  }

  private func wrongAccessor(_ accessor: String, of property: AnyKeyPath, _ part: FormPart?) -> String {
    let rightAccessor: String
    switch part {
    case is AnyControl: rightAccessor = "[\\…]"
    case let group as any FormOfElements: rightAccessor = group.accessor
    case is any FormOfCases: rightAccessor = "choice(_:)"
    case .some: rightAccessor = "part(_:)"
    case nil:
      return """
        The rule set of \(Value.self) does not declare \(property), so the form has no part for \(accessor). Declare the property \
        with .at(…) or .each(…).
        """
    }
    return "\(accessor) was called for \(property), whose part the form returns by \(rightAccessor)."
  }
}

/// A list or dictionary, whatever the type of its elements.
@MainActor
protocol FormOfElements: FormGroup {
  /// The function of ``FormModel`` that returns it.
  var accessor: String { get }
}

/// A list, whatever the type of its elements. In a merge patch, it is one value.
@MainActor
protocol ListForm: FormOfElements {}

extension FormList: ListForm {}

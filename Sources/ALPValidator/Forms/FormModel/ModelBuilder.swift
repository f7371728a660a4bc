/// Makes the parts of a form of a structure from a rule set, and adds the rules to them.
///
/// The set is gone through twice: first all declared parts are made, then rules are added in their order,
/// because a rule may name a part that is declared after it.
@MainActor
struct ModelBuilder<Root: Sendable>: PartVisitor {
  private enum Pass {
    case makingParts
    case addingRules
  }

  private let model: FormModel<Root>
  private let pass: Pass
  /// When the rules apply that are added.
  private let activity: RuleActivity?
  private let command: Command

  /// Adds the parts and the rules of a rule set to a form.
  ///
  /// - Parameters:
  ///   - model: The form.
  ///   - rules: The rule set.
  ///   - formatters: The formatters of a value that is not a structure.
  ///   - isElement: Whether the form is that of an element, whose value is content also without rules.
  ///   - activity: When the rules apply.
  ///   - command: The command under way.
  static func build(
    _ model: FormModel<Root>, _ rules: RuleSet<Root>, formatters: [ValueFormatter<Root>] = [],
    isElement: Bool = false, within activity: RuleActivity?, _ command: Command
  ) {
    if let messages = rules.messages { model.messages = messages }
    if let cases = rules.cases {
      let builder = ModelBuilder(model: model, pass: .makingParts, activity: activity, command: command)
      return builder.addChoiceOfValue(cases, rules)
    }
    guard let structure = rules.structure, structure.isOfObject else {
      let builder = ModelBuilder(model: model, pass: .addingRules, activity: activity, command: command)
      guard isElement || !rules.rules.isEmpty || !formatters.isEmpty else { return }
      return builder.addControlOfValue(rules, formatters: formatters)
    }
    var maker = ModelBuilder(model: model, pass: .makingParts, activity: activity, command: command)
    for part in structure.partsOfForm { part.accept(&maker) }
    addRules(rules.rules, to: model, within: activity, command)
  }

  private static func addRules(
    _ rules: [Rule<Root>], to model: FormModel<Root>, within activity: RuleActivity?, _ command: Command
  ) {
    var adder = ModelBuilder(model: model, pass: .addingRules, activity: activity, command: command)
    for rule in rules {
      if let part = rule.declaredPart, part.description.keyPath != nil {
        part.accept(&adder)
      } else if let conditional = rule.conditionalRules {
        let inner = RuleActivity(conditional, of: model, within: activity)
        addRules(conditional.rules.rules, to: model, within: inner, command)
      } else {
        adder.addRuleAboutStructure(rule)
      }
    }
  }

  // MARK: Properties

  func visit<Property>(property: PropertyDeclaration<Root, Property>) {
    if addToChoice(property.rules, property.description) { return }
    if property.rules.structure?.isOfObject == true { return visitStructure(property) }
    addProperty(
      property.keyPath, property.description, formatters: property.formatters, rules: property.rules.rules,
      property.rules)
  }

  func visit<Property>(optionalProperty property: OptionalPropertyDeclaration<Root, Property>) {
    if addToChoice(property.rules, property.description) { return }
    if property.rules.structure?.isOfObject == true { return visitOptionalStructure(property) }
    let formatters =
      property.formatters.isEmpty ? [] : [ValueFormatter.ofOptionalProperty(property.formatters)]
    addProperty(
      property.keyPath, property.description, formatters: formatters,
      rules: property.rules.rules.map(\.ofOptionalProperty), property.rules)
  }

  /// A computed part has rules, and no control.
  func visit<Property>(computed: ComputedDeclaration<Root, Property>) {}

  /// Makes the control of a property, or adds rules to it.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - description: What is declared about it.
  ///   - formatters: The formatters of the control.
  ///   - rules: The rules for values of the control.
  ///   - options: The set with the options of the rules.
  private func addProperty<Property: Sendable, Wrapped>(
    _ property: WritableKeyPath<Root, Property>, _ description: PartDescription<Root>,
    formatters: [ValueFormatter<Property>], rules: [Rule<Property>], _ options: RuleSet<Wrapped>
  ) {
    switch pass {
    case .makingParts:
      guard slot(description) == nil else { return }
      precondition(
        !description.isBlank || Property.self is any TextEditable.Type,
        "\"\(description.name)\" of \(Root.self) can't be blank: isBlank is for a number, a date or a choice")
      let control = Control(model.currentValue[keyPath: property])
      control.isSecret = description.isSecret
      control.mustBeEntered = description.isBlank
      if !formatters.isEmpty { control.formatters = formatters }
      model.add(
        PartSlot(StructureProperty(property), control, in: model), name: description.name,
        label: description.label, command)
    case .addingRules:
      guard let control = part(description) as? Control<Property> else { return }
      add(rules, to: control, options)
    }
  }

  private func add<Value, Wrapped>(
    _ rules: [Rule<Value>], to control: Control<Value>, _ options: RuleSet<Wrapped>
  ) {
    guard !rules.isEmpty else { return }
    let validator = control.validator
    if activity == nil {
      if options.isOptional { validator.isOptional = true }
      if options.stopsAtFirstFailure { validator.stopsAtFirstFailure = true }
    }
    if let messages = options.messages { validator.messages = messages }
    for rule in rules { validator.addRule(rule, when: activity?.isActive) }
  }

  /// Makes the only control of a form whose value is not a structure. It has the label of the form.
  private func addControlOfValue(_ rules: RuleSet<Root>, formatters: [ValueFormatter<Root>]) {
    let known = model.slotOfValue?.part as? Control<Root>
    let control = known ?? Control(model.currentValue)
    if known == nil {
      if !formatters.isEmpty { control.formatters = formatters }
      model.addSlotOfValue(PartSlot(StructureProperty(\Root.self), control, in: model), command)
    }
    add(rules.rules, to: control, rules)
  }

  // MARK: Structures

  private func visitStructure<Structure>(_ property: PropertyDeclaration<Root, Structure>) {
    let description = property.description
    switch pass {
    case .makingParts:
      guard slot(description) == nil else { return }
      let isSecret = description.isSecret || model.isSecret
      let form = FormModel(model.currentValue[keyPath: property.keyPath], [], isSecret: isSecret)
      model.add(
        PartSlot(StructureProperty(property.keyPath), form, in: model), name: description.name,
        label: description.label, command)
    case .addingRules:
      guard let form = part(description) as? FormModel<Structure> else { return }
      ModelBuilder<Structure>.build(form, property.rules, within: activity, command)
    }
  }

  private func visitOptionalStructure<Structure>(_ property: OptionalPropertyDeclaration<Root, Structure>) {
    let description = property.description
    switch pass {
    case .makingParts:
      guard slot(description) == nil else { return }
      let isSecret = description.isSecret || model.isSecret
      let part = OptionalPart<Structure>(model.currentValue[keyPath: property.keyPath], isSecret: isSecret)
      model.add(
        PartSlot(StructureProperty(property.keyPath), part, in: model), name: description.name,
        label: description.label, command)
    case .addingRules:
      guard let part = part(description) as? OptionalPart<Structure> else { return }
      part.add(property.rules, within: activity, command)
    }
  }

  // MARK: Enumerations

  func visit<Choice>(choice: PropertyDeclaration<Root, Choice>, cases: CasesDeclaration<Choice>) {
    visitChoice(StructureProperty(required: choice.keyPath), choice, cases, isRequired: true)
  }

  func visit<Choice>(
    optionalChoice choice: OptionalPropertyDeclaration<Root, Choice>, cases: CasesDeclaration<Choice>
  ) {
    visitChoice(StructureProperty(choice.keyPath), choice, cases, isRequired: false)
  }

  private func visitChoice<Choice: Sendable, Part: DeclaredPart<Root>>(
    _ property: StructureProperty<Root, Choice?>, _ declaration: Part, _ cases: CasesDeclaration<Choice>,
    isRequired: Bool
  ) where Part.Property == Choice {
    let description = declaration.description
    switch pass {
    case .makingParts:
      guard slot(description) == nil else { return }
      let choice = FormChoice(
        property.read(model.currentValue), cases, isRequired: isRequired,
        isSecret: description.isSecret || model.isSecret)
      model.add(
        PartSlot(property, choice, in: model), name: description.name, label: description.label, command)
    case .addingRules:
      guard let choice = part(description) as? FormChoice<Choice> else { return }
      choice.add(declaration.rules, within: activity, command)
    }
  }

  /// Adds the rules of a second declaration that does not repeat the cases. Returns whether the property is a choice.
  private func addToChoice<Choice: Sendable>(
    _ rules: RuleSet<Choice>, _ description: PartDescription<Root>
  ) -> Bool {
    guard pass == .addingRules, let choice = part(description) as? FormChoice<Choice> else { return false }
    choice.add(rules, within: activity, command)
    return true
  }

  /// Makes the choice of a form whose value is an enumeration, such as an element of a list.
  private func addChoiceOfValue(_ cases: CasesDeclaration<Root>, _ rules: RuleSet<Root>) {
    let known = model.slotOfValue?.part as? FormChoice<Root>
    let choice = known ?? FormChoice(model.currentValue, cases, isRequired: true, isSecret: model.isSecret)
    if known == nil {
      model.addSlotOfValue(PartSlot(StructureProperty(required: \Root.self), choice, in: model), command)
    }
    choice.add(rules, within: activity, command)
  }

  // MARK: Lists and dictionaries

  func visit<Element>(list: PropertyDeclaration<Root, [Element]>, elements: ElementDeclaration<Element>) {
    visitList(StructureProperty(list.keyPath, orEmpty: []), list, elements)
  }

  func visit<Element>(
    optionalList list: OptionalPropertyDeclaration<Root, [Element]>, elements: ElementDeclaration<Element>
  ) { visitList(StructureProperty(list.keyPath), list, elements) }

  private func visitList<Element, Part: DeclaredPart<Root>>(
    _ property: StructureProperty<Root, [Element]?>, _ list: Part, _ elements: ElementDeclaration<Element>
  ) where Part.Property == [Element] {
    let form = collection(property, list.description) { FormList(property.read($0), isSecret: $1) }
    guard let form else { return }
    form.add(
      rules(for: list.rules), within: activity, command, builder(elements, of: list.description, in: form))
  }

  func visit<Element>(
    dictionary: PropertyDeclaration<Root, [String: Element]>, elements: ElementDeclaration<Element>
  ) { visitDictionary(StructureProperty(dictionary.keyPath, orEmpty: [:]), dictionary, elements) }

  func visit<Element>(
    optionalDictionary dictionary: OptionalPropertyDeclaration<Root, [String: Element]>,
    elements: ElementDeclaration<Element>
  ) { visitDictionary(StructureProperty(dictionary.keyPath), dictionary, elements) }

  private func visitDictionary<Element, Part: DeclaredPart<Root>>(
    _ property: StructureProperty<Root, [String: Element]?>, _ dictionary: Part,
    _ elements: ElementDeclaration<Element>
  ) where Part.Property == [String: Element] {
    let form = collection(property, dictionary.description) {
      FormDictionary(property.read($0), isSecret: $1)
    }
    guard let form else { return }
    form.add(
      rules(for: dictionary.rules), within: activity, command,
      builder(elements, of: dictionary.description, in: form))
  }

  /// Makes the form of a collection in the first pass, and returns it in the second one.
  private func collection<Form: ValuePart>(
    _ property: StructureProperty<Root, Form.PartValue>, _ description: PartDescription<Root>,
    _ make: (_ root: Root, _ isSecret: Bool) -> Form
  ) -> Form? {
    if pass == .addingRules { return part(description) as? Form }
    guard slot(description) == nil else { return nil }
    let form = make(model.currentValue, description.isSecret || model.isSecret)
    model.add(PartSlot(property, form, in: model), name: description.name, label: description.label, command)
    return nil
  }

  /// The rules for a collection as a whole.
  private func rules<Values>(for rules: RuleSet<Values>) -> [Rule<Values?>] {
    rules.withoutElements.rules.map(\.ofOptionalProperty)
  }

  /// Returns the function that adds what is declared about elements.
  private func builder<Element>(
    _ elements: ElementDeclaration<Element>, of collection: PartDescription<Root>,
    in form: FormCollection<Element>
  ) -> FormModel<Element>.Builder {
    let repetitions = elements.unique.map { Repetitions($0, in: form) }
    if let repetitions { form.repetitions.append(repetitions) }
    return { [activity] element, command in
      let rules = elements.rules
      let hasParts = rules.structure?.isOfObject == true || rules.cases != nil
      // The parts of an element have labels of their own.
      let label = elements.label ?? (hasParts ? nil : collection.label)
      if let label, element.storedLabel == nil { element.changeLabel(to: label) }
      ModelBuilder<Element>.build(
        element, rules, formatters: elements.formatters, isElement: true, within: activity, command)
      repetitions?.addCondition(to: element, rules: rules, when: activity?.isActive)
    }
  }

  // MARK: Rules about several parts

  /// Adds a rule that is not about one property to the control at the place of its failure, or else to that
  /// of the whole structure.
  private func addRuleAboutStructure(_ rule: Rule<Root>) {
    // A structure is there; whether one may be missing is the matter of its optional part.
    guard !rule.isPresence else { return }
    let target = model.controlForRule(at: rule.placeOfFailure)
    let reading = StructureReading(model, rule.readProperties)
    let validator = target.control.formConditions
    let registered = Registration<Void>(
      rule, of: { reading.read() }, depth: target.depth, validator.dependent)
    _ = validator.add(registered, "addRule(_:)", when: activity?.isActive)
  }

  private func slot(_ description: PartDescription<Root>) -> Slot<Root>? {
    description.keyPath.flatMap { model.slot(of: $0) }
  }

  private func part(_ description: PartDescription<Root>) -> FormPart? { slot(description)?.part }
}

extension StructureDeclaration {
  /// The declared parts that a form has, each once.
  ///
  /// Of several declarations of a property, that with rules for the parts of its value decides what the
  /// property is.
  fileprivate var partsOfForm: [any DeclaredPart<Value>] {
    var structures: [AnyKeyPath: any DeclaredPart<Value>] = [:]
    for part in declarations where part.declaresParts {
      guard let keyPath = part.description.keyPath else { continue }
      if structures[keyPath] == nil { structures[keyPath] = part }
    }
    guard !structures.isEmpty else { return parts }
    return parts.map { part in part.description.keyPath.flatMap { structures[$0] } ?? part }
  }
}

extension DeclaredPart {
  fileprivate var declaresParts: Bool { rules.structure != nil }
}

extension FormModel {
  /// Returns the control with the failures of a rule, and how many components of the path lead to it.
  func controlForRule(at path: ValidationPath) -> (control: AnyControl, depth: Int) {
    var part: FormPart = self
    var depth = 0
    for component in path.components {
      guard let next = (part as? FormGroup)?.part(named: component.text) else { break }
      part = next
      depth += 1
    }
    if let control = part as? AnyControl { return (control, depth) }
    if let control = (part as? FormGroup)?.controlForRules { return (control, depth) }
    return (controlOfStructure, 0)
  }
}

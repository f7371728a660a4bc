/// The choice among the cases of an enumeration in a form: which case is selected, and the form of each.
///
/// ```swift
/// let form = FormModel(order, rules: Order.rules)
/// let payment = form.choice(\.payment)
/// payment.choices.map(\.label)        // for a picker
/// payment.selection.value = "card"
/// let card = payment.model("card", of: Card.self)
/// card?[\.number].text = "4242 4242 4242 4242"
/// ```
///
/// Only the selected case is validated, and is in the value, the merge patch and the failures. The forms of the other cases
/// stay, so what was typed in one comes back when it is selected again. Another case is one change, at the choice.
@MainActor
public final class FormChoice<Choice: Sendable>: FormAlternatives<Choice?, String?> {
  /// A case that can be selected.
  public struct Option: Identifiable, Hashable, Sendable {
    /// The name of the case, which is the value of ``FormChoice/selection``.
    public let name: String
    /// The label of the case for people; its name if none is declared.
    public let label: String

    /// The name of the case.
    public var id: String { name }
  }

  /// The cases that can be selected, in the order of their declaration: those that are declared with `new:` or hold nothing, and
  /// those that the value has had. The property is observable.
  public var choices: [Option] {
    tracker.read([.settings, .parts])
    return zip(options, alternatives).filter { $1.form != nil || $1.hasDefault }.map(\.0)
  }

  /// All cases, in the order of their declaration.
  private let options: [Option]
  private let isRequired: Bool
  private let cases: CasesDeclaration<Choice>

  /// Creates the choice. The forms of cases are made when they are needed.
  @_semantics("optimize.sil.specialize.generic.never")
  init(_ value: Choice?, _ cases: CasesDeclaration<Choice>, isRequired: Bool, isSecret: Bool) {
    self.cases = cases
    self.isRequired = isRequired
    options = cases.cases.map { Option(name: $0.name, label: $0.label ?? $0.name) }
    let alternatives = cases.cases.map { declared in
      var making = MakingAlternative<Choice>(name: declared.name, isKeyed: cases.notation == .key)
      return declared.content.accept(&making)
    }
    super.init(
      value, alternatives, none: nil, nameOfSelection: cases.pathOfName.components.first?.text,
      isSecret: isSecret)
    if value.map({ cases.case(of: $0) == nil }) == true {
      Misuse.report(
        "case that isn't declared",
        """
        A form was made with a value of \(Choice.self) that no case in its rules takes out. Declare the case, or correct the \
        function of its declaration that returns what it holds.
        """)
    }
    if isRequired { selector.addRule(Rule<String>.notEmpty.ofOptionalProperty) }
    selector.addRule(Rule<String>.in(options.map(\.name)).ofOptionalProperty)
    addRule(cases.ruleForDeclaredCases, nil)
  }

  /// The control with the name of the selected case; `nil` if there is none, which fails unless the enumeration may be missing.
  ///
  /// Its path is that of the tag, such as `/payment/type`, or of the choice if the name is a key in JSON.
  public var selection: Control<String?> { selector }

  // MARK: The forms of the cases

  /// The form of a case that holds a structure, or an enumeration with cases of its own.
  ///
  /// The form is there before the case is selected, and stays when another one is.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - payloadType: The type of what the case holds.
  /// - Returns: The form, the same with each call; `nil` of a case that can't be selected, because it is declared without
  ///   `new:` and the value has not had it.
  /// - Precondition: The rule set declares a case with the name, which holds a value of the type.
  public func model<Payload: Sendable>(_ name: String, of payloadType: Payload.Type) -> FormModel<Payload>? {
    // The case may have been selected in the command under way.
    Transaction.settle()
    let alternative = alternative(name, of: payloadType)
    if alternative.model == nil { alternative.prepare() }
    return tracker.read([.settings, .parts], alternative.model)
  }

  /// The control of a case that holds one value.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - payloadType: The type of the value.
  /// - Returns: The control, the same with each call; `nil` of a case that can't be selected, because it is declared without
  ///   `new:` and the value has not had it.
  /// - Precondition: The rule set declares a case with the name, which holds one value of the type.
  public func control<Payload: Sendable>(_ name: String, of payloadType: Payload.Type) -> Control<Payload>? {
    model(name, of: payloadType)?[\.self]
  }

  /// The form of the selected case, whatever it holds; `nil` if none is selected.
  ///
  /// Its ``FormGroup/visibleErrorMessages`` are those of the case as a whole.
  public var selectedForm: FormGroup? {
    tracker.read([.settings, .parts])
    selector.tracker.read(.value)
    return selectedForm(in: .current)
  }

  /// Calls a closure for the form of a case: now, or as soon as there is one.
  ///
  /// Set up here what the rule set doesn't declare, such as an input format or an asynchronous condition. See
  /// ``OptionalPart/configureModel(_:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - payloadType: The type of what the case holds.
  ///   - configure: Sets up the form.
  /// - Precondition: The rule set declares a case with the name, which holds a value of the type.
  public func configureModel<Payload: Sendable>(
    _ name: String, of payloadType: Payload.Type,
    _ configure: @escaping @MainActor (_ model: FormModel<Payload>) -> Void
  ) {
    Transaction.run("configureModel(_:of:_:)") { [self] _ in
      alternative(name, of: payloadType).configure(configure)
    }
  }

  private func alternative<Payload: Sendable>(
    _ name: String, of payloadType: Payload.Type
  ) -> StructureAlternative<Choice?, String?, Payload> {
    let known = alternatives.first { $0.name == name }
    if let alternative = known as? StructureAlternative<Choice?, String?, Payload> { return alternative }
    // Not a precondition, whose message a release build leaves out.
    fatalError(
      known == nil
        ? "\(Choice.self) has no case \"\(name)\" in its rules: \(options.map { "\"\($0.name)\"" }.joined(separator: ", "))"
        : "The case \"\(name)\" of \(Choice.self) does not hold a value of \(Payload.self)")
  }

  // MARK: The declaration

  /// Adds the rules for the cases, and for the enumeration as a whole.
  func add(_ rules: RuleSet<Choice>, within activity: RuleActivity?, _ command: Command) {
    for alternative in alternatives {
      guard let declared = alternative.name.flatMap({ rules.cases?[$0] }) else { continue }
      var adding = AddingRules<Choice>(alternative: alternative, activity: activity, command: command)
      declared.content.accept(&adding)
    }
    for rule in rules.rules where !rule.declaresCases { addRule(rule.ofOptionalProperty, activity) }
  }

  /// Adds parts and rules to the form of a case.
  @_semantics("optimize.sil.specialize.generic.never")
  func add<Payload: Sendable>(
    _ name: String, of payloadType: Payload.Type, _ command: Command,
    _ build: @escaping FormModel<Payload>.Builder
  ) { alternative(name, of: payloadType).add(build, command) }

  /// Adds a rule about the enumeration as a whole, whose failure is at the control that selects the case.
  private func addRule(_ rule: Rule<Choice?>, _ activity: RuleActivity?) {
    let validator = selector.formConditions
    let registered = Registration<Void>(
      rule, of: { [weak self] in self.map { $0.tracker.read(.value, $0.value(in: .current)) } }, depth: 0,
      validator.dependent)
    _ = validator.add(registered, "addRule(_:)", when: activity?.isActive)
  }

  // MARK: What a part with alternatives asks

  override var hidesSelection: Bool { isSecret }

  override func valueOfNone(after value: Choice?) -> Choice? { nil }

  override func valueWithoutSecrets(in version: Version) -> Choice?? {
    let value = super.valueWithoutSecrets(in: version)
    // A choice that may not be missing has no place without a value.
    if isRequired, case .some(nil) = value { return nil }
    return value
  }

  /// The case that a new form begins with is as new as the form.
  override func startBlank(_ command: Command) {
    guard isRequired else { return }
    for alternative in alternatives where alternative.name == selector.storedValue {
      alternative.form?.startBlank(command)
    }
  }

  override func reportMissingDefault(of alternative: Alternative<Choice?, String?>) {
    Misuse.report(
      "case without a value to begin with",
      """
      The case "\(alternative.name ?? "")" of \(Choice.self) was selected, and there is nothing that it could begin with. Name it \
      with new: in the declaration of the case.
      """)
    selector.value = alternatives.first { $0.form?.isIncluded == true }?.name
  }

  override func packed(_ snapshot: AlternativesSnapshot<String?>) -> PartSnapshot {
    var cases: [String: ChoiceSnapshot.Case] = [:]
    for case (let name?, let form) in snapshot.forms {
      cases[name] = ChoiceSnapshot.Case(
        content: form.content, whole: form.whole, isDefault: form.isDefault ? true : nil)
    }
    return PartSnapshot(
      choice: ChoiceSnapshot(
        selected: snapshot.selected, base: snapshot.base, cases: cases.isEmpty ? nil : cases,
        control: snapshot.control))
  }

  override func unpacked(_ snapshot: PartSnapshot) -> AlternativesSnapshot<String?>? {
    guard let choice = snapshot.choice else { return nil }
    let forms = (choice.cases ?? [:]).map { name, form in
      (
        String?.some(name),
        AlternativeSnapshot(content: form.content, whole: form.whole, isDefault: form.isDefault == true)
      )
    }
    return AlternativesSnapshot(
      selected: choice.selected, base: choice.base, control: choice.control,
      forms: Dictionary(forms) { first, _ in first })
  }
}

/// A choice, whatever its enumeration.
@MainActor
protocol FormOfCases: FormGroup {
  var selector: Control<String?> { get }
  /// Whether the control that selects a case has a name of its own, that of the tag.
  var selectorHasName: Bool { get }
  /// Returns the form of the case that is selected in a version.
  func selectedForm(in version: Version) -> FormGroup?
}

extension FormChoice: FormOfCases {
  var selectorHasName: Bool { selector.storedName != nil }

  func selectedForm(in version: Version) -> FormGroup? { alternative(in: version)?.form }
}

/// Makes what connects a case with its form.
@MainActor
private struct MakingAlternative<Choice: Sendable>: CaseVisitor {
  let name: String
  let isKeyed: Bool

  func visit<Payload>(_ content: PayloadDeclaration<Choice, Payload>) -> Alternative<Choice?, String?> {
    let alternative = StructureAlternative<Choice?, String?, Payload>(
      name, pathName: isKeyed ? name : nil, extract: { $0.flatMap(content.extract) }, embed: content.embed)
    alternative.makeDefault = content.makeNew
    return alternative
  }
}

/// Adds the rules for what a case holds to its form.
@MainActor
private struct AddingRules<Choice: Sendable>: CaseVisitor {
  let alternative: Alternative<Choice?, String?>
  let activity: RuleActivity?
  let command: Command

  func visit<Payload>(_ content: PayloadDeclaration<Choice, Payload>) {
    let alternative = alternative as? StructureAlternative<Choice?, String?, Payload>
    alternative?.add({ [activity] in ModelBuilder.build($0, content.rules, within: activity, $1) }, command)
  }
}

/// The form of a structure that may be missing.
///
/// ```swift
/// let form = FormModel(profile, rules: Profile.rules)
/// let company = form.part(\.company, default: { Company() })
/// company.isPresent.value = true         // a switch
/// company.model?[\.name].value = "Acme"  // form.value.company?.name
/// company.isPresent.value = false        // form.value.company == nil
/// ```
///
/// While the structure is missing, its form takes no part in validation. The form stays, so switching back
/// restores what was typed.
@MainActor
public final class OptionalPart<Structure: Sendable>: FormAlternatives<Structure?, Bool> {
  /// The only alternative: that there is a structure.
  private let alternative: StructureAlternative<Structure?, Bool, Structure>

  /// Creates the part. Its form is made when the rules are added.
  init(_ value: Structure?, isSecret: Bool) {
    alternative = StructureAlternative(true, extract: { $0 }, embed: { $0 })
    super.init(value, [alternative], none: false, isSecret: isSecret)
  }

  /// Whether there is a structure. It has the path of the part.
  public var isPresent: Control<Bool> { selector }

  /// The form of the structure; `nil` if there was none yet and no default was needed.
  public var model: FormModel<Structure>? {
    // The part may have appeared in the command under way.
    Transaction.settle()
    return tracker.read([.settings, .parts], alternative.model)
  }

  @available(*, unavailable, message: "the structure may be missing: write 'model?[…]'")
  public subscript<Property: Sendable>(_ property: WritableKeyPath<Structure, Property>) -> Control<Property>
  {
    fatalError("unavailable")
  }

  /// Calls a closure for the form of the structure: now, or as soon as there is one.
  ///
  /// Set up here what the rule set doesn't declare, such as an input format or an asynchronous condition. The
  /// form is made when the user switches the part on, but also by a draft, by a rebase, and by a value that is
  /// set.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let company = form.part(\.company, default: { Company() })
  /// company.configureModel { company in company[\.name].label = "Company" }
  /// ```
  ///
  /// The closure is called once, because the form stays the same, and before a draft restores what was typed.
  /// Several closures are called in the order in which they were added. Until it is called, the part keeps the
  /// closure: capture weakly what keeps the form, such as your model, and in conditions and handlers also the
  /// form of the structure. The closure runs within the command that makes the form, so observers are notified
  /// afterwards. It should not change values.
  ///
  /// - Parameter configure: Sets up the form.
  public func configureModel(_ configure: @escaping @MainActor (_ model: FormModel<Structure>) -> Void) {
    Transaction.run("configureModel(_:)") { [self] _ in alternative.configure(configure) }
  }

  /// Takes a function that makes the structure which the part begins with.
  func setDefault(_ makeDefault: @escaping @MainActor () -> Structure) {
    alternative.makeDefault = makeDefault
  }

  // MARK: The declaration

  /// Adds rules for the structure.
  func add(_ rules: RuleSet<Structure>, within activity: RuleActivity?, _ command: Command) {
    alternative.add({ ModelBuilder.build($0, rules, within: activity, $1) }, command)
    for rule in rules.rules where rule.isPresence { addPresenceRule(rule, activity) }
  }

  private func addPresenceRule(_ rule: Rule<Structure>, _ activity: RuleActivity?) {
    let validator = isPresent.formConditions
    let registered = Registration<Void>(
      rule.ofOptionalProperty, of: { [weak self] in self.map(\.trackedValue) }, depth: 0, validator.dependent)
    _ = validator.add(registered, "addRule(_:)", when: activity?.isActive)
  }

  private var trackedValue: Structure? {
    isPresent.tracker.read(.value)
    return value(in: .current)
  }

  // MARK: What a part with alternatives asks

  override func valueOfNone(after value: Structure?) -> Structure? { nil }

  override func reportMissingDefault(of alternative: Alternative<Structure?, Bool>) {
    Misuse.report(
      "optional part without a default",
      """
      isPresent of an optional part was set to true, and there is no \(Structure.self) to begin with. Name a default, with \
      part(_:default:).
      """)
  }

  override func packed(_ snapshot: AlternativesSnapshot<Bool>) -> PartSnapshot {
    let form = snapshot.forms[true]
    let presence = PresenceSnapshot(
      isPresent: snapshot.selected, isBasePresent: snapshot.base, whole: form?.whole,
      isDefault: form?.isDefault == true ? true : nil, control: snapshot.control)
    return (form?.content ?? PartSnapshot()).with(presence)
  }

  override func unpacked(_ snapshot: PartSnapshot) -> AlternativesSnapshot<Bool>? {
    guard let presence = snapshot.presence else { return nil }
    let form = AlternativeSnapshot(
      content: snapshot.with(nil).ifAny, whole: presence.whole, isDefault: presence.isDefault == true)
    return AlternativesSnapshot(
      selected: presence.isPresent, base: presence.isBasePresent, control: presence.control,
      forms: [true: form])
  }
}

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
public final class OptionalPart<Structure: Sendable>: FormGroup, ValuePart, ValueFollower {
  /// Whose structure the form of the part has, whether the part is on or off.
  private enum Origin {
    /// None: neither the base nor the user has one. The part begins with its default when it is switched on.
    case missing
    /// It began with the default, with which edits are compared if others have added a structure, too.
    case `default`
    /// The base had it once, or the program has set it as a whole. If others have added one, too, all of it is an edit.
    case structure
  }

  /// Whether there is a structure. It has the path of the part.
  public let isPresent: Control<Bool>

  /// Functions that add parts and rules to the form of the structure.
  private var builders: [FormModel<Structure>.Builder] = []
  /// Functions of the program that set up the form of the structure.
  private var configurations: [@MainActor (FormModel<Structure>) -> Void] = []
  private var storedModel: FormModel<Structure>?
  /// The structure from which the form is made when the rules are known.
  private var initialValue: Structure?
  /// Makes the structure that the part begins with when it appears.
  private var makeDefault: (@MainActor () -> Structure)?
  private var origin = Origin.missing

  /// Creates the part. Its form is made when the rules are added.
  init(_ value: Structure?, isSecret: Bool) {
    isPresent = Control(value != nil)
    initialValue = value
    super.init()
    self.isSecret = isSecret
    isPresent.isSecret = isSecret
    isPresent.standsForForm = true
    isPresent.follower = self
    addOwn(isPresent)
  }

  /// The form of the structure; `nil` if there was none yet and no default was needed.
  public var model: FormModel<Structure>? { tracker.read([.settings, .parts], storedModel) }

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
    Transaction.run("configureModel(_:)") { [self] _ in
      guard let storedModel else { return configurations.append(configure) }
      Transaction.runAsOneCommand { _ in configure(storedModel) }
    }
  }

  // MARK: Versions

  func value(in version: Version) -> Structure? {
    guard isPresent.value(in: version) else { return nil }
    // While the parts of the form around are made, there is no form of the structure yet.
    return storedModel?.value(in: version) ?? initialValue
  }

  func valueWithoutSecrets(in version: Version) -> Structure?? {
    guard !isSecret, isPresent.value(in: version), let storedModel else { return .some(nil) }
    guard let value = storedModel.valueWithoutSecrets(in: version) else { return nil }
    return .some(value)
  }

  override func members(of version: Version) -> [(component: ValidationPath.Component?, part: FormPart)] {
    guard isPresent.value(in: version), let storedModel else { return [(nil, isPresent)] }
    return [(nil, isPresent), (nil, storedModel)]
  }

  /// Takes a function that makes the structure which the part begins with.
  func setDefault(_ makeDefault: @escaping @MainActor () -> Structure) { self.makeDefault = makeDefault }

  // MARK: The declaration

  /// Adds rules for the structure.
  func add(_ rules: RuleSet<Structure>, within activity: RuleActivity?, _ command: Command) {
    let build: FormModel<Structure>.Builder = { ModelBuilder.build($0, rules, within: activity, $1) }
    builders.append(build)
    if let storedModel {
      build(storedModel, command)
    } else if let value = exchange(&initialValue, with: nil) {
      makeModel(value)
      origin = .structure
      // The form of the structure formats the value, which the form around may have read already.
      publishValueChange()
    }
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

  private func makeModel(_ value: Structure) {
    Transaction.runAsOneCommand { _ in
      let model = FormModel(
        value,
        builders + exchange(&configurations, with: []).map { configure in { model, _ in configure(model) } },
        isSecret: isSecret)
      model.follower = self
      storedModel = model
      addOwn(model, when: { [weak isPresent] in isPresent?.value == true })
    }
  }

  /// Makes a structure what the form has and its base.
  ///
  /// - Parameters:
  ///   - value: The structure.
  ///   - isDefault: Whether it is the default.
  ///   - keepingSecrets: Whether secrets that the form has stay.
  ///   - command: The command under way.
  private func begin(
    with value: Structure, isDefault: Bool = false, keepingSecrets: Bool = false, _ command: Command
  ) {
    origin = isDefault ? .default : .structure
    guard let storedModel else { return makeModel(value) }
    storedModel.load(value, keepingSecrets: keepingSecrets, command)
    storedModel.take(.madeBase, command)
  }

  // MARK: Changes

  func valueDidChange(of part: FormPart) {
    let hasAppeared = part === isPresent && isPresent.storedValue
    if hasAppeared, origin == .missing || storedModel == nil {
      Transaction.runAsOneCommand { beginWithDefault($0) }
    }
    publishValueChange()
  }

  private func beginWithDefault(_ command: Command) {
    guard let value = makeDefault?() else {
      return Misuse.report(
        "optional part without a default",
        """
        isPresent of an optional part was set to true, and there is no \(Structure.self) to begin with. Name a default, with \
        part(_:default:).
        """)
    }
    if isPresent.value(in: .base), let storedModel {
      // An edit of what the base has.
      origin = .structure
      storedModel.load(value, keepingSecrets: false, command)
    } else {
      begin(with: value, isDefault: true, command)
      storedModel?.resetAll(command)
    }
    storedModel?.startBlank(command)
  }

  func load(_ value: Structure?, keepingSecrets: Bool, _ command: Command) {
    if let value {
      let isKnown = storedModel.map { StructureEquality.isSame($0.value(in: .current), value) } == true
      if !isKnown || origin == .missing { origin = .structure }
      if let storedModel {
        storedModel.load(value, keepingSecrets: keepingSecrets, command)
      } else {
        makeModel(value)
      }
    } else if isPresent.storedValue {
      if isPresent.value(in: .base) { storedModel?.resetAll(command) } else { origin = .missing }
    }
    isPresent.load(value != nil, keepingSecrets: false, command)
  }

  override func take(_ event: VersionEvent, _ command: Command) {
    super.take(event, command)
    guard isPresent.value(in: .base) else { return }
    // A value without the structure was set while it was being saved: what was typed in it is gone, as in a load.
    if origin == .missing { storedModel?.resetAll(command) }
    origin = .structure
  }

  override func resetAll(_ command: Command) {
    super.resetAll(command)
    origin = isPresent.storedValue ? .structure : .missing
  }

  override var tracksParts: Bool { false }

  // MARK: What the form asks

  override var hasReadableValue: Bool { !isPresent.storedValue || storedModel?.hasReadableValue != false }

  override var ownControl: AnyControl? { isPresent }

  override var controlForRules: AnyControl? { isPresent }

  override func collectChangedPaths(_ paths: inout [ValidationPath]) {
    if isPresent.differsFromBase {
      paths.append(isPresent.path)
    } else if isPresent.storedValue {
      storedModel?.collectChangedPaths(&paths)
    }
  }

  override func isTouched(since ancestor: Ancestor) -> Bool {
    if isPresent.isTouched(since: ancestor) { return true }
    return isPresent.storedValue && storedModel?.isTouched(since: ancestor) == true
  }

  // MARK: Another base

  // | The other side | Both began with one | The user has …      | The part is              | Conflict              |
  // | -------------- | ------------------- | ------------------- | ------------------------ | --------------------- |
  // | has none       | yes                 | edited it           | there, as an edit        | yes                   |
  // | has none       | yes                 | not edited it       | gone                     | no                    |
  // | has none       | no                  |                     | as it was                | no                    |
  // | has one        | yes                 | removed it          | gone, as an edit         | if the other side has |
  // |                |                     |                     |                          | changed it            |
  // | has one        | yes                 | not removed it      | there, by its properties | by its properties     |
  // | has one        | no                  | added one           | there, by its properties | by its properties     |
  // | has one        | no                  | none                | that of the other side   | no                    |

  func rebase(
    onto value: Structure?, since ancestor: Ancestor, _ conflicts: inout RebaseConflicts, _ command: Command
  ) -> Bool {
    let wasPresent = isPresent.versions.content(of: ancestor)?.value == true
    guard let value else {
      return rebaseOntoNothing(since: ancestor, wasPresent: wasPresent, &conflicts, command)
    }
    let wasRemoved = wasPresent && !isPresent.storedValue
    var isOther = !wasPresent
    if wasPresent || isPresent.storedValue, let storedModel {
      let beginning: Ancestor =
        wasPresent ? ancestor : origin == .default || storedModel.hasSavedBase ? .base : .none
      isOther =
        conflicts.collecting(leavingOut: wasRemoved) { conflicts in
          storedModel.rebase(onto: value, since: beginning, &conflicts, command)
        } || isOther
    }
    let isContentMissing = origin == .missing || storedModel == nil || !wasPresent && !isPresent.storedValue
    if isContentMissing { begin(with: value, command) }
    if wasRemoved, isOther { conflicts.add(isPresent) }
    isPresent.rebase(onto: true, since: ancestor, &conflicts, command)
    origin = .structure
    return isOther
  }

  private func rebaseOntoNothing(
    since ancestor: Ancestor, wasPresent: Bool, _ conflicts: inout RebaseConflicts, _ command: Command
  ) -> Bool {
    let isModelEdited = storedModel?.isTouched(since: ancestor) == true
    guard wasPresent else { return isPresent.rebase(onto: false, since: ancestor, &conflicts, command) }
    if isPresent.storedValue, isModelEdited {
      conflicts.add(isPresent)
      origin = .structure
      isPresent.replaceBase(by: false)
    } else {
      isPresent.rebase(onto: false, since: ancestor, &conflicts, command)
      if !isModelEdited { origin = .missing }
    }
    return true
  }

  // MARK: Snapshots

  override func snapshot() -> PartSnapshot? {
    tracker.read([.settings, .parts])
    var snapshot = PartSnapshot()
    let activity = isPresent.snapshotOfActivity()
    let control = activity.isInitial ? nil : activity
    let isOn = isPresent.value
    let isBaseOn = isPresent.value(in: .base)
    var presence = PresenceSnapshot(isPresent: isOn, isBasePresent: isBaseOn, control: control)
    // Of a structure that is missing, the user sees again what was typed, unless the part begins with its default.
    if let storedModel, origin != .missing {
      snapshot = storedModel.snapshot() ?? snapshot
      if !isSecret, !isBaseOn || !isOn || snapshot.ifAny != nil {
        presence.whole = storedModel.jsonWithoutSecrets(in: .base)
      }
      if origin == .default { presence.isDefault = true }
    }
    let isInitial = isOn == isBaseOn && snapshot.ifAny == nil && presence.whole == nil && control == nil
    if !isInitial { snapshot.presence = presence }
    return snapshot.ifAny
  }

  override func restore(
    _ snapshot: PartSnapshot?, _ restoring: inout Restoring, at path: ValidationPath, _ command: Command
  ) {
    guard snapshot != Transaction.ask({ self.snapshot() }) else { return }
    let presence = snapshot?.presence
    var content = snapshot
    content?.presence = nil
    // Edits of what both bases have are restored by themselves.
    let isInBothBases = presence?.isBasePresent == true && isPresent.value(in: .base)
    if let presence, let whole = presence.whole, !isInBothBases || !presence.isPresent {
      let decoded = (try? ValueCoding.decode(Structure.self, from: whole)) ?? nil
      // What was typed is restored by itself, over the default of a later version of the structure.
      if decoded == nil { restoring.leftOut(path) }
      guard let value = decoded ?? makeDefault?() else { return }
      let isDefault = presence.isDefault == true || decoded == nil
      begin(with: value, isDefault: isDefault, keepingSecrets: true, command)
    }
    let activity = presence?.control ?? ControlSnapshot()
    restoring.atEnd { [isPresent] _ in isPresent.restoreActivity(of: activity) }
    if storedModel == nil, let presence, presence.isPresent {
      // Others have removed what the user has not edited.
      if presence.isBasePresent, presence.whole == nil, content?.ifAny == nil { return }
      // A secret without an empty value keeps the structure out of the draft.
      guard presence.isDefault == true, let value = makeDefault?() else { return restoring.leftOut(path) }
      begin(with: value, isDefault: true, command)
    }
    let hasContent = presence?.whole != nil || presence?.isPresent == true
    if hasContent || isPresent.value(in: .base) {
      if origin == .missing { origin = .structure }
    } else {
      origin = .missing
    }
    storedModel?.restore(content?.ifAny, &restoring, at: path, command)
    let isBasePresent = isPresent.value(in: .base)
    isPresent.load(presence?.isPresent ?? isBasePresent, keepingSecrets: false, command)
    isPresent.replaceBase(by: presence?.isBasePresent ?? isBasePresent)
  }
}

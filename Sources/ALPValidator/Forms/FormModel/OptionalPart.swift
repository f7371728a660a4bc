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
public final class OptionalPart<Structure: Sendable>: FormValidator, ValueFollower {
  /// Whether there is a structure. It has the path of the part.
  public let isPresent: Control<Bool>

  /// Functions that add parts and rules to the form of the structure.
  private var builders: [FormModel<Structure>.Builder] = []
  /// Functions of the program that set up the form of the structure.
  private var configurations: [FormModel<Structure>.Builder] = []
  private var storedModel: FormModel<Structure>?
  /// The structure from which the form is made when the rules are known.
  private var initialValue: Structure?
  /// Makes the structure that the part begins with when it appears.
  private var makeDefault: (@MainActor () -> Structure)?
  /// Whether the part begins with its default when the user switches it on, because what was typed belongs to
  /// an earlier value.
  private var beginsWithDefault = true

  /// Creates the part. Its form is made when the rules are added.
  init(_ value: Structure?, isSecret: Bool) {
    isPresent = Control(value != nil)
    initialValue = value
    super.init()
    self.isSecret = isSecret
    isPresent.isSecret = isSecret
    isPresent.standsForForm = true
    isPresent.follower = self
    add(isPresent)
  }

  /// The form of the structure; `nil` if there was none yet and no default was needed.
  public var model: FormModel<Structure>? { tracker.read([.settings, .parts], storedModel) }

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
    Transaction.run("configureModel(_:)") { [self] in
      guard let storedModel else { return configurations.append(configure) }
      Transaction.runAsOneCommand { configure(storedModel) }
    }
  }

  /// The structure, or `nil` while it is missing; not tracked.
  var currentValue: Structure? {
    // While the parts of the form around are made, there is no form of the structure yet.
    isPresent.storedValue ? storedModel?.currentValue ?? initialValue : nil
  }

  /// The structure that edits are compared with.
  var currentBase: Structure? { isPresent.formattedCleanValue ? storedModel?.currentBase : nil }

  /// Takes a function that makes the structure which the part begins with.
  func setDefault(_ makeDefault: @escaping @MainActor () -> Structure) { self.makeDefault = makeDefault }

  // MARK: The declaration

  /// Adds rules for the structure. Within a command only.
  func add(_ rules: RuleSet<Structure>, within activity: RuleActivity?) {
    let build: FormModel<Structure>.Builder = { ModelBuilder.build($0, rules, within: activity) }
    builders.append(build)
    if let storedModel {
      build(storedModel)
    } else if let value = exchange(&initialValue, with: nil) {
      makeModel(value)
      beginsWithDefault = false
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
    return currentValue
  }

  private func makeModel(_ value: Structure) {
    Transaction.runAsOneCommand {
      let model = FormModel(value, builders + exchange(&configurations, with: []), isSecret: isSecret)
      model.follower = self
      storedModel = model
      add(model, when: { [weak isPresent] in isPresent?.value == true })
    }
  }

  /// Makes the form of a structure, which is its base, too; or loads that into the form.
  private func makeOrLoadModel(_ value: Structure) {
    guard let storedModel else { return makeModel(value) }
    storedModel.load(value)
    storedModel.makeClean(after: nil)
  }

  // MARK: Changes

  func valueDidChange(of part: FormPart) {
    let hasAppeared = part === isPresent && isPresent.storedValue
    if hasAppeared, beginsWithDefault || storedModel == nil { beginWithDefault() }
    publishValueChange()
  }

  private func beginWithDefault() {
    guard let value = makeDefault?() else {
      return Misuse.report(
        "optional part without a default",
        """
        isPresent of an optional part was set to true, and there is no \(Structure.self) to begin with. Name a default, with \
        part(_:default:).
        """)
    }
    beginsWithDefault = false
    guard let storedModel else { return makeModel(value) }
    storedModel.load(value)
    if !isPresent.formattedCleanValue { storedModel.makeClean(after: nil) }
  }

  /// Takes a value that the program has loaded. Within a command only.
  func load(_ value: Structure?) {
    if let value {
      beginsWithDefault = false
      if let storedModel { storedModel.load(value) } else { makeModel(value) }
    } else {
      beginsWithDefault = true
    }
    isPresent.takeLoaded(value != nil)
  }

  override func resetAll() {
    super.resetAll()
    beginsWithDefault = !isPresent.storedValue
  }

  override var tracksParts: Bool { false }

  // MARK: What the form asks

  override var hasReadableValue: Bool { !isPresent.storedValue || storedModel?.hasReadableValue != false }

  override var ownControl: AnyControl? { isPresent }

  override var controlForRules: AnyControl? { isPresent }

  func collectChangedPaths(_ paths: inout [ValidationPath]) {
    if isPresent.differsFromClean { paths.append(isPresent.path) }
    if isPresent.storedValue { storedModel?.collectChangedPaths(&paths) }
  }

  // MARK: Snapshots

  func collectSnapshot(_ content: inout SnapshotContent, at path: ValidationPath) {
    let state = isPresent.snapshotState
    if !state.isInitial { content.controls[path.description] = state }
    // Of a structure that is missing, the user sees again what was typed, unless the part begins with its
    // default.
    guard let storedModel, isPresent.storedValue || !beginsWithDefault else { return }
    storedModel.collectSnapshot(&content, at: path)
    guard !isSecret else { return }
    if !isPresent.storedValue {
      content.hiddenValues[path.description] = storedModel.jsonWithoutSecrets(isBase: false)
    }
    guard !isPresent.formattedCleanValue, storedModel.isChanged else { return }
    content.bases[path.description] = storedModel.jsonWithoutSecrets(isBase: true)
  }

  func restore(_ value: Structure?, _ reader: inout SnapshotReader, at path: ValidationPath) {
    let hiddenValue = value == nil ? reader.hiddenValue(of: storedModel, at: path) : nil
    if let value = value ?? hiddenValue { restoreModel(value, &reader, at: path) }
    beginsWithDefault = value == nil && hiddenValue == nil
    isPresent.restore(value != nil, reader.control(at: path))
    // After the rebase, with which a part otherwise begins anew.
    if hiddenValue != nil { reader.callAtEnd { [self] in beginsWithDefault = false } }
  }

  private func restoreModel(_ value: Structure, _ reader: inout SnapshotReader, at path: ValidationPath) {
    if !isPresent.formattedCleanValue || storedModel == nil {
      makeOrLoadModel(reader.base(of: value, at: path))
    }
    storedModel?.restore(value, &reader, at: path)
  }

  // MARK: Rebase

  /// Takes another base, and keeps the edits. Within a command only.
  func rebase(onto value: Structure?, _ conflicts: inout RebaseConflicts) {
    if let value {
      rebase(ontoStructure: value, &conflicts)
    } else {
      rebaseOntoNothing(&conflicts)
    }
  }

  /// The server has no structure, or has removed it. It stays if the user has edited it.
  private func rebaseOntoNothing(_ conflicts: inout RebaseConflicts) {
    let wasInBase = isPresent.formattedCleanValue
    let isEditedByUser = wasInBase && isPresent.storedValue && storedModel?.isChanged == true
    if isEditedByUser {
      conflicts.add(isPresent)
      isPresent.rebase(onto: false, keepingValue: true)
    } else {
      isPresent.rebase(onto: false)
      beginsWithDefault = !isPresent.storedValue
    }
  }

  /// The server has a structure. It is missing nevertheless if the user has removed it.
  private func rebase(ontoStructure value: Structure, _ conflicts: inout RebaseConflicts) {
    let wasInBase = isPresent.formattedCleanValue
    let isRemovedByUser = wasInBase && !isPresent.storedValue
    let isAddedByUser = !wasInBase && isPresent.storedValue
    if isRemovedByUser, !StructureEquality.isSame(value, currentBase) { conflicts.add(isPresent) }
    if let storedModel, wasInBase || isAddedByUser {
      var conflictsInside = RebaseConflicts()
      storedModel.rebase(onto: value, &conflictsInside)
      if !isRemovedByUser { conflicts.add(conflictsInside) }
    } else {
      // What the form has is neither an edit nor a base, such as what was typed before the part was switched off.
      makeOrLoadModel(value)
    }
    // First, so that the part does not begin with its default.
    beginsWithDefault = false
    isPresent.rebase(onto: true)
    beginsWithDefault = !isPresent.storedValue
  }
}

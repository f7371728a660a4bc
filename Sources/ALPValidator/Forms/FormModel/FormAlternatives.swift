/// A part of a form that has the form of one of several alternatives, or of none, and keeps the forms of the others.
///
/// You meet it as ``OptionalPart``, whose structure may be missing, and as ``FormChoice``, the cases of an enumeration. Only
/// the form of the selected alternative takes part in validation, and has its failures in the form around. What was typed in
/// the others comes back when they are selected again.
@MainActor
public class FormAlternatives<Value: Sendable, Selected: Hashable & Sendable>: FormGroup, ValuePart,
  ValueHolder
{
  /// The control that selects an alternative. It has the path of the part, or a name in it.
  final let selector: Control<Selected>
  /// What the control has if no alternative is selected.
  private let none: Selected
  /// The alternatives, in the order of their declaration. Written while the part is made.
  private(set) final var alternatives: [Alternative<Value, Selected>] = []
  /// The value while no form has it: before the forms are made, and while no alternative is selected.
  private(set) final var valueWithoutForm: Value

  /// Creates the part. The forms of alternatives are made when their rules are added.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - alternatives: The alternatives.
  ///   - none: What the control has if no alternative is selected.
  ///   - nameOfSelection: The name of the control; `nil` for one with the path of the part.
  ///   - isSecret: Whether the value stays in the program.
  @_semantics("optimize.sil.specialize.generic.never")
  init(
    _ value: Value, _ alternatives: [Alternative<Value, Selected>], none: Selected,
    nameOfSelection: String? = nil, isSecret: Bool
  ) {
    selector = Control(alternatives.first { $0.contains(value) }?.name ?? none)
    self.none = none
    self.alternatives = alternatives
    valueWithoutForm = value
    super.init()
    self.isSecret = isSecret
    selector.isSecret = isSecret
    selector.standsForForm = true
    selector.valueHolder = self
    selector.valueWasTaken()
    for alternative in alternatives { alternative.part = self }
    addOwn(selector, name: nameOfSelection)
  }

  // MARK: What subclasses have

  /// Whether it is a secret which alternative is selected.
  var hidesSelection: Bool { false }

  /// Returns the value while no alternative is selected, if the last one was another.
  func valueOfNone(after value: Value) -> Value { value }

  /// Reports that an alternative was selected without a value to begin with.
  func reportMissingDefault(of alternative: Alternative<Value, Selected>) {}

  /// Returns the snapshot of a part with alternatives.
  func packed(_ snapshot: AlternativesSnapshot<Selected>) -> PartSnapshot { PartSnapshot() }

  /// Returns what a snapshot contains of the alternatives; `nil` if that is nothing.
  func unpacked(_ snapshot: PartSnapshot) -> AlternativesSnapshot<Selected>? { nil }

  // MARK: Alternatives

  /// Returns the selected alternative in a version; `nil` if there is none.
  final func alternative(in version: Version) -> Alternative<Value, Selected>? {
    let name = selector.value(in: version)
    return alternatives.first { $0.name == name }
  }

  /// Returns whether each version selects an alternative.
  private func selected(_ alternative: Alternative<Value, Selected>) -> Versions<Bool> {
    selector.versions.map { $0.value == alternative.name }
  }

  /// Adds the form of an alternative, which is included while that is selected.
  final func addForm(_ form: FormGroup, of alternative: Alternative<Value, Selected>) {
    form.valueHolder = self
    form.valueWasTaken()
    let name = alternative.name
    addOwn(form, name: alternative.pathName, when: { [weak selector] in selector?.value == name })
  }

  /// Follows that a form has the value with which the part was made.
  final func initialFormWasMade() {
    valueWithoutForm = valueOfNone(after: valueWithoutForm)
    // The form formats the value, which the form around may have read already.
    publishValueChange()
  }

  // MARK: Versions

  func value(in version: Version) -> Value {
    if version == .current { Transaction.settle() }
    return alternative(in: version)?.value(in: version) ?? valueWithoutForm
  }

  func valueWithoutSecrets(in version: Version) -> Value? {
    guard !isSecret, let alternative = alternative(in: version), alternative.form != nil else {
      return Emptiness.emptyValue(Value.self)
    }
    return alternative.valueWithoutSecrets(in: version)
  }

  override final func members(
    of version: Version
  ) -> [(component: ValidationPath.Component?, part: FormPart)] {
    let form = alternative(in: version)?.form
    return ([selector] + (form.map { [$0] } ?? [])).map { (pathComponent(of: $0), $0) }
  }

  // MARK: Changes

  final var formThatNeedsParts: FormGroup? { self }

  func valueDidChange(of part: FormPart) {
    // The value is made of that of the part with each read.
    part.valueWasTaken()
    if part === selector, let alternative = alternative(in: .current) {
      Transaction.runAsOneCommand { command in
        alternative.takeDefaultIfMissing(selected(alternative), command)
      }
    }
    publishValueChange()
  }

  func setValue(_ value: Value, keepingSecrets: Bool, _ command: Command) {
    let loaded = alternatives.first { $0.contains(value) }
    for other in alternatives where other !== loaded {
      if other.content.setOther(selected(other)) { other.form?.resetAll(command) }
    }
    loaded?.setValue(value, keepingSecrets: keepingSecrets, command)
    if loaded == nil { valueWithoutForm = value }
    selector.setValue(loaded?.name ?? none, keepingSecrets: false, command)
  }

  override final func apply(_ event: VersionEvent, _ command: Command) {
    super.apply(event, command)
    if event != .reset { follow(event, command) }
  }

  override final func resetAll(_ command: Command) {
    super.resetAll(command)
    follow(.reset, command)
  }

  private func follow(_ event: VersionEvent, _ command: Command) {
    for alternative in alternatives where alternative.content.follow(event, selected(alternative)) {
      alternative.form?.resetAll(command)
    }
  }

  override final var tracksParts: Bool { false }

  // MARK: What the form asks

  override final var hasReadableValue: Bool { alternative(in: .current)?.form?.hasReadableValue ?? true }

  override final var ownControl: AnyControl? { selector }

  override final var controlForRules: AnyControl? { selector }

  override final func collectChangedPaths(_ paths: inout [ValidationPath]) {
    if selector.differsFromBase {
      paths.append(path)
    } else {
      alternative(in: .current)?.form?.collectChangedPaths(&paths)
    }
  }

  override final func isTouched(since ancestor: Ancestor) -> Bool {
    if selector.isTouched(since: ancestor) { return true }
    return alternative(in: .current)?.form?.isTouched(since: ancestor) == true
  }

  // MARK: Another base

  // Each alternative by itself, such as the structure that may be missing:
  //
  // | The other side has it | Both began with it | The user has …      | The alternative is       | Conflict              |
  // | --------------------- | ------------------ | ------------------- | ------------------------ | --------------------- |
  // | no                    | yes                | edited it           | there, as an edit        | yes                   |
  // | no                    | yes                | not edited it       | gone                     | no                    |
  // | no                    | no                 |                     | as it was                | no                    |
  // | yes                   | yes                | removed it          | gone, as an edit         | if the other side has |
  // |                       |                    |                     |                          | changed it            |
  // | yes                   | yes                | not removed it      | there, by its properties | by its properties     |
  // | yes                   | no                 | added it            | there, by its properties | by its properties     |
  // | yes                   | no                 | none                | that of the other side   | no                    |
  // | yes                   | no                 | another one         | ready, if selected       | yes                   |

  func rebase(
    onto value: Value, since ancestor: Ancestor, _ conflicts: inout RebaseConflicts, _ command: Command
  ) -> Bool {
    let beginning = selector.versions.content(of: ancestor)?.value
    let theirs = alternatives.first { $0.contains(value) }
    let newSelection = theirs?.name ?? none
    var isOther = beginning != newSelection
    if let theirs {
      let isTheirsOther = rebase(theirs, onto: value, since: ancestor, &conflicts, command)
      isOther = isOther || isTheirsOther
    } else {
      valueWithoutForm = value
    }
    var keepsSelection = false
    for alternative in alternatives where alternative !== theirs {
      let isEdited = alternative.form?.isTouched(since: ancestor) == true
      let stays = alternative.content.rebaseOntoOther(
        since: ancestor, selected(alternative), isEdited: isEdited)
      keepsSelection = keepsSelection || stays
    }
    if keepsSelection {
      conflicts.add(self)
      selector.replaceBase(by: newSelection)
    } else {
      var conflictsOfSelection = RebaseConflicts()
      selector.rebase(onto: newSelection, since: ancestor, &conflictsOfSelection, command)
      if !conflictsOfSelection.isEmpty { conflicts.add(self) }
    }
    return isOther
  }

  /// Rebases an alternative that the other side has. If the user has removed it, and they have changed it, that is a conflict.
  private func rebase(
    _ alternative: Alternative<Value, Selected>, onto value: Value, since ancestor: Ancestor,
    _ conflicts: inout RebaseConflicts, _ command: Command
  ) -> Bool {
    let selected = selected(alternative)
    let wasRemoved = selected.content(of: ancestor) == true && !selected.current
    let isOther = conflicts.collecting(leavingOut: wasRemoved) { conflicts in
      alternative.rebase(onto: value, since: ancestor, selected, &conflicts, command)
    }
    if wasRemoved, isOther { conflicts.add(self) }
    return isOther
  }

  // MARK: Snapshots

  override final func snapshot() -> PartSnapshot? {
    tracker.read([.settings, .parts])
    if hidesSelection { return nil }
    let activity = selector.snapshotOfActivity()
    var snapshot = AlternativesSnapshot(
      selected: selector.value, base: selector.value(in: .base),
      control: activity.isInitial ? nil : activity)
    for alternative in alternatives {
      snapshot.forms[alternative.name] = alternative.snapshot(selected(alternative))
    }
    return snapshot.isInitial ? nil : packed(snapshot).ifAny
  }

  override final func restore(
    _ snapshot: PartSnapshot?, _ restoring: inout Restoring, at path: ValidationPath, _ command: Command
  ) {
    guard !hidesSelection, snapshot != Transaction.ask({ self.snapshot() }) else { return }
    let snapshot = snapshot.flatMap(unpacked)
    let known = Set(alternatives.map(\.name)).union([none])
    let isKnown = snapshot.map { known.isSuperset(of: [$0.selected, $0.base] + $0.forms.keys) } ?? true
    // The draft of a version with other alternatives.
    if !isKnown { restoring.leftOut(path) }
    let activity = snapshot?.control ?? ControlSnapshot()
    restoring.atEnd { [selector] _ in selector.restoreActivity(of: activity) }
    let base = selector.value(in: .base)
    let newSelection = snapshot.map { known.contains($0.selected) ? $0.selected : base } ?? base
    let newBase = snapshot.map { known.contains($0.base) ? $0.base : base } ?? base
    var canBeSelected = true
    for alternative in alternatives {
      let name = alternative.name
      let isRestored = alternative.restore(
        snapshot?.forms[name], isSelected: (newSelection == name, newBase == name), selected(alternative),
        &restoring, at: alternative.pathName.map { path.appending(.key($0)) } ?? path, command)
      if name == newSelection || name == newBase { canBeSelected = canBeSelected && isRestored }
    }
    guard canBeSelected else { return }
    selector.setValue(newSelection, keepingSecrets: false, command)
    selector.replaceBase(by: newBase)
  }
}

/// What a snapshot contains of a part with alternatives.
struct AlternativesSnapshot<Selected: Hashable> {
  /// Which alternative is selected, as it is and in the base.
  var selected: Selected
  var base: Selected
  /// The state of the control that selects it.
  var control: ControlSnapshot?
  /// What it contains of the forms.
  var forms: [Selected: AlternativeSnapshot] = [:]

  /// Whether the part is as the base has it.
  var isInitial: Bool { selected == base && control == nil && forms.values.allSatisfy(\.isInitial) }
}

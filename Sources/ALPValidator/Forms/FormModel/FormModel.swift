public import Foundation

/// The form of a structure: its controls are made of the rule set, and it has a typed value.
///
/// ```swift
/// let form = FormModel(profile, rules: Profile.rules)
/// form[\.email].value = "ada@example.com"     // of a Control<String>
/// form.part(\.address)[\.city].text = "Paris"  // of a form in the form
/// form.value.address.city                     // "Paris"
/// ```
///
/// ```swift
/// let form = FormModel(profile, rules: Profile.rules)
/// try await form.save { profile in try await server.save(profile) }
/// ```
///
/// The rule set is the one that the server decodes with. What only the app has, such as an asynchronous
/// condition, you add to the controls. A form of a structure is a ``FormValidator``, so you can also add
/// controls that the structure doesn't have, such as a repeated password, or put controls into groups for the
/// pages of a wizard.
///
/// Bind views to controls. A view that reads ``value`` follows the whole structure; one that reads a control
/// follows that control.
@MainActor
public final class FormModel<Value: Sendable>: FormValidator, ValuePart {
  /// Adds parts and rules to a form.
  typealias Builder = @MainActor (_ form: FormModel<Value>, Command) -> Void

  /// What connects the properties with their controls and forms, in the order of the declaration.
  private(set) var slots: [Slot<Value>] = []
  /// The slots by their properties. Written together with `slots`.
  private var slotsByProperty: [AnyKeyPath: Slot<Value>] = [:]
  /// The slot of the whole value, if that is not a structure. Found here and not by its key path, because the
  /// comparison of the key path `\.self` with another one of its type, as that of a group in a described form,
  /// ends the program (Swift 6.3).
  private(set) var slotOfValue: Slot<Value>?
  /// The slots whose parts have other values than `storedValue`, each once. Written by `slotBecameStale(_:)`;
  /// emptied when the value is read.
  private var staleSlots: [Slot<Value>] = []
  /// The value, but for what stale slots have. Undeclared properties have no versions, so this is also where the
  /// base has them. Written by `writeStaleParts()` and `takeUndeclaredProperties(of:insteadOf:)` only.
  @ReleasedLater private var storedValue: Value
  /// Whether the form was saved by itself, so that its base is what others may have, too, although the form around
  /// does not have it in its base. Written by `save(_:)`; ends with the next base that comes from the form around.
  var hasSavedBase = false
  /// The parts by key path, also those of structures in the structure; `nil` until the first lookup.
  private var knownParts: [AnyKeyPath: FormPart]?
  /// The control with the failures of rules about the structure as a whole; `nil` if there are none.
  private var wholeControl: Control<Void>?

  /// Creates the form of a structure.
  ///
  /// Properties that are declared with `isBlank` have no text at first, whatever the structure has. To edit a structure
  /// that was stored, set ``value``, or take it as the base with ``rebase(onto:)``: this fills those that differ from what
  /// the form was made with; an equal one is loaded by ``Control/load(_:)``. The rows that the structure has are filled from
  /// the beginning; those that the user adds are blank.
  ///
  /// - Parameters:
  ///   - value: The structure. It is the base, with which edits are compared.
  ///   - rules: The rule set of the structure. Each property that it declares has a control, a list or a
  ///     form.
  ///   - locale: The locale in which fields write and read numbers and dates; `nil` for that of the user. See
  ///     ``FormPart/locale``.
  public convenience init(_ value: Value, rules: RuleSet<Value>, locale: Locale? = nil) {
    self.init(value, [{ ModelBuilder.build($0, rules, within: nil, $1) }], isSecret: false)
    storedLocale = locale
    Transaction.runAsOneCommand { command in startBlank(command) }
  }

  /// Creates the form of a structure that is a part of another one.
  ///
  /// - Parameters:
  ///   - value: The structure.
  ///   - builders: Functions that add the parts and rules.
  ///   - isSecret: Whether the values stay in the program.
  @_semantics("optimize.sil.specialize.generic.never")
  init(_ value: Value, _ builders: [Builder], isSecret: Bool) {
    storedValue = value
    super.init()
    self.isSecret = isSecret
    Transaction.runAsOneCommand { command in
      for build in builders { build(self, command) }
      apply(.madeBase, command)
    }
  }

  // MARK: The value

  /// The structure with all edits, formatted.
  ///
  /// A text that can't be read as a value leaves the latest readable one, and the form is invalid meanwhile.
  /// The property is observable as a whole: a reader is notified once, and again after it has read the new
  /// value.
  ///
  /// Setting it changes the controls whose values differ, in one transaction, and shows no failures. Texts
  /// that can't be read are replaced.
  public var value: Value {
    get { tracker.read(.value, currentValue) }
    set { Transaction.run("value") { [self] command in setValue(newValue, keepingSecrets: false, command) } }
  }

  /// The structure with all edits; not tracked.
  var currentValue: Value {
    writeStaleParts()
    return storedValue
  }

  /// Tracks a read of all that the structure has. The value is brought up to date, so that the next change is reported.
  override func trackContent() {
    writeStaleParts()
    super.trackContent()
  }

  /// Writes what the parts of stale slots have into the value. From then on, these slots notice changes again.
  private func writeStaleParts() {
    // A question may read the value in the middle of a command.
    Transaction.settle()
    guard !staleSlots.isEmpty else { return }
    Transaction.ask {
      while let slot = staleSlots.popLast() { slot.update { change in _storedValue.changeInPlace(change) } }
    }
  }

  /// The structure that edits are compared with: as loaded, or as saved last.
  public var base: Value {
    tracker.read([.settings, .parts])
    return value(in: .base)
  }

  func value(in version: Version) -> Value {
    guard version != .current else { return currentValue }
    return Transaction.ask {
      var value = storedValue
      for slot in slots { slot.write(version, into: &value) }
      return value
    }
  }

  func valueWithoutSecrets(in version: Version) -> Value? {
    // What a secret structure has besides its slots is secret, too, and has no empty value.
    if isSecret { return nil }
    var value = value(in: version)
    for slot in slots {
      guard slot.writeWithoutSecrets(version, into: &value) else { return nil }
    }
    return value
  }

  /// Takes note that a part has another value than the structure.
  func slotBecameStale(_ slot: Slot<Value>) {
    staleSlots.append(slot)
    // A server's failure of an element goes with the next change of the element.
    if valueHolder is any FormOfElements, !external.isEmpty { setExternal([]) }
    publishValueChange()
  }

  override func followNextChange() { writeStaleParts() }

  func setValue(_ value: Value, keepingSecrets: Bool, _ command: Command) {
    let earlier = currentValue
    for slot in slots { slot.setValue(from: value, keepingSecrets: keepingSecrets, command) }
    takeUndeclaredProperties(of: value, insteadOf: earlier)
  }

  /// Takes the properties that have no slot, and publishes a change of them.
  private func takeUndeclaredProperties(of value: Value, insteadOf earlier: Value) {
    // The parts tell their changes now, because all of them are taken.
    Transaction.settle()
    staleSlots.removeAll(keepingCapacity: true)
    // Outside of the property: slots ask formatters, which may read the value of the form.
    var value = value
    for slot in slots { slot.update { change in change(&value) } }
    storedValue = value
    guard !StructureEquality.isSame(storedValue, earlier) else { return }
    publishValueChange()
    // The base has the same undeclared properties.
    tracker.didChange(.settings)
    // No slot marks a change of these.
    markSubmittableChange()
  }

  override var hasReadableValue: Bool { slots.allSatisfy { $0.part.hasReadableValue } }

  // MARK: The base

  /// Controls that the structure does not have, and groups for pages, may be added at any time.
  override var tracksParts: Bool { false }

  override func apply(_ event: VersionEvent, _ command: Command) {
    super.apply(event, command)
    if event == .madeBase || event == .saved { hasSavedBase = false }
    if event == .madeBase || event == .saved { tracker.didChange(.settings) }
  }

  override func resetAll(_ command: Command) {
    super.resetAll(command)
    writeStaleParts()
  }

  @discardableResult
  func rebase(
    onto value: Value, since ancestor: Ancestor, _ conflicts: inout RebaseConflicts, _ command: Command
  ) -> Bool {
    let earlier = currentValue
    var isOther = false
    for slot in slots where slot.rebase(onto: value, since: ancestor, &conflicts, command) { isOther = true }
    takeUndeclaredProperties(of: value, insteadOf: earlier)
    hasSavedBase = false
    if isOther || ancestor != .base { tracker.didChange(.settings) }
    return isOther
  }

  override func isTouched(since ancestor: Ancestor) -> Bool {
    slots.contains { $0.part.isTouched(since: ancestor) }
  }

  override func collectChangedPaths(_ paths: inout [ValidationPath]) {
    for slot in slots { slot.part.collectChangedPaths(&paths) }
  }

  // MARK: Slots

  /// Adds the slot of a property, whose part has the value of the property from now on.
  @_semantics("optimize.sil.specialize.generic.never")
  func add(_ slot: Slot<Value>, name: String?, label: String?, _ command: Command) {
    slots.append(slot)
    if slotsByProperty[slot.keyPath] == nil { slotsByProperty[slot.keyPath] = slot }
    staleSlots.append(slot)
    // The forms around have the value without this slot, and have to notice what changes in it.
    publishValueChange()
    knownParts = nil
    slot.part.isSecret = slot.part.isSecret || isSecret
    add(slot.part, name: name, label: label)
  }

  /// Adds the slot of the whole value, whose control has the label of the form.
  func addSlotOfValue(_ slot: Slot<Value>, _ command: Command) {
    slotOfValue = slot
    add(slot, name: nil, label: storedLabel, command)
  }

  /// Returns the slot of a property, or `nil` if it has none.
  func slot(of property: AnyKeyPath) -> Slot<Value>? { slotsByProperty[property] }

  /// Returns the control or form at a key path, or `nil` if there is none.
  func part(at property: AnyKeyPath) -> FormPart? {
    if let part = knownParts?[property] { return part }
    let parts = Dictionary(partsByKeyPath.map { ($0.keyPath, $0.part) }) { first, _ in first }
    knownParts = parts
    return parts[property]
  }

  /// The parts, also those of structures in the structure, with their key paths.
  var partsByKeyPath: [(keyPath: AnyKeyPath, part: FormPart)] {
    slots.flatMap { slot in [(slot.keyPath, slot.part)] + slot.nestedParts }
  }

  /// Empties the fields of the structure. Rows, and structures that may be missing, are not new with it.
  override func startBlank(_ command: Command) {
    for slot in slots { slot.part.startBlank(command) }
  }

  // MARK: Snapshots

  override func snapshot() -> PartSnapshot? {
    tracker.read([.value, .settings, .parts])
    var parts: [String: PartSnapshot] = [:]
    for slot in slots { parts[slot.name] = slot.part.snapshot() }
    return PartSnapshot(control: wholeControl?.snapshot()?.control, parts: parts.isEmpty ? nil : parts).ifAny
  }

  override func restore(
    _ snapshot: PartSnapshot?, _ restoring: inout Restoring, at path: ValidationPath, _ command: Command
  ) {
    var rest = snapshot?.parts ?? [:]
    for slot in slots {
      let partPath = slot.part.storedName.map { path.appending(ValidationPath.Component($0)) } ?? path
      slot.part.restore(rest.removeValue(forKey: slot.name), &restoring, at: partPath, command)
    }
    for name in rest.keys.sorted(byKey: \.self) {
      restoring.leftOut(path.appending(ValidationPath.Component(name)))
    }
    if let control = snapshot?.control ?? wholeControl.map({ _ in ControlSnapshot() }) {
      wholeControl?.restore(control, &restoring, at: path, command)
    }
  }

  // MARK: Rules about the structure

  override var ownControl: AnyControl? {
    if let wholeControl { return wholeControl }
    // The value is not a structure, but that of one control.
    return slotOfValue?.part as? AnyControl
  }

  override var controlForRules: AnyControl? { controlOfStructure }

  /// The control with the failures of rules about the structure as a whole; made when it is needed.
  var controlOfStructure: AnyControl {
    if let ownControl { return ownControl }
    let control = Control<Void>(())
    control.isSecret = isSecret
    control.standsForForm = true
    wholeControl = control
    add(control)
    return control
  }
}

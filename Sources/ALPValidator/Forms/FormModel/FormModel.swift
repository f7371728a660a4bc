/// The form of a structure: its controls are made of the rule set, and it has a typed value.
///
/// ```swift
/// let form = FormModel(profile, rules: Profile.rules)
/// form[\.email].value = "ada@example.com"     // of a Control<String>
/// form.part(\.address)[\.city].text = "Paris"  // of a form in the form
/// form.value.address.city                     // "Paris"
/// try await form.submit { profile in try await server.save(profile) }
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
public final class FormModel<Value: Sendable>: FormValidator {
  /// Adds parts and rules to a form.
  typealias Builder = @MainActor (FormModel<Value>) -> Void

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
  /// The value, but for what stale slots have. Written by `setValue(_:withPartsOf:)` only.
  @ReleasedLater private var storedValue: Value
  /// The base, but for what slots have: undeclared properties.
  @ReleasedLater private var storedBase: Value
  /// Whether the collection that has the form as an element has an earlier value of it. Written by
  /// ``FormCollection`` only.
  var isStaleInCollection = false
  /// The parts by key path, also those of structures in the structure; `nil` until the first lookup.
  private var knownParts: [AnyKeyPath: FormPart]?
  /// The control with the failures of rules about the structure as a whole; `nil` if there are none.
  private var wholeControl: Control<Void>?

  /// Creates the form of a structure.
  ///
  /// ```swift
  /// let form = FormModel(TaxReturn(), rules: TaxReturn.rules, blank: [\.income])
  /// ```
  ///
  /// - Parameters:
  ///   - value: The structure. It is the base, with which edits are compared.
  ///   - rules: The rule set of the structure. Each property that it declares has a control, a list or a
  ///     form.
  ///   - blank: The numbers and dates that have to be entered: their controls have no text at first, whatever
  ///     the structure has.
  public convenience init(_ value: Value, rules: RuleSet<Value>, blank: [PartialKeyPath<Value>] = []) {
    self.init(value, [{ ModelBuilder.build($0, rules, within: nil) }], isSecret: false)
    guard !blank.isEmpty else { return }
    Transaction.runAsOneCommand { for property in blank { startBlank(property) } }
  }

  /// Creates the form of a structure that is a part of another one.
  ///
  /// - Parameters:
  ///   - value: The structure.
  ///   - builders: Functions that add the parts and rules.
  ///   - isSecret: Whether the values stay in the program.
  init(_ value: Value, _ builders: [Builder], isSecret: Bool) {
    storedValue = value
    storedBase = value
    super.init()
    self.isSecret = isSecret
    Transaction.runAsOneCommand {
      for build in builders { build(self) }
      makeClean(after: nil)
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
    set { Transaction.run("value") { [self] in load(newValue) } }
  }

  /// The structure with all edits; not tracked.
  var currentValue: Value {
    writeStaleParts()
    return storedValue
  }

  /// Writes what the parts of stale slots have into the value. From then on, these slots notice changes again.
  func writeStaleParts() {
    guard !staleSlots.isEmpty else { return }
    Transaction.ask { setValue(storedValue, withPartsOf: staleSlots) }
  }

  /// The structure that edits are compared with: as loaded, or as marked clean last.
  public var base: Value {
    tracker.read([.settings, .parts])
    return currentBase
  }

  /// The structure that edits are compared with; not tracked.
  var currentBase: Value {
    var base = storedBase
    for slot in slots { slot.writeBase(into: &base) }
    return base
  }

  /// Takes note that a part has another value than the structure.
  func slotBecameStale(_ slot: Slot<Value>) {
    staleSlots.append(slot)
    publishValueChange()
  }

  /// Takes a value that the program has loaded. Within a command only.
  func load(_ value: Value) {
    let isOther = !ExactEquality.isSame(currentValue, value)
    takeUndeclaredProperties(of: value)
    for slot in slots { slot.load(from: value) }
    setValue(storedValue, withPartsOf: slots)
    if isOther { publishValueChange() }
  }

  /// Takes a value for the properties that have no slot.
  func takeUndeclared(_ value: Value) {
    takeUndeclaredProperties(of: value)
    publishValueChange()
  }

  /// Takes the properties that have no slot.
  ///
  /// The others keep the values of their parts until these change, because rules are evaluated meanwhile.
  private func takeUndeclaredProperties(of value: Value) {
    let earlier = currentValue
    setValue(value, withPartsOf: slots)
    // No slot marks a change of these. It is of interest while a form is being submitted only.
    guard FormValidator.submissionCount > 0, !StructureEquality.isSame(storedValue, earlier) else { return }
    markSubmittableChange()
  }

  /// Stores a structure as the value, with what the parts of slots have. No other slot may be stale.
  ///
  /// The structure is written outside of the property: slots ask formatters, which may read the value of the
  /// form, and what is replaced may be the last reference to an object whose `deinit` does.
  private func setValue(_ value: Value, withPartsOf slots: [Slot<Value>]) {
    staleSlots.removeAll(keepingCapacity: true)
    var value = value
    for slot in slots { slot.update(&value) }
    storedValue = value
  }

  override var hasReadableValue: Bool { slots.allSatisfy(\.part.hasReadableValue) }

  // MARK: The base

  /// Controls that the structure does not have, and groups for pages, may be added at any time.
  override var tracksParts: Bool { false }

  override func makeClean(after submission: BegunSubmission?) {
    super.makeClean(after: submission)
    storedBase = currentValue
    tracker.didChange(.settings)
  }

  override func resetAll() {
    super.resetAll()
    setValue(storedBase, withPartsOf: slots)
    publishValueChange()
  }

  /// Takes another base, and keeps the edits. Within a command only.
  func rebase(onto value: Value, _ conflicts: inout RebaseConflicts) {
    storedBase = value
    takeUndeclaredProperties(of: value)
    for slot in slots { slot.rebase(onto: value, &conflicts) }
    setValue(storedValue, withPartsOf: slots)
    tracker.didChange(.settings)
    publishValueChange()
  }

  // MARK: Slots

  /// Adds the slot of a property, whose part has the value of the property from now on. Within a command only.
  func add(_ slot: Slot<Value>, name: String?, label: String?) {
    slots.append(slot)
    if slotsByProperty[slot.keyPath] == nil { slotsByProperty[slot.keyPath] = slot }
    staleSlots.append(slot)
    knownParts = nil
    slot.part.isSecret = slot.part.isSecret || isSecret
    add(slot.part, name: name, label: label)
  }

  /// Adds the slot of the whole value, whose control has the label of the form. Within a command only.
  func addSlotOfValue(_ slot: Slot<Value>) {
    slotOfValue = slot
    add(slot, name: nil, label: storedLabel)
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

  private func startBlank(_ property: PartialKeyPath<Value>) {
    guard let control = part(at: property) as? AnyControl else {
      return Misuse.report(
        "blank part",
        """
        FormModel(blank:) was passed a property of \(Value.self) that has no control, \(property). Declare it in the rule set with \
        .at(…); only numbers and dates can be blank.
        """)
    }
    control.startBlank()
  }

  // MARK: Rules about the structure

  override var ownControl: AnyControl? {
    if let wholeControl { return wholeControl }
    // The value is not a structure, but that of one control.
    return slotOfValue?.part as? AnyControl
  }

  override var controlForRules: AnyControl? { controlOfStructure }

  /// The control with the failures of rules about the structure as a whole; made when it is needed. Within a
  /// command only.
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

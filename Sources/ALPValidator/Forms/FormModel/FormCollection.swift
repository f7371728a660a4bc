/// The form of a list or a dictionary: each element is a form.
///
/// You meet it as ``FormList`` and ``FormDictionary``, which have the functions that add and remove elements.
/// Here is what views of both show: the messages about the collection as a whole.
@MainActor
public class FormCollection<Element: Sendable>: FormGroup, ValueHolder {
  /// The value of an element, with the key by which it is found: its `id`, or its key in a dictionary. `nil` if it
  /// has none.
  struct Keyed {
    let key: AnyHashable?
    let value: Element
  }

  /// Functions that add parts and rules to the form of an element.
  private var builders: [FormModel<Element>.Builder] = []
  /// Which elements repeat what an earlier one has, for each property in which the elements differ. Written when the rules
  /// for the elements are added.
  final var repetitions: [Repetitions<Element>] = []
  /// What sets up the forms of elements. Written in `FormCollection+Configuration.swift` only.
  final var configuration = ElementConfiguration<Element>()
  /// The control with the failures of rules about the collection as a whole; `nil` if there are none.
  private(set) final var wholeControl: Control<Void>?

  /// The forms of the elements, in order; `nil` after the collection has changed.
  private var knownElements: [FormModel<Element>]?
  /// The elements of the base by their keys; `nil` after the base has changed. Written in `FormCollection+Matching.swift`, too.
  final var knownBase: ElementsByKey?
  /// The elements that were new when the submission under way began; `nil` if there is none. A server may give them
  /// another `id`.
  private(set) final var addedBeforeSubmission: ElementSet?
  /// The values of the elements, in order, but for what follows. Written by `updateStoredValues()` only.
  private var storedValues: [Element] = []
  /// Whether elements were added, removed or moved since the values were stored.
  private var areElementsOther = true
  /// The elements with other values than the stored ones, each once.
  private var staleElements: [FormModel<Element>] = []

  /// Creates the collection. The forms of its elements are made when the rules are added.
  init(isMissing: Bool, isSecret: Bool) {
    super.init()
    versions.edit { $0.isMissingWhenEmpty = isMissing }
    self.isSecret = isSecret
  }

  /// The maximum number of elements, or `nil` if no rule limits it. A button that adds an element is disabled when there are
  /// as many. The property is observable.
  public final var maximumCount: Int? { tracker.read([.settings, .parts], ownControl)?.hints.maximumLength }

  // MARK: What subclasses have

  /// Adds the elements with which the collection was made, when their rules are known.
  func addInitialElements() {}

  /// Returns the key of an element by a version of its value; `nil` if it has none.
  func key(of element: FormModel<Element>, in version: Version) -> AnyHashable? { nil }

  /// Returns the keys of the elements of a version, in their order.
  func keys(in version: Version) -> [AnyHashable?] {
    elements(in: version).map { key(of: $0, in: version) }
  }

  /// Returns the elements in the order that the collection asks for.
  func arranged(_ elements: [FormModel<Element>]) -> [FormModel<Element>] { elements }

  /// Returns a value with its key: its own, or the one that a snapshot has for it. `nil` if it needs one.
  func keyed(_ value: Element, key: JSONValue?) -> Keyed? { Keyed(key: nil, value: value) }

  /// Returns the name of the form of an element, for an entry of a dictionary.
  func name(of keyed: Keyed) -> String? { nil }

  /// Whether elements have keys.
  var hasKeys: Bool { false }

  /// Makes the form of an element for a value that comes with a key.
  func makeElement(for keyed: Keyed) -> FormModel<Element> { makeElement(keyed.value) }

  var accessor: String { "list(_:)" }

  // MARK: Elements

  /// The elements, in order; not tracked.
  final var currentElements: [FormModel<Element>] {
    if let knownElements { return knownElements }
    let elements = Self.elements(of: versions.current)
    knownElements = elements
    return elements
  }

  /// Returns the elements of a version, in order; not tracked.
  final func elements(in version: Version) -> [FormModel<Element>] {
    switch version {
    case .current, .readable: currentElements
    case .base, .submitted: Self.elements(of: parts(in: version))
    }
  }

  private static func elements(of parts: FormParts) -> [FormModel<Element>] {
    parts.list.entries.compactMap { $0.part as? FormModel<Element> }
  }

  /// Makes the form of an element, and sets it up.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name of the form, for an entry of a dictionary.
  /// - Returns: The form.
  final func makeElement(_ value: Element, name: String? = nil) -> FormModel<Element> {
    let takeName: FormModel<Element>.Builder = { element, _ in element.storedName = name }
    let element = FormModel(
      value, [takeName] + builders + [{ element, _ in self.configureNew(element) }], isSecret: isSecret)
    element.valueHolder = self
    return element
  }

  /// Makes a form that formats values for a comparison, and never is an element: the program does not set it up.
  final func makeFormatter(_ value: Element) -> FormModel<Element> {
    FormModel(value, builders, isSecret: isSecret)
  }

  /// The elements that are in the collection, or may come back to it: with a reset, or when what was submitted
  /// becomes the base. Some appear twice.
  final var elementsAtAnyTime: [FormModel<Element>] {
    currentElements + elements(in: .base) + elements(in: .submitted)
  }

  /// Inserts an element.
  final func insertElement(_ element: FormModel<Element>, at index: Int, _ command: Command) {
    changeElements { elements in
      place(element, at: index, command)
      elements.insert(element, at: index)
    }
  }

  /// Removes an element, which is in the collection.
  final func removeElement(_ element: FormModel<Element>, _ command: Command) {
    changeElements { elements in
      let index = index(of: element, in: elements)
      removePart(element, command)
      elements.remove(at: index)
    }
  }

  /// Moves an element, which is in the collection.
  final func moveElement(_ element: FormModel<Element>, to destination: Int, _ command: Command) {
    let source = index(of: element, in: currentElements)
    guard source != destination else { return }
    changeElements { elements in
      place(element, at: destination, command)
      elements.remove(at: source)
      elements.insert(element, at: destination)
    }
  }

  /// Returns the index of an element, which is in the collection. The elements are in the order of their places
  /// among the parts.
  private func index(of element: FormModel<Element>, in elements: [FormModel<Element>]) -> Int {
    elements.firstSortedIndex { $0.place >= element.place }
  }

  /// Adds an element to the parts of the form, or moves it.
  private func place(_ element: FormModel<Element>, at index: Int, _ command: Command) {
    let firstIndex = wholeControl == nil ? 0 : 1
    insert(
      element, at: firstIndex + index, name: element.storedName, label: nil, whenClosure: .kept, command)
  }

  /// Changes the elements in the parts and in the array, which is not made anew for each change.
  private func changeElements(_ change: (inout [FormModel<Element>]) -> Void) {
    var elements = currentElements
    knownElements = nil
    change(&elements)
    knownElements = elements
  }

  /// Adds, removes and moves elements until they are these.
  ///
  /// - Parameters:
  ///   - wanted: The elements.
  ///   - moved: Those that move; `nil` for all that have another place then.
  ///   - command: The command under way.
  final func rearrange(
    to wanted: [FormModel<Element>], moving moved: [FormModel<Element>]? = nil, _ command: Command
  ) {
    guard !wanted.elementsEqual(currentElements, by: ===) else { return }
    setParts(ownParts(with: wanted).map { FormParts.Entry($0) }, moving: moved, command)
    knownElements = wanted
  }

  /// Returns the parts of the collection if it has these elements: its own control, and the elements.
  private func ownParts(with elements: [FormModel<Element>]) -> [FormPart] {
    wholeControl.map { [$0] + elements } ?? elements
  }

  /// Validates the rules of the collection, by its policy, after the user has changed it.
  final func validateAfterEdit() { wholeControl?.valueDidChange() }

  // MARK: The declaration

  /// Adds the forms of the elements, or rules to them.
  ///
  /// - Parameters:
  ///   - build: Adds parts and rules to the form of an element.
  ///   - command: The command under way.
  final func addElements(_ build: @escaping FormModel<Element>.Builder, _ command: Command) {
    builders.append(build)
    if builders.count > 1 {
      for element in currentElements { build(element, command) }
    } else {
      addInitialElements()
    }
  }

  /// Adds rules for the collection as a whole.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - activity: When they apply.
  ///   - value: Returns the collection, or `nil` if it is missing.
  final func add<Collection>(
    _ rules: [Rule<Collection?>], within activity: RuleActivity?,
    of value: @escaping @MainActor () -> Collection?
  ) {
    guard !rules.isEmpty else { return }
    let validator = controlOfCollection.formConditions
    for rule in rules {
      let readsElements = rule.check.mayReadElements
      let registered = Registration<Void>(
        rule, of: { [weak self] in self.flatMap { $0.known(value, readsElements) } }, depth: 0,
        validator.dependent)
      _ = validator.add(registered, "addRule(_:)", when: activity?.isActive)
    }
  }

  /// Returns the collection for a rule, or `nil` while it has a text without a value and the rule reads its
  /// elements. What is read is tracked.
  private func known<Collection>(_ value: () -> Collection?, _ readsElements: Bool) -> Collection?? {
    let value = value()
    tracker.read(.value)
    return !readsElements || hasReadableValue ? .some(value) : nil
  }

  private var controlOfCollection: AnyControl {
    if let wholeControl { return wholeControl }
    let control = Control<Void>(())
    control.isSecret = isSecret
    control.standsForForm = true
    wholeControl = control
    addOwn(control, at: 0)
    return control
  }

  override final var ownControl: AnyControl? { wholeControl }

  override final var controlForRules: AnyControl? { controlOfCollection }

  // MARK: Values

  /// Returns the values of the elements of a version, in their order; not tracked.
  final func elementValues(in version: Version) -> [Element] {
    guard version == .current else { return elements(in: version).map { $0.value(in: version) } }
    updateStoredValues()
    return storedValues
  }

  /// Returns the values of the elements of a version without secrets; `nil` if a secret has no empty value.
  final func elementValuesWithoutSecrets(in version: Version) -> [Element]? {
    let elements = elements(in: version)
    let values = elements.compactMap { $0.valueWithoutSecrets(in: version) }
    return values.count == elements.count ? values : nil
  }

  /// Takes the values that have changed in the elements.
  private func updateStoredValues() {
    Transaction.settle()
    guard areElementsOther || !staleElements.isEmpty else { return }
    Transaction.ask {
      let stale = exchange(&staleElements, with: [])
      let elements = currentElements
      if exchange(&areElementsOther, with: false) {
        Transaction.releaseLater(exchange(&storedValues, with: elements.map(takeValue)))
      } else {
        for element in stale where element.storedForm === self {
          let value = takeValue(of: element)
          Transaction.releaseLater(
            exchange(&storedValues[index(of: element, in: elements)], with: value))
        }
      }
    }
  }

  private func takeValue(of element: FormModel<Element>) -> Element {
    element.valueWasTaken()
    return element.currentValue
  }

  override final func followNextChange() { updateStoredValues() }

  /// Elements may be removed.
  final var formThatNeedsParts: FormGroup? { nil }

  final func valueDidChange(of part: FormPart) {
    guard part.storedForm === self, let element = part as? FormModel<Element> else { return }
    staleElements.append(element)
    elementsDidChange()
  }

  /// Follows that the collection has other elements, or elements other values.
  private func elementsDidChange() {
    setExternal([])
    publishValueChange()
    for repetitions in repetitions { repetitions.elementsDidChange() }
  }

  override func partListDidChange() {
    knownElements = nil
    areElementsOther = true
    elementsDidChange()
  }

  override final var hasReadableValue: Bool { currentElements.allSatisfy(\.hasReadableValue) }

  /// Whether the collection is missing in a version: an empty one may be.
  final func isMissing(in version: Version) -> Bool {
    let parts = parts(in: version)
    return parts.isMissingWhenEmpty && !parts.list.entries.contains { $0.part is FormModel<Element> }
  }

  // MARK: Versions

  override final func apply(_ event: VersionEvent, _ command: Command) {
    if event == .submissionBegan { addedBeforeSubmission = addedElements }
    if event == .submissionEnded { addedBeforeSubmission = nil }
    super.apply(event, command)
    knownBase = nil
  }

  /// An element that was saved by itself may have another key in the base.
  override final func baseDidChange() { knownBase = nil }

  override final var partsDifferFromBase: Bool {
    if super.partsDifferFromBase { return true }
    return !isBeingBuilt && isMissing(in: .current) != isMissing(in: .base)
  }

  override func collectChangedPaths(_ paths: inout [ValidationPath]) {
    if partsDifferFromBase { paths.append(path) }
    let base = ElementSet(elements(in: .base))
    for element in currentElements where base.contains(element) { element.collectChangedPaths(&paths) }
  }

  override final func isTouched(since ancestor: Ancestor) -> Bool {
    guard let beginning = versions.content(of: ancestor) else { return true }
    let isSame = versions.current.hasSameParts(as: beginning)
    if !isSame || isMissing(in: .current) != isMissing(in: ancestor.version) { return true }
    return currentElements.contains { $0.isTouched(since: ancestor) }
  }

  override final func snapshot() -> PartSnapshot? {
    PartSnapshot(control: wholeControl?.snapshot()?.control, elements: snapshotOfElements()).ifAny
  }

  override final func restore(
    _ snapshot: PartSnapshot?, _ restoring: inout Restoring, at path: ValidationPath, _ command: Command
  ) {
    guard !isSecret, snapshot != Transaction.ask({ self.snapshot() }) else { return }
    restoreElements(snapshot?.elements, &restoring, at: path, command)
    wholeControl?.restore(snapshot?.control ?? ControlSnapshot(), &restoring, at: path, command)
  }
}

extension FormCollection: FormOfElements {}

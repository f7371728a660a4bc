/// The form of a list or a dictionary: each element is a form.
///
/// You meet it as ``FormList`` and ``FormDictionary``, which have the functions that add and remove elements.
/// Here is what views of both show: the messages about the collection as a whole.
@MainActor
public class FormCollection<Element: Sendable>: FormValidator, ValueFollower {
  /// An element as it was submitted.
  struct SubmittedElement {
    let form: FormModel<Element>
    let value: Element
  }

  /// Functions that add parts and rules to the form of an element.
  private var builders: [FormModel<Element>.Builder] = []
  /// What sets up the forms of elements. Written in `FormCollection+Configuration.swift` only.
  final var configuration = ElementConfiguration<Element>()
  /// The control with the failures of rules about the collection as a whole; `nil` if there are none.
  private(set) final var wholeControl: Control<Void>?

  /// The forms of the elements, in order; `nil` after the collection has changed.
  private var knownElements: [FormModel<Element>]?
  /// Whether elements were added, removed or moved since `takeValueChanges()` was called.
  private var areElementsOther = true
  /// The elements with other values than at that time, each once.
  private var staleElements: [FormModel<Element>] = []

  /// The elements with which each submission began.
  private var submittedElementLists = SubmittedValues<[SubmittedElement]>()

  /// Whether an empty collection is a missing one, for a property that may be missing.
  private(set) final var isMissingWhenEmpty: Bool
  /// Whether an empty collection is a missing one in the base.
  private(set) final var isBaseMissingWhenEmpty: Bool

  /// Creates the collection. The forms of its elements are made when the rules are added.
  init(isMissing: Bool, isSecret: Bool) {
    isMissingWhenEmpty = isMissing
    isBaseMissingWhenEmpty = isMissing
    super.init()
    self.isSecret = isSecret
  }

  // MARK: What subclasses have

  /// Adds the elements with which the collection was made, when their rules are known.
  func addInitialElements() {}

  var accessor: String { "list(_:)" }

  // MARK: Elements

  /// The elements, in order; not tracked.
  final var currentElements: [FormModel<Element>] {
    if let knownElements { return knownElements }
    let elements = directParts.compactMap { $0 as? FormModel<Element> }
    knownElements = elements
    return elements
  }

  /// The elements that edits are compared with, in order.
  final var baseElements: [FormModel<Element>] {
    storedParts.clean.entries.map { $0.compactMap { $0.part as? FormModel<Element> } } ?? currentElements
  }

  /// The elements with which the latest submission began, if it is not followed by another base.
  final var submittedElements: [SubmittedElement]? { submittedElementLists.latest }

  private var presentElements: [SubmittedElement] {
    currentElements.map { SubmittedElement(form: $0, value: $0.currentValue) }
  }

  /// Makes the form of an element, and sets it up.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name of the form, for an entry of a dictionary.
  /// - Returns: The form.
  final func makeElement(_ value: Element, name: String? = nil) -> FormModel<Element> {
    let takeName: FormModel<Element>.Builder = { $0.storedName = name }
    let element = FormModel(value, [takeName] + builders + [configureNew], isSecret: isSecret)
    element.follower = self
    return element
  }

  /// Returns a value with the formatters of the declaration.
  final func formattedElement(_ value: Element) -> Element {
    FormModel(value, builders, isSecret: isSecret).currentValue
  }

  /// The elements that are in the collection, or may come back to it: with a reset, or when what was submitted
  /// becomes the base. Some appear twice.
  final var elementsAtAnyTime: [FormModel<Element>] {
    currentElements + baseElements + submittedElementLists.all.flatMap { $0.map(\.form) }
  }

  /// Inserts an element. Within a command only.
  final func insertElement(_ element: FormModel<Element>, at index: Int) {
    changeElements { elements in
      place(element, at: index)
      elements.insert(element, at: index)
    }
  }

  /// Removes an element, which is in the collection. Within a command only.
  final func removeElement(_ element: FormModel<Element>) {
    changeElements { elements in
      let index = index(of: element, in: elements)
      removePart(element)
      elements.remove(at: index)
    }
  }

  /// Moves an element, which is in the collection. Within a command only.
  final func moveElement(_ element: FormModel<Element>, to destination: Int) {
    let source = index(of: element, in: currentElements)
    guard source != destination else { return }
    changeElements { elements in
      place(element, at: destination)
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
  private func place(_ element: FormModel<Element>, at index: Int) {
    let firstIndex = wholeControl == nil ? 0 : 1
    insert(
      element, at: firstIndex + index, name: element.storedName, label: nil, whenClosure: .kept)
  }

  /// Changes the elements in the parts and in the array, which is not made anew for each change.
  private func changeElements(_ change: (inout [FormModel<Element>]) -> Void) {
    var elements = currentElements
    knownElements = nil
    change(&elements)
    knownElements = elements
  }

  /// Adds, removes and moves elements until they are these. Within a command only.
  final func rearrange(to wanted: [FormModel<Element>]) {
    guard !wanted.elementsEqual(currentElements, by: ===) else { return }
    let others = directParts.filter { $0 !== wholeControl && !($0 is FormModel<Element>) }
    let parts = ownParts(with: wanted) + others
    setParts(parts.map { CleanParts.Entry($0) })
    knownElements = wanted
  }

  /// Returns the parts of the collection if it has these elements: its own control, and the elements.
  final func ownParts(with elements: [FormModel<Element>]) -> [FormPart] {
    wholeControl.map { [$0] + elements } ?? elements
  }

  /// Validates the rules of the collection, by its policy, after the user has changed it.
  final func validateAfterEdit() { wholeControl?.valueDidChange() }

  /// Validates the rules of the collection, by its policy, after the program has loaded other elements.
  final func validateAfterLoading(unlessSameAs earlierElements: [FormModel<Element>]) {
    guard !currentElements.elementsEqual(earlierElements, by: ===) else { return }
    wholeControl?.valueDidChange(isShown: false)
  }

  // MARK: The declaration

  /// Adds the forms of the elements, or rules to them. Within a command only.
  ///
  /// - Parameter build: Adds parts and rules to the form of an element.
  final func addElements(_ build: @escaping FormModel<Element>.Builder) {
    builders.append(build)
    if builders.count > 1 {
      for element in currentElements { build(element) }
    } else {
      addInitialElements()
    }
  }

  /// Adds rules for the collection as a whole. Within a command only.
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
      let registered = Registration<Void>(
        rule, of: { [weak self] in self.flatMap { $0.readable(value) } }, depth: 0, validator.dependent)
      _ = validator.add(registered, "addRule(_:)", when: activity?.isActive)
    }
  }

  /// Returns the collection, or `nil` while a text in it has no value. What is read is tracked.
  private func readable<Collection>(_ value: () -> Collection?) -> Collection?? {
    let value = value()
    tracker.read(.value)
    return hasReadableValue ? .some(value) : nil
  }

  private var controlOfCollection: AnyControl {
    if let wholeControl { return wholeControl }
    let control = Control<Void>(())
    control.isSecret = isSecret
    control.standsForForm = true
    wholeControl = control
    add(control, at: 0)
    return control
  }

  override final var ownControl: AnyControl? { wholeControl }

  override final var controlForRules: AnyControl? { controlOfCollection }

  // MARK: Values

  /// What has changed in the values of elements since the last call.
  enum ValueChanges {
    /// Elements were added, removed or moved.
    case allElements
    case values(of: [FormModel<Element>])
  }

  /// Whether values of elements have changed since `takeValueChanges()` was called.
  final var hasValueChanges: Bool { areElementsOther || !staleElements.isEmpty }

  /// Returns what has changed in the values of elements, because it is taken up now.
  final func takeValueChanges() -> ValueChanges {
    let stale = staleElements
    for element in stale { element.isStaleInCollection = false }
    staleElements.removeAll(keepingCapacity: true)
    defer { areElementsOther = false }
    return areElementsOther ? .allElements : .values(of: stale)
  }

  final func valueDidChange(of part: FormPart) {
    if let element = part as? FormModel<Element>, !element.isStaleInCollection {
      element.isStaleInCollection = true
      staleElements.append(element)
    }
    setExternal([])
    publishValueChange()
  }

  override func partListDidChange() {
    knownElements = nil
    areElementsOther = true
    setExternal([])
    publishValueChange()
  }

  override final var hasReadableValue: Bool { currentElements.allSatisfy(\.hasReadableValue) }

  // MARK: The base

  /// Makes an empty collection a missing one, or an empty one.
  final func setMissingWhenEmpty(_ isMissing: Bool, inBase: Bool) {
    isMissingWhenEmpty = isMissing
    if inBase { isBaseMissingWhenEmpty = isMissing }
  }

  /// Ends a rebase of the elements.
  final func didRebase(from earlierElements: [FormModel<Element>]) {
    submittedElementLists.follow(.elementsRebased)
    validateAfterLoading(unlessSameAs: earlierElements)
  }

  override final func makeClean(after submission: BegunSubmission?) {
    let saved = submittedElementLists.value(of: submission) ?? presentElements
    submittedElementLists.didSave(saved, of: submission)
    isBaseMissingWhenEmpty = isMissingWhenEmpty
    super.makeClean(after: submission)
  }

  override final func resetAll() {
    submittedElementLists.follow(.reset)
    isMissingWhenEmpty = isBaseMissingWhenEmpty
    super.resetAll()
  }

  override final func keepValues(of submission: BegunSubmission) {
    submittedElementLists.keep(presentElements, of: submission)
    super.keepValues(of: submission)
  }

  override final func forgetValues(of submission: BegunSubmission) {
    submittedElementLists.forget(submission)
    super.forgetValues(of: submission)
  }
}

extension FormCollection: FormOfElements {}

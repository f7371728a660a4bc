/// The form of a list: its elements are forms that can be added, removed and moved.
///
/// ```swift
/// let form = FormModel(profile, rules: Profile.rules)
/// let jobs = form.list(\.jobs)
/// let first = jobs.append(Job())
/// let second = jobs.append(Job())
/// second[\.company].value = "Acme"
/// jobs.move(from: 1, to: 0)
/// jobs.value.map(\.company)  // ["Acme", ""]
/// ```
///
/// An element that moves keeps its controls and failures, and its path follows its place.
///
/// An element of a list of values, such as `[String]`, has one control: `form.list(\.tags).elements[0][\.self]`.
///
/// Adding, removing and moving are edits: they make the list dirty, and ``FormModel/discardChanges()`` undoes them.
@MainActor
public final class FormList<Element: Sendable>: FormValidator, ValueFollower, FormOfElements {
  /// An element as it was submitted.
  struct SubmittedElement {
    let form: FormModel<Element>
    let value: Element
  }

  /// Functions that add parts and rules to the form of an element.
  private var builders: [FormModel<Element>.Builder] = []
  /// The elements from which the forms are made when the rules are known.
  private var initialValues: [Element]
  /// The control with the failures of rules about the list as a whole; `nil` if there are none.
  private var wholeControl: Control<Void>?

  /// The forms of the elements, in order; `nil` after the list has changed.
  private var knownElements: [FormModel<Element>]?
  /// The places of the elements; `nil` after the list has changed.
  private var knownPlaces: [ObjectIdentifier: Int]?
  /// The elements with which a submission began. Written when its body begins; removed by the next base.
  var submittedElements: [SubmittedElement]? { submittedElementLists.latest }
  private var submittedElementLists = SubmittedValues<[SubmittedElement]>()

  /// The values of the elements, but for those of stale elements. Meaningless while `areElementsOther`.
  private var storedValues: [Element] = []
  /// Whether elements were added, removed or moved since `storedValues` were written.
  private var areElementsOther = true
  /// The elements with other values than in `storedValues`, each once.
  private var staleElements: [FormModel<Element>] = []

  /// Whether an empty list is a missing one, for a property that may be missing.
  private(set) var isMissingWhenEmpty: Bool
  /// Whether an empty list is a missing one in the base.
  private(set) var isBaseMissingWhenEmpty: Bool

  /// Creates the list. The forms of its elements are made when the rules are added.
  init(_ values: [Element]?, isSecret: Bool) {
    initialValues = values ?? []
    isMissingWhenEmpty = values == nil
    isBaseMissingWhenEmpty = values == nil
    super.init()
    self.isSecret = isSecret
  }

  // MARK: Elements

  /// The forms of the elements, in order. The property is observable.
  public var elements: [FormModel<Element>] { tracker.read(.settings, currentElements) }

  /// The number of elements. The property is observable.
  public var count: Int { elements.count }

  /// The messages about the list as a whole that are visible now, such as that of a rule about the number of its elements.
  ///
  /// Show them above or below the elements. The messages about elements belong at the fields of these, and are not among them, except
  /// those of a server about an element as a whole, such as `/employers/0`. The property is observable.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let jobs = form.list(\.jobs)
  /// form.validate()
  /// jobs.visibleErrorMessages  // ["Please choose at least 1 item."]
  /// ```
  public var visibleErrorMessages: [String] {
    let ruleMessages = tracker.read(.settings, wholeControl)?.visibleErrorMessages ?? []
    return ruleMessages + externalFailures.map(\.message)
  }

  /// Adds an element at the end, and returns its form.
  @discardableResult
  public func append(_ value: Element) -> FormModel<Element> { insert(value, at: currentElements.count) }

  /// Inserts an element, and returns its form.
  ///
  /// - Parameters:
  ///   - value: The value of the element.
  ///   - index: The index of the element afterwards.
  /// - Returns: The form of the element.
  /// - Precondition: `index` is between 0 and the number of elements.
  @discardableResult
  public func insert(_ value: Element, at index: Int) -> FormModel<Element> {
    let count = currentElements.count
    precondition((0...count).contains(index), "Index \(index) is beyond \(count) elements")
    let element = makeElement(value)
    Transaction.run("insert(_:at:)") { [self] in
      changeElements { elements in
        insert(element, at: index)
        elements.insert(element, at: index)
      }
      validateAfterEdit()
    }
    return element
  }

  /// Removes an element. Does nothing if the element is not in the list.
  public func remove(_ element: FormModel<Element>) {
    Transaction.run("remove(_:)") { [self] in
      guard element.storedForm === self else { return }
      changeElements { elements in
        let index = index(of: element, in: elements)
        remove(element as FormPart)
        elements.remove(at: index)
      }
      validateAfterEdit()
    }
  }

  /// Moves an element.
  ///
  /// The destination of SwiftUI's `onMove` is an offset before the element is taken out, so that of a move to the end is the
  /// number of elements. Pass `destination > source ? destination - 1 : destination`.
  ///
  /// - Parameters:
  ///   - source: The index of the element.
  ///   - destination: The index of the element afterwards.
  /// - Precondition: Both are indices of elements.
  public func move(from source: Int, to destination: Int) {
    let count = currentElements.count
    precondition((0..<count).contains(source), "Index \(source) is beyond \(count) elements")
    precondition((0..<count).contains(destination), "Index \(destination) is beyond \(count) elements")
    guard source != destination else { return }
    Transaction.run("move(from:to:)") { [self] in
      changeElements { elements in
        let element = elements.remove(at: source)
        insert(element, at: destination)
        elements.insert(element, at: destination)
      }
      validateAfterEdit()
    }
  }

  /// The elements, in order; not tracked.
  var currentElements: [FormModel<Element>] {
    if let knownElements { return knownElements }
    let elements = directParts.compactMap { $0 as? FormModel<Element> }
    knownElements = elements
    return elements
  }

  /// Returns the index of an element of the list. The elements are in the order of their places among the parts.
  private func index(of element: FormModel<Element>, in elements: [FormModel<Element>]) -> Int {
    var first = elements.startIndex
    var end = elements.endIndex
    while first < end {
      let middle = first + (end - first) / 2
      if elements[middle].place < element.place { first = middle + 1 } else { end = middle }
    }
    return first
  }

  /// Changes the elements, in the form and in the array, which is not made anew for each change.
  private func changeElements(_ change: (inout [FormModel<Element>]) -> Void) {
    var elements = currentElements
    knownElements = nil
    Transaction.runComposed { change(&elements) }
    knownElements = elements
  }

  /// Adds, removes and moves elements until they are these. Within a command only.
  func rearrange(to wanted: [FormModel<Element>]) {
    guard !wanted.elementsEqual(currentElements, by: ===) else { return }
    var parts: [FormPart] = wanted
    if let wholeControl { parts.insert(wholeControl, at: 0) }
    parts += directParts.filter { $0 !== wholeControl && !($0 is FormModel<Element>) }
    setParts(parts.map { CleanParts.Entry($0) })
    knownElements = wanted
  }

  func makeElement(_ value: Element) -> FormModel<Element> {
    let element = FormModel(value, builders, isSecret: isSecret)
    element.follower = self
    return element
  }

  /// Inserts or moves an element. Within a command that is made of others.
  private func insert(_ element: FormModel<Element>, at index: Int) {
    let offset = wholeControl == nil ? 0 : 1
    add(element, at: index + offset)
  }

  /// Validates the rules of the list, by its policy, after the user has changed it.
  private func validateAfterEdit() { wholeControl?.valueDidChange() }

  // MARK: The declaration

  /// Adds rules for the list as a whole and for its elements. Within a command only.
  ///
  /// - Parameters:
  ///   - rules: The rules for the list.
  ///   - activity: When these rules apply.
  ///   - build: Adds parts and rules to the form of an element.
  func add(
    _ rules: [Rule<[Element]?>], within activity: RuleActivity?, _ build: @escaping FormModel<Element>.Builder
  ) {
    builders.append(build)
    if !rules.isEmpty { add(rules, within: activity) }
    if builders.count > 1 {
      for element in currentElements { build(element) }
    } else {
      for value in exchange(&initialValues, with: []) { add(makeElement(value)) }
    }
  }

  private func add(_ rules: [Rule<[Element]?>], within activity: RuleActivity?) {
    let validator = controlOfList.formConditions
    for rule in rules {
      let registered = Registration<Void>(
        rule, of: { [weak self] in self.flatMap(\.trackedValue) }, depth: 0, validator.dependent)
      _ = validator.add(registered, "addRule(_:)", when: activity?.isActive)
    }
  }

  /// The list, or `nil` if it is missing; the whole result is `nil` while a text in it has no value.
  private var trackedValue: [Element]?? {
    let value = currentValueIfPresent
    tracker.read(.value)
    return hasReadableValue ? .some(value) : nil
  }

  private var controlOfList: AnyControl {
    if let wholeControl { return wholeControl }
    let control = Control<Void>(())
    control.isSecret = isSecret
    wholeControl = control
    add(control, at: 0)
    return control
  }

  override var ownControl: AnyControl? { wholeControl }

  override var controlForRules: AnyControl? { controlOfList }

  // MARK: Values

  /// The values of the elements, in order. The property is observable as a whole.
  ///
  /// Setting it changes the elements whose values differ, in one transaction, and shows no failures. Elements are matched by their
  /// `id` if they are `Identifiable`, and else by their places.
  public var value: [Element] {
    get { tracker.read(.value, currentElementValues) }
    set { Transaction.run("value") { [self] in load(newValue) } }
  }

  /// The values of the elements, in order; not tracked.
  var currentElementValues: [Element] {
    if areElementsOther {
      storedValues = currentElements.map(\.currentValue)
      areElementsOther = false
    } else {
      for element in staleElements {
        if let place = places[ObjectIdentifier(element)] { storedValues[place] = element.currentValue }
      }
    }
    for element in staleElements { element.isStaleInList = false }
    staleElements.removeAll(keepingCapacity: true)
    return storedValues
  }

  /// The list, or `nil` if it is empty and was missing; not tracked.
  var currentValueIfPresent: [Element]? {
    let values = currentElementValues
    return values.isEmpty && isMissingWhenEmpty ? nil : values
  }

  /// The elements that edits are compared with, in order.
  var baseElements: [FormModel<Element>] {
    cleanParts.entries.map { $0.compactMap { $0.part as? FormModel<Element> } } ?? currentElements
  }

  /// The list that edits are compared with; `nil` if it is empty and was missing.
  var currentBaseIfPresent: [Element]? {
    let values = baseElements.map(\.currentBase)
    return values.isEmpty && isBaseMissingWhenEmpty ? nil : values
  }

  func valueDidChange(of part: FormPart) {
    if let element = part as? FormModel<Element>, !element.isStaleInList {
      element.isStaleInList = true
      staleElements.append(element)
    }
    setExternal([])
    publishValueChange()
  }

  override func partListDidChange() {
    knownElements = nil
    knownPlaces = nil
    areElementsOther = true
    setExternal([])
    publishValueChange()
  }

  override var hasReadableValue: Bool { currentElements.allSatisfy(\.hasReadableValue) }

  override func takeAsClean(after submission: SubmissionID?) {
    _ = submittedElementLists.save(submission, orElse: presentElements)
    isBaseMissingWhenEmpty = isMissingWhenEmpty
    super.takeAsClean(after: submission)
  }

  override func resetAll() {
    submittedElementLists.removeAll()
    isMissingWhenEmpty = isBaseMissingWhenEmpty
    super.resetAll()
  }

  override func keepSubmittedValues(of submission: SubmissionID) {
    submittedElementLists.keep(presentElements, for: submission)
    super.keepSubmittedValues(of: submission)
  }

  private var presentElements: [SubmittedElement] {
    currentElements.map { SubmittedElement(form: $0, value: $0.currentValue) }
  }

  override func forgetSubmittedValues(of submission: SubmissionID) {
    submittedElementLists.forget(submission)
    super.forgetSubmittedValues(of: submission)
  }

  /// Makes an empty list a missing one, or an empty one.
  func setMissingWhenEmpty(_ isMissing: Bool, inBase: Bool) {
    isMissingWhenEmpty = isMissing
    if inBase {
      isBaseMissingWhenEmpty = isMissing
      submittedElementLists.removeAll()
    }
  }

  func collectChangedPaths(_ paths: inout [ValidationPath]) {
    if hasOtherParts { paths.append(path) }
    let present = Set(baseElements.map { ObjectIdentifier($0) })
    for element in currentElements where present.contains(ObjectIdentifier(element)) {
      element.collectChangedPaths(&paths)
    }
  }

  // MARK: Places

  /// The places of the elements.
  private var places: [ObjectIdentifier: Int] {
    if let knownPlaces { return knownPlaces }
    let ids = currentElements.map { ObjectIdentifier($0) }
    let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    knownPlaces = places
    return places
  }

  override func pathComponent(of part: FormPart) -> ValidationPath.Component? {
    tracker.read(.settings)
    return places[ObjectIdentifier(part)].map(ValidationPath.Component.index)
  }

  override func part(named name: String) -> FormPart? {
    guard case .index(let index) = ValidationPath.Component(name) else { return nil }
    let elements = currentElements
    return elements.indices.contains(index) ? elements[index] : nil
  }
}

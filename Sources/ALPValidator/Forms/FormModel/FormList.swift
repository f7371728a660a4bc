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
/// An element of a list of values, such as `[String]`, has one control:
/// `form.list(\.tags).elements[0][\.self]`.
///
/// Adding, removing and moving are edits: they make the list dirty, and ``ValidationObject/reset()`` undoes
/// them.
@MainActor
public final class FormList<Element: Sendable>: FormCollection<Element>, ValuePart {
  /// The elements from which the forms are made when the rules are known.
  private var initialValues: [Element]
  /// The places of the elements; `nil` after the list has changed.
  private var knownPlaces: [ObjectIdentifier: Int]?

  /// Creates the list. The forms of its elements are made when the rules are added.
  @_semantics("optimize.sil.specialize.generic.never")
  init(_ values: [Element]?, isSecret: Bool) {
    initialValues = values ?? []
    super.init(isMissing: values == nil, isSecret: isSecret)
  }

  // MARK: Elements

  /// The forms of the elements, in order. The property is observable.
  public var elements: [FormModel<Element>] { tracker.read([.settings, .parts], currentElements) }

  /// The number of elements. The property is observable.
  public var count: Int { elements.count }

  /// Adds an element at the end, and returns its form. See ``insert(_:at:)``.
  @discardableResult
  public func append(_ value: Element) -> FormModel<Element> { insertNew(value, at: nil) }

  /// Inserts an element, and returns its form.
  ///
  /// An element with the same `id` that was removed comes back, with the value that is passed.
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
    return insertNew(value, at: index)
  }

  /// Inserts an element; at the end if there is no index, or if commands before have removed elements.
  private func insertNew(_ value: Element, at index: Int?) -> FormModel<Element> {
    let removed = removedElement(with: Self.id(of: value))
    let element = removed ?? makeElement(value)
    Transaction.run("insert(_:at:)") { [self] command in
      // If a question gave the command twice, the element may be back already.
      guard element.storedForm !== self else { return }
      if removed != nil { prepareForReturn(element, command) }
      let count = currentElements.count
      insertElement(element, at: min(index ?? count, count), command)
      if removed != nil {
        element.setValue(value, keepingSecrets: false, command)
      } else {
        element.startBlank(command)
      }
      validateAfterEdit()
    }
    return element
  }

  /// Removes an element. Does nothing if the element is not in the list.
  public func remove(_ element: FormModel<Element>) {
    Transaction.run("remove(_:)") { [self] command in
      guard element.storedForm === self else { return }
      removeElement(element, command)
      validateAfterEdit()
    }
  }

  /// Moves an element.
  ///
  /// The destination of SwiftUI's `onMove` is an offset before the element is taken out, so that of a move to
  /// the end is the number of elements. Pass `destination > source ? destination - 1 : destination`.
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
    let element = currentElements[source]
    Transaction.run("move(from:to:)") { [self] command in
      // If a question gave the command, those before it may have removed elements.
      guard element.storedForm === self else { return }
      moveElement(element, to: min(destination, currentElements.count - 1), command)
      validateAfterEdit()
    }
  }

  // MARK: The declaration

  /// Adds rules for the list as a whole and for its elements.
  ///
  /// - Parameters:
  ///   - rules: The rules for the list.
  ///   - activity: When these rules apply.
  ///   - command: The command under way.
  ///   - build: Adds parts and rules to the form of an element.
  @_semantics("optimize.sil.specialize.generic.never")
  func add(
    _ rules: [Rule<[Element]?>], within activity: RuleActivity?, _ command: Command,
    _ build: @escaping FormModel<Element>.Builder
  ) {
    add(rules, within: activity) { [weak self] in self?.value(in: .current) }
    addElements(build, command)
  }

  override func addInitialElements() {
    for value in exchange(&initialValues, with: []) { addOwn(makeElement(value)) }
  }

  // MARK: Values

  /// The values of the elements, in order. The property is observable as a whole.
  ///
  /// Setting it changes the elements whose values differ, in one transaction, and shows no failures. Elements
  /// are matched by their `id` if they are `Identifiable`, and else by their places.
  public var value: [Element] {
    get { tracker.read(.value, elementValues(in: .current)) }
    set { Transaction.run("value") { [self] command in setValue(newValue, keepingSecrets: false, command) } }
  }

  func value(in version: Version) -> [Element]? {
    isMissing(in: version) ? nil : elementValues(in: version)
  }

  func valueWithoutSecrets(in version: Version) -> [Element]?? {
    if isSecret || isMissing(in: version) { return .some(nil) }
    return elementValuesWithoutSecrets(in: version)
  }

  func setValue(_ values: [Element]?, keepingSecrets: Bool, _ command: Command) {
    setValue(values.map { $0.map(Self.keyed) }, keepingSecrets: keepingSecrets, command)
  }

  // MARK: Versions

  func rebase(
    onto values: [Element]?, since ancestor: Ancestor, _ conflicts: inout RebaseConflicts, _ command: Command
  ) -> Bool { rebase(onto: values.map { $0.map(Self.keyed) }, since: ancestor, &conflicts, command) }

  override func members(of version: Version) -> [(component: ValidationPath.Component?, part: FormPart)] {
    var index = 0
    return super.members(of: version).map { _, part in
      guard part is FormModel<Element> else { return (nil, part) }
      defer { index += 1 }
      return (.index(index), part)
    }
  }

  // MARK: Keys

  override var hasKeys: Bool { Element.self is any Identifiable.Type }

  override func key(of element: FormModel<Element>, in version: Version) -> AnyHashable? {
    hasKeys ? Self.id(of: element.value(in: version)) : nil
  }

  override func keyed(_ value: Element, key: JSONValue?) -> Keyed? { Self.keyed(value) }

  private static func keyed(_ value: Element) -> Keyed { Keyed(key: id(of: value), value: value) }

  // MARK: Places

  override func partListDidChange() {
    knownPlaces = nil
    super.partListDidChange()
  }

  /// The places of the elements.
  private var places: [ObjectIdentifier: Int] {
    if let knownPlaces { return knownPlaces }
    let ids = currentElements.map { ObjectIdentifier($0) }
    let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    knownPlaces = places
    return places
  }

  override func pathComponent(of part: FormPart) -> ValidationPath.Component? {
    tracker.read([.settings, .parts])
    return places[ObjectIdentifier(part)].map(ValidationPath.Component.index)
  }

  override func part(named name: String) -> FormPart? {
    guard case .index(let index) = ValidationPath.Component(name) else { return nil }
    let elements = currentElements
    return elements.indices.contains(index) ? elements[index] : nil
  }
}

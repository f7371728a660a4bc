/// The form of a dictionary: its entries are forms that can be added and removed.
///
/// ```swift
/// struct Trip: Codable, Sendable {
///   var budget: [String: Decimal] = [:]
///   static let rules: RuleSet<Trip> = [
///     .each(\.budget, "budget", [.range(0...)])
///   ]
/// }
/// ```
///
/// ```swift
/// let form = FormModel(Trip(budget: ["food": 40]), rules: Trip.rules)
/// let budget = form.dictionary(\.budget)
/// budget["food"]?[\.self].text = "45"
/// budget.insert(12, for: "museum")
/// budget.remove("food")
/// budget.value  // the museum, for 12
/// ```
///
/// The entries are in the order of their keys, and the key of an entry makes its path, such as
/// `/budget/food`. An entry whose value is a structure has the controls of its properties; that of a simple
/// value has one: `budget["food"]?[\.self]`.
///
/// Adding and removing are edits: they make the dictionary dirty, and ``FormModel/discardChanges()`` undoes
/// them. In a merge patch, each entry is a member of its own. A rebase matches entries by their keys.
@MainActor
public final class FormDictionary<Element: Sendable>: FormCollection<Element> {
  /// The values from which the forms are made when the rules are known.
  private var initialValues: [String: Element]
  /// The values, as of the last time that they were read.
  private var storedValues: [String: Element] = [:]

  /// Creates the dictionary. The forms of its entries are made when the rules are added.
  init(_ values: [String: Element]?, isSecret: Bool) {
    initialValues = values ?? [:]
    super.init(isMissing: values == nil, isSecret: isSecret)
  }

  // MARK: Entries

  /// The keys of the entries, in order. The property is observable.
  public var keys: [String] { entries.map(\.key) }

  /// The entries with their forms, in the order of their keys. The property is observable.
  public var entries: [(key: String, form: FormModel<Element>)] {
    tracker.read([.settings, .parts])
    return currentElements.map { (key(of: $0), $0) }
  }

  /// The form of the entry with a key, or `nil` if there is none. The subscript is observable.
  public subscript(key: String) -> FormModel<Element>? { tracker.read([.settings, .parts], entry(key)) }

  /// Adds an entry, or changes the value of the one that has the key, and returns its form.
  ///
  /// An entry that was removed comes back with its controls, and with the value that is passed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  /// - Returns: The form of the entry.
  @discardableResult
  public func insert(_ value: Element, for key: String) -> FormModel<Element> {
    let known = entry(key) ?? baseEntry(key)
    let element = known ?? makeEntry(key, value)
    Transaction.run("insert(_:for:)") { [self] in
      if entry(key) == nil { insertByKey(element) }
      // If a question gave the command, one before it may have added another entry with the key.
      let present = entry(key) ?? element
      if present === known || present !== element { present.load(value) }
      validateAfterEdit()
    }
    return element
  }

  /// Removes an entry. Does nothing if there is none with the key.
  public func remove(_ key: String) {
    Transaction.run("remove(_:)") { [self] in
      guard let element = entry(key) else { return }
      removeElement(element)
      validateAfterEdit()
    }
  }

  /// The entry with a key, or `nil`; not tracked.
  private func entry(_ key: String) -> FormModel<Element>? { part(named: key) as? FormModel<Element> }

  /// The entry with a key of those that edits are compared with, or `nil`.
  private func baseEntry(_ key: String) -> FormModel<Element>? {
    storedParts.clean.named[key] as? FormModel<Element>
  }

  private func key(of element: FormModel<Element>) -> String { element.storedName ?? "" }

  private func makeEntry(_ key: String, _ value: Element) -> FormModel<Element> {
    makeElement(value, name: key)
  }

  /// Adds an entry, whose key no other one has, at the place of its key. Within a command only.
  private func insertByKey(_ element: FormModel<Element>) {
    let key = key(of: element)
    insertElement(element, at: currentElements.firstSortedIndex { self.key(of: $0) >= key })
  }

  /// Makes these the entries, in the order of their keys. Within a command only.
  private func rearrangeByKey(_ elements: [FormModel<Element>]) {
    rearrange(to: elements.sorted { key(of: $0) < key(of: $1) })
  }

  /// Makes the forms of values the entries: those that are known, and new ones. Within a command only.
  ///
  /// - Parameters:
  ///   - values: The values by their keys.
  ///   - make: Makes the form of an entry that is not known.
  private func takeKeys(
    of values: [String: Element], _ make: (_ key: String, _ value: Element) -> FormModel<Element>
  ) {
    let earlierElements = currentElements
    rearrangeByKey(values.map { key, value in entry(key) ?? baseEntry(key) ?? make(key, value) })
    validateAfterLoading(unlessSameAs: earlierElements)
  }

  // MARK: The declaration

  /// Adds rules for the dictionary as a whole and for its values. Within a command only.
  ///
  /// - Parameters:
  ///   - rules: The rules for the dictionary.
  ///   - activity: When these rules apply.
  ///   - build: Adds parts and rules to the form of an entry.
  func add(
    _ rules: [Rule<[String: Element]?>], within activity: RuleActivity?,
    _ build: @escaping FormModel<Element>.Builder
  ) {
    add(rules, within: activity) { [weak self] in self?.currentValueIfPresent }
    addElements(build)
  }

  override var accessor: String { "dictionary(_:)" }

  override func addInitialElements() {
    for (key, value) in exchange(&initialValues, with: [:]).sorted(byKey: \.key) {
      add(makeElement(value), name: key)
    }
  }

  // MARK: Values

  /// The values of the entries. The property is observable as a whole.
  ///
  /// Setting it changes the entries whose values differ, in one transaction, and shows no failures.
  public var value: [String: Element] {
    get { tracker.read(.value, currentEntryValues) }
    set { Transaction.run("value") { [self] in load(newValue) } }
  }

  static var emptyValues: [String: Element] { [:] }

  /// The values of the entries; not tracked.
  var currentEntryValues: [String: Element] {
    if hasValueChanges { Transaction.ask { updateStoredValues() } }
    return storedValues
  }

  /// Takes up the values that have changed in the entries.
  private func updateStoredValues() {
    switch takeValueChanges() {
    case .allElements:
      let pairs = currentElements.map { (key(of: $0), $0.currentValue) }
      Transaction.releaseLater(exchange(&storedValues, with: Dictionary(uniqueKeysWithValues: pairs)))
    case .values(let elements):
      for element in elements where element.storedForm === self {
        let value = element.currentValue
        Transaction.releaseLater(exchange(&storedValues[key(of: element)], with: value))
      }
    }
  }

  /// The dictionary, or `nil` if it is empty and was missing; not tracked.
  var currentValueIfPresent: [String: Element]? {
    let values = currentEntryValues
    return values.isEmpty && isMissingWhenEmpty ? nil : values
  }

  /// The dictionary that edits are compared with; `nil` if it is empty and was missing.
  var currentBaseIfPresent: [String: Element]? {
    let pairs = baseElements.map { (key(of: $0), $0.currentBase) }
    let values = Dictionary(uniqueKeysWithValues: pairs)
    return values.isEmpty && isBaseMissingWhenEmpty ? nil : values
  }

  /// The values with the edits that can be read.
  var currentReadableValues: [String: Element] {
    Dictionary(uniqueKeysWithValues: currentElements.map { (key(of: $0), $0.currentReadableValue) })
  }

  /// Takes values that the program has loaded. Within a command only.
  func load(_ values: [String: Element]) {
    let known = Set(currentElements.map(key) + baseElements.map(key))
    takeKeys(of: values, makeEntry)
    for (key, value) in values where known.contains(key) { entry(key)?.load(value) }
  }

  /// Adds the paths of the entries that were added, removed or changed.
  func collectChangedPaths(_ paths: inout [ValidationPath]) {
    let base = Set(baseElements.map(key))
    for element in currentElements {
      if base.contains(key(of: element)) {
        element.collectChangedPaths(&paths)
      } else {
        paths.append(element.path)
      }
    }
    for key in base.subtracting(currentElements.map(key)).sorted() {
      paths.append(path.appending(ValidationPath.Component(key)))
    }
  }

  /// Returns whether two dictionaries are equal, apart from the `id` of their values.
  func isSameButForIDs(_ values: [String: Element], _ others: [String: Element]) -> Bool {
    guard values.count == others.count else { return false }
    return values.allSatisfy { key, value in
      guard let other = others[key] else { return false }
      return entry(key)?.isSameButForIDs(value, other) ?? StructureEquality.isSame(value, other)
    }
  }

  // MARK: Rebase

  /// Takes another base, and keeps the edits. Within a command only.
  func rebase(onto values: [String: Element], _ conflicts: inout RebaseConflicts) {
    let base = Dictionary(uniqueKeysWithValues: baseElements.map { (key(of: $0), $0) })
    let current = currentElements
    let submitted = Dictionary(
      (submittedElements ?? []).map { (key(of: $0.form), $0.value) }, uniquingKeysWith: { first, _ in first })

    var newBase: [FormModel<Element>] = []
    var kept = current.filter { values[key(of: $0)] == nil && isKept($0, base, &conflicts) }
    for (key, value) in values.sorted(byKey: \.key) {
      let element = entry(key) ?? base[key] ?? makeEntry(key, value)
      let isAdded = entry(key) != nil && base[key] == nil
      let isRemoved = entry(key) == nil && base[key] != nil
      newBase.append(element)
      if isRemoved {
        let earlier = element.currentBase
        var ignored = RebaseConflicts()
        element.rebase(onto: value, &ignored)
        // After the rebase, because the new base is formatted.
        let new = element.currentBase
        let isSubmitted = submitted[key].map { StructureEquality.isSame($0, new) } ?? false
        if !isSubmitted, !StructureEquality.isSame(earlier, new) { conflicts.add(self) }
      } else {
        kept.append(element)
        if isAdded {
          rebase(added: element, onto: value, submitted[key], &conflicts)
        } else {
          element.rebase(onto: value, &conflicts)
        }
      }
    }
    setCleanParts(ownParts(with: newBase))
    rearrangeByKey(kept)
    didRebase(from: current)
  }

  /// Returns whether an entry stays that the other side does not have: one that the user has added, or
  /// edited.
  private func isKept(
    _ element: FormModel<Element>, _ base: [String: FormModel<Element>], _ conflicts: inout RebaseConflicts
  ) -> Bool {
    let isRemovedByOther = base[key(of: element)] != nil
    guard isRemovedByOther else { return true }
    guard element.isChanged else { return false }
    conflicts.add(element)
    return true
  }

  /// Takes another base of an entry that both sides have added. The value of the user stays.
  private func rebase(
    added element: FormModel<Element>, onto value: Element, _ submitted: Element?,
    _ conflicts: inout RebaseConflicts
  ) {
    let formattedValue = formattedElement(value)
    let isSaved = submitted.map { StructureEquality.isSame($0, formattedValue) } ?? false
    if isSaved { return element.rebase(onto: value, &conflicts) }
    var conflictsInside = RebaseConflicts(keepingValues: true)
    element.rebase(onto: value, &conflictsInside)
    if element.isChanged { conflicts.add(element) }
  }

  // MARK: Snapshots

  func collectSnapshot(_ content: inout SnapshotContent, at path: ValidationPath) {
    if let ownControl {
      let state = ownControl.snapshotState
      if !state.isInitial { content.controls[path.description] = state }
    }
    let base = Set(baseElements.map(key))
    for element in currentElements {
      let key = key(of: element)
      let entryPath = path.appending(ValidationPath.Component(key))
      element.collectSnapshot(&content, at: entryPath)
      guard !isSecret, !base.contains(key), element.isChanged else { continue }
      content.bases[entryPath.description] = element.jsonWithoutSecrets(isBase: true)
    }
  }

  /// Takes values and the states of controls. Within a command only.
  func restore(_ values: [String: Element], _ reader: inout SnapshotReader, at path: ValidationPath) {
    takeKeys(of: values) { key, value in
      makeEntry(key, reader.base(of: value, at: path.appending(ValidationPath.Component(key))))
    }
    for (key, value) in values.sorted(byKey: \.key) {
      entry(key)?.restore(value, &reader, at: path.appending(ValidationPath.Component(key)))
    }
    if let ownControl, let state = reader.control(at: path) { ownControl.restore(state) }
  }

  func addSecrets(to json: inout JSONValue, of structure: SnapshotStructure, at path: ValidationPath) {
    guard case .object(var members) = json else { return }
    for (key, member) in members {
      guard let element = entry(key) ?? baseEntry(key) else { continue }
      var member = member
      element.addSecrets(to: &member, of: structure, at: path.appending(ValidationPath.Component(key)))
      members[key] = member
    }
    json = .object(members)
  }

  func removeSecrets(from json: inout JSONValue, isBase: Bool) {
    guard case .object(var members) = json else {
      if hasSecrets { json = .null }
      return
    }
    for element in isBase ? baseElements : currentElements {
      guard var member = members[key(of: element)] else { continue }
      element.removeSecrets(from: &member, isBase: isBase)
      members[key(of: element)] = member
    }
    json = .object(members)
  }
}

extension FormDictionary: CollectionForm {}

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
/// budget.rename("museum", to: "art")
/// budget.value  // the art, for 12
/// ```
///
/// The entries are in the order of their keys, and the key of an entry makes its path, such as
/// `/budget/food`. An entry whose value is a structure has the controls of its properties; that of a simple
/// value has one: `budget["food"]?[\.self]`.
///
/// Adding and removing are edits: they make the dictionary dirty, and ``ValidationObject/reset()`` undoes
/// them. In a merge patch, each entry is a member of its own. A rebase matches entries by their keys.
@MainActor
public final class FormDictionary<Element: Sendable>: FormCollection<Element>, ValuePart {
  /// The values from which the forms are made when the rules are known.
  private var initialValues: [String: Element]

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
    let known = entry(key) ?? removedElement(with: key)
    let element = known ?? makeElement(value, name: key)
    Transaction.run("insert(_:for:)") { [self] command in
      if entry(key) == nil {
        prepareForReturn(element, command)
        if element.storedName != key { element.name = key }
        insertByKey(element, command)
      }
      // If a question gave the command, one before it may have added another entry with the key.
      let present = entry(key) ?? element
      let isNew = present === element && known == nil
      if isNew {
        present.startBlank(command)
      } else {
        present.setValue(value, keepingSecrets: false, command)
      }
      validateAfterEdit()
    }
    return element
  }

  /// Removes an entry. Does nothing if there is none with the key.
  public func remove(_ key: String) {
    Transaction.run("remove(_:)") { [self] command in
      guard let element = entry(key) else { return }
      removeElement(element, command)
      validateAfterEdit()
    }
  }

  /// Gives an entry another key. The entry keeps its controls, what was typed in them, and their failures.
  ///
  /// Renaming is an edit. In a merge patch, the entry is gone under the earlier key and added under the new one. After
  /// a rebase, it has the new key, as long as neither it nor its earlier key was changed by others.
  ///
  /// Does nothing if there is no entry with the key, or another entry has the new key.
  ///
  /// - Parameters:
  ///   - key: The key of the entry.
  ///   - newKey: The key of the entry afterwards.
  public func rename(_ key: String, to newKey: String) {
    Transaction.run("rename(_:to:)") { [self] command in
      guard let element = entry(key), entry(newKey) == nil else { return }
      rename(element, to: newKey, command)
      let others = currentElements.filter { $0 !== element }
      moveElement(element, to: others.firstSortedIndex { self.key(of: $0) >= newKey }, command)
      validateAfterEdit()
    }
  }

  /// The entry with a key, or `nil`; not tracked.
  private func entry(_ key: String) -> FormModel<Element>? { part(named: key) as? FormModel<Element> }

  private func key(of element: FormModel<Element>) -> String { element.storedName ?? "" }

  /// Adds an entry, whose key no other one has, at the place of its key.
  private func insertByKey(_ element: FormModel<Element>, _ command: Command) {
    let key = key(of: element)
    insertElement(element, at: currentElements.firstSortedIndex { self.key(of: $0) >= key }, command)
  }

  // MARK: The declaration

  /// Adds rules for the dictionary as a whole and for its values.
  ///
  /// - Parameters:
  ///   - rules: The rules for the dictionary.
  ///   - activity: When these rules apply.
  ///   - command: The command under way.
  ///   - build: Adds parts and rules to the form of an entry.
  func add(
    _ rules: [Rule<[String: Element]?>], within activity: RuleActivity?, _ command: Command,
    _ build: @escaping FormModel<Element>.Builder
  ) {
    add(rules, within: activity) { [weak self] in self?.value(in: .current) }
    addElements(build, command)
  }

  override var accessor: String { "dictionary(_:)" }

  override func addInitialElements() {
    for (key, value) in exchange(&initialValues, with: [:]).sorted(by: { $0.key < $1.key }) {
      addOwn(makeElement(value), name: key)
    }
  }

  // MARK: Values

  /// The values of the entries. The property is observable as a whole.
  ///
  /// Setting it changes the entries whose values differ, in one transaction, and shows no failures.
  public var value: [String: Element] {
    get { tracker.read(.value, dictionary(of: elementValues(in: .current), in: .current)) }
    set { Transaction.run("value") { [self] command in setValue(newValue, keepingSecrets: false, command) } }
  }

  func value(in version: Version) -> [String: Element]? {
    isMissing(in: version) ? nil : dictionary(of: elementValues(in: version), in: version)
  }

  func valueWithoutSecrets(in version: Version) -> [String: Element]?? {
    if isSecret || isMissing(in: version) { return .some(nil) }
    return elementValuesWithoutSecrets(in: version).map { dictionary(of: $0, in: version) }
  }

  /// Returns the dictionary with the values of the entries of a version. While a command changes keys, a question may find one
  /// twice.
  private func dictionary(of values: [Element], in version: Version) -> [String: Element] {
    Dictionary(zip(names(in: version), values)) { first, _ in first }
  }

  func setValue(_ values: [String: Element]?, keepingSecrets: Bool, _ command: Command) {
    setValue(values.map(Self.keyed), keepingSecrets: keepingSecrets, command)
  }

  // MARK: Versions

  func rebase(
    onto values: [String: Element]?, since ancestor: Ancestor, _ conflicts: inout RebaseConflicts,
    _ command: Command
  ) -> Bool { rebase(onto: values.map(Self.keyed), since: ancestor, &conflicts, command) }

  /// Returns values with their keys, in the order of the keys.
  private static func keyed(_ values: [String: Element]) -> [Keyed] {
    values.sorted { $0.key < $1.key }.map { Keyed(key: $0.key, value: $0.value) }
  }

  /// Adds the paths of the entries that were added, removed, renamed or changed.
  override func collectChangedPaths(_ paths: inout [ValidationPath]) {
    let base = parts(in: .base)
    for element in currentElements {
      if base.named[key(of: element)] === element {
        element.collectChangedPaths(&paths)
      } else {
        paths.append(element.path)
      }
    }
    for key in names(in: .base) where entry(key) == nil {
      paths.append(path.appending(ValidationPath.Component(key)))
    }
    if isMissing(in: .current) != isMissing(in: .base), base.named.isEmpty, currentElements.isEmpty {
      paths.append(path)
    }
  }

  // MARK: Keys

  override var hasKeys: Bool { true }

  /// The present key: that of an entry in another version is known by the version.
  override func key(of element: FormModel<Element>, in version: Version) -> AnyHashable? { key(of: element) }

  override func keys(in version: Version) -> [AnyHashable?] { names(in: version) }

  /// Returns the keys that the entries of a version have in it, in their order; not tracked.
  private func names(in version: Version) -> [String] {
    parts(in: version).list.entries.compactMap { entry in
      entry.part is FormModel<Element> ? entry.name ?? "" : nil
    }
  }

  override func keyed(_ value: Element, key: JSONValue?) -> Keyed? {
    guard case .string(let key)? = key else { return nil }
    return Keyed(key: key, value: value)
  }

  override func name(of keyed: Keyed) -> String? { keyed.key?.base as? String }

  override func makeElement(for keyed: Keyed) -> FormModel<Element> {
    makeElement(keyed.value, name: name(of: keyed))
  }

  override func arranged(_ elements: [FormModel<Element>]) -> [FormModel<Element>] {
    elements.sorted { key(of: $0) < key(of: $1) }
  }
}

// What a snapshot contains of a list or dictionary, and how it is restored.

extension FormCollection {
  // MARK: Taking

  /// Returns what a snapshot contains of the elements; `nil` if they are untouched. What is read is tracked.
  final func snapshotOfElements() -> ElementsSnapshot? {
    tracker.read([.settings, .parts])
    guard !isSecret else { return nil }
    let base = elements(in: .base)
    let ids = base.map { ObjectIdentifier($0) }
    let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    let baseNames = parts(in: .base).names
    let elements = currentElements.map { element in
      let place = places[ObjectIdentifier(element)]
      let isRenamed = place != nil && baseNames[ObjectIdentifier(element)] != element.storedName
      return snapshot(of: element, at: place, isRenamed: isRenamed)
    }
    let isTouched = elements.contains { $0.place == nil || $0.content != nil }
    guard isTouched || partsDifferFromBase else { return nil }
    let keys = jsonKeys(of: base)
    let present = ElementSet(currentElements)
    let removed = base.indices.filter { !present.contains(base[$0]) }.map { place in
      ElementsSnapshot.Element(place: place, whole: base[place].jsonWithoutSecrets(in: .base))
    }
    return ElementsSnapshot(
      hasKeys: keys != nil, base: keys ?? jsonsWithoutSecrets(of: base),
      isMissing: isMissing(in: .current) ? true : nil, isBaseMissing: isMissing(in: .base) ? true : nil,
      elements: elements, removed: removed.isEmpty ? nil : removed)
  }

  private func snapshot(
    of element: FormModel<Element>, at place: Int?, isRenamed: Bool
  ) -> ElementsSnapshot.Element {
    var snapshot = ElementsSnapshot.Element(place: place, content: element.snapshot())
    if place == nil || isRenamed { snapshot.key = jsonKey(key(of: element, in: .base), of: element) }
    if place == nil || isRenamed || snapshot.content != nil {
      snapshot.whole = element.jsonWithoutSecrets(in: .base)
    }
    return snapshot
  }

  /// Returns the JSON of the key of an element; `nil` if it has none, or one that cannot be encoded.
  private func jsonKey(_ key: AnyHashable?, of element: FormModel<Element>) -> JSONValue? {
    guard let key, !isSecretKey(key, of: element) else { return nil }
    let json = ValueCoding.json(of: key.base)
    return json == .null ? nil : json
  }

  /// Returns whether a key is made of secrets, so that no draft may have it.
  private func isSecretKey(_ key: AnyHashable, of element: FormModel<Element>) -> Bool {
    guard element.hasSecrets, element.storedName == nil else { return false }
    return element.valueWithoutSecrets(in: .base).flatMap { keyed($0, key: nil)?.key } != key
  }

  /// Returns the JSON of the keys of elements; `nil` if one has none, or two have the same.
  private func jsonKeys(of elements: [FormModel<Element>]) -> [JSONValue]? {
    let keys = zip(keys(in: .base), elements).compactMap(jsonKey)
    return keys.count == elements.count && Set(keys).count == keys.count && hasKeys ? keys : nil
  }

  private func jsonsWithoutSecrets(of elements: [FormModel<Element>]) -> [JSONValue]? {
    let jsons = elements.compactMap { $0.jsonWithoutSecrets(in: .base) }
    return jsons.count == elements.count ? jsons : nil
  }

  // MARK: Restoring

  /// Takes the elements of a snapshot, and the base of the edits; or those of the base, without edits.
  final func restoreElements(
    _ snapshot: ElementsSnapshot?, _ restoring: inout Restoring, at path: ValidationPath, _ command: Command
  ) {
    guard let snapshot else { return restoreBaseElements(&restoring, at: path, command) }
    guard let keysOrValues = snapshot.base else { return restoring.leftOut(path) }
    var elements = RestoredElements(of: self, snapshot, keysOrValues, command)
    elements.makePresent(&restoring, at: path)
    elements.makeRemoved()
    replace(
      base: elements.base, isBaseMissing: snapshot.isBaseMissing == true,
      current: elements.present.map { ($0.form, $0.name) }, command)
    setMissing(snapshot.isMissing == true, command)
    for element in elements.present {
      let component = component(of: element.form, at: element.index)
      element.form.restore(element.content, &restoring, at: path.appending(component), command)
    }
  }

  private func restoreBaseElements(_ restoring: inout Restoring, at path: ValidationPath, _ command: Command)
  {
    let base = parts(in: .base).list.entries.compactMap { entry in
      (entry.part as? FormModel<Element>).map { ($0, entry.name) }
    }
    replace(base: base, isBaseMissing: isMissing(in: .base), current: base, command)
    followMissingOfBase(command)
    for (index, (element, _)) in base.enumerated() {
      element.restore(nil, &restoring, at: path.appending(component(of: element, at: index)), command)
    }
  }

  private func component(of element: FormModel<Element>, at index: Int) -> ValidationPath.Component {
    element.storedName.map(ValidationPath.Component.init) ?? .index(index)
  }

  /// Returns the element of the base that a snapshot means at each place of its base; `nil` where the base has none.
  fileprivate func baseElements(for keysOrValues: [JSONValue], areKeys: Bool) -> [FormModel<Element>?] {
    let own = elements(in: .base)
    if areKeys, let ownKeys = jsonKeys(of: own) {
      var forms = Dictionary(zip(ownKeys, own)) { first, _ in first }
      // A damaged draft may have a key twice.
      return keysOrValues.map { forms.removeValue(forKey: $0) }
    }
    return !areKeys && isSameBase(keysOrValues, as: own) ? own : keysOrValues.map { _ in nil }
  }

  /// Returns whether elements without keys, of which the base of a snapshot consists, are those of the base of the
  /// form: the same but for secrets, or, if there is no secret that another one could get, as many.
  private func isSameBase(_ values: [JSONValue], as own: [FormModel<Element>]) -> Bool {
    guard values.count == own.count else { return false }
    return !hasSecrets || values == jsonsWithoutSecrets(of: own)
  }
}

/// The names of elements, if they have any: each once.
private struct EntryNames {
  private var names: Set<String> = []

  /// Adds a name, and returns whether it is new, or there is none.
  mutating func insert(_ name: String?) -> Bool { name.map { names.insert($0).inserted } ?? true }
}

/// The forms of the elements of a snapshot.
///
/// An element that the form has already gets no other form, so it keeps its secrets: one of the base, found by its key
/// or its place; or one that was added, with the same key, or, without keys, with the same base but for secrets.
@MainActor
private struct RestoredElements<Element: Sendable> {
  typealias Form = FormModel<Element>

  /// An element as it is afterwards.
  struct Present {
    let form: Form
    /// The name of an entry.
    let name: String?
    let content: PartSnapshot?
    /// The place in the snapshot.
    let index: Int
  }

  /// The elements afterwards.
  private(set) var present: [Present] = []

  private let command: Command
  private let collection: FormCollection<Element>
  private let snapshot: ElementsSnapshot
  private let keysOrValues: [JSONValue]
  /// The form of each element of the snapshot's base; `nil` if the base of the form does not have the element.
  private var baseForms: [Form?]
  /// Whether elements without keys are those of the base of the form. Otherwise, none gets a secret.
  private let isBaseKnown: Bool
  /// The forms that elements may have that the snapshot adds, by their keys, and by their bases.
  private var addedByKey = FormCollection<Element>.ElementsByKey()
  private var addedByBase: [JSONValue: [Form]] = [:]
  /// The keys of the entries of a dictionary, each of which may have one: as they are, and in the base.
  private var presentNames = EntryNames()
  private var namesInBase = EntryNames()

  init(
    of collection: FormCollection<Element>, _ snapshot: ElementsSnapshot, _ keysOrValues: [JSONValue],
    _ command: Command
  ) {
    self.command = command
    self.collection = collection
    self.snapshot = snapshot
    self.keysOrValues = keysOrValues
    baseForms = collection.baseElements(for: keysOrValues, areKeys: snapshot.hasKeys)
    isBaseKnown = snapshot.hasKeys || !baseForms.contains { $0 == nil }
    for element in base { _ = namesInBase.insert(element.name) }
    if isBaseKnown { findAddedForms() }
  }

  /// The elements of the snapshot's base, as far as they are known.
  var base: [FormCollection<Element>.NamedElement] {
    zip(baseForms, keysOrValues).compactMap { form, key in
      form.map { ($0, $0.storedName == nil ? nil : key.pathComponent?.text) }
    }
  }

  private mutating func findAddedForms() {
    var known = Set(base.map { ObjectIdentifier($0.form) })
    for form in collection.currentElements + collection.elements(in: .base) {
      guard known.insert(ObjectIdentifier(form)).inserted else { continue }
      if let key = collection.key(of: form, in: .base) {
        addedByKey.add([form], [key])
      } else if let json = form.jsonWithoutSecrets(in: .base) {
        addedByBase[json, default: []].append(form)
      }
    }
  }

  // MARK: Elements that are there

  /// Finds or makes the forms of the elements that the snapshot has.
  mutating func makePresent(_ restoring: inout Restoring, at path: ValidationPath) {
    var found: Set<ObjectIdentifier> = []
    for (index, element) in snapshot.elements.enumerated() {
      // A draft may be damaged, so that it has a place twice, or one that there is not.
      let place = element.place.flatMap { baseForms.indices.contains($0) ? $0 : nil }
      guard let form = place.flatMap({ baseForms[$0] }) ?? makeForm(of: element, at: place, &restoring) else {
        if !isRemovedByOthers(element, at: place) {
          restoring.leftOut(path.appending(key(of: element, at: place)?.pathComponent ?? .index(index)))
        }
        continue
      }
      let isNew = found.insert(ObjectIdentifier(form)).inserted
      let name = name(of: form, element, at: place)
      guard isNew, place == nil || presentNames.insert(name) else { continue }
      present.append(Present(form: form, name: name, content: element.content, index: index))
    }
  }

  /// Returns the name of an entry: that of a renamed one, or that in the base.
  private func name(of form: Form, _ element: ElementsSnapshot.Element, at place: Int?) -> String? {
    guard form.storedName != nil else { return nil }
    let key = element.key ?? place.map { keysOrValues[$0] }
    return key?.pathComponent?.text ?? form.storedName
  }

  /// Whether the base of the form no longer has an element, which the user has not edited.
  private func isRemovedByOthers(_ element: ElementsSnapshot.Element, at place: Int?) -> Bool {
    place != nil && snapshot.hasKeys && element.whole == nil
  }

  private func key(of element: ElementsSnapshot.Element, at place: Int?) -> JSONValue? {
    guard let place, snapshot.hasKeys else { return element.key }
    return keysOrValues[place]
  }

  /// Makes the form of an element that the base of the form does not have; `nil` if it cannot be decoded.
  private mutating func makeForm(
    of element: ElementsSnapshot.Element, at place: Int?, _ restoring: inout Restoring
  ) -> Form? {
    let value = snapshot.hasKeys ? nil : place.map { keysOrValues[$0] }
    let key = key(of: element, at: place)
    guard let form = form(of: element.whole ?? value, key: key, isAdded: place == nil) else { return nil }
    guard let place else { return form }
    baseForms[place] = form
    // It is merged with the element at its place, whose secrets it must not get.
    let mayGetSecrets = !isBaseKnown && element.content != nil && form.hasSecrets
    if mayGetSecrets { restoring.atEnd { form.emptySecrets($0) } }
    return form
  }

  // MARK: Elements that the user has removed

  /// Brings the forms of removed elements to what they were, with which the base of the form is compared. Without
  /// keys, forms are made, so that the others keep their places.
  mutating func makeRemoved() {
    for element in snapshot.removed ?? [] {
      guard let place = element.place, baseForms.indices.contains(place), let whole = element.whole else {
        continue
      }
      baseForms[place]?.takeBase(whole, command)
    }
    guard !snapshot.hasKeys else { return }
    for place in baseForms.indices where baseForms[place] == nil {
      baseForms[place] = form(of: keysOrValues[place], key: nil, isAdded: false)
    }
  }

  // MARK: One form

  private mutating func form(of whole: JSONValue?, key: JSONValue?, isAdded: Bool) -> Form? {
    guard let whole, let value = (try? ValueCoding.decode(Element.self, from: whole)) ?? nil else {
      return nil
    }
    guard let keyed = collection.keyed(value, key: key) else { return nil }
    let name = collection.name(of: keyed)
    guard isAdded ? presentNames.insert(name) : namesInBase.insert(name) else { return nil }
    guard isAdded, let known = takeAddedForm(for: keyed, whole) else {
      return collection.makeElement(for: keyed)
    }
    known.takeBase(whole, command)
    return known
  }

  private mutating func takeAddedForm(for keyed: FormCollection<Element>.Keyed, _ whole: JSONValue) -> Form? {
    if let key = keyed.key { return addedByKey.remove(key) }
    return addedByBase[whole]?.isEmpty == false ? addedByBase[whole]?.removeFirst() : nil
  }
}

extension FormModel {
  /// Takes a value of a snapshot as the base, without edits, and keeps the secrets.
  fileprivate func takeBase(_ whole: JSONValue, _ command: Command) {
    guard jsonWithoutSecrets(in: .base) != whole else { return }
    guard let value = (try? ValueCoding.decode(Value.self, from: whole)) ?? nil else { return }
    setValue(value, keepingSecrets: true, command)
    apply(.madeBase, command)
  }

  /// Empties the secrets.
  fileprivate func emptySecrets(_ command: Command) {
    guard let value = valueWithoutSecrets(in: .current) else { return }
    setValue(value, keepingSecrets: false, command)
  }
}

extension JSONValue {
  /// The component of a path for a key of a dictionary.
  fileprivate var pathComponent: ValidationPath.Component? {
    if case .string(let key) = self { ValidationPath.Component(key) } else { nil }
  }
}

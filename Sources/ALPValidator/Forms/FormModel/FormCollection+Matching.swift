// How the element is found that a value or a snapshot means. Each element keeps its controls, so what was typed in them and
// their failures stay with it.
//
// | What comes | Elements with keys are found | Elements without keys are found |
// | --- | --- | --- |
// | values that the program loads | by the present keys, then by those of removed ones in the base | by place, or as the base if they are its values |
// | a row with an `id` that is appended | among the removed ones of the base | never |
// | another base, or what was saved | by the keys of the beginning, then of added ones, then by formatted keys, then new ones in the order in which they were sent | by place, as long as one side has changed the number |
// | a draft | by the keys of the base, then of added ones | by place, if the base is the same, then added ones by their value |
//
// A key that two elements have finds the first of them. Keys of which two values have one find nothing: places count then.

extension FormCollection {
  /// Elements, to look them up as long as they exist.
  struct ElementSet {
    private let ids: Set<ObjectIdentifier>

    init(_ elements: [FormModel<Element>]) { ids = Set(elements.map { ObjectIdentifier($0) }) }

    func contains(_ element: FormModel<Element>) -> Bool { ids.contains(ObjectIdentifier(element)) }
  }

  /// Elements by their keys; of several with one key, the first.
  struct ElementsByKey {
    private var elements: [AnyHashable: FormModel<Element>] = [:]

    init(_ elements: [FormModel<Element>] = [], _ keys: [AnyHashable?] = []) { add(elements, keys) }

    subscript(key: AnyHashable) -> FormModel<Element>? { elements[key] }

    /// Adds elements with their keys; those without one can't be found.
    mutating func add(_ elements: [FormModel<Element>], _ keys: [AnyHashable?]) {
      for (element, key) in zip(elements, keys) {
        if let key, self.elements[key] == nil { self.elements[key] = element }
      }
    }

    mutating func remove(_ key: AnyHashable) -> FormModel<Element>? { elements.removeValue(forKey: key) }
  }

  /// Returns the `id` of a value; `nil` if it has none yet, or is not `Identifiable`.
  static func id(of value: Element) -> AnyHashable? {
    func id(of value: some Identifiable) -> AnyHashable? {
      Emptiness.isNil(value.id) ? nil : AnyHashable(value.id)
    }
    return (value as? any Identifiable).flatMap { id(of: $0) }
  }
}

extension FormCollection {
  /// Returns the element that takes each value: that with the same key, or else at the same place; `nil` for a
  /// new one.
  func elementsToSet(for values: [Keyed], keepingSecrets: Bool) -> [FormModel<Element>?] {
    let current = currentElements
    let base = elements(in: .base)
    let currentSet = ElementSet(current)
    if let keys = Self.uniqueKeys(of: values) {
      var known = ElementsByKey(current, self.keys(in: .current))
      // Those of the base that were removed, and renamed ones whose present key no value has.
      let wanted = Set(keys)
      let free = zip(base, self.keys(in: .base)).filter { element, _ in
        let isWanted = key(of: element, in: .current).map(wanted.contains) ?? false
        return !currentSet.contains(element) || !isWanted
      }
      known.add(free.map(\.0), free.map(\.1))
      return keys.map { known[$0] }
    }
    // An element without a key may be another one, which must not get the secrets of the one at its place.
    if keepingSecrets, hasSecrets { return values.map { _ in nil } }
    func areValues(of elements: [FormModel<Element>], in version: Version) -> Bool {
      values.count == elements.count
        && zip(values, elements).allSatisfy { StructureEquality.isSame($0.value, $1.value(in: version)) }
    }
    if !areValues(of: current, in: .current), areValues(of: base, in: .base) { return base }
    return values.indices.map { $0 < current.count ? current[$0] : nil }
  }

  /// Returns the keys of values; `nil` if one has none, or two have the same.
  static func uniqueKeys(of values: [Keyed]) -> [AnyHashable]? {
    let keys = values.compactMap(\.key)
    return keys.count == values.count && Set(keys).count == keys.count ? keys : nil
  }

  /// Returns the element of the base with a key, or `nil`. The key may be an earlier one.
  func baseElement(with key: AnyHashable) -> FormModel<Element>? {
    if let knownBase { return knownBase[key] }
    let base = ElementsByKey(elements(in: .base), keys(in: .base))
    knownBase = base
    return base[key]
  }

  /// Returns the element of the base with a key, if the user has removed it, or `nil`.
  func removedElement(with key: AnyHashable?) -> FormModel<Element>? {
    guard let key, partsDifferFromBase, let element = baseElement(with: key) else { return nil }
    return element.storedForm === self ? nil : element
  }

  /// The elements that the base does not have.
  var addedElements: ElementSet {
    let base = ElementSet(elements(in: .base))
    return ElementSet(currentElements.filter { !base.contains($0) })
  }

  /// Returns the keys by which elements are found in what the other side has. Of new elements, several may have one
  /// provisional key, such as an `id` of 0: they have none.
  func keysToFind(
    _ elements: [FormModel<Element>], _ version: Version, _ new: ElementSet?
  ) -> [AnyHashable?] {
    let keys = keys(in: version)
    guard let new else { return keys }
    let counts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(elements, keys).map { element, key in
      new.contains(element) && counts[key] != 1 ? nil : key
    }
  }
}

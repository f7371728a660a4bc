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

    subscript(key: AnyHashable) -> FormModel<Element>? { elements[key] }

    mutating func add(_ element: FormModel<Element>, _ key: AnyHashable?) {
      if let key, elements[key] == nil { elements[key] = element }
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

extension FormList {
  /// Takes values that the program has loaded. Within a command only.
  func load(_ values: [Element]) {
    let matches = matches(for: values)
    let wanted = zip(matches, values).map { match, value in match ?? makeElement(value) }
    let earlierElements = currentElements
    rearrange(to: wanted)
    for (match, value) in zip(matches, values) { match?.load(value) }
    validateAfterLoading(unlessSameAs: earlierElements)
  }

  /// Returns the element for each value: that with the same `id`, or at the same place.
  private func matches(for values: [Element]) -> [FormModel<Element>?] {
    let current = currentElements
    let base = baseElements
    let currentIDs = Set(current.map { ObjectIdentifier($0) })
    let removed = base.filter { !currentIDs.contains(ObjectIdentifier($0)) }
    if let ids = Self.ids(of: values) {
      let known = Self.elementsByID(current, removed)
      return ids.map { known[$0] }
    }
    let isBase =
      values.count == base.count
      && zip(values, base).allSatisfy { StructureEquality.isSame($0, $1.currentBase) }
    if isBase { return base }
    return values.indices.map { $0 < current.count ? current[$0] : nil }
  }

  /// Returns the elements by the `id` of their values; of several with one `id`, the first.
  static func elementsByID(
    _ elements: [FormModel<Element>], _ others: [FormModel<Element>]
  ) -> [AnyHashable: FormModel<Element>] {
    var known: [AnyHashable: FormModel<Element>] = [:]
    for element in elements + others {
      guard let id = id(of: element.currentValue), known[id] == nil else { continue }
      known[id] = element
    }
    return known
  }

  /// Returns the `id` of a value; `nil` if it is not `Identifiable`.
  static func id(of value: Element) -> AnyHashable? {
    func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
    return (value as? any Identifiable).map { id(of: $0) }
  }

  /// Returns the `id` of each value; `nil` if values have none, or two have the same.
  static func ids(of values: [Element]) -> [AnyHashable]? {
    guard Element.self is any Identifiable.Type else { return nil }
    let ids = values.compactMap { id(of: $0) }
    return ids.count == values.count && Set(ids).count == ids.count ? ids : nil
  }
}

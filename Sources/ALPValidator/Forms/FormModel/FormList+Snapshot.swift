extension FormList {
  func collectSnapshot(_ content: inout SnapshotContent, at path: ValidationPath) {
    if let ownControl {
      let state = ownControl.snapshotState
      if !state.isInitial { content.controls[path.description] = state }
    }
    let base = baseElements
    let ids = base.map { ObjectIdentifier($0) }
    let placesInBase = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    let elements = currentElements
    let places = elements.map { placesInBase[ObjectIdentifier($0)] }
    if places != Array(base.indices) { content.places[path.description] = places }
    for (index, element) in elements.enumerated() {
      let elementPath = path.appending(.index(index))
      element.collectSnapshot(&content, at: elementPath)
      guard !isSecret, places[index] == nil, element.isChanged else { continue }
      content.bases[elementPath.description] = element.jsonWithoutSecrets(isBase: true)
    }
  }

  /// Takes values and the states of controls. Within a command only.
  func restore(_ values: [Element], _ reader: inout SnapshotReader, at path: ValidationPath) {
    let base = baseElements
    let places: [Int?] = reader.places(at: path) ?? Array(base.indices)
    // A draft may be damaged, so that it has a place twice, or one that there is not.
    var freePlaces = Set(base.indices)
    let wanted = values.enumerated().map { index, value in
      let place = places.indices.contains(index) ? places[index] : nil
      if let place, freePlaces.remove(place) != nil { return base[place] }
      return makeElement(reader.base(of: value, at: path.appending(.index(index))))
    }
    let isOther = !wanted.elementsEqual(currentElements, by: ===)
    rearrange(to: wanted)
    for (index, element) in wanted.enumerated() {
      element.restore(values[index], &reader, at: path.appending(.index(index)))
    }
    guard let ownControl else { return }
    if isOther { ownControl.valueDidChange(isShown: false) }
    if let state = reader.control(at: path) { ownControl.restore(state) }
  }

  func addSecrets(to json: inout JSONValue, of structure: SnapshotStructure, at path: ValidationPath) {
    guard case .array(var values) = json else { return }
    guard (baseElements + currentElements).contains(where: \.hasSecrets) else { return }
    for (index, element) in elements(ofSnapshot: values, structure, at: path).enumerated() {
      element?.addSecrets(to: &values[index], of: structure, at: path.appending(.index(index)))
    }
    json = .array(values)
  }

  /// Returns the element of the form for each element of a snapshot: that with the same `id`, or else at the
  /// same place in the base; `nil` for one that the form does not have.
  private func elements(
    ofSnapshot values: [JSONValue], _ structure: SnapshotStructure, at path: ValidationPath
  ) -> [FormModel<Element>?] {
    let base = baseElements
    if let ids = ids(ofSnapshot: values) {
      let known = Self.elementsByID(base, currentElements)
      return ids.map { id in id.flatMap { known[$0] } }
    }
    let places = structure.places(at: path) ?? Array(values.indices)
    return values.indices.map { index in
      guard places.indices.contains(index), let place = places[index] else { return nil }
      return base.indices.contains(place) ? base[place] : nil
    }
  }

  /// Returns the `id` of each element of a snapshot; `nil` if elements have none.
  private func ids(ofSnapshot values: [JSONValue]) -> [AnyHashable?]? {
    guard Element.self is any Identifiable.Type else { return nil }
    let anyElement = (baseElements + currentElements).first
    return values.map { value in
      var value = value
      // An element can be decoded with the secrets of any other one. Only its `id` is read.
      anyElement?.addSecrets(to: &value, of: .base, at: ValidationPath())
      var repairs = SnapshotRepairs()
      return repairs.decode(Element.self, from: value, or: .null).flatMap(Self.id)
    }
  }

  func removeSecrets(from json: inout JSONValue, isBase: Bool) {
    guard case .array(var values) = json else {
      if hasSecrets { json = .null }
      return
    }
    let elements = isBase ? baseElements : currentElements
    for index in values.indices where elements.indices.contains(index) {
      elements[index].removeSecrets(from: &values[index], isBase: isBase)
    }
    json = .array(values)
  }
}

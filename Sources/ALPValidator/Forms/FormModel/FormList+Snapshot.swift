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
    let wanted = values.enumerated().map { index, value in
      let place = places.indices.contains(index) ? places[index] : nil
      if let place, base.indices.contains(place) { return base[place] }
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

  func addSecrets(
    to json: inout JSONValue, from own: JSONValue, _ places: [String: [Int?]], at path: ValidationPath
  ) {
    guard case .array(var values) = json, case .array(let ownValues) = own else { return }
    let elements = currentElements
    let placesOfElements = places[path.description] ?? Array(values.indices)
    for index in values.indices where placesOfElements.indices.contains(index) {
      guard let place = placesOfElements[index], elements.indices.contains(place) else { continue }
      guard ownValues.indices.contains(place) else { continue }
      elements[place].addSecrets(
        to: &values[index], from: ownValues[place], places, at: path.appending(.index(index)))
    }
    json = .array(values)
  }

  func removeSecrets(from json: inout JSONValue, isBase: Bool) {
    guard case .array(var values) = json else { return }
    let elements = isBase ? baseElements : currentElements
    for index in values.indices where elements.indices.contains(index) {
      elements[index].removeSecrets(from: &values[index], isBase: isBase)
    }
    json = .array(values)
  }
}

/// The slot of a property that is a list.
final class ListSlot<Root: Sendable, Element: Sendable>: Slot<Root> {
  let list: FormList<Element>
  private let property: WritableKeyPath<Root, [Element]>

  init(_ property: WritableKeyPath<Root, [Element]>, _ list: FormList<Element>, in model: FormModel<Root>) {
    self.property = property
    self.list = list
    super.init(property, list, in: model)
  }

  override func write(into root: inout Root) { root[keyPath: property] = list.currentElementValues }

  override func writeBase(into root: inout Root) {
    root[keyPath: property] = list.currentBaseIfPresent ?? []
  }

  override func load(from root: Root) { list.load(root[keyPath: property]) }

  override func writeReadable(into root: inout Root) {
    root[keyPath: property] = list.currentElements.map(\.currentReadableValue)
  }

  override func collectSnapshot(_ content: inout SnapshotContent, at path: ValidationPath) {
    list.collectSnapshot(&content, at: path)
  }

  override func restore(from root: Root, _ reader: inout SnapshotReader, at path: ValidationPath) {
    list.restore(root[keyPath: property], &reader, at: path)
  }

  override func addSecrets(
    to json: inout JSONValue, from own: JSONValue, _ places: [String: [Int?]], at path: ValidationPath
  ) {
    list.addSecrets(to: &json, from: own, places, at: path)
  }

  override func removeSecrets(from json: inout JSONValue, isBase: Bool) {
    list.removeSecrets(from: &json, isBase: isBase)
  }

  override func collectChangedPaths(_ paths: inout [ValidationPath]) { list.collectChangedPaths(&paths) }

  override func isSameButForIDs(_ root: Root, _ other: Root) -> Bool {
    list.isSameButForIDs(root[keyPath: property], other[keyPath: property])
  }

  override func rebase(onto root: Root, _ conflicts: inout RebaseConflicts) {
    list.rebase(onto: root[keyPath: property], &conflicts)
  }
}

/// The slot of a property that is a list that may be missing.
///
/// A list without elements is missing if the loaded value was.
final class OptionalListSlot<Root: Sendable, Element: Sendable>: Slot<Root> {
  let list: FormList<Element>
  private let property: WritableKeyPath<Root, [Element]?>

  init(_ property: WritableKeyPath<Root, [Element]?>, _ list: FormList<Element>, in model: FormModel<Root>) {
    self.property = property
    self.list = list
    super.init(property, list, in: model)
  }

  override func write(into root: inout Root) { root[keyPath: property] = list.currentValueIfPresent }

  override func writeBase(into root: inout Root) { root[keyPath: property] = list.currentBaseIfPresent }

  override func load(from root: Root) {
    let values = root[keyPath: property]
    list.setMissingWhenEmpty(values == nil, inBase: false)
    list.load(values ?? [])
  }

  override func writeReadable(into root: inout Root) {
    root[keyPath: property] = list.currentElements.map(\.currentReadableValue)
  }

  override func collectSnapshot(_ content: inout SnapshotContent, at path: ValidationPath) {
    list.collectSnapshot(&content, at: path)
  }

  override func restore(from root: Root, _ reader: inout SnapshotReader, at path: ValidationPath) {
    let values = root[keyPath: property]
    list.setMissingWhenEmpty(values == nil, inBase: false)
    list.restore(values ?? [], &reader, at: path)
  }

  override func addSecrets(
    to json: inout JSONValue, from own: JSONValue, _ places: [String: [Int?]], at path: ValidationPath
  ) {
    list.addSecrets(to: &json, from: own, places, at: path)
  }

  override func removeSecrets(from json: inout JSONValue, isBase: Bool) {
    list.removeSecrets(from: &json, isBase: isBase)
  }

  override func collectChangedPaths(_ paths: inout [ValidationPath]) { list.collectChangedPaths(&paths) }

  override func isSameButForIDs(_ root: Root, _ other: Root) -> Bool {
    list.isSameButForIDs(root[keyPath: property] ?? [], other[keyPath: property] ?? [])
  }

  override func rebase(onto root: Root, _ conflicts: inout RebaseConflicts) {
    let values = root[keyPath: property]
    list.rebase(onto: values ?? [], &conflicts)
    list.setMissingWhenEmpty(values == nil, inBase: true)
  }
}

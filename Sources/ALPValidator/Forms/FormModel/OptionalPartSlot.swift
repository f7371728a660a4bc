/// The slot of a property that is a structure that may be missing.
final class OptionalPartSlot<Root: Sendable, Structure: Sendable>: Slot<Root> {
  let optionalPart: OptionalPart<Structure>
  private let property: WritableKeyPath<Root, Structure?>

  init(
    _ property: WritableKeyPath<Root, Structure?>, _ part: OptionalPart<Structure>, in model: FormModel<Root>
  ) {
    self.property = property
    optionalPart = part
    super.init(property, part, in: model)
  }

  override func write(into root: inout Root) { root[keyPath: property] = optionalPart.currentValue }

  override func writeBase(into root: inout Root) { root[keyPath: property] = optionalPart.currentBase }

  override func json(isBase: Bool) -> JSONValue {
    ValueCoding.json(of: isBase ? optionalPart.currentBase : optionalPart.currentValue)
  }

  override func load(from root: Root) { optionalPart.load(root[keyPath: property]) }

  override func writeReadable(into root: inout Root) {
    root[keyPath: property] = optionalPart.model?.currentReadableValue
  }

  override func collectSnapshot(_ content: inout SnapshotContent, at path: ValidationPath) {
    optionalPart.collectSnapshot(&content, at: path)
  }

  override func restore(from root: Root, _ reader: inout SnapshotReader, at path: ValidationPath) {
    optionalPart.restore(root[keyPath: property], &reader, at: path)
  }

  override func addSecrets(
    to json: inout JSONValue, of structure: SnapshotStructure, at path: ValidationPath
  ) {
    optionalPart.model?.addSecrets(to: &json, of: structure, at: path)
  }

  override func removeSecrets(from json: inout JSONValue, isBase: Bool) {
    optionalPart.model?.removeSecrets(from: &json, isBase: isBase)
  }

  override func collectChangedPaths(_ paths: inout [ValidationPath]) {
    optionalPart.collectChangedPaths(&paths)
  }

  override func isSameButForIDs(_ root: Root, _ other: Root) -> Bool {
    switch (root[keyPath: property], other[keyPath: property]) {
    case (nil, nil): true
    case (let value?, let other?): optionalPart.model?.isSameButForIDs(value, other) ?? false
    default: false
    }
  }

  override func rebase(onto root: Root, _ conflicts: inout RebaseConflicts) {
    optionalPart.rebase(onto: root[keyPath: property], &conflicts)
  }
}

/// The slot of a property that is a structure with declared parts, which a form of its own edits.
final class StructureSlot<Root: Sendable, Structure: Sendable>: Slot<Root> {
  let form: FormModel<Structure>
  private let property: WritableKeyPath<Root, Structure>

  init(_ property: WritableKeyPath<Root, Structure>, _ form: FormModel<Structure>, in model: FormModel<Root>)
  {
    self.property = property
    self.form = form
    super.init(property, form, in: model)
  }

  override func write(into root: inout Root) { root[keyPath: property] = form.currentValue }

  override func writeBase(into root: inout Root) { root[keyPath: property] = form.currentBase }

  override func json(isBase: Bool) -> JSONValue {
    ValueCoding.json(of: isBase ? form.currentBase : form.currentValue)
  }

  override func load(from root: Root) { form.load(root[keyPath: property]) }

  override func writeReadable(into root: inout Root) { root[keyPath: property] = form.currentReadableValue }

  override func collectSnapshot(_ content: inout SnapshotContent, at path: ValidationPath) {
    form.collectSnapshot(&content, at: path)
  }

  override func restore(from root: Root, _ reader: inout SnapshotReader, at path: ValidationPath) {
    form.restore(root[keyPath: property], &reader, at: path)
  }

  override func addSecrets(
    to json: inout JSONValue, of structure: SnapshotStructure, at path: ValidationPath
  ) {
    form.addSecrets(to: &json, of: structure, at: path)
  }

  override func removeSecrets(from json: inout JSONValue, isBase: Bool) {
    form.removeSecrets(from: &json, isBase: isBase)
  }

  override func collectChangedPaths(_ paths: inout [ValidationPath]) { form.collectChangedPaths(&paths) }

  override func isSameButForIDs(_ root: Root, _ other: Root) -> Bool {
    form.isSameButForIDs(root[keyPath: property], other[keyPath: property])
  }

  override func rebase(onto root: Root, _ conflicts: inout RebaseConflicts) {
    form.rebase(onto: root[keyPath: property], &conflicts)
  }

  override var nestedParts: [(keyPath: AnyKeyPath, part: FormPart)] {
    form.partsByKeyPath.compactMap { rest, part in keyPath.appending(path: rest).map { ($0, part) } }
  }
}

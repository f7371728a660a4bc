/// The slot of a property that a control edits.
final class PropertySlot<Root: Sendable, Property: Sendable>: Slot<Root> {
  let control: Control<Property>
  private let property: WritableKeyPath<Root, Property>

  init(_ property: WritableKeyPath<Root, Property>, _ control: Control<Property>, in model: FormModel<Root>) {
    self.property = property
    self.control = control
    super.init(property, control, in: model)
  }

  override func write(into root: inout Root) { root[keyPath: property] = control.currentFormattedValue }

  override func writeBase(into root: inout Root) { root[keyPath: property] = control.formattedCleanValue }

  override func json(isBase: Bool) -> JSONValue {
    ValueCoding.json(of: isBase ? control.formattedCleanValue : control.currentFormattedValue)
  }

  override func load(from root: Root) { control.takeLoaded(root[keyPath: property]) }

  override func collectSnapshot(_ content: inout SnapshotContent, at path: ValidationPath) {
    let state = control.snapshotState
    if !state.isInitial { content.controls[path.description] = state }
  }

  override func restore(from root: Root, _ reader: inout SnapshotReader, at path: ValidationPath) {
    control.restore(root[keyPath: property], reader.control(at: path))
  }

  override func collectChangedPaths(_ paths: inout [ValidationPath]) {
    if control.differsFromClean { paths.append(control.path) }
  }

  override func isSameButForIDs(_ root: Root, _ other: Root) -> Bool {
    let property = control.formatted(root[keyPath: self.property])
    let otherProperty = control.formatted(other[keyPath: self.property])
    if StructureEquality.isSame(property, otherProperty) { return true }
    guard let id = FormList<Root>.id(of: root), let otherID = FormList<Root>.id(of: other) else {
      return false
    }
    return property as? AnyHashable == id && otherProperty as? AnyHashable == otherID
  }

  override func rebase(onto root: Root, _ conflicts: inout RebaseConflicts) {
    let hasConflict = control.rebase(onto: root[keyPath: property], keepingValue: conflicts.keepsValues)
    if hasConflict { conflicts.add(control) }
  }
}

/// What connects a property of a structure with the control or form that edits it.
///
/// A change of the part makes the slot *stale*: the structure has another value than the part. Reading the
/// value of the form writes what is stale, and nothing else.
@MainActor
class Slot<Root: Sendable>: ValueFollower {
  /// The property.
  final let keyPath: AnyKeyPath
  /// The control or form that edits the property.
  final let part: FormPart
  /// The form of the structure, which keeps the slot.
  private(set) final weak var model: FormModel<Root>?
  /// Whether the part has another value than the structure, or may have one. Written by `valueDidChange(of:)`
  /// and `update(_:)` only.
  private final var isStale = true

  init(_ keyPath: AnyKeyPath, _ part: FormPart, in model: FormModel<Root>) {
    self.keyPath = keyPath
    self.part = part
    self.model = model
    part.follower = self
  }

  final func valueDidChange(of part: FormPart) {
    guard !isStale else { return }
    isStale = true
    model?.slotBecameStale(self)
  }

  /// Writes the value of the part into the structure.
  final func update(_ root: inout Root) {
    isStale = false
    write(into: &root)
  }

  // MARK: What subclasses have

  /// Writes the value of the part into a structure.
  func write(into root: inout Root) {}

  /// Writes the value that edits of the part are compared with into a structure.
  func writeBase(into root: inout Root) {}

  /// Takes the value of a structure that the program has loaded.
  func load(from root: Root) {}

  /// Adds the paths of the properties in the part that differ from the base.
  func collectChangedPaths(_ paths: inout [ValidationPath]) {}

  /// Takes another base, and keeps the edits. Adds the paths at which both sides changed.
  func rebase(onto root: Root, _ conflicts: inout RebaseConflicts) {}

  /// Returns whether the property of two structures is equal, apart from the `id` of the structures and of
  /// elements in them.
  func isSameButForIDs(_ root: Root, _ other: Root) -> Bool { false }

  /// Writes the value of the part into a structure, and the base for a text that has no value.
  func writeReadable(into root: inout Root) { writeBase(into: &root) }

  /// Adds the states of the controls in the part, which has a path.
  func collectSnapshot(_ content: inout SnapshotContent, at path: ValidationPath) {}

  /// Takes the value of a structure and the states of controls from a snapshot.
  func restore(from root: Root, _ reader: inout SnapshotReader, at path: ValidationPath) {}

  /// Adds the members of secret properties to the JSON of the property, see
  /// ``FormModel/addSecrets(to:of:at:)``.
  func addSecrets(to json: inout JSONValue, of structure: SnapshotStructure, at path: ValidationPath) {}

  /// Returns the JSON of the property, or of that which edits of it are compared with.
  func json(isBase: Bool) -> JSONValue { .null }

  /// Removes the members of secret properties from the JSON of the property.
  func removeSecrets(from json: inout JSONValue, isBase: Bool) {}

  /// The parts that key paths through the property lead to, with these key paths.
  var nestedParts: [(keyPath: AnyKeyPath, part: FormPart)] { [] }
}

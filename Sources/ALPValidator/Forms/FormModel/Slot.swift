/// A property of a structure, as the part that edits it reads and writes it.
@MainActor
struct StructureProperty<Root, Value> {
  let keyPath: AnyKeyPath
  let read: (Root) -> Value
  let write: (inout Root, Value) -> Void
}

extension StructureProperty {
  /// Creates a property that has the value as it is.
  init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
    read = { $0[keyPath: keyPath] }
    write = { $0[keyPath: keyPath] = $1 }
  }

  /// Creates a property that cannot be missing, of a part whose value can.
  init<Wrapped>(_ keyPath: WritableKeyPath<Root, Wrapped>, orEmpty empty: Wrapped) where Value == Wrapped? {
    self.keyPath = keyPath
    read = { $0[keyPath: keyPath] }
    write = { $0[keyPath: keyPath] = $1 ?? empty }
  }
}

extension StructureProperty {
  /// Creates a property that cannot be missing, and stays as it is while its part has no value.
  init<Wrapped>(required keyPath: WritableKeyPath<Root, Wrapped>) where Value == Wrapped? {
    self.keyPath = keyPath
    read = { $0[keyPath: keyPath] }
    write = { root, value in
      if let value { root[keyPath: keyPath] = value }
    }
  }
}

/// What connects a property of a structure with the part that edits it.
///
/// A change of the part makes the slot *stale*: the structure has another value than the part. Reading the
/// value of the form writes what is stale, and nothing else.
@MainActor
class Slot<Root: Sendable>: ValueHolder {
  /// The property.
  final let keyPath: AnyKeyPath
  /// The part that edits the property.
  final let part: FormPart
  /// The form of the structure, which keeps the slot.
  private final weak var model: FormModel<Root>?

  fileprivate init(_ keyPath: AnyKeyPath, _ part: FormPart, in model: FormModel<Root>) {
    self.keyPath = keyPath
    self.part = part
    self.model = model
    part.valueHolder = self
  }

  final var formThatNeedsParts: FormGroup? { model }

  final func valueDidChange(of part: FormPart) { model?.slotBecameStale(self) }

  /// Takes the current value of the part into the structure.
  ///
  /// - Parameter change: Changes the structure, in place.
  final func update(_ change: ((inout Root) -> Void) -> Void) {
    part.valueWasTaken()
    takeValue(change)
  }

  /// The name of the property in JSON and in snapshots; empty for a value that is not a structure.
  final var name: String { part.storedName ?? "" }

  // MARK: What the slot of a type of parts does

  /// Reads the current value of the part, which may ask formatters, and then writes it into the structure.
  func takeValue(_ change: ((inout Root) -> Void) -> Void) {}

  /// Writes a version of the value of the part into a structure.
  func write(_ version: Version, into root: inout Root) {}

  /// Writes a version of the value of the part into a structure, without secrets. Returns whether it has any
  /// place without them.
  func writeWithoutSecrets(_ version: Version, into root: inout Root) -> Bool { false }

  /// Takes the value of a structure that the program has set.
  func setValue(from root: Root, keepingSecrets: Bool, _ command: Command) {}

  /// Takes another base, see ``ValuePart/rebase(onto:since:_:)``.
  func rebase(
    onto root: Root, since ancestor: Ancestor, _ conflicts: inout RebaseConflicts, _ command: Command
  ) -> Bool { false }

  /// The parts that key paths through the property lead to, with these key paths.
  var nestedParts: [(keyPath: AnyKeyPath, part: FormPart)] { [] }
}

/// The slot of a type of parts.
final class PartSlot<Root: Sendable, Part: ValuePart>: Slot<Root> {
  private let valuePart: Part
  private let property: StructureProperty<Root, Part.PartValue>

  init(_ property: StructureProperty<Root, Part.PartValue>, _ part: Part, in model: FormModel<Root>) {
    valuePart = part
    self.property = property
    super.init(property.keyPath, part, in: model)
  }

  override func takeValue(_ change: ((inout Root) -> Void) -> Void) {
    let value = valuePart.value(in: .current)
    change { root in
      // It may hold the last reference to an object whose `deinit` reads the form.
      Transaction.releaseLater(property.read(root))
      property.write(&root, value)
    }
  }

  override func write(_ version: Version, into root: inout Root) {
    property.write(&root, valuePart.value(in: version))
  }

  override func writeWithoutSecrets(_ version: Version, into root: inout Root) -> Bool {
    guard let value = valuePart.valueWithoutSecrets(in: version) else { return false }
    property.write(&root, value)
    return true
  }

  override func setValue(from root: Root, keepingSecrets: Bool, _ command: Command) {
    valuePart.setValue(property.read(root), keepingSecrets: keepingSecrets, command)
  }

  override func rebase(
    onto root: Root, since ancestor: Ancestor, _ conflicts: inout RebaseConflicts, _ command: Command
  ) -> Bool { valuePart.rebase(onto: property.read(root), since: ancestor, &conflicts, command) }

  override var nestedParts: [(keyPath: AnyKeyPath, part: FormPart)] {
    valuePart.partsByKeyPath.compactMap { rest, part in keyPath.appending(path: rest).map { ($0, part) } }
  }
}

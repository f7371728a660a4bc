/// The form of a list or dictionary, as the slot of its property uses it.
@MainActor
protocol CollectionForm: FormValidator {
  /// The type of the list or dictionary.
  associatedtype Values: Sendable

  /// The list or dictionary without elements.
  static var emptyValues: Values { get }

  /// The values of the elements; `nil` if there are none and the collection was missing.
  var currentValueIfPresent: Values? { get }
  /// The values that edits are compared with; `nil` if there are none and the collection was missing.
  var currentBaseIfPresent: Values? { get }
  /// The values with the edits that can be read.
  var currentReadableValues: Values { get }

  func load(_ values: Values)
  func setMissingWhenEmpty(_ isMissing: Bool, inBase: Bool)
  func collectChangedPaths(_ paths: inout [ValidationPath])
  func isSameButForIDs(_ values: Values, _ others: Values) -> Bool
  func rebase(onto values: Values, _ conflicts: inout RebaseConflicts)

  func collectSnapshot(_ content: inout SnapshotContent, at path: ValidationPath)
  func restore(_ values: Values, _ reader: inout SnapshotReader, at path: ValidationPath)
  func addSecrets(to json: inout JSONValue, of structure: SnapshotStructure, at path: ValidationPath)
  func removeSecrets(from json: inout JSONValue, isBase: Bool)
}

/// The slot of a property that is a list or dictionary, which may be missing.
///
/// A collection without elements is missing if the loaded value was.
final class CollectionSlot<Root: Sendable, Form: CollectionForm>: Slot<Root> {
  let form: Form
  private let read: @MainActor (Root) -> Form.Values?
  private let write: @MainActor (inout Root, Form.Values?) -> Void

  init(_ property: WritableKeyPath<Root, Form.Values>, _ form: Form, in model: FormModel<Root>) {
    self.form = form
    read = { root in root[keyPath: property] }
    write = { root, values in root[keyPath: property] = values ?? Form.emptyValues }
    super.init(property, form, in: model)
  }

  init(_ property: WritableKeyPath<Root, Form.Values?>, _ form: Form, in model: FormModel<Root>) {
    self.form = form
    read = { root in root[keyPath: property] }
    write = { root, values in root[keyPath: property] = values }
    super.init(property, form, in: model)
  }

  override func write(into root: inout Root) { write(&root, form.currentValueIfPresent) }

  override func writeBase(into root: inout Root) { write(&root, form.currentBaseIfPresent) }

  override func writeReadable(into root: inout Root) { write(&root, form.currentReadableValues) }

  override func json(isBase: Bool) -> JSONValue {
    ValueCoding.json(of: isBase ? form.currentBaseIfPresent : form.currentValueIfPresent)
  }

  override func load(from root: Root) {
    let values = read(root)
    form.setMissingWhenEmpty(values == nil, inBase: false)
    form.load(values ?? Form.emptyValues)
  }

  override func collectChangedPaths(_ paths: inout [ValidationPath]) { form.collectChangedPaths(&paths) }

  override func isSameButForIDs(_ root: Root, _ other: Root) -> Bool {
    form.isSameButForIDs(read(root) ?? Form.emptyValues, read(other) ?? Form.emptyValues)
  }

  override func rebase(onto root: Root, _ conflicts: inout RebaseConflicts) {
    let values = read(root)
    form.setMissingWhenEmpty(values == nil, inBase: true)
    form.rebase(onto: values ?? Form.emptyValues, &conflicts)
  }

  override func collectSnapshot(_ content: inout SnapshotContent, at path: ValidationPath) {
    form.collectSnapshot(&content, at: path)
  }

  override func restore(from root: Root, _ reader: inout SnapshotReader, at path: ValidationPath) {
    let values = read(root)
    form.setMissingWhenEmpty(values == nil, inBase: false)
    form.restore(values ?? Form.emptyValues, &reader, at: path)
  }

  override func addSecrets(
    to json: inout JSONValue, of structure: SnapshotStructure, at path: ValidationPath
  ) {
    form.addSecrets(to: &json, of: structure, at: path)
  }

  override func removeSecrets(from json: inout JSONValue, isBase: Bool) {
    form.removeSecrets(from: &json, isBase: isBase)
  }
}

/// Reads the content of a snapshot, and notes what was not read.
@MainActor
struct SnapshotReader {
  private let content: SnapshotContent
  private var unreadControls: Set<String>
  /// The paths of what could not be decoded.
  private var undecodedPaths: [ValidationPath] = []
  private var callsAtEnd: [@MainActor () -> Void] = []

  init(_ content: SnapshotContent) {
    self.content = content
    unreadControls = Set(content.controls.keys)
  }

  /// The paths of the controls that were not read, in order, and of what could not be decoded.
  var unreadPaths: [ValidationPath] {
    unreadControls.sorted().compactMap { ValidationPath($0) } + undecodedPaths
  }

  /// Returns the state of the control at a path.
  mutating func control(at path: ValidationPath) -> ControlSnapshot? {
    unreadControls.remove(path.description)
    return content.controls[path.description]
  }

  /// Returns the places in the base of the elements of a list.
  func places(at path: ValidationPath) -> [Int?]? { content.places[path.description] }

  /// Returns the structure with which edits are compared in a part that is not in the base; the value if
  /// there were no edits.
  mutating func base<Value>(of value: Value, at path: ValidationPath) -> Value {
    guard let json = content.bases[path.description] else { return value }
    let own = ValueCoding.json(of: value)
    return decode(Value.self, from: json, or: own, elements: own, at: path) ?? value
  }

  /// Returns the structure of an optional part that is missing; `nil` if it has none that the user can switch
  /// on again.
  mutating func hiddenValue<Value>(of form: FormModel<Value>?, at path: ValidationPath) -> Value? {
    guard var json = content.hiddenValues[path.description] else { return nil }
    form?.addSecrets(to: &json, of: .value(places: content.places), at: path)
    let own = form.map { ValueCoding.json(of: $0.currentValue) } ?? .null
    let elements = form.map { $0.jsonWithoutSecrets(isBase: false) } ?? .null
    return decode(Value.self, from: json, or: own, elements: elements, at: path)
  }

  private mutating func decode<Value>(
    _ type: Value.Type, from json: JSONValue, or own: JSONValue, elements: JSONValue, at path: ValidationPath
  ) -> Value? {
    var repairs = SnapshotRepairs()
    let value = repairs.decode(type, from: json, or: own, elements: elements)
    undecodedPaths += repairs.paths.map { path.appending($0) }
    return value
  }

  // MARK: The end

  /// Has a function called when the form has the state of the snapshot, over its own base.
  mutating func callAtEnd(_ call: @escaping @MainActor () -> Void) { callsAtEnd.append(call) }

  mutating func callAtEnd() {
    for call in exchange(&callsAtEnd, with: []) { call() }
  }
}

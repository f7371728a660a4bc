/// Reads the content of a snapshot, and notes what was not read.
struct SnapshotReader {
  private let content: SnapshotContent
  private var unreadControls: Set<String>

  init(_ content: SnapshotContent) {
    self.content = content
    unreadControls = Set(content.controls.keys)
  }

  /// The paths of the controls that were not read, in order.
  var unreadPaths: [ValidationPath] { unreadControls.sorted().compactMap { ValidationPath($0) } }

  /// Returns the state of the control at a path.
  mutating func control(at path: ValidationPath) -> ControlState? {
    unreadControls.remove(path.description)
    return content.controls[path.description]
  }

  /// Returns the places in the base of the elements of a list.
  func places(at path: ValidationPath) -> [Int?]? { content.places[path.description] }

  /// Returns the structure with which edits are compared in a part that is not in the base.
  func base<Value>(_ type: Value.Type, at path: ValidationPath) -> Value? {
    content.bases[path.description].flatMap { try? ValueCoding.decode(type, from: $0) }
  }
}

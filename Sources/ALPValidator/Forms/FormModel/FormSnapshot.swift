/// The state of a form of a structure, to resume it later: a draft that survives the end of the app.
///
/// ```swift
/// let form = FormModel(profile, rules: Profile.rules)
/// let draft = try JSONEncoder().encode(form.snapshot(version: 3))
/// // After a relaunch, in a new form:
/// form.restore(
///   try JSONDecoder().decode(FormSnapshot<Profile>.self, from: draft))
/// ```
///
/// A snapshot has the base, the value, the texts as they were typed, also in optional parts that were
/// switched off, the places of list elements in the base, and which failures were shown. Properties that are
/// declared as secret are not in it.
public struct FormSnapshot<Value: Sendable>: Codable, Equatable, Sendable {
  /// The version that the app gave the snapshot.
  public let version: Int
  /// The structure that edits are compared with, without secrets.
  let base: JSONValue
  /// The structure with the edits, without secrets.
  let value: JSONValue
  /// What the structures do not say.
  let content: SnapshotContent
}

/// What remains to be done after ``FormModel/restore(_:)``.
public struct FormRestoration: Hashable, Sendable {
  /// The paths at which both the snapshot and the base of the form have changed, to different values. The
  /// form has those of the snapshot.
  public let conflicts: [ValidationPath]
  /// The paths in the snapshot that the form doesn't know, or whose values it can't decode.
  ///
  /// The empty path is that of the whole structure: nothing was restored.
  public let unrestoredPaths: [ValidationPath]

  /// Creates a description of what remains to be done.
  ///
  /// - Parameters:
  ///   - conflicts: The paths of the conflicts.
  ///   - unrestoredPaths: The paths that were not restored.
  public init(conflicts: [ValidationPath] = [], unrestoredPaths: [ValidationPath] = []) {
    self.conflicts = conflicts
    self.unrestoredPaths = unrestoredPaths
  }
}

/// One of the two structures that a snapshot has.
enum SnapshotStructure {
  /// The one that edits are compared with.
  case base
  /// The one with the edits. For each list whose elements have other places than in the base, it has these;
  /// `nil` for an element that was added.
  case value(places: [String: [Int?]])

  var isBase: Bool {
    switch self {
    case .base: true
    case .value: false
    }
  }

  /// Returns the places in the base of the elements of a list, if they are other ones.
  func places(at path: ValidationPath) -> [Int?]? {
    switch self {
    case .base: nil
    case .value(let places): places[path.description]
    }
  }
}

/// What a snapshot has besides structures, by path.
struct SnapshotContent: Codable, Equatable, Sendable {
  /// The states of controls.
  var controls: [String: ControlSnapshot] = [:]
  /// For each list, the places of its elements in the base; `nil` for an element that was added.
  var places: [String: [Int?]] = [:]
  /// The structures with which edits are compared in parts that are not in the base.
  var bases: [String: JSONValue] = [:]
  /// The structures of optional parts that are missing, and that the user can switch on again.
  var hiddenValues: [String: JSONValue] = [:]
}

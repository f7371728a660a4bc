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
/// A snapshot is a tree like the form. It has the edits with what they were made of, the texts as they were
/// typed, also in optional parts that were switched off, and which failures were shown. It contains no properties
/// that are declared as secret.
public struct FormSnapshot<Value: Sendable>: Codable, Equatable, Sendable {
  /// The version that the app gave the snapshot.
  public let version: Int
  /// What the form has; `nil` if it is untouched.
  let form: PartSnapshot?
}

/// What remains to be done after ``FormModel/restore(_:)``.
public struct FormRestoration: Hashable, Sendable {
  /// The paths at which both the snapshot and the base of the form have changed, to different values. The
  /// form has those of the snapshot.
  public let conflicts: [ValidationPath]
  /// The paths in the snapshot that the form doesn't know, or whose values it can't decode, in the order in
  /// which the snapshot has them.
  ///
  /// A property that is among them is as it was. A row of a list that is among them is not in the form.
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

/// What a snapshot contains of a part, and of the parts in it. An untouched part has none.
// A class, because of code: what contains such a value copies one reference, and not each of its many members.
final class PartSnapshot: Codable, Equatable, Sendable {
  /// Of a control; of a form, that of the control with the failures of rules about the form as a whole.
  let control: ControlSnapshot?
  /// Of a structure: its parts by their names.
  let parts: [String: PartSnapshot]?
  /// Of a list or dictionary.
  let elements: ElementsSnapshot?
  /// Of a structure that may be missing.
  let presence: PresenceSnapshot?
  /// Of an enumeration.
  let choice: ChoiceSnapshot?

  init(
    control: ControlSnapshot? = nil, parts: [String: PartSnapshot]? = nil, elements: ElementsSnapshot? = nil,
    presence: PresenceSnapshot? = nil, choice: ChoiceSnapshot? = nil
  ) {
    self.control = control
    self.parts = parts
    self.elements = elements
    self.presence = presence
    self.choice = choice
  }

  static func == (one: PartSnapshot, other: PartSnapshot) -> Bool {
    one.control == other.control && one.parts == other.parts && one.elements == other.elements
      && one.presence == other.presence && one.choice == other.choice
  }

  /// The snapshot; `nil` if it contains nothing.
  var ifAny: PartSnapshot? { self == PartSnapshot() ? nil : self }

  /// Returns the snapshot with something else about whether the structure is missing.
  func with(_ presence: PresenceSnapshot?) -> PartSnapshot {
    PartSnapshot(control: control, parts: parts, elements: elements, presence: presence, choice: choice)
  }
}

/// What a snapshot contains of the elements of a list or dictionary.
struct ElementsSnapshot: Codable, Equatable, Sendable {
  struct Element: Codable, Equatable, Sendable {
    /// The place in the base; `nil` for an element that was added.
    var place: Int?
    /// The `id` or the key of an element that was added, if it has one; the key of an entry that was renamed.
    var key: JSONValue?
    /// What an element began with that was added or changed, without secrets: its base.
    var whole: JSONValue?
    /// The edits.
    var content: PartSnapshot?
  }

  /// Whether the elements of the base have an `id` or a key.
  var hasKeys: Bool
  /// The elements of the base: what each has as its `id` or key, or else the elements without secrets. `nil` if a
  /// secret has no empty value.
  var base: [JSONValue]?
  /// Whether an empty collection is a missing one, as it is and in the base.
  var isMissing: Bool?
  var isBaseMissing: Bool?
  /// The elements, in order.
  var elements: [Element]
  /// The elements that the user has removed, with what they were.
  var removed: [Element]?
}

extension ElementsSnapshot.Element {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    place = try container.decodeIfPresent(Int.self, forKey: .place)
    key = try container.decodeJSON(forKey: .key)
    whole = try container.decodeJSON(forKey: .whole)
    content = try container.decodeIfPresent(PartSnapshot.self, forKey: .content)
  }
}

/// What a snapshot contains of a structure that may be missing.
struct PresenceSnapshot: Codable, Equatable, Sendable {
  /// Whether there is a structure, as it is and in the base.
  var isPresent: Bool
  var isBasePresent: Bool
  /// What the form of the structure began with if it was changed or removed, or if the base has no structure,
  /// without secrets.
  var whole: JSONValue?
  /// Whether that is the default, and not a structure that the program has set.
  var isDefault: Bool?
  /// The state of the switch.
  var control: ControlSnapshot?
}

/// What a snapshot contains of an enumeration.
struct ChoiceSnapshot: Codable, Equatable, Sendable {
  /// What a snapshot contains of a case.
  struct Case: Codable, Equatable, Sendable {
    /// What was typed.
    var content: PartSnapshot?
    /// What the form of the case began with if it was changed or is not selected, without secrets.
    var whole: JSONValue?
    /// Whether that is what a new case begins with.
    var isDefault: Bool?
  }

  /// The name of the selected case, as it is and in the base; `nil` if none is selected.
  var selected: String?
  var base: String?
  /// The cases whose forms have something.
  var cases: [String: Case]?
  /// The state of the control that selects the case.
  var control: ControlSnapshot?
}

extension ChoiceSnapshot.Case {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(PartSnapshot.self, forKey: .content)
    whole = try container.decodeJSON(forKey: .whole)
    isDefault = try container.decodeIfPresent(Bool.self, forKey: .isDefault)
  }
}

/// Notes what cannot be restored of a snapshot, and what remains to be done at the end.
@MainActor
struct Restoring {
  private var leftOutPaths: [ValidationPath] = []
  private var knownPaths: Set<ValidationPath> = []
  private var callsAtEnd: [Transaction.Step] = []

  /// The paths of what the form does not know or cannot decode, each once.
  var unrestoredPaths: [ValidationPath] { leftOutPaths }

  /// Notes that what the snapshot has at a path is left out.
  mutating func leftOut(_ path: ValidationPath) {
    if knownPaths.insert(path).inserted { leftOutPaths.append(path) }
  }

  /// Has a function called when the form has the content of the snapshot over its own base.
  mutating func atEnd(_ call: @escaping Transaction.Step) { callsAtEnd.append(call) }

  mutating func callAtEnd(_ command: Command) {
    for call in exchange(&callsAtEnd, with: []) { call(command) }
  }
}

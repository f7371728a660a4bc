/// A part of a form whose content is a value: a control, or the form of a structure, a list, a dictionary, or a
/// structure that may be missing.
@MainActor
protocol ValuePart<PartValue>: FormPart {
  /// The type of the value, which a structure around the part has.
  associatedtype PartValue

  /// Returns the value in a version, formatted. Not tracked.
  func value(in version: Version) -> PartValue

  /// Returns the value in a version with empty values in place of secrets; `nil` if a secret has no empty value.
  func valueWithoutSecrets(in version: Version) -> PartValue?

  /// Takes a value that the program has set.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - keepingSecrets: Whether secrets stay as they are.
  ///   - command: The command under way.
  func setValue(_ value: PartValue, keepingSecrets: Bool, _ command: Command)

  /// Takes another base, and keeps the edits.
  ///
  /// - Parameters:
  ///   - value: The new base.
  ///   - ancestor: What both sides have begun with.
  ///   - conflicts: Adds the parts that both sides have changed, differently.
  ///   - command: The command under way.
  /// - Returns: Whether the other side has changed the part.
  @discardableResult
  func rebase(
    onto value: PartValue, since ancestor: Ancestor, _ conflicts: inout RebaseConflicts, _ command: Command
  ) -> Bool

  /// The parts that key paths through the property lead to, with these key paths.
  var partsByKeyPath: [(keyPath: AnyKeyPath, part: FormPart)] { get }
}

extension ValuePart {
  var partsByKeyPath: [(keyPath: AnyKeyPath, part: FormPart)] { [] }

  /// Returns the JSON of the value in a version without secrets; `nil` if a secret has no empty value.
  func jsonWithoutSecrets(in version: Version) -> JSONValue? {
    valueWithoutSecrets(in: version).map { ValueCoding.json(of: $0) }
  }
}

/// What has the value of a part in its own value: the slot of a property, the list of an element, or a part with
/// alternatives.
///
/// It takes the value when its own is read, and says so, with `valueWasTaken()`. Of a change after that, the part tells it
/// once, in its ``PartDifference``. A read of a value settles what is marked first, so it knows all changes.
@MainActor
protocol ValueHolder: AnyObject {
  /// The form whose value always has that of the part, so that the part may not leave it; `nil` if there is none.
  var formThatNeedsParts: FormGroup? { get }

  /// Follows that a part has another value than the one that was taken. Called when the part is settled.
  func valueDidChange(of part: FormPart)
}

/// The parts of a form that both sides changed differently, in the order in which they were found.
///
/// The paths are computed after the rebase, because elements move during it.
@MainActor
struct RebaseConflicts {
  private var parts: [FormPart] = []
  private var ids: Set<ObjectIdentifier> = []

  mutating func add(_ part: FormPart) {
    if ids.insert(ObjectIdentifier(part)).inserted { parts.append(part) }
  }

  var isEmpty: Bool { parts.isEmpty }

  /// The paths of the parts.
  var paths: [ValidationPath] { parts.map(\.path) }

  /// Notes the conflicts that a closure finds, unless they are left out.
  mutating func collecting<Result>(
    leavingOut isLeftOut: Bool, _ body: (inout RebaseConflicts) -> Result
  ) -> Result {
    guard isLeftOut else { return body(&self) }
    var ignored = RebaseConflicts()
    return body(&ignored)
  }
}

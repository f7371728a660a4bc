import Foundation

extension FormModel where Value: Codable {
  /// Returns the state of the form, to restore it later. Properties that are declared as secret are left out.
  ///
  /// - Parameter version: A version of the app's, which a later version of the app can read from the
  ///   snapshot.
  /// - Returns: The snapshot. It has no controls that the structure doesn't have.
  public func snapshot(version: Int = 1) -> FormSnapshot<Value> {
    tracker.read([.value, .settings, .activity, .parts])
    var content = SnapshotContent()
    collectSnapshot(&content, at: ValidationPath())
    return FormSnapshot(
      version: version, base: jsonWithoutSecrets(isBase: true), value: jsonWithoutSecrets(isBase: false),
      content: content)
  }

  /// Restores the state that a snapshot has. The base stays the one that the form has, and edits are kept as
  /// by ``rebase(onto:)``.
  ///
  /// Create the form with the value that the server has now, and restore the draft into it:
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let draft = try JSONDecoder().decode(
  ///   FormSnapshot<Profile>.self, from: data)
  /// let restoration = form.restore(draft)
  /// restoration.conflicts  // where the draft and the server differ
  /// ```
  ///
  /// If the snapshot and the base have both changed a property, to different values, the value of the
  /// snapshot stays, and its path is among the conflicts.
  ///
  /// Failures that were shown are shown again. Secret properties keep their values; in elements that the
  /// snapshot adds, they are empty. A snapshot of an earlier version of the structure is restored as far as
  /// the form knows its properties.
  ///
  /// - Parameter snapshot: The snapshot.
  /// - Returns: The conflicts, and what could not be restored. Both are empty if a condition calls the
  ///   function, because it then runs after the evaluation.
  @discardableResult
  public func restore(_ snapshot: FormSnapshot<Value>) -> FormRestoration {
    var restoration = FormRestoration()
    Transaction.run("restore(_:)", orQueue: { { [self] in _ = restoreNow(snapshot) } }) {
      restoration = restoreNow(snapshot)
    }
    return restoration
  }

  private func restoreNow(_ snapshot: FormSnapshot<Value>) -> FormRestoration {
    // 1. Decode the structures of the snapshot. What they lack is taken from the form.
    let ownBase = currentBase
    var baseJSON = snapshot.base
    var valueJSON = snapshot.value
    addSecrets(to: &baseJSON, of: .base, at: ValidationPath())
    addSecrets(to: &valueJSON, of: .value(places: snapshot.content.places), at: ValidationPath())
    var repairs = SnapshotRepairs()
    let elements = jsonWithoutSecrets(isBase: true)
    let base = repairs.decode(
      Value.self, from: baseJSON, or: ValueCoding.json(of: ownBase), elements: elements)
    let value = repairs.decode(
      Value.self, from: valueJSON, or: ValueCoding.json(of: currentValue), elements: elements)
    guard let base, let value else { return FormRestoration(unrestoredPaths: [ValidationPath()]) }

    // 2. Bring the form to the state of the snapshot: its base, without edits, and then its values.
    resetAll()
    var conflictsWithoutEdits = RebaseConflicts()
    rebase(onto: base, &conflictsWithoutEdits)
    var reader = SnapshotReader(snapshot.content)
    restore(value, &reader, at: ValidationPath())

    // 3. Take the base of the form again, to which the edits of the snapshot are edits now.
    var conflicts = RebaseConflicts()
    rebase(onto: ownBase, &conflicts)
    reader.callAtEnd()

    let unknownMembers = SnapshotRepairs.unknownMembers(
      of: snapshot.value, known: ValueCoding.json(of: value))
    return FormRestoration(
      conflicts: conflicts.paths, unrestoredPaths: repairs.paths + unknownMembers + reader.unreadPaths)
  }
}

extension FormModel {
  /// Adds the states of the controls in the form, at the path of the form.
  func collectSnapshot(_ content: inout SnapshotContent, at path: ValidationPath) {
    for slot in slots { slot.collectSnapshot(&content, at: slot.path(from: path)) }
  }

  /// Takes a value and the states of controls. Within a command only.
  func restore(_ value: Value, _ reader: inout SnapshotReader, at path: ValidationPath) {
    takeUndeclared(value)
    for slot in slots { slot.restore(from: value, &reader, at: slot.path(from: path)) }
  }
}

extension Slot {
  /// The path of the part, from that of the form.
  final func path(from path: ValidationPath) -> ValidationPath {
    part.storedName.map { path.appending(ValidationPath.Component($0)) } ?? path
  }
}

import Foundation

extension FormModel where Value: Codable {
  /// Returns the state of the form, to restore it later. Properties that are declared as secret are left out.
  ///
  /// The function is observable, so a view can keep a draft up to date.
  ///
  /// - Parameter version: A version of the app's, which a later version of the app can read from the
  ///   snapshot.
  /// - Returns: The snapshot. It has no controls that the structure doesn't have.
  public func snapshot(version: Int = 1) -> FormSnapshot<Value> {
    FormSnapshot(version: version, form: snapshot())
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
  /// Each property is decoded by itself. What can't be decoded, and what the form doesn't know, is left as it
  /// is: so a draft of an earlier version of the structure is restored as far as possible.
  ///
  /// Failures that were shown are shown again. Secret properties keep their values. An element of a list gets its
  /// secrets from the element with its `id`, or, without an `id`, if the elements of the base are the same; in
  /// other elements they are empty.
  ///
  /// - Parameter snapshot: The snapshot.
  /// - Returns: The conflicts, and what could not be restored. Both are empty if a condition calls the
  ///   function, because it then runs after the evaluation.
  @discardableResult
  public func restore(_ snapshot: FormSnapshot<Value>) -> FormRestoration {
    var restoration = FormRestoration()
    Transaction.run("restore(_:)", orQueue: { { [self] command in _ = restoreNow(snapshot, command) } }) {
      command in
      restoration = restoreNow(snapshot, command)
    }
    return restoration
  }

  private func restoreNow(_ snapshot: FormSnapshot<Value>, _ command: Command) -> FormRestoration {
    let base = value(in: .base)
    for slot in slots { slot.part.forEachPart(.all) { $0.setExternal([]) } }
    // 1. Each part takes the content of the snapshot, and the base of the edits.
    var restoring = Restoring()
    restore(snapshot.form, &restoring, at: ValidationPath(), command)
    // 2. The form takes its own base again, to which the edits of the snapshot are edits now.
    var conflicts = RebaseConflicts()
    rebase(onto: base, since: .base, &conflicts, command)
    restoring.callAtEnd(command)
    return FormRestoration(conflicts: conflicts.paths, unrestoredPaths: restoring.unrestoredPaths)
  }
}

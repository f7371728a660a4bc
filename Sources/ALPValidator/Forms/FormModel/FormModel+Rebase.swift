extension FormModel {
  /// Takes another base, such as the structure that a server has now, and keeps the edits.
  ///
  /// What was not edited takes the new value. What was edited stays, and is compared with the new base from
  /// now on. If both sides have changed a property, to different values, that is a conflict: the edit stays,
  /// and the path is returned. No failure is shown because of it.
  ///
  /// After saving, pass what the server has saved. What was typed meanwhile stays, is dirty, and is not a
  /// conflict.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let submission = try await form.submit { try await server.save($0) }
  /// if case .submitted(let saved) = submission { form.rebase(onto: saved) }
  /// ```
  ///
  /// Elements of lists are matched by their `id` if they are `Identifiable`. After a submission, an element
  /// that the server has given another `id` is matched by its place, if its other values are those that were
  /// submitted. The edits are kept even if the server refused them: a value that a server changes while it
  /// saves, to neither the old nor the submitted one, is a conflict. Declare such a change as a formatter.
  ///
  /// - Parameter value: The new base.
  /// - Returns: The paths at which both sides changed. None if a condition calls the function, because it
  ///   then runs after the evaluation.
  @discardableResult
  public func rebase(onto value: Value) -> [ValidationPath] {
    var conflicts = RebaseConflicts()
    Transaction.run("rebase(onto:)", orQueue: { { [self] in _ = rebaseNow(onto: value) } }) {
      conflicts = rebaseNow(onto: value)
    }
    return conflicts.paths
  }

  private func rebaseNow(onto value: Value) -> RebaseConflicts {
    var conflicts = RebaseConflicts()
    rebase(onto: value, &conflicts)
    publishCleanChangeAround()
    return conflicts
  }

  /// Whether a property differs from the base.
  var isChanged: Bool {
    var paths: [ValidationPath] = []
    collectChangedPaths(&paths)
    return !paths.isEmpty
  }

  /// Returns whether the declared properties of two structures are equal, apart from the `id` of the
  /// structures and of elements in them.
  func isSameButForIDs(_ value: Value, _ other: Value) -> Bool {
    slots.allSatisfy { $0.isSameButForIDs(value, other) }
  }
}

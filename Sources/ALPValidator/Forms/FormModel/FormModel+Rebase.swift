extension FormModel {
  /// Takes another base, such as the structure that a server has now, and keeps the edits.
  ///
  /// What was not edited takes the new value. What was edited stays, and is compared with the new base from
  /// now on. If both sides have changed a property, to different values, that is a conflict: the edit stays,
  /// and the path is returned. No failure is shown because of it.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// form[\.email].value = "ada@example.com"
  /// form.rebase(onto: profile)  // []
  /// ```
  ///
  /// Elements of lists are matched by the `id` that they have in the base, if they are `Identifiable`. Elements
  /// without an `id` are matched by their places; if both sides have changed their number, the list is one
  /// conflict. What both sides have added is compared property by property.
  ///
  /// To take what a server has saved, return it from the closure of ``save(_:)``.
  ///
  /// - Parameter value: The new base.
  /// - Returns: The paths at which both sides changed. None if a condition calls the function, because it
  ///   then runs after the evaluation.
  @discardableResult
  public func rebase(onto value: Value) -> [ValidationPath] {
    var conflicts: [ValidationPath] = []
    Transaction.run("rebase(onto:)", orQueue: { { [self] in _ = rebaseNow(onto: value) } }) {
      conflicts = rebaseNow(onto: value)
    }
    return conflicts
  }

  private func rebaseNow(onto value: Value) -> [ValidationPath] {
    var conflicts = RebaseConflicts()
    if rebase(onto: value, since: .base, &conflicts) { markBaseChange() }
    return conflicts.paths
  }
}

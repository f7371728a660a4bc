extension FormPart {
  /// Returns the failures that the values would have, in order, without showing them. Warnings are left out.
  ///
  /// The call changes no state, notifies no observer and sends no request. It is observable, so a Save button
  /// can follow it.
  public final func silentFailures() -> [ValidationFailure] {
    Transaction.ask {
      collect(.included) { part in
        part.tracker.read([.value, .settings, .parts])
        return part.located(part.ownSilentFailures())
      }
    }
  }

  /// Makes the current values the ones that ``ValidationObject/reset()`` restores and ``FormPart/isDirty``
  /// compares with.
  ///
  /// Call it after saving. After a submission, the values that were submitted become the clean ones: what was
  /// typed while the submission was under way stays, and is dirty. The list of parts of a form becomes clean
  /// in the same way: parts that are added or removed afterwards make the form dirty, and a reset removes or
  /// restores them.
  ///
  /// Call it as soon as ``FormValidator/submit(_:)`` has returned. A value that is set between the two calls
  /// counts as the answer of the server, and becomes clean, unless the control is being edited. A value that
  /// is set while the body runs counts as an edit, and is dirty, so set the answer of the server after the
  /// submission.
  public final func markClean() {
    Transaction.run("markClean()") { [self] in
      makeClean(after: submissionToSave)
      didMarkClean()
      publishCleanChangeAround()
    }
  }

  /// Validates all included controls in the part, whatever their policy, and shows their failures from now
  /// on.
  ///
  /// Call it for a page when the user chooses Next in a wizard. Observers are notified once, at the end. To
  /// get the failures without showing them, call ``silentFailures()``.
  ///
  /// - Returns: The state afterwards.
  @discardableResult
  public final func validate() -> ValidatorState {
    Transaction.run("validate()") { [self] in validateAll() }
    return tallyAfterSettling().state
  }
}

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

  /// Makes what is there now the base, which ``ValidationObject/reset()`` restores and ``FormPart/isDirty``
  /// compares with.
  ///
  /// The parts of a form belong to its base: parts that are added or removed afterwards make the form dirty,
  /// and a reset removes or restores them.
  ///
  /// To save the form of a structure, call ``FormModel/save(_:)``, which knows what was typed while it was
  /// being saved.
  public final func markClean() {
    Transaction.run("markClean()") { [self] in
      take(.madeBase)
      markBaseChange()
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

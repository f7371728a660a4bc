extension FormPart {
  /// The form that contains the part, or `nil`.
  public final var form: FormValidator? { tracker.read(.settings, storedForm) }

  /// The name of the part in its form, which makes its ``path``; `nil` if it has none.
  public internal(set) final var name: String? {
    get { tracker.read(.settings, storedName) }
    set {
      storedName = newValue
      tracker.didChange(.settings)
    }
  }

  /// The label of the field on screen, which replaces `{label}` in message templates.
  ///
  /// Setting it replaces the current messages, and notifies observers if they differ.
  public final var label: String? {
    get { tracker.read(.settings, storedLabel) }
    set {
      Transaction.run("label") { [self] in changeLabel(to: newValue) }
    }
  }

  final func changeLabel(to label: String?) {
    storedLabel = label
    tracker.didChange(.settings)
    rewriteMessages()
  }

  /// When the failures of the controls in the part are shown; `nil` for the visibility of the enclosing form.
  ///
  /// A form that is in no other form has ``ErrorVisibility/afterEditing`` by default.
  public final var errorVisibility: ErrorVisibility? {
    get { tracker.read(.settings, storedErrorVisibility) }
    set { set("errorVisibility") { [self] in storedErrorVisibility = newValue } }
  }

  /// The visibility of the part, or else of the nearest form that has one.
  final var inheritedErrorVisibility: ErrorVisibility {
    errorVisibility ?? form?.inheritedErrorVisibility ?? .afterEditing
  }

  /// A Boolean value that indicates whether a value differs from the initial one, or from the one that was marked clean.
  ///
  /// Formatted values are compared. A form is also dirty if controls were added, removed or moved since ``markClean()`` was
  /// called.
  public final var isDirty: Bool { tracker.read(.dirtiness, status.dirty > 0) }

  /// A Boolean value that indicates whether the part is included in its form: its `when:` closure, if any, returns `true`.
  ///
  /// Show the fields that are active. Whether the form itself is active doesn't matter.
  public final var isActive: Bool { tracker.read(.settings, isIncluded) }

  /// Returns the failures that the values would have, in order, without showing them. Warnings are left out.
  ///
  /// The call changes no state, notifies no observer and sends no request. It is observable, so a Save button can follow it.
  public final func silentFailures() -> [ValidationFailure] {
    Transaction.ask {
      collect(.included) { part in
        part.tracker.read([.value, .settings])
        return part.located(part.ownSilentFailures())
      }
    }
  }

  /// Makes the current values the ones that ``ValidationObject/reset()`` restores and ``FormPart/isDirty`` compares with.
  ///
  /// Call it after saving. After a submission, the values that were submitted become the clean ones: what was typed while the
  /// submission was under way stays, and is dirty. The parts of a form count, too: parts that are added or removed afterwards make
  /// it dirty, and a reset removes or restores them.
  public final func markClean() {
    Transaction.run("markClean()") { [self] in markAllClean(after: latestSubmission) }
  }

  /// The submission that began last, of this form or of one that contains the part; `nil` if there was none.
  private var latestSubmission: SubmissionID? {
    let ownSubmission = (self as? FormValidator)?.ownLatestSubmission
    let submissions = [ownSubmission] + formsAround.map(\.ownLatestSubmission)
    return submissions.compactMap(\.self).max()
  }

  /// Validates all included controls in the part, whatever their policy, and shows their failures from now on.
  ///
  /// Call it for a page when the user chooses Next in a wizard. Observers are notified once, at the end. To get the failures
  /// without showing them, call ``silentFailures()``.
  ///
  /// - Returns: The state afterwards.
  @discardableResult
  public final func validate() -> ValidatorState {
    Transaction.run("validate()") { [self] in validateAll() }
    return status.state
  }
}

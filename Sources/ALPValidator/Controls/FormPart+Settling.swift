// What has changed in a part: it is marked by a command, and settled at the end of the command, from the deepest part.

extension FormPart {
  /// What has changed in a part since it was settled.
  struct UnsettledChanges {
    /// Whether what the part itself has is to be counted again.
    var needsRecount = false
    /// Whether the part itself is among the changed parts.
    var isAmongChangedParts = false
    /// The change of the sums of the parts in the part; for forms.
    var difference = Status()
    /// Whether other values than before may be submitted.
    var isEdited = false
    /// The parts whose failures may have changed, this one included.
    var changedParts: [ChangedPart] = []
  }

  // MARK: Marking

  /// Lets all that follows the value of the part know that it is another one.
  final func markValue() {
    tracker.didChange(.value)
    follower?.valueDidChange(of: self)
  }

  /// Marks an edit, if a submission is under way: other values than before may be submitted.
  ///
  /// Edits are counted only during a submission, so a keystroke that changes no outcome ends in its control.
  final func markEdit() {
    guard FormValidator.submissionCount > 0 else { return }
    unsettled.isEdited = true
    Transaction.mark(self)
  }

  /// Marks a change of what the part itself has: its validators or its external failures.
  final func markStatus() {
    unsettled.needsRecount = true
    if !unsettled.isAmongChangedParts {
      unsettled.isAmongChangedParts = true
      unsettled.changedParts.append(changedPart)
    }
    Transaction.mark(self)
  }

  /// Marks a change of whether the part differs from what is clean, which is not a failure.
  final func markDirtiness() {
    unsettled.needsRecount = true
    Transaction.mark(self)
  }

  /// Replaces the external failures of the part itself, whose paths begin at the part.
  final func setExternal(_ failures: [ValidationFailure]) {
    guard failures != external else { return }
    external = failures
    tracker.didChange(.settings)
    markStatus()
  }

  // MARK: Settling

  /// Takes up what has changed in the part, and passes the difference on to its form.
  final func settleChanges() {
    let changes = exchange(&unsettled, with: UnsettledChanges())
    if changes.isEdited { valuesDidChange() }

    let earlier = settledStatus
    updateSum(changes)
    noteChanges(changes, since: earlier)
    if isIncluded {
      storedForm?.takeUp(
        difference: settledStatus - earlier, isEdited: changes.isEdited, changedParts: changes.changedParts)
    }
    endWaitsIfIdle(settledStatus)
  }

  /// Updates the sum: that of the parts is kept by difference, that of the part itself is counted again.
  private func updateSum(_ changes: UnsettledChanges) {
    let sumOfParts = settledStatus - countedStatus + changes.difference
    if changes.needsRecount { countedStatus = countStatus() }
    settledStatus = sumOfParts + countedStatus
  }

  /// Lets Observation and dependents know of what has changed, and decides whether observers may have to be notified.
  private func noteChanges(_ changes: UnsettledChanges, since earlier: Status) {
    let haveFailuresChanged = !changes.changedParts.isEmpty
    let isStateOther = settledStatus.state != earlier.state
    let hasValidatedOtherwise = (settledStatus.unvalidated == 0) != (earlier.unvalidated == 0)
    let isOutcomeOther = settledStatus.withoutDirtiness != earlier.withoutDirtiness
    let isDirtyOtherwise = (settledStatus.dirty > 0) != (earlier.dirty > 0)

    if isOutcomeOther || haveFailuresChanged { tracker.didChange(.outcome) }
    if isDirtyOtherwise { tracker.didChange(.dirtiness) }
    for change in changes.changedParts { addUnnotified(change) }
    if isStateOther || hasValidatedOtherwise || haveFailuresChanged { notifyLater() }
  }

  /// Takes up what a part of the form has settled, or what comes and goes with a part.
  final func takeUp(difference: Status, isEdited: Bool, changedParts: [ChangedPart]) {
    unsettled.difference = unsettled.difference + difference
    if isEdited { unsettled.isEdited = true }
    if !changedParts.isEmpty { unsettled.changedParts += changedParts }
    Transaction.mark(self)
  }

  #if DEBUG
  /// Stops the program if the sum of the part is not that of what it is made of.
  final func checkSums() {
    let isUnsettled = unsettled.isEdited || unsettled.needsRecount || !unsettled.changedParts.isEmpty
    assert(!isUnsettled || isMarked, "A part has changed and was not settled")
    assert(countedStatus == countStatus(), "The summary of a part is not that of its validators")
    let parts = directParts
    guard parts.count <= Limits.partsOfCheckedForm else { return }
    let sum = parts.filter(\.isIncluded).reduce(Status()) { $0 + $1.settledStatus }
    assert(settledStatus == sum + countedStatus, "The summary of a form is not that of its parts")
    assert(
      parts.allSatisfy { $0.storedForm === self && $0.depth == depth + 1 }, "A part does not know its form")
  }
  #endif
}

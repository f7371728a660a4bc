// What has changed in a part: it is marked by a command, and settled at the end of the command, from the deepest part.

extension FormPart {
  /// What has changed in a part since it was settled.
  struct UnsettledChanges {
    /// Whether what the part itself has is to be counted again.
    var needsRecount = false
    /// The change of the sums of the parts in the part; for forms.
    var difference = Tally()
    /// Whether other values than before may be submitted.
    var isEdited = false

    var isEmpty: Bool { !needsRecount && !isEdited && difference == Tally() }
  }

  // MARK: Marking

  /// Lets all that follows the value of the part know that it is another one.
  final func noteValueChange() {
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
  final func markForRecount() {
    unsettled.needsRecount = true
    noteFailures()
    Transaction.mark(self)
  }

  /// Marks a change of whether the part differs from what is clean, which is not a failure.
  final func markDirtiness() {
    unsettled.needsRecount = true
    Transaction.mark(self)
  }

  // MARK: Settling

  /// Takes what the part itself has into the sum when it is made, and has neither a form nor observers.
  final func countFromTheStart() {
    ownTally = countOwnTally()
    settledTally = ownTally
    takeOutcomeAsKnown()
  }

  /// Takes up what has changed in the part, and passes the difference on to its form.
  final func settleChanges() {
    let changes = exchange(&unsettled, with: UnsettledChanges())
    if changes.isEdited { submittableValuesDidChange() }

    let earlier = settledTally
    updateSum(changes)
    noteSum(since: earlier)
    if isIncluded { storedForm?.takeUp(difference: settledTally - earlier, isEdited: changes.isEdited) }
    waits.endIfIdle(settledTally)
  }

  /// Updates the sum: that of the parts is kept by difference, that of the part itself is counted again.
  private func updateSum(_ changes: UnsettledChanges) {
    let sumOfParts = settledTally - ownTally + changes.difference
    if changes.needsRecount { ownTally = countOwnTally() }
    settledTally = sumOfParts + ownTally
  }

  /// Lets Observation and dependents know of another sum, and notifies observers later if it makes another state.
  ///
  /// Changes of failures are noted where they happen; see `noteFailures()`.
  private func noteSum(since earlier: Tally) {
    let didOutcomeChange = settledTally.withoutDirtiness != earlier.withoutDirtiness
    let didStateChange = settledTally.state != earlier.state
    let didHasValidatedChange = (settledTally.unvalidated == 0) != (earlier.unvalidated == 0)
    let didIsDirtyChange = (settledTally.dirty > 0) != (earlier.dirty > 0)

    if didOutcomeChange { tracker.didChange(.outcome) }
    if didIsDirtyChange { tracker.didChange(.dirtiness) }
    if didStateChange || didHasValidatedChange { notifyLater() }
  }

  /// Takes up what a part of the form has settled, or what comes and goes with a part.
  final func takeUp(difference: Tally, isEdited: Bool) {
    guard isEdited || difference != Tally() else { return }
    unsettled.difference = unsettled.difference + difference
    if isEdited { unsettled.isEdited = true }
    Transaction.mark(self)
  }

  #if DEBUG
  /// Stops the program if the sum of the part is not that of what it is made of.
  final func checkSums() {
    assert(unsettled.isEmpty || isMarked, "A part has changed and was not settled")
    assert(ownTally == countOwnTally(), "The summary of a part is not that of its validators")
    let parts = directParts
    guard parts.count <= Limits.partsOfCheckedForm else { return }
    let sum = parts.filter(\.isIncluded).reduce(Tally()) { $0 + $1.settledTally }
    assert(settledTally == sum + ownTally, "The summary of a form is not that of its parts")
    assert(
      parts.allSatisfy { $0.storedForm === self && $0.depth == depth + 1 }, "A part does not know its form")
  }
  #endif
}

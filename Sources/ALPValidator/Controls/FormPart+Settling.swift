// How a part is marked by a command, and settled at the end of the command, from the deepest part.

extension FormPart {
  // MARK: Marking

  /// Lets readers of the value know that it is another one, and the property or list of a structure that the part belongs to.
  final func noteValueChange() {
    tracker.didChange(.value)
    follower?.valueDidChange(of: self)
  }

  /// Marks that other values than before may be submitted, if a submission is under way.
  ///
  /// Such changes are counted only during a submission, so a keystroke that changes no outcome ends in its control.
  final func markContentChange() {
    guard FormValidator.submissionCount > 0 else { return }
    partTally.noteContentChange()
    Transaction.mark(self)
  }

  /// Marks a change of what the part itself has: its validators or its external failures. What observers know of these is noted
  /// at once, in each form that includes the part.
  final func markForRecount() {
    noteFailures()
    partTally.noteRecount()
    Transaction.mark(self)
  }

  /// Marks a change of whether the part differs from what is clean, which is not a failure.
  final func markDirtiness() {
    partTally.noteRecount()
    Transaction.mark(self)
  }

  /// Marks what a part of the form has settled, or what comes and goes with a part.
  final func addToTally(_ difference: Tally, didContentChange: Bool) {
    guard didContentChange || difference != Tally() else { return }
    partTally.add(difference)
    if didContentChange { partTally.noteContentChange() }
    Transaction.mark(self)
  }

  // MARK: Settling

  /// Counts what the part itself has when it is made, and has neither a form nor observers.
  final func countFromTheStart() {
    partTally.noteRecount()
    _ = partTally.settle(countOwn: countOwnTally)
    _ = acknowledgeOutcome()
  }

  /// Lets Observation and dependents know of another tally, and notifies observers later if it makes another state.
  ///
  /// Changes of failures are noted where they happen; see `noteFailures()`.
  final func noteTally(since earlier: Tally) {
    let current = partTally.settled
    let didOutcomeChange = current.withoutDirtiness != earlier.withoutDirtiness
    let didStateChange = current.state != earlier.state
    let didHasValidatedChange = (current.unvalidated == 0) != (earlier.unvalidated == 0)
    let didIsDirtyChange = (current.dirty > 0) != (earlier.dirty > 0)

    if didOutcomeChange { tracker.didChange(.outcome) }
    if didIsDirtyChange { tracker.didChange(.dirtiness) }
    if didStateChange || didHasValidatedChange { notifyLater() }
  }

  #if DEBUG
  /// Stops the program if the tally of the part is not that of what it is made of.
  final func checkTally() {
    assert(partTally.changes.isEmpty || isMarked, "A part has changed and was not settled")
    assert(partTally.own == countOwnTally(), "The tally of a part is not that of its validators")
    let parts = directParts
    guard parts.count <= Tuning.partsOfCheckedForm else { return }
    let tallyOfParts = parts.filter(\.isIncluded).reduce(Tally()) { $0 + $1.partTally.settled }
    assert(partTally.settled == tallyOfParts + partTally.own, "The tally of a form is not that of its parts")
    assert(
      parts.allSatisfy { $0.storedForm === self && $0.depth == depth + 1 }, "A part does not know its form")
  }
  #endif
}

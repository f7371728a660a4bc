// A part enters and leaves a form, with all that it adds to the tally of the form.

extension FormPart {
  /// Moves the part into a form, or out of all.
  final func move(to form: FormValidator?) {
    if isIncluded { leaveForm() }
    changeForm(to: form)
    if isIncluded { joinForm() }
    tracker.didChange(.settings)
    rewriteMessages()
  }

  /// Writes the form that contains the part, with the depth of all that is in it.
  final func changeForm(to form: FormValidator?) {
    storedForm = form
    updateDepth()
  }

  private func updateDepth() {
    let newDepth = storedForm.map { $0.depth + 1 } ?? 0
    guard newDepth != depth else { return }
    depth = newDepth
    // Parts are notified from the deepest one.
    if isNotificationQueued { queueNotification() }
    for part in directParts { part.updateDepth() }
  }

  /// Adds what the part has to its form.
  final func joinForm() {
    noteArrival()
    storedForm?.addToTally(partTally.settled, didContentChange: true)
  }

  /// Removes what the part has from its form.
  final func leaveForm() {
    noteDeparture()
    storedForm?.addToTally(Tally() - partTally.settled, didContentChange: true)
  }
}

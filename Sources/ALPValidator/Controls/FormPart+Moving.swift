// A part enters and leaves a form, with all that it adds to the sums of the form.

extension FormPart {
  /// The forms that contain the part, from the nearest one on.
  final var formsAround: [FormValidator] {
    Array(sequence(first: storedForm, next: { $0?.storedForm }).prefix { $0 != nil }.compactMap(\.self))
  }

  /// Visits the forms that include the part, from the nearest one: a form that is excluded from its own is the last one.
  final func forEachIncludingForm(_ visit: (FormValidator) -> Void) {
    var part: FormPart = self
    while part.isIncluded, let form = part.storedForm {
      visit(form)
      part = form
    }
  }

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
    storedForm?.takeUp(difference: settledTally, isEdited: true)
  }

  /// Removes what the part has from its form.
  final func leaveForm() {
    noteDeparture()
    storedForm?.takeUp(difference: Tally() - settledTally, isEdited: true)
  }
}

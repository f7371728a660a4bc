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

  /// Adds what the part has to its form.
  final func joinForm() {
    recordArrival()
    storedForm?.addToTally(partTally.current, didSubmittableChange: true)
  }

  /// Removes what the part has from its form.
  final func leaveForm() {
    recordDeparture()
    storedForm?.addToTally(Tally() - partTally.current, didSubmittableChange: true)
  }
}

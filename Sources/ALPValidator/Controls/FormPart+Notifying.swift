// When observers of a part are notified: if the outcome differs from the one that they know. What may differ is noted here, in the
// part and in each form that includes it.

extension FormPart {
  // MARK: Deciding

  /// Returns whether the outcome is another one than observers know, and takes it for known.
  final func compareWithKnown() -> Bool {
    let outcome = currentOutcome
    let earlier = exchange(&known, with: ObserverKnowledge(outcome))
    defer { extendLifetime(earlier) }
    return earlier.differs(from: outcome, of: self)
  }

  /// Takes the present outcome for the one that observers know.
  final func takeOutcomeAsKnown() {
    let earlier = exchange(&known, with: ObserverKnowledge(currentOutcome))
    extendLifetime(earlier)
  }

  private var currentOutcome: ObserverKnowledge.Outcome {
    let tally = tally
    return .init(state: tally.state, hasValidated: tally.unvalidated == 0, ownFailures: ownFailures)
  }

  // MARK: Noting what may differ

  /// Notes that the failures of the part itself may have changed, for its observers and those of the forms that include it.
  final func noteFailures() {
    let knownFailures = known.outcome.ownFailures
    noteChange(of: self, known: knownFailures)
    forEachIncludingForm { $0.noteChange(of: self, known: knownFailures) }
  }

  /// Notes that a part comes into the forms that include this one, with all that is in it: their observers know none of its failures.
  ///
  /// A form that the part leaves in the same transaction, or that contains it before and afterwards, has noted what its observers
  /// know when the part left.
  final func noteArrival() {
    let parts = partsWithChangeableFailures
    forEachIncludingForm { form in
      for part in parts { form.noteChange(of: part, known: []) }
    }
  }

  /// Notes that a part goes from the forms that include this one, with all that is in it.
  ///
  /// Parts are notified before their forms, so the observers of both know the same failures.
  final func noteDeparture() {
    let parts = partsWithChangeableFailures
    forEachIncludingForm { form in
      for part in parts { form.noteChange(of: part, known: part.known.outcome.ownFailures) }
    }
  }

  /// Notes a part that may have changed, and notifies observers later if they know something else.
  private func noteChange(of part: FormPart, known failures: [ValidationFailure]) {
    known.noteChange(of: part, known: failures)
    tracker.didChange(.outcome)
    notifyLater()
  }

  /// Notes the order of the failures in the forms that contain the part, before it moves within one of them.
  final func noteOrderBeforeMove() {
    let hasFailures = !partsWithChangeableFailures.isEmpty
    for form in formsAround {
      // What was excluded in this transaction has no place in the order, and may be included again at another place.
      if form.known.knowsFailuresOfChangedParts(in: self, where: { !form.includes($0) }) {
        form.known.noteReturn()
      }
      guard hasFailures, form.includes(self) else { continue }
      if !form.known.hasOrder { form.known.noteOrder(form.knownFailingParts) }
      form.tracker.didChange(.outcome)
      form.notifyLater()
    }
  }

  /// Notes that a part is added again that was in the form when observers were notified last, maybe at another place.
  final func noteReturn(of part: FormPart) {
    if known.knowsFailuresOfChangedParts(in: part) { known.noteReturn() }
  }

  // MARK: Parts with failures

  /// The included parts in this one with failures, in order.
  final var failingParts: [ObserverKnowledge.FailingPart] { failingParts(\.ownFailures) }

  /// The same with the failures that observers know.
  private var knownFailingParts: [ObserverKnowledge.FailingPart] {
    failingParts { known.knownFailures(of: $0) }
  }

  private func failingParts(
    _ failures: (FormPart) -> [ValidationFailure]
  ) -> [ObserverKnowledge.FailingPart] {
    collect(.included) { part in
      let failures = part.located(failures(part))
      return failures.isEmpty ? [] : [ObserverKnowledge.FailingPart(part: part, failures: failures)]
    }
  }

  /// The included parts in this one that have failures, or had some when observers were notified last.
  private var partsWithChangeableFailures: [FormPart] {
    collect(.included) { part in
      part.ownFailures.isEmpty && part.known.outcome.ownFailures.isEmpty ? [] : [part]
    }
  }
}

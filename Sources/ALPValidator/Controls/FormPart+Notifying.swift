// When observers of a part are notified: if the outcome differs from the one that they know. What may differ is noted here, in the
// part and in each form that includes it.

extension FormPart {
  /// The present outcome, as observers are notified of it.
  final var currentOutcome: ObserverKnowledge.NotifiedOutcome {
    let tally = tally
    return .init(state: tally.state, hasValidated: tally.unvalidated == 0, ownFailures: ownFailures)
  }

  // MARK: Noting what may differ

  /// Notes that the failures of the part itself may have changed, for its observers and those of the forms that include it.
  final func noteFailures() {
    let knownFailures = observerKnowledge.outcome.ownFailures
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
      for part in parts { form.noteChange(of: part, known: part.observerKnowledge.outcome.ownFailures) }
    }
  }

  /// Notes a part that may have changed, and notifies observers later if they know something else.
  private func noteChange(of part: FormPart, known failures: [ValidationFailure]) {
    observerKnowledge.noteChange(of: part, known: failures)
    tracker.didChange(.outcome)
    notifyLater()
  }

  /// Notes the order of the failures in the forms that contain the part, before it moves within one of them.
  final func noteOrderBeforeMove() {
    for form in formsAround where form.observersKnowFailures(in: self) {
      if !form.observerKnowledge.hasOrder {
        form.observerKnowledge.noteOrder(form.failingParts(.all, form.knownFailures))
      }
      form.tracker.didChange(.outcome)
      form.notifyLater()
    }
  }

  /// Notes that a part is added again that was in the form when observers were notified last, maybe at another place.
  final func noteReturn(of part: FormPart) {
    if observerKnowledge.knowsFailuresOfChangedParts(in: part) { observerKnowledge.noteReturn() }
  }

  // MARK: Parts with failures

  /// The included parts in this one with failures, in order.
  final var failingParts: [ObserverKnowledge.FailingPart] { failingParts(.included, \.ownFailures) }

  private func failingParts(
    _ selection: Selection, _ failures: (FormPart) -> [ValidationFailure]
  ) -> [ObserverKnowledge.FailingPart] {
    collect(selection) { part in
      let failures = part.located(failures(part))
      return failures.isEmpty ? [] : [ObserverKnowledge.FailingPart(part: part, failures: failures)]
    }
  }

  /// Returns the failures of a part that the observers of this one know. A part that was excluded in this transaction has some.
  private func knownFailures(of part: FormPart) -> [ValidationFailure] {
    observerKnowledge.knownFailures(ofChanged: part) ?? (includes(part) ? part.ownFailures : [])
  }

  private func observersKnowFailures(in part: FormPart) -> Bool {
    part.collect(.all) { [$0] }.contains { !knownFailures(of: $0).isEmpty }
  }

  /// The included parts in this one that have failures, or had some when observers were notified last.
  private var partsWithChangeableFailures: [FormPart] {
    collect(.included) { part in
      part.ownFailures.isEmpty && part.observerKnowledge.outcome.ownFailures.isEmpty ? [] : [part]
    }
  }
}

// When observers of a part are notified: if what they know differs from what is. What they know is recorded here when it is about to change,
// in the part and in each form that includes it. What was recorded first in a transaction counts.
//
// | Event                                     | What a form records                                                     |
// | ----------------------------------------- | ----------------------------------------------------------------------- |
// | the failures of a part change             | those that are known of the part                                        |
// | a part comes in, or is included           | of each part in it: that none is known                                  |
// | a part goes, or is excluded               | of each part in it: the failures that are known                         |
// | a part moves within the form              | the order of all failures                                               |
// | a part comes back in the same transaction | that the order may be another one; it counts as a difference            |

extension FormPart {
  /// What observers would be notified of now.
  final var presentOutcome: ObserverKnowledge.PartOutcome {
    let tally = upToDateTally()
    return .init(state: tally.state, hasValidated: tally.unvalidated == 0, ownFailures: ownFailures)
  }

  // MARK: Recording what observers know

  /// Records which failures of the part itself are known, because they may have changed: to its observers, and to those of the forms that
  /// include it.
  ///
  /// Both know the same failures, because parts are notified before their forms. Between the two notifications, the form has recorded the
  /// failures already.
  final func recordKnownFailures() {
    let knownFailures = observerKnowledge.known.ownFailures
    record(changeOf: self, known: knownFailures)
    forEachIncludingForm { $0.record(changeOf: self, known: knownFailures) }
  }

  /// Records that the part comes into forms, with all that is in it: their observers know none of its failures.
  ///
  /// A form that the part leaves in the same transaction, or that contains it before and afterwards, has recorded what its observers
  /// know when the part left.
  final func recordArrival() {
    let parts = partsWithChangeableFailures
    forEachIncludingForm { form in
      for part in parts { form.record(changeOf: part, known: []) }
    }
  }

  /// Records which failures are known of the part and of all that is in it, because it leaves forms.
  final func recordDeparture() {
    let parts = partsWithChangeableFailures
    forEachIncludingForm { form in
      for part in parts { form.record(changeOf: part, known: part.observerKnowledge.known.ownFailures) }
    }
  }

  /// Records what observers know of a part that may have changed, and notifies them later if that is something else.
  private func record(changeOf part: FormPart, known failures: [ValidationFailure]) {
    observerKnowledge.record(changeOf: part, known: failures)
    tracker.didChange(.outcome)
    notifyLater()
  }

  /// Records the order of the failures in the forms that contain the part, before it moves within one of them.
  final func recordOrderBeforeMove() {
    for form in formsAround where form.observersKnowFailures(in: self) {
      if !form.observerKnowledge.hasOrder {
        form.observerKnowledge.recordOrder(form.failingParts(.all, form.knownFailures))
      }
      form.tracker.didChange(.outcome)
      form.notifyLater()
    }
  }

  /// Records that a part is added again that was in the form when observers were notified last, maybe at another place.
  final func recordReturn(of part: FormPart) {
    if observerKnowledge.knowsFailuresOfChangedParts(in: part) { observerKnowledge.recordReturn() }
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
      part.ownFailures.isEmpty && part.observerKnowledge.known.ownFailures.isEmpty ? [] : [part]
    }
  }
}

// What the observers of a part know, and whether they are notified: if the outcome differs from the one that they know.

extension FormPart {
  /// The outcome of a part of which observers were notified.
  struct NotifiedOutcome {
    var state = ValidatorState.valid
    var hasValidated = true
    /// The failures of the part itself, without those of the parts in it.
    var ownFailures: [ValidationFailure] = []
  }

  /// What may differ from the outcome of which observers were notified.
  struct UnnotifiedChanges {
    /// The parts whose failures may have changed, this one included.
    var changedParts: [ObjectIdentifier: ChangedPart] = [:]
    /// The parts with failures, in the order before parts moved; `nil` if none has moved.
    var orderBeforeMoves: [FailingPart]?
    /// Whether a part with failures was removed and added again, maybe at another place.
    var hasReturnedParts = false
  }

  /// A part whose failures may have changed, with those that the observers of the form know.
  struct ChangedPart {
    let part: FormPart
    let known: [ValidationFailure]
  }

  /// A part with its own failures.
  struct FailingPart {
    let id: ObjectIdentifier
    let failures: [ValidationFailure]
  }

  // MARK: Deciding

  /// Returns whether the outcome is another one than observers know, and takes it for known.
  final func compareWithNotified() -> Bool {
    let earlier = notified
    takeOutcomeAsNotified()
    let current = notified
    let changes = exchange(&unnotified, with: UnnotifiedChanges())

    let didStateChange = current.state != earlier.state || current.hasValidated != earlier.hasValidated
    if didStateChange || changes.hasReturnedParts { return true }
    if changes.changedParts.values.contains(where: didFailuresChange) { return true }
    guard let order = changes.orderBeforeMoves else { return false }
    return Self.didOrderChange(from: order, to: failingParts)
  }

  /// Takes the present outcome for the one that observers know.
  final func takeOutcomeAsNotified() {
    let current = NotifiedOutcome(
      state: status.state, hasValidated: status.unvalidated == 0, ownFailures: ownFailures)
    let earlier = exchange(&notified, with: current)
    extendLifetime(earlier)
  }

  /// Returns whether a part that may have changed shows other failures in this one than observers know.
  private func didFailuresChange(_ change: ChangedPart) -> Bool {
    let current = includes(change.part) ? change.part.ownFailures : []
    return current != change.known
  }

  /// Returns whether the failures of the parts that are in both lists are in another order.
  private static func didOrderChange(from earlier: [FailingPart], to current: [FailingPart]) -> Bool {
    let common = Set(earlier.map(\.id)).intersection(current.map(\.id))
    func lists(of parts: [FailingPart]) -> [[ValidationFailure]] {
      let failures = parts.filter { common.contains($0.id) }.flatMap(\.failures)
      // Observers see three lists, each in order.
      return [
        failures.filter { $0.severity == .error && !$0.isAwaitingRetry },
        failures.filter { $0.severity == .warning },
        failures.filter(\.isAwaitingRetry),
      ]
    }
    return lists(of: earlier) != lists(of: current)
  }

  // MARK: Noting what may differ

  /// Notes that the failures of the part itself may have changed, for its observers and those of the forms that include it.
  final func noteFailures() {
    noteChange(of: self, known: notified.ownFailures)
    forEachIncludingForm { $0.noteChange(of: self, known: notified.ownFailures) }
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
      for part in parts { form.noteChange(of: part, known: part.notified.ownFailures) }
    }
  }

  /// Notes a part that may have changed. What was noted first is what observers know.
  private func noteChange(of part: FormPart, known: [ValidationFailure]) {
    let id = ObjectIdentifier(part)
    if unnotified.changedParts[id] == nil {
      unnotified.changedParts[id] = ChangedPart(part: part, known: known)
    }
    tracker.didChange(.outcome)
    notifyLater()
  }

  /// Notes the order of the failures in the forms that contain the part, before it moves within one of them.
  final func noteOrderBeforeMove() {
    let hasFailures = !partsWithChangeableFailures.isEmpty
    for form in formsAround {
      // What was excluded in this transaction has no place in the order, and may be included again at another place.
      if form.knowsFailuresOfChangedParts(in: self, where: { !form.includes($0) }) {
        form.unnotified.hasReturnedParts = true
      }
      guard hasFailures, form.includes(self) else { continue }
      if form.unnotified.orderBeforeMoves == nil {
        form.unnotified.orderBeforeMoves = form.knownFailingParts
      }
      form.tracker.didChange(.outcome)
      form.notifyLater()
    }
  }

  /// Returns whether a part has changed in this transaction, or one in it, of which observers know failures.
  private func knowsFailuresOfChangedParts(
    in part: FormPart, where isCounted: (FormPart) -> Bool = { _ in true }
  ) -> Bool {
    guard !unnotified.changedParts.isEmpty else { return false }
    return part.collect(.all) { [$0] }.contains { inside in
      let change = unnotified.changedParts[ObjectIdentifier(inside)]
      return change?.known.isEmpty == false && isCounted(inside)
    }
  }

  /// Notes that a part is added again that was in the form when observers were notified last, maybe at another place.
  final func noteReturn(of part: FormPart) {
    if knowsFailuresOfChangedParts(in: part) { unnotified.hasReturnedParts = true }
  }

  /// The included parts in this one with failures, in order.
  private var failingParts: [FailingPart] { failingParts(\.ownFailures) }

  /// The same with the failures that observers know.
  private var knownFailingParts: [FailingPart] {
    failingParts { part in
      unnotified.changedParts[ObjectIdentifier(part)]?.known ?? part.ownFailures
    }
  }

  private func failingParts(_ failures: (FormPart) -> [ValidationFailure]) -> [FailingPart] {
    collect(.included) { part in
      let failures = part.located(failures(part))
      return failures.isEmpty ? [] : [FailingPart(id: ObjectIdentifier(part), failures: failures)]
    }
  }

  /// The included parts in this one that have failures, or had some when observers were notified last.
  private var partsWithChangeableFailures: [FormPart] {
    collect(.included) { part in
      part.ownFailures.isEmpty && part.notified.ownFailures.isEmpty ? [] : [part]
    }
  }
}

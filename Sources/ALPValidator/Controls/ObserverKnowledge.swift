/// What the observers of a control or form know, and which parts may differ from that.
///
/// Observers are notified if the present state differs from what they know. A form cannot compare all its
/// parts after each keystroke. So when a part is about to change or has just changed, each form that includes
/// the part records which of its failures the observers know. The first record of a part since the last
/// notification counts, and only recorded parts are compared at the end.
///
/// What the observers of a form know of a part is what the observers of the part itself know, because parts
/// are notified before their forms. Between the two notifications, the form has a record of the part.
///
/// | Event                              | Recorded by                | What a form records                     |
/// | ---------------------------------- | -------------------------- | --------------------------------------- |
/// | a part's failures may have changed | `recordKnownFailures`      | the known failures of the part          |
/// | a part enters, or is included      | `recordArrivalInForms`     | for each part in it, that none is known |
/// | a part leaves, or is excluded      | `recordDepartureFromForms` | for each part in it, the known failures |
/// | a part that has left comes back    | `recordReturnInForms`      | that it may be elsewhere: a difference  |
/// | a part moves within the form       | `recordOrderInForms`       | the order of the failing parts          |
///
/// For example, a part with a failure moves from page 1 of a form to page 2, in one transaction:
///
/// | Of     | Is recorded                       | Is at the end             | Its observers are     |
/// | ------ | --------------------------------- | ------------------------- | --------------------- |
/// | page 1 | the failure, when the part leaves | no such part, so nothing  | notified              |
/// | page 2 | nothing, when the part enters     | the failure               | notified              |
/// | form   | the failure, and the order of     | the failure               | notified if the part  |
/// |        | failing parts, before it leaves   |                           | has passed another    |
/// |        |                                   |                           | failing one           |
///
/// Handlers are not called for a changed path alone, because the same rules have failed.
@MainActor
struct ObserverKnowledge {
  /// What observers of a part are notified of, apart from failures.
  struct Status: Equatable {
    var state = ValidatorState.valid
    var hasValidated = true
  }

  /// A part whose failures may have changed.
  private struct ChangedPart {
    let part: FormPart
    /// The failures of the part that observers know.
    let knownFailures: [ValidationFailure]
  }

  /// The status that observers were notified of last.
  private let status: Status
  /// The failures of the part itself, without those of the parts in it, that observers were notified of last.
  ///
  /// They are compared like the failures of any part: when they may have changed, the part records itself.
  let ownFailures: [ValidationFailure]
  /// The parts whose failures may have changed, the part itself included. Observers know the present failures
  /// of all other parts.
  private var changedParts: [ObjectIdentifier: ChangedPart] = [:]
  /// Whether a part with failures that observers know has left and come back, maybe to another place.
  private var hasReturnedPart = false
  /// The order of failing parts that observers know, from before the first part moved; `nil` if none has
  /// moved.
  private var orderBeforeMoves: FailureOrder?

  /// Creates the knowledge of observers that have been notified.
  init(_ status: Status = Status(), ownFailures: [ValidationFailure] = []) {
    self.status = status
    self.ownFailures = ownFailures
  }

  // MARK: Recording

  /// Records what observers know of a part whose failures may have changed.
  mutating func record(changeOf part: FormPart, known: [ValidationFailure]) {
    let id = ObjectIdentifier(part)
    guard changedParts[id] == nil else { return }
    changedParts[id] = ChangedPart(part: part, knownFailures: known)
  }

  /// Records that a part has entered, which may have left in the same transaction. A part in the recorded order
  /// needs no record, because orders are compared.
  mutating func record(returnOf part: FormPart) {
    guard !changedParts.isEmpty, !hasReturnedPart else { return }
    hasReturnedPart = part.collect(.all, { [$0] }).contains { part in
      let isInOrder = orderBeforeMoves?.contains(part) == true
      return !isInOrder && knownFailuresIfChanged(of: part)?.isEmpty == false
    }
  }

  /// Whether a part has moved, and the order before is recorded.
  var hasOrder: Bool { orderBeforeMoves != nil }

  /// Records the order of the failing parts that observers know, before the first part moves.
  mutating func recordOrder(_ order: FailureOrder) { orderBeforeMoves = order }

  // MARK: Asking

  /// Returns the failures that observers know of a part that may have changed; `nil` for any other part.
  func knownFailuresIfChanged(of part: FormPart) -> [ValidationFailure]? {
    changedParts[ObjectIdentifier(part)]?.knownFailures
  }

  /// Returns whether the present state differs from what observers know, so that they have to be notified.
  ///
  /// - Parameters:
  ///   - current: The present status.
  ///   - part: The part that is observed.
  /// - Returns: Whether they differ.
  func differs(from current: Status, of part: FormPart) -> Bool {
    if current != status || hasReturnedPart { return true }
    let hasChangedPart = changedParts.values.contains { changed in
      let failures = part.hasIncluded(changed.part) ? changed.part.ownFailures : []
      return failures != changed.knownFailures
    }
    if hasChangedPart { return true }
    return orderBeforeMoves?.differs(from: part.orderOfFailures) == true
  }
}

// MARK: - Recording, in a part and in the forms that include it

extension FormPart {
  /// Records which failures of the part itself observers know, because the failures may have changed: in the
  /// part, and in the forms that include it.
  final func recordKnownFailures() {
    let knownFailures = observerKnowledge.ownFailures
    record(changeOf: self, known: knownFailures)
    forEachIncludingForm { $0.record(changeOf: self, known: knownFailures) }
  }

  /// Records that the part enters forms, with all parts in it. The observers of these forms know none of
  /// their failures.
  ///
  /// A form that the part has left in the same transaction, such as one that contains the part before and
  /// after a move, recorded what its observers know when the part left.
  final func recordArrivalInForms() {
    let parts = partsWithChangeableFailures
    forEachIncludingForm { form in
      for part in parts { form.record(changeOf: part, known: []) }
    }
  }

  /// Records which failures of the part and of all parts in it observers know, because the part leaves forms.
  final func recordDepartureFromForms() {
    let parts = partsWithChangeableFailures
    forEachIncludingForm { form in
      for part in parts { form.record(changeOf: part, known: part.observerKnowledge.ownFailures) }
    }
  }

  /// Records that the part has entered forms that may have contained it when observers were last notified.
  final func recordReturnInForms() {
    for form in formsAround { form.observerKnowledge.record(returnOf: self) }
  }

  /// Records the order of the failing parts in the forms that contain the part, before it moves within one of
  /// them.
  final func recordOrderInForms() {
    for form in formsAround where form.observersKnowFailures(in: self) {
      if !form.observerKnowledge.hasOrder {
        form.observerKnowledge.recordOrder(form.orderOfKnownFailures)
      }
      form.tracker.didChange(.outcome)
      form.notifyLater()
    }
  }

  /// Records what observers know of a part that may have changed, and notifies them later if it has changed.
  private func record(changeOf part: FormPart, known failures: [ValidationFailure]) {
    observerKnowledge.record(changeOf: part, known: failures)
    tracker.didChange(.outcome)
    notifyLater()
  }

  // MARK: What is compared

  /// The status that observers would be notified of now.
  final var presentStatus: ObserverKnowledge.Status {
    let tally = tallyAfterSettling()
    return .init(state: tally.state, hasValidated: tally.unvalidated == 0)
  }

  /// The order of the included parts that have failures.
  final var orderOfFailures: FailureOrder { orderOfFailures(.included, \.ownFailures) }

  /// The order of the parts of which observers know failures, excluded parts included: they may have been
  /// excluded in this transaction.
  private var orderOfKnownFailures: FailureOrder { orderOfFailures(.all, knownFailures) }

  private func orderOfFailures(
    _ selection: Selection, _ failures: (FormPart) -> [ValidationFailure]
  ) -> FailureOrder {
    let failingParts = collect(selection) { part in
      let failures = failures(part)
      return failures.isEmpty ? [] : [FailureOrder.FailingPart(part: part, failures: failures)]
    }
    return FailureOrder(failingParts)
  }

  /// Returns the failures of a part that the observers of this one know: the recorded failures, or else the
  /// present ones. A part that was excluded in this transaction has recorded failures.
  ///
  /// Between the commit of a validator and the settling of its control, the present failures are new, and not
  /// recorded yet. A call at this time may record too much, but only differences count at the end.
  private func knownFailures(of part: FormPart) -> [ValidationFailure] {
    observerKnowledge.knownFailuresIfChanged(of: part) ?? (hasIncluded(part) ? part.ownFailures : [])
  }

  private func observersKnowFailures(in part: FormPart) -> Bool {
    part.collect(.all) { [$0] }.contains { !knownFailures(of: $0).isEmpty }
  }

  /// The included parts in this one that have failures, or had some when observers were notified last.
  private var partsWithChangeableFailures: [FormPart] {
    collect(.included) { part in
      part.ownFailures.isEmpty && part.observerKnowledge.ownFailures.isEmpty ? [] : [part]
    }
  }
}

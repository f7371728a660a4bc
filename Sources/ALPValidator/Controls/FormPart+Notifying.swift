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

  /// A part whose failures may have changed, with those that the observers of its forms know.
  ///
  /// These are the failures of which observers of the part itself were notified when it changed for the first time since: children
  /// are notified before their forms, so both know the same.
  struct ChangedPart {
    let part: FormPart
    let notified: [ValidationFailure]
  }

  /// A part with its own failures.
  struct FailingPart {
    let id: ObjectIdentifier
    let failures: [ValidationFailure]
  }

  // MARK: Deciding

  /// Returns whether the outcome is another one than observers know, and takes it for known.
  final func takeOtherOutcome() -> Bool {
    let current = NotifiedOutcome(
      state: status.state, hasValidated: status.unvalidated == 0, ownFailures: ownFailures)
    let earlier = exchange(&notified, with: current)
    let changes = exchange(&unnotified, with: UnnotifiedChanges())

    let isStateOther = current.state != earlier.state || current.hasValidated != earlier.hasValidated
    if isStateOther || changes.hasReturnedParts { return true }
    if changes.changedParts.values.contains(where: hasOtherFailures) { return true }
    guard let order = changes.orderBeforeMoves else { return false }
    return Self.isOrderOther(order, failingParts)
  }

  /// Returns whether a part that may have changed shows other failures in this one than observers know.
  private func hasOtherFailures(_ change: ChangedPart) -> Bool {
    let current = includes(change.part) ? change.part.ownFailures : []
    return current != change.notified
  }

  /// Returns whether the failures of the parts that are in both lists are in another order.
  private static func isOrderOther(_ earlier: [FailingPart], _ current: [FailingPart]) -> Bool {
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

  /// This part, with the failures of which observers were notified last.
  final var changedPart: ChangedPart { ChangedPart(part: self, notified: notified.ownFailures) }

  /// Notes a part that may have changed. What was noted first is what observers know.
  final func addUnnotified(_ change: ChangedPart) {
    let id = ObjectIdentifier(change.part)
    if unnotified.changedParts[id] == nil { unnotified.changedParts[id] = change }
  }

  /// Notes the order of the failures in all forms that contain the part, before it moves within one of them.
  final func noteOrderBeforeMove() {
    guard isIncluded, !failingParts.isEmpty else { return }
    for form in formsAround {
      if form.unnotified.orderBeforeMoves == nil {
        form.unnotified.orderBeforeMoves = form.failingParts
      }
      form.tracker.didChange(.outcome)
      form.notifyLater()
    }
  }

  /// Notes that a part is added again that was in the form when observers were notified last, maybe at another place.
  final func noteReturn(of part: FormPart) {
    let hasReturned = part.partsWithChangeableFailures.contains { inside in
      unnotified.changedParts[ObjectIdentifier(inside)] != nil
        || unsettled.changedParts.contains { $0.part === inside }
    }
    if hasReturned { unnotified.hasReturnedParts = true }
  }

  /// The included parts in this one with failures, in order.
  private var failingParts: [FailingPart] {
    collect(.included) { part in
      let failures = part.located(part.ownFailures)
      return failures.isEmpty ? [] : [FailingPart(id: ObjectIdentifier(part), failures: failures)]
    }
  }

  /// The included parts in this one that have failures, or had some when observers were notified last.
  final var partsWithChangeableFailures: [FormPart] {
    collect(.included) { part in
      part.ownFailures.isEmpty && part.notified.ownFailures.isEmpty ? [] : [part]
    }
  }
}

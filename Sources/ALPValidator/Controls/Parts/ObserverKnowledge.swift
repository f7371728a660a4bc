/// What the observers of a control or form know, and which parts may differ from that.
///
/// Observers are notified if the present state differs from what they know. A form cannot compare all its
/// parts after each keystroke. So each part tells its form, in its ``PartDifference``, which failures may have changed,
/// and which failures observers knew before; the form tells its own form, and so on. Of the differences of one part, the
/// first one since the last notification counts. Only the parts with a difference are compared at the end.
///
/// | Event                                   | The part tells                                           |
/// | --------------------------------------- | -------------------------------------------------------- |
/// | the failures of a part may have changed | the part, and the failures that observers know           |
/// | a part leaves, or is excluded           | each part in it, and the failures that observers know    |
/// | a part enters, or is included           | each part in it, of which observers know no failures     |
/// | a part moves                            | both, in this order                                      |
///
/// A part that moves with failures that observers know is a change by itself, wherever it is at the end.
///
/// What the observers of a form know of a part is what the observers of the part itself know, because parts
/// are notified before their forms. Between the two notifications, the form has been told of the part.
///
/// Handlers are not called for a changed path alone, because the same rules have failed.
@MainActor
struct ObserverKnowledge {
  /// What observers of a part are notified of, apart from failures.
  struct Status: Equatable {
    var state = ValidatorState.valid
    var hasValidated = true
  }

  /// The failures of a part itself, without those of the parts in it, that observers know.
  struct KnownFailures {
    let part: FormPart
    let failures: [ValidationFailure]
  }

  /// The status that observers were notified of last.
  private let status: Status
  /// The failures of the part itself that observers were notified of last.
  let ownFailures: [ValidationFailure]
  /// The parts whose failures may have changed, the part itself included, with those that observers know. Observers
  /// know the present failures of all other parts.
  private var changedParts: [ObjectIdentifier: KnownFailures] = [:]
  /// Whether a part with failures that observers know has left and entered again.
  private var haveFailuresMoved = false

  /// Creates the knowledge of observers that have been notified.
  init(_ status: Status = Status(), ownFailures: [ValidationFailure] = []) {
    self.status = status
    self.ownFailures = ownFailures
  }

  /// Takes note of what has changed in the part.
  mutating func add(_ difference: PartDifference) {
    for left in difference.left { add(left) }
    for part in difference.entered {
      if let known = changedParts[ObjectIdentifier(part)] {
        haveFailuresMoved = haveFailuresMoved || !known.failures.isEmpty
      } else {
        add(KnownFailures(part: part, failures: []))
      }
    }
    for changed in difference.changed { add(changed) }
  }

  private mutating func add(_ changed: KnownFailures) {
    let id = ObjectIdentifier(changed.part)
    if changedParts[id] == nil { changedParts[id] = changed }
  }

  /// Returns whether the present state differs from what observers know, so that they have to be notified.
  ///
  /// - Parameters:
  ///   - current: The present status.
  ///   - part: The part that is observed.
  /// - Returns: Whether they differ.
  func differs(from current: Status, of part: FormPart) -> Bool {
    if current != status || haveFailuresMoved { return true }
    return changedParts.values.contains { changed in
      let failures = part.hasIncluded(changed.part) ? changed.part.ownFailures : []
      return failures != changed.failures
    }
  }
}

extension FormPart {
  /// The status that observers would be notified of now.
  final var presentStatus: ObserverKnowledge.Status {
    let tally = tallyAfterSettling()
    return .init(state: tally.state, hasValidated: tally.unvalidated == 0)
  }

  /// The failures of the part itself that observers know.
  final var knownFailures: ObserverKnowledge.KnownFailures {
    .init(part: self, failures: observerKnowledge.ownFailures)
  }

  /// The included parts in this one that have failures, or had some when observers were notified last.
  final var partsWithChangeableFailures: [FormPart] {
    collect(.included) { part in
      part.ownFailures.isEmpty && part.observerKnowledge.ownFailures.isEmpty ? [] : [part]
    }
  }
}

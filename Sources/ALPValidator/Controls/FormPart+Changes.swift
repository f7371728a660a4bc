// What a part knows of its changes, before it is settled and before observers are notified.

extension FormPart {
  /// What has changed in a part since it was settled.
  struct UnsettledChanges {
    /// Whether what the part itself has is to be counted again.
    var needsRecount = false
    /// Whether the part itself is among the changed parts.
    var isAmongChangedParts = false
    /// The change of the summaries of the parts in the part; for forms.
    var difference = Status()
    /// Whether other values than before may be submitted.
    var isEdited = false
    /// The parts whose failures may have changed, this one included.
    var changedParts: [ChangedPart] = []
  }

  /// A part whose failures may have changed, with those of which the observers of its forms were notified last.
  struct ChangedPart {
    let part: FormPart
    let notified: [ValidationFailure]
  }

  /// A part with its own failures.
  struct FailingPart {
    let id: ObjectIdentifier
    let failures: [ValidationFailure]
  }

  /// The outcome of a part of which observers were notified.
  struct NotifiedOutcome {
    var state = ValidatorState.valid
    var hasValidated = true
    /// The failures of the part itself, without those of the parts in it.
    var ownFailures: [ValidationFailure] = []
  }

  /// What may differ from the outcome of which observers were notified.
  struct UnnotifiedChanges {
    var changedParts: [ObjectIdentifier: ChangedPart] = [:]
    /// The parts with failures, in the order before parts moved; `nil` if none has moved.
    var orderBeforeMoves: [FailingPart]?
    /// Whether a part with failures was removed and added again, maybe at another place.
    var hasReturnedParts = false
  }
}

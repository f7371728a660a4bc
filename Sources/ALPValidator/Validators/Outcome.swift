/// What a validator knows of the latest value, changed as a whole.
final class Outcome: Sendable {
  /// An entry that the value failed.
  struct FailedEntry: Sendable {
    let entry: EntryID
    let failure: ValidationFailure

    /// Returns whether this is the failure of an entry for a certain cause.
    func repeats(_ entry: EntryID, _ cause: ValidationFailure.Cause) -> Bool {
      self.entry == entry && failure.cause == cause
    }
  }

  /// What is known before the first validation.
  static let unknown = Outcome(state: .invalid, hasValidated: false, failedEntries: [])

  let state: ValidatorState
  let hasValidated: Bool
  /// The failed entries, in the order in which they were added, warnings among them.
  let failedEntries: [FailedEntry]
  let failures: [ValidationFailure]
  let warnings: [ValidationFailure]
  let errorMessages: [String]
  /// The entries whose failure is held; what is told does not depend on them.
  let heldEntries: [FailedEntry]
  let isValidWithoutFailures: Bool

  init(
    state: ValidatorState, hasValidated: Bool = true, failedEntries: [FailedEntry],
    heldEntries: [FailedEntry] = []
  ) {
    self.state = state
    self.hasValidated = hasValidated
    self.failedEntries = failedEntries
    failures = failedEntries.lazy.map(\.failure).filter { $0.severity == .error }
    warnings = failedEntries.lazy.map(\.failure).filter { $0.severity == .warning }
    errorMessages = failures.map(\.message)
    self.heldEntries = heldEntries
    isValidWithoutFailures = state == .valid && failedEntries.isEmpty
  }

  var heldFailures: [ValidationFailure] { heldEntries.map(\.failure) }

  /// Returns whether another outcome says the same: its state, its failed entries, their causes and messages.
  func isSame(as other: Outcome) -> Bool {
    state == other.state && hasValidated == other.hasValidated
      && failedEntries.elementsEqual(other.failedEntries) {
        $0.repeats($1.entry, $1.failure.cause) && $0.failure.message == $1.failure.message
      }
  }
}

/// The place of an entry in the order in which entries were added to a validator.
struct EntryID: Hashable, Comparable, Sendable {
  let number: Int

  static func < (first: Self, second: Self) -> Bool { first.number < second.number }

  /// The entry of text that could not be parsed, before all that were added.
  static let parsing = EntryID(number: -1)
}

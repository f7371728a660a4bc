/// A validator as it is attached to a control.
@MainActor
final class Attachment {
  let validator: AnyValidator
  /// When the control hands over its value, or `nil` for the policy of the control.
  var policy: ValidationPolicy?
  /// Whether the validator is attached still: the handler of another may have removed it.
  var isAttached = true
  /// The number of the edit that was handed over last.
  var editNumber: Int?
  /// A hash value of the failures and warnings of the validator; 0 if there are none.
  private(set) var words = 0

  private let handOver: () -> Void
  private let ask: () -> [ValidationFailure]

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - handOver: Hands the value of the control to the validator.
  ///   - ask: Returns which rules the value would fail, without telling anything.
  init(
    _ validator: AnyValidator, policy: ValidationPolicy?, handOver: @escaping () -> Void,
    ask: @escaping () -> [ValidationFailure]
  ) {
    self.validator = validator
    self.policy = policy
    self.handOver = handOver
    self.ask = ask
    noteWords()
  }

  /// Takes note of other failures and warnings.
  func noteWords() {
    let outcome = validator.currentOutcome
    words = 0
    guard !outcome.failedEntries.isEmpty else { return }
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(validator))
    for entry in outcome.failedEntries {
      hasher.combine(entry.entry)
      hasher.combine(entry.failure.cause)
      hasher.combine(entry.failure.severity)
      hasher.combine(entry.failure.message)
    }
    words = hasher.finalize()
  }

  /// Hands the value to the validator.
  func validate(by control: AnyControl, edit number: Int) {
    editNumber = number
    validator.noteHandover(by: control)
    handOver()
  }

  /// Returns which rules the value would fail, without telling anything.
  func failures() -> [ValidationFailure] { ask() }
}

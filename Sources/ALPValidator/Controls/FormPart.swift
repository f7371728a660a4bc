import Foundation

/// A part of a form: a control, or a form within the form. A part is in one form at most.
///
/// Controls and forms share what this class has: a name and a label, the path that follows from the names, whether the part is included,
/// when its failures are shown, and the failures that a server reports.
///
/// ```swift
/// let delivery = form.add(FormValidator(), name: "delivery")
/// let street = delivery.add(TextControl(), name: "street", label: "Street")
/// street.path.description  // "/delivery/street"
/// ```
@MainActor
public class FormPart: ValidationObject {
  /// Which parts of a part are visited.
  enum Selection {
    case all
    case included
  }

  /// Called once after a change of the state, the failures, the warnings, or the requests that wait for a retry.
  ///
  /// The closure receives the current state.
  public final var stateChangedHandler: ((ValidatorState) -> Void)? {
    get { handler }
    set { handler = newValue }
  }

  // MARK: The place in a form

  /// The form that contains the part. Written by `changeForm(to:)` only.
  final weak var storedForm: FormValidator?
  /// The number of forms that contain the part. Written when the part, or a form that contains it, enters another form.
  final var depth = 0
  /// The place of the part in its form. Written by ``PartList`` only.
  final var place = 0
  final var storedName: String?
  /// What follows the value of the part. Written when the part is made for the form of a structure.
  final weak var follower: (any ValueFollower)?
  /// Whether the rule set of a structure declares the value as secret.
  final var isSecret = false
  final var storedLabel: String?
  final var storedErrorVisibility: ErrorVisibility?
  final var storedLocale: Locale?

  /// Whether the part is included in its form; not tracked. Written by `updateInclusion()` only.
  final var isIncluded = true
  /// The `when:` closure of the part; `nil` if it is always included. Written by `setInclusion(when:)` only.
  final var inclusion: Inclusion?

  // MARK: The state

  /// How many validators in the part are in which state. Written by `settle()` and in
  /// `FormPart+Settling.swift`.
  final var partTally = PartTally()
  /// The failures of the part itself that did not come from a rule. Written by `setExternal(_:)` only.
  final var external: [ValidationFailure] = []
  /// What observers know, and what may differ from it. Written in `FormPart+Notifying.swift`, and made anew when they are notified.
  final var observerKnowledge = ObserverKnowledge()

  // MARK: What subclasses have

  /// Visits the parts in the part, in order, and then the part itself.
  func forEachPart(_ selection: Selection, _ visit: (FormPart) -> Void) { visit(self) }

  /// Returns the failures that the value of the part itself would have.
  func ownSilentFailures() -> [ValidationFailure] { [] }

  /// The validators that are attached to the part itself, in order; not tracked.
  var attachedValidators: [AnyValidator] { [] }

  /// Counts what the part itself has; the tallies of a form's parts are kept by difference.
  func countOwnTally() -> Tally { Tally() }

  /// The parts that a form has, included or not; not tracked.
  var directParts: [FormPart] { [] }

  /// Makes the values the clean ones with which a submission began, and the current ones where there are none.
  func markAllClean(after submission: SubmissionID?) {}

  /// Follows a change of the content of the part: other values than before may be submitted.
  func contentDidChange() {}

  /// Whether each text in the part stands for a value.
  var hasReadableValue: Bool { true }

  /// Validates the values, and shows their failures from now on.
  func validateAll() {}

  /// Keeps the current values as those with which a submission began.
  func keepSubmittedValues(of submission: SubmissionID) {}

  /// Forgets the values with which a submission began.
  func forgetSubmittedValues(of submission: SubmissionID) {}

  // MARK: Validation object

  override final var parent: ValidationObject? { storedForm }

  /// How many validators are in which state, now: what is marked is settled first, because a question may read a state in the
  /// middle of a command.
  override final var tally: Tally {
    Transaction.settle()
    return partTally.settled
  }

  override var currentFailures: [ValidationFailure] { collect(.included) { $0.located($0.ownFailures) } }

  override func queueNotification() { Transaction.notifyLater(self) }

  override func rewriteMessages() { forEachValidator(.all) { $0.rewriteMessages() } }

  override func retryRequests() { forEachValidator(.included) { $0.retryRequests() } }

  override func sendDebouncedRequests() { forEachValidator(.included) { $0.sendDebouncedRequests() } }

  private func forEachValidator(_ selection: Selection, _ visit: (AnyValidator) -> Void) {
    for validator in collect(selection, \.attachedValidators) { visit(validator) }
  }

  /// The failures of the part itself, with those that did not come from a rule at the end.
  final var ownFailures: [ValidationFailure] { attachedValidators.flatMap(\.currentFailures) + external }

  /// Returns elements of the part and of the parts in it, in order.
  final func collect<Element>(_ selection: Selection, _ elements: (FormPart) -> [Element]) -> [Element] {
    var collected: [Element] = []
    forEachPart(selection) { collected += elements($0) }
    return collected
  }

  override final func settle() {
    let earlier = partTally.settled
    let changes = partTally.settle(countOwn: countOwnTally)
    let current = partTally.settled
    if changes.didContentChange { contentDidChange() }
    noteTally(since: earlier)
    if isIncluded {
      storedForm?.addToTally(current - earlier, didContentChange: changes.didContentChange)
    }
    waits.endIfIdle(current)
  }

  override final func acknowledgeOutcome() -> Bool {
    let current = currentOutcome
    let earlier = exchange(&observerKnowledge, with: ObserverKnowledge(current))
    defer { extendLifetime(earlier) }
    return earlier.differs(from: current, of: self)
  }

  #if DEBUG
  override final func checkInvariants() { checkTally() }
  #endif
}

extension FormPart: nonisolated Identifiable {}

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
    /// Those that are included after their `when:` closures were called.
    case includedAfterEvaluation
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

  // MARK: What has changed, written in `FormPart+Settling.swift`

  /// The sum over the validators in the part and its external failures, as of the last settlement.
  final var settledTally = Tally()
  /// The share of the part's own validators and external failures in that sum.
  final var ownTally = Tally()
  /// What has changed since the last settlement, which empties it.
  final var unsettled = UnsettledChanges()
  /// The failures of the part itself that did not come from a rule.
  final var external: [ValidationFailure] = []

  // MARK: What observers know, written in `FormPart+Notifying.swift`

  /// What observers know, and what may differ from it. Made anew when they are notified.
  final var known = ObserverKnowledge()

  // MARK: What subclasses have

  /// Visits the parts in the part, in order, and then the part itself.
  func forEachPart(_ selection: Selection, _ visit: (FormPart) -> Void) { visit(self) }

  /// Returns the failures that the value of the part itself would have.
  func ownSilentFailures() -> [ValidationFailure] { [] }

  /// The validators that are attached to the part itself, in order; not tracked.
  var attachedValidators: [AnyValidator] { [] }

  /// Returns the summary of what the part itself has; that of a form's parts is kept by difference.
  func countOwnTally() -> Tally { Tally() }

  /// The parts that a form has, included or not; not tracked.
  var directParts: [FormPart] { [] }

  /// Makes the values the clean ones with which a submission began, and the current ones where there are none.
  func markAllClean(after submission: SubmissionID?) {}

  /// Follows an edit in the part, after which other values may be submitted.
  func submittableValuesDidChange() {}

  /// Whether each text in the part stands for a value.
  var hasReadableValue: Bool { true }

  /// Validates the values, and shows their failures from now on.
  func validateAll() {}

  /// Keeps the current values as those with which a submission began.
  func keepSubmittedValues(of submission: SubmissionID) {}

  /// Forgets the values with which a submission began.
  func forgetSubmittedValues(of submission: SubmissionID) {}

  // MARK: Validation object

  override final var container: ValidationObject? { storedForm }

  override final var tally: Tally {
    // A question may ask in the middle of a command.
    Transaction.settle()
    return settledTally
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

  // What these do is in the files of their aspects. An override cannot be declared in an extension.

  override final func settle() { settleChanges() }

  override final func takeUnnotifiedOutcome() -> Bool { compareWithKnown() }

  #if DEBUG
  override final func checkInvariants() { checkSums() }
  #endif
}

extension FormPart: nonisolated Identifiable {}

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
    /// Those that are included after their `when:` conditions have been evaluated.
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
  private(set) final weak var storedForm: FormValidator?
  /// The number of forms that contain the part. Written by `move(to:)` of the part or of a form that contains it.
  private(set) final var depth = 0
  /// The place of the part in its form. Written by ``PartList`` only.
  final var place = 0
  final var storedName: String?
  /// What follows the value of the part. Written when the part is made for the form of a structure.
  final weak var follower: (any ValueFollower)?
  /// Whether the rule set of a structure declares the value as secret.
  final var isSecret = false
  private var storedLabel: String?
  private var storedErrorVisibility: ErrorVisibility?
  final var storedLocale: Locale?

  /// Whether the part is included in its form; not tracked. Written by `evaluateCondition()` only.
  private(set) final var isIncluded = true
  private(set) final var inclusion: Inclusion?
  /// The command in which everything in the form was validated last; for forms.
  final var latestValidation: Int?

  // MARK: What has changed

  /// The sum over the validators in the part and its external failures, as of the last settlement. Written by `settle()` only.
  private var settledStatus = Status()
  /// The share of the part's own validators and external failures in that sum. Written by `settle()` only.
  private var countedStatus = Status()
  /// What has changed since the last settlement. Written by `mark…`, by the settlements of parts, and when parts join or leave;
  /// emptied by `settle()`.
  private var unsettled = UnsettledChanges()
  /// What observers were notified of last. Written when they are notified.
  private var notified = NotifiedOutcome()
  /// What may differ from that. Written by `settle()` and by moves; emptied when observers are notified.
  ///
  /// Of each part in this one it has the failures that the observers *of this one* know: those that the part was notified of
  /// when it changed for the first time since. They agree, because children are notified before their forms.
  private var unnotified = UnnotifiedChanges()
  /// The failures of the part itself that did not come from a rule.
  private(set) final var external: [ValidationFailure] = []

  // MARK: What subclasses have

  /// Visits the parts in the part, in order, and then the part itself.
  func forEachPart(_ selection: Selection, _ visit: (FormPart) -> Void) { visit(self) }

  /// Returns the failures that the value of the part itself would have.
  func ownSilentFailures() -> [ValidationFailure] { [] }

  /// The validators that are attached to the part itself, in order; not tracked.
  var attachedValidators: [AnyValidator] { [] }

  /// Returns the summary of what the part itself has; that of a form's parts is kept by difference.
  func countStatus() -> Status { Status() }

  /// The parts that a form has, included or not; not tracked.
  var directParts: [FormPart] { [] }

  /// Makes the current values the clean ones.
  func markAllClean() {}

  /// Follows an edit in the part, after which other values may be submitted.
  func valuesDidChange() {}

  /// Whether each text in the part stands for a value.
  var hasReadableValue: Bool { true }

  /// Validates the values, and shows their failures from now on.
  func validateAll() {}

  /// Keeps the current values as those with which a submission began.
  func keepSubmittedValues() {}

  /// Forgets the values with which a submission began.
  func forgetSubmittedValues() {}

  // MARK: Validation object

  override final var container: ValidationObject? { storedForm }

  override final var status: Status {
    // A question may ask in the middle of a command.
    Transaction.settle()
    return settledStatus
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

  // MARK: Settling and notifying

  /// Takes up what has changed, and passes the difference on to the form.
  override final func settle() {
    let changes = exchange(&unsettled, with: UnsettledChanges())
    if changes.isEdited { valuesDidChange() }

    // The sum is that of the parts, which is kept by difference, and that of the part itself, which is counted again.
    let earlier = settledStatus
    let statusOfParts = earlier - countedStatus + changes.difference
    if changes.needsRecount { countedStatus = countStatus() }
    settledStatus = statusOfParts + countedStatus

    let isStateOther = settledStatus.state != earlier.state
    let hasValidatedOtherwise = settledStatus.unvalidated != earlier.unvalidated
    let isOutcomeOther = settledStatus.withoutDirtiness != earlier.withoutDirtiness
    if isOutcomeOther || !changes.changedParts.isEmpty { tracker.didChange(.outcome) }
    if (settledStatus.dirty > 0) != (earlier.dirty > 0) { tracker.didChange(.dirtiness) }
    for change in changes.changedParts { addUnnotified(change) }
    if isStateOther || hasValidatedOtherwise || !changes.changedParts.isEmpty { notifyLater() }

    if isIncluded {
      storedForm?.takeUp(
        difference: settledStatus - earlier, isEdited: changes.isEdited, changedParts: changes.changedParts)
    }
    endWaitsIfIdle(settledStatus)
  }

  override final func takeUnnotifiedOutcome() -> Bool {
    let current = NotifiedOutcome(
      state: status.state, hasValidated: status.unvalidated == 0, ownFailures: ownFailures)
    let earlier = exchange(&notified, with: current)
    let changes = exchange(&unnotified, with: UnnotifiedChanges())
    if current.state != earlier.state || current.hasValidated != earlier.hasValidated { return true }
    if changes.hasReturnedParts { return true }
    let hasOtherFailures = changes.changedParts.values.contains { change in
      change.notified != (includes(change.part) ? change.part.ownFailures : [])
    }
    if hasOtherFailures { return true }
    guard let order = changes.orderBeforeMoves else { return false }
    return Self.isOrderOther(order, failingParts)
  }

  #if DEBUG
  override final func checkInvariants() {
    let isUnsettled = unsettled.isEdited || unsettled.needsRecount || !unsettled.changedParts.isEmpty
    assert(!isUnsettled || isMarked, "A part has changed and was not settled")
    assert(countedStatus == countStatus(), "The summary of a part is not that of its validators")
    let parts = directParts
    guard parts.count <= Limits.partsOfCheckedForm else { return }
    let sum = parts.filter(\.isIncluded).reduce(Status()) { $0 + $1.settledStatus }
    assert(settledStatus == sum + countedStatus, "The summary of a form is not that of its parts")
    assert(
      parts.allSatisfy { $0.storedForm === self && $0.depth == depth + 1 }, "A part does not know its form")
  }
  #endif
}

// MARK: Marking

extension FormPart {
  /// Lets all that follows the value of the part know that it is another one.
  final func markValue() {
    tracker.didChange(.value)
    follower?.valueDidChange(of: self)
  }

  /// Marks an edit, if a submission is under way: other values than before may be submitted.
  ///
  /// Edits are counted only during a submission, so a keystroke that changes no outcome ends in its control.
  final func markEdit() {
    guard FormValidator.submissionCount > 0 else { return }
    unsettled.isEdited = true
    Transaction.mark(self)
  }

  /// Marks a change of what the part itself has: its validators or its external failures.
  final func markStatus() {
    unsettled.needsRecount = true
    if !unsettled.isAmongChangedParts {
      unsettled.isAmongChangedParts = true
      unsettled.changedParts.append(changedPart)
    }
    Transaction.mark(self)
  }

  /// Marks a change of whether the part differs from what is clean, which is not a failure.
  final func markDirtiness() {
    unsettled.needsRecount = true
    Transaction.mark(self)
  }

  /// Takes up what has changed in a part of the form.
  private func takeUp(difference: Status, isEdited: Bool, changedParts: [ChangedPart]) {
    unsettled.difference = unsettled.difference + difference
    if isEdited { unsettled.isEdited = true }
    if !changedParts.isEmpty { unsettled.changedParts += changedParts }
    Transaction.mark(self)
  }

  /// Notes a part that may have changed. What was noted first is what observers know.
  private func addUnnotified(_ change: ChangedPart) {
    let id = ObjectIdentifier(change.part)
    if unnotified.changedParts[id] == nil { unnotified.changedParts[id] = change }
  }

  /// This part, with the failures of which observers were notified last.
  private var changedPart: ChangedPart { ChangedPart(part: self, notified: notified.ownFailures) }

  /// The included parts with failures, in order.
  private var failingParts: [FailingPart] {
    collect(.included) { part in
      let failures = part.located(part.ownFailures)
      return failures.isEmpty ? [] : [FailingPart(id: ObjectIdentifier(part), failures: failures)]
    }
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

  /// Replaces the external failures of the part itself, whose paths begin at the part.
  final func setExternal(_ failures: [ValidationFailure]) {
    guard failures != external else { return }
    external = failures
    tracker.didChange(.settings)
    markStatus()
  }

  /// Keeps the order of the failures in all forms that contain the part, before it moves within one of them.
  final func keepOrderBeforeMove() {
    guard isIncluded, hasFailuresInside else { return }
    for form in formsAround {
      if form.unnotified.orderBeforeMoves == nil {
        form.unnotified.orderBeforeMoves = form.failingParts
      }
      form.tracker.didChange(.outcome)
      form.notifyLater()
    }
  }

  private var hasFailuresInside: Bool { !failingParts.isEmpty }

}

// MARK: Moving

extension FormPart {
  /// Writes the form that contains the part, with the depth of all that is in it.
  final func changeForm(to form: FormValidator?) {
    storedForm = form
    updateDepth()
  }

  private func updateDepth() {
    let newDepth = storedForm.map { $0.depth + 1 } ?? 0
    guard newDepth != depth else { return }
    depth = newDepth
    // Parts are notified from the deepest one.
    if isNotificationQueued { queueNotification() }
    for part in directParts { part.updateDepth() }
  }

  final func changeIsIncluded(to isIncluded: Bool) { self.isIncluded = isIncluded }

  final func changeInclusion(to inclusion: Inclusion?) { self.inclusion = inclusion }

  /// Adds what the part has to its form.
  final func joinForm() {
    guard let storedForm else { return }
    let parts = partsWithChangeableFailures.map { ChangedPart(part: $0, notified: []) }
    storedForm.takeUp(difference: settledStatus, isEdited: true, changedParts: parts)
  }

  /// Removes what the part has from its form.
  final func leaveForm() {
    guard let storedForm else { return }
    let parts = partsWithChangeableFailures.map(\.changedPart)
    storedForm.takeUp(difference: Status() - settledStatus, isEdited: true, changedParts: parts)
  }

  /// The parts in the part that are included and have failures, or had some when observers were notified last.
  private var partsWithChangeableFailures: [FormPart] {
    collect(.included) { part in
      part.ownFailures.isEmpty && part.notified.ownFailures.isEmpty ? [] : [part]
    }
  }

  /// Takes note that a part is added again that was in the form when observers were notified last, maybe at another place.
  final func noteReturn(of part: FormPart) {
    let hasReturned = part.partsWithChangeableFailures.contains { inside in
      unnotified.changedParts[ObjectIdentifier(inside)] != nil
        || unsettled.changedParts.contains { $0.part === inside }
    }
    if hasReturned { unnotified.hasReturnedParts = true }
  }
}

// MARK: Observable properties

extension FormPart {
  /// The form that contains the part, or `nil`.
  public final var form: FormValidator? { tracker.read(.settings, storedForm) }

  /// The name of the part in its form, which makes its ``path``; `nil` if it has none.
  public internal(set) final var name: String? {
    get { tracker.read(.settings, storedName) }
    set {
      storedName = newValue
      tracker.didChange(.settings)
    }
  }

  /// The label of the field on screen, which replaces `{label}` in message templates.
  ///
  /// Setting it replaces the current messages, and notifies observers if they differ.
  public final var label: String? {
    get { tracker.read(.settings, storedLabel) }
    set {
      Transaction.run("label") { [self] in changeLabel(to: newValue) }
    }
  }

  final func changeLabel(to label: String?) {
    storedLabel = label
    tracker.didChange(.settings)
    rewriteMessages()
  }

  /// When the failures of the controls in the part are shown; `nil` for the visibility of the enclosing form.
  ///
  /// A form that is in no other form has ``ErrorVisibility/afterEditing`` by default.
  public final var errorVisibility: ErrorVisibility? {
    get { tracker.read(.settings, storedErrorVisibility) }
    set { set("errorVisibility") { [self] in storedErrorVisibility = newValue } }
  }

  /// The visibility of the part, or else of the nearest form that has one.
  final var inheritedErrorVisibility: ErrorVisibility {
    errorVisibility ?? form?.inheritedErrorVisibility ?? .afterEditing
  }

  /// A Boolean value that indicates whether a value differs from the initial one, or from the one that was marked clean.
  ///
  /// Formatted values are compared. A form is also dirty if controls were added, removed or moved since ``markClean()`` was
  /// called.
  public final var isDirty: Bool { tracker.read(.dirtiness, status.dirty > 0) }

  /// A Boolean value that indicates whether the part is included in its form: its `when:` closure, if any, returns `true`.
  ///
  /// Show the fields that are active. Whether the form itself is active doesn't matter.
  public final var isActive: Bool { tracker.read(.settings, isIncluded) }

  /// Returns the failures that the values would have, in order, without showing them. Warnings are left out.
  ///
  /// The call changes no state, notifies no observer and sends no request. It is observable, so a Save button can follow it.
  public final func silentFailures() -> [ValidationFailure] {
    Transaction.ask {
      collect(.included) { part in
        part.tracker.read([.value, .settings])
        return part.located(part.ownSilentFailures())
      }
    }
  }

  /// Makes the current values the ones that ``ValidationObject/reset()`` restores and ``FormPart/isDirty`` compares with.
  ///
  /// Call it after saving. After a submission, the values that were submitted become the clean ones: what was typed while the
  /// submission was under way stays, and is dirty. The parts of a form count, too: parts that are added or removed afterwards make
  /// it dirty, and a reset removes or restores them.
  public final func markClean() {
    Transaction.run("markClean()") { [self] in markAllClean() }
  }

  /// Validates all included controls in the part, whatever their policy, and shows their failures from now on.
  ///
  /// Call it for a page when the user chooses Next in a wizard. Observers are notified once, at the end. To get the failures
  /// without showing them, call ``silentFailures()``.
  ///
  /// - Returns: The state afterwards.
  @discardableResult
  public final func validate() -> ValidatorState {
    Transaction.run("validate()") { [self] in validateAll() }
    return status.state
  }
}

extension FormPart: nonisolated Identifiable {}

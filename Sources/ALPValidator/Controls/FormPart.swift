/// A part of a form: a control, or a form within the form. A part is in one form at most.
@MainActor
public class FormPart: ValidationObject {
  /// Which controls of a part are visited.
  enum Selection {
    case all
    case included
    /// Those that are included after their `when:` conditions have been evaluated.
    case includedAfterEvaluation
  }

  /// Called once after a change of the state, the failures, the warnings, or the requests that wait for a retry.
  ///
  /// The closure is passed the state at the time of the call.
  public final var stateChangedHandler: ((ValidatorState) -> Void)? {
    get { handler }
    set { handler = newValue }
  }

  /// The sum over the validators in the part, and its external failures.
  private var storedStatus = Status()
  /// The failures of the part itself that did not come from a rule.
  private(set) final var external: [ValidationFailure] = []

  private(set) final var storedName: String?
  private var storedLabel: String?

  // What observers were notified of, and which parts have changed since.
  private var notified = (state: ValidatorState.valid, hasValidated: true, own: [ValidationFailure]())
  private var changedParts: [ObjectIdentifier: ChangedPart] = [:]
  /// The failures before parts moved, until observers are notified.
  private var orderBeforeMoves: [[ValidationFailure]]?

  /// The transaction in which everything in the part was validated last.
  final var latestValidation: Int?

  /// Whether the part is included in its form; not tracked.
  private(set) final var isIncluded = true
  private var condition: (isMet: @MainActor () -> Bool, dependent: Dependent)?

  /// Returns the failures that the values would have, in order, without showing them. Warnings are left out.
  ///
  /// The call changes no state, notifies no observer and sends no request. It is observable, so a Save button can follow it.
  public final func silentFailures() -> [ValidationFailure] {
    Scheduler.shared.undisturbed {
      collect(.included) { part in
        part.tracker.read([.value, .settings])
        return part.located(part.ownSilentFailures())
      }
    }
  }

  // MARK: For subclasses

  /// Visits the parts in the part, in order, and then the part itself.
  func forEachPart(_ selection: Selection, _ visit: (FormPart) -> Void) { visit(self) }

  /// Returns the failures that the value of the part itself would have.
  func ownSilentFailures() -> [ValidationFailure] { [] }

  /// The validators that are attached to the part itself, in order; not tracked.
  var attachedValidators: [AnyValidator] { [] }

  /// Makes the current values the clean ones.
  func markAllClean() {}

  /// Follows an edit in the part, after which other values may be submitted.
  func valuesDidChange() {}

  /// Validates the values, and shows their failures from now on.
  func validateAll() {}

  /// Notifies the delegates of the forms that a part has changed: this one, or one in it.
  func notifyDelegates(of part: FormPart, _ state: ValidatorState) {
    container?.notifyDelegates(of: part, state)
  }

  // MARK: Validation object

  override final var status: Status { storedStatus }

  override var level: Int? { (container?.level).map { $0 + 1 } ?? 0 }

  override var currentFailures: [ValidationFailure] { collect(.included) { $0.located($0.ownFailures) } }

  override func notifyDelegates() { notifyDelegates(of: self, status.state) }

  override func messagesDidChange() { forEachValidator(.all) { $0.messagesDidChange() } }

  override func retryRequests() { forEachValidator(.included) { $0.retryRequests() } }

  override func sendDebouncedRequests() { forEachValidator(.included) { $0.sendDebouncedRequests() } }

  private func forEachValidator(_ selection: Selection, _ visit: (AnyValidator) -> Void) {
    for validator in collect(selection, \.attachedValidators) { visit(validator) }
  }

  override func takeNews() -> Bool {
    let earlier = exchange(&notified, with: (status.state, status.unvalidated == 0, ownFailures))
    let changed = exchange(&changedParts, with: [:])
    let order = exchange(&orderBeforeMoves, with: nil)
    return order.map { $0 != failuresInOrder } ?? false || notified.state != earlier.state
      || notified.hasValidated != earlier.hasValidated
      || changed.values.contains { change in
        change.notified != (includes(change.part) ? change.part.ownFailures : [])
      }
  }
}

// MARK: Observable properties

extension FormPart {
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
    set { Scheduler.shared.perform("label") { [self] in changeLabel(to: newValue) } }
  }

  final func changeLabel(to label: String?) {
    storedLabel = label
    tracker.didChange(.settings)
    messagesDidChange()
  }

  /// A Boolean value that indicates whether a value differs from the initial one, or from the one that was marked clean.
  public final var isDirty: Bool { tracker.read(.outcome, status.dirty > 0) }

  /// A Boolean value that indicates whether the part is included in its form: its `when:` closure, if any, returns `true`.
  ///
  /// Show the fields that are active. Whether the form itself is active doesn't matter.
  public final var isActive: Bool { tracker.read(.settings, isIncluded) }

  /// The failures of the part itself, with those that did not come from a rule at the end.
  final var ownFailures: [ValidationFailure] { attachedValidators.flatMap(\.currentFailures) + external }

  /// Returns elements of the part and of the parts in it, in order.
  private func collect<Element>(_ selection: Selection, _ elements: (FormPart) -> [Element]) -> [Element] {
    var collected: [Element] = []
    forEachPart(selection) { collected += elements($0) }
    return collected
  }

  /// Makes the current values the ones that ``ValidationObject/reset()`` restores and ``FormPart/isDirty`` compares with.
  ///
  /// Call it after saving.
  public final func markClean() { Scheduler.shared.perform("markClean()") { [self] in markAllClean() } }

  /// Validates all included controls in the part, whatever their policy, and shows their failures from now on.
  ///
  /// Call it for a page when the user chooses Next in a wizard. Observers are notified once, at the end. To get the failures
  /// without showing them, call ``silentFailures()``.
  ///
  /// - Returns: The state afterwards.
  @discardableResult
  public final func validate() -> ValidatorState {
    Scheduler.shared.perform("validate()") { [self] in validateAll() }
    return status.state
  }
}

// MARK: Changes

extension FormPart {
  final var container: FormPart? { parent as? FormPart }

  /// Changes the status, and updates the parent.
  ///
  /// - Parameters:
  ///   - status: The new status.
  ///   - changed: The parts whose failures may have changed.
  final func update(to status: Status, changed: [ChangedPart] = []) {
    let earlier = self.status
    guard status != earlier || !changed.isEmpty else { return }
    storedStatus = status
    tracker.didChange(.outcome)
    for change in changed where changedParts[ObjectIdentifier(change.part)] == nil {
      changedParts[ObjectIdentifier(change.part)] = change
    }
    if !changed.isEmpty || status.state != earlier.state || status.unvalidated != earlier.unvalidated {
      enqueueNotification()
    }
    if isIncluded, let container {
      container.update(to: container.status - earlier + status, changed: changed)
    }
    settleIfAwaited()
  }

  /// This part, with the failures of which observers were notified last.
  final var changedPart: ChangedPart { ChangedPart(part: self, notified: notified.own) }

  /// Lets the forms that include the part know that other values than before may be submitted.
  final func noteEdit() {
    valuesDidChange()
    if isIncluded, let container { container.noteEdit() }
  }

  /// Replaces the external failures of the part itself, whose paths begin at the part.
  final func setExternal(_ failures: [ValidationFailure]) {
    guard failures != external else { return }
    let change = (failures.isEmpty ? 0 : 1) - (external.isEmpty ? 0 : 1)
    let part = changedPart
    external = failures
    tracker.didChange(.settings)
    update(to: status + Status(invalid: change), changed: [part])
  }

  private var failuresInOrder: [[ValidationFailure]] { [failures, warnings, failuresAwaitingRetry] }

  /// Compares the order of the failures with the present one before observers are notified.
  final func orderMayChange() {
    orderBeforeMoves = orderBeforeMoves ?? failuresInOrder
    tracker.didChange(.outcome)
    enqueueNotification()
  }

  // MARK: Inclusion

  /// Whether all that the part contains is validated in this transaction.
  private var isValidating: Bool {
    latestValidation == Scheduler.shared.transactionNumber || isIncluded && container?.isValidating == true
  }

  /// Returns whether a part is this one, or is in it, at any depth, and is included with all that contain it.
  final func includes(_ part: FormPart) -> Bool {
    if part === self { return true }
    (part.container ?? part).tracker.read(.settings)
    return part.isIncluded && part.container.map { includes($0) } ?? false
  }

  func isSelected(by selection: Selection) -> Bool {
    if selection == .includedAfterEvaluation { evaluateCondition() }
    return selection == .all || isIncluded
  }

  /// Moves the part into a form, or out of all.
  final func move(to form: FormPart?) {
    if isIncluded { leave() }
    setParent(form)
    if isIncluded { join() }
    tracker.didChange(.settings)
    messagesDidChange()
  }

  private func join() {
    replaceInContainer(Status(), by: status, parts { _ in [] })
    if isSettlementAwaited { sendDebouncedRequests() }
  }

  private func leave() { replaceInContainer(status, by: Status(), parts(\.notified.own)) }

  private func replaceInContainer(_ earlier: Status, by status: Status, _ changed: [ChangedPart]) {
    guard let container else { return }
    container.noteEdit()
    container.update(to: container.status - earlier + status, changed: changed)
  }

  /// The parts in the part that are included and have failures, or had some.
  private func parts(_ notified: (FormPart) -> [ValidationFailure]) -> [ChangedPart] {
    collect(.included) { part in
      part.ownFailures.isEmpty && part.notified.own.isEmpty
        ? [] : [ChangedPart(part: part, notified: notified(part))]
    }
  }

  /// Includes the part only under a condition, which is evaluated again when something changes that it has read.
  final func setCondition(_ isMet: (@MainActor () -> Bool)?) {
    condition = isMet.map { ($0, Dependent { [weak self] in self?.evaluateCondition() }) }
    evaluateCondition()
  }

  private func evaluateCondition() {
    let isMet = condition.map { isMet, dependent in
      dependent.collectingDependencies { dependent.reading(isMet) }
    }
    guard isIncluded != isMet ?? true else { return }
    if isIncluded { leave() }
    isIncluded.toggle()
    tracker.didChange(.settings)
    container?.tracker.didChange(.settings)
    guard isIncluded else { return }
    join()
    // What is included because of a validation is validated with the rest.
    if container?.isValidating == true { validateAll() }
  }
}

/// A part of a form whose failures have changed, with those of which the form was notified last.
struct ChangedPart {
  let part: FormPart
  let notified: [ValidationFailure]
}

extension FormPart: nonisolated Identifiable {}

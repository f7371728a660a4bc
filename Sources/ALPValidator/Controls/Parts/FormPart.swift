import Foundation

/// A part of a form: a control, or a form within the form. A part is in one form at most.
///
/// Controls and forms share the properties of this class: a name and a label, the path that follows from the
/// names, whether the part is included, when its failures are shown, and the failures that a server reports.
///
/// ```swift
/// let delivery = form.add(FormValidator(), name: "delivery")
/// let street = delivery.add(TextControl(), name: "street", label: "Street")
/// street.path.description  // "/delivery/street"
/// ```
@MainActor
public class FormPart: ValidationObject {
  /// Which parts are visited.
  enum Selection {
    case all
    case included
  }

  /// Called once after a change of the state, of ``ValidationObject/hasValidated``, of the failures, the
  /// warnings, or the requests that wait for a retry.
  ///
  /// The closure receives the current state.
  public final var stateChangedHandler: ((ValidatorState) -> Void)? {
    get { handler }
    set { handler = newValue }
  }

  // Observation and conditions follow a public property `x`. They do not follow the internal properties
  // `storedX`, which is what the program has set, and `currentX`, which is the present value. `effectiveX` is
  // the value of the nearest object that has one, beginning with the part itself; it reads the public
  // properties. `isIncluded` is the counterpart of `isActive` that is not followed.

  // MARK: Settings, as the program has set them

  final var storedName: String?
  final var storedLabel: String?
  final var storedErrorVisibility: ErrorVisibility?
  final var storedLocale: Locale?

  // MARK: The place in a form

  /// The form that contains the part.
  private(set) final weak var storedForm: FormGroup?
  /// The place of the part in its form. Written by ``PartList`` only.
  final var place = 0
  /// Whether the part is included in its form; not tracked.
  private(set) final var isIncluded = true
  /// The closure that decides about `isIncluded`; `nil` if the part is always included.
  @ReleasedLater private(set) final var whenClosure: WhenClosure?

  // MARK: The place in the form of a structure. Written when the part is made for it

  /// What has the value of the part in its own value.
  final weak var valueHolder: (any ValueHolder)?
  /// Whether the rule set declares the value as secret.
  final var isSecret = false
  /// Whether the part has the failures of its form as a whole, such as those of a rule for a list.
  final var standsForForm = false

  // MARK: The state

  /// How many validators in the part are in each state.
  private(set) final var partTally = PartTally()
  /// The failures of the part itself that did not come from a rule.
  private(set) final var external: [ValidationFailure] = []
  /// Whether the holder of the value has taken the present one, so that it has to know of the next change. Written by
  /// `publishValueChange()` and `valueWasTaken()` only.
  private(set) final var isValueTaken = false
  /// What observers know of the part, and of the parts in it that may have changed. Replaced when the observers are
  /// notified.
  private(set) final var observerKnowledge = ObserverKnowledge()

  override init() {
    super.init()
    depth = 0
  }

  // MARK: What subclasses override

  /// Visits the parts in the part, in order, and then the part itself.
  func forEachPart(_ selection: Selection, _ visit: (FormPart) -> Void) { visit(self) }

  /// Returns the failures that the value of the part itself would have.
  func ownSilentFailures() -> [ValidationFailure] { [] }

  /// The validators that are attached to the part itself, in order; not tracked.
  var attachedValidators: [AnyValidator] { [] }

  /// Counts the share of the part itself in its tally. The tallies of a form's parts are kept by difference.
  func countOwnTally() -> Tally { Tally() }

  /// The parts that a form has, included or not; not tracked.
  var directParts: [FormPart] { [] }

  /// The part itself if it is a form, or `nil`.
  var asForm: FormGroup? { nil }

  /// Follows a change of the base of the part, or of a part in it.
  func baseDidChange() {}

  /// Follows a change of the values that would be submitted.
  func submittableValuesDidChange() {}

  /// Whether each text in the part stands for a value.
  var hasReadableValue: Bool { true }

  /// Validates the values, and shows their failures from now on.
  func validateAll() {}

  // What subclasses override for the versions of their content, see `Versions`

  /// Applies an event to the content of the part, and of all parts in it.
  func apply(_ event: VersionEvent, _ command: Command) {}

  /// Empties the fields in which a value has to be entered, because the part is new to the user, and makes this their
  /// base.
  func startBlank(_ command: Command) {}

  /// Returns the parts that belong to a version of the content, with the components of their paths in it.
  func members(of version: Version) -> [(component: ValidationPath.Component?, part: FormPart)] { [] }

  /// Returns whether the content differs from the one that both sides have begun with.
  func isTouched(since ancestor: Ancestor) -> Bool { false }

  /// Whether a submission that is under way has begun with the part.
  var isBeingSubmitted: Bool { false }

  /// Whether a value in a version of the part, at any depth, is declared as secret.
  var hasSecrets: Bool { isSecret }

  /// Adds the paths of what differs from the base.
  func collectChangedPaths(_ paths: inout [ValidationPath]) {}

  /// Tracks a read of all that the part has.
  func trackContent() { tracker.read([.value, .dirtiness, .settings, .parts]) }

  /// Returns what a snapshot contains of the part; `nil` if that is nothing. What is read is tracked.
  func snapshot() -> PartSnapshot? { nil }

  /// Takes the content and the base that a snapshot contains, or undoes the edits if there is none.
  func restore(
    _ snapshot: PartSnapshot?, _ restoring: inout Restoring, at path: ValidationPath, _ command: Command
  ) {}

  /// Makes the part notice its next change, because it has to forget something then.
  func followNextChange() {}

  // MARK: Validation object

  override final var parent: ValidationObject? { storedForm }

  override final func tallyAfterSettling() -> Tally {
    Transaction.settle()
    return partTally.current
  }

  override var currentFailures: [ValidationFailure] { collect(.included) { $0.located($0.ownFailures) } }

  override func rewriteMessages() { forEachValidator(.all) { $0.rewriteMessages() } }

  override func retryRequests(_ command: Command) {
    forEachValidator(.included) { $0.retryRequests(command) }
  }

  override func sendDebouncedRequests() { forEachValidator(.included) { $0.sendDebouncedRequests() } }

  private func forEachValidator(_ selection: Selection, _ visit: (AnyValidator) -> Void) {
    for validator in collect(selection, \.attachedValidators) { visit(validator) }
  }

  /// The failures of the part itself. The external failures come last.
  final var ownFailures: [ValidationFailure] { attachedValidators.flatMap(\.currentFailures) + external }

  /// Returns elements of the part and of the parts in it, in order.
  final func collect<Element>(_ selection: Selection, _ elements: (FormPart) -> [Element]) -> [Element] {
    var collected: [Element] = []
    forEachPart(selection) { collected += elements($0) }
    return collected
  }

  /// What the part adds to the tally of its form: its own tally while it is included.
  ///
  /// Whatever else leaves out an excluded part reads `isIncluded`, or visits `Selection.included`: the failures
  /// of a form, validations and retries, the search for the first invalid control, and the differences that parts tell their form.
  final var contribution: Tally { isIncluded ? partTally.current : Tally() }

  // MARK: Settling and notifying

  override final func settle() {
    let earlier = partTally.current
    let difference = partTally.refresh(knownFailures: knownFailures, countOwn: countOwnTally)
    if difference.didSubmittableChange { submittableValuesDidChange() }
    if difference.concernsFailures { takeFailures(of: difference) }
    if difference.didBaseChange {
      baseDidChange()
      tracker.didChange(.settings)
    }
    publishTally(since: earlier)
    if difference.didValueChange { valueHolder?.valueDidChange(of: self) }
    storedForm?.mark(difference.toldToForm(isIncluded: isIncluded))
    waits.endIfIdle(partTally.current)
  }

  private func takeFailures(of difference: PartDifference) {
    observerKnowledge.add(difference)
    tracker.didChange(.outcome)
    notifyLater()
  }

  override final func replaceKnownOutcome() -> Bool {
    let status = presentStatus
    let knowledge = ObserverKnowledge(status, ownFailures: ownFailures)
    // The parts that the earlier knowledge keeps are released after the write.
    let earlier = exchange(&observerKnowledge, with: knowledge)
    defer { extendLifetime(earlier) }
    return earlier.differs(from: status, of: self)
  }

  #if DEBUG
  override func checkInvariants() {
    assert(partTally.isUpToDate || isMarked, "\(self) has changed and was not settled")
    assert(partTally.own == countOwnTally(), "The tally of \(self) is not that of what it has itself")
  }
  #endif
}

extension FormPart: nonisolated Identifiable {}

// MARK: - Marking and settling

extension FormPart {
  // A command marks what it changes. At its end, the marked parts are settled, from the deepest one.

  /// Marks a change of the values that would be submitted, if any form is being submitted.
  ///
  /// At other times, such changes are not marked, so a keystroke that changes no outcome ends in its control.
  final func markSubmittableChange() {
    if SubmissionPhase.underWayCount > 0 { mark(PartDifference(didSubmittableChange: true)) }
  }

  /// Publishes a change of the value: to its readers at once, and to the structure, list or alternatives that have taken the
  /// earlier value, when the part is settled.
  ///
  /// Until the value is taken again, further changes mark nothing, so a keystroke ends in its control.
  final func publishValueChange() {
    tracker.didChange(.value)
    guard isValueTaken else { return }
    isValueTaken = false
    mark(PartDifference(didValueChange: true))
  }

  /// Follows that the holder of the value takes it now.
  final func valueWasTaken() { isValueTaken = true }

  /// Marks a change of the base.
  final func markBaseChange() { mark(PartDifference(didBaseChange: true)) }

  /// Marks that the failures of the part itself may have changed: those of its validators, or the external
  /// ones.
  ///
  /// Observers know the failures of their last notification, so it does not matter whether the failures have changed
  /// already.
  final func markOwnFailures() {
    partTally.requestRecount(ofFailures: true)
    Transaction.mark(self)
  }

  /// Marks that the part may have become dirty or clean, which is not a failure.
  final func markDirtiness() {
    partTally.requestRecount()
    Transaction.mark(self)
  }

  /// Marks a difference: one of the part itself, or one that a part of the form tells when it is settled, enters or
  /// leaves.
  final func mark(_ difference: PartDifference) {
    guard !difference.isEmpty else { return }
    partTally.add(difference)
    Transaction.mark(self)
  }

  /// Lets Observation and dependents know of a changed tally, and notifies observers later if the state or
  /// `hasValidated` changes.
  final func publishTally(since earlier: Tally) {
    let current = partTally.current
    let didOutcomeChange = current.withoutDirtiness != earlier.withoutDirtiness
    let didStateChange = current.state != earlier.state
    let didHasValidatedChange = (current.unvalidated == 0) != (earlier.unvalidated == 0)
    let didIsDirtyChange = (current.dirty > 0) != (earlier.dirty > 0)

    if didOutcomeChange { tracker.didChange(.outcome) }
    if didIsDirtyChange { tracker.didChange(.dirtiness) }
    if didStateChange || didHasValidatedChange { notifyLater() }
  }
}

// MARK: - Writing what only one function writes

extension FormPart {
  /// Replaces the external failures of the part itself, whose paths begin at the part.
  final func setExternal(_ failures: [ValidationFailure]) {
    guard failures != external else { return }
    // First, because it settles earlier changes.
    if !failures.isEmpty { followNextChange() }
    external = failures
    tracker.didChange(.settings)
    markOwnFailures()
  }

  /// Writes the form that contains the part, and the depths of the part and of all parts in it.
  final func changeForm(to form: FormGroup?) {
    storedForm = form
    updateDepth()
  }

  private func updateDepth() {
    let newDepth = storedForm?.depth.map { $0 + 1 } ?? 0
    guard newDepth != depth else { return }
    depth = newDepth
    depthDidChange()
    for part in directParts { part.updateDepth() }
  }

  /// Includes the part only while a `when:` closure returns `true`; always, if it is `nil`.
  ///
  /// The closure is called again when something changes that it has read.
  final func setWhenClosure(_ closure: WhenClosure?) {
    whenClosure = closure
    updateInclusionAndValidate()
  }

  /// Makes a `when:` closure for the part of a closure of the program.
  final func makeWhenClosure(_ closure: @escaping @MainActor () -> Bool) -> WhenClosure {
    WhenClosure(closure) { [weak self] in self?.updateInclusionAndValidate() }
  }

  /// Calls the `when:` closure again. Validates the part if it becomes included while its form is being
  /// validated.
  private func updateInclusionAndValidate() {
    let wasIncluded = isIncluded
    updateInclusion()
    let wasJustIncluded = isIncluded && !wasIncluded
    if wasJustIncluded, storedForm?.isBeingValidated == true { validateAll() }
  }

  /// Calls the `when:` closure, and includes or excludes the part.
  final func updateInclusion() {
    let shouldBeIncluded = whenClosure?.ask() ?? true
    guard isIncluded != shouldBeIncluded else { return }
    Transaction.settle()
    subtractFromForm()
    isIncluded = shouldBeIncluded
    tracker.didChange(.settings)
    storedForm?.tracker.didChange(.parts)
    addToForm()
  }
}

// Names of the Objective-C library, so that the compiler says what to write in their place.

extension FormPart {
  /// The name of a validator's handler. That of a control or a form is ``stateChangedHandler``.
  @available(*, unavailable, renamed: "stateChangedHandler")
  public final var validatorStateChangedHandler: ((ValidatorState) -> Void)? {
    get { nil }
    set {}
  }
}

extension ValidatorState {
  /// The name in the Objective-C library of ``valid``.
  @available(*, unavailable, renamed: "valid")
  public static var validationStateValid: Self { .valid }

  /// The name in the Objective-C library of ``invalid``.
  @available(*, unavailable, renamed: "invalid")
  public static var validationStateInvalid: Self { .invalid }

  /// The name in the Objective-C library of ``waiting``.
  @available(*, unavailable, renamed: "waiting")
  public static var validationStateWaitingForRemote: Self { .waiting }
}

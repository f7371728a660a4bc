public import Observation

#if canImport(Combine)
  public import Combine
#endif

/// A part of a form: a control, or a form within the form.
///
/// A part has a state and messages, notifies observers of them, and is in at most one form at a time.
@MainActor
public class FormPart {
  /// Which controls of a part are visited.
  enum Selection {
    case all
    case included
    /// Those that are included after their `when:` conditions have been evaluated.
    case includedAfterEvaluation
  }

  /// The name of the part in its form, which makes its ``path``; `nil` if it has none.
  public internal(set) final var name: String?

  /// The label that a view shows next to the part. `{label}` in the message templates of a control stands for it.
  ///
  /// Setting it replaces the current messages, and notifies observers if they differ.
  public final var label: String? { didSet { labelsDidChange() } }

  /// The messages of the part's validators that have none of their own; `nil` for those of the form that contains it.
  ///
  /// A form without messages, which is in no other form, has ``MessageCatalogue/standard``. Setting them replaces the
  /// current messages, and notifies observers once if they differ.
  public final var messages: MessageCatalogue? {
    get { storedMessages }
    set {
      let released = exchange(&storedMessages, with: newValue)
      labelsDidChange()
      extendLifetime(released)
    }
  }

  /// Called once after a change of the state, the failures, the warnings, or the requests that wait for a retry.
  public final var stateChangedHandler: ((ValidatorState) -> Void)? {
    get { storedHandler }
    set { extendLifetime(exchange(&storedHandler, with: newValue)) }
  }

  private var storedHandler: ((ValidatorState) -> Void)?
  private var storedMessages: MessageCatalogue?

  final let tracker = ChangeTracker()

  private(set) final weak var parent: FormPart?

  /// The sum over the validators in the part, and its external failures.
  private(set) final var status = Status()
  /// The status of the latest notification; `nil` if the failures have another order since.
  private var notifiedStatus: Status? = Status()
  private var isEnqueued = false
  /// The failures of the part itself that did not come from a rule.
  private(set) final var external: [ValidationFailure] = []

  private var inclusion = (isEnabled: true, meetsCondition: true) {
    didSet { if isIncluded != (oldValue.isEnabled && oldValue.meetsCondition) { inclusionDidChange() } }
  }
  private var condition: (isMet: @MainActor () -> Bool, dependent: Dependent)?

  private let stateBroadcast = Broadcast<ValidatorState>()

  init() {}

  // MARK: For subclasses

  /// Visits the parts in the part, in order, and then the part itself.
  func forEachPart(_ selection: Selection, _ visit: (FormPart) -> Void) { visit(self) }

  /// The validators that are attached to the part itself, in order; not tracked.
  var attachedValidators: [AnyValidator] { [] }

  /// Makes the current values the clean ones, which ``FormPart/reset()`` restores and ``FormPart/isDirty`` compares with.
  public func markClean() {}

  func resetPart() {}

  /// Follows an edit in the part, after which other values may be submitted.
  func valuesDidChange() {}

  /// Notifies the delegates of the forms that a part has changed: this one, or one in it.
  func notifyDelegates(of part: FormPart, _ state: ValidatorState) {
    parent?.notifyDelegates(of: part, state)
  }
}

// MARK: Observable properties

extension FormPart: Observable {
  /// Invalid if a validator in the part is invalid, else waiting if one is waiting, else valid.
  public final var state: ValidatorState { tracker.read(.outcome, status.state) }

  /// Whether all validators in the part are valid.
  public final var isValid: Bool { state == .valid }

  /// Whether every validator in the part has validated a value since it was created or reset.
  public final var hasValidated: Bool { tracker.read(.outcome, status.hasValidated) }

  /// Whether a value differs from the initial one, or from the one that was marked clean.
  public final var isDirty: Bool { tracker.read(.outcome, status.dirty > 0) }

  /// The messages of the failed rules, in order.
  public final var errorMessages: [String] { failures.map(\.message) }

  /// The failed rules as data, in order.
  ///
  /// The external failures of a part follow those of its rules. The path of a failure begins with that of its control.
  public final var failures: [ValidationFailure] {
    collectFailures { $0.attachedValidators.flatMap(\.outcome.failures) + $0.external }
  }

  /// The failed rules of severity ``Severity/warning``, which do not make a value invalid.
  public final var warnings: [ValidationFailure] {
    collectFailures { $0.attachedValidators.flatMap(\.outcome.warnings) }
  }

  /// The failures of asynchronous conditions that wait for ``retry()``, in order. See ``RequestFailurePolicy/hold``.
  ///
  /// While there are any, the part is not valid, and a form that includes it is not submitted.
  public final var failuresAwaitingRetry: [ValidationFailure] {
    collectFailures { $0.attachedValidators.flatMap(\.outcome.failuresAwaitingRetry) }
  }

  /// Whether a request failed and waits for ``retry()``.
  public final var isAwaitingRetry: Bool { tracker.read(.outcome, status.awaitingRetry > 0) }

  /// Whether the program includes the part in its form; `false` for a field that is hidden or disabled.
  public final var isEnabled: Bool {
    get { tracker.read(.settings, inclusion.isEnabled) }
    set { inclusion.isEnabled = newValue }
  }

  /// Whether the part is included in its form: it is enabled, and the condition is met under which it was added.
  ///
  /// A view shows the fields that are active. Whether the form itself is active does not matter.
  public final var isActive: Bool { tracker.read(.settings, isIncluded) }

  private func collectFailures(_ failures: (FormPart) -> [ValidationFailure]) -> [ValidationFailure] {
    tracker.read(.outcome, collect(.included) { $0.located(failures($0)) })
  }

  /// Returns elements of the part and of the parts in it, in order.
  private func collect<Element>(_ selection: Selection, _ elements: (FormPart) -> [Element]) -> [Element] {
    var collected: [Element] = []
    forEachPart(selection) { collected += elements($0) }
    return collected
  }
}

// MARK: Actions

extension FormPart {
  /// Sends the failed requests again that wait for a retry, without debounce; excluded parts are left out.
  public final func retry() {
    Scheduler.shared.transaction {
      for validator in collect(.included, \.attachedValidators) where validator.session.isAwaitingRetry {
        validator.retry()
      }
    }
  }

  /// Restores the initial values, and takes all validators back to their initial state; rules and observers stay.
  public final func reset() { Scheduler.shared.transaction { resetPart() } }

  /// Waits until no request is in flight, and returns the state.
  ///
  /// Debounced requests are sent immediately. A part that waits for ``retry()`` is settled, in the state
  /// ``ValidatorState/waiting``. The cancellation of the task resumes the caller.
  @discardableResult
  public final func settledState() async -> ValidatorState {
    while !Task.isCancelled {
      let waiting = collect(.included, \.attachedValidators).filter(\.session.hasRequestInFlight)
      if waiting.isEmpty { break }
      for validator in waiting { validator.sendDebouncedRequests() }
      for validator in waiting { await validator.settledState() }
    }
    return status.state
  }

  /// The states of the notifications from now on, until the part is released.
  ///
  /// Each call returns a new stream. A stream that is not consumed keeps its events in memory.
  public final var stateChanges: AsyncStream<ValidatorState> { stateBroadcast.makeStream() }

  #if canImport(Combine)
    /// The states of the notifications, from subscription until the part is released.
    ///
    /// The same events as those of ``stateChanges``, on the main actor, during the notification.
    public final var stateChangesPublisher: AnyPublisher<ValidatorState, Never> { stateBroadcast.publisher }
  #endif

  private func labelsDidChange() {
    Scheduler.shared.transaction {
      for validator in collect(.all, \.attachedValidators) { validator.messagesDidChange() }
    }
  }
}

// MARK: Changes

extension FormPart: TransactionObserver {
  var level: Int { parent.map { $0.level + 1 } ?? 0 }

  /// Changes the status, and updates the parent. With an edit, other values than before may be submitted.
  final func update(to status: Status, isEdit: Bool = false) {
    let earlier = self.status
    let isOther = status != earlier
    if isOther {
      self.status = status
      tracker.didChange(.outcome)
      if status.isNotified(after: earlier) { enqueueNotification() }
    }
    if isIncluded && (isOther || isEdit) { parent?.partDidChange(from: earlier, to: status, isEdit: isEdit) }
  }

  /// The status that the parent adds for this part.
  private var contribution: Status { isIncluded ? status : Status() }

  private func partDidChange(from earlier: Status, to status: Status, isEdit: Bool) {
    if isEdit { valuesDidChange() }
    update(to: self.status.adding(status, removing: earlier), isEdit: isEdit)
  }

  /// Replaces the external failures of the part itself, whose paths begin at the part.
  final func setExternal(_ failures: [ValidationFailure]) {
    guard failures != external else { return }
    Scheduler.shared.transaction {
      let earlier = exchange(&external, with: failures)
      tracker.didChange(.settings)
      update(
        to: status.adding(
          Status(external: failures, of: self), removing: Status(external: earlier, of: self)))
    }
  }

  final func orderDidChange() {
    notifiedStatus = nil
    tracker.didChange(.outcome)
    enqueueNotification()
  }

  private func enqueueNotification() {
    guard !isEnqueued else { return }
    isEnqueued = true
    Scheduler.shared.enqueue(self)
  }

  func transactionDidEnd() {
    isEnqueued = false
    let earlier = exchange(&notifiedStatus, with: status)
    if let earlier, !status.isNotified(after: earlier) { return }
    let state = status.state
    stateChangedHandler?(state)
    notifyDelegates(of: self, state)
    stateBroadcast.send(state)
  }

  // MARK: Inclusion

  /// Whether the part is included in its form; not tracked.
  final var isIncluded: Bool { inclusion.isEnabled && inclusion.meetsCondition }

  func isSelected(by selection: Selection) -> Bool {
    if selection == .includedAfterEvaluation { evaluateCondition() }
    return selection == .all || isIncluded
  }

  /// Moves the part into a form, or out of all.
  final func move(to parent: FormPart?) {
    let earlierMessages = inheritedMessages
    let former = self.parent
    self.parent = nil
    former?.partDidChange(from: contribution, to: Status(), isEdit: true)
    self.parent = parent
    parent?.partDidChange(from: Status(), to: contribution, isEdit: isIncluded)
    tracker.didChange(.settings)
    if earlierMessages != nil || inheritedMessages != nil { labelsDidChange() }
  }

  /// Includes the part only under a condition, which is evaluated again when something changes that it has read.
  final func setCondition(_ isMet: (@MainActor () -> Bool)?) {
    let released = exchange(
      &condition, with: isMet.map { ($0, Dependent { [weak self] in self?.evaluateCondition() }) })
    evaluateCondition()
    extendLifetime(released)
  }

  private func evaluateCondition() {
    let isMet = condition.map { isMet, dependent in
      dependent.collectingDependencies { dependent.reading(isMet) }
    }
    inclusion.meetsCondition = isMet ?? true
  }

  private func inclusionDidChange() {
    Scheduler.shared.transaction {
      tracker.didChange(.settings)
      parent?.tracker.didChange(.settings)
      parent?.partDidChange(from: isIncluded ? Status() : status, to: contribution, isEdit: true)
    }
  }
}

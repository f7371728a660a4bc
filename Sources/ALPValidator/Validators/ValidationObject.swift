public import Observation

#if canImport(Combine)
public import Combine
#endif

/// The superclass of validators, controls and forms: a state with messages, which you can observe.
@MainActor
public class ValidationObject {
  final let tracker = ChangeTracker()

  /// The object that contains this one: the control of a validator, or the form of a control or form.
  private(set) final weak var parent: ValidationObject?

  private var storedHandler: ((ValidatorState) -> Void)?
  private var storedMessages: MessageCatalog?
  private var isEnqueued = false
  private let stateBroadcast = Broadcast<ValidatorState>()
  /// Resumes the callers of ``settledState()`` when it is released.
  private var settlement = Broadcast<Void>()
  private var resetCount = 0

  init() {}

  // MARK: For subclasses

  /// The summary of the validators in the object; not tracked.
  var status: Status { Status() }
  /// All failures with their paths, warnings and those that wait for a retry included; not tracked, but for the paths.
  var currentFailures: [ValidationFailure] { [] }

  /// The number of parents of a control or form, by which it is notified; `nil` for a validator.
  var level: Int? { nil }
  /// Returns whether observers have to be notified, who are then notified of all that is known.
  func takeNews() -> Bool { false }
  /// Notifies the delegates.
  func notifyDelegates() {}
  /// Follows a change of the settings; that of a validator's rules applies from the next validation.
  func settingsDidChange() { tracker.didChange(.settings) }
  /// Follows other messages, also those of the parent.
  func messagesDidChange() {}
  /// Follows a change of a validator in the object; with an edit, another value may be submitted.
  func childDidChange(isEdit: Bool) {}
  /// Follows other formatters of a validator in the object.
  func formattersDidChange() {}
  /// The label in the messages of validators of the object.
  var messageLabel: String? { nil }
  /// Evaluates the value of a control that a validator parses, unless it was edited since; `false` if there is none.
  func evaluateParsedValue(of validator: AnyValidator) -> Bool { false }
  /// Updates what follows from children.
  func update() {}
  func retryRequests() {}
  func resetAll() {}
  func sendDebouncedRequests() {}

  /// Notifies observers, if there is something new.
  func notify() {
    isEnqueued = false
    guard takeNews() else { return }
    storedHandler?(status.state)
    notifyDelegates()
    stateBroadcast.send(status.state)
  }
}

// MARK: Observable properties

extension ValidationObject: Observable {
  /// The state of the latest value.
  ///
  /// A control or form is invalid if one of its validators is, else waiting if one of them is, else valid. Before the first
  /// validation, a validator is ``ValidatorState/invalid``.
  public final var state: ValidatorState { tracker.read(.outcome, status.state) }

  /// A Boolean value that indicates whether the state is ``ValidatorState/valid``.
  public final var isValid: Bool { state == .valid }

  /// A Boolean value that indicates whether every validator has validated a value since it was created or reset.
  public final var hasValidated: Bool { tracker.read(.outcome, status.unvalidated == 0) }

  /// The messages of the failed rules, in the order in which the rules were added.
  ///
  /// An asynchronous condition without a response has no message.
  public final var errorMessages: [String] { failures.map(\.message) }

  /// The failed rules as data, in order.
  ///
  /// In a form, the external failures of a control follow those of its rules, and the path of a failure begins with
  /// that of its control.
  public final var failures: [ValidationFailure] { failures { $0.severity == .error && !$0.isAwaitingRetry } }

  /// The failed rules of severity ``Severity/warning``, which don't make a value invalid.
  public final var warnings: [ValidationFailure] { failures { $0.severity == .warning } }

  /// The failures of asynchronous conditions that wait for ``retry()``. See ``RequestFailurePolicy/hold``.
  ///
  /// Until a retry succeeds or another value is validated, the state isn't valid, and a form isn't submitted.
  public final var failuresAwaitingRetry: [ValidationFailure] { failures(where: \.isAwaitingRetry) }

  private func failures(where isIncluded: (ValidationFailure) -> Bool) -> [ValidationFailure] {
    tracker.read(.outcome, currentFailures.filter(isIncluded))
  }

  /// A Boolean value that indicates whether a request failed and waits for ``retry()``.
  public final var isAwaitingRetry: Bool { tracker.read(.outcome, status.awaitingRetry > 0) }

  /// The catalog that supplies default messages.
  ///
  /// If `nil`, the object uses the catalog of its control, then of the enclosing form, then ``MessageCatalog/standard``.
  /// Setting it replaces the current messages, and notifies observers if they differ.
  public final var messages: MessageCatalog? {
    get { tracker.read(.settings, storedMessages) }
    set {
      Scheduler.shared.perform("messages") { [self] in
        storedMessages = newValue
        settingsDidChange()
        messagesDidChange()
      }
    }
  }

  /// The messages of the object, or else of the nearest parent that has any; `nil` for the standard ones.
  final var inheritedMessages: MessageCatalog? { messages ?? parent?.inheritedMessages }
}

// MARK: Actions

extension ValidationObject {
  /// Sends the failed requests that wait for a retry again, without debounce.
  ///
  /// Does nothing if no request waits for a retry. A form leaves out its excluded controls. See
  /// ``RequestFailurePolicy/hold``.
  public final func retry() { Scheduler.shared.perform("retry()") { [self] in retryRequests() } }

  /// Restores the initial state, with the initial values of controls. Rules and observers stay.
  ///
  /// Requests are canceled, cached responses are removed, and callers of ``settledState()`` are resumed. Observers are
  /// notified if the outcome changes.
  public final func reset() { Scheduler.shared.perform("reset()") { [self] in resetAll() } }

  /// Waits until no request is in flight, and returns the state.
  ///
  /// Debounced requests are sent immediately. If a failed request waits for ``retry()``, the method returns
  /// ``ValidatorState/waiting``. ``reset()`` and the cancellation of the task resume the caller.
  ///
  /// ```swift
  /// name.validate("ada")
  /// let state = await name.settledState()
  /// ```
  @discardableResult
  public final func settledState() async -> ValidatorState {
    let resetCount = resetCount
    while status.inFlight > 0, resetCount == self.resetCount, !Task.isCancelled { await waitForSettlement() }
    return status.state
  }

  /// A stream of the states, beginning with the next notification and ending when the object is released.
  ///
  /// Each access returns a new stream. A stream that nothing consumes keeps its events in memory.
  public final var stateChanges: AsyncStream<ValidatorState> { stateBroadcast.makeStream() }

  #if canImport(Combine)
  /// A publisher of the states, beginning with the next notification and ending when the object is released.
  ///
  /// It sends the same events as ``stateChanges``, on the main actor, during the notification. To begin with the current
  /// state, prepend it:
  ///
  /// ```swift
  /// validator.stateChangesPublisher.prepend(validator.state)
  /// ```
  public final var stateChangesPublisher: AnyPublisher<ValidatorState, Never> { stateBroadcast.publisher }
  #endif
}

// MARK: For subclasses

extension ValidationObject {
  /// Called after the state or the failures change, and after the first validation.
  final var handler: ((ValidatorState) -> Void)? {
    get { storedHandler }
    set { Scheduler.shared.undisturbed { storedHandler = newValue } }
  }

  /// Changes a setting by a command.
  final func set(_ name: StaticString, _ assign: @escaping @MainActor () -> Void) {
    Scheduler.shared.perform(name) { [self] in
      assign()
      settingsDidChange()
    }
  }

  final func setParent(_ parent: ValidationObject?) { self.parent = parent }

  /// Notifies observers after the transaction if there is something new.
  final func enqueueNotification() {
    guard !isEnqueued else { return }
    isEnqueued = true
    guard let level else { return Scheduler.shared.enqueue(.notification(self)) }
    Scheduler.shared.enqueue(self, atLevel: level)
  }

  /// Whether a caller of ``settledState()`` waits for the object, or for one that contains it.
  final var isSettlementAwaited: Bool { settlement.isAwaited || parent?.isSettlementAwaited == true }

  /// Sends debounced requests, and waits until no request is in flight, or a wait has ended.
  final func waitForSettlement() async {
    sendDebouncedRequests()
    for await _ in settlement.makeStream() {}
  }

  /// Ends all waits for a settlement. What is waited for is looked at again then, after all notifications.
  final func endWaits() { if settlement.isAwaited { settlement = Broadcast() } }

  /// Resumes the callers of ``settledState()`` if no request is in flight, or after a reset.
  final func settleIfAwaited(isReset: Bool = false) {
    if isReset { resetCount &+= 1 }
    if isReset || status.inFlight == 0 { endWaits() }
  }
}

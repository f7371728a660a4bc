public import Observation

#if canImport(Combine)
public import Combine
#endif

/// The superclass of validators, controls and forms: a state with messages, which you can observe.
///
/// You meet it through its subclasses ``Validator``, ``Control`` and ``FormValidator``. Code that only shows
/// a result, such as a badge with the number of failures, takes a `ValidationObject` and works with each of
/// them:
///
/// ```swift
/// @MainActor func badge(for object: ValidationObject) -> String {
///   object.state == .waiting ? "…" : "\(object.failures.count)"
/// }
/// ```
@MainActor
public class ValidationObject {
  final let tracker = ChangeTracker()

  @ReleasedLater private var storedHandler: ((ValidatorState) -> Void)?
  @ReleasedLater private var storedMessages: MessageCatalog?
  private let stateBroadcast = Broadcast<ValidatorState>()

  /// The number of forms that contain a control or form, which are settled and notified from the deepest one; `nil` for
  /// an object before all of these, such as a validator. Written when the object enters or leaves a form.
  final var depth: Int?
  /// Whether the object waits to be settled. Written by ``MarkedObjects`` only.
  final var isMarked = false
  /// Whether a notification of the object is queued. Set by `notifyLater()`, cleared when the notification is
  /// delivered or left out.
  private(set) final var isNotificationQueued = false
  /// The tasks that wait until no request is in flight, such as the callers of ``settledState()``.
  final var waits = Waits()

  init() {}

  // MARK: What a validator, a control and a form override

  /// Returns how many validators in the object are in each state, and what else makes it invalid or dirty;
  /// not tracked.
  ///
  /// A control or form first settles all marked objects, because a question may read the tally in the middle
  /// of a command.
  func tallyAfterSettling() -> Tally { Tally() }

  /// All failures with their paths, including warnings and failures that wait for a retry. Only the paths are
  /// tracked.
  var currentFailures: [ValidationFailure] { [] }

  /// The object that contains this one: the control of a validator, the form of a control or form.
  var parent: ValidationObject? { nil }

  /// Applies the changes that were marked since the object was last settled.
  func settle() {}

  /// Records the present outcome as known to observers. Returns whether observers have to be notified,
  /// because they knew another outcome.
  func replaceKnownOutcome() -> Bool { false }

  /// Notifies the delegates.
  ///
  /// - Parameter state: The state when the notification began.
  func notifyDelegates(of state: ValidatorState) {}

  /// Calls the observers of an event.
  func callObservers(of event: any ObjectEvent) {}

  /// Follows a change of the settings. A change of a validator's rules applies from the next validation.
  func settingsDidChange() { tracker.didChange(.settings) }

  /// Writes all messages again, after a change of the catalog or the label of this object or of one that
  /// contains it.
  func rewriteMessages() {}

  /// Sends the failed requests that wait for a retry again.
  func retryRequests(_ command: Command) {}

  /// Restores the initial state.
  func resetAll(_ command: Command) {}

  /// Sends debounced requests immediately.
  func sendDebouncedRequests() {}

  /// Notifies the observers that a subclass adds, such as streams of valid values.
  func notifyFurtherObservers() {}

  #if DEBUG
  /// Stops the program if the state of the object contradicts the state of what it contains.
  func checkInvariants() {}
  #endif
}

// MARK: Observable properties

extension ValidationObject: Observable {
  /// The state of the latest value.
  ///
  /// A control or form is invalid if one of its validators is, else waiting if one of them is, else valid.
  ///
  /// Before its first validation, a validator is ``ValidatorState/invalid``, without failures. So is a
  /// control that has rules, and each form around it: a form with valid values is invalid until every control
  /// was validated once. To know whether the values are valid before that, call
  /// ``FormPart/silentFailures()``, or ``FormPart/validate()``, which shows the failures.
  public final var state: ValidatorState { tracker.read(.outcome, tallyAfterSettling().state) }

  /// A Boolean value that indicates whether the state is ``ValidatorState/valid``.
  ///
  /// It is `false` as long as a control with rules was never validated, whatever its value; see ``state``.
  public final var isValid: Bool { state == .valid }

  /// A Boolean value that indicates whether every validator has validated a value since it was created or
  /// reset.
  public final var hasValidated: Bool { tracker.read(.outcome, tallyAfterSettling().unvalidated == 0) }

  /// The messages of the failed rules, in the order in which the rules were added.
  ///
  /// An asynchronous condition without a response has no message.
  public final var errorMessages: [String] { failures.map(\.message) }

  /// The failed rules as data, in order.
  ///
  /// In a form, the external failures of a control come after the failures of its rules, and paths begin with
  /// the path of the control.
  public final var failures: [ValidationFailure] {
    failures { $0.severity == .error && !$0.isAwaitingRetry }
  }

  /// The failed rules of severity ``/ValidationRules/Severity/warning``, which don't make a value invalid.
  public final var warnings: [ValidationFailure] { failures { $0.severity == .warning } }

  /// The failures of asynchronous conditions that wait for ``retry()``. See ``/ValidationRules/RequestFailurePolicy/hold``.
  ///
  /// Until a retry succeeds or another value is validated, the state isn't valid, and a form isn't submitted.
  public final var failuresAwaitingRetry: [ValidationFailure] { failures(where: \.isAwaitingRetry) }

  private func failures(where isIncluded: (ValidationFailure) -> Bool) -> [ValidationFailure] {
    Transaction.settle()
    return tracker.read(.outcome, currentFailures.filter(isIncluded))
  }

  /// A Boolean value that indicates whether a request failed and waits for ``retry()``.
  public final var isAwaitingRetry: Bool { tracker.read(.outcome, tallyAfterSettling().awaitingRetry > 0) }

  /// The catalog that supplies default messages.
  ///
  /// If `nil`, the object uses the catalog of its control, then of the enclosing form, then
  /// ``/ValidationRules/MessageCatalog/standard``. Setting it replaces the current messages, and notifies observers if they
  /// differ.
  public final var messages: MessageCatalog? {
    get { tracker.read(.settings, storedMessages) }
    set {
      Transaction.run("messages") { [self] _ in
        storedMessages = newValue
        settingsDidChange()
        rewriteMessages()
      }
    }
  }

  /// The catalog of the object, or else of the nearest object around it that has one; `nil` for the standard
  /// catalog.
  final var effectiveMessages: MessageCatalog? { messages ?? parent?.effectiveMessages }
}

// MARK: Actions

extension ValidationObject {
  /// Sends the failed requests that wait for a retry again, without debounce.
  ///
  /// Does nothing if no request waits for a retry. A form leaves out its excluded controls. See
  /// ``/ValidationRules/RequestFailurePolicy/hold``.
  public final func retry() {
    Transaction.run("retry()") { [self] command in retryRequests(command) }
  }

  /// Restores the initial state, with the initial values of controls. Rules and observers stay.
  ///
  /// Requests are canceled, cached responses are removed, and callers of ``settledState()`` are resumed.
  /// Observers are notified if the outcome changes.
  public final func reset() {
    Transaction.run("reset()") { [self] command in resetAll(command) }
  }

  /// Waits until no request is in flight, and returns the state.
  ///
  /// Requests that are debounced at the time of the call are sent immediately; what the user types afterwards
  /// is debounced as usual. If a failed request waits for ``retry()``, the method returns
  /// ``ValidatorState/waiting``. ``reset()`` and the cancellation of the task resume the caller.
  ///
  /// ```swift
  /// name.validate("ada")
  /// let state = await name.settledState()
  /// ```
  @discardableResult
  public final func settledState() async -> ValidatorState {
    let resetCount = waits.resetCount
    ObservedReads.applyPendingChanges()
    sendDebouncedRequests()
    while tallyAfterSettling().inFlight > 0, waits.resetCount == resetCount, !Task.isCancelled {
      await waits.next()
      ObservedReads.applyPendingChanges()
    }
    return tallyAfterSettling().state
  }

  /// A stream of the states, beginning with the next notification and ending when the object is released.
  ///
  /// Each access returns a new stream. A stream that nothing consumes keeps its events in memory.
  public final var stateChanges: AsyncStream<ValidatorState> { stateBroadcast.makeStream() }

  #if canImport(Combine)
  /// A publisher of the states, beginning with the next notification and ending when the object is released.
  ///
  /// It sends the same events as ``stateChanges``, on the main actor, during the notification. To begin with
  /// the current state, prepend it:
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
    set { Transaction.replaceOutsideOfCommand { storedHandler = newValue } }
  }

  /// Changes a setting by a command.
  final func set(_ name: StaticString, _ assign: @escaping @MainActor () -> Void) {
    Transaction.run(name) { [self] _ in
      assign()
      settingsDidChange()
    }
  }

  // MARK: Notifying

  /// Notifies observers after the transaction, if the outcome has changed by then.
  final func notifyLater() {
    guard !isNotificationQueued else { return }
    isNotificationQueued = true
    Transaction.notifyLater(self)
  }

  /// Notifies the handler, the delegates and the streams, in this order, if the outcome differs from the last
  /// one notified.
  ///
  /// All of them receive the same states in the same order: that of a change which the handler makes follows in a
  /// notification of its own.
  final func notifyIfChanged() {
    guard isNotificationQueued else { return }
    isNotificationQueued = false
    if replaceKnownOutcome() {
      let state = tallyAfterSettling().state
      storedHandler?(state)
      notifyDelegates(of: state)
      stateBroadcast.send(state)
    }
    notifyFurtherObservers()
  }

  /// Queues the notification once more, because the depth of the object has changed.
  final func depthDidChange() {
    if isNotificationQueued { Transaction.notifyLater(self) }
  }

  /// Leaves out a notification of an endless series. The present outcome counts as known to observers.
  final func skipNotification() {
    isNotificationQueued = false
    _ = replaceKnownOutcome()
  }
}

/// The state of the latest value of a validator, a control or a form.
///
/// A form with one invalid control is invalid; with none, it is waiting as long as a control is. Show a
/// spinner while the state is ``waiting``, and messages from ``AnyControl/visibleErrorMessages`` rather than
/// from the state, because a field that the user hasn't visited can be invalid, too.
///
/// ```swift
/// validator.validatorStateChangedHandler = { state in
///   switch state {
///   case .invalid: show("Please check your entry.")
///   case .valid: show("Looks good.")
///   case .waiting: show("Checking…")
///   }
/// }
/// ```
public enum ValidatorState: String, Hashable, Sendable, CaseIterable {
  /// The value fails a rule, or no value was validated yet.
  case invalid
  /// The value satisfies every rule.
  case valid
  /// An asynchronous condition has no response yet, or waits for a retry.
  case waiting
}

extension ValidatorState: CustomStringConvertible {
  /// The name of the state, capitalized, as in the description of a validator.
  public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

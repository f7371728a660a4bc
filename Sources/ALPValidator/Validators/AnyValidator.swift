/// The part of a validator that does not depend on the type of its values.
///
/// Delegates, forms and lists hold validators as `AnyValidator`. To create one, use ``Validator``.
@MainActor
public class AnyValidator {
  /// What the validator is doing.
  enum Phase {
    case idle
    /// Formatters, rules, conditions, encoders or message closures run. Calls of `validate` and `reset` are deferred.
    case evaluating
    /// A deferred call makes the evaluation that is under way obsolete.
    case superseded
    /// Deferred calls wait for the end of the transaction, or for the next call.
    case pending
  }

  /// Called after the state or the failures change, and after the first validation. The delegate is notified afterwards.
  public var validatorStateChangedHandler: ((ValidatorState) -> Void)? {
    get { storedHandler }
    set { extendLifetime(exchange(&storedHandler, with: newValue)) }
  }

  /// The object that is notified after the handler. The validator does not keep it alive.
  public weak var delegate: (any ValidatorDelegate)?

  /// Whether `nil` and an empty string or collection are valid without evaluating a rule.
  ///
  /// White space is content, unless a formatter removes it. The presence rule is not evaluated either.
  public var isOptional: Bool {
    get { tracker.read(.settings, storedIsOptional) }
    set {
      storedIsOptional = newValue
      tracker.didChange(.settings)
    }
  }

  /// Whether a validation ends at the first failed rule instead of collecting all failures.
  ///
  /// A failed rule of severity ``Severity/warning`` does not end it.
  public var stopsAtFirstFailure: Bool {
    get { tracker.read(.settings, storedStopsAtFirstFailure) }
    set {
      storedStopsAtFirstFailure = newValue
      tracker.didChange(.settings)
    }
  }

  // Not the public properties themselves: of storage that only this module sees, the compiler proves the exclusive use.
  private var storedHandler: ((ValidatorState) -> Void)?
  final var storedIsOptional = false
  final var storedStopsAtFirstFailure = false
  private var storedMessages: MessageCatalogue?

  /// The messages of failures without a message of the program; `nil` for those of the control that the validator is
  /// attached to, or else of its form, or else for ``MessageCatalogue/standard``.
  ///
  /// Setting it replaces the messages of the latest value, and notifies observers if they differ.
  public var messages: MessageCatalogue? {
    get { storedMessages }
    set {
      let released = exchange(&storedMessages, with: newValue)
      messagesDidChange()
      extendLifetime(released)
    }
  }

  final let tracker = ChangeTracker()

  /// The outcome of the latest value; not tracked.
  private(set) final var outcome = Outcome.initial

  final var phase = Phase.idle
  private(set) final var session = Session()
  /// Whether the outcome follows from the session and the messages.
  private(set) final var isCommitted = true
  /// Whether the messages of the outcome have to be written anew.
  final var areMessagesStale = false
  /// The calls that were deferred, in order.
  private var deferredCalls: [@MainActor () -> Void] = []
  /// Whether a value that no rule rejects changes nothing but the value.
  final var isSimplyValid = false
  private(set) final var registrations: [RuleRegistration] = []
  /// The rules that were removed since the outcome was committed.
  private var removedRegistrations: [RuleRegistration] = []
  /// The last rule that the latest validation took into account.
  final var latestValidatedRule = RuleID.parsing

  /// The requests in flight.
  final var requests: [Session.RequestID: RequestInFlight] = [:]
  /// Resumes the callers of ``settledState()``.
  final let settlements = Broadcast<ValidatorState>()

  /// The controls that the validator is attached to.
  final var controls: [WeakControl] = []

  /// The dependencies of the conditions.
  private(set) final lazy var dependent = Dependent(ignoring: { [weak self] in self?.isOwn($0, $1) ?? true })
  {
    [weak self] in self?.dependenciesDidChange()
  }

  final let stateBroadcast = Broadcast<ValidatorState>()

  init() {}

  /// The number of rules and conditions.
  public final var ruleCount: Int { registrations.count }

  // MARK: For the subclass, which knows the value

  /// Validates the latest value again, with the same parameters.
  ///
  /// Does nothing if no value was validated since the validator was created or reset.
  public func revalidate() {}

  /// Takes the validator back to its initial state; rules and observers stay.
  ///
  /// Requests are cancelled, cached responses are removed, and callers of
  /// ``AnyValidator/settledState()`` are resumed. Observers are notified if the outcome changes.
  public func reset() {}

  /// Whether the latest value is valid without evaluating a rule, because it is empty and the validator is optional.
  var isEmptyAndOptional: Bool { false }

  /// Returns the failures that an empty value would have; warnings are included.
  func failuresOfEmptyValue() -> [ValidationFailure] { [] }

  /// Follows a change of the rules, which applies from the next validation.
  func rulesDidChange() {
    isSimplyValid = false
    tracker.didChange(.settings)
  }

  /// Notifies observers of a valid value.
  func didBecomeValid() {}
}

// MARK: Rules

extension AnyValidator {
  /// Registers a rule or condition after the others.
  final func add(_ registration: RuleRegistration, when isActive: (@MainActor () -> Bool)?) -> RuleHandle {
    if let isActive { registration.addCondition(isActive) }
    registrations.append(registration)
    rulesDidChange()
    return RuleHandle(self, registration.id)
  }

  /// Removes rules from the next validation on; requests of removed conditions are cancelled now.
  final func removeRules(where isRemoved: (RuleID) -> Bool) {
    let removed = registrations.filter { isRemoved($0.id) }
    guard !removed.isEmpty else { return }
    registrations = registrations.filter { !isRemoved($0.id) }
    removedRegistrations += removed
    for registration in removed { dependent.removeDependencies(of: registration.id.number) }
    rulesDidChange()
    changeSession { $0.remove(isRemoved) }
    // A response may be part of the outcome only now that another condition is settled.
    commit()
  }

  /// Makes a rule apply only under one more condition.
  final func restrictRule(_ rule: RuleID, to isActive: @escaping @MainActor () -> Bool) {
    registrations.first { $0.id == rule }?.addCondition(isActive)
    rulesDidChange()
  }

  /// Replaces the message of a rule by a closure.
  final func setMessage(of rule: RuleID, to message: @escaping @MainActor (ValidationFailure) -> String) {
    guard let registration = registrations.first(where: { $0.id == rule }) else { return }
    extendLifetime(exchange(&registration.makeMessage, with: message))
    tracker.didChange(.settings)
  }
}

// MARK: Evaluating

extension AnyValidator {
  // Storage that each keystroke reads is written by `exchange` only: what is released within an access could come back to
  // the same storage, so the runtime would watch each access.

  /// Changes the session, and the requests in flight with it.
  final func changeSession<Result>(isDebounced: Bool = true, _ change: (inout Session) -> Result) -> Result {
    var session = session
    let result = change(&session)
    let released = exchange(&self.session, with: session)
    isCommitted = false
    isSimplyValid = false
    if !session.checks.isEmpty || !released.checks.isEmpty { tracker.didChange(.responses) }
    updateRequests(isDebounced: isDebounced)
    extendLifetime(released)
    return result
  }

  /// Runs formatters, rules, conditions, encoders or message closures in a transaction, and returns whether what they
  /// found still matters.
  final func evaluating(_ evaluate: () -> Void) -> Bool {
    phase = .evaluating
    Scheduler.shared.nestingEvaluation(evaluate)
    return didEvaluate()
  }

  /// Ends an evaluation, and returns whether what it found still matters.
  final func didEvaluate() -> Bool {
    let isCurrent = phase == .evaluating
    phase = isCurrent ? .idle : .pending
    if !deferredCalls.isEmpty { Scheduler.shared.defer { self.performDeferredCalls() } }
    return isCurrent
  }

  /// Performs a call after the evaluation that is under way, which is obsolete if the call supersedes it, and after the
  /// calls that were deferred before.
  final func afterEvaluation(isSuperseding: Bool = true, _ call: @escaping @MainActor () -> Void) {
    if phase == .pending { performDeferredCalls() }
    if phase == .idle { return call() }
    if phase == .evaluating, isSuperseding { phase = .superseded }
    isSimplyValid = false
    deferredCalls.append(call)
  }

  /// Defers a call to the end of the transaction.
  final func deferToEndOfTransaction(_ call: @escaping @MainActor () -> Void) {
    phase = .pending
    deferredCalls.append(call)
    Scheduler.shared.defer { self.performDeferredCalls() }
  }

  /// Performs the deferred calls, unless an evaluation is under way again.
  private func performDeferredCalls() {
    guard phase == .idle || phase == .pending else { return }
    phase = .idle
    for call in exchange(&deferredCalls, with: []) { call() }
    if !isCommitted { commit() }
  }

  /// Validates again after a change of something that a condition has read.
  private func dependenciesDidChange() {
    guard outcome.hasValidated else { return }
    if let control = lastControl, control.revalidate(self) { return }
    revalidate()
  }

  /// Returns whether a change is that of the value itself, or of what follows from this validator.
  private func isOwn(_ tracker: ChangeTracker, _ aspects: ChangeTracker.Aspects) -> Bool {
    !aspects.contains(.settings)
      && (tracker === self.tracker || controls.contains { $0.object?.tracker === tracker })
  }
}

// MARK: Committing

extension AnyValidator {
  /// Takes the outcome that follows from the session, and notifies observers if it is another one.
  ///
  /// During an evaluation, and while calls are deferred, the outcome is committed afterwards.
  final func commit() {
    isCommitted = false
    isSimplyValid = false
    guard phase == .idle else { return }
    Scheduler.shared.transaction {
      if let outcome = makeOutcome() { publish(outcome) }
      didSettleIfAwaited()
    }
  }

  /// Returns the outcome that follows from the session, or `nil` if a message closure has validated another value.
  private func makeOutcome() -> Outcome? {
    var outcome = outcome
    var areStale = false
    // A message closure may change the messages, or remove a rule, but not forever.
    for _ in 1...10 where !isCommitted {
      isCommitted = true
      areStale = exchange(&areMessagesStale, with: false) || areStale
      let result = session.result(stoppingAtFirstFailure: storedStopsAtFirstFailure)
      guard areStale || result != outcome.result else { break }
      let isCurrent = evaluating {
        let messages = effectiveMessages
        outcome = Outcome(result) { failure in
          if !areStale, let known = self.outcome.rendered(failure) { return known }
          return self.rendered(failure, in: messages)
        }
      }
      guard isCurrent else {
        isCommitted = false
        areMessagesStale = areMessagesStale || areStale
        return nil
      }
    }
    isCommitted = true
    areMessagesStale = false
    return outcome
  }

  private func publish(_ outcome: Outcome) {
    let earlier = self.outcome
    let removed = exchange(&removedRegistrations, with: [])
    let isNotified = !outcome.isSame(as: earlier)
    if isNotified || outcome.failuresAwaitingRetry != earlier.failuresAwaitingRetry {
      _ = exchange(&self.outcome, with: outcome)
      for control in controls { control.object?.validatorDidChangeOutcome() }
      tracker.didChange(.outcome)
      if isNotified { enqueueState(outcome.state) }
      if outcome.state == .valid, earlier.state != .valid { didBecomeValid() }
    }
    extendLifetime((earlier, removed))
  }

  /// Returns a failed rule with its message, or the failures of the parts of the value.
  final func rendered(_ failure: Session.Failure, in messages: MessageCatalogue?) -> [ValidationFailure] {
    if failure.rule == .parsing { return failure.parts.map { $0.written(by: messages) } }
    let registration = (registrations + removedRegistrations).first { $0.id == failure.rule }
    return registration?.failures(failure, in: messages)
      ?? outcome.rendered(failure)?.map { $0.saying(in: messages ?? .standard) } ?? []
  }

  /// Writes the messages of the latest value anew, and notifies observers if they differ.
  final func messagesDidChange() {
    tracker.didChange(.settings)
    areMessagesStale = true
    commit()
  }

  /// The catalogue that writes the messages: ``messages``, or else that of the control; `nil` for the standard one.
  final var effectiveMessages: MessageCatalogue? {
    guard let control = lastControl else { return messages }
    return control.messages(of: self)
  }

  private func enqueueState(_ state: ValidatorState) {
    Scheduler.shared.enqueue(
      .call {
        self.validatorStateChangedHandler?(state)
        self.delegate?.validator(self, didChangeState: state)
        self.stateBroadcast.send(state)
      })
  }
}

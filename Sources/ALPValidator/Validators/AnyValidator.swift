/// The superclass of all validators. Use it to store validators of different value types together.
///
/// To create one, use ``Validator``.
@MainActor
public class AnyValidator: ValidationObject {
  // The state of a validator. All combinations are legal but these:
  // - `outcome` always follows from `session` and the messages: both are written by `commit` only.
  // - `requests` has the requests that `session` has in flight, and no others.
  // - `hasShortcut` is true only if nothing but the rules decides, so that equal verdicts make an equal outcome.
  private(set) final var session = Session()
  private(set) final var outcome = Outcome.initial
  private var notifiedOutcome = Outcome.initial
  private var requests: [Session.RequestID: RequestInFlight] = [:]
  private(set) final var registrations: [RuleRegistration] = []
  /// The last rule that the latest validation took into account.
  final var latestValidatedRule = RuleID.parsing
  /// Whether the evaluation of the latest value stopped at the first failure.
  final var sessionStopsAtFirstFailure = false
  /// Whether a value with the same verdicts changes nothing but the value.
  final var hasShortcut = false
  /// The edit of the control whose value is the latest one; `nil` if the program validated the latest value.
  final var validatedEdit: Int?
  /// Whether the closures of the rules are called because they are listed.
  final var isListingRules = false
  /// Whether the validator is attached to a control.
  private(set) final var isAttached = false

  private(set) final var storedIsOptional = false
  private(set) final var storedStopsAtFirstFailure = false

  /// The dependencies of the conditions.
  private(set) final lazy var dependent = Dependent(ignoring: { [weak self] in self?.own(in: $0) ?? [] }) {
    [weak self] in self?.dependenciesDidChange()
  }

  /// Called after the state or the failures change, and after the first validation. The delegate is notified afterwards.
  ///
  /// The closure is passed the state at the time of the call.
  public final var validatorStateChangedHandler: ((ValidatorState) -> Void)? {
    get { handler }
    set { handler = newValue }
  }

  /// The object that is notified after the handler. The validator does not keep it alive.
  public final weak var delegate: (any ValidatorDelegate)?

  /// A Boolean value that indicates whether an empty value is valid.
  ///
  /// When `true`, no rule is evaluated for `nil`, an empty string or an empty collection, not even `notEmpty`.
  /// Whitespace is not empty, unless a formatter removes it.
  public final var isOptional: Bool {
    get { tracker.read(.settings, storedIsOptional) }
    set { set("isOptional") { [self] in storedIsOptional = newValue } }
  }

  /// A Boolean value that indicates whether a validation ends at the first failed rule instead of collecting all failures.
  ///
  /// A failed rule of severity ``Severity/warning`` does not end it.
  public final var stopsAtFirstFailure: Bool {
    get { tracker.read(.settings, storedStopsAtFirstFailure) }
    set { set("stopsAtFirstFailure") { [self] in storedStopsAtFirstFailure = newValue } }
  }

  // MARK: For the subclass, which knows the value

  /// Validates the latest value again, with the same parameters.
  ///
  /// Does nothing if no value was validated since the validator was created or reset.
  public final func revalidate() { Scheduler.shared.perform("revalidate()") { [self] in evaluateLatest() } }

  /// Evaluates the latest value again.
  func evaluateLatest() {}

  /// Whether the latest value is valid without evaluating a rule, because it is empty and the validator is optional.
  var isEmptyAndOptional: Bool { false }

  /// Whether an empty value would be valid, as it is for a condition over a form, which has no value.
  var acceptsEmptyValue: Bool { true }

  /// Notes the value if the transaction ends with it and it is valid.
  func noteValidValue() {}

  // MARK: Validation object

  override var status: Status {
    Status(
      invalid: outcome.state == .invalid ? 1 : 0, waiting: outcome.state == .waiting ? 1 : 0,
      unvalidated: outcome.hasValidated ? 0 : 1, inFlight: session.hasRequestInFlight ? 1 : 0,
      awaitingRetry: outcome.result.awaitingRetry.isEmpty ? 0 : 1)
  }

  override var currentFailures: [ValidationFailure] { outcome.failures }

  override func takeNews() -> Bool { !exchange(&notifiedOutcome, with: outcome).isSame(as: outcome) }

  override func notifyDelegates() { delegate?.validator(self, didChangeState: outcome.state) }

  override func messagesDidChange() { commit(session, rewritesMessages: true) }

  override func sendDebouncedRequests() { for request in requests.values { request.sendNow() } }

  override func retryRequests() {
    guard session.isAwaitingRetry else { return }
    var session = session
    session.retry()
    commit(session, isDebounced: false)
  }
}

// MARK: Rules

extension AnyValidator {
  /// Registers a rule or condition after the others.
  final func add(
    _ registration: RuleRegistration, _ command: StaticString, when isActive: (@MainActor () -> Bool)?
  ) -> RuleHandle {
    if let isActive { registration.addCondition(isActive) }
    set(command) { [self] in registrations.append(registration) }
    return RuleHandle(self, registration.id)
  }

  /// Removes rules from the next validation on; requests of removed conditions are canceled now.
  ///
  /// - Parameter rule: The rule to remove, or `nil` for all.
  final func removeRules(_ rule: RuleID? = nil) {
    Scheduler.shared.perform("remove()") { [self] in
      let removed = registrations.map(\.id).filter { rule == nil || $0 == rule }
      guard !removed.isEmpty else { return }
      // A failure that is not shown yet could not be written any more.
      var session = session
      session.remove({ rule == nil || $0 == rule }, exceptShown: { outcome.failure(of: $0) != nil })
      commit(session)
      registrations.removeAll { rule == nil || $0.id == rule }
      for rule in removed { dependent.removeDependencies(of: rule.number) }
      settingsDidChange()
    }
  }

  /// Changes a rule, if it was not removed.
  final func change(
    _ rule: RuleID, _ command: StaticString, _ change: @escaping @MainActor (RuleRegistration) -> Void
  ) { set(command) { [self] in registrations.first { $0.id == rule }.map(change) } }
}

// MARK: Committing

extension AnyValidator {
  /// Takes a session: makes its outcome, writes both, sends and cancels requests, and enqueues notifications.
  ///
  /// Message closures are called before anything is written.
  final func commit(_ session: Session, rewritesMessages: Bool = false, isDebounced: Bool = true) {
    let result = session.result(stoppingAtFirstFailure: sessionStopsAtFirstFailure)
    let isOther = result != outcome.result || rewritesMessages && result.hasFailures
    let new = isOther ? makeOutcome(result, rewritesMessages: rewritesMessages) : outcome
    let earlierSession = exchange(&self.session, with: session)
    let earlier = exchange(&outcome, with: new)
    hasShortcut = false
    if !session.checks.isEmpty || !earlierSession.checks.isEmpty { tracker.didChange(.responses) }
    updateRequests(isDebounced: isDebounced)
    if isOther {
      tracker.didChange(.outcome)
      enqueueNotification()
      if outcome.state != earlier.state { noteValidValue() }
    }
    if isOther || session.hasRequestInFlight != earlierSession.hasRequestInFlight {
      parent?.childDidChange(isEdit: false)
    }
    settleIfAwaited()
  }

  private func makeOutcome(_ result: Session.Result, rewritesMessages: Bool) -> Outcome {
    let messages = effectiveMessages
    return Outcome(result) { failure in
      if !rewritesMessages, let known = outcome.rendered(failure) { return known }
      return rendered(failure, in: messages)
    }
  }

  /// Returns a failed rule with its message, or the failures of the parts of the value.
  final func rendered(_ failure: Session.Failure, in messages: MessageCatalog?) -> [ValidationFailure] {
    if failure.rule == .parsing { return failure.parts.map { $0.written(by: messages) } }
    let registration = registrations.first { $0.id == failure.rule }
    // Until the next validation, a rule that was removed keeps its failure.
    return registration?.failures(failure, in: messages)
      ?? outcome.rendered(failure)?.map { $0.saying(in: messages ?? .standard) } ?? []
  }

  /// The catalog that writes the messages, with the label of the control; `nil` for the standard one.
  final var effectiveMessages: MessageCatalog? {
    guard let label = parent?.messageLabel else { return inheritedMessages }
    var messages = inheritedMessages ?? .standard
    messages.label = label
    return messages
  }

  /// Sends the requests that the session has in flight, and cancels all others.
  private func updateRequests(isDebounced: Bool) {
    for id in requests.keys where !session.checks.contains(where: { $0.isInFlight && $0.requestID == id }) {
      requests[id] = nil
    }
    for check in session.checks where check.isInFlight {
      guard let id = check.requestID, requests[id] == nil else { continue }
      requests[id] = check.send?(isDebounced && !isSettlementAwaited) { [weak self] in
        self?.receive($0, for: id)
      }
    }
  }

  /// Receives a response. Does nothing if its request is not in flight any more.
  private func receive(_ response: Response, for request: Session.RequestID) {
    Scheduler.shared.perform { [self] in
      Scheduler.isResponding = true
      var session = session
      guard let rule = session.receive(response, for: request) else { return }
      report(response, of: rule)
      commit(session)
    }
  }

  /// Notifies the delegate of a response.
  final func report(_ response: Response, of rule: RuleID) {
    guard let source = registrations.first(where: { $0.id == rule })?.source else { return }
    Scheduler.shared.enqueue(
      .call { [self] in
        // An observer may have validated another value meanwhile.
        guard session.checks.contains(where: { $0.rule == rule && $0.response == response }) else { return }
        switch (source, response) {
        case (.url(let url), .failed(let error)):
          delegate?.validator(self, remoteValidationAt: url, failedWithError: error)
        case (.url(let url), _):
          delegate?.validator(self, remoteValidationAt: url, receivedResult: response == .accepted)
        case (.function(let name), .failed(let error)):
          delegate?.validator(self, asyncCondition: name, failedWithError: error)
        case (.function(let name), _):
          delegate?.validator(self, asyncCondition: name, receivedResult: response == .accepted)
        }
      })
  }
}

// MARK: Attaching

extension AnyValidator {
  /// Attaches the validator to a control, or detaches it.
  final func attach(to control: ValidationObject?) {
    setParent(control)
    isAttached = control != nil
    validatedEdit = nil
    dependent.removeDependencies(of: RuleID.parsing.number)
    tracker.didChange(.settings)
    messagesDidChange()
  }

  /// Validates again after a change of something that a condition has read.
  private func dependenciesDidChange() {
    if parent?.evaluateParsedValue(of: self) != true { evaluateLatest() }
  }

  /// Returns which changes of an object are those of the value itself, or of what follows from this validator.
  private func own(in other: ChangeTracker) -> ChangeTracker.Aspects {
    if other === tracker || other === parent?.tracker { return [.value, .outcome, .responses] }
    // The state of a form follows from the response, after which a function that has read it would be called again.
    guard Dependent.current !== dependent else { return [] }
    return sequence(first: self, next: \.parent).contains { $0.tracker === other } ? .outcome : []
  }
}

extension AnyValidator: CustomStringConvertible {
  /// The type, address, state and messages of the validator, in the format of the Objective-C library.
  public final var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let messages = errorMessages.isEmpty ? "[]" : "[ \(errorMessages.joined(separator: ", ")) ]"
    return "\(type(of: self)) 0x\(address): { state: \(state), errorMessages: \(messages) }"
  }
}

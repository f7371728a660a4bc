/// The superclass of all validators. Use it to store validators of different value types together.
///
/// To create one, use ``Validator``.
@MainActor
public class AnyValidator: ValidationObject {
  /// What has changed in a validator since it was settled, as far as it matters to its control.
  struct Changes: OptionSet {
    let rawValue: UInt8

    /// The state, the failures, or whether a request is in flight.
    static let outcomeOrRequests = Self(rawValue: 1)
    /// The program has passed a value to the validator, so the validated value may not be the one that the
    /// control would submit.
    static let submittableValue = Self(rawValue: 2)
    /// The formatters, which may change the formatted value of the control.
    static let formatters = Self(rawValue: 4)
    /// A response fails the value.
    static let lateFailure = Self(rawValue: 8)
    /// Whether the validator has a rule or has validated a value, so that it counts for the state of its
    /// control.
    static let counting = Self(rawValue: 16)
  }

  // What is known of the latest value. Only `commit` writes these three properties, all together.

  /// Everything that is known of the latest value.
  private(set) final var session = Session()
  /// What observers see: the result of the session, with messages. Each message was written when its failure
  /// was new, or when messages were rewritten.
  private(set) final var outcome = Outcome.initial
  /// The requests that the session has in flight, and no others.
  private var requests: [Session.RequestID: RequestInFlight] = [:]

  /// The outcome of which observers were notified last. Written when they are notified.
  private var notifiedOutcome = Outcome.initial
  /// Written by `mark(_:)`, emptied by `settle()`.
  private var unsettledChanges: Changes = []

  /// The rules and conditions, in the order of their IDs. Written in `AnyValidator+Rules.swift` only.
  final var registrations: [AnyRegistration] = []
  /// The last rule that the latest validation took into account. Written after the evaluation.
  final var latestValidatedRule = RuleID.noRule
  /// The number of the control's value that was validated last; `nil` if the program validated the latest
  /// value itself, or if no value was validated since the validator was attached or reset.
  final var validatedValueNumber: Int?
  /// Whether ``rules`` is calling the closures of the rules.
  final var isListingRules = false

  /// The control that the validator is attached to. Written by `attach(to:)` only.
  private(set) final weak var control: AnyControl?
  /// Whether the validator was attached to a control and not detached; the control may have been released
  /// since.
  ///
  /// Separate from `control`, because each keystroke reads it, and reading a weak reference costs as much as
  /// a rule.
  private(set) final var isAttached = false

  private(set) final var storedIsOptional = false
  private(set) final var storedStopsAtFirstFailure = false

  /// The dependencies of the conditions.
  private(set) final lazy var dependent = Dependent(
    ignoring: { [weak self] tracker in self?.ownAspects(of: tracker) ?? [] },
    evaluate: { [weak self] in self?.dependenciesDidChange() })

  /// Called after the state or the failures change, and after the first validation. The delegate is notified
  /// afterwards.
  ///
  /// The closure receives the current state.
  public final var validatorStateChangedHandler: ((ValidatorState) -> Void)? {
    get { handler }
    set { handler = newValue }
  }

  /// The object that is notified after the handler. The validator does not keep it alive.
  public final weak var delegate: (any ValidatorDelegate)?

  /// A Boolean value that indicates whether an empty value is valid.
  ///
  /// When `true`, no rule is evaluated for `nil`, an empty string or an empty collection, not even
  /// `notEmpty`. Whitespace is not empty, unless a formatter removes it.
  public final var isOptional: Bool {
    get { tracker.read(.settings, storedIsOptional) }
    set { set("isOptional") { [self] in storedIsOptional = newValue } }
  }

  /// A Boolean value that indicates whether a validation ends at the first failed rule instead of collecting
  /// all failures.
  ///
  /// A failed rule of severity ``/ValidationRules/Severity/warning`` does not end it.
  public final var stopsAtFirstFailure: Bool {
    get { tracker.read(.settings, storedStopsAtFirstFailure) }
    set { set("stopsAtFirstFailure") { [self] in storedStopsAtFirstFailure = newValue } }
  }

  // MARK: For the subclass, which knows the value

  /// Validates the latest value again, with the same parameters.
  ///
  /// Does nothing if no value was validated since the validator was created or reset.
  public final func revalidate() {
    Transaction.run("revalidate()") { [self] _ in evaluateLatest() }
  }

  /// Evaluates the latest value again.
  func evaluateLatest() {}

  /// Whether the latest value is valid without evaluating a rule, because it is empty and the validator is
  /// optional.
  var isEmptyAndOptional: Bool { false }

  /// Whether an empty value would be valid. It is for the validator of conditions over a form, which has no
  /// value.
  var acceptsEmptyValue: Bool { true }

  /// Lets the next value be evaluated in full. Each commit and each change of a setting calls it.
  func endShortcut() {}

  /// Queues the latest value for the streams of valid values, if it is valid. In any case, removes the
  /// earlier value that this transaction has queued.
  func queueValidValue() {}

  // MARK: Validation object

  override var parent: ValidationObject? { control }

  override func tallyAfterSettling() -> Tally { ownTally }

  /// The tally of the validator, which settling does not change.
  final var ownTally: Tally {
    Tally(
      invalid: outcome.state == .invalid ? 1 : 0, waiting: outcome.state == .waiting ? 1 : 0,
      unvalidated: outcome.hasValidated ? 0 : 1, inFlight: session.hasRequestInFlight ? 1 : 0,
      awaitingRetry: outcome.result.awaitingRetry.isEmpty ? 0 : 1)
  }

  override var currentFailures: [ValidationFailure] { outcome.failures }

  override func settle() {
    let changes = exchange(&unsettledChanges, with: [])
    control?.validatorDidChange(changes)
    if changes.contains(.outcomeOrRequests) { waits.endIfIdle(tallyAfterSettling()) }
  }

  override func replaceKnownOutcome() -> Bool {
    let earlier = exchange(&notifiedOutcome, with: outcome)
    return !earlier.isSame(as: outcome)
  }

  override func notifyDelegates(of state: ValidatorState) {
    delegate?.validator(self, didChangeState: state)
  }

  override func rewriteMessages() { askAndCommit(session, rewritesMessages: true) }

  override func sendDebouncedRequests() {
    for request in requests.values { request.sendNow() }
  }

  override func retryRequests(_ command: Command) {
    guard session.isAwaitingRetry else { return }
    var session = session
    session.retry()
    askAndCommit(session, isDebounced: false)
  }

  #if DEBUG
  override func checkInvariants() {
    assert(
      Set(requests.keys) == Set(session.checks.filter(\.isInFlight).compactMap(\.requestID)),
      "The requests of \(self) are not those of its session")
    assert(unsettledChanges.isEmpty || isMarked, "\(self) has changed and was not settled")
    assert(
      zip(registrations, registrations.dropFirst()).allSatisfy { $0.id < $1.id },
      "The rules of \(self) are not in order")
  }
  #endif
}

// MARK: Committing

extension AnyValidator {
  /// Marks a change, for the control of the validator.
  final func mark(_ changes: Changes) {
    unsettledChanges.formUnion(changes)
    Transaction.mark(self)
  }

  /// A session and its outcome, ready to be written.
  struct Commitment {
    let session: Session
    /// The outcome of the session; the present outcome if that is unchanged.
    let outcome: Outcome
    let changesOutcome: Bool
  }

  /// Makes the outcome of a session. Message closures are questions: they are called here, before anything is
  /// written.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - rewritesMessages: Whether the messages of unchanged failures are written again.
  /// - Returns: What `commit(_:isDebounced:)` writes.
  final func prepareCommit(of session: Session, rewritesMessages: Bool = false) -> Commitment {
    let result = session.result
    let didResultChange = result != outcome.result
    let mayMessagesChange = rewritesMessages && result.hasFailures
    let changesOutcome = didResultChange || mayMessagesChange
    let newOutcome = changesOutcome ? makeOutcome(result, rewritesMessages: rewritesMessages) : outcome
    return Commitment(session: session, outcome: newOutcome, changesOutcome: changesOutcome)
  }

  /// Makes the outcome of a session for the same value, and commits both. Calls message closures.
  final func askAndCommit(_ session: Session, rewritesMessages: Bool = false, isDebounced: Bool = true) {
    let commitment = prepareCommit(of: session, rewritesMessages: rewritesMessages)
    commit(commitment, isDebounced: isDebounced)
  }

  /// Writes a session and its outcome, and sends and cancels requests. Asks no question.
  final func commit(_ commitment: Commitment, isDebounced: Bool = true) {
    let session = commitment.session
    let earlierSession = exchange(&self.session, with: session)
    let earlierOutcome = exchange(&outcome, with: commitment.outcome)
    endShortcut()
    updateRequests(isDebounced: isDebounced)

    let hadChecks = !earlierSession.checks.isEmpty
    let hasChecks = !session.checks.isEmpty
    if hadChecks || hasChecks { tracker.didChange(.responses) }
    if commitment.changesOutcome {
      tracker.didChange(.outcome)
      notifyLater()
      if outcome.state != earlierOutcome.state { queueValidValue() }
    }
    let didInFlightChange = session.hasRequestInFlight != earlierSession.hasRequestInFlight
    if commitment.changesOutcome || didInFlightChange { mark(.outcomeOrRequests) }
    let isWithoutRules = registrations.isEmpty
    if isWithoutRules, earlierSession.hasValidated != session.hasValidated { mark(.counting) }
  }

  private func makeOutcome(_ result: Session.Result, rewritesMessages: Bool) -> Outcome {
    let messages = labeledMessages
    return Transaction.ask {
      Outcome(result) { failure in
        if !rewritesMessages, let rendered = outcome.rendered(failure) { return rendered }
        return rendered(failure, in: messages)
      }
    }
  }

  /// Returns the failures of a failed rule with their messages: one for the rule, or those of the value's
  /// parts.
  final func rendered(_ failure: Session.Failure, in messages: MessageCatalog?) -> [ValidationFailure] {
    if failure.rule == .noRule { return failure.parts.map { $0.written(by: messages) } }
    if let registration = registration(of: failure.rule) {
      return registration.failures(failure, in: messages)
    }
    // Until the next validation, a rule that was removed keeps its failure.
    let rendered = outcome.rendered(failure) ?? []
    return rendered.map { $0.saying(in: messages ?? .standard) }
  }

  /// The catalog that writes the messages, with the label of the control; `nil` for the standard one.
  final var labeledMessages: MessageCatalog? {
    guard let label = control?.labelInMessages else { return effectiveMessages }
    var messages = effectiveMessages ?? .standard
    messages.label = label
    return messages
  }

  /// Sends the requests that the session has in flight, and releases all others, which cancels them.
  private func updateRequests(isDebounced: Bool) {
    for id in requests.keys where !session.checks.contains(where: { $0.isInFlight && $0.requestID == id }) {
      // Later, because the cancellation of its task may call code of the program.
      Transaction.releaseLater(requests.removeValue(forKey: id))
    }
    for check in session.checks where check.isInFlight {
      guard let id = check.requestID, requests[id] == nil else { continue }
      requests[id] = check.send?(isDebounced) { [weak self] in self?.receive($0, for: id) }
    }
  }

  /// Receives a response. Does nothing if its request is not in flight any more.
  private func receive(_ response: Response, for request: Session.RequestID) {
    Transaction.runUnasked { [self] _ in
      var session = session
      guard let rule = session.receive(response, for: request) else { return }
      report(response, of: rule)
      askAndCommit(session)
      let failsValue = session.result.failures.contains { $0.rule == rule && $0.severity == .error }
      if failsValue { mark(.lateFailure) }
    }
  }

  /// Notifies the delegate of a response.
  final func report(_ response: Response, of rule: RuleID) {
    guard let source = registration(of: rule)?.source else { return }
    Transaction.callLater(for: self) { [self] in
      // An observer may have validated another value meanwhile.
      let isCurrent = session.checks.contains { $0.rule == rule && $0.response == response }
      guard isCurrent else { return }
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
    }
  }
}

// MARK: Attaching

extension AnyValidator {
  /// Attaches the validator to a control, or detaches it.
  final func attach(to control: AnyControl?) {
    self.control = control
    isAttached = control != nil
    validatedValueNumber = nil
    tracker.didChange(.settings)
    rewriteMessages()
  }

  /// Treats the validator as detached if the control has been released, so that the shortcut applies again.
  final func forgetReleasedControl() {
    if control == nil { isAttached = false }
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

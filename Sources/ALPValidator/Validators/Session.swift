/// Everything that is known of the latest value: which rules it fails, and the requests and responses for it.
///
/// A session is a value without side effects: the validator sends the requests that the session has in
/// flight, and cancels all others. The result, which has no messages yet, follows from the session alone. A
/// response counts only if its request is in flight, so a response for an earlier value, or one that arrives
/// after a reset, changes nothing.
struct Session {
  /// Identifies a request among all requests of a validator.
  struct RequestID: Hashable {
    let number: Int
  }

  /// A failed rule, with its cause.
  struct Failure: Equatable {
    let rule: RuleID
    let severity: Severity
    let cause: ValidationFailure.Cause
    /// The failures of the parts of the value, if the rule is about parts.
    var parts: [ValidationFailure] = []
  }

  /// What follows from a session.
  struct Result: Equatable {
    var state = ValidatorState.invalid
    var hasValidated = false
    /// The failures, in the order in which the rules were added.
    var failures: [Failure] = []
    /// The failures of requests that wait for a retry.
    var awaitingRetry: [Failure] = []

    var hasFailures: Bool { !failures.isEmpty || !awaitingRetry.isEmpty }
  }

  /// An asynchronous condition that the value has to satisfy.
  struct Check {
    typealias Send =
      @MainActor (_ isDebounced: Bool, _ receive: @escaping @MainActor (Response) -> Void) -> RequestInFlight

    let rule: RuleID
    let severity: Severity
    let failurePolicy: RequestFailurePolicy
    /// Identifies the check: requests with equal keys share a response. `nil` if checks cannot be compared,
    /// or the condition was removed.
    var key: AnyHashable?
    /// The response; `nil` while the request is in flight. A new check has one only if it is known without a
    /// request: a cached response, or the error if the value cannot be sent.
    var response: Response?
    /// Sends the request, at once or after the debounce; `nil` if the value cannot be sent, or the condition
    /// was removed.
    var send: Send?
    /// Identifies the request; `nil` until it is sent, and if the response is known without it.
    fileprivate(set) var requestID: RequestID?

    var isInFlight: Bool { response == nil }

    /// Whether the request failed and waits for a retry. The request of a warning does not wait.
    var isAwaitingRetry: Bool {
      guard case .failed = response else { return false }
      return failurePolicy == .hold && severity == .error && requestID != nil
    }

    /// Whether there is a response that accepts or rejects the value.
    fileprivate var hasVerdict: Bool {
      switch response {
      case .accepted, .rejected: true
      case .failed, nil: false
      }
    }

    /// Whether the next check with the same key takes over the request or its response.
    fileprivate var mayBeReused: Bool { isInFlight || hasVerdict }

    /// The failure, or `nil` if the value does not fail the condition.
    var failure: Failure? {
      guard let cause = response?.cause, failurePolicy != .pass || hasVerdict else { return nil }
      return Failure(rule: rule, severity: severity, cause: cause)
    }
  }

  /// Whether a value was evaluated since the session was new or reset.
  private(set) var hasValidated = false
  /// The failures of rules and conditions that are evaluated at once.
  private(set) var localFailures: [Failure] = []
  /// Whether the evaluation of the value stops at the first failure. Set before `evaluate(_:checking:)`.
  var stopsAtFirstFailure = false
  /// The asynchronous conditions that apply to the value.
  private(set) var checks: [Check] = []
  /// Never reset, so that no two requests have the same ID.
  private var latestRequestNumber = 0

  var hasRequestInFlight: Bool { checks.contains(where: \.isInFlight) }

  var isAwaitingRetry: Bool { checks.contains(where: \.isAwaitingRetry) }

  // MARK: Inputs

  /// Takes the local failures of a value, and the asynchronous conditions that the value has to satisfy.
  /// Returns the new responses that are known without a request.
  mutating func evaluate(_ failures: [Failure], checking newChecks: [Check] = []) -> [(RuleID, Response)] {
    hasValidated = true
    localFailures = failures
    let earlier = checks
    checks = newChecks
    var immediateResponses: [(RuleID, Response)] = []
    for (index, check) in newChecks.enumerated() {
      if let key = check.key, let same = earlier.first(where: { $0.rule == check.rule && $0.key == key }),
        same.mayBeReused
      {
        checks[index].requestID = same.requestID
        checks[index].response = same.response
      } else if let response = check.response {
        immediateResponses.append((check.rule, response))
      }
    }
    assignRequestIDs()
    return immediateResponses
  }

  /// Takes a response, and returns the rule that it belongs to, or `nil` if its request is not in flight.
  mutating func receive(_ response: Response, for request: RequestID) -> RuleID? {
    guard let index = checks.firstIndex(where: { $0.isInFlight && $0.requestID == request }) else {
      return nil
    }
    checks[index].response = response
    return checks[index].rule
  }

  /// Replaces the requests that wait for a retry with new ones, so that the validator sends these.
  mutating func retry() {
    for index in checks.indices where checks[index].isAwaitingRetry {
      checks[index].requestID = nil
      checks[index].response = nil
    }
    assignRequestIDs()
  }

  /// Removes rules and conditions, except for failures that are shown.
  mutating func remove(_ isRemoved: (RuleID) -> Bool, exceptShown isShown: (RuleID) -> Bool) {
    localFailures.removeAll { isRemoved($0.rule) && !isShown($0.rule) }
    checks.removeAll { isRemoved($0.rule) && ($0.isInFlight || $0.isAwaitingRetry || !isShown($0.rule)) }
    for index in checks.indices where isRemoved(checks[index].rule) {
      checks[index].key = nil
      checks[index].send = nil
    }
  }

  /// Returns the session to its initial state.
  mutating func reset() { self = Session(latestRequestNumber: latestRequestNumber) }

  /// Gives each check in flight without a request the ID of one, so that the validator sends the request.
  private mutating func assignRequestIDs() {
    for index in checks.indices where checks[index].isInFlight && checks[index].requestID == nil {
      latestRequestNumber += 1
      checks[index].requestID = RequestID(number: latestRequestNumber)
    }
  }

  // MARK: Result

  /// The state and the failures that follow from the session.
  var result: Result {
    guard hasValidated else { return Result() }
    var result = Result(
      state: .valid, hasValidated: true, failures: localFailures,
      awaitingRetry: checks.filter(\.isAwaitingRetry).compactMap(\.failure))
    let undecidedChecks = checks.filter { $0.isInFlight || $0.isAwaitingRetry }
    for failure in checks.filter({ !$0.isAwaitingRetry }).compactMap(\.failure) {
      let next = result.failures.firstIndex { failure.rule < $0.rule } ?? result.failures.endIndex
      result.failures.insert(failure, at: next)
    }
    if stopsAtFirstFailure, let first = result.failures.firstIndex(where: { $0.severity == .error }) {
      // The order of the rules decides, not the order of the responses: the error of a rule after a condition
      // without a response is not shown yet.
      let undecided = undecidedChecks.first { $0.severity == .error }
      let isFirst = undecided.map { result.failures[first].rule < $0.rule } ?? true
      result.failures.removeSubrange((isFirst ? first + 1 : first)...)
    }
    if !undecidedChecks.isEmpty {
      result.state = .waiting
    } else if result.failures.contains(where: { $0.severity == .error }) {
      result.state = .invalid
    }
    return result
  }
}

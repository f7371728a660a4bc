/// Everything that is known of the latest value: which rules it fails, and the requests and responses for it.
///
/// A session is a value without side effects. Each input returns the effects that the validator carries out, and the
/// result follows from the session alone. A response counts only if its request is in flight, so a response for an
/// earlier value, or one that arrives after a reset, changes nothing.
struct Session {
  /// Identifies a request among all of a validator.
  struct RequestID: Hashable, Sendable {
    let number: Int
  }

  /// A rule or condition that the value fails, by itself.
  struct LocalFailure: Hashable {
    let rule: RuleID
    let severity: Severity
    /// The verdict, or `nil` if there is no value.
    let verdict: RuleVerdict?
    /// The failures of the parts of the value, if the rule is about parts.
    var parts: [ValidationFailure] = []

    var failures: [Failure] {
      guard parts.isEmpty else {
        return parts.map { Failure(rule: rule, severity: $0.severity, cause: $0.cause, part: $0) }
      }
      return [Failure(rule: rule, severity: severity, cause: .init(verdict))]
    }
  }

  /// An asynchronous condition that the value has to satisfy.
  struct Candidate {
    let rule: RuleID
    let severity: Severity
    let failurePolicy: RequestFailurePolicy
    /// Identifies the request: requests with equal keys share a response. `nil` if requests cannot be compared.
    let key: AnyHashable?
    /// Why no request can be made, if none can.
    let error: RemoteError?
  }

  /// The state of an asynchronous condition.
  enum CheckStatus: Hashable {
    case inFlight(RequestID)
    case accepted
    case rejected(message: String?)
    /// The request failed, so the value fails.
    case failed(RemoteError)
    /// The request failed, which the condition lets pass.
    case passed(RemoteError)
    case awaitingRetry(RemoteError)
  }

  /// What the validator has to do.
  enum Effect: Hashable {
    case send(RequestID, RuleID)
    case cancel(RequestID)
    /// Notify the delegate of a response.
    case report(RuleID, Response)
  }

  /// A failed rule, with its cause.
  struct Failure: Hashable {
    let rule: RuleID
    let severity: Severity
    let cause: ValidationFailure.Cause
    /// The failure of a part of the value, or `nil` if the value as a whole failed.
    var part: ValidationFailure?
  }

  /// What follows from a session.
  struct Result: Hashable {
    var state = ValidatorState.invalid
    var hasValidated = false
    /// The failures, in the order in which the rules were added.
    var failures: [Failure] = []
    /// The failures of requests that wait for a retry.
    var awaitingRetry: [Failure] = []
  }

  private struct Check: Hashable {
    let candidate: Candidate
    var status: CheckStatus
    /// Whether the response is kept for the time when the condition applies to this value again: now a local rule fails
    /// it, or the condition is not active.
    var isHidden = false

    var isInFlight: Bool { if case .inFlight = status { true } else { false } }

    var isAwaitingRetry: Bool { if case .awaitingRetry = status { true } else { false } }

    /// Whether the response decides, so that the same request need not be sent again.
    var isDecided: Bool {
      switch status {
      case .accepted, .rejected: true
      case .inFlight, .failed, .passed, .awaitingRetry: false
      }
    }

    var cause: ValidationFailure.Cause? {
      switch status {
      case .inFlight, .accepted, .passed, .awaitingRetry: nil
      case .rejected(let message): message.map { .rejected(message: $0) } ?? .unsatisfied
      case .failed(let error): .requestFailed(error)
      }
    }
  }

  /// Whether a value was evaluated since the session was new or reset.
  private(set) var hasValidated = false
  private(set) var localFailures: [LocalFailure] = []
  private var checks: [Check] = []
  /// Never reset, so that no two requests have one ID.
  private var latestRequest = 0

  /// Whether no asynchronous condition is known to apply to the value, or to have decided about it.
  var hasNoChecks: Bool { checks.isEmpty }

  var hasRequestInFlight: Bool { checks.contains(where: \.isInFlight) }

  var isAwaitingRetry: Bool { checks.contains(where: \.isAwaitingRetry) }

  /// Returns the state of an asynchronous condition, or `nil` if it does not apply to the value.
  func status(of rule: RuleID) -> CheckStatus? {
    checks.first { $0.candidate.rule == rule && !$0.isHidden }?.status
  }

  // MARK: Inputs

  /// Takes the local failures of a value, and the asynchronous conditions that it has to satisfy.
  ///
  /// - Parameters:
  ///   - failures: The local failures.
  ///   - candidates: The asynchronous conditions.
  ///   - isSameValue: Whether the value is the one that was evaluated last.
  ///   - cachedResponse: Returns the response to a request, if it is known.
  /// - Returns: What the validator has to do.
  mutating func evaluate(
    _ failures: [LocalFailure], checking candidates: [Candidate] = [], isSameValue: Bool = false,
    cachedResponse: (Candidate) -> Response? = { _ in nil }
  ) -> [Effect] {
    hasValidated = true
    localFailures = failures
    let earlier = checks
    var effects: [Effect] = []
    checks = candidates.map { candidate in
      if let error = candidate.error {
        effects.append(.report(candidate.rule, .failed(error)))
        // A request that cannot be made would wait for a retry for ever.
        return Check(
          candidate: candidate, status: candidate.failurePolicy == .pass ? .passed(error) : .failed(error))
      }
      if let known = earlier.first(where: { $0.candidate.asksTheSame(as: candidate) }),
        known.isInFlight || known.isDecided
      {
        return Check(candidate: candidate, status: known.status)
      }
      if let response = cachedResponse(candidate) {
        effects.append(.report(candidate.rule, response))
        return Check(candidate: candidate, status: candidate.status(after: response))
      }
      return Check(candidate: candidate, status: send(candidate, &effects))
    }
    for check in earlier {
      if case .inFlight(let request) = check.status {
        if !checks.contains(where: { $0.status == check.status }) { effects.append(.cancel(request)) }
      } else if isSameValue, check.isDecided,
        !checks.contains(where: { $0.candidate.rule == check.candidate.rule })
      {
        checks.append(Check(candidate: check.candidate, status: check.status, isHidden: true))
      }
    }
    return effects
  }

  /// Takes a response, and returns the rule that it belongs to, or `nil` if its request is not in flight.
  mutating func receive(_ response: Response, for request: RequestID) -> RuleID? {
    guard let index = checks.firstIndex(where: { $0.status == .inFlight(request) }) else { return nil }
    checks[index].status = checks[index].candidate.status(after: response)
    return checks[index].candidate.rule
  }

  /// Sends the requests again that wait for a retry.
  mutating func retry() -> [Effect] {
    var effects: [Effect] = []
    for index in checks.indices where checks[index].isAwaitingRetry {
      checks[index].status = send(checks[index].candidate, &effects)
    }
    return effects
  }

  /// Removes the states of removed conditions, except for responses that are part of the result.
  mutating func remove(_ isRemoved: (RuleID) -> Bool) -> [Effect] {
    var effects: [Effect] = []
    checks.removeAll { check in
      guard isRemoved(check.candidate.rule) else { return false }
      if case .inFlight(let request) = check.status { effects.append(.cancel(request)) }
      return check.isInFlight || check.isAwaitingRetry || check.isHidden
    }
    return effects
  }

  /// Returns the session to its initial state.
  mutating func reset() -> [Effect] {
    let effects = checks.compactMap { check -> Effect? in
      if case .inFlight(let request) = check.status { .cancel(request) } else { nil }
    }
    hasValidated = false
    localFailures = []
    checks = []
    return effects
  }

  private mutating func send(_ candidate: Candidate, _ effects: inout [Effect]) -> CheckStatus {
    latestRequest += 1
    let request = RequestID(number: latestRequest)
    effects.append(.send(request, candidate.rule))
    return .inFlight(request)
  }
}

// MARK: Result

extension Session {
  /// Returns what follows from all that is known.
  func result(stoppingAtFirstFailure stops: Bool) -> Result {
    guard hasValidated else { return Result() }
    var result = Result(hasValidated: true)
    result.failures = localFailures.flatMap(\.failures)
    var isWaiting = false
    var firstUndecided: RuleID?
    for check in checks where !check.isHidden {
      let candidate = check.candidate
      if let cause = check.cause {
        result.failures.append(Failure(rule: candidate.rule, severity: candidate.severity, cause: cause))
      } else if case .awaitingRetry(let error) = check.status {
        result.awaitingRetry.append(
          Failure(rule: candidate.rule, severity: candidate.severity, cause: .requestFailed(error)))
      }
      guard check.isInFlight || check.isAwaitingRetry else { continue }
      isWaiting = true
      if candidate.severity == .error { firstUndecided = firstUndecided ?? candidate.rule }
    }
    if !checks.isEmpty { result.failures.sort { $0.rule < $1.rule } }
    if stops { result.failures = upToFirstError(of: result.failures, before: firstUndecided) }
    if isWaiting {
      result.state = .waiting
    } else {
      result.state = result.failures.contains { $0.severity == .error } ? .invalid : .valid
    }
    return result
  }

  /// Returns the failures up to the first error, by the order of the rules and not by that of the responses: an error
  /// after a condition without a response is not shown yet.
  private func upToFirstError(of failures: [Failure], before undecided: RuleID?) -> [Failure] {
    guard let first = failures.firstIndex(where: { $0.severity == .error }) else { return failures }
    let isFirst = undecided.map { failures[first].rule < $0 } ?? true
    return Array(failures[..<(isFirst ? first + 1 : first)])
  }
}

extension Session.Candidate: Hashable {
  func asksTheSame(as other: Self) -> Bool { rule == other.rule && key != nil && key == other.key }

  func status(after response: Response) -> Session.CheckStatus {
    switch response {
    case .accepted: return .accepted
    case .rejected(let message): return .rejected(message: message)
    case .failed(let error):
      switch failurePolicy {
      case .fail: return .failed(error)
      case .pass: return .passed(error)
      // A warning does not make the state waiting.
      case .hold: return severity == .error ? .awaitingRetry(error) : .failed(error)
      }
    }
  }
}

/// What came back for a request.
enum Response: Hashable, Sendable {
  case accepted
  case rejected(message: String?)
  case failed(RemoteError)
}

import Testing

@testable import ALPValidator
@testable import ValidationRules

/// The session as a state machine, without a validator.
@Suite struct SessionTests {
  /// What is known of the only asynchronous condition before an input.
  enum State: String, CaseIterable {
    case new, noCheck, inFlight, accepted, rejected, failed, passed, awaitingRetry
  }

  /// An input, with the response that it brings or the value that it evaluates.
  enum Input: String, CaseIterable {
    case sameValue, otherValue, valueThatFailsLocally, valueThatCannotBeSent
    case accept, reject, fail, staleResponse, retry, remove, reset
  }

  private static let local = RuleID(number: 0)
  private static let remote = RuleID(number: 1)
  private static let localFailure = Session.Failure(rule: local, severity: .error, cause: .unsatisfied)

  private static func check(
    _ key: AnyHashable?, _ policy: RequestFailurePolicy, rule: RuleID = remote, error: RemoteError? = nil
  ) -> Session.Check {
    Session.Check(
      rule: rule, severity: .error, failurePolicy: policy, key: key, response: error.map { .failed($0) })
  }

  private static func policy(for state: State) -> RequestFailurePolicy {
    switch state {
    case .passed: .pass
    case .awaitingRetry: .hold
    default: .fail
    }
  }

  /// Returns a session in a state, whose latest value is `a`.
  private static func session(_ state: State) throws -> Session {
    var session = Session()
    if state == .new { return session }
    let known = session.evaluate([], checking: state == .noCheck ? [] : [check("a", policy(for: state))])
    #expect(known.isEmpty)
    if state == .noCheck || state == .inFlight { return session }
    let request = try #require(requests(of: session).first)
    let response: Response =
      switch state {
      case .rejected: .rejected(message: nil)
      case .failed, .passed, .awaitingRetry: .failed(.timedOut)
      default: .accepted
      }
    #expect(session.receive(response, for: request) == remote)
    return session
  }

  /// The requests in flight.
  private static func requests(of session: Session) -> [Session.RequestID] {
    session.checks.filter(\.isInFlight).compactMap(\.requestID)
  }

  /// Applies an input, and returns what it does: a word for each request sent, response reported, and request cancelled.
  private static func apply(_ input: Input, to session: inout Session, in state: State) -> [String] {
    let policy = policy(for: state)
    let inFlight = Session.RequestID(number: 1)
    let before = requests(of: session)
    var known: [(RuleID, Response)] = []
    switch input {
    case .sameValue: known = session.evaluate([], checking: [check("a", policy)])
    case .otherValue: known = session.evaluate([], checking: [check("b", policy)])
    case .valueThatFailsLocally: known = session.evaluate([localFailure])
    case .valueThatCannotBeSent:
      known = session.evaluate([], checking: [check(nil, policy, error: .notEncodable("NaN"))])
    case .accept: return session.receive(.accepted, for: inFlight) == nil ? [] : ["received"]
    case .reject: return session.receive(.rejected(message: nil), for: inFlight) == nil ? [] : ["received"]
    case .fail: return session.receive(.failed(.timedOut), for: inFlight) == nil ? [] : ["received"]
    case .staleResponse:
      return session.receive(.accepted, for: Session.RequestID(number: 99)) == nil ? [] : ["received"]
    case .retry: session.retry()
    case .remove: session.remove({ $0 == remote }, exceptShown: shown(in: session).contains)
    case .reset: session.reset()
    }
    let after = requests(of: session)
    return after.filter { !before.contains($0) }.map { _ in "send" } + known.map { _ in "report" }
      + before.filter { !after.contains($0) }.map { _ in "cancel" }
  }

  /// The rules whose failures are shown.
  private static func shown(in session: Session) -> Set<RuleID> {
    Set(session.result.failures.map(\.rule))
  }

  private static func describe(_ session: Session) -> String {
    let result = session.result
    guard result.hasValidated else { return "new" }
    let names = result.failures.map { $0.rule == local ? "local" : "\($0.cause)".prefix { $0 != "(" } }
    let waiting = result.awaitingRetry.isEmpty ? "" : " retry"
    return ([result.state.rawValue] + names.map(String.init)).joined(separator: " ") + waiting
  }

  /// All states and inputs, with the state afterwards and the effects. `-` means no change.
  private static let table: [State: [Input: String]] = [
    .new: [
      .sameValue: "waiting: send", .otherValue: "waiting: send",
      .valueThatFailsLocally: "invalid local", .valueThatCannotBeSent: "invalid requestFailed: report",
    ],
    .noCheck: [
      .sameValue: "waiting: send", .otherValue: "waiting: send",
      .valueThatFailsLocally: "invalid local", .valueThatCannotBeSent: "invalid requestFailed: report",
      .reset: "new",
    ],
    .inFlight: [
      .otherValue: "waiting: send cancel",
      .valueThatFailsLocally: "invalid local: cancel",
      .valueThatCannotBeSent: "invalid requestFailed: report cancel", .accept: "valid: received",
      .reject: "invalid unsatisfied: received", .fail: "invalid requestFailed: received",
      .remove: "valid: cancel", .reset: "new: cancel",
    ],
    .accepted: [
      .otherValue: "waiting: send",
      .valueThatFailsLocally: "invalid local", .valueThatCannotBeSent: "invalid requestFailed: report",
      .reset: "new",
    ],
    .rejected: [
      .otherValue: "waiting: send",
      .valueThatFailsLocally: "invalid local", .valueThatCannotBeSent: "invalid requestFailed: report",
      .reset: "new",
    ],
    .failed: [
      .sameValue: "waiting: send", .otherValue: "waiting: send",
      .valueThatFailsLocally: "invalid local", .valueThatCannotBeSent: "invalid requestFailed: report",
      .reset: "new",
    ],
    .passed: [
      .sameValue: "waiting: send", .otherValue: "waiting: send",
      .valueThatFailsLocally: "invalid local", .valueThatCannotBeSent: "valid: report", .reset: "new",
    ],
    .awaitingRetry: [
      .sameValue: "waiting: send", .otherValue: "waiting: send",
      .valueThatFailsLocally: "invalid local", .valueThatCannotBeSent: "invalid requestFailed: report",
      .retry: "waiting: send", .remove: "valid", .reset: "new",
    ],
  ]

  @Test(arguments: State.allCases, Input.allCases)
  func followsTheTable(_ state: State, _ input: Input) throws {
    var session = try Self.session(state)
    let before = Self.describe(session)
    let effects = Self.apply(input, to: &session, in: state)
    let expected = Self.table[state]?[input] ?? before
    let after = Self.describe(session)
    #expect((effects.isEmpty ? after : "\(after): \(effects.joined(separator: " "))") == expected)
  }

  /// Two conditions, random inputs and responses in any order: no response shows but for the latest value.
  @Test(arguments: randomSeeds(1...20)) func showsNoResponseForAnotherValue(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var session = Session()
    let rules = [RuleID(number: 0), RuleID(number: 1)]
    /// All requests that were ever sent, with their values.
    var sent: [(request: Session.RequestID, rule: RuleID, value: Int)] = []
    var latest: Int?
    var removed: Set<RuleID> = []
    for step in 0..<500 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2:
        let value = Int.random(in: 0..<3, using: &random)
        let failures = Int.random(in: 0..<4, using: &random) == 0 ? [Self.localFailure(10)] : []
        let checked = failures.isEmpty ? rules.filter { !removed.contains($0) } : []
        let known = session.evaluate(failures, checking: checked.map { Self.check(value, .hold, rule: $0) })
        #expect(known.isEmpty)
        latest = value
      case 3, 4, 5:
        guard let answered = sent.randomElement(using: &random) else { continue }
        // The response is right for its own value: even values are accepted.
        let response: Response =
          Int.random(in: 0..<3, using: &random) == 0
          ? .failed(.timedOut) : answered.value.isMultiple(of: 2) ? .accepted : .rejected(message: nil)
        _ = session.receive(response, for: answered.request)
      case 6:
        session.retry()
      default:
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          session.reset()
          latest = nil
        case 1:
          removed = Set(rules.filter { _ in Bool.random(using: &random) })
          session.remove(removed.contains, exceptShown: Self.shown(in: session).contains)
        default: removed = []
        }
      }
      for check in session.checks where check.isInFlight {
        guard let request = check.requestID, !sent.contains(where: { $0.request == request }) else {
          continue
        }
        sent.append((request, check.rule, latest ?? -1))
      }
      let result = session.result
      #expect(result.hasValidated == (latest != nil), "step \(step)")
      guard let latest else { continue }
      for failure in result.failures where failure.rule.number < 10 {
        #expect(failure.cause == .unsatisfied && !latest.isMultiple(of: 2), "step \(step)")
      }
      if result.state == .valid, removed.isEmpty, !session.checks.isEmpty {
        #expect(latest.isMultiple(of: 2), "step \(step)")
      }
    }
    #expect(sent.count > 50)
  }

  /// It would make the value invalid without a message.
  @Test func forgetsTheFailureOfARemovedRuleThatIsNotShownYet() throws {
    var session = Session()
    session.stopsAtFirstFailure = true
    let later = Self.localFailure(2)
    _ = session.evaluate([later], checking: [Self.check("a", .fail)])
    #expect(session.result.failures.isEmpty)
    session.remove({ $0 == later.rule }, exceptShown: Self.shown(in: session).contains)
    let request = try #require(Self.requests(of: session).first)
    _ = session.receive(.accepted, for: request)
    #expect(session.result.state == .valid)
  }

  private static func localFailure(_ rule: Int) -> Session.Failure {
    Session.Failure(rule: RuleID(number: rule), severity: .error, cause: .unsatisfied)
  }
}

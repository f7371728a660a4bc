import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

/// Requests that are retried automatically.
@MainActor @Suite(.patientTimeLimit) struct RemoteRetryTests {
  private let validator = Validator(type: .string)
  private let transport = HeldTransport()
  private let clock = ManualClock()
  private let recorder = Recorder()

  /// Three attempts, with pauses of one and two seconds.
  private func addRemote(change: (inout RequestOptions) -> Void = { _ in }) {
    validator.addRemote(transport) {
      $0.clock = clock
      $0.retry = RetryPolicy(maximumAttempts: 3, baseDelay: .seconds(1), jitter: { 1 })
      change(&$0)
    }
  }

  /// Lets a pause pass, and expects the next attempt at its end and not before.
  private func expectAttempt(_ count: Int, after pause: Duration, sleepers: Int = 1) async {
    await HeldTransport.letWorkDrain()
    await clock.waitForSleepers(sleepers)
    clock.advance(by: pause - .milliseconds(1))
    await HeldTransport.letWorkDrain()
    #expect(transport.asked.count == count - 1)
    #expect(validator.state == .waiting)
    clock.advance(by: .milliseconds(1))
    await transport.waitForQuestions(count)
  }

  @Test func asksAgainAfterLongerAndLongerPauses() async {
    addRemote()
    recorder.record(validator)
    validator.validate("a")
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "", status: 503)
    await expectAttempt(2, after: .seconds(1))
    await transport.fail("a", with: URLError(.networkConnectionLost))
    await expectAttempt(3, after: .seconds(2))
    await transport.answer("a", with: "true")
    #expect(validator.state == .valid)
    #expect(
      recorder.events == [
        "handler Waiting []", "delegate Waiting []", "received true from /", "handler Valid []",
        "delegate Valid []",
      ])
  }

  nonisolated static let passing: [any Error & Sendable] = [
    URLError(.networkConnectionLost), URLError(.cannotFindHost), URLError(.timedOut),
    URLError(.badServerResponse), POSIXError(.ECONNRESET), RemoteError.connection("", code: nil),
  ]

  @Test(arguments: passing)
  func asksAgainAfterAnErrorOfTheConnection(_ error: any Error & Sendable) async {
    addRemote()
    validator.validate("a")
    await transport.waitForQuestions(1)
    await transport.fail("a", with: error)
    await expectAttempt(2, after: .seconds(1))
  }

  @Test(arguments: [400, 401, 404, 408, 500, 501, 505])
  func asksNotAgainAfterAnotherStatus(_ status: Int) async throws {
    addRemote()
    validator.validate("a")
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "", status: status, headers: ["Retry-After": "1"])
    #expect(validator.failures.map(\.cause) == [.requestFailed(.status(status))])
  }

  @Test func asksNotAgainAfterATimeOut() async {
    addRemote()
    validator.validate("a")
    await transport.waitForQuestions(1)
    await HeldTransport.letWorkDrain()
    await clock.waitForSleepers()
    clock.advance(by: RequestOptions.patient.timeout)
    #expect(await validator.settledState() == .invalid)
    #expect(validator.failures.map(\.cause) == [.requestFailed(.timedOut)])
    #expect(transport.asked.count == 1)
  }

  @Test func givesEachAttemptItsTime() async throws {
    addRemote { $0.timeout = .seconds(10) }
    validator.validate("a")
    await transport.waitForQuestions(1)
    // The time-out is stopped and begins again when the request is sent.
    await HeldTransport.letWorkDrain()
    await HeldTransport.letWorkDrain()
    await clock.waitForSleepers()
    clock.advance(by: .seconds(9))
    await transport.answer("a", with: "", status: 503)
    await expectAttempt(2, after: .seconds(1))
    await HeldTransport.letWorkDrain()
    await HeldTransport.letWorkDrain()
    await clock.waitForSleepers()
    clock.advance(by: .seconds(9))
    await HeldTransport.letWorkDrain()
    #expect(validator.state == .waiting)
    clock.advance(by: .seconds(1))
    #expect(await validator.settledState() == .invalid)
  }

  // MARK: Retry-After

  @Test(arguments: [
    ["Retry-After": "7"], ["retry-after": " 7 "],
    ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT", "Date": "Sun, 06 Nov 1994 08:49:30 GMT"],
    ["Retry-After": "Sunday, 06-Nov-94 08:49:37 GMT", "Date": "Sun, 06 Nov 1994 08:49:30 GMT"],
    ["Retry-After": "Sun Nov  6 08:49:37 1994", "Date": "Sun, 06 Nov 1994 08:49:30 GMT"],
  ])
  func waitsAsLongAsTheServerAsks(_ headers: [String: String]) async throws {
    addRemote()
    validator.validate("a")
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "", status: 429, headers: headers)
    await expectAttempt(2, after: .seconds(7))
  }

  @Test(arguments: ["61", "99999999999999999999999", "Fri, 31 Dec 9999 23:59:59 GMT"])
  func givesUpIfTheServerAsksForTooMuch(_ text: String) async throws {
    addRemote()
    validator.validate("a")
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "", status: 503, headers: ["Retry-After": text])
    #expect(validator.failures.map(\.cause) == [.requestFailed(.status(503))])
  }
}

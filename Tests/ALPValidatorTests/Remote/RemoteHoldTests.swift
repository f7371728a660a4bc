import ALPValidator
import ALPValidatorTesting
import Foundation
import Observation
import Testing

/// Conditions that await a retry after a failed request.
@MainActor @Suite(.patientTimeLimit) struct RemoteHoldTests {
  private let validator = Validator(type: .string)
  private let transport = HeldTransport()
  private let recorder = Recorder()

  @discardableResult
  private func addRemote(
    _ path: String = "/", severity: Severity = .error, change: (inout RequestOptions) -> Void = { _ in }
  ) throws -> RuleHandle {
    var options = RequestOptions.patient
    let http = HTTPOptions(transport: transport)
    options.failurePolicy = .hold
    change(&options)
    return validator.addCondition(
      .remote(at: try #require(URL(string: "http://127.0.0.1\(path)")), http: http, options: options),
      invalidMessage: "No.", severity: severity)
  }

  private func hold(_ value: String = "a") async throws {
    validator.validate(value)
    await transport.waitForQuestions(transport.asked.count + 1)
    await transport.answer(value, with: "", status: 500)
  }

  @Test func saysWhyItWaits() async throws {
    try addRemote()
    #expect(!validator.isAwaitingRetry)
    try await hold()
    #expect(await validator.settledState() == .waiting)
    #expect(validator.isAwaitingRetry)
    #expect(validator.failuresAwaitingRetry.map(\.cause) == [.requestFailed(.status(500))])
    #expect(
      validator.failuresAwaitingRetry.map(\.message) == ["This could not be checked. Please try again."])
    #expect(validator.failures.isEmpty)
  }

  @Test func asksAgainWhenToldTo() async throws {
    let clock = ManualClock()
    try addRemote {
      $0.clock = clock
      $0.debounce = .seconds(60)
    }
    validator.validate("a")
    await HeldTransport.letWorkDrain()
    await clock.waitForSleepers()
    clock.advance(by: .seconds(60))
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "", status: 500)
    recorder.record(validator)
    validator.retry()
    #expect(!validator.isAwaitingRetry)
    #expect(validator.state == .waiting)
    await transport.waitForQuestions(2)
    validator.retry()
    await HeldTransport.letWorkDrain()
    #expect(transport.asked == Array(repeating: #"/{"instance":"a"}"#, count: 2))
    await transport.answer("a", with: "true")
    #expect(validator.state == .valid)
    #expect(validator.lastValidValue == "a")
    #expect(
      recorder.events == [
        "handler Waiting []", "delegate Waiting []", "received true from /", "handler Valid []",
        "delegate Valid []",
      ])
  }
}

@MainActor private final class Counter {
  var count = 0
}

/// A delegate that retries within the call that reports the failure.
@MainActor private final class RetryingDelegate: ValidatorDelegate {
  private(set) var hadHeldFailure = false

  func validator(_ validator: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error) {
    hadHeldFailure = validator.isAwaitingRetry
    validator.retry()
  }
}

import ALPValidator
import ALPValidatorTesting
import Testing

/// Conditions that await a retry after a failed request.
@MainActor @Suite(.patientTimeLimit) struct RemoteHoldTests {
  private let validator = Validator(type: .string)
  private let transport = HeldTransport()
  private let recorder = Recorder()

  private func hold(_ value: String = "a") async {
    validator.validate(value)
    await transport.waitForQuestions(transport.asked.count + 1)
    await transport.answer(value, with: "", status: 500)
  }

  @Test func saysWhyItWaits() async throws {
    validator.addRemote(transport) { $0.failurePolicy = .hold }
    #expect(!validator.isAwaitingRetry)
    await hold()
    #expect(await validator.settledState() == .waiting)
    #expect(validator.isAwaitingRetry)
    #expect(validator.failuresAwaitingRetry.map(\.cause) == [.requestFailed(.status(500))])
    #expect(
      validator.failuresAwaitingRetry.map(\.message) == ["This could not be checked. Please try again."])
    #expect(validator.failures.isEmpty)
  }

  @Test func asksAgainOnRetry() async throws {
    let clock = ManualClock()
    validator.addRemote(transport) {
      $0.failurePolicy = .hold
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

import ALPValidator
import Testing

/// Responses in every order. The test decides when the transport responds.
@MainActor @Suite(.patientTimeLimit) struct RemoteOrderTests {
  private let validator = Validator(type: .string)
  private let transport = HeldTransport()
  private let recorder = Recorder()

  @Test func sendsNoValueThatFailsLocallyUnlessAskedTo() async {
    validator.addValidationToEnsureMinimumLength(9, invalidMessage: "Short.")
    validator.addRemote(transport, "/one")
    validator.addRemote(transport, "/two", message: "Two.") { $0.checksInvalidValues = true }
    validator.validate("a")
    await transport.waitForQuestions(1)
    #expect(validator.state == .waiting)
    #expect(validator.errorMessages == ["Short."])
    await transport.answer("/two", with: "false")
    #expect(validator.state == .invalid)
    #expect(validator.errorMessages == ["Short.", "Two."])
    #expect(transport.asked.count == 1)
  }

  @Test func joinsTheSameQuestionStillUnderWay() async {
    validator.addRemote(transport)
    validator.validate("a")
    await transport.waitForQuestions(1)
    validator.validate("a")
    validator.validate("a", parameters: ["b": 1])
    await transport.waitForQuestions(2)
    validator.validate("a", parameters: ["b": 1])
    await transport.answer("extras", with: "true")
    #expect(validator.state == .valid)
    #expect(transport.asked.count == 2)
    validator.validate("a")
    #expect(validator.state == .waiting)
    await transport.waitForQuestions(3)
  }

  @Test func settlesAPendingConditionThatIsRemoved() async {
    let handle = validator.addRemote(transport)
    validator.validate("a")
    await transport.waitForQuestions(1)
    recorder.record(validator)
    handle.remove()
    #expect(validator.state == .valid)
    #expect(validator.lastValidValue == "a")
    #expect(recorder.events == ["handler Valid []", "delegate Valid []"])
    await transport.answer("a", with: "false")
    #expect(validator.state == .valid)
  }

  @Test func keepsTheAnswerOfAConditionThatIsRemoved() async {
    let handle = validator.addRemote(transport)
    validator.validate("a")
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "false")
    handle.remove()
    #expect(validator.errorMessages == ["No."])
  }

  // MARK: Waiting

  @Test func releasesWhoWaitsOnReset() async {
    validator.addRemote(transport)
    validator.validate("a")
    async let settled = validator.settledState()
    await transport.waitForQuestions(1)
    validator.reset()
    #expect(await settled == .invalid)
  }

  @Test func releasesWhoWaitsWhenTheTaskIsCancelled() async {
    validator.addRemote(transport)
    validator.validate("a")
    let waiting = Task { [validator] in await validator.settledState() }
    await transport.waitForQuestions(1)
    waiting.cancel()
    #expect(await waiting.value == .waiting)
  }

  @Test func goesAwayWhileAServerIsAsked() async {
    weak var weakValidator: Validator<String>?
    do {
      let validator = Validator(type: .string)
      weakValidator = validator
      validator.addRemote(transport)
      validator.validate("a")
      await transport.waitForQuestions(1)
    }
    #expect(weakValidator == nil)
    await transport.answer("a", with: "true")
  }
}

import ALPValidator
import Testing

/// How requests settle when observers validate, and conditions are removed.
@MainActor @Suite(.patientTimeLimit) struct RemoteSettlementTests {
  private let validator = Validator(type: .string)
  private let transport = HeldTransport()
  private let recorder = Recorder()

  @Test func settlesAfterAHandlerHasValidatedAnotherValue() async {
    validator.addRemote(transport)
    validator.validatorStateChangedHandler = { [unowned validator] state in
      if state == .valid && validator.lastValidValue == "a" { validator.validate("b") }
    }
    validator.validate("a")
    await transport.waitForQuestions(1)
    let settled = Task { [validator] in await validator.settledState() }
    await HeldTransport.letWorkDrain()
    await transport.answer("\"a\"", with: "true")
    await transport.waitForQuestions(2)
    await transport.answer("\"b\"", with: "false")
    #expect(await settled.value == .invalid)
  }

  @Test func settlesAControlAfterItsHandlerHasSetAnotherValue() async {
    let (form, control) = (FormValidator(), TextControl())
    form.add(control).attachValidator(validator)
    validator.addRemote(transport)
    form.stateChangedHandler = { [unowned control] in
      if $0 == .valid, control.text == "a" { control.text = "b" }
    }
    control.text = "a"
    await transport.waitForQuestions(1)
    let settled = Task { (await control.settledState(), control.text) }
    await HeldTransport.letWorkDrain()
    await transport.answer("\"a\"", with: "true")
    await transport.waitForQuestions(2)
    await transport.answer("\"b\"", with: "false")
    #expect(await settled.value == (.invalid, "b"))
  }

  @Test func releasesWhoWaitsThoughTheHandlerValidatesAfterTheReset() async {
    validator.addRemote(transport)
    validator.validate("a")
    await transport.waitForQuestions(1)
    let settled = Task { [validator] in await validator.settledState() }
    await HeldTransport.letWorkDrain()
    validator.validatorStateChangedHandler = { [unowned validator] state in
      if !validator.hasValidated { validator.validate("b") }
    }
    validator.reset()
    _ = await settled.value
    #expect(validator.state == .waiting)
  }

  @Test func releasesWhoWaitsForAFormThoughItsHandlerEditsAfterTheReset() async {
    let (form, control) = (FormValidator(), TextControl())
    form.add(control).attachValidator(validator)
    validator.addRemote(transport)
    control.text = "a"
    await transport.waitForQuestions(1)
    let settled = Task { (await form.settledState(), await control.settledState()) }
    await HeldTransport.letWorkDrain()
    form.stateChangedHandler = { [unowned control] _ in control.text = "b" }
    form.reset()
    await HeldTransport.letWorkDrain()
    control.reset()
    _ = await settled.value
    #expect(form.state == .waiting)
  }

  @Test func settlesAHeldConditionThatIsRemoved() async {
    let handle = validator.addRemote(transport) { $0.failurePolicy = .hold }
    validator.validate("a")
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "", status: 500)
    #expect(validator.state == .waiting)
    recorder.record(validator)
    handle.remove()
    #expect(validator.state == .valid)
    #expect(recorder.events == ["handler Valid []", "delegate Valid []"])
  }

  @Test func withholdsNoErrorBehindAWarningThatIsNotKnownYet() async {
    validator.stopsAtFirstFailure = true
    validator.addRemote(transport, "/one", message: "One.", severity: .warning)
    validator.addRemote(transport, "/two", message: "Two.")
    validator.validate("a")
    await transport.waitForQuestions(2)
    await transport.answer("/two", with: "false")
    #expect(validator.errorMessages == ["Two."])
    #expect(validator.state == .waiting)
    await transport.answer("/one", with: "false")
    #expect(validator.warnings.map(\.message) == ["One."])
    #expect(validator.state == .invalid)
  }
}

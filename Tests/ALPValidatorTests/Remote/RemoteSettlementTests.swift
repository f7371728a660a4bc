import ALPValidator
import Foundation
import Testing

/// How requests settle when observers validate, and conditions are removed.
@MainActor @Suite(.patientTimeLimit) struct RemoteSettlementTests {
  private let validator = Validator(type: .string)
  private let transport = HeldTransport()
  private let recorder = Recorder()

  private func options(_ change: (inout RequestOptions) -> Void = { _ in }) -> RequestOptions {
    var options = RequestOptions.patient
    change(&options)
    return options
  }

  private func url(_ path: String) throws -> URL { try #require(URL(string: "http://127.0.0.1\(path)")) }

  @discardableResult
  private func addRemote(
    _ path: String = "/", message: String = "No.", severity: Severity = .error,
    usesServerMessage: Bool = false, change: (inout RequestOptions) -> Void = { _ in }
  ) throws -> RuleHandle {
    validator.addCondition(
      .remote(
        at: try url(path), http: HTTPOptions(usesServerMessage: usesServerMessage, transport: transport),
        options: options(change)), invalidMessage: message, severity: severity)
  }

  @Test func settlesAfterAHandlerHasValidatedAnotherValue() async throws {
    try addRemote()
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

  @Test func settlesAControlAfterItsHandlerHasSetAnotherValue() async throws {
    let (form, control) = (FormValidator(), TextControl())
    form.add(control).attachValidator(validator)
    try addRemote()
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

  @Test func releasesWhoWaitsThoughTheHandlerValidatesAfterTheReset() async throws {
    try addRemote()
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

  @Test func releasesWhoWaitsForAFormThoughItsHandlerEditsAfterTheReset() async throws {
    let (form, control) = (FormValidator(), TextControl())
    form.add(control).attachValidator(validator)
    try addRemote()
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

  @Test func settlesAHeldConditionThatIsRemoved() async throws {
    let handle = try addRemote { $0.failurePolicy = .hold }
    validator.validate("a")
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "", status: 500)
    #expect(validator.state == .waiting)
    recorder.record(validator)
    handle.remove()
    #expect(validator.state == .valid)
    #expect(recorder.events == ["handler Valid []", "delegate Valid []"])
  }

  @Test func withholdsNoErrorBehindAWarningThatIsNotKnownYet() async throws {
    validator.stopsAtFirstFailure = true
    try addRemote("/one", message: "One.", severity: .warning)
    try addRemote("/two", message: "Two.")
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

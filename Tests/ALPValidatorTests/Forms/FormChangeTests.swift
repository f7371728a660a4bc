import Foundation
import LoopbackServer
import Testing

@testable import ALPValidator

/// What holds when a form is changed at an awkward moment.
@MainActor
@Suite(.patientTimeLimit) struct FormChangeTests {
  private let form = FormValidator()
  private let first = TextControl(text: "a")
  private let second = TextControl(text: "b")

  init() {
    form.add(first)
    form.add(second)
  }

  @Test func asksAServerThatWasAddedAfterTheValueWasFoundValid() async throws {
    let server = try LoopbackServer { _ in .json("true") }
    first.addRule(.notEmpty)
    #expect(form.validate() == .valid)
    first.validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: .patient)
    #expect(await form.submit { 1 } == .submitted(1))
    await server.wait { $0.requests.count == 1 }
  }

  @Test func submitsAValueThatTheHandlerOfAControlTidies() async {
    first.addRule(.length(...3))
    first.text = "too long"
    first.stateChangedHandler = { [first] _ in first.text = "a" }
    first.setExternalFailure("Taken.")
    #expect(await form.submit { first.text } == .submitted("a"))
  }

  @Test func submitsNoValueThatTheHandlerOfAValidatorEnters() async {
    first.policy = .onFocusLoss
    first.addRule(.length(...3))
    second.addRule(.notEmpty)
    second.validator.validatorStateChangedHandler = { [first] _ in first.text = "far too long" }
    guard case .changed = await form.submit({ Issue.record("worked") }) else {
      Issue.record("not refused")
      return
    }
    guard case .invalid = await form.submit({ Issue.record("worked") }) else {
      Issue.record("not refused")
      return
    }
    #expect(form.firstInvalidControl === first)
  }

  @Test func waitsForNoValidatorThatIsRemoved() async {
    let server = FakeServer()
    let other = Validator(type: .string)
    other.addCondition(server.condition())
    first.attachValidator(other)
    let submission = Task { [form] in await form.submit { 1 } }
    while server.inFlightCount == 0 { await Task.yield() }
    first.removeValidator(other)
    #expect(await submission.value == .changed)
    #expect(await form.submit { 2 } == .submitted(2))
  }

  @Test func keepsTheConditionOfAPartThatMovesWithinTheForm() {
    let isShown = Control(true)
    form.add(second, when: { isShown.value })
    form.add(second, at: 0)
    isShown.value = false
    #expect(!second.isActive)
    #expect(form.controls.map { $0 === first } == [true])
    form.add(second, at: 0, when: { true })
    #expect(second.isActive)
    FormValidator().add(second)
    isShown.value = false
    #expect(second.isActive)
  }
}

import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules
import ALPValidatorTesting

/// What holds while a value waits for the user to finish typing.
@MainActor @Suite(.patientTimeLimit) struct RemoteDebounceTests {
  private let validator = Validator(type: .string)
  private let transport = HeldTransport()
  private let clock = ManualClock()

  @discardableResult
  private func addRemote(_ path: String = "/", debounce: Duration = .milliseconds(300)) -> RuleHandle {
    validator.addRemote(transport, path) { ($0.clock, $0.debounce) = (clock, debounce) }
  }

  @Test func sendsAValueWhenItStayedTheLatestForAWhile() async {
    addRemote()
    validator.validate("a")
    #expect(validator.state == .waiting)
    await HeldTransport.letWorkDrain()
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(299))
    await HeldTransport.letWorkDrain()
    #expect(transport.asked.isEmpty)
    #expect(validator.state == .waiting)
    clock.advance(by: .milliseconds(1))
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "true")
    #expect(validator.state == .valid)
  }

  @Test func beginsAnewWithEachValue() async {
    addRemote()
    for value in ["a", "ab", "abc"] {
      validator.validate(value)
      await HeldTransport.letWorkDrain()
      await clock.waitForSleepers()
      await HeldTransport.letWorkDrain()
      clock.advance(by: .milliseconds(200))
    }
    await HeldTransport.letWorkDrain()
    #expect(transport.asked.isEmpty)
    clock.advance(by: .milliseconds(100))
    await transport.waitForQuestions(1)
    #expect(transport.asked == [#"/{"instance":"abc"}"#])
  }

  @Test func sendsNothingThatIsReplacedWhileTheDebounceEnds() async {
    addRemote()
    let control = TextControl()
    control.attachValidator(validator)
    control.beginEditing()
    control.text = "a"
    await clock.waitForSleepers()
    control.endEditing()
    control.text = "ab"
    await HeldTransport.letWorkDrain()
    #expect(transport.asked.isEmpty)
  }

  @Test(arguments: [Duration.seconds(Int64.min), .zero])
  func isNoneIfItIsNotPositive(_ debounce: Duration) async {
    addRemote(debounce: debounce)
    validator.validate("a")
    await transport.waitForQuestions(1)
  }

  // MARK: Cut short

  @Test func isCutShortByWhoWaits() async {
    addRemote(debounce: .seconds(Int64.max))
    validator.validate("a")
    async let settled = validator.settledState()
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "false")
    #expect(await settled == .invalid)
    #expect(validator.errorMessages == ["No."])
  }

  @Test func isCutShortByTheEndOfEditing() async {
    addRemote()
    let control = TextControl()
    control.attachValidator(validator)
    control.beginEditing()
    control.text = "a"
    #expect(validator.state == .waiting)
    await HeldTransport.letWorkDrain()
    #expect(transport.asked.isEmpty)
    control.endEditing()
    await transport.waitForQuestions(1)
  }

  @Test func endsWithTheValueTheConditionAndTheValidator() async {
    let handle = addRemote()
    validator.addValidationToEnsureMinimumLength(2)
    validator.validate("ab")
    await HeldTransport.letWorkDrain()
    await clock.waitForSleepers()
    validator.validate("a")
    #expect(validator.state == .invalid)
    await HeldTransport.letWorkDrain()
    #expect(clock.sleeperCount == 0)

    validator.validate("ab")
    await HeldTransport.letWorkDrain()
    await clock.waitForSleepers()
    handle.remove()
    #expect(validator.state == .valid)
    await HeldTransport.letWorkDrain()
    #expect(clock.sleeperCount == 0)

    addRemote()
    validator.validate("abc")
    await HeldTransport.letWorkDrain()
    await clock.waitForSleepers()
    validator.reset()
    await HeldTransport.letWorkDrain()
    #expect(clock.sleeperCount == 0)
    #expect(transport.asked.isEmpty)
  }
}

import Foundation
import Testing

@testable import ALPValidator
import ALPValidatorTesting

/// What holds while a value waits for the user to finish typing.
@MainActor @Suite(.patientTimeLimit) struct RemoteDebounceTests {
  private let validator = Validator(type: .string)
  private let transport = HeldTransport()
  private let clock = ManualClock()
  private let recorder = Recorder()

  private func addRemote(_ path: String = "/", debounce: Duration = .milliseconds(300)) throws -> RuleHandle {
    var options = RequestOptions()
    let http = HTTPOptions(transport: transport)
    options.clock = clock
    options.debounce = debounce
    return validator.addValidationToEnsureRemoteConditionIsSatisfied(
      at: try #require(URL(string: "http://127.0.0.1\(path)")), invalidMessage: "No.", http: http,
      options: options)
  }

  @Test func sendsAValueWhenItStayedTheLatestForAWhile() async throws {
    _ = try addRemote()
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

  @Test func beginsAnewWithEachValue() async throws {
    _ = try addRemote()
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

  @Test func sendsNothingThatIsReplacedWhileTheDebounceEnds() async throws {
    _ = try addRemote()
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
  func isNoneIfItIsNotPositive(_ debounce: Duration) async throws {
    _ = try addRemote(debounce: debounce)
    validator.validate("a")
    await transport.waitForQuestions(1)
  }

  // MARK: Cut short

  @Test func isCutShortByWhoWaits() async throws {
    _ = try addRemote(debounce: .seconds(Int64.max))
    validator.validate("a")
    async let settled = validator.settledState()
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "false")
    #expect(await settled == .invalid)
    #expect(validator.errorMessages == ["No."])
  }

  @Test func isCutShortByTheEndOfEditing() async throws {
    _ = try addRemote()
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

  @Test func endsWithTheValueTheConditionAndTheValidator() async throws {
    let handle = try addRemote()
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

    _ = try addRemote()
    validator.validate("abc")
    await HeldTransport.letWorkDrain()
    await clock.waitForSleepers()
    validator.reset()
    await HeldTransport.letWorkDrain()
    #expect(clock.sleeperCount == 0)
    #expect(transport.asked.isEmpty)
  }
}

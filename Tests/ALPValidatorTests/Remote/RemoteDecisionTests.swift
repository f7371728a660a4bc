import Testing

@testable import ALPValidator
@testable import ValidationRules
import ALPValidatorTesting

/// How long a response stays in effect if no responses are cached.
@MainActor @Suite struct RemoteDecisionTests {
  private let validator = Validator(type: .string)
  private let server = FakeServer()

  private func ask(_ value: String) {
    validator.validate(value)
    server.respond(with: .accepted)
    #expect(validator.isValid)
  }

  @Test(arguments: [["a"], ["a", "b"], [""]]) func endsWithAnotherValue(_ others: [String]) {
    validator.isOptional = true
    validator.addRule(.length(3...))
    validator.addCondition(server.condition())
    ask("ada")
    for other in others { validator.validate(other) }
    ask("ada")
    validator.validate("ada")
    #expect(validator.isValid)
    #expect(server.requests == ["ada", "ada"])
  }

  @Test func endsWithItsCondition() {
    weak var captured: TextControl?
    do {
      let control = TextControl()
      captured = control
      let handle = validator.addCondition(server.condition { control.text + $0 })
      ask("ada")
      validator.addRule(.length(4...))
      validator.validate("ada")
      handle.remove()
    }
    #expect(captured == nil)
  }

  @Test func endsWithItsConditionIfItIsNotShownYet() {
    let other = FakeServer()
    validator.stopsAtFirstFailure = true
    validator.addCondition(other.condition())
    let handle = validator.addCondition(server.condition())
    validator.validate("ada")
    server.respond(with: .rejected(message: "No."))
    handle.remove()
    other.respond(with: .accepted)
    #expect(validator.isValid == validator.failures.isEmpty)
  }

  @Test func endsWhenWhatTheQuestionReadsChanges() {
    let country = TextControl(text: "DE")
    let code = TextControl()
    code.attachValidator(validator)
    validator.addCondition(server.condition { "\(country.text) \($0)" })
    code.text = "10115"
    server.respond(with: .accepted)
    #expect(code.isValid)
    country.text = "GB"
    #expect(code.state == .waiting)
    server.respond(with: .rejected(message: nil))
    #expect(code.state == .invalid)
    country.text = "GB"
    #expect(server.requests == ["DE 10115", "GB 10115"])
  }

  @Test func isHeldOnlyIfItDecides() {
    validator.addCondition(server.condition(), severity: .warning)
    validator.validate("ada")
    server.respond(with: .failed(.timedOut))
    #expect(validator.isValid && !validator.isAwaitingRetry && validator.warnings.count == 1)
  }

  @Test(arguments: [false, true]) func isInTheOrderOfTheRules(stopsAtFirstFailure: Bool) async {
    let function = HeldFunction<String>()
    var options = RequestOptions.patient
    options.checksInvalidValues = true
    validator.stopsAtFirstFailure = stopsAtFirstFailure
    validator.addCondition(.async(options: options) { try await function($0) }, invalidMessage: "Taken.")
    validator.addRule(.length(4...), invalidMessage: "Short.")
    validator.validate("ada")
    #expect(validator.errorMessages == (stopsAtFirstFailure ? [] : ["Short."]))
    await function.waitForCalls(1)
    function.finish("ada", with: .success(false))
    #expect(await validator.settledState() == .invalid)
    #expect(validator.errorMessages == (stopsAtFirstFailure ? ["Taken."] : ["Taken.", "Short."]))
  }

  @Test func theLastOneEndsAWaitThoughAnotherAwaitsARetry() {
    let control = TextControl()
    let other = FakeServer()
    control.attachValidator(validator)
    validator.addCondition(server.condition())
    validator.addCondition(other.condition())
    control.text = "ada"
    server.respond(with: .failed(.timedOut))
    other.respond(with: .accepted)
    #expect(control.isAwaitingRetry && control.tallyAfterSettling().inFlight == 0)
  }

  /// What the user types while a caller waits is debounced as usual.
  @Test func isDebouncedWhileSomebodyWaits() async {
    let function = HeldFunction<String>()
    let clock = ManualClock()
    var options = RequestOptions.patient
    options.debounce = .seconds(1)
    options.clock = clock
    validator.addCondition(.async(options: options) { try await function($0) })
    validator.validate("ada")
    let wait = Task { await validator.settledState() }
    await function.waitForCalls(1)
    validator.validate("bo")
    validator.validate("bob")
    await clock.waitForSleep(of: .seconds(1))
    #expect(function.values == ["ada"])
    clock.advance(by: .seconds(1))
    await function.waitForCalls(2)
    for value in ["ada", "bob"] { function.finish(value, with: .success(true)) }
    #expect(await wait.value == .valid)
    #expect(function.values == ["ada", "bob"])
  }
}

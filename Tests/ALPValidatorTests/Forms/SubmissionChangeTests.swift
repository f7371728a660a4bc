import ALPValidator
import ALPValidatorTesting
import Testing

/// Changes while a form is being submitted that do not come from the user.
@MainActor @Suite struct SubmissionChangeTests {
  @Test func waitsAgainIfWhatAConditionHasReadChangesAfterItsResponse() async {
    let form = FormValidator()
    let name = form.add(TextControl(text: "ada"))
    let limit = Control(1)
    name.addCondition(
      .async(options: .patient) { _ in
        let isWithinLimit = limit.value > 0
        await Task.yield()
        return isWithinLimit
      })
    name.stateChangedHandler = { if $0 == .valid, limit.value == 1 { limit.value = 2 } }
    let submission = await form.submit { limit.value }
    #expect(submission == .submitted(2))
  }

  @Test func aValidationOfTheProgramIsAnEditAlsoIfAParserFollowsIt() async {
    let form = FormValidator()
    let text = form.add(TextControl(text: "1"))
    let function = HeldFunction<String>()
    let first = Validator(type: .string)
    let number = Validator(type: .numeric(Int.self))
    first.addCondition(.async(options: .patient) { try await function($0) })
    text.attachValidator(first)
    text.attachValidator(number, parsing: { first.value == "2" ? nil : Int($0) })
    let submission = Task { await form.submit {} }
    await function.waitForCalls(1)
    first.validate("2")
    if case .changed = await submission.value {} else { Issue.record("not changed") }
    await function.waitForCalls(2)
    await function.finish("1", with: true)
    await function.finish("2", with: true)
  }

  /// The body ran with another order than the one that was validated.
  @Test func endsIfARebaseBringsTheElementsOfAListIntoAnotherOrder() async {
    struct Stop: Codable, Equatable, Sendable, Identifiable { var id = 0 }
    struct Tour: Codable, Equatable, Sendable {
      var stops: [Stop]
      static let rules: RuleSet<Tour> = [.each(\.stops, "stops", RuleSet<Stop>([.at(\.id, "id", [])]))]
    }
    let form = FormModel(Tour(stops: [Stop(id: 1), Stop(id: 2)]), rules: Tour.rules)
    let function = HeldFunction<String>()
    let name = form.add(TextControl(text: "a"))
    name.addCondition(.async(options: .patient) { try await function($0) })
    let submission = Task { await form.submit { tour in tour.stops.map(\.id) } }
    await function.waitForCalls(1)
    form.rebase(onto: Tour(stops: [Stop(id: 2), Stop(id: 1)]))
    await function.finish("a", with: true)
    #expect(await submission.value == .changed)
    #expect(form.value.stops.map(\.id) == [2, 1])
  }

  @Test func endsAtOnceIfAnObserverOfTheValidationSetsAValue() async {
    let form = FormValidator()
    let name = form.add(TextControl(text: "ada"))
    let city = form.add(TextControl())
    let function = HeldFunction<String>()
    city.addCondition(.async(options: .patient) { try await function($0) })
    name.addRule(.notEmpty)
    name.stateChangedHandler = { [unowned city] _ in city.text = "Berlin" }
    var submission: Submission<Void>?
    Task { submission = await form.submit {} }
    await function.waitForCalls(1)
    if case .changed = submission {} else { Issue.record("\(String(describing: submission))") }
    await function.finish("Berlin", with: true)
  }

  @Test func submitsWhatIsIncludedBecauseOfTheValidation() async {
    let form = FormValidator()
    let country = TextControl(text: "DE")
    country.addRule(.notEmpty)
    let vat = form.add(TextControl(text: "DE123"), when: { [country] in country.isValid })
    form.add(country)
    #expect(!vat.isActive)
    #expect(await form.submit { vat.isActive } == .submitted(true))
  }

  @Test(arguments: [false, true]) func endsNoOtherWaitButByAReset(isReset: Bool) async {
    let form = FormValidator()
    let name = form.add(TextControl(text: "ada"))
    let function = HeldFunction<String>()
    name.addCondition(.async(options: .patient) { try await function($0) })
    name.validate()
    await function.waitForCalls(1)
    let wait = Task { await form.settledState() }
    let submission = Task { await form.submit {} }
    while !form.isSubmitting { await Task.yield() }
    if isReset { form.reset() }
    name.text = "bob"
    if case .changed = await submission.value {} else { Issue.record("not changed") }
    if isReset { #expect(await wait.value == .waiting) }
    await function.waitForCalls(2)
    await function.finish("bob", with: true)
    if !isReset { #expect(await wait.value == .valid) }
    await function.finish("ada", with: true)
  }

  @Test(arguments: [false, true]) func endsIfAPartIsAddedThatIsIncluded(isIncluded: Bool) async {
    let form = FormValidator()
    let name = form.add(TextControl(text: "ada"))
    let function = HeldFunction<String>()
    name.addCondition(.async(options: .patient) { try await function($0) })
    let submission = Task { await form.submit { true } }
    await function.waitForCalls(1)
    let part = form.add(TextControl(), when: { isIncluded })
    if !isIncluded { FormValidator().add(part, when: { true }) }
    await function.finish("ada", with: true)
    #expect(await submission.value == (isIncluded ? .changed : .submitted(true)))
  }

  /// The validator had not validated the value, and the body ran all the same.
  @Test func endsIfAValidatorIsAttached() async {
    let form = FormValidator()
    let name = form.add(TextControl(text: "ada"))
    let function = HeldFunction<String>()
    name.addCondition(.async(options: .patient) { try await function($0) })
    let submission = Task { await form.submit { true } }
    await function.waitForCalls(1)
    let validator = Validator(type: .string)
    validator.validate("valid")
    name.attachValidator(validator)
    await function.finish("ada", with: true)
    #expect(await submission.value == .changed)
  }

  /// The steps of the submission were queued behind its end, so it seemed to be under way for ever.
  @Test func aSubmissionThatAConditionBeginsAtOnceComesAfterTheCommand() async {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let form = FormValidator()
    let pin = form.add(TextControl())
    var submission: Task<Submission<String>, Never>?
    pin.addCondition(
      .satisfies("auto") { [unowned form] text in
        if text.count == 4, submission == nil {
          submission = Task.immediate { await form.submit { pin.text } }
        }
        return true
      })
    pin.text = "1234"
    #expect(await submission?.value == .submitted("1234"))
    #expect(!form.isSubmitting)
  }

  // MARK: Objects of the program

  /// Lets something happen when it is released.
  @MainActor private final class Token {
    var onRelease: (@MainActor () -> Void)?

    isolated deinit { onRelease?() }
  }

  /// What is forgotten was released in the middle of an access, which ended the program.
  @Test func releasesWhatItForgetsAfterTheAccess() async {
    struct Broken: Error {}
    let form = FormValidator()
    let control = form.add(Control(Token()))
    let last = Token()
    control.value = Token()
    control.value.onRelease = { [weak control] in control?.value = last }
    await #expect(throws: Broken.self) {
      try await form.submit {
        control.value = Token()
        throw Broken()
      }
    }
    #expect(control.value === last)
  }

  /// The part kept the value of the submission for ever, because the form that it had left could not find it.
  @Test func aPartThatMovesToAnotherFormForgetsWhatItHasSubmitted() async {
    let (form, other) = (FormValidator(), FormValidator())
    let control = form.add(Control<Token?>(nil))
    var isReleased = false
    control.value = Token()
    control.value?.onRelease = { isReleased = true }
    await form.submit {}
    other.add(control)
    control.value = nil
    #expect(isReleased)
  }

  /// The value was released between the new value and its outcome.
  @Test func aValueThatIsReleasedSeesAConsistentValidator() {
    let validator = Validator<Token>()
    validator.addCondition(.satisfies { $0.onRelease == nil })
    var states: [ValidatorState] = []
    do {
      let first = Token()
      first.onRelease = { [unowned validator] in states.append(validator.state) }
      validator.validate(first)
    }
    #expect(validator.state == .invalid)
    validator.validate(Token())
    #expect(states == [.valid])
  }
}

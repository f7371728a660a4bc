import ALPValidator
import ALPValidatorTesting
import Testing

/// Changes while a form is being submitted that do not come from the user.
@MainActor @Suite struct SubmissionChangeTests {
  /// The removed part kept the submitted value for ever, and stayed dirty, once the list had changed again.
  @Test func aPartThatIsRemovedDuringTheBodyIsCleanAlthoughTheListChangesAgain() async {
    let form = FormValidator()
    let first = form.add(TextControl(), name: "first")
    let second = form.add(TextControl(), name: "second")
    form.markClean()
    first.value = "x"
    await form.submit { form.remove(first) }
    form.remove(second)
    form.markClean()
    #expect(!first.isDirty)
    first.value = "y"
    first.reset()
    #expect(first.value == "x")
  }

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

  /// The saving of a part within a submission took the values with which the submission had begun, so what was typed meanwhile
  /// was clean.
  @Test func aSubmissionWithinAnotherKeepsItsOwnValues() async {
    let form = FormValidator()
    let group = form.add(FormValidator())
    let name = group.add(TextControl(text: "old"))
    form.markClean()
    name.text = "submitted"
    await form.submit {
      await group.submit {}
      group.markClean()
      name.text = "typed meanwhile"
    }
    form.markClean()
    #expect(form.isDirty)
    form.reset()
    #expect(name.text == "submitted")
  }

  /// What the body saved was forgotten, so the value before it was clean.
  @Test func aResetDuringTheBodyKeepsWhatIsSaved() async {
    let form = FormValidator()
    let name = form.add(TextControl(text: "old"))
    form.markClean()
    name.text = "submitted"
    await form.submit {
      form.reset()
      name.text = "old again"
      name.text = "old"
    }
    form.markClean()
    #expect(form.isDirty)
    form.reset()
    #expect(name.text == "submitted")
  }

  /// What was typed after the program had loaded a value or a base in the body was clean, and nobody had saved it.
  @Test(arguments: [false, true]) func whatIsTypedAfterALoadDuringTheBodyIsDirty(isRebase: Bool) async {
    let form = FormModel(Name(text: "base"), rules: Name.rules)
    let name = form[\.text]
    name.text = "submitted"
    await form.submit { _ in
      name.text = "typed before"
      if isRebase { form.rebase(onto: Name(text: "theirs")) } else { form.value = Name(text: "theirs") }
      name.beginEditing()
      name.text = "typed"
    }
    form.markClean()
    #expect(name.text == "typed")
    #expect(form.isDirty)
    form.reset()
    #expect(name.text == "theirs")
  }

  private struct Name: Sendable, Equatable {
    var text: String
    static let rules: RuleSet<Name> = [.at(\.text, "text", [.notEmpty])]
  }

  /// While the control was in no form, its value seemed to be set after the body.
  @Test func anEditDuringTheBodyIsDirtyAlsoIfTheControlIsInNoFormMeanwhile() async {
    let form = FormValidator()
    let name = form.add(TextControl(text: "old"))
    form.markClean()
    name.text = "submitted"
    await form.submit {
      form.remove(name)
      name.text = "typed meanwhile"
      form.add(name)
    }
    form.markClean()
    #expect(form.isDirty)
  }

  /// The numbers of values begin anew with a reset, so another value had the number of the submitted one.
  @Test func aValueAfterAResetDuringTheBodyIsNotTheSubmittedOne() async {
    let form = FormValidator()
    let name = form.add(TextControl(text: "old"))
    form.markClean()
    name.text = "submitted"
    await form.submit {
      form.reset()
      name.text = "typed"
    }
    form.markClean()
    #expect(form.isDirty)
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

  @Test func aSubmissionThatFailsWithinAnotherKeepsTheValuesOfTheOther() async {
    struct Broken: Error {}
    let form = FormValidator()
    let group = form.add(FormValidator())
    let name = group.add(TextControl(text: "old"))
    form.markClean()
    name.text = "submitted"
    await form.submit {
      name.text = "typed meanwhile"
      await #expect(throws: Broken.self) { try await group.submit { throw Broken() } }
    }
    form.markClean()
    #expect(form.isDirty)
    form.reset()
    #expect(name.text == "submitted")
  }

  /// The values of an earlier submission that nothing was made of do not become the clean ones of a later one.
  @Test func aSubmissionForgetsTheValuesOfTheOneBefore() async {
    let form = FormValidator()
    let name = form.add(TextControl(text: "first"))
    name.addRule(.notEmpty)
    await form.submit {}
    name.beginEditing()
    name.text = ""
    await form.submit {}
    form.markClean()
    #expect(!form.isDirty)
  }

  /// What a part has saved last is clean, although a submission that began before has submitted something older.
  @Test func whatASubmissionWithinAnotherHasSavedIsClean() async {
    let form = FormValidator()
    let group = form.add(FormValidator())
    let name = group.add(TextControl(text: "old"))
    form.markClean()
    name.text = "first"
    await form.submit {
      name.text = "second"
      await group.submit {}
      group.markClean()
      name.text = "third"
    }
    form.markClean()
    form.reset()
    #expect(name.text == "second")
  }

  private struct Incomparable {}

  @Test func aValueThatCannotBeComparedIsCleanAfterItWasSaved() async {
    let form = FormValidator()
    let control = form.add(Control(Incomparable()))
    control.value = Incomparable()
    await form.submit {}
    form.markClean()
    #expect(!form.isDirty)
    await form.submit {
      control.beginEditing()
      control.value = Incomparable()
    }
    form.markClean()
    #expect(form.isDirty)
  }

  /// A form saves what it has submitted itself, not what a form around it submits meanwhile.
  @Test func overlappingSubmissionsMakeCleanWhatEachHasSubmitted() async {
    let outer = FormValidator()
    let inner = outer.add(FormValidator())
    let name = inner.add(TextControl(text: "old"))
    outer.markClean()
    name.text = "a"
    await inner.submit {
      name.text = "b"
      await outer.submit { inner.markClean() }
    }
    #expect(outer.isDirty)
    outer.reset()
    #expect(name.text == "a")
  }

  // MARK: Parts that are saved by themselves

  /// A submission that was saved counted again for `markClean()`, so the present value became clean instead of the submitted one.
  @Test func aFormWhoseSubmissionWasSavedFollowsTheFormAround() async {
    let outer = FormValidator()
    let inner = outer.add(FormValidator())
    let name = inner.add(TextControl(text: "submitted"))
    await inner.submit {}
    inner.markClean()
    await outer.submit { name.text = "typed meanwhile" }
    inner.markClean()
    #expect(name.isDirty)
    #expect(name.text == "typed meanwhile")
  }

  @Test func aPageThatIsMarkedCleanKeepsWhatWasTypedForTheForm() async {
    let form = FormValidator()
    let page = form.add(FormValidator())
    let name = page.add(TextControl(text: "submitted"))
    await form.submit { name.text = "typed meanwhile" }
    page.markClean()
    form.markClean()
    #expect(form.isDirty)
    form.reset()
    #expect(name.text == "submitted")
  }

  @Test func aSecondSavingWithoutASubmissionTakesThePresentValues() async {
    let form = FormValidator()
    let name = form.add(TextControl(text: "submitted"))
    await form.submit {}
    form.markClean()
    name.beginEditing()
    name.text = "saved otherwise"
    form.markClean()
    #expect(!form.isDirty)
  }

  @Test func savesAPartThatWasRemovedBeforeASubmissionWithin() async {
    let outer = FormValidator()
    let inner = outer.add(FormValidator())
    let part = inner.add(TextControl(text: "old"))
    outer.markClean()
    part.text = "submitted"
    await outer.submit {
      inner.remove(part)
      await inner.submit {}
    }
    outer.markClean()
    part.text = "typed later"
    part.reset()
    #expect(part.text == "submitted")
  }

  @Test func aPartThatComesBackHasNoValuesOfAnEarlierSubmission() async {
    let form = FormValidator()
    let name = form.add(TextControl(text: "a"))
    await form.submit {}
    form.remove(name)
    form.markClean()
    form.add(name)
    name.beginEditing()
    name.text = "b"
    form.markClean()
    #expect(!name.isDirty)
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

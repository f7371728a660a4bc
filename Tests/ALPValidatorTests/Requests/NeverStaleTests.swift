import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

/// Race conditions that were published as bugs of other libraries, each in a few lines.
///
/// The article NeverStale lists the kinds of them.
@MainActor @Suite(.patientTimeLimit) struct NeverStaleTests {
  private let isFree = HeldFunction<String>()
  private let clock = ManualClock()
  private let name = Validator(type: .string)
  private let form = FormValidator()

  private func addCheck(to validator: Validator<String>? = nil, debounce: Duration = .zero) {
    (validator ?? name).addCondition(
      .async("available", options: RequestOptions(debounce: debounce, clock: clock), isFree.callAsFunction),
      invalidMessage: "Taken.")
  }

  private func addField(debounce: Duration = .zero) -> TextControl {
    let field = form.add(TextControl())
    let validator = Validator(type: .string)
    addCheck(to: validator, debounce: debounce)
    field.attachValidator(validator)
    return field
  }

  // MARK: React Hook Form

  @Test(
    .bug("https://github.com/react-hook-form/react-hook-form/issues/1688"),
    .bug("https://github.com/TanStack/form/issues/1457"))
  func aLateAcceptanceDoesNotRemoveALocalFailure() async {
    name.addRule(.notEmpty, invalidMessage: "Missing.")
    addCheck()
    name.validate("ada")
    await isFree.waitForCalls(1)
    name.validate("")
    await isFree.finish("ada", with: true)
    #expect(name.errorMessages == ["Missing."] && name.state == .invalid)
  }

  @Test(.bug("https://github.com/react-hook-form/react-hook-form/issues/6277"))
  func theStateIsWaitingUntilTheLatestValueHasAResponse() async {
    addCheck()
    for value in ["a", "ad", "ada"] {
      name.validate(value)
      await isFree.waitForCalls(value.count)
    }
    await isFree.finish("a", with: true)
    await isFree.finish("ad", with: true)
    #expect(name.state == .waiting)
    await isFree.finish("ada", with: true)
    #expect(name.state == .valid)
  }

  @Test(.bug("https://github.com/react-hook-form/react-hook-form/issues/7741"))
  func aFormIsWaitingWhileAnotherFieldIsEdited() async {
    let name = addField()
    let city = form.add(TextControl())
    city.addRule(.notEmpty)
    name.text = "ada"
    city.text = "L"
    await isFree.waitForCalls(1)
    #expect(form.state == .waiting)
    await isFree.finish("ada", with: true)
    #expect(form.state == .valid)
  }

  @Test(.bug("https://github.com/react-hook-form/react-hook-form/issues/9251"))
  func aFormThatIsEditedFastDoesNotWaitForEver() async {
    let (first, last) = (addField(), addField())
    for (count, value) in ["a", "b", "c"].enumerated() {
      first.text = "first \(value)"
      last.text = "last \(value)"
      await isFree.waitForCalls(2 * count + 2)
    }
    for value in isFree.values.reversed() { await isFree.finish(value, with: true) }
    #expect(form.state == .valid)
    #expect(await form.settledState() == .valid)
  }

  @Test(.bug("https://github.com/react-hook-form/react-hook-form/issues/9454"))
  func stateAndMessagesAgreeInEachNotification() async {
    name.addRule(.length(...4), invalidMessage: "Too long.")
    addCheck()
    var states: [ValidatorState] = []
    name.validatorStateChangedHandler = { [name] state in
      states.append(state)
      #expect(state == name.state)
      #expect((state == .invalid) == !name.errorMessages.isEmpty)
    }
    name.validate("ada")
    await isFree.waitForCalls(1)
    name.validate("ada l")
    await isFree.finish("ada", with: true)
    name.validate("ada")
    await isFree.waitForCalls(2)
    await isFree.finish("ada", with: true)
    #expect(states == [.waiting, .invalid, .waiting, .valid])
  }

  @Test(
    .bug("https://github.com/react-hook-form/react-hook-form/issues/10078"),
    .bug("https://github.com/TanStack/form/issues/2346"),
    .bug("https://github.com/adopted-ember-addons/validated-changeset/issues/105"))
  func aSlowCheckOfAnEarlierValueIsIgnored() async {
    addCheck()
    name.validate("slow, taken")
    await isFree.waitForCalls(1)
    name.validate("fast, free")
    await isFree.waitForCalls(2)
    var states: [ValidatorState] = []
    name.validatorStateChangedHandler = { states.append($0) }
    await isFree.finish("fast, free", with: true)
    await isFree.finish("slow, taken", with: false)
    #expect(states == [.valid] && name.errorMessages.isEmpty && name.lastValidValue == "fast, free")
  }

  @Test(.bug("https://github.com/react-hook-form/react-hook-form/issues/10989"))
  func aSlowCheckOfAnEarlierWholeValueIsIgnored() async {
    struct Page { var age: String }
    let page = Validator<Page>()
    page.addRule(.at(\.age, "age", [.notEmpty]))
    page.addCondition(.async("of-age") { [isFree] in try await isFree($0.age) }, invalidMessage: "Too young.")
    page.validate(Page(age: "2"))
    await isFree.waitForCalls(1)
    page.validate(Page(age: "20"))
    await isFree.waitForCalls(2)
    await isFree.finish("20", with: true)
    await isFree.finish("2", with: false)
    #expect(page.state == .valid)
  }

  @Test(.bug("https://github.com/react-hook-form/react-hook-form/pull/13599"))
  func theStateOfAFormIsThatOfItsLatestValues() async {
    let name = addField()
    let note = form.add(TextControl())
    var states: [ValidatorState] = []
    form.stateChangedHandler = { states.append($0) }
    name.text = "slow"
    await isFree.waitForCalls(1)
    note.text = "unchecked"
    name.text = "fast"
    await isFree.waitForCalls(2)
    await isFree.finish("fast", with: true)
    await isFree.finish("slow", with: false)
    #expect(form.state == .valid)
    #expect(states.last == .valid)
  }

  // MARK: TanStack Form

  @Test(.bug("https://github.com/TanStack/form/issues/2045"))
  func aResponseDoesNotEndTheDebounceOfALaterValue() async {
    addCheck(debounce: .milliseconds(500))
    name.validate("erro")
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(500))
    await isFree.waitForCalls(1)
    name.validate("error")
    await isFree.finish("erro", with: true)
    #expect(name.state == .waiting)
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(500))
    await isFree.waitForCalls(2)
    await isFree.finish("error", with: false)
    #expect(name.errorMessages == ["Taken."])
  }

  @Test(.bug("https://github.com/TanStack/form/issues/653"))
  func aSubmissionDoesNotWaitForTheDebounce() async {
    let name = addField(debounce: .seconds(3600))
    name.text = "ada"
    let submission = Task { [form] in await form.submit { name.text } }
    await isFree.waitForCalls(1)
    await isFree.finish("ada", with: true)
    #expect(await submission.value == .submitted("ada"))
    #expect(clock.now.offset == .zero)
  }

  @Test(
    .bug("https://github.com/TanStack/form/issues/670"), .bug("https://github.com/TanStack/form/issues/1833"))
  func onlyAValueThatStaysTheLatestIsChecked() async {
    addCheck(debounce: .milliseconds(500))
    for value in ["a", "ad", "ada"] {
      name.validate(value)
      await clock.waitForSleepers()
      clock.advance(by: .milliseconds(400))
      await HeldTransport.letWorkDrain()
      #expect(name.state == .waiting && name.errorMessages.isEmpty)
    }
    #expect(isFree.values.isEmpty)
    clock.advance(by: .milliseconds(100))
    await isFree.waitForCalls(1)
    #expect(isFree.values == ["ada"])
  }

  @Test(.bug("https://github.com/TanStack/form/issues/905"))
  func theStateDoesNotFlickerWhileTheUserTypes() async {
    let name = addField(debounce: .milliseconds(500))
    var states: [ValidatorState] = []
    form.stateChangedHandler = { states.append($0) }
    for value in ["a", "ad", "ada"] {
      name.text = value
      await HeldTransport.letWorkDrain()
    }
    #expect(states == [.waiting])
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(500))
    await isFree.waitForCalls(1)
    await isFree.finish("ada", with: true)
    #expect(states == [.waiting, .valid])
  }

  // MARK: Angular

  @Test(.bug("https://github.com/angular/angular/issues/68105"))
  func theFailureOfAnEarlierValueEndsAtTheFirstKeystroke() async {
    addCheck(debounce: .seconds(1))
    name.validate("ada")
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    await isFree.waitForCalls(1)
    await isFree.finish("ada", with: false)
    #expect(name.errorMessages == ["Taken."])
    name.validate("ada l")
    #expect(name.state == .waiting && name.errorMessages.isEmpty)
  }

  @Test(.bug("https://github.com/angular/angular/issues/65638"))
  func aSubmissionWaitsForRequests() async {
    let name = addField()
    name.text = "ada"
    let submission = Task { [form] in await form.submit { Issue.record("\(name.text) was submitted") } }
    await isFree.waitForCalls(1)
    await isFree.finish("ada", with: false)
    if case .invalid = await submission.value {} else { Issue.record("The submission was not refused") }
    #expect(name.errorMessages == ["Taken."])
  }

  @Test(.bug("https://github.com/angular/angular/issues/66959"))
  func onlyAsynchronousConditionsAreDebounced() async {
    name.addRule(.length(3...), invalidMessage: "Too short.")
    addCheck(debounce: .milliseconds(300))
    name.validate("a")
    #expect(name.errorMessages == ["Too short."])
    name.validate("ada")
    #expect(name.errorMessages.isEmpty)
    #expect(name.state == .waiting)
    await clock.waitForSleepers()
    #expect(isFree.values.isEmpty)
    clock.advance(by: .milliseconds(300))
    await isFree.waitForCalls(1)
  }

  // MARK: Reactive Forms

  @Test(.bug("https://github.com/joanpablo/reactive_forms/issues/249"))
  func aValueOnTheWayToAnInvalidOneIsNotChecked() async {
    name.addRule(.length(11...11), invalidMessage: "Not a number.")
    addCheck(debounce: .seconds(1))
    name.validate("09171234567")
    await clock.waitForSleepers()
    name.validate("091712345678")
    await HeldTransport.letWorkDrain()
    clock.advance(by: .seconds(1))
    await HeldTransport.letWorkDrain()
    #expect(isFree.values.isEmpty)
    #expect(name.errorMessages == ["Not a number."])
  }
}

#if os(Linux) || os(macOS)
@Suite struct NeverStaleArticleTests {
  @Test func listsThreadsOfTheTests() throws {
    let file = URL(filePath: #filePath)
    let root = file.appending(path: "../../../..", directoryHint: .isDirectory).standardized
    let article = root.appending(path: "Sources/ALPValidator/ALPValidator.docc/NeverStale.md")
    func threads(_ file: URL) throws -> [String] {
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /https:\/\/github\.com\/[\w\-]+\/[\w\-]+\/(?:issues|pull)\/\d+/)
        .map { String($0.output) }
    }
    let (listed, tested) = (try threads(article), try threads(file))
    #expect(!listed.isEmpty && Set(listed).isSubset(of: tested))
  }
}
#endif

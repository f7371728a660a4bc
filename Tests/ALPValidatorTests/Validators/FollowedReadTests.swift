import ALPValidatorTesting
import Observation
import Testing

@testable import ALPValidator

/// Reads that are followed although they look unchanged, and reads that are not followed any more.
@MainActor @Suite struct FollowedReadTests {
  @Test func doesNotFollowAParserAfterItsValidatorIsDetached() {
    let text = TextControl(text: "1")
    let other = TextControl()
    let validator = Validator(type: .numeric(Int.self))
    var evaluationCount = 0
    validator.addCondition(
      .satisfies { _ in
        evaluationCount += 1
        return true
      })
    text.attachValidator(validator, parsing: { other.text.isEmpty ? Int($0) : nil })
    text.validate()
    text.removeValidator(validator)
    other.text = "a"
    #expect(evaluationCount == 1)
  }

  @Test func followsATextThatIsEqualButHasOtherScalars() async {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    let text = TextControl(text: decomposed)
    let counter = Validator(type: .string)
    let source = Validator(type: .string)
    let check = Validator(type: .string)
    counter.addCondition(.satisfies { _ in text.text.utf8.count == 3 && source.value?.utf8.count == 3 })
    check.addCondition(.async(options: .patient) { $0.utf8.count == 3 })
    source.validate(decomposed)
    counter.validate("")
    check.validate(decomposed)
    #expect(counter.isValid)
    #expect(await check.settledState() == .valid)
    text.text = composed
    #expect(!counter.isValid && text.isDirty)
    text.reset()
    #expect(counter.isValid)
    source.validate(composed)
    #expect(!counter.isValid)
    check.validate(composed)
    #expect(await check.settledState() == .invalid)
  }

  @Test func anAsynchronousFunctionMayReadTheStateOfItsValidator() async {
    let text = TextControl()
    let form = FormValidator()
    form.add(text)
    var callCount = 0
    text.addCondition(
      .async(options: .patient) { [unowned text, unowned form] _ in
        callCount += 1
        let isFirst = form.firstInvalidControl == nil && form.failures.isEmpty
        return isFirst && text.state == .waiting && text.validator.errorMessages.isEmpty
      })
    text.text = "a"
    await text.settledState()
    await HeldTransport.letWorkDrain()
    #expect(callCount == 1)
    #expect(text.isValid)
  }

  @Test func endsIfAsynchronousFunctionsReadTheStatesOfEachOther() async {
    let (first, second) = (TextControl(text: "a"), TextControl(text: "b"))
    var callCount = 0
    for (control, other) in [(first, second), (second, first)] {
      control.addCondition(
        .async(options: .patient) { [unowned other] _ in
          callCount += 1
          return other.state != .invalid
        })
      control.validate()
    }
    while first.state == .waiting || second.state == .waiting { await Task.yield() }
    #expect(callCount > 1000 && first.isValid && second.isValid)
  }

  @Test func aCachedResponseCountsOnlyWhileWhatItsCallHasReadIsUnchanged() async {
    let first = TextControl(text: "a")
    let second = TextControl(text: "b")
    let validator = Validator(type: .string)
    validator.addCondition(
      .async(options: RequestOptions(timeout: .seconds(600), cacheCapacity: 100)) { value in
        (value == "a" ? first : second).text == value
      })
    for value in ["a", "b"] {
      validator.validate(value)
      #expect(await validator.settledState() == .valid)
    }
    first.text = "b"
    validator.validate("a")
    #expect(await validator.settledState() == .invalid)
  }

  @Test(arguments: [0, 100]) func aFunctionThatReadsMuchIsNotCalledAgain(
    _ cacheCapacity: Int
  ) async {
    let names = (0..<120).map { TextControl(text: "\($0)") }
    let function = HeldFunction<String>()
    let validator = Validator(type: .string)
    validator.addCondition(
      .async(options: RequestOptions(timeout: .seconds(600), cacheCapacity: cacheCapacity)) { value in
        try await names.contains { $0.text == value } ? false : function(value)
      })
    for (index, value) in ["a", "b"].enumerated() {
      validator.validate(value)
      await function.waitForCalls(index + 1)
      validator.revalidate()
      await function.finish(value, with: true)
      validator.revalidate()
      #expect(validator.isValid)
    }
    #expect(function.values == ["a", "b"])
  }

  @Test(arguments: [true, false]) func whatObserversReadIsNoPartOfTheFunctionThatNotifiesThem(
    isImmediate: Bool
  ) async {
    let (name, isChecking, changes) = (TextControl(), Control(false), Recorder())
    let observation = isChecking.addObserver { [name] _ in
      withObservationTracking {
        _ = name.failures + name.warnings
      } onChange: {
        MainActor.assumeIsolated { changes.note("change") }
      }
    }
    name.addRule(.length(...3), severity: .warning)
    var callCount = 0
    let check: @MainActor () async -> Bool = {
      callCount += 1
      isChecking.value.toggle()
      await Task.yield()
      return true
    }
    let function = FunctionReads()
    if isImmediate {
      name.addCondition(.async(options: .patient) { _ in await check() })
      name.text = "ada"
      await name.settledState()
      #expect(name.isValid && callCount == 1 && changes.events.count == 1)
    } else {
      _ = await function.followingControls(check)
      name.text = "Grace"
      #expect(function.version == 0 && changes.events.count == 1)
    }
    withExtendedLifetime(observation) {}
  }

  @Test func followsWhatATaskOfTheFunctionChangesLater() async {
    let name = TextControl()
    let region = TextControl(text: "DE")
    let pause = HeldFunction<String>()
    name.addCondition(
      .async(options: .patient) { text in
        Task { region.text = try await pause(text) ? "FR" : "DE" }
        return region.text == "DE"
      })
    name.text = "a"
    #expect(await name.settledState() == .valid)
    await pause.finish("a", with: true)
    #expect(await name.settledState() == .invalid)
  }

  @Test func neitherFocusNorASubmissionIsASettingThatAFunctionFollows() async {
    let form = FormValidator()
    let name = form.add(TextControl())
    let other = form.add(TextControl(), label: "Other")
    let function = HeldFunction<String>()
    name.addCondition(
      .async(options: .patient) { [form, other] value in
        guard form.parts.count == 2, other.isActive, other.label == "Other" else { return false }
        return try await function(value)
      })
    name.text = "ada"
    await function.waitForCalls(1)
    await function.finish("ada", with: true)
    other.beginEditing()
    other.endEditing()
    #expect(await form.submit { true } == .submitted(true))
    #expect(form.isValid && function.values == ["ada"])
  }

  @Test func doesNotFollowTheFunctionOfARemovedCondition() async {
    let region = TextControl()
    let function = HeldFunction<String>()
    let validator = Validator(type: .string)
    let handle = validator.addCondition(
      .async(options: .patient) { value in
        _ = region.text
        return try await function(value)
      })
    validator.validate("a")
    await function.waitForCalls(1)
    handle.remove()
    validator.addRule(.length(2...))
    region.text = "de"
    #expect(validator.isValid)
    await function.finish("a", with: true)
  }

  @Test func followsWhatTheResponseToAnotherRequestChanges() async {
    let country = TextControl()
    let city = TextControl()
    let zip = TextControl()
    let cities = HeldFunction<String>()
    let zips = HeldFunction<String>()
    city.addCondition(.async(options: .patient) { try await cities($0) })
    zip.addCondition(
      .async(options: .patient) { [weak city] value in
        _ = country.text
        let isKnown = try await zips(value)
        city?.text = "Berlin"
        return isKnown
      })
    zip.text = "10115"
    await zips.waitForCalls(1)
    await zips.finish("10115", with: true)
    await cities.waitForCalls(1)
    city.stateChangedHandler = { if $0 == .valid { country.text = "de" } }
    await cities.finish("Berlin", with: true)
    #expect(zip.state == .waiting)
    await zips.waitForCalls(2)
    await zips.finish("10115", with: true)
  }

  @Test func checksEqualNumbersOfAnotherTypeAgain() async {
    let validator = Validator(type: .generic)
    validator.addCondition(.async(options: .patient) { $0 is Int })
    validator.validate(1)
    #expect(await validator.settledState() == .valid)
    validator.validate(1.0)
    #expect(await validator.settledState() == .invalid)
  }

  @Test func countsNoResponseWhileOtherConditionsFollowTheSameChange() async {
    let isStrict = Control(true)
    let validator = Validator(type: .string)
    validator.addCondition(.async("one", options: .patient) { _ in isStrict.value || !isStrict.value })
    validator.addCondition(.async("two", options: .patient) { _ in false }, when: { isStrict.value })
    validator.validate("a")
    #expect(await validator.settledState() == .invalid)
    isStrict.value = false
    #expect(validator.state == .waiting && validator.lastValidValue == nil)
  }
}

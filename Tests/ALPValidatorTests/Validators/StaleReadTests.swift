import ALPValidator
import Foundation
import Observation
import Testing

/// What conditions and views read is never stale, and nothing is evaluated again without a reason.
@MainActor @Suite struct StaleReadTests {
  @MainActor private final class Flag {
    var count = 0
    var isSet: Bool { count > 0 }
  }

  private struct Broken: Error {}

  private func tracking(_ read: () -> Void, _ flag: Flag) {
    withObservationTracking(read) { MainActor.assumeIsolated { flag.count += 1 } }
  }

  @Test func observesTheStatusOfRequests() async {
    let v = Validator(type: .string)
    let f = HeldFunction(), g = HeldFunction()
    v.addCondition(.async("f") { try await f($0) })
    v.addCondition(.async("g") { try await g($0) })
    v.validate("a")
    await f.waitForCalls(1)
    await g.waitForCalls(1)
    let flag = Flag()
    var seen: [RegisteredRule.Status] = []
    tracking({ seen = v.rules.map(\.status) }, flag)
    #expect(seen == [.waiting, .waiting])
    await f.finish("a", with: true)
    #expect(v.rules.map(\.status) == [.satisfied, .waiting])
    #expect(flag.isSet)
    // another value
    let flag2 = Flag()
    tracking({ _ = v.rules.map(\.status) }, flag2)
    v.validate("b")
    #expect(v.rules.map(\.status) == [.waiting, .waiting])
    #expect(flag2.isSet)
    await f.waitForCalls(2)
    await g.waitForCalls(2)
    await f.finish("b", with: true)
    await g.finish("b", with: true)
    await g.finish("a", with: true)
  }

  @Test func observesTheRemovalOfFormatters() {
    let v = Validator(type: .string)
    v.formatters = [.trimmed]
    v.validate(" a ")
    let flag = Flag()
    tracking({ _ = v.formattedValue }, flag)
    let w = Validator(type: .string)
    w.addValidationToEnsureInstanceIsTheSame { v.formattedValue }
    w.validate("a")
    #expect(w.isValid)
    v.formatters = []
    v.revalidate()
    #expect(v.formattedValue == " a ")
    #expect(flag.isSet)
    #expect(!w.isValid)
  }

  @Test func parsesAgainAfterRevalidating() {
    let unit = Control(1)
    let text = TextControl()
    let number = Validator<Int>()
    let other = Control(100)
    number.addCondition(.satisfies { $0 <= other.value })
    text.attachValidator(number, parsing: { Int($0).map { $0 * unit.value } })
    text.text = "5"
    #expect(number.value == 5)
    unit.value = 2
    #expect(number.value == 10)
    number.revalidate()
    unit.value = 3
    #expect(number.value == 15)
  }

  @Test func evaluatesAllDependentsBeforeHandlers() {
    let a = Validator(type: .string), b = Validator(type: .string), c = Validator(type: .string)
    var events: [String] = []
    // c is evaluated before b
    c.addCondition(.satisfies { _ in a.value == "x" || b.isValid })
    b.addCondition(.satisfies { _ in a.value != "x" })
    a.addRule(.notEmpty)
    a.validate("x"); b.validate("1"); c.validate("1")
    a.validate("x")
    #expect(!b.isValid)
    #expect(c.isValid)
    c.validatorStateChangedHandler = { events.append("c \($0) b \(b.state)") }
    b.validatorStateChangedHandler = { events.append("b \($0)") }
    a.validate("y")
    #expect(c.isValid)
    #expect(events.allSatisfy { !$0.hasSuffix("b Invalid") }, "\(events)")
  }

  @Test func revalidatesTheValueOfTheProgram() {
    let limit = Control(100)
    let text = TextControl()
    let number = Validator<Int>()
    number.addCondition(.satisfies { $0 <= limit.value })
    text.attachValidator(number, parsing: { Int($0) })
    text.text = "5"
    number.validate(50)
    #expect(number.value == 50)
    limit.value = 20
    #expect(number.value == 50)
    #expect(number.state == .invalid)
  }

  @Test func followsTheFormattersOfAControl() {
    let form = FormValidator()
    let a = form.add(TextControl()), b = form.add(TextControl())
    form.requireAtLeast(1, of: [a, b], invalidMessage: "One.")
    a.text = "  "
    b.text = ""
    form.validateForm()
    #expect(form.isValid)
    let flag = Flag()
    tracking({ _ = a.hasContent }, flag)
    a.formatters = [.trimmed]
    #expect(!a.hasContent)
    #expect(flag.isSet)
    #expect(!form.isValid)
  }

  @Test func observesTheLanguageOfFailuresAwaitingRetry() async {
    let c = TextControl()
    let f = HeldFunction()
    c.addCondition(.async("f", options: RequestOptions(failurePolicy: .hold)) { try await f($0) })
    c.text = "a"
    await f.waitForCalls(1)
    await f.finish("a", throwing: Broken())
    #expect(c.isAwaitingRetry)
    let flag = Flag()
    var before: [String] = []
    tracking({ before = c.failuresAwaitingRetry.map(\.message) }, flag)
    c.messages = MessageCatalogue(language: "de")
    #expect(c.failuresAwaitingRetry.map(\.message) != before)
    #expect(flag.isSet)
  }

  @Test func usesTheMessagesOfTheControlThatIsLeft() {
    let v = Validator(type: .string)
    v.addRule(.notEmpty)
    let first = TextControl()
    first.label = "First"
    first.messages = MessageCatalogue(language: "de")
    first.attachValidator(v)
    do {
      let second = TextControl()
      second.attachValidator(v)
    }
    v.validate("")
    let now = v.errorMessages
    let w = Validator(type: .string)
    w.addRule(.notEmpty)
    w.messages = MessageCatalogue(language: "de")
    w.validate("")
    #expect(now == w.errorMessages)
  }

  @Test func followsDependenciesAfterAttachingAgain() {
    let limit = Control(100)
    let text = TextControl()
    let number = Validator<Int>()
    number.addCondition(.satisfies { $0 <= limit.value })
    text.attachValidator(number, parsing: { Int($0) })
    text.text = "50"
    #expect(number.isValid)
    text.attachValidator(number, parsing: { Int($0) }, policy: .onFocusLoss)
    limit.value = 20
    #expect(!number.isValid)
  }

  @Test func failsAnAsyncConditionWithoutAValue() {
    let v = Validator<Int>()
    v.addCondition(.async("free") { _ in true })
    v.validate(nil)
    #expect(v.failures.map(\.name) == ["free"])
    #expect(v.rules.map(\.status) == [.failed])
  }

  @Test func evaluatesAConditionOfAFormByThePolicyOnly() {
    let form = FormValidator()
    let a = form.add(TextControl()), b = form.add(TextControl())
    a.policy = .onFocusLoss
    form.addCondition("same", on: a, over: a, b) { $0 == $1 }
    form.validateForm()
    #expect(form.isValid)
    a.beginEditing()
    a.text = "x"
    let afterFirst = a.isValid
    a.text = ""
    a.endEditing()
    #expect(a.isValid)
    a.beginEditing()
    a.text = "y"
    let afterSecond = a.isValid
    #expect(afterFirst == afterSecond)
    a.markTouched()
    #expect(a.isValid == afterSecond)
  }

  @Test func sendsNothingBecauseOfTheFocus() async {
    let password = TextControl(), repeated = TextControl()
    let f = HeldFunction()
    repeated.addValidationToEnsureInstanceIsTheSame(as: password)
    repeated.addCondition(.async("f") { try await f($0) })
    password.text = "a"
    repeated.text = "a"
    await f.waitForCalls(1)
    await f.finish("a", throwing: Broken())
    #expect(repeated.state == .invalid)
    password.beginEditing()
    #expect(repeated.state == .invalid)
    await HeldTransport.letWorkDrain()
    #expect(f.values == ["a"])
    password.endEditing()
    await HeldTransport.letWorkDrain()
    #expect(f.values == ["a"])
  }

  @Test func followsWhetherAValidatorIsOptional() {
    let v = Validator(type: .string)
    let flag = Flag()
    withObservationTracking {
      _ = v.isOptional
    } onChange: {
      MainActor.assumeIsolated { flag.count += 1 }
    }
    v.isOptional = true
    #expect(flag.isSet)
    let w = Validator(type: .string)
    w.addCondition(.satisfies { _ in v.isOptional })
    w.validate("a")
    #expect(w.isValid)
    v.isOptional = false
    #expect(!w.isValid)
  }

  @Test func validatesNothingManualBecauseOfTheFocus() {
    let form = FormValidator()
    let a = form.add(TextControl()), b = form.add(TextControl())
    a.policy = .manual
    form.addCondition("same", on: a, over: a, b) { $0 == $1 }
    a.text = "x"
    a.text = "y"
    form.validateForm()
    #expect(!form.isValid)
    a.text = ""
    #expect(!form.isValid)
    a.beginEditing()
    #expect(!form.isValid)
  }

  @Test func sendsNothingBecauseOfAnExternalFailure() async {
    let form = FormValidator()
    let password = form.add(TextControl(), name: "password"),
      repeated = form.add(TextControl(), name: "repeated")
    let f = HeldFunction()
    repeated.addValidationToEnsureInstanceIsTheSame(as: password)
    repeated.addCondition(.async("f", options: RequestOptions(failurePolicy: .hold)) { try await f($0) })
    password.text = "a"
    repeated.text = "a"
    await f.waitForCalls(1)
    await f.finish("a", throwing: Broken())
    #expect(repeated.isAwaitingRetry)
    form.setExternalFailures(["/password": "Bad."])
    await HeldTransport.letWorkDrain()
    #expect(f.values == ["a"])
    #expect(repeated.isAwaitingRetry)
  }

  @Test func evaluatesAllDependentsOfASettingBeforeHandlers() {
    let a = Validator(type: .string)
    a.addRule(.notEmpty)
    let b = Validator(type: .string), c = Validator(type: .string)
    c.addCondition(.satisfies { _ in a.rules.count == 1 || b.isValid })
    b.addCondition(.satisfies { _ in a.rules.count != 1 })
    b.validate("1"); c.validate("1")
    #expect(!b.isValid)
    var events: [String] = []
    c.validatorStateChangedHandler = { events.append("c \($0) b \(b.state)") }
    a.addRule(.containsDigit)
    #expect(events.filter { !$0.hasSuffix("b Valid") } == [])
  }
}

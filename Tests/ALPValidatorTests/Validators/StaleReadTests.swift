import ALPValidator
import ALPValidatorTesting
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
    let validator = Validator(type: .string)
    let function = HeldFunction<String>()
    let otherFunction = HeldFunction<String>()
    validator.addCondition(.async("function", options: .patient) { try await function($0) })
    validator.addCondition(.async("otherFunction", options: .patient) { try await otherFunction($0) })
    validator.validate("a")
    await function.waitForCalls(1)
    await otherFunction.waitForCalls(1)
    let flag = Flag()
    var seen: [RegisteredRule.Status] = []
    tracking({ seen = validator.rules.map(\.status) }, flag)
    #expect(seen == [.waiting, .waiting])
    await function.finish("a", with: true)
    #expect(validator.rules.map(\.status) == [.satisfied, .waiting])
    #expect(flag.isSet)
    // another value
    let flag2 = Flag()
    tracking({ _ = validator.rules.map(\.status) }, flag2)
    validator.validate("b")
    #expect(validator.rules.map(\.status) == [.waiting, .waiting])
    #expect(flag2.isSet)
    await function.waitForCalls(2)
    await otherFunction.waitForCalls(2)
    await function.finish("b", with: true)
    await otherFunction.finish("b", with: true)
    await otherFunction.finish("a", with: true)
  }

  @Test func evaluatesAllDependentsBeforeHandlers() {
    let a = Validator(type: .string)
    let b = Validator(type: .string)
    let other = Validator(type: .string)
    var events: [String] = []
    // other is evaluated before b
    other.addCondition(.satisfies { _ in a.value == "x" || b.isValid })
    b.addCondition(.satisfies { _ in a.value != "x" })
    a.addRule(.notEmpty)
    a.validate("x")
    b.validate("1")
    other.validate("1")
    a.validate("x")
    #expect(!b.isValid)
    #expect(other.isValid)
    other.validatorStateChangedHandler = { events.append("other \($0) b \(b.state)") }
    b.validatorStateChangedHandler = { events.append("b \($0)") }
    a.validate("y")
    #expect(other.isValid)
    #expect(events.allSatisfy { !$0.hasSuffix("b Invalid") }, "\(events)")
  }

  @Test func observesThatTheFirstEditShowsMessages() {
    let control = TextControl()
    let flag = Flag()
    control.addRule(.length(3...))
    control.validator.validate("a")
    tracking({ #expect(!control.shouldShowErrors) }, flag)
    control.text = "ab"
    #expect(control.shouldShowErrors && flag.isSet)
  }

  @Test func followsTheFormattersOfAControl() {
    let form = FormValidator()
    let a = form.add(TextControl())
    let b = form.add(TextControl())
    form.requireAtLeast(1, of: [a, b], invalidMessage: "One.")
    a.text = "  "
    b.text = ""
    form.validate()
    #expect(form.isValid)
    let flag = Flag()
    tracking({ _ = a.hasContent }, flag)
    a.formatters = [.trimmed]
    #expect(!a.hasContent)
    #expect(flag.isSet)
    #expect(!form.isValid)
  }

  @Test func observesTheLanguageOfFailuresAwaitingRetry() async {
    let control = TextControl()
    let function = HeldFunction<String>()
    control.addCondition(
      .async("function", options: RequestOptions(timeout: .seconds(600), failurePolicy: .hold)) {
        try await function($0)
      })
    control.text = "a"
    await function.waitForCalls(1)
    await function.finish("a", throwing: Broken())
    #expect(control.isAwaitingRetry)
    let flag = Flag()
    var before: [String] = []
    tracking({ before = control.failuresAwaitingRetry.map(\.message) }, flag)
    control.messages = MessageCatalog(language: "de")
    #expect(control.failuresAwaitingRetry.map(\.message) != before)
    #expect(flag.isSet)
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
    let validator = Validator<Int>()
    validator.addCondition(.async("free", options: .patient) { _ in true })
    validator.validate(nil)
    #expect(validator.failures.map(\.name) == ["free"])
    #expect(validator.rules.map(\.status) == [.failed])
  }

  @Test func evaluatesAConditionOfAFormByThePolicyOnly() {
    let form = FormValidator()
    let a = form.add(TextControl())
    let b = form.add(TextControl())
    a.policy = .onFocusLoss
    form.addCondition("same", on: a, over: a, b) { $0 == $1 }
    form.validate()
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
  }

  @Test func evaluatesHowManyAreFilledInByThePolicyOnly() {
    let form = FormValidator()
    let a = form.add(TextControl())
    let b = form.add(TextControl())
    a.policy = .onFocusLoss
    form.requireAtLeast(1, of: [a, b])
    form.validate()
    a.beginEditing()
    a.text = "x"
    #expect(!a.isValid)
    a.endEditing()
    #expect(a.isValid)
    a.isEnabled = false
    b.text = "x"
    b.text = ""
    a.isEnabled = true
    #expect(a.isValid)
    form.remove(a)
    #expect(!a.isValid)
    form.add(a)
    #expect(a.isValid)
  }

  @Test func sendsNothingBecauseOfTheFocus() async {
    let password = TextControl()
    let repeated = TextControl()
    let function = HeldFunction<String>()
    repeated.addValidationToEnsureInstanceIsTheSame(as: password)
    repeated.addCondition(.async("function", options: .patient) { try await function($0) })
    password.text = "a"
    repeated.text = "a"
    await function.waitForCalls(1)
    await function.finish("a", throwing: Broken())
    #expect(repeated.state == .invalid)
    password.beginEditing()
    #expect(repeated.state == .invalid)
    await HeldTransport.letWorkDrain()
    #expect(function.values == ["a"])
    password.endEditing()
    await HeldTransport.letWorkDrain()
    #expect(function.values == ["a"])
  }

  @Test func followsWhetherAValidatorIsOptional() {
    let validator = Validator(type: .string)
    let flag = Flag()
    withObservationTracking {
      _ = validator.isOptional
    } onChange: {
      MainActor.assumeIsolated { flag.count += 1 }
    }
    validator.isOptional = true
    #expect(flag.isSet)
    let other = Validator(type: .string)
    other.addCondition(.satisfies { _ in validator.isOptional })
    other.validate("a")
    #expect(other.isValid)
    validator.isOptional = false
    #expect(!other.isValid)
  }
}

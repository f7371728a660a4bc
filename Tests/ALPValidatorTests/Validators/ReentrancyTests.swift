import ALPValidator
import Foundation
import Observation
import Testing

/// Calls from within formatters, rules, conditions, message closures and `deinit`: the last value wins.
@MainActor @Suite struct ReentrancyTests {
  private final class Farewell: Sendable {
    let say: @MainActor @Sendable () -> Void
    init(_ say: @escaping @MainActor @Sendable () -> Void) { self.say = say }
    deinit { MainActor.assumeIsolated { say() } }
  }

  @MainActor private final class Flag {
    var count = 0
    var isSet: Bool { count > 0 }
  }

  private func meddling(_ meddle: @escaping @MainActor (String) -> Bool) -> Rule<String> {
    .satisfies("meddling") { text in MainActor.assumeIsolated { meddle(text) } }
  }

  @Test func revalidatesTheValueOfARuleThatValidatesAndRevalidates() {
    let validator = Validator(type: .string)
    var armed = true
    validator.addRule(
      meddling { [weak validator] _ in
        if armed { armed = false; validator?.validate("b"); validator?.revalidate() }
        return true
      })
    validator.validate("a")
    #expect(validator.value == "b")
  }

  @Test func keepsALanguageThatAMessageClosureSets() {
    let validator = Validator(type: .string)
    validator.addRule(.length(3...)).message { [weak validator] in
      if validator?.messages == nil { validator?.messages = MessageCatalogue(language: "de") }
      return $0.message
    }
    validator.addRule(.containsDigit)
    validator.validate("a")
    let now = validator.errorMessages
    validator.messages = MessageCatalogue(language: "de")
    #expect(now == validator.errorMessages)
  }

  @Test func keepsALabelThatAMessageClosureSets() {
    let control = TextControl()
    control.messages = MessageCatalogue.english.labeled
    control.addRule(.containsDigit).message { [weak control] in
      if control?.label == nil { control?.label = "Code" }
      return $0.message
    }
    control.addRule(.length(3...))
    control.text = "a"
    let now = control.errorMessages
    control.label = "Code"
    #expect(now == control.errorMessages)
  }

  @Test func keepsTheMessageOfARuleThatRemovesItselfAfterAValidValue() {
    let v = Validator(type: .string)
    var handle: RuleHandle?
    handle = v.addRule(
      meddling { text in
        if text == "bad" { handle?.remove(); return false }
        return true
      }, invalidMessage: "Bad.")
    v.validate("good")
    v.validate("good")
    v.validate("bad")
    #expect(v.errorMessages == ["Bad."])
    // the same on a validator that was not valid before
    let w = Validator(type: .string)
    var other: RuleHandle?
    other = w.addRule(
      meddling { text in
        if text == "bad" { other?.remove(); return false }
        return true
      }, invalidMessage: "Bad.")
    w.validate("bad")
    #expect(w.errorMessages == ["Bad."])
  }

  @Test func appliesARuleThatAnotherAddsFromTheNextValidation() {
    let validator = Validator(type: .string)
    var added = false
    validator.addRule(
      meddling { [weak validator] text in
        if text == "bad" {
          if !added { added = true; validator?.addRule(.length(5...), invalidMessage: "Short.") }
          return false
        }
        return true
      }, invalidMessage: "Bad.")
    validator.validate("good")
    validator.validate("bad")
    #expect(validator.errorMessages == ["Bad."])
  }

  @Test func keepsTheValueThatAFormatterValidates() {
    let validator = Validator(type: .string)
    let flag = Flag()
    validator.formatters = [
      ValueFormatter { text in
        MainActor.assumeIsolated { if flag.count == 1 { flag.count = 2; validator.validate("new") } }
        return text
      }
    ]
    validator.validate("old")
    flag.count = 1
    validator.revalidate()
    #expect(validator.value == "new")
    flag.count = 1
    validator.validate("third")
    #expect(validator.value == "new")
  }

  @Test func keepsTheFailureOfTextWhoseMessageRevalidates() {
    let text = TextControl()
    let validator = Validator<Int>()
    validator.isOptional = true
    let flag = Flag()
    var messages = MessageCatalogue.english
    messages.replace("parse") { [weak validator] _ in
      MainActor.assumeIsolated { if flag.count == 0 { flag.count = 1; validator?.revalidate() } }
      return "No number."
    }
    validator.messages = messages
    text.attachValidator(validator, parsing: Int.init)
    text.text = "abc"
    #expect(validator.errorMessages == ["No number."])
  }

  @Test func performsDeferredCallsBeforeALaterOne() {
    let validator = Validator(type: .string), other = Validator(type: .string)
    validator.addRule(
      meddling { [weak validator] text in
        if text == "a" { validator?.validate("b") }
        return true
      })
    other.addCondition(
      .satisfies { _ in
        validator.validate("a")
        validator.validate("c")
        return true
      })
    other.validate("x")
    #expect(validator.value == "c")
  }

  @Test func performsDeferredCallsBeforeTheValueOfAnotherControl() {
    let validator = Validator(type: .string)
    validator.addRule(
      meddling { [weak validator] text in
        if text.hasSuffix(" ") { validator?.validate(String(text.dropLast())) }
        return true
      })
    validator.addRule(.length(...3), invalidMessage: "Long.")
    let form = FormValidator()
    let a = form.add(TextControl(text: "ada ")), b = form.add(TextControl(text: "grace"))
    a.attachValidator(validator)
    b.attachValidator(validator)
    form.validateForm()
    #expect(validator.value == "grace")
    #expect(validator.errorMessages == ["Long."])
  }

  @Test(arguments: ["language", "remove"]) func neverCommitsAValueThatAMessageClosureReplaces(
    _ action: String
  ) async {
    let validator = Validator(type: .string)
    let values = validator.validValues
    var isArmed = false
    var other: RuleHandle?
    validator.addRule(.containsDigit, severity: .warning).message { [weak validator] in
      if isArmed {
        isArmed = false
        if action == "language" {
          validator?.messages = MessageCatalogue(language: "de")
        } else {
          other?.remove()
        }
        validator?.validate("too long 2")
      }
      return $0.message
    }
    validator.addRule(.length(...5))
    other = validator.addRule(.notEmpty)
    validator.validate("too long 1")
    var events: [String] = []
    validator.validatorStateChangedHandler = { events.append("\($0)") }
    isArmed = true
    validator.validate("aaaa")
    #expect(validator.value == "too long 2")
    #expect(validator.lastValidValue == nil)
    #expect(events == (action == "language" ? ["Invalid"] : []))
    validator.validate("end1")
    var received: [String] = []
    for await value in values {
      received.append(value)
      if value == "end1" { break }
    }
    #expect(received == ["end1"])
  }

  @Test func neverCommitsAReplacedValueBecauseOfAnotherObject() {
    let control = TextControl()
    let v = control.validator
    let second = Validator(type: .string)
    var isArmed = false
    v.addRule(.containsDigit, severity: .warning).message { [weak v] in
      if isArmed { isArmed = false; v?.validate("too long 2") }
      return $0.message
    }
    v.addRule(.length(...5))
    second.addCondition(
      .satisfies { [weak control] text in
        control?.label = text; return true
      })
    control.attachValidator(second)
    control.text = "too long 1"
    isArmed = true
    control.text = "aaaa"
    #expect(v.value == "too long 2")
    #expect(v.lastValidValue == nil)
  }

  @Test func readsTheLastValidValueInACondition() {
    let validator = Validator(type: .string)
    validator.addCondition(
      .satisfies("other") { [weak validator] in $0 != validator?.lastValidValue },
      invalidMessage: "As before.")
    validator.validate("a")
    #expect(validator.isValid)
    validator.validate("b")
    #expect(validator.isValid)
    validator.validate("b")
    #expect(validator.errorMessages == ["As before."])
  }

  @Test func readsNoInvalidValueAsTheLastValidOne() {
    let validator = Validator(type: .string)
    var seen: [String?] = []
    validator.addCondition(
      .satisfies { [weak validator] _ in
        seen.append(validator?.lastValidValue); return true
      })
    validator.addRule(.length(...3))
    validator.validate("abc")
    validator.validate("much too long")
    #expect(seen == [nil, "abc"])
  }

  @Test func survivesAChainOfMessageClosures() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let all = (0..<20_000).map { _ in Validator(type: .string) }
        for (index, validator) in all.enumerated() {
          validator.addRule(.length(3...)).message { _ in
            if index + 1 < all.count { all[index + 1].validate("a") }
            return "Short."
          }
        }
        all[0].validate("a")
        if all[19_999].state != .invalid || !all[19_999].hasValidated { fatalError() }
      }
    }
  }

  @Test func survivesAChainOfRules() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let all = (0..<20_000).map { _ in Validator(type: .string) }
        for (index, validator) in all.enumerated() {
          validator.addRule(
            .satisfies("chain") { _ in
              MainActor.assumeIsolated { if index + 1 < all.count { all[index + 1].validate("a") } }
              return true
            })
        }
        all[0].validate("a")
        if !all[19_999].hasValidated { fatalError() }
      }
    }
  }

  @Test func survivesACatalogueThatValidatesAsItGoes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let validator = Validator(type: .string)
        validator.addRule(.length(3...))
        validator.addRule(.containsDigit)
        validator.validate("a")
        do {
          let farewell = Farewell { [weak validator] in validator?.validate("1") }
          var messages = MessageCatalogue.english
          messages.replace("length") { _ in withExtendedLifetime(farewell) { "Short." } }
          validator.messages = messages
        }
        validator.messages = nil
      }
    }
  }

  @Test func survivesACatalogueOfAControlThatValidatesAsItGoes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let control = TextControl()
        control.addRule(.length(3...))
        control.addRule(.containsDigit)
        control.text = "a"
        do {
          let farewell = Farewell { [weak control] in control?.text = "1" }
          var messages = MessageCatalogue.english
          messages.replace("length") { _ in withExtendedLifetime(farewell) { "Short." } }
          control.messages = messages
        }
        control.messages = nil
      }
    }
  }

  @Test func survivesAnObserverThatEditsAsItGoes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let control = TextControl()
        let observation: ControlObservation
        do {
          let farewell = Farewell { [weak control] in control?.text = "b" }
          observation = control.addObserver { _ in withExtendedLifetime(farewell) {} }
        }
        observation.remove()
      }
    }
  }

  @Test func survivesAConditionOfAPartThatValidatesAsItGoes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let form = FormValidator()
        let control = TextControl()
        do {
          let farewell = Farewell { [weak form] in form?.validateForm() }
          form.add(control, when: { withExtendedLifetime(farewell) { true } })
        }
        form.add(control, when: { true })
      }
    }
  }

  @Test func survivesADefaultValidatorThatEditsAsItGoes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let control = TextControl()
        do {
          let farewell = Farewell { [weak control] in
            control?.text = "x"; _ = control?.validator
          }
          control.addRule(.satisfies { _ in withExtendedLifetime(farewell) { true } })
        }
        control.removeValidators()
        control.addRule(.notEmpty)
      }
    }
  }

  @Test func sendsNoParametersAfterAReset() async {
    @MainActor struct Form { @Validated(.notEmpty) var name: String = "initial" }
    let form = Form()
    let t = HeldTransport()
    form.$name.addValidationToEnsureRemoteConditionIsSatisfied(
      at: URL(string: "http://localhost/check")!, options: RemoteOptions(transport: t))
    form.$name.validate("x", parameters: ["user": 7])
    await t.waitForQuestions(1)
    form.$name.reset()
    await t.waitForQuestions(2)
    #expect(t.asked.last == #"/check{"instance":"initial"}"#)
    await t.answer("x", with: "true")
    await t.answer("initial", with: "true")
  }
}

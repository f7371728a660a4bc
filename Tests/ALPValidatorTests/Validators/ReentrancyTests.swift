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
    let v = Validator(type: .string)
    var armed = true
    v.addRule(
      meddling { [weak v] _ in
        if armed { armed = false; v?.validate("b"); v?.revalidate() }
        return true
      })
    v.validate("a")
    #expect(v.value == "b")
  }

  @Test func keepsALanguageThatAMessageClosureSets() {
    let v = Validator(type: .string)
    v.addRule(.length(3...)).message { [weak v] in
      if v?.messages == nil { v?.messages = MessageCatalogue(language: "de") }
      return $0.message
    }
    v.addRule(.containsDigit)
    v.validate("a")
    let now = v.errorMessages
    v.messages = MessageCatalogue(language: "de")
    #expect(now == v.errorMessages)
  }

  @Test func keepsALabelThatAMessageClosureSets() {
    let c = TextControl()
    c.messages = MessageCatalogue.english.labeled
    c.addRule(.containsDigit).message { [weak c] in
      if c?.label == nil { c?.label = "Code" }
      return $0.message
    }
    c.addRule(.length(3...))
    c.text = "a"
    let now = c.errorMessages
    c.label = "Code"
    #expect(now == c.errorMessages)
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
    let v = Validator(type: .string)
    var added = false
    v.addRule(
      meddling { [weak v] text in
        if text == "bad" {
          if !added { added = true; v?.addRule(.length(5...), invalidMessage: "Short.") }
          return false
        }
        return true
      }, invalidMessage: "Bad.")
    v.validate("good")
    v.validate("bad")
    #expect(v.errorMessages == ["Bad."])
  }

  @Test func keepsTheValueThatAFormatterValidates() {
    let v = Validator(type: .string)
    let flag = Flag()
    v.formatters = [
      ValueFormatter { text in
        MainActor.assumeIsolated { if flag.count == 1 { flag.count = 2; v.validate("new") } }
        return text
      }
    ]
    v.validate("old")
    flag.count = 1
    v.revalidate()
    #expect(v.value == "new")
    flag.count = 1
    v.validate("third")
    #expect(v.value == "new")
  }

  @Test func keepsTheFailureOfTextWhoseMessageRevalidates() {
    let text = TextControl()
    let v = Validator<Int>()
    v.isOptional = true
    let flag = Flag()
    var messages = MessageCatalogue.english
    messages.replace("parse") { [weak v] _ in
      MainActor.assumeIsolated { if flag.count == 0 { flag.count = 1; v?.revalidate() } }
      return "No number."
    }
    v.messages = messages
    text.attachValidator(v, parsing: Int.init)
    text.text = "abc"
    #expect(v.errorMessages == ["No number."])
  }

  @Test func performsDeferredCallsBeforeALaterOne() {
    let v = Validator(type: .string), w = Validator(type: .string)
    v.addRule(
      meddling { [weak v] text in
        if text == "a" { v?.validate("b") }
        return true
      })
    w.addCondition(
      .satisfies { _ in
        v.validate("a")
        v.validate("c")
        return true
      })
    w.validate("x")
    #expect(v.value == "c")
  }

  @Test func performsDeferredCallsBeforeTheValueOfAnotherControl() {
    let v = Validator(type: .string)
    v.addRule(
      meddling { [weak v] text in
        if text.hasSuffix(" ") { v?.validate(String(text.dropLast())) }
        return true
      })
    v.addRule(.length(...3), invalidMessage: "Long.")
    let form = FormValidator()
    let a = form.add(TextControl(text: "ada ")), b = form.add(TextControl(text: "grace"))
    a.attachValidator(v)
    b.attachValidator(v)
    form.validateForm()
    #expect(v.value == "grace")
    #expect(v.errorMessages == ["Long."])
  }

  @Test(arguments: ["language", "remove"]) func neverCommitsAValueThatAMessageClosureReplaces(
    _ action: String
  ) async {
    let v = Validator(type: .string)
    let values = v.validValues
    var isArmed = false
    var other: RuleHandle?
    v.addRule(.containsDigit, severity: .warning).message { [weak v] in
      if isArmed {
        isArmed = false
        if action == "language" { v?.messages = MessageCatalogue(language: "de") } else { other?.remove() }
        v?.validate("too long 2")
      }
      return $0.message
    }
    v.addRule(.length(...5))
    other = v.addRule(.notEmpty)
    v.validate("too long 1")
    var events: [String] = []
    v.validatorStateChangedHandler = { events.append("\($0)") }
    isArmed = true
    v.validate("aaaa")
    #expect(v.value == "too long 2")
    #expect(v.lastValidValue == nil)
    #expect(events == (action == "language" ? ["Invalid"] : []))
    v.validate("end1")
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
    let v = Validator(type: .string)
    v.addCondition(.satisfies("other") { [weak v] in $0 != v?.lastValidValue }, invalidMessage: "As before.")
    v.validate("a")
    #expect(v.isValid)
    v.validate("b")
    #expect(v.isValid)
    v.validate("b")
    #expect(v.errorMessages == ["As before."])
  }

  @Test func readsNoInvalidValueAsTheLastValidOne() {
    let v = Validator(type: .string)
    var seen: [String?] = []
    v.addCondition(
      .satisfies { [weak v] _ in
        seen.append(v?.lastValidValue); return true
      })
    v.addRule(.length(...3))
    v.validate("abc")
    v.validate("much too long")
    #expect(seen == [nil, "abc"])
  }

  @Test func survivesAChainOfMessageClosures() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let all = (0..<20_000).map { _ in Validator(type: .string) }
        for (index, v) in all.enumerated() {
          v.addRule(.length(3...)).message { _ in
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
        for (index, v) in all.enumerated() {
          v.addRule(
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
        let v = Validator(type: .string)
        v.addRule(.length(3...))
        v.addRule(.containsDigit)
        v.validate("a")
        do {
          let farewell = Farewell { [weak v] in v?.validate("1") }
          var messages = MessageCatalogue.english
          messages.replace("length") { _ in withExtendedLifetime(farewell) { "Short." } }
          v.messages = messages
        }
        v.messages = nil
      }
    }
  }

  @Test func survivesACatalogueOfAControlThatValidatesAsItGoes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let v = TextControl()
        v.addRule(.length(3...))
        v.addRule(.containsDigit)
        v.text = "a"
        do {
          let farewell = Farewell { [weak v] in v?.text = "1" }
          var messages = MessageCatalogue.english
          messages.replace("length") { _ in withExtendedLifetime(farewell) { "Short." } }
          v.messages = messages
        }
        v.messages = nil
      }
    }
  }

  @Test func survivesAnObserverThatEditsAsItGoes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let v = TextControl()
        let observation: ControlObservation
        do {
          let farewell = Farewell { [weak v] in v?.text = "b" }
          observation = v.addObserver { _ in withExtendedLifetime(farewell) {} }
        }
        observation.remove()
      }
    }
  }

  @Test func survivesAConditionOfAPartThatValidatesAsItGoes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let form = FormValidator()
        let v = TextControl()
        do {
          let farewell = Farewell { [weak form] in form?.validateForm() }
          form.add(v, when: { withExtendedLifetime(farewell) { true } })
        }
        form.add(v, when: { true })
      }
    }
  }

  @Test func survivesADefaultValidatorThatEditsAsItGoes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let c = TextControl()
        do {
          let farewell = Farewell { [weak c] in
            c?.text = "x"; _ = c?.validator
          }
          c.addRule(.satisfies { _ in withExtendedLifetime(farewell) { true } })
        }
        c.removeValidators()
        c.addRule(.notEmpty)
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

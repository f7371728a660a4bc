import ALPValidator
import Testing

/// Rules that change their validator while they are evaluated.
@MainActor
@Suite struct MeddlingRuleTests {
  /// What the rules are to do next.
  @MainActor private final class Plan {
    var handedOver: String?
    var validationsUntilRemoval = 0
  }

  private let plan = Plan()

  @Test func leavesTheOutcomeToTheValueThatTheRuleHandsOver() {
    let validator = Validator(type: .string)
    validator.addRule(
      meddling { [weak validator] text in
        guard let other = plan.handedOver, text != other else { return }
        validator?.validate(other)
      })
    validator.addRule(.length(...5), invalidMessage: "Long.")
    validator.validate("one")
    #expect(validator.lastValidValue == "one")

    plan.handedOver = "two"
    validator.validate("three")
    #expect(validator.lastValidValue == "two")
    #expect(validator.isValid)

    plan.handedOver = "a long one"
    validator.validate("four")
    #expect(validator.lastValidValue == "two")
    #expect(validator.errorMessages == ["Long."])

    plan.handedOver = nil
    validator.validate("five")
    #expect(validator.lastValidValue == "five")
  }

  @Test(arguments: [1, 2]) func survivesARuleThatRemovesRules(validations: Int) {
    let validator = Validator(type: .string)
    plan.validationsUntilRemoval = validations
    validator.addRule(
      meddling { [weak validator] _ in
        plan.validationsUntilRemoval -= 1
        if plan.validationsUntilRemoval == 0 { validator?.removeAllRules() }
      })
    validator.addRule(.length(...5))
    for _ in 1...validations { validator.validate("a") }
    #expect(validator.ruleCount == 0)
    #expect(validator.isValid)
    validator.validate("longer than five")
    #expect(validator.isValid)
  }

  @Test(arguments: [true, false])
  func asksARuleThatARuleHasAddedFromTheNextValueOn(isBehindACondition: Bool) {
    let validator = Validator(type: .string)
    if isBehindACondition { validator.addCondition(.satisfies { _ in true }) }
    let count = validator.ruleCount + 1
    validator.addRule(
      meddling { [weak validator] _ in
        guard validator?.ruleCount == count else { return }
        validator?.addRule(.length(2...), invalidMessage: "Short.")
      })
    validator.validate("a")
    #expect(validator.isValid)
    validator.validate("a")
    #expect(validator.errorMessages == ["Short."])
  }

  @Test func endsAsNewIfARuleResetsIt() {
    let validator = Validator(type: .string)
    validator.validate("before")
    validator.addRule(meddling { [weak validator] _ in validator?.reset() })
    validator.validate("a")
    #expect(!validator.hasValidated)
    #expect(validator.lastValidValue == nil)
  }

  @Test func commitsTheOutcomeOfAValueThatAMessageValidates() {
    let validator = Validator(type: .string)
    var count = 0
    validator.addRule(.length(3...)).message { [weak validator] _ in
      count += 1
      if count == 1 { validator?.validate("b") }
      return "Short."
    }
    validator.validate("valid")
    validator.validate("a")
    #expect(validator.value == "b")
    #expect(validator.errorMessages == ["Short."])
    #expect(validator.lastValidValue == "valid")
  }

  @Test func sendsNoValueOfWhichAMessageWasTheEnd() async {
    let validator = Validator(type: .string)
    var isArmed = true
    let values = validator.validValues
    validator.addRule(.length(3...)).message { [weak validator] _ in
      if isArmed { validator?.reset() }
      isArmed = false
      return "Short."
    }
    for text in ["valid", "a", "another"] { validator.validate(text) }
    var received: [String] = []
    for await value in values {
      received.append(value)
      if value == "another" { break }
    }
    #expect(received == ["valid", "another"])
  }

  @Test func writesAllMessagesInALanguageThoughAMessageValidates() {
    let validator = Validator(type: .string)
    var isArmed = false
    validator.addRule(.length(3...))
    validator.addRule(.containsDigit).message { [weak validator] in
      if isArmed {
        isArmed = false
        validator?.validate("b")
      }
      return $0.message
    }
    validator.validate("a")
    let english = validator.errorMessages
    isArmed = true
    validator.messages = MessageCatalogue(language: "de")
    #expect(validator.value == "b")
    #expect(Set(validator.errorMessages).isDisjoint(with: english))
  }

  @Test func showsTheFailureOfAConditionThatRemovesItself() {
    let validator = Validator(type: .string)
    var handle: RuleHandle?
    handle = validator.addCondition(
      .satisfies("once") { _ in
        handle?.remove()
        return false
      }, invalidMessage: "Once.")
    validator.validate("a")
    #expect(validator.errorMessages == ["Once."])
    validator.validate("a")
    #expect(validator.isValid)
  }

  @Test func sendsNoRequestOfAConditionThatAnotherRemoves() {
    let validator = Validator(type: .string)
    var handle: RuleHandle?
    validator.addCondition(
      .satisfies { _ in
        handle?.remove()
        return true
      })
    handle = validator.addCondition(.async { _ in false })
    validator.validate("a")
    #expect(validator.isValid)
  }

  @Test(arguments: [true, false])
  func endsThoughARuleValidatesItsOwnValidatorAndAnother(hasOtherOutcome: Bool) {
    let (validator, other) = (Validator(type: .string), Validator(type: .string))
    other.addRule(.length(5...))
    other.validate("bad")
    var isArmed = true
    validator.addRule(
      meddling { _ in
        guard isArmed else { return }
        isArmed = false
        validator.validate("second")
        other.validate(hasOtherOutcome ? "valid" : "no")
      })
    validator.validate("first")
    #expect(validator.value == "second")
    #expect(other.isValid == hasOtherOutcome)
  }

  @Test func keepsValueAndOutcomeTogetherThoughARuleThatRemovesItselfValidatesAsItGoes() {
    let validator = Validator(type: .string)
    var handle: RuleHandle?
    var count = 0
    do {
      let farewell = Farewell { [weak validator] in validator?.validate("farewell") }
      handle = validator.addRule(
        meddling { _ in
          withExtendedLifetime(farewell) { count += 1 }
          if count == 2 { handle?.remove() }
        })
    }
    validator.addRule(.length(...5), invalidMessage: "Long.")
    validator.validate("a")
    validator.validate("b")
    #expect(validator.value == "farewell")
    #expect(validator.errorMessages == ["Long."])
  }

  @Test func survivesAMessageAndAHandlerThatValidateAsTheyGo() {
    let validator = Validator(type: .string)
    let handle = validator.addRule(.length(3...))
    do {
      let farewell = Farewell { [weak validator] in validator?.validate("farewell") }
      handle.message { _ in withExtendedLifetime(farewell) { "Short." } }
      let other = Farewell { [weak validator] in validator?.validate("other") }
      validator.validatorStateChangedHandler = { _ in withExtendedLifetime(other) {} }
    }
    handle.message { _ in "Brief." }
    #expect(validator.value == "farewell")
    validator.validatorStateChangedHandler = nil
    #expect(validator.value == "other")
  }

  @Test func survivesAStreamOfValuesThatValidateAsTheyGo() async {
    let validator = Validator<Farewell>()
    var stream: AsyncStream<Farewell>? = validator.validValues
    _ = stream
    validator.validate(
      Farewell { [plan] in
        validator.validate(Farewell {})
        plan.handedOver = "farewell"
      })
    validator.validate(Farewell {})
    stream = nil
    while plan.handedOver == nil { await Task.yield() }
    #expect(validator.isValid)
  }

  /// An object that validates when it is released.
  private final class Farewell: Sendable {
    let say: @MainActor @Sendable () -> Void

    init(_ say: @escaping @MainActor @Sendable () -> Void) { self.say = say }

    deinit { MainActor.assumeIsolated { say() } }
  }

  @Test(arguments: [true, false], [true, false])
  func survivesARuleThatValidatesAsItGoes(hasValidated: Bool, isRemovedAlone: Bool) {
    let validator = Validator(type: .string)
    var handle: RuleHandle?
    do {
      let farewell = Farewell { [weak validator] in validator?.validate("farewell") }
      handle = validator.addRule(.satisfies { _ in withExtendedLifetime(farewell) { true } })
    }
    if hasValidated { validator.validate("a") }
    if isRemovedAlone { handle?.remove() } else { validator.removeAllRules() }
    #expect(validator.lastValidValue == "farewell")
  }

  /// A rule that accepts every text, and performs an action when it is evaluated.
  private func meddling(_ meddle: @escaping @MainActor (String) -> Void) -> Rule<String> {
    .satisfies("meddling") { text in
      MainActor.assumeIsolated { meddle(text) }
      return true
    }
  }
}

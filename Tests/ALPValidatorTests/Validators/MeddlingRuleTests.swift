import ALPValidator
import Testing

/// Rules that do something to their validator while they are asked.
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
      meddling { text in
        guard let other = plan.handedOver, text != other else { return }
        validator.validate(other)
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
      meddling { _ in
        plan.validationsUntilRemoval -= 1
        if plan.validationsUntilRemoval == 0 { validator.removeAllRules() }
      })
    validator.addRule(.length(...5))
    for _ in 1...validations { validator.validate("a") }
    #expect(validator.ruleCount == 0)
    #expect(validator.isValid)
    validator.validate("longer than five")
    #expect(validator.isValid)
  }

  @Test func asksARuleThatARuleHasAddedAboutTheSameValue() {
    let validator = Validator(type: .string)
    validator.addRule(
      meddling { _ in
        if validator.ruleCount == 1 { validator.addRule(.length(2...), invalidMessage: "Short.") }
      })
    validator.validate("a")
    #expect(validator.errorMessages == ["Short."])
    validator.validate("ab")
    #expect(validator.isValid)
  }

  /// A rule that accepts every text, and does something when it is asked.
  private func meddling(_ meddle: @escaping @MainActor (String) -> Void) -> Rule<String> {
    .satisfies("meddling") { text in
      MainActor.assumeIsolated { meddle(text) }
      return true
    }
  }
}

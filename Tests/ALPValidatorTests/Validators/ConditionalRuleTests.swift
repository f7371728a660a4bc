import ALPValidator
import Testing

@MainActor
@Suite struct ConditionalRuleTests {
  @Test func countsOnlyWhileActive() {
    let isCompany = Control(false)
    let validator = Validator(type: .string)
    validator.addRule(.notEmpty, invalidMessage: "Which company?", when: { isCompany.value })
    validator.addCondition(.satisfies { $0 != "x" }, invalidMessage: "Not x.", when: { isCompany.value })

    validator.validate("")
    #expect(validator.isValid)
    #expect(validator.failures(for: "x").isEmpty)

    isCompany.value = true
    validator.validate("")
    #expect(validator.errorMessages == ["Which company?"])
    validator.validate("x")
    #expect(validator.errorMessages == ["Not x."])
  }

  @Test func saysWhatAClosureMakesOfTheFailure() {
    let validator = Validator(type: .string)
    validator.addRule(.length(8...)).message {
      "\($0.name) \($0.parameters["minimum"] ?? .null): \($0.message)"
    }
    validator.addCondition(.satisfies("odd") { _ in false }).message { "\($0.name)!" }
    validator.validate("short")
    #expect(validator.errorMessages == ["length 8: Please enter at least 8 characters.", "odd!"])
  }
}

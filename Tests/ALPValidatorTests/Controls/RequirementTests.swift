import ALPValidator
import ALPValidatorTesting
import Testing

/// The rules of validators and controls, readable before anything fails.
@MainActor
@Suite struct RequirementTests {
  private let password = TextControl()
  private let validator: Validator<String>

  init() { validator = password.validator }

  private var statuses: [RegisteredRule.Status] { password.rules.map(\.status) }

  @Test func readsRulesBeforeTheFirstValidation() {
    let handle = password.addRule(.length(8...), invalidMessage: "8 characters")
    password.addRule(.containsDigit, severity: .warning)
    let rules = password.rules
    #expect(rules.map(\.name) == ["length", "contains-digit"])
    #expect(rules.map(\.status) == [.notEvaluated, .notEvaluated])
    #expect(rules.map(\.message) == ["8 characters", "Please include at least 1 digit."])
    #expect(rules.map(\.severity) == [.error, .warning])
    #expect(rules[0].parameters["minimum"] == 8)
    #expect(rules[0].id == handle.id)
    #expect(rules.map(\.isActive) == [true, true])
  }

  @Test func ticksAsTheUserTypes() {
    password.addRules([.length(3...), .containsDigit, .containsUppercase])
    password.text = "a"
    #expect(statuses == [.failed, .failed, .failed])
    password.text = "a1"
    #expect(statuses == [.failed, .satisfied, .failed])
    password.text = "A1b"
    #expect(statuses == [.satisfied, .satisfied, .satisfied])
    password.reset()
    #expect(statuses == [.notEvaluated, .notEvaluated, .notEvaluated])
  }

  @Test func areEmptyWithinAMessageClosureOfOneOfThem() {
    password.addRule(.length(3...)).message { [unowned password] _ in "\(password.rules.count) rules" }
    #expect(password.rules.map(\.message) == ["0 rules"])
  }

  @Test func evaluatesNoRuleAfterTheFirstFailure() {
    validator.stopsAtFirstFailure = true
    password.addRules([.length(...9), .length(3...), .containsDigit])
    password.text = "1"
    #expect(statuses == [.satisfied, .failed, .notEvaluated])
    validator.stopsAtFirstFailure = false
    #expect(statuses == [.satisfied, .failed, .notEvaluated])
    validator.revalidate()
    #expect(statuses == [.satisfied, .failed, .satisfied])
  }

  @Test func evaluatesNoRuleOfAnEmptyOptionalValue() {
    validator.isOptional = true
    password.addRule(.length(3...))
    password.text = ""
    #expect(statuses == [.notEvaluated])
    password.text = "abc"
    #expect(statuses == [.satisfied])
  }

  @Test func evaluatesNoRuleOfTextThatCannotBeParsed() {
    let age = Validator(type: .numeric(Int.self))
    age.addRule(.range(1...9))
    password.attachValidator(age, parsing: Int.init)
    password.text = "many"
    #expect(age.rules.map(\.status) == [.notEvaluated])
    password.text = "7"
    #expect(age.rules.map(\.status) == [.satisfied])
  }

  @Test func isInactiveWhileAConditionIsNotMet() {
    let isCompany = Control(false)
    password.addRule(.notEmpty, when: { isCompany.value })
    password.validate()
    #expect(password.rules.map(\.isActive) == [false])
    #expect(statuses == [.notEvaluated])
    #expect(!password.isRequired)
    isCompany.value = true
    #expect(password.rules.map(\.isActive) == [true])
    #expect(statuses == [.failed])
    #expect(password.isRequired)
  }

  @Test func waitsForAsynchronousConditions() async {
    let isFree = HeldFunction<String>()
    password.addRule(.length(3...))
    password.addCondition(.async("available", options: .patient) { try await isFree($0) })
    password.text = "ab"
    #expect(statuses == [.failed, .notEvaluated])
    password.text = "abc"
    #expect(statuses == [.satisfied, .waiting])
    await isFree.waitForCalls(1)
    await isFree.finish("abc", with: true)
    #expect(statuses == [.satisfied, .satisfied])
    password.text = "abcd"
    await isFree.waitForCalls(2)
    await isFree.finish("abcd", with: false)
    #expect(statuses == [.satisfied, .failed])
  }

  @Test func isRequiredIfAnEmptyValueFails() {
    #expect(!password.isRequired)
    let handle = password.addRule(.email)
    #expect(password.isRequired)
    validator.isOptional = true
    #expect(!password.isRequired)
    validator.isOptional = false
    handle.remove()
    password.addRule(.notEmpty, severity: .warning)
    #expect(!password.isRequired)
    #expect(!password.hasValidated)

    let toppings = Control<Set<String>>([])
    toppings.addRule(.count(...1))
    #expect(!toppings.isRequired)
    toppings.addRule(.notEmpty)
    #expect(toppings.isRequired)
    let terms = Control(true)
    terms.addRule(.isTrue)
    #expect(terms.isRequired)
    let size = Control<String?>(nil)
    #expect(!size.isRequired)
    size.addRule(.notEmpty)
    #expect(size.isRequired)
  }
}

import ALPValidator
import Foundation
import Testing

extension MigrationTable {
  static let validator = Self("Validator", article: "ComingFromSwiftLibraries") {
    // MARK: Rules
    Row("`ValidationRuleRequired<String>(error: e)`", accepts: "a", rejects: "") { .notEmpty }
    Row(#"`ValidationRuleEquality<String>(target: "hello", error: e)`"#, accepts: "hello", rejects: "Hello") {
      .same(as: "hello")
    }
    Row(#"`ValidationRuleEquality(dynamicTarget: { field.text ?? "" }, error: e)`"#) {
      let validator = Validator(type: .string), field = TextControl(text: "hello")

      validator.addCondition(.same { [weak field] in field?.text })

      #expect(validator.failures(for: "hello").isEmpty)
      field.text = "Hello"
      #expect(validator.failures(for: "hello").map(\.name) == ["same"])
    }
    Row(
      "`ValidationRuleComparison<Float>(min: 5, max: 7, error: e)`", of: Float.self, accepts: 7, rejects: 7.5
    ) { .range(5...7) }
    Row("the same without the upper bound itself", of: Float.self, accepts: 6.9, rejects: 7) { .range(5..<7) }
    Row(
      "`ValidationRuleComparison<Date>(min: eighteenYearsAgo, error: e)`", of: Date.self,
      accepts: eighteenYearsAgo, rejects: eighteenYearsAgo - 1
    ) { .minimum(eighteenYearsAgo) }
    Row("`ValidationRuleLength(min: 5, error: e)`", accepts: "grüße", rejects: "grüß") { .length(5...) }
    Row("`ValidationRuleLength(max: 5, error: e)`", accepts: "grüße", rejects: "grüße!") { .length(...5) }
    Row("`ValidationRuleLength(min: 5, max: 10, error: e)`", accepts: "grüße", rejects: "grüß") {
      .length(5...10)
    }
    Row("`ValidationRuleLength(min: 5, lengthType: .utf8, error: e)`", accepts: "grüß", rejects: "grus") {
      .length(5..., unit: .utf8)
    }
    Row("`ValidationRuleLength(max: 2, lengthType: .utf16, error: e)`", accepts: "😀", rejects: "abc") {
      .length(...2, unit: .utf16)
    }
    Row("`ValidationRuleLength(max: 2, lengthType: .unicodeScalars, error: e)`", accepts: "🇨🇭", rejects: "abc")
    {
      .length(...2, unit: .scalars)
    }
    Row(
      #"`ValidationRuleContains<String, [String]>(sequence: ["S", "M"], error: e)`"#, accepts: "S",
      rejects: "L"
    ) { .in(["S", "M"]) }
    Row("`ValidationRuleURL(error: e)`", accepts: "https://example.com/", rejects: "example") { .url }
    Row("`ValidationRulePaymentCard(error: e)`", accepts: "4111111111111111", rejects: "4111111111111112") {
      .card
    }
    Row(
      "`ValidationRulePaymentCard(availableTypes: [.visa, .amex], error: e)`", accepts: "378282246310005",
      rejects: "5555555555554444"
    ) { .card(networks: [.visa, .americanExpress]) }
    Row(
      "`[.mastercard, .maestro, .dinersClub, .jcb, .discover, .unionPay]`", accepts: "6200000000000005",
      rejects: "4111111111111111"
    ) { .card(networks: [.mastercard, .maestro, .dinersClub, .jcb, .discover, .unionPay]) }
    Row(
      #"`ValidationRuleCondition<[String]>(error: e) { $0.contains("Hello") }`"#, of: [String].self,
      accepts: ["Hello"], rejects: []
    ) {
      .satisfies("says-hello") { $0.contains("Hello") }
    }
    Row("`struct HappyRule: ValidationRule { … }`", declares: "struct HappyRule: ValidationRule") {
      #expect("😀".validate(Rule(HappyRule())).isValid)
    }
    Row("`HappyRule()`", accepts: "😀", rejects: "😐") { Rule(HappyRule()) }

    // MARK: Patterns
    Row(#"`ValidationRulePattern(pattern: "[A-Z]{3}", error: e)`"#, accepts: "ABC", rejects: "ABCD") {
      try .matches("[A-Z]{3}")
    }
    Row(
      "`struct ArticlePattern: ValidationPattern { … }`", declares: "enum ArticlePattern: String"
    ) { #expect(ArticlePattern.number.rawValue == "[A-Z]{2}[0-9]{6}") }
    Row("`ValidationRulePattern(pattern: ArticlePattern(), error: e)`", accepts: "AB123456", rejects: "AB") {
      try .matches(ArticlePattern.number.rawValue)
    }
    Row("`EmailValidationPattern.simple`", accepts: "ada@example", rejects: "ada") { .htmlEmail }
    Row("`EmailValidationPattern.standard`", accepts: "ada@example.com", rejects: "ada@example") { .email }
    Row("`ContainsNumberValidationPattern()`", accepts: "a1", rejects: "a") { .containsDigit }
    Row("`CaseValidationPattern.uppercase`", accepts: "aB", rejects: "ab") { .containsUppercase }
    Row("`CaseValidationPattern.lowercase`", accepts: "Ab", rejects: "AB") { .containsLowercase }

    // MARK: Rule sets and results
    Row("`var set = ValidationRuleSet<String>()`; `set.add(rule: r)`") {
      var set = RuleSet<String>(); set.rules.append(.notEmpty)

      #expect(!set.isSatisfied(by: ""))
    }
    Row("`ValidationRuleSet(rules: [r1, r2])`") {
      let set: RuleSet<String> = [.notEmpty, .email]

      #expect(set.failures(for: "").map(\.name) == ["presence", "email"])
    }
    Row(#"`"a@b.co".validate(rule: r)`"#, is: ValidationResult.valid) { "a@b.co".validate(.email) }
    Row("`42.validate(rules: set)`", is: ValidationResult.valid) {
      42.validate(rules: [.range(0...99), .multiple(of: 7)])
    }
    Row(#"`Validator.validate(input: "a@b.co", rule: r)`"#, is: ValidationResult.valid) {
      "a@b.co".validate(.notEmpty, .email)
    }
    Row("`extension Seat: Validatable {}`", declares: "extension Seat: Validatable {}") {
      #expect(Seat(number: 1).validate(.satisfies("odd") { $0.number % 2 == 1 }).isValid)
    }
    Row("`if case .invalid(let errors) = result { … }`") {
      let result = "a".validate(.email)
      var shown: [String] = []

      if case .invalid(let failures) = result { shown = failures.map(\.message) }

      #expect(shown.count == 1)
    }
    Row("`result.merge(with: other)`") {
      let result = "a".validate(.email), other = 10.validate(.maximum(9))

      let both = result.merging(other)

      #expect(both.failures.map(\.name) == ["email", "maximum"])
    }
    Row("`ValidationResult.merge(results: [first, second])`") {
      let first = "a".validate(.email), second = 10.validate(.maximum(9))

      let result = [first, second].reduce(ValidationResult.valid) { $0.merging($1) }

      #expect(result.failures.map(\.name) == ["email", "maximum"])
    }
    Row("`error: OwnError.badAddress`, of any rule") {
      let validator = Validator(type: .string)

      validator.addRule(.email, error: OwnError.badAddress)

      let failure = try #require(validator.failures(for: "a").first)
      #expect(failure.error as? OwnError == .badAddress)
    }

    // MARK: Elements
    Row("`textField.validationRules = set` (also text views)") {
      let control = TextControl(), set: RuleSet<String> = [.notEmpty, .email]

      control.addRules(set)

      control.text = "ada"
      #expect(control.failures.map(\.name) == ["email"])
    }
    Row("`textField.validate()`") {
      let control = TextControl()
      control.addRule(.notEmpty)

      control.validate()

      #expect(!control.isValid)
    }
    Row("`textField.validateOnInputChange(enabled: true)`") {
      let control = TextControl()
      control.addRule(.notEmpty)

      control.policy = .onInputChange

      control.text = "ada"
      #expect(control.isValid)
    }
    Row("`textField.validateOnEditingEnd(enabled: true)`") {
      let control = TextControl()
      control.addRule(.notEmpty)

      control.policy = .onFocusLoss

      control.beginEditing()
      control.text = "ada"
      #expect(!control.isValid)
      control.endEditing()
      #expect(control.isValid)
    }
    Row("`textField.validationHandler = { result in … }`") {
      let control = TextControl(), button = Control(false)
      control.addRule(.notEmpty)

      control.stateChangedHandler = { state in button.value = state == .valid }

      control.text = "ada"
      #expect(button.value)
    }
    Row("`slider.validate(rule: r)`") {
      let slider = Control(0.5)

      slider.addRule(.range(0.2...0.8))

      slider.value = 0.9
      #expect(slider.failures.map(\.name) == ["range"])
    }
  }
}

private let eighteenYearsAgo = Date(timeIntervalSinceReferenceDate: 0)

private enum OwnError: Error { case badAddress }

private struct Seat { let number: Int }

extension Seat: Validatable {}

struct HappyRule: ValidationRule {
  let name = "happy"
  func isSatisfied(by text: String) -> Bool { text == "😀" }
}

enum ArticlePattern: String {
  case number = "[A-Z]{2}[0-9]{6}"
}

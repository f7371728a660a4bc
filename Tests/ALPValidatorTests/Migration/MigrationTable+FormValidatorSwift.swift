import ALPValidator
import Foundation
import Testing

extension MigrationTable {
  static let formValidatorSwift = Self("FormValidatorSwift", article: "ComingFromSwiftLibraries") {
    // MARK: Conditions
    Row("`AlphabeticCondition()` (A to Z)", accepts: "Ada", rejects: "Zoë") { .onlyLetters(asciiOnly: true) }
    Row(
      "`AlphabeticCondition(configuration: .init(allowsUnicode: true, allowsWhitespace: true))`",
      accepts: "Zoë Ada",
      rejects: "Zoë1"
    ) { .onlyLetters(allowsWhitespace: true) }
    Row("`AlphanumericCondition()` (A to Z, 0 to 9)", accepts: "Foo123", rejects: "Foo?!@") {
      .alphanumeric(asciiOnly: true)
    }
    Row(
      "`AlphanumericCondition(configuration: .init(allowsUnicode: true, allowsWhitespace: true))`",
      accepts: "Zoë 1",
      rejects: "Zoë_1"
    ) { .alphanumeric(allowsWhitespace: true) }
    Row("`NumericCondition()`", accepts: "٣1", rejects: "1a") { .onlyDigits }
    Row(
      "`NumericCondition(configuration: .init(allowsUnicode: false, allowsWhitespace: true))`",
      accepts: "12 34",
      rejects: "٣"
    ) { .onlyDigits(asciiOnly: true, allowsWhitespace: true) }
    Row("`CreditCardCondition()`", accepts: "4111 1111 1111 1111", rejects: "4111") { .card(.lenient) }
    Row(
      "`CreditCardCondition(configuration: .init(cardType: [.visa, .jcb]))`", accepts: "4111 1111 1111 1111",
      rejects: "378282246310005"
    ) { .card(networks: [.visa, .jcb], .lenient) }
    Row("`EmailCondition()`", accepts: "ada@example.com", rejects: "ada") { .email }
    Row(
      "`PasswordStrengthCondition(configuration: .init(requiredStrength: .strong))`", accepts: "k9#Vq2!xTm",
      rejects: "Password1!"
    ) { .passwordStrength(atLeast: .strong) }
    Row("the same, by the kinds of characters alone", accepts: "Tr0ub4dor&3", rejects: "password") {
      .strongPassword
    }
    Row(
      "`PostcodeCondition(configuration: .init(country: .unitedKingdom))`", accepts: "SW1A 1AA",
      rejects: "8001"
    ) { .postalCode(region: "GB") }
    Row("`.init(country: .unitedStates)`", accepts: "90210-1234", rejects: "9021") {
      .postalCode(region: "US")
    }
    Row("`.init(country: .sweden)`", accepts: "114 55", rejects: "1145") { .postalCode(region: "SE") }
    Row("`.init(country: .turkey)`", accepts: "34000", rejects: "340") { .postalCode(region: "TR") }
    Row("`PresentCondition()`", accepts: "a", rejects: "") { .notEmpty }
    Row("`RangeCondition(configuration: .init(range: 2...5))`", accepts: "ab", rejects: "a") {
      .length(2...5)
    }
    Row("`URLCondition()`", accepts: "https://example.com", rejects: "example.com") { .url }
    Row("`URLShorthandCondition()` (the scheme may lack)", accepts: "www.example.com/path", rejects: "www") {
      .url(.init(allowsMissingScheme: true))
    }
    Row("a URL that must lack the scheme", accepts: "www.example.com", rejects: "https://www.example.com") {
      .url(schemes: [], .init(allowsMissingScheme: true))
    }

    // MARK: Logic, and conditions of your own
    Row("`AndCondition(conditions: [a, b])`", accepts: "a1", rejects: "a") {
      .containsDigit && .containsLetter
    }
    Row("`OrCondition(conditions: [a, b])`", accepts: "+442079460018", rejects: "a") {
      .email || .phoneNumber
    }
    Row("`NotCondition(condition: a)`", accepts: "a", rejects: "a@b.co") { !.email }
    Row(#"`struct MyCondition: Condition` with `regex = "^[A-Z]{3}$"`"#, accepts: "ABC", rejects: "AB") {
      try .matches("[A-Z]{3}")
    }
    Row("`struct MyCondition: Condition` with `check(_:)`", declares: "struct EvenLengthRule: ValidationRule")
    {
      #expect("ab".validate(Rule(EvenLengthRule())).isValid)
      #expect(!"abc".validate(Rule(EvenLengthRule())).isValid)
    }

    // MARK: Validators
    Row("`CompositeValidator(validators: [a, b])`") {
      let rules: RuleSet<String> = [.notEmpty, .email]

      #expect(rules.failures(for: "").map(\.name) == ["presence", "email"])
    }
    Row("`OptionalValidator(conditions: [a])`") {
      let rules = RuleSet<String>([.email], isOptional: true)

      #expect(rules.isSatisfied(by: "") && !rules.isSatisfied(by: "ada"))
    }
    Row(#"`validator.checkConditions("Foo?!@")` (`nil`, or what is violated)"#) {
      let rules: RuleSet<String> = [.alphanumeric]

      let violated = rules.failures(for: "Foo?!@")

      #expect(violated.map(\.name) == ["alphanumeric"])
    }
    Row("`condition.localizedViolationString`") {
      let messages = "ada".validate(.email.with(message: "Not an address!")).errorMessages

      #expect(messages == ["Not an address!"])
    }
    Row("`validator.isViolated`", is: false) { "ada".validate(.email).isValid }

    // MARK: Fields and forms
    Row("`field.validator = EmailValidator()`") {
      let control = TextControl()

      control.addRule(.email)

      control.text = "ada"
      #expect(control.failures.map(\.name) == ["email"])
    }
    Row("`field.shouldAllowViolation = false`") {
      let control = TextControl()

      control.inputRestrictions = [.length(...5)]

      control.text = "grüße"
      control.text = "grüße!"
      #expect(control.text == "grüße")
    }
    Row("`field.validateOnFocusLossOnly = true`") {
      let control = TextControl()
      control.addRule(.notEmpty)

      control.policy = .onFocusLoss

      control.beginEditing()
      control.text = "ada"
      #expect(!control.isValid)
      control.endEditing()
      #expect(control.isValid)
    }
    Row("`field.isValid`") {
      let control = TextControl(text: "ada")
      control.addRule(.notEmpty)
      control.validate()

      let isValid = control.isValid

      #expect(isValid)
    }
    Row("`field.validatorDelegate = self`") {
      let control = TextControl(), delegate = Recorder()
      control.addRule(.notEmpty)

      control.validator.delegate = delegate

      control.text = "ada"
      #expect(delegate.events == ["delegate Valid []"])
    }
    Row("`validatorControlDidChange(_:)`") {
      let control = TextControl()
      var changes = 0

      let observation = control.addObserver { event in changes += event == .changed ? 1 : 0 }

      control.text = "ada"
      #expect(changes == 1)
      observation.remove()
    }
    Row("`validatorControl(_:changedValidState:)`") {
      let control = TextControl()
      var states: [ValidatorState] = []
      control.addRule(.notEmpty)

      control.stateChangedHandler = { states.append($0) }

      control.text = "ada"
      #expect(states == [.valid])
    }
    Row("`validatorControl(_:violatedConditions:)`") {
      let control = TextControl()
      control.addRule(.email)
      control.text = "ada"

      let violated = control.failures.map(\.name)

      #expect(violated == ["email"])
    }
    Row("`struct SignUpForm: ControlForm`; `form.addEntry(field)`") {
      let control = TextControl()

      let form = FormValidator(); form.add(control)

      #expect(form.parts.count == 1)
    }
    Row("`form.isValid`") {
      let form = FormValidator(), control = form.add(TextControl())
      control.addRule(.notEmpty)
      control.text = "ada"

      let isValid = form.isValid

      #expect(isValid)
    }
  }
}

struct EvenLengthRule: ValidationRule {
  let name = "even-length"
  func isSatisfied(by text: String) -> Bool { text.count.isMultiple(of: 2) }
}

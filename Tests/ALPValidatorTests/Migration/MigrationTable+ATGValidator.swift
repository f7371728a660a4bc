import ALPValidator
import Foundation
import Testing

extension MigrationTable {
  static let aTGValidator = Self("ATGValidator", article: "ComingFromSwiftLibraries") {
    // MARK: Values of any type
    Row("`EqualityRule(value: 472)`", of: Int.self, accepts: 472, rejects: 473) { .same(as: 472) }
    Row(#"`EqualityRule(value: "x", mode: .notEqual)`"#, accepts: "y", rejects: "x") { .different(from: "x") }
    Row("`RangeRule(min: 200, max: 299)`", of: Int.self, accepts: 299, rejects: 300) { .range(200...299) }
    Row("`RangeRule(min: 0.5, max: 1.5)`", of: Double.self, accepts: 0.5, rejects: 0.4) { .range(0.5...1.5) }
    Row("`RangeRule(min: Float(0), max: 1)`", of: Float.self, accepts: 0.5, rejects: 1.5) { .range(0...1) }
    Row("`RangeRule(min: CGFloat(0), max: 1)`", of: CGFloat.self, accepts: 0.5, rejects: 1.5) {
      .range(0...1)
    }
    Row("`RangeRule(min: opening, max: closing)`", of: Date.self, accepts: opening, rejects: closing + 1) {
      .range(opening...closing)
    }
    Row("`EqualityRule(value: true)`", of: Bool.self, accepts: true, rejects: false) { .isTrue }
    Row("`extension Seat: ValidatableType { … }`", declares: "extension Seat: Validatable {}") {
      #expect(Seat(number: 1).validate(.satisfies("odd") { $0.number % 2 == 1 }).isValid)
    }

    // MARK: Length of text
    Row("`StringLengthRule(min: 5, max: 10)`", accepts: " grüße ", rejects: " grüß ") {
      .length(5...10, trimming: .whitespacesAndNewlines)
    }
    Row("`StringLengthRule(min: 5, max: 10, trimWhiteSpace: false)`", accepts: "grüße", rejects: "grüß") {
      .length(5...10)
    }
    Row(
      "`StringLengthRule(min: 5, max: 10, ignoreCharactersIn: .symbols)`", accepts: "gr+üße", rejects: "gr+üß"
    ) { .length(5...10, ignoring: .symbols) }
    Row("`StringLengthRule.min(5)`", accepts: "grüße", rejects: " grüß ") {
      .length(5..., trimming: .whitespacesAndNewlines)
    }
    Row("`StringLengthRule.max(5)`", accepts: " grüße ", rejects: "grüße!") {
      .length(...5, trimming: .whitespacesAndNewlines)
    }
    Row("`StringLengthRule.equal(to: 6)`", accepts: " grüße! ", rejects: "grüße") {
      .length(6...6, trimming: .whitespacesAndNewlines)
    }
    Row("`StringLengthRule.equal(to: 6, trimWhiteSpace: false)`", accepts: "grüße!", rejects: " grüße! ") {
      .length(exactly: 6)
    }
    Row("`StringLengthRule.required()`", accepts: "a", rejects: " ") {
      .length(1..., trimming: .whitespacesAndNewlines)
    }

    // MARK: Regular expressions
    Row(#"`StringRegexRule(regex: "^[0-9]+$")`"#, accepts: "12", rejects: "1a") { try .matches("[0-9]+") }
    Row("`StringRegexRule.email`", accepts: "ada@example.com", rejects: "ada") { .email }
    Row("`StringRegexRule.containsNumber(min: 2, max: 4)`", accepts: "a12", rejects: "a1") {
      .containsDigits(2...4)
    }
    Row("`StringRegexRule.containsUpperCase(min: 1, max: 2)`", accepts: "aB", rejects: "ABC") {
      .containsUppercase(1...2)
    }
    Row("`StringRegexRule.containsLowerCase(min: 1, max: 2)`", accepts: "Ab", rejects: "abc") {
      .containsLowercase(1...2)
    }
    Row("`StringRegexRule.numbersOnly` (0 to 9)", accepts: "12", rejects: "٣") {
      .onlyDigits(asciiOnly: true)
    }
    Row("`StringRegexRule.lowerCaseOnly` (a to z)", accepts: "ab", rejects: "aß") {
      .onlyLowercase(asciiOnly: true)
    }
    Row("`StringRegexRule.upperCaseOnly` (A to Z)", accepts: "AB", rejects: "AÄ") {
      .onlyUppercase(asciiOnly: true)
    }

    // MARK: Sets of characters
    Row("`CharacterSetRule(characterSet: set)` (at least one)", accepts: "xyz7", rejects: "xyz") {
      .containsCharacters(in: "0-9a-f")
    }
    Row("the same with a `CharacterSet`", accepts: "a!", rejects: "a") {
      .containsCharacters(in: CharacterSet(charactersIn: "!?"))
    }
    Row(
      "`CharacterSetRule(characterSet: set, mode: .contains(min: 2, max: 3))`", accepts: "a!?", rejects: "a!"
    ) { .containsCharacters(in: "!?", 2...3) }
    Row("`CharacterSetRule(characterSet: set, mode: .containsOnly)`", accepts: "c0ffee", rejects: "coffee") {
      .onlyCharacters(in: "0-9a-f")
    }
    Row("`CharacterSetRule(characterSet: set, mode: .doesNotContain)`", accepts: "a", rejects: "<a") {
      .noCharacters(in: "<>")
    }
    Row("`CharacterSetRule.containsNumber(minimum: 1, maximum: 3)`", accepts: "a1", rejects: "1234") {
      .containsDigits(1...3)
    }
    Row("`CharacterSetRule.containsUpperCase()`", accepts: "aB", rejects: "ab") { .containsUppercase }
    Row("`CharacterSetRule.containsLowerCase()`", accepts: "Ab", rejects: "AB") { .containsLowercase }
    Row("`CharacterSetRule.containsSymbols()`", accepts: "a*", rejects: "a 1") { .containsSymbol }
    Row("`CharacterSetRule.containsSymbols(minimum: 6)`", accepts: "!@#%&*", rejects: "!@#%&") {
      .containsSymbols(6...)
    }
    Row("`CharacterSetRule.numbersOnly`", accepts: "12", rejects: "1a") { .onlyDigits }
    Row("`CharacterSetRule.lowerCaseOnly`", accepts: "ab", rejects: "aB") { .onlyLowercase }
    Row("`CharacterSetRule.upperCaseOnly`", accepts: "AB", rejects: "aB") { .onlyUppercase }
    Row("`CharacterSetRule.lowerCaseOnly(ignoreCharactersIn: .whitespaces)`", accepts: "a b", rejects: "a B")
    {
      .onlyLowercase(allowsWhitespace: true)
    }

    // MARK: Payment cards
    Row("`PaymentCardRule()`", accepts: "4111 1111 1111 1111", rejects: "4111 1111 1111 1112") {
      .card(.lenient)
    }
    Row(
      "`PaymentCardRule(acceptedTypes: [.amex, .mastercard, .maestro, .visa])`", accepts: "4111111111111111",
      rejects: "3530111333300000"
    ) { .card(networks: [.americanExpress, .mastercard, .maestro, .visa]) }
    Row("`[.visaElectron, .discover, .dinersClub]`", accepts: "6011111111111117", rejects: "378282246310005")
    {
      .card(networks: [.visaElectron, .discover, .dinersClub])
    }
    Row("`result.value as? PaymentCardType` while typing", is: PaymentCardNetwork.americanExpress) {
      PaymentCardNetwork.suggested(forPrefix: "37")
    }

    // MARK: Errors and results
    Row("`rule.with(error: OwnError.badAddress)`") {
      let rule = Rule.email.with(error: OwnError.badAddress)

      #expect("a".validate(rule).errors.first as? OwnError == .badAddress)
    }
    Row(#"`rule.with(errorMessage: "Not an address!")`"#) {
      let rule = Rule.email.with(message: "Not an address!")

      #expect("a".validate(rule).errorMessages == ["Not an address!"])
    }
    Row(#"`ValidationError.custom(errorMessage: "Not an address!")`"#) {
      let validator = Validator(type: .string)

      validator.addRule(.email, invalidMessage: "Not an address!")

      #expect(validator.failures(for: "a").map(\.message) == ["Not an address!"])
    }
    Row("`ValidationError.shorterThanMinimumLength` and other default errors") {
      let failures = "a".validate(.length(5...)).failures

      #expect(failures.map(\.name) == ["length"])
      #expect(failures.allSatisfy { !$0.message.isEmpty })
    }
    Row(#"`"abc".satisfyAll(rules: [r1, r2])`"#) {
      let result = "abc".validate(.length(...20), .containsDigit)

      #expect(result.failures.map(\.name) == ["contains-digit"])
    }
    Row("`304.satisfyAny(rules: [r1, r2])`", is: ValidationResult.valid) {
      304.validate(.range(200...299) || .same(as: 304))
    }
    Row("`result.status == .success`") {
      let result = "abc".validate(.containsDigit)

      let isValid = result == .valid

      #expect(!isValid)
    }
    Row("`result.errors`") {
      let result = "".validate(.notEmpty, .containsDigit)

      let errors = result.errors

      #expect(errors.count == 2)
    }

    // MARK: Fields
    Row("`StringValueMatchRule(base: passwordField)`") {
      let validator = Validator(type: .string), password = TextControl(text: "k9")

      validator.addValidationToEnsureInstanceIsTheSame(as: password)

      #expect(validator.failures(for: "k9").isEmpty)
      #expect(validator.failures(for: "K9").map(\.name) == ["same"])
    }
    Row("`textfield.validationRules = [r1, r2]`") {
      let control = TextControl()

      control.addRules([.notEmpty, .email])

      control.text = "ada"
      #expect(control.failures.map(\.name) == ["email"])
    }
    Row("`textfield.validationHandler = { result in … }`") {
      let control = TextControl(), button = Control(false)
      control.addRule(.notEmpty)

      control.stateChangedHandler = { state in button.value = state == .valid }

      control.text = "ada"
      #expect(button.value)
    }
    Row("`textfield.validateOnInputChange(true)`") {
      let control = TextControl()
      control.addRule(.notEmpty)

      control.policy = .onInputChange

      control.text = "ada"
      #expect(control.isValid)
    }
    Row("`textfield.validateOnFocusLoss(true)`") {
      let control = TextControl()
      control.addRule(.notEmpty)

      control.policy = .onFocusLoss

      control.beginEditing()
      control.text = "ada"
      #expect(!control.isValid)
      control.endEditing()
      #expect(control.isValid)
    }

    // MARK: Forms
    Row("`let form = FormValidator(handler: { result in … })`") {
      let control = TextControl(), button = Control(true)
      control.addRule(.notEmpty)
      let form = FormValidator()
      form.add(control)

      form.stateChangedHandler = { state in button.value = state == .valid }

      form.validate()
      #expect(!button.value)
    }
    Row("`form.add(field, policy: .onFocusLoss)`") {
      let form = FormValidator(), control = TextControl()
      control.addRule(.notEmpty)

      form.add(control).policy = .onFocusLoss

      control.beginEditing()
      control.text = "ada"
      #expect(!form.isValid)
      control.endEditing()
      #expect(form.isValid)
    }
    Row("`form.remove(field)`") {
      let form = FormValidator(), control = form.add(TextControl())
      control.addRule(.notEmpty)

      form.remove(control)

      #expect(form.isValid)
    }
    Row("`form.validate(shouldInvokeElementHandlers: true) { result in … }`") {
      let form = FormValidator(), control = form.add(TextControl())
      control.addRule(.notEmpty)

      let state = form.validate()

      #expect(state == .invalid)
      #expect(control.failures.map(\.name) == ["presence"])
    }
    Row("`form.validate(shouldInvokeElementHandlers: false) { result in … }`") {
      let form = FormValidator(), control = form.add(TextControl())
      control.addRule(.notEmpty)

      let errors = form.silentFailures()

      #expect(errors.map(\.name) == ["presence"])
      #expect(!control.hasValidated)
    }
  }
}

private let opening = Date(timeIntervalSinceReferenceDate: 0)
private let closing = opening + 3600

private enum OwnError: Error { case badAddress }

private struct Seat { let number: Int }

extension Seat: Validatable {}

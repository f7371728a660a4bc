import ALPValidator
import Foundation
import Testing

/// The spellings that programs rely on, as the design of the library has them.
@MainActor
@Suite struct SpellingTests {
  private struct Guest: Sendable { var email: String }

  private struct SignUp: Sendable {
    var email = "ada@example.com"
    var age = 36
    var guests: [Guest] = []
    var password = "engine"
    var repeated = "engine"
  }

  private struct Accounts: Sendable {
    func isFree(_ name: String) async throws -> Bool { name != "ada" }
  }

  private let accounts = Accounts()

  @Test func typesOfValidators() {
    let text: Validator<String> = Validator(type: .string)
    let number: Validator<Double> = Validator(type: .numeric)
    let integer: Validator<Int> = Validator(type: .numeric(Int.self))
    let date: Validator<Date> = Validator(type: .generic(Date.self))
    let any: Validator<Any> = Validator(type: .generic)
    let decimal = Validator<Decimal>()
    for validator in [text, number, integer, date, any, decimal] as [AnyValidator] {
      #expect(validator.state == .invalid && !validator.hasValidated)
    }
  }

  @Test func methodsOfTheOriginal() throws {
    let validator = Validator(type: .string)
    let control = TextControl()
    validator.addValidationToEnsurePresence(invalidMessage: "1")
    validator.addValidationToEnsureMinimumLength(15, invalidMessage: "2")
    validator.addValidationToEnsureMaximumLength(3, invalidMessage: "3")
    validator.addValidationToEnsureRange(minimum: 9, maximum: 12, invalidMessage: "4")
    validator.addValidationToEnsureInstanceIsTheSame(as: "b", invalidMessage: "5")
    validator.addValidationToEnsureInstanceIsTheSame(as: { "c" }, invalidMessage: "6")
    validator.addValidationToEnsureInstanceIsTheSame(as: control, invalidMessage: "7")
    try validator.addValidationToEnsureRegularExpressionIsMet(pattern: "x+", invalidMessage: "8")
    validator.addValidationToEnsureValidEmail(invalidMessage: "9")
    validator.addValidationToEnsureCustomConditionIsSatisfied(invalidMessage: "10") { $0.contains("z") }
    validator.addValidationToEnsureStringContainsNumber(invalidMessage: "11")
    validator.validate("aaaa")
    #expect(validator.errorMessages == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11"])
  }

  @Test func rules() {
    let validator = Validator(type: .string)
    validator.addRule(.length(8...64))
    validator.addRule(!.contains("password"))
    validator.addRule(.email || .phoneNumber(region: "GB"))
    validator.validate("password")
    #expect(validator.failures.map(\.name) == ["not", "or"])
    #expect("a@b.co".validate(.email) == .valid)
    #expect(RuleSet<String>([.notEmpty, .email]).failures(for: "").map(\.name) == ["presence", "email"])
  }

  @Test func wholeValues() throws {
    let guest: RuleSet<Guest> = [.at(\.email, "email", [.notEmpty, .email])]
    let signUp: RuleSet<SignUp> = [
      .at(\.email, "email", [.notEmpty, .email]),
      .at(\.age, "age", [.range(18...130)]),
      .each(\.guests, "guests", guest),
      .satisfies("same", at: "repeated") { $0.password == $0.repeated },
    ]
    var body = SignUp()
    #expect(signUp.failures(for: body).isEmpty)
    body.guests = ["a@b.co", "b@c.de", "c"].map(Guest.init)
    body.repeated = ""
    let failures = signUp.failures(for: body)
    #expect(failures.map(\.path) == ["/guests/2/email", "/repeated"])
    let json = try JSONEncoder().encode(failures)
    #expect(String(decoding: json, as: UTF8.self).contains("email"))
    let validator = Validator<SignUp>()
    validator.addRules(signUp)
    validator.validate(body)
    #expect(validator.failures == failures)
  }

  @Test func asynchronousConditions() async {
    let name = TextControl(text: "ada")
    name.addCondition(
      .async("available") { [accounts] in try await accounts.isFree($0) },
      invalidMessage: "This name is taken.")
    name.validator.addValidationToEnsureAsyncConditionIsSatisfied(invalidMessage: "This name is taken.") {
      [accounts] in try await accounts.isFree($0)
    }
    name.validate()
    #expect(name.state == .waiting)
    #expect(await name.settledState() == .invalid)
    #expect(name.errorMessages == ["This name is taken.", "This name is taken."])
    let rules: RuleSet<String> = [.notEmpty]
    let failures = await rules.failures(
      for: "ada", then: .async("available") { [accounts] in try await accounts.isFree($0) })
    #expect(failures.map(\.name) == ["available"])
  }

  @Test func formsAndExternalFailures() {
    let form = FormValidator()
    let email = form.add(TextControl(), name: "email", label: "E-mail")
    let guests = form.addGroup("guests")
    let guest = guests.addGroup("2").add(TextControl(), name: "email")
    form.setExternalFailures(["/email": "There is an account already.", "/terms": "Please accept them."])
    #expect(form.control(at: "/email") === email && form.control(at: "/guests/2/email") === guest)
    #expect(email.errorMessages == ["There is an account already."])
    #expect(form.externalFailures.map(\.message) == ["Please accept them."])
    email.text = "b@c.de"
    #expect(email.isValid && email.isDirty)
    form.markClean()
    #expect(!email.isDirty)
  }

  @Test func parsedText() {
    let (age, price) = (TextControl(), TextControl())
    let (ageValidator, priceValidator) = (Validator(type: .numeric(Int.self)), Validator<Decimal>())
    age.attachValidator(ageValidator, parsing: Int.init)
    price.attachValidator(priceValidator, parsing: .decimal(locale: Locale(identifier: "de_DE")))
    age.text = "36"
    price.text = "1.234,56"
    #expect(ageValidator.value == 36)
    #expect(priceValidator.value == Decimal(string: "1234.56"))
  }

  @Test func canonicalForms() {
    let iban = TextControl(text: "gb82 west 1234 5698 7654 32")
    iban.formatters = [.canonical(.iban)]
    iban.addRule(.iban)
    iban.validate()
    #expect(iban.formattedValue == "GB82WEST12345698765432")
    #expect(iban.isValid)
  }
}

import ALPValidator
import Foundation
import Observation
import Testing

/// What views need not repeat, because the rules say it.
@MainActor @Suite struct ControlHintTests {
  private let control = TextControl()

  private func hints(_ rules: [Rule<String>]) -> InputHints {
    control.validator.removeAllRules()
    for rule in rules { control.addRule(rule) }
    return control.hints
  }

  @Test func saysNothingWithoutRules() {
    #expect(control.hints == InputHints())
    #expect(control.hints.keyboard == .standard && control.hints.allowsAutocorrection)
  }

  @Test(
    arguments: [
      (.email, .emailAddress, .emailAddress, .none),
      (.url, .url, .url, .none),
      (.phoneNumber(region: "GB"), .phonePad, .telephoneNumber, .none),
      (.card, .numberPad, .creditCardNumber, .none),
      (.cardExpiry, .numbersAndPunctuation, .creditCardExpiration, .none),
      (.cardSecurityCode, .numberPad, .creditCardSecurityCode, .none),
      (.postalCode(region: "GB"), .standard, .postalCode, .allCharacters),
      (.strongPassword, .standard, .newPassword, .none),
      (.iban, .asciiCapable, nil, .allCharacters),
      (.onlyDigits, .numberPad, nil, .none),
      (.decimal, .numbersAndPunctuation, nil, .none),
      (.uuid, .asciiCapable, nil, .none),
      (.hostname, .url, nil, .none),
    ] as [(Rule<String>, InputHints.Keyboard, InputHints.ContentType?, InputHints.Capitalization)])
  func followTheFormat(
    _ rule: Rule<String>, _ keyboard: InputHints.Keyboard, _ contentType: InputHints.ContentType?,
    _ capitalization: InputHints.Capitalization
  ) {
    let hints = hints([.notEmpty, rule])
    #expect(hints.keyboard == keyboard)
    #expect(hints.contentType == contentType)
    #expect(hints.capitalization == capitalization)
    #expect(!hints.allowsAutocorrection)
  }

  @Test func secretsAreNeitherCapitalizedNorCorrected() {
    struct Secrets: Codable, Sendable {
      var password = ""
      var iban = ""
      var note = ""
    }
    let form = FormModel(
      Secrets(),
      rules: [
        .at(\.password, "password", isSecret: true, [.length(8...)]),
        .at(\.iban, "iban", isSecret: true, [.iban]),
        .at(\.note, "note", [.length(...80)]),
      ])
    #expect(form[\.password].hints.capitalization == .none && !form[\.password].hints.allowsAutocorrection)
    #expect(form[\.iban].hints.capitalization == .allCharacters)
    #expect(form[\.note].hints.capitalization == .sentences && form[\.note].hints.allowsAutocorrection)
  }

  @Test func theFirstRuleOfAKindDecides() {
    #expect(hints([.email, .noWhitespace, .onlyLowercase]).keyboard == .emailAddress)
  }

  @Test func theMaximumLengthIsTheLeastOfAll() {
    #expect(hints([.length(...64), .length(2...40), .notEmpty]).maximumLength == 40)
    #expect(hints([.length(2...)]).maximumLength == nil)
    #expect(hints([.length(...64, unit: .utf8)]).maximumLength == nil, "bytes are not characters")
    #expect(hints([.length(...9) && .email]).maximumLength == 9)
    #expect(hints([.length(...9) || .email]).maximumLength == nil)
    #expect(hints([!.length(...9)]).maximumLength == nil)
  }

  @Test(
    arguments: [
      (
        [.strongPassword],
        "minlength: 8; required: lower; required: upper; required: digit; required: special;"
      ),
      ([.length(12...64), .containsDigit], "minlength: 12; maxlength: 64; required: digit;"),
      ([.containsLetter, .containsSymbols(2...)], "required: lower, upper; required: special;"),
      ([.containsLetter, .containsUppercase], "required: upper;"),
      ([.passwordStrength(atLeast: .strong), .length(10...)], "minlength: 10;"),
      (
        [.strongPassword(minimumLength: 14, minimumSymbols: 0)],
        "minlength: 14; required: lower; required: upper; required: digit;"
      ),
      ([.length(8...)], nil),
      ([.containsDigits(...2)], nil),
    ] as [([Rule<String>], String?)])
  func passwordRulesAreThoseOfApplesAutoFill(_ rules: [Rule<String>], _ text: String?) {
    #expect(hints(rules).passwordRules == text)
  }

  @Test func numbersHaveNumberKeyboards() {
    let count = Control(0)
    #expect(count.hints.keyboard == .numbersAndPunctuation)
    count.addRule(.range(1...9))
    #expect(count.hints.keyboard == .numberPad)
    let price = Control<Decimal?>(nil)
    #expect(price.hints.keyboard == .numbersAndPunctuation && price.hints.capitalization == .none)
    let weight = Control(1.5)
    weight.addRule(.greaterThan(0))
    #expect(weight.hints.keyboard == .decimalPad)
    let birthday = Control<Date?>(nil)
    #expect(birthday.hints.keyboard == .numbersAndPunctuation)
    #expect(Control(Date()).hints.contentType == nil)
  }

  @Test func datesOfBirthAreFilled() {
    let birthday = Control(Date())
    birthday.addRule(.age(18...))
    #expect(birthday.hints.contentType == .birthdate)
  }

  @Test func rulesThatDoNotApplyAndWarningsSayNothing() {
    let isCompany = Control(false)
    control.addRule(.email, when: { isCompany.value })
    control.addRule(.length(...9), severity: .warning)
    #expect(control.hints == InputHints())
    isCompany.value = true
    #expect(control.hints.keyboard == .emailAddress && control.hints.maximumLength == nil)
  }

  @Test func hintsAreObserved() {
    let changes = Changes()
    withObservationTracking {
      _ = control.hints
    } onChange: {
      MainActor.assumeIsolated { changes.count += 1 }
    }
    control.addRule(.email)
    #expect(changes.count == 1 && control.hints.contentType == .emailAddress)
  }

  @MainActor private final class Changes {
    var count = 0
  }
}

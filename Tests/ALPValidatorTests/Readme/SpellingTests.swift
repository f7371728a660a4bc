import ALPValidator
import Foundation
import Testing

/// The spellings that programs rely on, as the design of the library has them.
@MainActor
@Suite struct SpellingTests {
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
}

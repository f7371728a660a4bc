import ALPValidator
import Testing

@MainActor
@Suite struct EnsureFormatsTests {
  @Test func methodsForFormatsAddTheRulesOfTheFormats() {
    let validator = Validator(type: .string)
    validator.addValidationToEnsureValidURL(invalidMessage: "1")
    validator.addValidationToEnsureValidPhoneNumber(invalidMessage: "2")
    validator.addValidationToEnsureValidPhoneNumber(region: "GB", invalidMessage: "3")
    validator.addValidationToEnsureValidPaymentCard(invalidMessage: "4")
    validator.addValidationToEnsureValidPaymentCard(networks: [.visa], invalidMessage: "5")
    validator.addValidationToEnsureValidPostalCode(region: "GB", invalidMessage: "6")
    validator.validate("x")
    #expect(validator.failures.map(\.name) == ["url", "phone", "phone", "card", "card", "postal-code"])
    #expect(validator.errorMessages == ["1", "2", "3", "4", "5", "6"])
    #expect(validator.failures[2].parameters["region"] == "GB")
  }
}

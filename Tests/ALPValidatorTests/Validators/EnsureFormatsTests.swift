import ALPValidator
import Testing

@MainActor
@Suite struct EnsureFormatsTests {
  private let validator = Validator(type: .string)

  private func expect(
    good: String, bad: String, name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    validator.validate(good)
    #expect(validator.state == .valid, sourceLocation: sourceLocation)
    validator.validate(bad)
    #expect(validator.state == .invalid, sourceLocation: sourceLocation)
    #expect(validator.errorMessages == ["No!"], sourceLocation: sourceLocation)
    #expect(validator.failures.map(\.name) == [name], sourceLocation: sourceLocation)
  }

  @Test func ensuresAURL() {
    validator.addValidationToEnsureValidURL(invalidMessage: "No!")
    expect(good: "https://example.com", bad: "example.com", name: "url")
  }

  @Test func ensuresATelephoneNumber() {
    validator.addValidationToEnsureValidPhoneNumber(invalidMessage: "No!")
    expect(good: "+442079460018", bad: "020 7946 0018", name: "phone")
  }

  @Test func ensuresATelephoneNumberOfARegion() {
    validator.addValidationToEnsureValidPhoneNumber(region: "GB", invalidMessage: "No!")
    expect(good: "020 7946 0018", bad: "044 668 18 00", name: "phone")
  }

  @Test func ensuresAPaymentCard() {
    validator.addValidationToEnsureValidPaymentCard(invalidMessage: "No!")
    expect(good: "5100000000000008", bad: "5100 0000 0000 0008", name: "card")
  }

  @Test func ensuresAPaymentCardOfANetwork() {
    validator.addValidationToEnsureValidPaymentCard(
      networks: [.visa], .lenient, invalidMessage: "No!")
    expect(good: "4111 1111 1111 1111", bad: "5100000000000008", name: "card")
  }

  @Test func ensuresAPostalCode() {
    validator.addValidationToEnsureValidPostalCode(region: "CH", invalidMessage: "No!")
    expect(good: "8001", bad: "SW1A 1AA", name: "postal-code")
  }

  @Test func hasMessagesOfItsOwn() {
    validator.addValidationToEnsureValidURL()
    validator.addValidationToEnsureValidPostalCode(region: "CH")
    validator.validate("")
    #expect(
      validator.errorMessages == [
        "Please enter a web address, such as https://example.com.",
        "Please enter a postal code (Switzerland).",
      ])
  }
}

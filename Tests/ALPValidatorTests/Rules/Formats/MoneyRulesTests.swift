import ALPValidator
import Testing

@Suite struct MoneyRulesTests {
  @Test func takesTheCountryOfAnIBANInEitherCase() {
    #expect(Rule<String>.iban(country: "gb").isSatisfied(by: "GB82WEST12345698765432"))
    #expect(Rule<String>.iban(country: "gb").check.parameters == ["country": "GB"])
  }

  @Test(arguments: [
    ("GG", "GB82WEST12345698765432"), ("AX", "FI2112345600000785"), ("RE", "FR1420041010050500013M02606"),
  ])
  func takesPartsOfCountriesByTheirOwnCode(_ part: String, _ number: String) {
    #expect(Rule<String>.iban(country: part).isSatisfied(by: number))
    #expect(!Rule<String>.iban(country: part).isSatisfied(by: "DE89370400440532013000"))
  }

  @Test func acceptsNoIBANOfACountryWithoutThem() {
    #expect(!Rule<String>.iban(country: "US").isSatisfied(by: "GB82WEST12345698765432"))
  }
}

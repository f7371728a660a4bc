import ALPValidator
import Testing

@Suite struct MoneyRulesTests {
  @Test(arguments: [
    FormatRuleSample(.card, "card", good: "4111111111111111", bad: "4111111111111112"),
    FormatRuleSample(.cardSecurityCode, "card-security-code", good: "1234", bad: "12"),
    FormatRuleSample(.luhn, "luhn", good: "79927398713", bad: "79927398710"),
    FormatRuleSample(.iban, "iban", good: "GB82 WEST 1234 5698 7654 32", bad: "GB83WEST12345698765432"),
    FormatRuleSample(.bic, "bic", good: "DEUTDEFF", bad: "DEUTXXFF"),
    FormatRuleSample(.abaRoutingNumber, "aba-routing", good: "021000021", bad: "021000022"),
    FormatRuleSample(.currencyAmount, "currency-amount", good: "-$1,234.56", bad: "12,34.56"),
  ])
  func asksItsRecognizer(_ sample: FormatRuleSample) { sample.check() }

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

import ALPValidator
import Testing

@Suite struct MoneyRulesTests {
  @Test(arguments: [
    FormatRuleSample(.paymentCard, "card", good: "4111111111111111", bad: "4111111111111112"),
    FormatRuleSample(.cardSecurityCode, "card-security-code", good: "1234", bad: "12"),
    FormatRuleSample(.luhn, "luhn", good: "79927398713", bad: "79927398710"),
    FormatRuleSample(.iban, "iban", good: "GB82 WEST 1234 5698 7654 32", bad: "GB83WEST12345698765432"),
    FormatRuleSample(.bic, "bic", good: "DEUTDEFF", bad: "DEUTXXFF"),
    FormatRuleSample(.abaRoutingNumber, "aba-routing", good: "021000021", bad: "021000022"),
    FormatRuleSample(.currencyAmount, "currency-amount", good: "-$1,234.56", bad: "12,34.56"),
  ])
  func asksItsRecognizer(_ sample: FormatRuleSample) { sample.check() }

  @Test(arguments: [
    FormatOptionSample(
      "networks", .paymentCard(networks: [.mastercard]), against: .paymentCard, "4111111111111111"),
    FormatOptionSample(
      "allowsSeparators", .paymentCard(allowsSeparators: true), against: .paymentCard,
      "4111 1111 1111 1111"),
    FormatOptionSample(
      "network", .cardSecurityCode(network: .americanExpress), against: .cardSecurityCode, "123"),
    FormatOptionSample(
      "allowsSeparators", .luhn(allowsSeparators: true), against: .luhn, "7992-7398\u{202F}713"),
    FormatOptionSample("allowsSeparators", .bic(allowsSeparators: true), against: .bic, "DEUT DE FF"),
    FormatOptionSample(
      "allowsSeparators", .iban(allowsSeparators: true), against: .iban,
      "ＧＢ82\u{A0}WEST\u{202F}1234–5698–7654–32\u{200E}"),
    FormatOptionSample("country", .iban(country: "DE"), against: .iban, "GB82WEST12345698765432"),
    FormatOptionSample(
      "decimalSeparator", .currencyAmount(decimalSeparator: ",", groupingSeparator: "."),
      against: .currencyAmount, "1.234,56"),
    FormatOptionSample(
      "groupingSeparator", .currencyAmount(groupingSeparator: nil), against: .currencyAmount, "1,234.56"),
    FormatOptionSample(
      "FractionDigits", .currencyAmount(fractionDigits: 0...3), against: .currencyAmount, "1.234"),
    FormatOptionSample(
      "requiresFraction", .currencyAmount(requiresFraction: true), against: .currencyAmount, "1"),
    FormatOptionSample(
      "allowsSymbol", .currencyAmount(allowsSymbol: false), against: .currencyAmount, "€1.00"),
    FormatOptionSample("allowsCode", .currencyAmount(allowsCode: true), against: .currencyAmount, "CHF 1.00"),
    FormatOptionSample(
      "currencyPosition", .currencyAmount(currencyPosition: .trailing), against: .currencyAmount, "1.00€"),
    FormatOptionSample(
      "allowsSpace", .currencyAmount(allowsSpace: true), against: .currencyAmount, "€ 1.00"),
    FormatOptionSample(
      "allowsNegative", .currencyAmount(allowsNegative: false), against: .currencyAmount, "-1.00"),
  ])
  func passesItsOptionsOn(_ sample: FormatOptionSample) { sample.check() }

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

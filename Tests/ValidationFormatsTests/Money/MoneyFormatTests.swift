import Testing
import ValidationFormats

@Suite struct MoneyFormatTests {
  @Test func routingNumbersAreOfKnownDistricts() {
    for number in 0..<1_000 {
      let text = "\(String(number / 10 + 100).dropFirst())000000\(number % 10)"
      #expect(ABARoutingNumberFormat.matches(text) == routingNumberTwin(text), "\(text)")
    }
  }

  @Test func readsTwoDigitsOfAYearInTheNearestCentury() {
    let late = CalendarMonth(year: 2098, month: 11)
    #expect(CardExpiryFormat.month(of: "03/05", near: late) == CalendarMonth(year: 2105, month: 3))
    #expect(CardExpiryFormat.month(of: "03 / 97", near: late) == CalendarMonth(year: 2097, month: 3))
    #expect(CardExpiryFormat.month(of: "03/2001", near: late) == CalendarMonth(year: 2001, month: 3))
    #expect(CardExpiryFormat.month(of: "x", near: late) == nil)
  }

  @Test(
    arguments: [
      ("123", nil, true), ("1234", nil, true), ("12", nil, false), ("12345", nil, false), ("12a", nil, false),
      ("123\n", nil, false), ("123", .visa, true), ("1234", .visa, false), ("1234", .americanExpress, true),
      ("123", .americanExpress, false),
    ] as [(String, PaymentCardNetwork?, Bool)])
  func securityCodesHaveTheLengthOfTheirNetwork(
    _ text: String, network: PaymentCardNetwork?, expected: Bool
  ) { #expect(CardSecurityCodeFormat.matches(text, network: network) == expected) }

  @Test(arguments: [[0xE2, 0x82], [0xC2], [0xE2], [0xF0, 0x9F, 0x92, 0xB0]] as [[UInt8]])
  func brokenScalarsAreNoCurrencySigns(_ bytes: [UInt8]) {
    #expect(!CurrencyAmountFormat.matches(String(decoding: bytes + [0x35], as: UTF8.self)))
  }

  @Test(arguments: [
    ("(1,234.56)", true), ("($1)", true), ("(1.00", false), ("1.00)", false), ("()", false),
    ("-(1.00)", false),
    ("(-1.00)", false), ("((1.00))", false),
  ])
  func acceptsAmountsInParentheses(_ text: String, _ isAmount: Bool) {
    #expect(CurrencyAmountFormat.matches(text, .allowsParentheses) == isAmount)
    #expect(!CurrencyAmountFormat.matches(text))
  }

  @Test(arguments: [
    ("12,34,567.89", true), ("1,234", true), ("1,23,456", true), ("1,234,567", true), ("12,34", false),
    ("123,45,678", false),
    ("1,23,45,678", true), ("1,234,56,789", false), ("1,23,456,789", false), ("0,12,345", false),
    ("1,2,345", false),
  ])
  func acceptsIndianGroups(_ text: String, _ isAmount: Bool) {
    #expect(CurrencyAmountFormat.matches(text, .allowsIndianGroups) == isAmount)
  }
}

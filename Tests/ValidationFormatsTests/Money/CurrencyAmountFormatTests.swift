import Testing
import ValidationFormats

@Suite struct CurrencyAmountFormatTests {
  @Test(arguments: [
    "0", "7", "1234567", "1,234,567", "12,345.67", "12345.67", "0.05", ".05", "$5", "€1,000.00", "-5",
    "-£0.99",
    "\u{20A0}1",  // the block of currency signs, from its first
    "\u{20C1}1",  // to its last, Saudi Arabia's riyal
  ])
  func accepts(_ text: String) { #expect(CurrencyAmountFormat.matches(text)) }

  @Test(arguments: [
    "", "-", "$", ".",
    "00",  // leading zero
    "01.00",
    "0,123",
    "1234,567",  // four digits before a separator
    "1,23", "1,2345", ",123", "1,", "1,,234", "1,234,5678",
    "1.5",  // one digit of cents
    "1.505", "1.", "1.23.45",
    "$ 5",  // space not allowed
    "5$",  // trailing not allowed
    "$$5",
    "\u{209F}5",  // next to the block of currency signs
    "\u{20C2}5",
    "$-5",  // minus behind the sign
    "--5", "+5", "USD 5", "5\n", " 5", "٥",
  ])
  func rejects(_ text: String) { #expect(!CurrencyAmountFormat.matches(text)) }

  @Test(arguments: ["1.234.567,89 €", "1234,50€", "-12,00", "€ 5"])
  func acceptsGermanAmounts(_ text: String) { #expect(german(text)) }

  @Test(arguments: ["1,234.56", "1.23", "€ 5 €", "5  €", "5 "])
  func rejectsAmountsThatAreNotGerman(_ text: String) { #expect(!german(text)) }

  @Test func separatorsMayHaveSeveralBytes() {
    func french(_ text: String) -> Bool {
      CurrencyAmountFormat.matches(text, decimalSeparator: ",", groupingSeparator: "\u{202F}")
    }
    #expect(french("1\u{202F}234\u{202F}567,89"))
    #expect(!french("1\u{202F}23"))
    #expect(!french("1\u{202F}"))
    #expect(!french("1 234"))
  }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      var rest = text.unicodeScalars[...]
      if rest.first == "-" { rest.removeFirst() }
      if let sign = rest.first, sign == "$" || ("\u{A2}"..."\u{A5}").contains(sign) { rest.removeFirst() }
      let parts = rest.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard (1...2).contains(parts.count) else { return false }
      if parts.count == 2 {
        guard CheckDigitTwins.digits(parts[1])?.count == 2 else { return false }
        if parts[0].isEmpty { return true }
      }
      let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard let first = CheckDigitTwins.digits(groups[0]), !first.isEmpty,
        first[0] > 0 || (first.count == 1 && groups.count == 1)
      else { return false }
      return groups.count == 1
        || first.count <= 3 && groups.dropFirst().allSatisfy { CheckDigitTwins.digits($0)?.count == 3 }
    }
    expectAgreement(
      of: { CurrencyAmountFormat.matches($0) }, with: twin,
      around: ["$1.50", "1,234.56", "-£12,345,678.90", "1234567", ".99"])
  }

  @Test func codesAreAllowedOnRequest() {
    func coded(_ text: String) -> Bool {
      CurrencyAmountFormat.matches(text, currencyPosition: .either, .init(allowsCode: true))
    }
    #expect(coded("USD 5"))
    #expect(coded("USD5"))
    #expect(coded("5.00 CHF"))
    #expect(coded("-EUR 5"))
    #expect(!coded("usd 5"))
    #expect(!coded("US 5"))
    #expect(!coded("ABC 5"))  // no such currency
    #expect(!coded("USD"))
    #expect(!coded("USD 5 EUR"))
    #expect(!coded("5 EURO"))
  }

  @Test func brokenScalarsAreNoSigns() {
    for bytes: [UInt8] in [[0xE2, 0x82], [0xC2], [0xE2], [0xF0, 0x9F, 0x92, 0xB0]] {
      #expect(!CurrencyAmountFormat.matches(String(decoding: bytes + [0x35], as: UTF8.self)))
    }
  }

  @Test func separatorsThatCannotWorkAreRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = CurrencyAmountFormat.matches("1", decimalSeparator: ",", groupingSeparator: ",")
    }
    await #expect(processExitsWith: .failure) { _ = CurrencyAmountFormat.matches("1", decimalSeparator: "1") }
    await #expect(processExitsWith: .failure) {
      _ = CurrencyAmountFormat.matches("1", groupingSeparator: "0")
    }
    await #expect(processExitsWith: .failure) {
      _ = CurrencyAmountFormat.matches("1", fractionDigits: -1...2)
    }
  }

  private func german(_ text: String) -> Bool {
    CurrencyAmountFormat.matches(
      text, decimalSeparator: ",", groupingSeparator: ".", currencyPosition: .either, .init(allowsSpace: true)
    )
  }
}

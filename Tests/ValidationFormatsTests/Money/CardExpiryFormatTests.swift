import Testing
import ValidationFormats

@Suite struct CardExpiryFormatTests {
  private static let may2027 = CalendarMonth(year: 2027, month: 5)

  @Test(arguments: ["01/27", "12/99", "05/2027", "05/0000"])
  func acceptsTheShape(_ text: String) { #expect(CardExpiryFormat.matches(text)) }

  @Test(arguments: [
    "", "00/27", "13/27",
    "5/27",  // one digit
    "05/027", "05/20270", "05-27", "0527", "05/27\n",
    "05 / 27",  // spaces not allowed
    "05/ 2", "xx/27", "2027/05",
  ])
  func rejectsOtherShapes(_ text: String) { #expect(!CardExpiryFormat.matches(text)) }

  @Test(arguments: ["05/27", "06/27", "01/28", "12/76", "05/2027", "12/2076"])
  func acceptsWhatIsNotOver(_ text: String) {
    #expect(CardExpiryFormat.matches(text, notBefore: Self.may2027))
  }

  @Test(arguments: [
    "04/27", "12/26", "04/2027",
    "05/77",  // 1977
    "05/2077",  // fifty years ahead
    "05/99",
  ])
  func rejectsWhatIsOver(_ text: String) { #expect(!CardExpiryFormat.matches(text, notBefore: Self.may2027)) }

  @Test func readsTwoDigitsInTheNearestCentury() {
    let late = CalendarMonth(year: 2098, month: 11)
    #expect(CardExpiryFormat.month(of: "03/05", near: late) == CalendarMonth(year: 2105, month: 3))
    #expect(CardExpiryFormat.month(of: "03 / 97", near: late) == CalendarMonth(year: 2097, month: 3))
    #expect(CardExpiryFormat.month(of: "03/2001", near: late) == CalendarMonth(year: 2001, month: 3))
    #expect(CardExpiryFormat.month(of: "x", near: late) == nil)
  }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      let parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, parts[0].utf8.count == 2, [2, 4].contains(parts[1].utf8.count),
        let month = CheckDigitTwins.digits(parts[0]), CheckDigitTwins.digits(parts[1]) != nil
      else { return false }
      return (1...12).contains(month[0] * 10 + month[1])
    }
    expectAgreement(of: { CardExpiryFormat.matches($0) }, with: twin, around: ["05/27", "12/2027", "10/30"])
  }

  @Test func monthsOutOfRangeAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = CalendarMonth(year: 2027, month: 13) }
  }

  @Test(
    arguments: [
      ("123", nil, true), ("1234", nil, true), ("12", nil, false), ("12345", nil, false), ("12a", nil, false),
      ("123\n", nil, false), ("123", .visa, true), ("1234", .visa, false), ("1234", .americanExpress, true),
      ("123", .americanExpress, false),
    ] as [(String, PaymentCardNetwork?, Bool)])
  func securityCodesHaveTheLengthOfTheirNetwork(_ text: String, network: PaymentCardNetwork?, expected: Bool)
  {
    #expect(CardSecurityCodeFormat.matches(text, network: network) == expected)
  }
}

import Testing
import ValidationFormats

@Suite struct BankCodeFormatTests {
  @Test(arguments: [
    "DEUTDEFF", "DEUTDEFF500", "NEDSZAJJ123",
    "1BCDGB2L",  // the party may have digits
    "NCBVXKPR",  // Kosovo
    "CAIXICBB",  // Canary Islands
  ])
  func acceptsBusinessIdentifiers(_ text: String) { #expect(BICFormat.matches(text)) }

  @Test(arguments: [
    "", "DEUTDEF", "DEUTDEFF5", "DEUTDEFF5000",
    "DEUTXYFF",  // no such country
    "DEUTD1FF", "deutdeff", "DEUT-EFF", "DEUTDEFF\n", "DEUTDEFF50é",
  ])
  func rejectsOtherBusinessIdentifiers(_ text: String) { #expect(!BICFormat.matches(text)) }

  @Test func businessIdentifiersAgreeWithTheirTwin() {
    func twin(_ text: String) -> Bool {
      let scalars = Array(text.unicodeScalars)
      guard scalars.count == 8 || scalars.count == 11 else { return false }
      guard scalars.allSatisfy({ ("A"..."Z").contains($0) || ("0"..."9").contains($0) }) else { return false }
      return String(String.UnicodeScalarView(scalars[4..<6])) == "DE"
    }
    expectAgreement(
      of: { text in BICFormat.matches(text) && text.dropFirst(4).hasPrefix("DE") },
      with: twin,
      around: ["DEUTDEFF", "DEUTDEFF500"])
  }

  @Test(arguments: [
    "011000015",  // Federal Reserve Bank of Boston
    "021000021", "121000358", "322271627",
    "000000518",  // government
    "800000006",  // traveller's cheques
  ])
  func acceptsRoutingNumbers(_ text: String) { #expect(ABARoutingNumberFormat.matches(text)) }

  @Test(arguments: [
    "",
    "011000016",  // wrong check digit
    "01100001",
    "0110000150",
    "130000006",  // no such district
    "500000005", "810000009", "000000000", "01100001a", "011000015\n",
  ])
  func rejectsOtherRoutingNumbers(_ text: String) { #expect(!ABARoutingNumberFormat.matches(text)) }

  @Test func routingNumbersAgreeWithTheirTwin() {
    func twin(_ text: String) -> Bool {
      guard let digits = CheckDigitTwins.digits(text), digits.count == 9, digits.contains(where: { $0 > 0 })
      else { return false }
      let sum = zip(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]).reduce(0) { $0 + $1.0 * $1.1 }
      let allowed = Set(0...12).union(21...32).union(61...72).union([80])
      return sum.isMultiple(of: 10) && allowed.contains(digits[0] * 10 + digits[1])
    }
    expectAgreement(
      of: { ABARoutingNumberFormat.matches($0) }, with: twin, around: ["011000015", "322271627", "800000006"])
    for prefix in 0...99 {
      for check in 0...9 {
        let text = "\(prefix < 10 ? "0" : "")\(prefix)000000\(check)"
        #expect(ABARoutingNumberFormat.matches(text) == twin(text), "\(text)")
      }
    }
  }
}

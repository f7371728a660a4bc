import Testing
import ValidationFormats

@Suite struct RegisteredIdentifierFormatTests {
  @Test(arguments: [
    "US0378331005",
    "GB0002634946",
    "XS0083723162",  // international
    "AN8068571086",  // a country that is no more
    "EZ0000000003",  // a derivative
  ])
  func acceptsSecurities(_ text: String) { #expect(ISINFormat.matches(text)) }

  @Test(arguments: [
    "",
    "US0378331004",
    "US0373831005",  // two digits exchanged
    "ZZ0378331007",  // no such country
    "us0378331005", "US037833100", "US03783310055", "US037833100A", "US03783-1005", "US0378331005\n",
  ])
  func rejectsOtherSecurities(_ text: String) { #expect(!ISINFormat.matches(text)) }

  @Test func securitiesAgreeWithTheirTwin() {
    func twin(_ text: String) -> Bool {
      guard text.unicodeScalars.count == 12, ["US", "GB"].contains(text.prefix(2)),
        text.last?.isWholeNumber == true
      else { return false }
      var digits = ""
      for scalar in text.unicodeScalars {
        guard ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar),
          let value = Int(String(scalar), radix: 36)
        else { return false }
        digits += String(value)
      }
      return CheckDigitTwins.luhn(digits)
    }
    expectAgreement(
      of: { ["US", "GB"].contains($0.prefix(2)) && ISINFormat.matches($0) }, with: twin,
      around: ["US0378331005", "GB00B03MLX29"])
  }

  @Test(arguments: ["490154203237518", "356938035643809"])
  func acceptsDevices(_ text: String) { #expect(IMEIFormat.matches(text)) }

  @Test(arguments: [
    "", "490154203237517", "49015420323751",
    "4901542032375180",  // sixteen digits only on request
    "49-015420-323751-8",  // hyphens only on request
    "49015420323751A",
    "490154203237518\n",
  ])
  func rejectsOtherDevices(_ text: String) { #expect(!IMEIFormat.matches(text)) }

  @Test func devicesMayHaveHyphensOrASoftwareVersionOnRequest() {
    #expect(IMEIFormat.matches("49-015420-323751-8", .init(allowsHyphens: true)))
    #expect(IMEIFormat.matches("490154203237518", .init(allowsHyphens: true)))
    #expect(!IMEIFormat.matches("490-15420-323751-8", .init(allowsHyphens: true)))
    #expect(!IMEIFormat.matches("49-015420-323751-7", .init(allowsHyphens: true)))
    #expect(!IMEIFormat.matches("49-015420-323751-80", .init(allowsHyphens: true)))
    #expect(IMEIFormat.matches("4901542032375199", .init(allowsSoftwareVersion: true)))
    #expect(!IMEIFormat.matches("49015420323751999", .init(allowsSoftwareVersion: true)))
    #expect(
      IMEIFormat.matches("49-015420-323751-80", .init(allowsHyphens: true, allowsSoftwareVersion: true)))
  }

  @Test func devicesAgreeWithTheirTwin() {
    expectAgreement(
      of: { IMEIFormat.matches($0) },
      with: { $0.utf8.count == 15 && CheckDigitTwins.luhn($0) },
      around: ["490154203237518", "356938035643809"])
  }

  @Test(arguments: ["5493001KJTIIGC8Y1R12", "529900T8BM49AURSDO55", "HWUPKR0MPOU8FGXBT394"])
  func acceptsLegalEntities(_ text: String) { #expect(LEIFormat.matches(text)) }

  @Test(arguments: [
    "", "5493001KJTIIGC8Y1R13", "5493001kjtiigc8y1r12", "5493001KJTIIGC8Y1R1", "5493001KJTIIGC8Y1R122",
    "5493WXF5BEUYPIMTXE00",  // congruent to 97, but not what the standard computes
    "5493G3L7DEJSBAFUDD01",
    "549308T2FZ43D1BWVM99",
    "5493001KJTIIGC8Y1RAB",  // letters for check digits
    "5493001KJTIIGC-Y1R12",
    "5493001KJTIIGC8Y1R12\n",
  ])
  func rejectsOtherLegalEntities(_ text: String) { #expect(!LEIFormat.matches(text)) }

  @Test func legalEntitiesAgreeWithTheirTwin() {
    func twin(_ text: String) -> Bool {
      guard text.unicodeScalars.count == 20, let check = Int(text.suffix(2)), (2...98).contains(check),
        CheckDigitTwins.digits(String(text.suffix(2))) != nil
      else { return false }
      return CheckDigitTwins.remainder97(text) == 1
    }
    expectAgreement(
      of: { LEIFormat.matches($0) }, with: twin, around: ["5493001KJTIIGC8Y1R12", "HWUPKR0MPOU8FGXBT394"])
  }
}

import Testing
import ValidationFormats

@Suite struct LuhnFormatTests {
  @Test(arguments: [
    "79927398713",
    "0",  // nothing but a check digit
    "18", "000000000000", "123456789012345678901234567890123456",
  ])
  func accepts(_ text: String) { #expect(LuhnFormat.matches(text)) }

  @Test(arguments: [
    "",
    "79927398710",  // another check digit
    "97927398713",  // two digits exchanged
    "7992 7398 713",  // separators
    "79927398713\n",
    "-18",
    "１８",  // full-width digits
  ])
  func rejects(_ text: String) { #expect(!LuhnFormat.matches(text)) }

  @Test func acceptsOneCheckDigitOfTen() {
    for number in 0..<500 {
      let accepted = (0...9).filter { LuhnFormat.matches("\(number)\($0)") }
      #expect(accepted.count == 1, "\(number)")
    }
  }

  @Test func agreesWithItsTwin() {
    expectAgreement(
      of: { LuhnFormat.matches($0) }, with: CheckDigitTwins.luhn,
      around: ["79927398713", "18", "4000000000000000006"])
  }
}

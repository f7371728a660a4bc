import Testing
import ValidationFormats

@Suite struct HexColorFormatTests {
  @Test(arguments: ["#f00", "#F00C", "#ff0000", "#ff0000cC", "#ABCDEF", "#01234567"])
  func accepts(_ text: String) { #expect(HexColorFormat.matches(text)) }

  @Test(arguments: [
    "", "#", "#ff", "ff",
    "#ff000",  // five digits
    "#ff00000", "#ff0000cc0", "#ggg",
    "fff",  // no hash
    "ABCDEF", "##fff", "fff#", "0xff0000", "red", "#fff\n", " #fff",
    "#ｆｆｆ",  // full-width letters
  ])
  func rejects(_ text: String) { #expect(!HexColorFormat.matches(text)) }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      text.unicodeScalars.first == "#" && isDigits(text.unicodeScalars.dropFirst())
    }
    func looseTwin(_ text: String) -> Bool { twin(text) || isDigits(text.unicodeScalars[...]) }
    func isDigits(_ digits: Substring.UnicodeScalarView) -> Bool {
      [3, 4, 6, 8].contains(digits.count)
        && digits.allSatisfy { $0.isASCII && $0.properties.isASCIIHexDigit }
    }
    let good = ["#fff", "#12345678", "#ABCDEF"]
    expectAgreement(of: { HexColorFormat.matches($0) }, with: twin, around: good)
    expectAgreement(
      of: { HexColorFormat.matches($0, .lenient) }, with: looseTwin,
      around: good + ["fff", "abcdef"])
  }
}

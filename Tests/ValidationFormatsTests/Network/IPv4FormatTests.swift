import Testing
import ValidationFormats

@Suite struct IPv4FormatTests {
  @Test(arguments: ["0.0.0.0", "192.0.2.1", "255.255.255.255"])
  func accepts(_ text: String) { #expect(IPv4Format.matches(text)) }

  @Test(arguments: [
    "",
    "1.2.3",  // too few parts
    "1.2.3.4.5",  // too many
    "256.0.0.1",  // above one octet
    "010.0.0.1",  // leading zero, octal to some resolvers
    "00.0.0.0",
    "1.2.3.4\n",  // trailing newline, which `$` in a regular expression lets through
    "1..2.3", ".1.2.3", "1.2.3.",
    "١.2.3.4",  // Arabic-Indic digit
  ])
  func rejects(_ text: String) { #expect(!IPv4Format.matches(text)) }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      let parts = text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      return parts.count == 4 && parts.allSatisfy { part in UInt8(part).map(String.init) == part }
    }
    expectAgreement(
      of: { IPv4Format.matches($0) }, with: twin, around: ["0.0.0.0", "192.0.2.1", "255.255.255.255"])
  }
}

import Testing
import ValidationFormats

@Suite struct MACAddressFormatTests {
  @Test(arguments: ["00:00:5e:00:53:01", "00-00-5E-00-53-01", "0000.5e00.5301", "FF:ff:Ff:fF:00:99"])
  func accepts(_ text: String) { #expect(MACAddressFormat.matches(text)) }

  @Test(arguments: [
    "",
    "00005e005301",  // no separators
    "00:00:5e:00:53",
    "00:00:5e:00:53:01:02",
    "0:0:5e:0:53:1",  // left-out zeros
    "00:00-5e:00-53:01",  // mixed separators
    "0000.5e00:5301", "0000-5e00-5301", "0000:5e00:5301", "00.00.5e.00.53.01", "00 00 5e 00 53 01",
    "00:00:5e:00:53:0g", "00:00:5e:00:53:01\n", ":00:00:5e:00:53:0",
    "00:00:5e:00:53:٠",  // Arabic-Indic digit, two bytes
    "00:00:5e:00:53:01:02:03",  // EUI-64
    "0000.5e00.5301.0203",
  ])
  func rejects(_ text: String) { #expect(!MACAddressFormat.matches(text)) }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      ([(":", 2, 6), ("-", 2, 6), (".", 4, 3)] as [(Unicode.Scalar, Int, Int)]).contains {
        separator, digits, groups in
        let parts = text.unicodeScalars.split(separator: separator, omittingEmptySubsequences: false)
        return parts.count == groups
          && parts.allSatisfy {
            $0.count == digits && $0.allSatisfy { $0.isASCII && Character($0).isHexDigit }
          }
      }
    }
    expectAgreement(
      of: { MACAddressFormat.matches($0) }, with: twin,
      around: ["00:00:5e:00:53:01", "AA-BB-CC-DD-EE-FF", "0123.4567.89ab"])
  }
}

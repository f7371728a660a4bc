import Testing
import ValidationFormats

@Suite struct PortFormatTests {
  @Test(arguments: ["0", "1", "80", "8080", "65535"])
  func accepts(_ text: String) { #expect(PortFormat.matches(text)) }

  @Test(arguments: ["", "00", "080", "65536", "99999", "100000", "-1", "+80", " 80", "80\n", "8O", "８０"])
  func rejects(_ text: String) { #expect(!PortFormat.matches(text)) }

  @Test func acceptsEachPortAsItIsPrinted() {
    for port in 0...70_000 { #expect(PortFormat.matches(String(port)) == (port <= 65535)) }
  }

  @Test func agreesWithItsTwin() {
    expectAgreement(
      of: { PortFormat.matches($0) },
      with: { text in UInt16(text).map { String($0).utf8.elementsEqual(text.utf8) } ?? false },
      around: ["0", "443", "65535"])
  }
}

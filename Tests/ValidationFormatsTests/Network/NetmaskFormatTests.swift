import Testing
import ValidationFormats

@Suite struct NetmaskFormatTests {
  @Test func acceptsTheThirtyThreeMasks() {
    for length in 0...32 {
      let mask = length == 0 ? 0 : UInt32.max << UInt32(32 - length)
      let text = [24, 16, 8, 0].map { String(mask >> $0 & 0xFF) }.joined(separator: ".")
      #expect(NetmaskFormat.matches(text), "\(text)")
      #expect(!NetmaskFormat.matches("/\(length)"))
      #expect(NetmaskFormat.matches("/\(length)", .init(allowsPrefixLength: true)))
    }
  }

  @Test(arguments: [
    "",
    "255.0.255.0",  // a gap
    "0.255.255.255",  // a wildcard mask
    "255.255.255.253", "254.255.0.0", "1.0.0.0", "255.255.255", "255.255.255.0\n", "255.255.255.00",
    "255.255.255.256", "ffff:ffff::", "192.0.2.0/24", "/33", "/99", "/100", "/", "/01", "/1 ", "24",
  ])
  func rejects(_ text: String) {
    #expect(!NetmaskFormat.matches(text))
    #expect(!NetmaskFormat.matches(text, .init(allowsPrefixLength: true)))
  }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      let parts = text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let octets = parts.compactMap { part in UInt8(part).flatMap { String($0) == part ? $0 : nil } }
      guard parts.count == 4, octets.count == 4 else { return false }
      let bits = octets.map {
        String(repeating: "0", count: $0.leadingZeroBitCount) + ($0 == 0 ? "" : String($0, radix: 2))
      }
      return !bits.joined().contains("01")
    }
    expectAgreement(
      of: { NetmaskFormat.matches($0) }, with: twin, around: ["0.0.0.0", "255.255.240.0", "255.255.255.255"])
  }
}

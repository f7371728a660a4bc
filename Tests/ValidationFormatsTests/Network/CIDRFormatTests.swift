import Testing
import ValidationFormats

@Suite struct CIDRFormatTests {
  @Test(arguments: [
    "192.0.2.0/24",
    "192.0.2.1/24",  // bits behind the prefix
    "0.0.0.0/0", "255.255.255.255/32", "2001:db8::/32", "::/0", "::1/128", "::ffff:192.0.2.0/120",
  ])
  func accepts(_ text: String) { #expect(CIDRFormat.matches(text)) }

  @Test(arguments: [
    "", "/", "/24", "24", "192.0.2.0", "192.0.2.0/", "192.0.2.0/33",
    "192.0.2.0/024",  // leading zero
    "192.0.2.0/00", "192.0.2.0/-1", "192.0.2.0/+1", "192.0.2.0/1000", "192.0.2.0/18446744073709551616",
    "192.0.2.0/255.255.255.0",
    "192.0.2/24",  // octets left out
    "192.0.2.0/24/24", "192.0.2.0//24", "192.0.2.0/24\n", "192.0.2.0 /24", "2001:db8::/129",
    "2001:db8::/0x20", "fe80::%eth0/64", "[2001:db8::]/32",
    "192.0.2.0/٢٤",  // Arabic-Indic digits
  ])
  func rejects(_ text: String) { #expect(!CIDRFormat.matches(text)) }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      let parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let length = UInt8(parts[1]), String(length) == parts[1] else { return false }
      return IPv4Format.matches(parts[0]) && length <= 32 || IPv6Format.matches(parts[0]) && length <= 128
    }
    expectAgreement(
      of: { CIDRFormat.matches($0) }, with: twin,
      around: ["1.2.3.4/5", "192.0.2.0/24", "2001:db8::/128", "::/0"])
  }
}

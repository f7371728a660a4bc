import Foundation
import Testing
import ValidationFormats

@Suite struct IPAddressTests {
  @Test func hasItsOctets() {
    #expect(IPAddress("192.0.2.1")?.bytes == [192, 0, 2, 1])
    #expect(IPAddress("192.0.2.1")?.version == .v4)
    #expect(
      IPAddress("2001:db8::ff:1")?.bytes == [0x20, 0x01, 0x0D, 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0, 1])
    #expect(IPAddress("2001:db8::ff:1")?.version == .v6)
    #expect(IPAddress("::")?.bytes == Array(repeating: 0, count: 16))
    #expect(
      IPAddress("::ffff:192.0.2.1")?.bytes == Array(repeating: 0, count: 10) + [255, 255, 192, 0, 2, 1])
  }

  @Test(arguments: ["", "1.2.3", "1.2.3.4/24", "1::2::3", "[::1]", "fe80::1%eth0", "::1\n"])
  func isNilForAnythingElse(_ text: String) { #expect(IPAddress(text) == nil) }

  @Test func isMadeOfFourOrSixteenOctets() {
    #expect(IPAddress(bytes: [192, 0, 2, 1]) == IPAddress("192.0.2.1"))
    #expect(
      IPAddress(bytes: Array(repeating: 0xFF, count: 16))?.description
        == "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff")
    #expect(IPAddress(bytes: []) == nil)
    #expect(IPAddress(bytes: [1, 2, 3, 4, 5]) == nil)
  }

  @Test(
    arguments: [
      ("010.0.0.1", nil),
      ("192.0.2.1", "192.0.2.1"),
      ("2001:0DB8::0001", "2001:db8::1"),  // lower case, no leading zeros
      ("0:0:0:0:0:0:0:0", "::"), ("0:0:0:0:0:0:0:1", "::1"), ("1:0:0:0:0:0:0:0", "1::"),
      ("2001:db8::1:1:1:1:1", "2001:db8:0:1:1:1:1:1"),  // `::` does not stand for one group
      ("2001:0:0:1:0:0:0:1", "2001:0:0:1::1"),  // the longest run
      ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"),  // the first one of equal length
      ("1:2:3:4:5:6:0:0", "1:2:3:4:5:6::"),
      ("::ffff:c000:201", "::ffff:192.0.2.1"),  // IPv4-mapped
      ("::ffff:0:c000:201", "::ffff:0:192.0.2.1"),  // IPv4-translated
      ("64:ff9b::c000:201", "64:ff9b::192.0.2.1"),  // behind a translator
      ("64:ff9b:1::c000:201", "64:ff9b:1::c000:201"),  // the prefix for local use tells nothing
      ("::192.0.2.1", "::c000:201"),  // the deprecated IPv4-compatible form
      ("::ffff:0.0.0.0", "::ffff:0.0.0.0"),
    ] as [(String, String?)])
  func hasACanonicalForm(_ text: String, _ canonical: String?) {
    #expect(IPAddress(text)?.description == canonical)
  }

  @Test func hasAZone() throws {
    let address = try #require(IPAddress("FE80::1%eth0", .allowsZone))
    #expect(address.zone == "eth0")
    #expect(address.description == "fe80::1%eth0")
    #expect(address != IPAddress("fe80::1"))
    #expect(IPAddress("fe80::1", .allowsZone)?.zone == nil)
    #expect(IPAddress("192.0.2.1%eth0", .allowsZone) == nil)
  }

  @Test func isOrderedByVersionAndNumber() throws {
    let texts = ["::1", "9.0.0.0", "10.0.0.0", "2001:db8::", "::", "1::"]
    let addresses = try texts.map { try #require(IPAddress($0)) }
    #expect(
      addresses.sorted().map(\.description) == ["9.0.0.0", "10.0.0.0", "::", "::1", "1::", "2001:db8::"])
  }

  @Test func agreesWithTheSystem() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      var octets: [UInt8] = []
      for _ in 0..<8 {
        let isZero = Bool.random(using: &generator)
        octets +=
          isZero
          ? [0, 0] : [.random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator)]
      }
      guard let address = IPAddress(bytes: octets) else {
        Issue.record("No address of \(octets)")
        continue
      }
      #expect(address.bytes == octets)
      #expect(IPAddress(address.description) == address)
      var parsed = [UInt8](repeating: 0, count: 16)
      #expect(unsafe inet_pton(AF_INET6, address.description, &parsed) == 1)
      #expect(parsed == octets, "\(address)")
    }
  }
}

import Foundation
import Testing
import ValidationFormats

@Suite struct UUIDFormatTests {
  @Test(arguments: [
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
    "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
    "00000000-0000-0000-0000-000000000000",  // nil
    "ffffffff-ffff-ffff-ffff-ffffffffffff",  // max
    "f81d4fae-7dec-f1d0-0765-00a0c91e6bf6",  // no version or variant of RFC 9562
  ])
  func accepts(_ text: String) { #expect(UUIDFormat.matches(text)) }

  @Test(arguments: [
    "", "f81d4fae7dec11d0a76500a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf",
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf66", "f81d4fae-7dec-11d0-a765-00a0c91e6bfg",
    "f81d4fa-e7dec-11d0-a765-00a0c91e6bf6", "f81d4fae_7dec_11d0_a765_00a0c91e6bf6",
    "{f81d4fae-7dec-11d0-a765-00a0c91e6bf}", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf\n", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6\n",
    "f81d4fae-7dec-11d0-a765-00a0c91e6b٦",  // Arabic-Indic digit, two bytes
  ])
  func rejects(_ text: String) { #expect(!UUIDFormat.matches(text)) }

  @Test func requiresTheVariantWithAVersion() {
    for digit in 0...15 {
      for digit in [String(digit, radix: 16), String(digit, radix: 16, uppercase: true)] {
        let text = "f81d4fae-7dec-41d0-\(digit)765-00a0c91e6bf6"
        #expect(UUIDFormat.matches(text, version: 4) == "89abAB".contains(digit))
      }
    }
  }

  @Test func acceptsThoseOfTheSystem() {
    for _ in 0..<20 { #expect(UUIDFormat.matches(UUID().uuidString, version: 4)) }
  }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      let groups = text.unicodeScalars.split(separator: "-", omittingEmptySubsequences: false)
      return groups.map(\.count) == [8, 4, 4, 4, 12]
        && groups.joined().allSatisfy { $0.isASCII && Character($0).isHexDigit }
    }
    expectAgreement(
      of: { UUIDFormat.matches($0) }, with: twin,
      around: ["f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "FFFFFFFF-0000-9999-AAAA-aaaaffff0909"])
  }

  @Test func requiresAKnownVersion() async {
    await #expect(processExitsWith: .failure) { _ = UUIDFormat.matches("", version: 0) }
    await #expect(processExitsWith: .failure) { _ = UUIDFormat.matches("", version: 9) }
  }
}

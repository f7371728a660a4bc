import Foundation
import Testing

@testable import ValidationFormats

/// Parsed values as properties and columns: each is stored as its canonical form, and read again.
@Suite struct ParsedValueTests {
  private func expectRoundTrip<Value: ParsedValue>(_ value: Value?, _ canonical: String) throws {
    let value = try #require(value)
    let data = try JSONEncoder().encode([value])
    #expect(try JSONDecoder().decode([String].self, from: data) == [canonical])
    let read = try JSONDecoder().decode([Value].self, from: data)
    #expect(read == [value] && read[0].hashValue == value.hashValue && read[0].canonical == canonical)
  }

  @Test func areReadAgainWithTheirOptions() throws {
    try expectRoundTrip(EmailAddress("Ada@BÜCHER.example"), "Ada@xn--bcher-kva.example")
    let options: EmailFormat.Options = [
      .allowsQuotedLocalPart, .allowsAddressLiteral, .allowsSingleLabelDomain,
    ]
    try expectRoundTrip(EmailAddress(#""a b"@[192.0.2.1]"#, options), #""a b"@[192.0.2.1]"#)
    try expectRoundTrip(EmailAddress("ada@LOCALHOST", options), "ada@localhost")
    try expectRoundTrip(PhoneNumber("020 7946 0018 ext 12", region: "GB", .lenient), "+442079460018;ext=12")
    try expectRoundTrip(PaymentCardNumber("4111 1111 1111 1111", .lenient), "4111111111111111")
    try expectRoundTrip(IBAN("de89 3704 0044 0532 0130 00", .lenient), "DE89370400440532013000")
    try expectRoundTrip(
      IBAN("DZ580002100001113000000570", .includesUnregisteredCountries), "DZ580002100001113000000570")
    try expectRoundTrip(VATNumber("AT U13585627", country: "AT", .lenient), "ATU13585627")
    try expectRoundTrip(ISBN("0-306-40615-2"), "9780306406157")
    try expectRoundTrip(IPAddress("FE80:0::1%eth0", .allowsZone), "fe80::1%eth0")
    try expectRoundTrip(SemanticVersion("1.0.0-rc.1+build.5"), "1.0.0-rc.1+build.5")
    try expectRoundTrip(CalendarDate("2024-02-29"), "2024-02-29")
  }

  @Test func areEqualByTheirCanonicalForms() {
    #expect(EmailAddress("ada@EXAMPLE.com") == EmailAddress("ada@example.com"))
    #expect(EmailAddress("Ada@example.com") != EmailAddress("ada@example.com"))
    #expect(Set([EmailAddress("ada@EXAMPLE.com"), EmailAddress("ada@example.com")]).count == 1)
    let electron = PaymentCardNumber("4026000000000002", networks: .visa)
    #expect(electron == PaymentCardNumber("4026000000000002") && electron != nil)
  }

  private func fault<Value: Decodable>(_ type: Value.Type, _ json: String) -> String {
    do {
      _ = try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8))
      return ""
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.map(\.intValue) == [0])
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }

  @Test func aBadTextIsAnErrorThatSaysWhatIsWrong() {
    #expect(fault(EmailAddress.self, #""ada""#) == "The text is not an email address")
    #expect(
      fault(IBAN.self, #""DE88370400440532013000""#) == "The text is not an account number: wrongCheckDigits")
    #expect(fault(PaymentCardNumber.self, #""4111111111111112""#) == "The text is not a payment card number")
    #expect(fault(CalendarDate.self, #""2023-02-29""#).contains("YYYY-MM-DD"))
    #expect(fault(ISBN.self, "7").contains("typeMismatch"))
  }

  @Test func readsTheirDescriptions() throws {
    func read<Value: LosslessStringConvertible & Equatable>(_ value: Value?) throws {
      let value = try #require(value)
      #expect(Value(value.description) == value)
    }
    try read(EmailAddress("ada@EXAMPLE.com"))
    try read(IPAddress("2001:DB8::1"))
    try read(PhoneNumber("020 7946 0018", region: "GB"))
    try read(CalendarDate("2024-02-29"))
    #expect((PaymentCardNumber("4111111111111111") as Any) is any LosslessStringConvertible == false)
    #expect(!"\(try #require(PaymentCardNumber("4111111111111111")))".contains("411111"))
  }
}

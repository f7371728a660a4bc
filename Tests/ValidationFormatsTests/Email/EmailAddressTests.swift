import Testing
import ValidationFormats

@Suite struct EmailAddressTests {
  @Test func hasItsParts() throws {
    let address = try #require(EmailAddress("First.Last+tag@Sub.example.org"))
    #expect(address.localPart == "First.Last+tag")
    #expect(address.domain == "Sub.example.org")
    #expect(address.description == "First.Last+tag@Sub.example.org")
  }

  @Test func splitsAtTheLastAtSign() throws {
    let address = try #require(
      EmailAddress(#""a@b"@[IPv6:::1]"#, [.allowsQuotedLocalPart, .allowsAddressLiteral]))
    #expect(address.localPart == #""a@b""#)
    #expect(address.domain == "[IPv6:::1]")
  }

  @Test func keepsWhatIsNotASCII() throws {
    let address = try #require(EmailAddress("用户@例子.中国"))
    #expect(address.localPart == "用户")
    #expect(address.domain == "例子.中国")
  }

  @Test(arguments: [
    "", "user", "user@localhost", "\"user\"@example.org", "user@[192.0.2.1]", "user@example.org\n",
  ])
  func isNilForAnythingElse(_ text: String) { #expect(EmailAddress(text) == nil) }
}

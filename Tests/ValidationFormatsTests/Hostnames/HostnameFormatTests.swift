import Foundation
import Testing

@testable import ValidationFormats

@Suite struct HostnameFormatTests {
  @Test(arguments: [
    "localhost", "www.example.com", "WWW.Example.COM", "1host.example", "3com",
    "a--b.example",
    "ab--cd.example",  // reserved, yet in use
    String(repeating: "a", count: 63) + ".example",
    "bücher.example", "xn--bcher-kva.example",
    "XN--Bcher-KVA.example",  // the case of ASCII does not matter
    "例え。テスト",  // ideographic full stop
    "пример．испытание",  // fullwidth full stop
    "straße.example", "שלום.example", "example.xn--9dbne9b",
    "ا1.example",  // digits at the end of a right-to-left label
    "نامه\u{200C}ای.example",  // zero width non-joiner between letters that would join
    "क्\u{200D}ष.example",  // zero width joiner behind a virama
    "col·lecció.example",  // middle dot between two l
  ])
  func accepts(_ text: String) { #expect(HostnameFormat.matches(text)) }

  @Test(arguments: [
    "", ".", ".example",
    "example.",  // root dot
    "example。", "example..com", "-example.com", "example-.com", "example.com-", "exam_ple.com",
    "exam ple.com", "example.com\n", "example.com\0",
    String(repeating: "a", count: 64) + ".example",
    "Bücher.example",  // a capital letter in a Unicode label
    "bu\u{308}cher.example",  // not in Normalization Form C
    "ü-.example", "ab--ü.example",
    "\u{301}a.example",  // leading mark
    "♥.example", "x\u{200D}y.example", "a·b.example",
    "א1.1a",  // a label that begins with a digit beside a right-to-left one
    "א-.example", "אa.example", "xn--.example",
    "xn--a.example",  // Punycode of a control character
    "xn--a-.example",  // nothing but ASCII in it
    "xn--\u{FC}.example",
    "xn--bcher-kv.example",  // ends within a number
  ])
  func rejects(_ text: String) { #expect(!HostnameFormat.matches(text)) }

  @Test func boundsTheWholeName() {
    let labels = String(repeating: String(repeating: "a", count: 63) + ".", count: 3)
    #expect(HostnameFormat.matches(labels + String(repeating: "a", count: 61)))
    #expect(!HostnameFormat.matches(labels + String(repeating: "a", count: 62)))
  }

  @Test func boundsUnicodeNamesInTheirASCIIForm() {
    // `ü` is xn--tda; the first label takes 7 octets.
    let labels = "ü." + String(repeating: String(repeating: "a", count: 63) + ".", count: 3)
    #expect(HostnameFormat.matches(labels + String(repeating: "a", count: 53)))
    #expect(!HostnameFormat.matches(labels + String(repeating: "a", count: 54)))
    #expect(HostnameFormat.matches(String(repeating: "ü", count: 55)))
    #expect(!HostnameFormat.matches(String(repeating: "ü", count: 60)))
  }

  @Test func wantsATopLevelDomainWhereADotIsRequired() {
    #expect(HostnameFormat.matches("example.com", .requiresDot))
    #expect(HostnameFormat.matches("例え。テスト", .requiresDot))
    #expect(!HostnameFormat.matches("localhost", .requiresDot))
    #expect(!HostnameFormat.matches("192.0.2.1", .requiresDot))
    #expect(!HostnameFormat.matches("ü.1", .requiresDot))
    #expect(!HostnameFormat.matches("example.0x7f", .requiresDot))
    #expect(!HostnameFormat.matches("ü.0x", .requiresDot))
    #expect(HostnameFormat.matches("example.0xg", .requiresDot))
    #expect(HostnameFormat.matches("example.1x0", .requiresDot))
  }

  @Test(arguments: ["277.168.0.1", "example.123", "192.0.2.1", "123", "ü.1"])
  func aNumberIsNotATopLevelDomain(_ host: String) {
    #expect(!HostnameFormat.matches(host))
    #expect(HostnameFormat.matches(host, .allowsIPv4) == (host == "192.0.2.1"))
  }

  /// To browsers and `inet_aton` a last label of this kind makes the host an IPv4 address.
  @Test(arguments: ["127.0.0.0x1", "example.0x7f", "example.0X7F", "example.0x", "0x7f.1", "1.2.3.08"])
  func aNumericLastLabelIsNotADomain(_ host: String) {
    #expect(!HostnameFormat.matches(host))
    #expect(!HostnameFormat.matches(host, .allowsIPv4))
    #expect(!HostnameFormat.matches(host, .requiresDot))
    #expect(!URLFormat.matches("http://\(host)/"))
    #expect(!EmailFormat.matches("a@\(host)"))
  }

  @Test func agreesWithItsTwin() throws {
    let label = "(?!.{2}--)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
    let twin = try NSRegularExpression(pattern: "\\A\(label)(?:\\.\(label))*\\z")
    expectAgreement(
      of: { text in
        // Reserved labels are the business of other tests.
        HostnameFormat.matches(text, .asciiOnly)
          && !text.split(separator: ".").contains { $0.dropFirst(2).hasPrefix("--") }
      },
      with: {
        let number = "(?:[0-9]+|0[Xx][0-9A-Fa-f]*)\\z"
        let isNumber = $0.range(of: "(?:\\A|\\.)\(number)", options: .regularExpression) != nil
        return !isNumber && $0.utf8.count <= 253
          && twin.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil
      },
      around: ["a-1.b", "www.example-site.com", "xy.a.b.c.d.e.f"])
  }
}

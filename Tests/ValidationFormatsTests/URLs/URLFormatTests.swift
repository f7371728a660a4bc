import Foundation
import Testing

@testable import ValidationFormats

@Suite struct URLFormatTests {
  /// What browsers write in a query without encoding it.
  @Test(arguments: [
    "http://example.com/?ids[]=1&ids[]=2", "http://example.com/?a=1|2", "http://example.com/?filter={a}",
    "http://example.com?a^b`c\\d", "http://bücher.example/?a[0]=ü", "//example.com/?a[]=1",
  ])
  func acceptsQueriesOfBrowsers(_ text: String) {
    let options: URLFormat.Options = [.allowsProtocolRelative, .allowsUnencodedQuery]
    #expect(URLFormat.matches(text, options))
    #expect(!URLFormat.matches(text, .allowsProtocolRelative))
  }

  @Test(arguments: [
    "http://example.com/a[]", "http://example.com/a|b?c", "http://example.com/?a#[]",
    "http://exa|mple.com/?a",
    "http://example.com/?a b", "http://example.com/?a<b", "http://example.com/?a\"b",
  ])
  func acceptsThemInQueriesOnly(_ text: String) {
    #expect(!URLFormat.matches(text, .allowsUnencodedQuery))
  }

  @Test func encodesQueriesOfBrowsersInTheCanonicalForm() throws {
    let canonical = try #require(URLFormat.canonical("http://example.com/?ids[]=1|{2}"))
    #expect(canonical == "http://example.com/?ids%5B%5D=1%7C%7B2%7D")
    #expect(URLFormat.matches(canonical) && URLFormat.canonical(canonical) == canonical)
  }

  @Test(arguments: [
    "http://example.com", "HTTPS://EXAMPLE.COM/", "https://www.example.com/path/to/page?query=1#frag",
    "http://example.com.",  // root dot
    "http://example.com./path", "http://example.com?", "http://example.com#", "http://example.com/?a=/?b#/?c",
    "http://example.com:0/", "http://example.com:65535",
    "http://example.com:/",  // RFC 3986 lets a port be empty
    "http://user@example.com", "http://user:@example.com", "http://user:pass.word@example.com:8080/",
    "http://-.~_!$&'()*+,;=%40:80%2f@example.com", "http://example.com/-._~!$&'()*+,;=:@%20//",
    "http://my_host.example.com", "http://_service._tcp.example.com", "http://192.0.2.1",
    "http://192.0.2.1:80/",
    "http://237.72\u{FF0E}102.71/",  // other dots and digits are those of ASCII after the mapping of UTS #46
    "http://237\u{3002}72.102.71:80/", "http://\u{FF11}\u{FF18}.25.226.199", "http://1.2.3.com",
    "http://[2001:db8::1]/", "http://[::ffff:192.0.2.1]:8080", "http://user@[::1]/", "http://[::1]:",
    "http://[v7.a:b]/", "http://bücher.example/", "http://xn--bcher-kva.example:80/",
    "http://user@例え。テスト。:80/", "http://example.com/日本?ü#ß",
    "http://example.com/?\u{E000}",  // private use, in a query only
    "http://example.com/?\u{F0000}\u{10FFFD}", "http://example.com/\u{1F600}\u{EFFFD}",
    "http://\(longestHost)/", "http://\(longestHost)./", "http://a.b",
  ])
  func accepts(_ text: String) {
    #expect(URLFormat.matches(text))
    #expect(URLFormat.matches(text, schemes: ["HTTP", "https"]))
  }

  @Test(arguments: [
    "", "example.com", "//example.com", "/path", "http:/example.com", "http://", "http:///path",
    "ftp://example.com",
    "http://localhost", "http://example", "http://example.", "http://.", "http://ex%41mple.com",
    "http://127.0.0.0x1/",  // numbers to browsers and to inet_aton
    "http://example.0x7f", "http://example.0X", "http://bücher.0x7F", "http://example.com:65536",
    "http://example.com:080",  // leading zero
    "http://example.com::80", "http://:password@example.com", "http://a:b:c@example.com", "http://user@/",
    "http://192.0.2", "http://192.0.2.256", "http://192.0.2\u{FF0E}256",
    "http://192.0.2.1.",  // an address has no root dot
    "http://1.2.3.4.5", "http://4294967295", "http://[::1", "http://::1]", "http://[]", "http://[::1]x",
    "http://[::1%25en0]", "http://[192.0.2.1]", "http://[v7]", "http://[v.a]", "http://☃.example/",
    "http://bücher-.example/", "http://xn--a.example/", "http://example.com/a b", "http://example.com/%4g",
    "http://example.com/a\\b", "http://example.com/[a]", "http://example.com/?a[0]=1",
    "http://example.com/{a}|^`\"", "http://example.com/##", "http://example.com/\u{E000}",
    "http://example.com/?q#\u{E000}", "http://example.com/#?\u{E000}", "http://example.com/\u{F0000}",
    "http://example.com/?\u{1FFFE}",  // noncharacters
    "http://example.com/?\u{10FFFF}",
    "http://example.com/\(String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self))",  // U+FDD0
    "http://example.com/\u{E0001}",  // a tag, which is not seen
    "http://a\(longestHost)/", "http://a\(longestHost)./",
    "http://\(String(repeating: "a", count: 64)).example",
    "http://example.com/\u{85}",
    "http://example.com/\u{202E}moc",  // turns around what follows
    "http://example.com/\u{FFFE}", "http://example.com\n", "http://example.com/\n", "http://example.com/\0",
    " http://example.com",
  ])
  func rejects(_ text: String) {
    #expect(!URLFormat.matches(text))
    #expect(!URLFormat.matches(text, schemes: ["HTTP", "https"]))
  }

  @Test func comparesSchemesCaseAside() {
    #expect(URLFormat.matches("git+ssh://example.com/", schemes: ["GIT+ssh"]))
    #expect(URLFormat.matches("FTP://example.com", schemes: ["ftp"]))
    #expect(!URLFormat.matches("http://example.com", schemes: ["ftp"]))
    #expect(!URLFormat.matches("http://example.com", schemes: []))
    #expect(!URLFormat.matches("://example.com", schemes: [""]))
    #expect(!URLFormat.matches("a b://example.com", schemes: ["a b"]))
  }

  @Test func agreesWithItsTwin() throws {
    let label = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
    let character = "[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2}"
    let port = "[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]|0|"
    let twin = try NSRegularExpression(
      pattern: """
        \\A[Hh][Tt][Tt][Pp][Ss]?://(?:(?:\(character))+(?::(?:\(character))*)?@)?\
        (?:[A-Za-z0-9_](?:[A-Za-z0-9_-]*[A-Za-z0-9_])?\\.)+(?![0-9]+(?:[:/?#]|\\.|\\z))\(label)\\.?\
        (?::(?:\(port)))?(?:/(?:\(character)|[/:@])*)?(?:\\?(?:\(character)|[/:@?])*)?(?:#(?:\(character)|[/:@?])*)?\\z
        """)
    expectAgreement(
      of: { URLFormat.matches($0) },
      // What is beyond ASCII, or may be an address, is the business of other tests.
      with: { text in
        guard text.utf8.allSatisfy({ $0 < 0x80 }), !text.contains("xn--") else {
          return URLFormat.matches(text)
        }
        return twin.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
      },
      around: [
        "http://a.b/?c#d", "https://www.example.com/path/to/page?query=1#frag",
        "http://us_er:p%20w@a_b.example.com:8080/a", "https://example.com.:65535?q=%20a",
      ])
  }

  /// Takes a reference apart as RFC 3986, appendix B, does, then looks at each part.
  @Test func agreesWithItsTwinOnOptions() throws {
    let parts = try NSRegularExpression(
      pattern: "\\A(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\\?([^#]*))?(?:#([\\s\\S]*))?\\z")
    let character = "[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2}"
    let path = try NSRegularExpression(pattern: "\\A(?:\(character)|[/:@?])*\\z")
    let label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
    let authority = try NSRegularExpression(
      pattern: """
        \\A(?:(?:\(character))+(?::(?:\(character))*)?@)?(?:\\[([^\\]]*)\\]|((?=[^:]{0,253}(?:\\z|:))\
        (?:[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\\.)*\(label)))(?::(0|[1-9][0-9]{0,4})?)?\\z
        """)
    func match(_ expression: NSRegularExpression, _ text: String) -> [String?]? {
      expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
        (0..<match.numberOfRanges).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } }
      }
    }
    func isAuthority(_ text: String) -> Bool {
      guard let groups = match(authority, text), groups[3].flatMap(Int.init) ?? 0 <= 65535 else {
        return false
      }
      if let address = groups[1] { return IPv6Format.matches(address) }
      let isNumeric = groups[2]?.split(separator: ".").last?.allSatisfy(\.isNumber) ?? false
      return !isNumeric || IPv4Format.matches(groups[2] ?? "")
    }
    func twin(_ text: String) -> Bool {
      guard let groups = match(parts, text) else { return false }
      if let scheme = groups[1]?.lowercased() {
        guard scheme == "http" || scheme == "https", groups[2] != nil else { return false }
      } else if groups[2] == nil, groups[3]?.split(separator: "/").first?.contains(":") ?? false,
        groups[3]?.first != "/"
      {
        return false
      }
      return groups[2].map(isAuthority) ?? true
        && groups[3...].allSatisfy { part in part.map { match(path, $0) != nil } ?? true }
    }
    expectAgreement(
      of: { URLFormat.matches($0, [.allowsSingleLabelHost, .allowsRelative]) },
      // Root dots, names in Unicode and addresses of the future are the business of other tests.
      with: { text in
        guard text.utf8.allSatisfy({ $0 < 0x80 }), !text.contains("xn--"), !text.contains("[v"),
          !text.contains("[V"), text.firstMatch(of: #/\.(:|\/|\?|#|$)/#) == nil
        else { return URLFormat.matches(text, [.allowsSingleLabelHost, .allowsRelative]) }
        return twin(text)
      },
      around: [
        "//a/b", "http://u:p@[2001:db8::1]:80/?q#f", "https://192.0.2.1:65535", "../a/b:c?d=/?#/?", "a%20b",
        "HTTP://a_b.c-d", "?q#", "http://intranet:/",
      ], mutations: 4_000)
  }
}

/// Four labels, three of them as long as can be, 253 octets in all.
private let longestHost =
  String(repeating: String(repeating: "a", count: 63) + ".", count: 3) + String(repeating: "a", count: 61)

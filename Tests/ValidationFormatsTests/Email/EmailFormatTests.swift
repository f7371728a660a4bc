import Foundation
import Testing
import ValidationFormats

@Suite struct EmailFormatTests {
  @Test(arguments: [
    "user@example.org", "a@b.c", "first.last+tag@sub.example.co.uk",
    "!#$%&'*+-/=?^_`{|}~@example.org",  // all the specials of atext
    "0@0.a", "user@1.2.3.four",
    "user@4u.1a",  // a top label with a digit is not a number
    "user@a--b.example", "user@xn--mnchen-3ya.de", "USER@EXAMPLE.ORG", "müller@example.org", "用户@例子.中国",
    "अजय@उदाहरण.परीक्षा",
    "e\u{301}@example.org",  // a mark behind a letter
    "क्\u{200D}ष@example.org",  // a joiner behind a virama
    "می\u{200C}خواهم@example.org",  // a non-joiner between letters that would join
    "ب\u{64E}\u{200C}\u{64E}ب@example.org",  // vowel signs are transparent to joining
    "\(String(repeating: "l", count: 64))@example.org",
    "l@\(String(repeating: "d", count: 63)).org",
    longest,
  ])
  func accepts(_ text: String) { #expect(EmailFormat.matches(text)) }

  @Test(arguments: [
    "", "user",
    "user@localhost",  // one label
    "user@127.0.0.1",  // a top label that is a number
    "user@example.0x7f",  // and one that is a number to inet_aton
    "user@müller.0x", "user@[192.0.2.1]", "\"user\"@example.org", "us(comment)er@example.org",
    "user@example.org.",  // the root is not written
    "user@xn--.org", "User <user@example.org>", "mailto:user@example.org,other@example.org",
    // Other tests look at all invisible characters and joiners.
    "us\u{A0}er@example.org", "ab\u{200C}cd@example.org", "می\u{200C}@example.org",
    "us\u{202E}er@example.org",
    "\u{301}user@example.org",  // a mark with nothing to stand on
    "user@exam\u{200B}ple.org",
    "user@exa😀mple.org",  // a symbol, which IDNA2008 leaves out
    "user@xn--a.org",  // an A-label that does not decode
    "user@例子.１２３.123",
    "\(String(repeating: "l", count: 65))@example.org",
    "\(String(repeating: "é", count: 33))@example.org",  // 66 octets
    "l@\(String(repeating: "d", count: 64)).org",
    longest + "d",
  ])
  func rejects(_ text: String) { #expect(!EmailFormat.matches(text)) }

  /// RFC 5321, section 4.5.3.1.3: the octets are those of the address as it is sent to a server without SMTPUTF8.
  @Test func countsDomainsInALabels() {
    // Each label of 19 letters is 22 bytes as written, and 24 octets as an A-label at least.
    let label = String(repeating: "a", count: 16) + "éüö"
    let domain = Array(repeating: label, count: 8).joined(separator: ".") + ".example"
    let canonical = HostnameFormat.canonical(domain) ?? ""
    let room = 254 - canonical.utf8.count - 1
    #expect((1..<64).contains(room))
    #expect(EmailFormat.matches(String(repeating: "u", count: room) + "@" + domain))
    #expect(!EmailFormat.matches(String(repeating: "u", count: room + 1) + "@" + domain))
    #expect(!EmailFormat.matches(String(repeating: "u", count: room + 1) + "@" + domain.uppercased()))
    #expect(room + 1 + 1 + domain.utf8.count <= 254)
  }

  @Test(arguments: [
    #""user"@example.org"#, #""john doe"@example.org"#, #""john@doe"@example.org"#,
    #""john..doe"@example.org"#,
    #""\"\\\ "@example.org"#,  // quoted pairs
    #"""@example.org"#,  // the empty one
    #""müller"@example.org"#,
    "user@example.org",
    "\"\(String(repeating: "l", count: 62))\"@example.org",
  ])
  func acceptsAQuotedLocalPart(_ text: String) {
    #expect(EmailFormat.matches(text, .allowsQuotedLocalPart))
  }

  @Test(arguments: [
    #"""#,
    #""user@example.org"#, #""user\"@example.org"#, #""user\"#, #""us"er"@example.org"#,
    #""user".name@example.org"#,  // quoted words between dots are of RFC 5322 only
    #"user"name"@example.org"#, #"user"@example.org"#, #""\é"@example.org"#, "\"us\ner\"@example.org",
    "\"us\\\ner\"@example.org", "\"us\ter\"@example.org", "\"us\u{7F}er\"@example.org",
    "\"us\u{202E}er\"@example.org",
    "\"\(String(repeating: "l", count: 63))\"@example.org",  // 65 octets with the quotation marks
  ])
  func rejectsAQuotedLocalPart(_ text: String) {
    #expect(!EmailFormat.matches(text, .allowsQuotedLocalPart))
  }

  @Test(arguments: [
    "user@[192.0.2.1]", "user@[IPv6:2001:db8::1]", "user@[ipv6:::]", "user@[IPv6:::1]",
    "user@[IPv6:1:2:3:4:5:6:7:8]", "user@[IPv6:1:2:3:4:5:6:192.0.2.1]", "user@[IPv6:::ffff:192.0.2.1]",
    "user@example.org",
  ])
  func acceptsAnAddressLiteral(_ text: String) {
    #expect(EmailFormat.matches(text, .allowsAddressLiteral))
  }

  @Test(arguments: [
    "user@[", "user@[]", "user@192.0.2.1", "user@[192.0.2.1", "user@[192.0.2]", "user@[192.0.2.256]",
    "user@[192.0.2.1].org", "user@a[192.0.2.1]", "user@[[192.0.2.1]]", "user@[ 192.0.2.1]",
    "user@[2001:db8::1]",  // without its tag
    "user@[IPv6:2001:db8::1%eth0]", "user@[IPv6:192.0.2.1]",
    "user@[IPv6:1:2:3:4:5:6::8]",  // `::` for one group, which RFC 5321 forbids
    "user@[tag:content]",  // a tag that is not registered
  ])
  func rejectsAnAddressLiteral(_ text: String) {
    #expect(!EmailFormat.matches(text, .allowsAddressLiteral))
  }

  @Test func agreesWithItsTwin() throws {
    let atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
    let label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
    let mailbox = try NSRegularExpression(
      pattern: """
        \\A(?=[\\s\\S]{0,254}\\z)(\(atom)(?:\\.\(atom))*|"(?:[ !#-\\[\\]-~]|\\\\[ -~])*")@\
        (?:\(label)(?:\\.\(label))*\\.(?![0-9]+\\z)\(label)|\\[([Ii][Pp][Vv]6:)?([!-~]*)\\])\\z
        """)
    func optionsTwin(_ text: String) -> Bool {
      guard let match = mailbox.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)),
        match.range(at: 1).length <= 64
      else { return false }
      guard let range = Range(match.range(at: 3), in: text) else { return true }
      let address = String(text[range])
      guard match.range(at: 2).length > 0 else { return IPv4Format.matches(address) }
      // With `::`, six groups at most are written out.
      let groups = address.split(separator: ":").reduce(0) { $0 + ($1.contains(".") ? 2 : 1) }
      return IPv6Format.matches(address) && (!address.contains("::") || groups <= 6)
    }
    expectAgreement(
      of: {
        EmailFormat.matches(
          $0, [.allowsQuotedLocalPart, .allowsAddressLiteral, .asciiOnly])
      },
      with: optionsTwin,
      around: [
        #""a"@b.cd"#, #""j\"d@ \\"@example.org"#, "a@[192.0.2.1]", "a.b@[IPv6:2001:db8::1]",
        "a@[ipv6:1:2:3:4:5:6:7:8]", #""x"@[IPv6:1:2:3:4:5::7]"#,
      ], mutations: 4_000)
  }

  @Test func agreesWithTheRuleForJoiners() {
    enum Joining { case dual, right, none, transparent }
    let letters: [(Unicode.Scalar, Joining)] = [
      ("ب", .dual), ("ا", .right), ("क", .none), ("a", .none), (".", .none), ("\u{64E}", .transparent),
      ("\u{94D}", .transparent), ("\u{200C}", .none), ("\u{200D}", .none),
    ]
    /// RFC 5892, appendices A.1 and A.2.
    func isJoiner(_ index: Int, of word: [(Unicode.Scalar, Joining)]) -> Bool {
      if index > 0, word[index - 1].0 == "\u{94D}" { return true }
      let before = word[..<index].last { $0.1 != .transparent }?.1
      let after = word[(index + 1)...].first { $0.1 != .transparent }?.1
      return word[index].0 == "\u{200C}" && before == .dual && (after == .dual || after == .right)
    }
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let word =
        [letters[0]]
        + (0..<Int.random(in: 1...6, using: &generator)).compactMap { _ in
          letters.randomElement(using: &generator)
        }
      let isLocalPart = word.indices.allSatisfy { index in
        switch word[index].0 {
        case ".": index + 1 < word.count && word[index + 1].0 != "."
        case "\u{64E}", "\u{94D}": word[index - 1].0 != "."
        case "\u{200C}", "\u{200D}": word[index - 1].0 != "." && isJoiner(index, of: word)
        default: true
        }
      }
      let text = String(String.UnicodeScalarView(word.map(\.0)))
      #expect(EmailFormat.matches(text + "@example.org") == isLocalPart, "\(Array(text.unicodeScalars))")
    }
  }

  @Test func isLinearOnHostileInput() {
    for hostile in ["a", ".", "@", "a.", "\"", "\\\"", "é", "\u{301}", "[", "-"] {
      let text = String(repeating: hostile, count: 1_000_000 / hostile.utf8.count)
      #expect(!EmailFormat.matches(text, [.allowsQuotedLocalPart, .allowsAddressLiteral]))
      #expect(!HTMLEmailFormat.matches(text))
    }
  }

  /// The table of visible characters agrees with the system's properties where the system knows the character.
  @Test func knowsWhichCharactersAreVisible() {
    var mistakes: [UInt32] = []
    // Between are characters that are not assigned, and many for private use.
    let ranges: [ClosedRange<UInt32>] = [0x80...0x3_FFFF, 0xE_0000...0xF_00FF, 0x10_FF00...0x10_FFFF]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value), scalar.properties.age != nil else { continue }
      let properties = scalar.properties
      let isVisible =
        switch properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .surrogate, .privateUse,
          .unassigned:
          false
        default:
          !properties.isDefaultIgnorableCodePoint && !(0xFF01...0xFF5E ~= value) && value != 0xFFFD
        }
      let isMark = [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
      // A visible character may stand at both places, a mark not at the first.
      let begins = isVisible && !isMark
      let matches = EmailFormat.matches(begins ? "\(scalar)a\(scalar)@example.org" : "a\(scalar)@example.org")
      let matchesFirst = begins || EmailFormat.matches("\(scalar)@example.org")
      if matches != isVisible || matchesFirst != begins { mistakes.append(value) }
    }
    #expect(mistakes == [])
  }
}

/// 64 octets, the at sign, and 189 octets of domain.
private let longest =
  String(repeating: "l", count: 64) + "@"
  + String(repeating: String(repeating: "d", count: 62) + ".", count: 2)
  + String(repeating: "d", count: 63)

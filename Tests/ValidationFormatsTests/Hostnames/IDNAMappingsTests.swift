import Testing

@testable import ValidationFormats

@Suite struct IDNAMappingsTests {
  @Test(
    arguments: [
      ("BÜCHER.example", "xn--bcher-kva.example"),  // capital letters
      ("bu\u{308}cher.example", "xn--bcher-kva.example"),  // a combining mark
      ("ＢＵ\u{308}ｃｈｅｒ。ｅｘａｍｐｌｅ", "xn--bcher-kva.example"),  // full-width letters and full stop
      ("ＷＷＷ．example｡com", "www.example.com"), ("WWW.Example.COM", "www.example.com"),
      ("ΑΒΓ.gr", "xn--mxacd.gr"), ("STRASSE.de", "strasse.de"),
      ("Straße.de", "xn--strae-oqa.de"),  // a deviation character stays
      ("ﬁle.example", "file.example"),  // a ligature
      ("\u{212A}elvin.example", "kelvin.example"),
      ("\u{1112}\u{1161}\u{11AB}글.kr", "xn--bj0bj06e.kr"),  // conjoining jamo
      ("xn--BCHER-KVA.example", "xn--bcher-kva.example"), ("ｘｎ－－bcher-kva.example", "xn--bcher-kva.example"),
      ("ÅÄÖ.se.", "xn--4cab6c.se"), ("café.example", "xn--caf-dma.example"),
      ("E\u{323}\u{302}.vn", "xn--qlg.vn"),  // two marks
      ("E\u{302}\u{323}.vn", "xn--qlg.vn"),  // the same in another order
    ] as [(String, String)])
  func hasOneCanonicalForm(_ name: String, _ canonical: String) {
    #expect(HostnameFormat.matches(name, .lenient))
    #expect(HostnameFormat.canonical(name) == canonical)
    #expect(HostnameFormat.canonical(canonical) == canonical)
    #expect(HostnameFormat.matches(canonical))
  }

  /// The first, a middle and the last element of lists of mappings, and what follows a list.
  @Test(arguments: [("Ǆ", "dž"), ("ǅ", "dž"), ("Ǉ", "lj"), ("ǌ", "nj"), ("Ǎ", "ǎ"), ("ʱ", "ɦ"), ("ʸ", "y")])
  func readsLists(_ character: String, _ mapped: String) {
    #expect(
      HostnameFormat.canonical("a\(character).example") == HostnameFormat.canonical("a\(mapped).example"))
  }

  @Test(arguments: [
    "a\u{2260}b.example",  // mapped by none, and no letter
    "a⒈b.example",  // a digit with a full stop in one character is disallowed
    "℀.example",  // maps to a slash
    "\u{301}a.example",  // a mark at the start
    "BÜCHER_.example", "-Ü.example", "Ü-.example", "Ü..example", "\u{AD}.example", "ab--Ü.example",
    "\u{FFFD}.example", "☕.example", "ＸＮ－－é.example",
  ])
  func rejects(_ name: String) {
    #expect(!HostnameFormat.matches(name, .mapsCharacters))
    #expect(!URLFormat.matches("http://\(name)/"))
    #expect(!EmailFormat.matches("ada@\(name)"))
    #expect(HostnameFormat.canonical(name) == nil)
  }

  /// UTS #46, section 4, step 1.
  @Test(arguments: [
    "exam\u{AD}ple.com", "exam\u{200B}ple.com", "\u{FEFF}example.com", "example\u{FE0F}.com",
    "EXAMPLE。\u{2060}com",
    "exa\u{E0100}mple.com",
  ])
  func removesIgnoredCodePointsFirst(_ name: String) {
    #expect(HostnameFormat.matches(name, .mapsCharacters))
    #expect(HostnameFormat.canonical(name) == "example.com")
    #expect(!HostnameFormat.matches(name))
    // In an address that is sent or opened, they deceive.
    #expect(!URLFormat.matches("http://\(name)/"))
    #expect(!EmailFormat.matches("ada@\(name)"))
  }

  @Test(arguments: ["BÜCHER.example", "bu\u{308}cher.example", "Ｂücher．example", "bücher。example"])
  func mapsHostsOfURLsAndAddresses(_ name: String) {
    #expect(URLFormat.matches("http://\(name)"))
    #expect(URLFormat.matches("https://ada:1@\(name):8080/path?q#f"))
    #expect(EmailFormat.matches("info@\(name)"))
    #expect(HostPortFormat.matches("\(name):443"))
    #expect(!EmailFormat.matches("info@\(name)", .asciiOnly))
    #expect(!HostnameFormat.matches(name, [.asciiOnly, .mapsCharacters]))
    #expect(EmailAddress("info@\(name)")?.canonical == "info@xn--bcher-kva.example")
  }

  @Test func keepsWhatLabelsHave() {
    var changed: [UInt32] = []
    for codePoint in UInt32(0x80)...0x3_FFFF where IDNACodePoints.shared[codePoint].isAllowed {
      IDNAMappings.forEachMapped(codePoint) { if $0 != codePoint { changed.append(codePoint) } }
    }
    #expect(changed == [])
  }

  @Test func hasEntriesInOrder() {
    var end = 0
    for entry in IDNAMappings.table.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let range = entry.prefix { $0.isHexDigit || $0 == "-" }.split(separator: "-")
      let first = range.first.flatMap { Int($0, radix: 16) } ?? 0
      #expect(first > end, "\(entry)")
      end = range.last.flatMap { Int($0, radix: 16) } ?? 0
      #expect(end >= first, "\(entry)")
    }
  }

  @Test func mapsNumbersBeforeTheyAreRead() {
    #expect(URLFormat.matches("http://１２７.０.０.１/"))
    #expect(!URLFormat.matches("http://１２７.０.０.２５６/"))
    #expect(!EmailFormat.matches("ada@example.１２"))
    #expect(!HostnameFormat.matches("a.１２", [.requiresDot, .mapsCharacters]))
  }

  @Test func limitsTheMappedAddress() {
    // U+FDFA is mapped to 18 letters and spaces; U+33C2 to "a.m.", U+FB03 to "ffi".
    let label = String(repeating: "\u{FB03}", count: 20)
    #expect(EmailFormat.matches("a@\(label).example"))
    #expect(!EmailFormat.matches("a@\(label)\u{FB03}\u{FB03}.example"))
    let domain = Array(repeating: label, count: 4).joined(separator: ".")
    #expect(HostnameFormat.matches(domain, .mapsCharacters))
    #expect(!EmailFormat.matches(String(repeating: "a", count: 11) + "@" + domain))
  }
}

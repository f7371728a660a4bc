import Testing

@testable import ValidationFormats

/// The form in which a value is stored, and what people type for it.
@Suite struct CanonicalFormTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    typealias Canonical = @Sendable (String) -> String?

    let name: String
    /// The spellings of values by their canonical forms.
    let values: KeyValuePairs<String, [String]>
    let matches: FormatSample.Predicate
    /// Accepts the spellings, which the format itself does not; `nil` without such an option.
    let matchesLeniently: FormatSample.Predicate?
    let canonical: Canonical

    init(
      _ name: String, _ matches: @escaping FormatSample.Predicate,
      lenient: FormatSample.Predicate? = nil, _ canonical: @escaping Canonical,
      _ values: KeyValuePairs<String, [String]>
    ) {
      (self.name, self.matches, matchesLeniently) = (name, matches, lenient)
      (self.canonical, self.values) = (canonical, values)
    }

    var testDescription: String { name }
  }

  private static let codes: [Sample] = [
    Sample(
      "IBAN", { IBANFormat.matches($0) },
      lenient: { IBANFormat.matches($0, [.allowsLowercase, .allowsSeparators]) },
      { IBAN($0, .lenient)?.canonical },
      [
        "GB82WEST12345698765432": [
          "gb82 west 1234 5698 7654 32", "GB-82-WEST-1234-5698-7654-32",
          "GB82\u{A0}WEST\u{202F}12345698765432", "g b 8 2 w e s t 1 2 3 4 5 6 9 8 7 6 5 4 3 2",
          "ＧＢ８２ ｗｅｓｔ １２３４ ５６９８ ７６５４ ３２", "\u{202A}GB82–WEST–1234–5698–7654–32\u{202C}",
        ]
      ]),
    Sample(
      "BIC", { BICFormat.matches($0) }, lenient: { BICFormat.matches($0, .lenient) },
      { BICFormat.canonical($0) }, ["DEUTDEFF500": ["deutdeff500", "DEUT DE FF 500", "DEUT-DE-FF-500"]]),
    Sample(
      "LEI", { LEIFormat.matches($0) }, lenient: { LEIFormat.matches($0, .lenient) },
      { LEIFormat.canonical($0) },
      ["5493001KJTIIGC8Y1R12": ["5493001kjtiigc8y1r12", "5493 001K JTII GC8Y 1R12"]]),
    Sample(
      "ISIN", { ISINFormat.matches($0) }, lenient: { ISINFormat.matches($0, .lenient) },
      { ISINFormat.canonical($0) },
      ["US0378331005": ["us0378331005", "US 037833100 5", "US-037833100-5"]]),
    Sample(
      "VIN", { VINFormat.matches($0, .checkDigit) },
      lenient: {
        VINFormat.matches($0, [.checkDigit, .allowsLowercase, .allowsSeparators])
      },
      { VINFormat.canonical($0) },
      ["1HGCM82633A004352": ["1hgcm82633a004352", "1HG CM82633A 004352"]]),
    Sample(
      "ISSN", { ISSNFormat.matches($0, .requiresHyphen) },
      lenient: { ISSNFormat.matches($0, .allowsLowercase) }, { ISSNFormat.canonical($0) },
      ["2434-561X": ["2434-561x", "2434561x"]]),
    Sample(
      "IMEI", { IMEIFormat.matches($0) }, lenient: { IMEIFormat.matches($0, .allowsSeparators) },
      { IMEIFormat.canonical($0) }, ["490154203237518": ["49 015420 323751 8", "49.015420.323751.8"]]),
    Sample(
      "UUID", { UUIDFormat.matches($0, version: 1) },
      lenient: { UUIDFormat.matches($0, version: 1, .lenient) },
      { UUIDFormat.canonical($0) },
      [
        "f81d4fae-7dec-11d0-a765-00a0c91e6bf6": [
          "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}", "F81D4FAE7DEC11D0A76500A0C91E6BF6",
        ]
      ]),
    Sample(
      "MAC", { MACAddressFormat.matches($0) },
      lenient: { MACAddressFormat.matches($0, .allowsSeparators) },
      { MACAddressFormat.canonical($0) },
      ["00:00:5e:00:53:01": ["00005E005301", "00 00 5e 00 53 01", "0000:5e00:5301"]]),
    Sample(
      "color", { HexColorFormat.matches($0) }, lenient: { HexColorFormat.matches($0, .lenient) },
      { HexColorFormat.canonical($0) }, ["#ffaa00": ["fa0", "FFAA00"]]),
    Sample(
      "card", { PaymentCardFormat.matches($0) }, lenient: { PaymentCardFormat.matches($0, .lenient) },
      { PaymentCardNumber($0, .lenient)?.canonical },
      [
        "4111111111111111": [
          "4111 1111 1111 1111", "4111-1111-1111-1111", "4111.1111.1111.1111", "4111\u{A0}111111111111",
          "４１１１ １１１１ １１１１ １１１１", "\u{200E}4111 1111 1111 1111",
        ],
        "378282246310005": ["3782 822463 10005", "3782-8224-6310-005", "３７８２822463 10005"],
      ]),
    Sample(
      "Luhn", { LuhnFormat.matches($0) }, lenient: { LuhnFormat.matches($0, .lenient) },
      { LuhnFormat.matches($0, .lenient) ? TypedText.characters(of: $0) : nil },
      ["79927398713": ["7992 7398 713", "7992-7398-713", "７９９２７３９８７１３"]]),
    Sample(
      "ISBN", { ISBNFormat.matches($0) }, lenient: { ISBNFormat.matches($0, .lenient) },
      { ISBN($0, .lenient)?.canonical },
      ["9780804429573": ["978–0–8044–2957–3", "978\u{A0}0804429573", "0.8044.2957.x", "978--0804429573"]]),
    Sample(
      "EAN", { EANFormat.matches($0) }, lenient: { EANFormat.matches($0, .lenient) },
      { EANFormat.canonical($0) }, ["00042100005264": ["0 42100 00526 4", "0 425261 4", "04252614"]]),
    Sample(
      "VAT number", { VATNumberFormat.matches($0) }, lenient: { VATNumberFormat.matches($0, .lenient) },
      { VATNumber($0, .lenient)?.canonical },
      [
        "ATU13585627": ["atu13585627", "ATU 1358 5627", "ＡＴＵ１３５８５６２７"],
        "DE136695976": ["de 136 695 976", "DE-136.695.976", "DE\u{A0}136\u{202F}695\u{2009}976"],
        "EL094259216": ["EL 094 259 216"],
      ]),
    Sample(
      "postal code", { PostalCodeFormat.matches($0, region: "PL") },
      lenient: { PostalCodeFormat.matches($0, region: "PL", .lenient) },
      { PostalCodeFormat.canonical($0, region: "PL") },
      ["00-950": ["00950", "00–950", "PL-00-950", "PL 00950", "００９５０"]]),
    Sample(
      "phone", { PhoneNumberFormat.matches($0) },
      lenient: { PhoneNumberFormat.matches($0, .allowsSeparators) },
      { PhoneNumber($0, .lenient)?.canonical },
      [
        "+442079460018": [
          "+44 (0)20 7946 0018", "\u{202A}+44 20 7946 0018\u{202C}", "+44\u{A0}20\u{2011}7946\u{2011}0018",
          "\u{FF0B}\u{FF14}\u{FF14}2079460018",
        ]
      ]),
  ]

  private static let values: [Sample] = [
    Sample(
      "address", { EmailFormat.matches($0, addressOptions) }, { EmailAddress($0, addressOptions)?.canonical },
      [
        "John.Doe@example.org": [
          "John.Doe@EXAMPLE.Org", "\"John.Doe\"@example.org", #""Joh\n.Doe"@example.org"#,
        ],
        "ada@xn--bcher-kva.example": [
          "ada@BÜCHER.example", "ada@bücher。example", "ada@XN--bcher-kva.example",
        ],
        "用户@xn--fsqu00a.xn--fiqs8s": ["用户@例子.中国", "用户@例子。中国"],
        #""john doe"@example.org"#: [#""john\ doe"@example.org"#],
        #""a\"b\\c"@example.org"#: [#""\a\"b\\c"@EXAMPLE.org"#],
        "user@[IPv6:2001:db8::1]": ["user@[ipv6:2001:DB8:0::1]"], "user@localhost": ["user@LOCALHOST"],
      ]),
    Sample(
      "URL", { URLFormat.matches($0, .allowsLocalhost) }, { URLFormat.canonical($0) },
      [
        "http://example.com/": [
          "HTTP://EXAMPLE.com", "http://example.com:80/", "http://example.com:/", "http://example.com/a/..",
        ],
        "https://example.com/~ada": [
          "https://example.com/%7Eada", "example.com/./~ada", "//example.com/x/../~ada",
        ],
        "https://www.xn--bcher-kva.example/%C3%A9?%C3%A9#%C3%A9": ["WWW.BÜCHER.example/é?%c3%a9#é"],
        "https://user@example.com:8443/a%2Fb?q=%20%25": ["https://us%65r@EXAMPLE.com:8443/a%2fb?q=%20%25"],
        "http://[2001:db8::1]:8080/": ["http://[2001:DB8:0::1]:8080"],
        "http://127.0.0.1/": ["http://１２７.0.0.1"],
        "http://example.com./a/b/": ["http://Example.COM./a/./b/c/.."],
        "http://localhost:3000/?": ["http://LOCALHOST:3000?"],
        "https://example.com:8080/a": ["example.com:8080/a"],
      ]),
    Sample(
      "host with a port", { HostPortFormat.matches($0) }, { HostPortFormat.canonical($0) },
      ["www.xn--bcher-kva.example:443": ["WWW.Bücher.example:443"], "[::1]:80": ["[0:0::1]:80"]]),
    Sample(
      "host name", { HostnameFormat.matches($0) }, { HostnameFormat.canonical($0) },
      ["www.xn--bcher-kva.example": ["WWW.BÜCHER.example.", "www.xn--BCHER-kva.example"]]),
    Sample(
      "IP address", { IPAddressFormat.matches($0) }, { IPAddress($0)?.canonical },
      [
        "2001:db8::1": ["2001:DB8:0:0:0:0:0:1", "2001:db8:0::0.0.0.1"], "192.0.2.1": [],
        "::ffff:192.0.2.1": ["::FFFF:c000:201"],
      ]),
    Sample(
      "German VAT number", { VATNumberFormat.matches($0) },
      { VATNumber($0, country: "DE", .lenient)?.canonical }, ["DE136695976": ["136695976"]]),
    Sample(
      "Algerian IBAN", { IBANFormat.matches($0, .includesUnregisteredCountries) },
      { IBAN($0, [.allowsSeparators, .includesUnregisteredCountries])?.canonical },
      ["DZ580002100001113000000570": ["DZ58 0002 1000 0111 3000 0005 70"]]),
    Sample(
      "ISBN of ten digits", { ISBNFormat.matches($0) }, { ISBN($0)?.canonical },
      ["9780306406157": ["0-306-40615-2", "978-0-306-40615-7", "978 0306406157"]]),
    Sample(
      "semantic version", { SemanticVersionFormat.matches($0) }, { SemanticVersion($0)?.canonical },
      ["1.0.0": [], "2.1.0-beta.2+exp.5114f85": []]),
    Sample("date", { FullDateFormat.matches($0) }, { CalendarDate($0)?.canonical }, ["2024-02-29": []]),
    Sample(
      "language", { LanguageTagFormat.matches($0) }, { LanguageTagFormat.canonical($0) },
      [
        "zh-Hant-TW": ["ZH-hant-tw", "zh_Hant_TW"], "en-US-u-ca-buddhist": ["EN-us-U-CA-BUDDHIST"],
        "de-CH-1996": ["de-ch-1996"], "x-ab-abcd": ["X-AB-ABCD"],
      ]),
    Sample(
      "country",
      { text in CountryCodeFormat.Form.allCases.contains { CountryCodeFormat.matches(text, form: $0) } },
      { CountryCodeFormat.canonical($0) }, ["CH": ["ch"], "CHE": ["che"], "756": []]),
    Sample(
      "currency",
      { text in CurrencyCodeFormat.Form.allCases.contains { CurrencyCodeFormat.matches(text, form: $0) } },
      { CurrencyCodeFormat.canonical($0) }, ["CHF": ["chf"], "756": []]),
  ]

  @Test(arguments: codes + values)
  func hasOneCanonicalForm(_ sample: Sample) {
    for (canonical, spellings) in sample.values {
      #expect(sample.matches(canonical), "\(canonical)")
      for spelling in spellings + [canonical] {
        #expect(sample.canonical(spelling) == canonical, "\(spelling)")
      }
    }
  }

  @Test(arguments: codes + values)
  func otherTextHasNone(_ sample: Sample) {
    let others = ["", " ", "\u{0}", "…", "GB82!", "http://", "@", String(repeating: "a", count: 10_000)]
    for text in others { #expect(sample.canonical(text) == nil) }
  }

  @Test(arguments: codes)
  func acceptsSpellingsOnlyIfAllowed(_ sample: Sample) throws {
    let matchesLeniently = try #require(sample.matchesLeniently)
    for (canonical, spellings) in sample.values {
      #expect(matchesLeniently(canonical))
      #expect(sample.canonical(canonical + "!") == nil)
      for spelling in spellings {
        #expect(!sample.matches(spelling), "\(spelling)")
        #expect(matchesLeniently(spelling), "\(spelling)")
      }
    }
  }

  @Test(arguments: codes)
  func rejectsTextAroundACode(_ sample: Sample) throws {
    let matchesLeniently = try #require(sample.matchesLeniently)
    let (digits, spaces) = (String(repeating: "1", count: 10_000), String(repeating: " ", count: 10_000))
    for (canonical, _) in sample.values {
      for text in [" ", "-", "\n", digits, spaces] {
        // Spaces around telephone numbers belong to their notation.
        #expect(!matchesLeniently(canonical + text) || sample.name == "phone" && text == " ")
        #expect(!matchesLeniently(text))
      }
      for text in ["-", ".", "\u{A0}"] where sample.name != "phone" {
        #expect(!matchesLeniently(text + canonical))
      }
    }
  }

  @Test func leavesOutTheBranchOfAHeadOffice() { #expect(BICFormat.canonical("DEUTDEFFXXX") == "DEUTDEFF") }

  @Test func staysWithinTheLengthOfAnAddress() {
    // Sixty ideographs a label: more octets as an A-label than in UTF-8 would be too many with a long local part.
    let domain = Array(repeating: "ü" + String(repeating: "a", count: 40), count: 4).joined(separator: ".")
    let localParts = (1...64).map { String(repeating: "l", count: $0) }
    let addresses = localParts.compactMap { EmailAddress($0 + "@" + domain.uppercased() + ".example") }
    #expect((1..<64).contains(addresses.count))
    for address in addresses {
      let canonical = address.canonical
      #expect(EmailAddress(canonical)?.canonical == canonical)
      #expect(EmailFormat.matches(canonical, .asciiOnly))
    }
  }

  /// Addresses and URLs of random parts: what is valid has a valid canonical form that is its own.
  @Test func holdsForRandomText() {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "a", "B", "é", "É", "e\u{301}", "ß", "ﬁ", "Ｚ", "１", "ς", "Σ", ".", "。", "-", "xn--", "한", "ا", "ü", "中",
      "%41", "%2e", "..", "/", "?", "#", ":", "8", "@", "~", "%c3%a9", "\u{AD}", "İ",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      if let address = EmailAddress("u@\(text).example") {
        let canonical = address.canonical
        #expect(EmailAddress(canonical)?.canonical == canonical, "\(text)")
        #expect(EmailFormat.matches(canonical, .asciiOnly), "\(text)")
      }
      if let canonical = URLFormat.canonical("http://\(text)") {
        #expect(URLFormat.matches(canonical, .allowsSingleLabelHost), "\(text)")
        #expect(URLFormat.canonical(canonical) == canonical, "\(text)")
        #expect(canonical.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
      }
      if let canonical = HostnameFormat.canonical(text) {
        #expect(HostnameFormat.matches(canonical, .allowsUnderscores), "\(text)")
        #expect(HostnameFormat.canonical(canonical) == canonical, "\(text)")
      }
    }
  }
}

private let addressOptions = EmailFormat.Options([
  .allowsQuotedLocalPart, .allowsAddressLiteral, .allowsSingleLabelDomain,
])

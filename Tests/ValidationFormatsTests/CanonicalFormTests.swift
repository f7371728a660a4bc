import Testing

@testable import ValidationFormats

/// The form in which each parsed value is stored.
@Suite struct CanonicalFormTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// A canonical form and other spellings of the same value.
    var values: [(canonical: String, spellings: [String])]
    var isValid: @Sendable (String) -> Bool
    var canonical: @Sendable (String) -> String?
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "EmailAddress",
      values: [
        (
          "John.Doe@example.org",
          ["John.Doe@EXAMPLE.Org", "\"John.Doe\"@example.org", #""Joh\n.Doe"@example.org"#]
        ),
        (
          "ada@xn--bcher-kva.example",
          ["ada@BÜCHER.example", "ada@bücher。example", "ada@XN--bcher-kva.example"]
        ),
        ("用户@xn--fsqu00a.xn--fiqs8s", ["用户@例子.中国", "用户@例子。中国"]),
        (#""john doe"@example.org"#, [#""john\ doe"@example.org"#]),
        (#""a\"b\\c"@example.org"#, [#""\a\"b\\c"@EXAMPLE.org"#]),
        ("user@[IPv6:2001:db8::1]", ["user@[ipv6:2001:DB8:0::1]"]),
        ("user@localhost", ["user@LOCALHOST"]),
      ],
      isValid: {
        EmailFormat.matches(
          $0, .init(allowsQuotedLocalPart: true, allowsAddressLiteral: true, allowsSingleLabelDomain: true))
      },
      canonical: {
        EmailAddress(
          $0, .init(allowsQuotedLocalPart: true, allowsAddressLiteral: true, allowsSingleLabelDomain: true))?
          .canonical
      }),
    Case(
      name: "URL",
      values: [
        (
          "http://example.com/",
          ["HTTP://EXAMPLE.com", "http://example.com:80/", "http://example.com:/", "http://example.com/a/.."]
        ),
        (
          "https://example.com/~ada",
          ["https://example.com/%7Eada", "example.com/./~ada", "//example.com/x/../~ada"]
        ),
        ("https://www.xn--bcher-kva.example/%C3%A9?%C3%A9#%C3%A9", ["WWW.BÜCHER.example/é?%c3%a9#é"]),
        ("https://user@example.com:8443/a%2Fb?q=%20%25", ["https://us%65r@EXAMPLE.com:8443/a%2fb?q=%20%25"]),
        ("http://[2001:db8::1]:8080/", ["http://[2001:DB8:0::1]:8080"]),
        ("http://127.0.0.1/", ["http://１２７.0.0.1"]),
        ("http://example.com./a/b/", ["http://Example.COM./a/./b/c/.."]),
        ("http://localhost:3000/?", ["http://LOCALHOST:3000?"]),
        ("https://example.com:8080/a", ["example.com:8080/a"]),
      ],
      isValid: { URLFormat.matches($0, .init(allowsLocalhost: true)) }, canonical: { URLFormat.canonical($0) }
    ),
    Case(
      name: "host with a port",
      values: [("www.xn--bcher-kva.example:443", ["WWW.Bücher.example:443"]), ("[::1]:80", ["[0:0::1]:80"])],
      isValid: { HostPortFormat.matches($0) }, canonical: { HostPortFormat.canonical($0) }),
    Case(
      name: "host name",
      values: [("www.xn--bcher-kva.example", ["WWW.BÜCHER.example.", "www.xn--BCHER-kva.example"])],
      isValid: { HostnameFormat.matches($0) }, canonical: { HostnameFormat.canonical($0) }),
    Case(
      name: "IPAddress",
      values: [
        ("2001:db8::1", ["2001:DB8:0:0:0:0:0:1", "2001:db8:0::0.0.0.1"]), ("192.0.2.1", []),
        ("::ffff:192.0.2.1", ["::FFFF:c000:201"]),
      ],
      isValid: { IPAddressFormat.matches($0) }, canonical: { IPAddress($0)?.canonical }),
    Case(
      name: "IBAN",
      values: [
        ("GB82WEST12345698765432", ["gb82 west 1234 5698 7654 32", "ＧＢ82-WEST-12345698765432"]),
        ("DZ580002100001113000000570", ["DZ58 0002 1000 0111 3000 0005 70"]),
      ],
      isValid: { IBANFormat.matches($0, .init(includesUnregisteredCountries: true)) },
      canonical: {
        IBAN($0, .init(allowsLowercase: true, allowsSeparators: true, includesUnregisteredCountries: true))?
          .canonical
      }),
    Case(
      name: "PaymentCardNumber",
      values: [("378282246310005", ["3782 822463 10005", "3782-8224-6310-005", "３７８２822463 10005"])],
      isValid: { PaymentCardFormat.matches($0) },
      canonical: { PaymentCardNumber($0, .lenient)?.canonical }),
    Case(
      name: "PhoneNumber",
      values: [
        ("+442079460018", ["020 7946 0018", "+44 (0)20 7946 0018", "(020) 7946-0018", "0044 20 7946 0018"])
      ],
      isValid: { PhoneNumberFormat.matches($0) },
      canonical: { PhoneNumber($0, region: "GB", .lenient)?.canonical }),
    Case(
      name: "ISBN", values: [("9780306406157", ["0-306-40615-2", "978-0-306-40615-7", "978 0306406157"])],
      isValid: { ISBNFormat.matches($0) }, canonical: { ISBN($0)?.canonical }),
    Case(
      name: "VATNumber",
      values: [("DE136695976", ["de 136 695 976", "136695976"]), ("EL094259216", ["EL 094 259 216"])],
      isValid: { VATNumberFormat.matches($0) },
      canonical: {
        VATNumber($0, .lenient)?.canonical
          ?? VATNumber($0, country: "DE", .lenient)?.canonical
      }),
    Case(
      name: "SemanticVersion", values: [("1.0.0", []), ("2.1.0-beta.2+exp.5114f85", [])],
      isValid: { SemanticVersionFormat.matches($0) }, canonical: { SemanticVersion($0)?.canonical }),
    Case(
      name: "CalendarDate", values: [("2024-02-29", [])],
      isValid: { FullDateFormat.matches($0) }, canonical: { CalendarDate($0)?.canonical }),
    Case(
      name: "MediaType", values: [("image/jpeg", ["IMAGE/JPEG", "image/jpg"])],
      isValid: { MIMETypeFormat.matches($0) }, canonical: { MediaType($0)?.canonical.description }),
    Case(
      name: "language tag",
      values: [
        ("zh-Hant-TW", ["ZH-hant-tw", "zh_Hant_TW"]), ("en-US-u-ca-buddhist", ["EN-us-U-CA-BUDDHIST"]),
        ("de-CH-1996", ["de-ch-1996"]), ("x-ab-abcd", ["X-AB-ABCD"]),
      ],
      isValid: { LanguageTagFormat.matches($0) }, canonical: { LanguageTagFormat.canonical($0) }),
    Case(
      name: "country code", values: [("CH", ["ch"]), ("CHE", ["che"]), ("756", [])],
      isValid: { text in
        CountryCodeFormat.Form.allCases.contains { CountryCodeFormat.matches(text, form: $0) }
      },
      canonical: { CountryCodeFormat.canonical($0) }),
    Case(
      name: "currency code", values: [("CHF", ["chf"]), ("756", [])],
      isValid: { text in
        CurrencyCodeFormat.Form.allCases.contains { CurrencyCodeFormat.matches(text, form: $0) }
      },
      canonical: { CurrencyCodeFormat.canonical($0) }),
    Case(
      name: "EAN", values: [("00042100005264", ["04252614", "0 42100 00526 4", "0042100005264"])],
      isValid: { EANFormat.matches($0) }, canonical: { EANFormat.canonical($0) }),
  ]

  @Test(arguments: cases)
  func isValidAndItsOwnCanonicalForm(_ format: Case) {
    for (canonical, spellings) in format.values {
      #expect(format.isValid(canonical), "\(canonical)")
      for spelling in spellings + [canonical] {
        #expect(format.canonical(spelling) == canonical, "\(spelling)")
      }
    }
  }

  @Test(arguments: cases)
  func differsForOtherValues(_ format: Case) {
    #expect(Set(format.values.map(\.canonical)).count == format.values.count)
    for text in ["", " ", "\u{0}", "…", "GB82!", "http://", "@", String(repeating: "a", count: 10_000)] {
      #expect(format.canonical(text) == nil)
    }
  }

  @Test func staysWithinTheLengthOfAnAddress() throws {
    // Sixty ideographs a label: more octets as an A-label than in UTF-8 would be too many with a long local part.
    let domain = Array(repeating: "ü" + String(repeating: "a", count: 40), count: 4).joined(separator: ".")
    let address = try #require(
      EmailAddress(String(repeating: "l", count: 64) + "@" + domain.uppercased() + ".example"))
    let canonical = address.canonical
    #expect(EmailAddress(canonical)?.canonical == canonical)
  }

  /// Addresses and URLs of random parts: what is valid has a valid canonical form that is its own.
  @Test func holdsForRandomText() {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "a", "B", "é", "É", "e\u{301}", "ß", "ﬁ", "Ｚ", "１", "ς", "Σ", ".", "。", "-", "xn--", "한", "ا", "ü", "中",
      "%41",
      "%2e", "..", "/", "?", "#", ":", "8", "@", "~", "%c3%a9", "\u{AD}", "İ",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      if let address = EmailAddress("u@\(text).example") {
        let canonical = address.canonical
        #expect(EmailAddress(canonical)?.canonical == canonical, "\(text)")
        #expect(EmailFormat.matches(canonical, .init(asciiOnly: true)), "\(text)")
      }
      if let canonical = URLFormat.canonical("http://\(text)") {
        #expect(URLFormat.matches(canonical, .init(allowsSingleLabelHost: true)), "\(text)")
        #expect(URLFormat.canonical(canonical) == canonical, "\(text)")
        #expect(canonical.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
      }
      if let canonical = HostnameFormat.canonical(text) {
        #expect(HostnameFormat.matches(canonical, .init(allowsUnderscores: true)), "\(text)")
        #expect(HostnameFormat.canonical(canonical) == canonical, "\(text)")
      }
    }
  }
}

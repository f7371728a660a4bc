import Testing

@testable import ValidationFormats

/// The options that accept what people type, which mean the same for each format.
@Suite struct VariationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var canonical: String
    var spellings: [String]
    var matches: @Sendable (_ text: String, _ isLenient: Bool) -> Bool
    var makeCanonical: @Sendable (_ text: String) -> String?
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "IBAN", canonical: "GB82WEST12345698765432",
      spellings: [
        "gb82 west 1234 5698 7654 32", "GB-82-WEST-1234-5698-7654-32", "GB82\u{A0}WEST\u{202F}12345698765432",
        "g b 8 2 w e s t 1 2 3 4 5 6 9 8 7 6 5 4 3 2", "ＧＢ８２ ｗｅｓｔ １２３４ ５６９８ ７６５４ ３２",
        "\u{202A}GB82–WEST–1234–5698–7654–32\u{202C}",
      ],
      matches: { IBANFormat.matches($0, .init(allowsLowercase: $1, allowsSeparators: $1)) },
      makeCanonical: { IBAN($0, .lenient)?.canonical }),
    Case(
      name: "BIC", canonical: "DEUTDEFF500", spellings: ["deutdeff500", "DEUT DE FF 500", "DEUT-DE-FF-500"],
      matches: { BICFormat.matches($0, .init(allowsLowercase: $1, allowsSeparators: $1)) },
      makeCanonical: { BICFormat.canonical($0) }),
    Case(
      name: "LEI", canonical: "5493001KJTIIGC8Y1R12",
      spellings: ["5493001kjtiigc8y1r12", "5493 001K JTII GC8Y 1R12"],
      matches: { LEIFormat.matches($0, .init(allowsLowercase: $1, allowsSeparators: $1)) },
      makeCanonical: { LEIFormat.canonical($0) }),
    Case(
      name: "ISIN", canonical: "US0378331005",
      spellings: ["us0378331005", "US 037833100 5", "US-037833100-5"],
      matches: { ISINFormat.matches($0, .init(allowsLowercase: $1, allowsSeparators: $1)) },
      makeCanonical: { ISINFormat.canonical($0) }),
    Case(
      name: "VIN", canonical: "1HGCM82633A004352", spellings: ["1hgcm82633a004352", "1HG CM82633A 004352"],
      matches: { VINFormat.matches($0, .init(checkDigit: true, allowsLowercase: $1, allowsSeparators: $1)) },
      makeCanonical: { VINFormat.canonical($0) }),
    Case(
      name: "ISSN", canonical: "2434-561X", spellings: ["2434-561x", "2434561x"],
      matches: { ISSNFormat.matches($0, .init(allowsLowercase: $1)) },
      makeCanonical: { ISSNFormat.canonical($0) }),
    Case(
      name: "IMEI", canonical: "490154203237518", spellings: ["49 015420 323751 8", "49.015420.323751.8"],
      matches: { IMEIFormat.matches($0, .init(allowsSeparators: $1)) },
      makeCanonical: { IMEIFormat.canonical($0) }),
    Case(
      name: "UUID", canonical: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
      spellings: ["{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}", "F81D4FAE7DEC11D0A76500A0C91E6BF6"],
      matches: { UUIDFormat.matches($0, version: 1, .init(allowsMissingHyphens: $1, allowsBraces: $1)) },
      makeCanonical: { UUIDFormat.canonical($0) }),
    Case(
      name: "MAC", canonical: "00:00:5e:00:53:01",
      spellings: ["00005E005301", "00 00 5e 00 53 01", "0000:5e00:5301"],
      matches: { MACAddressFormat.matches($0, .init(allowsSeparators: $1)) },
      makeCanonical: { MACAddressFormat.canonical($0) }),
    Case(
      name: "color", canonical: "#ffaa00", spellings: ["fa0", "FFAA00"],
      matches: { HexColorFormat.matches($0, .init(allowsMissingHash: $1)) },
      makeCanonical: { HexColorFormat.canonical($0) }),
    Case(
      name: "card", canonical: "4111111111111111",
      spellings: [
        "4111 1111 1111 1111", "4111-1111-1111-1111", "4111.1111.1111.1111", "4111\u{A0}111111111111",
        "４１１１ １１１１ １１１１ １１１１", "\u{200E}4111 1111 1111 1111",
      ],
      matches: { PaymentCardFormat.matches($0, .init(allowsSeparators: $1)) },
      makeCanonical: { PaymentCardNumber($0, .lenient)?.canonical }),
    Case(
      name: "Luhn", canonical: "79927398713", spellings: ["7992 7398 713", "7992-7398-713", "７９９２７３９８７１３"],
      matches: { LuhnFormat.matches($0, .init(allowsSeparators: $1)) },
      makeCanonical: { LuhnFormat.matches($0, .lenient) ? TypedText.characters(of: $0) : nil }),
    Case(
      name: "ISBN", canonical: "9780804429573",
      spellings: ["978–0–8044–2957–3", "978\u{A0}0804429573", "0.8044.2957.x", "978--0804429573"],
      matches: { ISBNFormat.matches($0, .init(allowsLowercase: $1, allowsSeparators: $1)) },
      makeCanonical: { ISBN($0, .lenient)?.canonical }),
    Case(
      name: "EAN", canonical: "00042100005264", spellings: ["0 42100 00526 4", "0 425261 4", "04252614"],
      matches: { EANFormat.matches($0, $1 ? .lenient : .standard) },
      makeCanonical: { EANFormat.canonical($0) }),
    Case(
      name: "VAT number", canonical: "ATU13585627",
      spellings: ["atu13585627", "ATU 1358 5627", "ＡＴＵ１３５８５６２７"],
      matches: { VATNumberFormat.matches($0, .init(allowsLowercase: $1, allowsSeparators: $1)) },
      makeCanonical: { VATNumber($0, .lenient)?.canonical }),
    Case(
      name: "postal code", canonical: "00-950",
      spellings: ["00950", "00–950", "PL-00-950", "PL 00950", "００９５０"],
      matches: {
        PostalCodeFormat.matches($0, region: "PL", .init(allowsSeparators: $1, allowsCountryPrefix: $1))
      },
      makeCanonical: { PostalCodeFormat.canonical($0, region: "PL") }),
    Case(
      name: "phone", canonical: "+442079460018",
      spellings: [
        "+44 (0)20 7946 0018", "\u{202A}+44 20 7946 0018\u{202C}", "+44\u{A0}20\u{2011}7946\u{2011}0018",
        "\u{FF0B}\u{FF14}\u{FF14}2079460018",
      ],
      matches: { PhoneNumberFormat.matches($0, .init(allowsSeparators: $1)) },
      makeCanonical: { PhoneNumber($0, .lenient)?.canonical }),
  ]

  @Test(arguments: cases)
  func acceptsSpellingsOnlyIfAllowed(_ format: Case) {
    #expect(format.matches(format.canonical, false))
    #expect(format.matches(format.canonical, true))
    for spelling in format.spellings {
      #expect(!format.matches(spelling, false), "\(spelling)")
      #expect(format.matches(spelling, true), "\(spelling)")
    }
  }

  @Test(arguments: cases)
  func hasOneCanonicalForm(_ format: Case) {
    for spelling in format.spellings + [format.canonical] {
      #expect(format.makeCanonical(spelling) == format.canonical, "\(spelling)")
    }
    #expect(format.makeCanonical("") == nil)
    #expect(format.makeCanonical(format.canonical + "!") == nil)
  }

  @Test(arguments: cases)
  func rejectsTextAroundACode(_ format: Case) {
    for text in [
      " ", "-", "\n", String(repeating: "1", count: 10_000), String(repeating: " ", count: 10_000),
    ] {
      // Spaces around telephone numbers belong to their notation.
      #expect(!format.matches(format.canonical + text, true) || format.name == "phone" && text == " ")
      #expect(!format.matches(text, true))
    }
    for text in ["-", ".", "\u{A0}"] where format.name != "phone" {
      #expect(!format.matches(text + format.canonical, true))
    }
  }

  @Test func lowercasesTheDomainOfAnAddress() {
    let address = EmailAddress("John.Doe@EXAMPLE.Org")
    #expect(address?.canonical == "John.Doe@example.org")
    #expect(address.flatMap { EmailAddress($0.canonical)?.canonical } == address?.canonical)
    #expect(ISBN("0-306-40615-2")?.canonical == ISBN("978-0-306-40615-7")?.canonical)
    #expect(IPAddress("2001:DB8:0::1")?.canonical == IPAddress("2001:db8::1")?.canonical)
    #expect(BICFormat.canonical("DEUTDEFFXXX") == "DEUTDEFF")
  }

  @Test(arguments: [
    ("DE", "D-10115", "10115"), ("AT", "A-1010", "1010"), ("SE", "S-114 55", "114 55"),
    ("SE", "SE-11455", "114 55"), ("PT", "1000205", "1000-205"), ("CH", "CH-8001", "8001"),
    ("LV", "LV 1010", "1010"), ("LT", "lt 01100", "01100"), ("GB", "sw1a1aa", "SW1A 1AA"),
    ("JP", "１００－０００１", "100-0001"),
    ("US", "123456789", "12345-6789"), ("CA", "k1a0b1", "K1A 0B1"), ("NL", "1012sz", "1012 SZ"),
  ])
  func hasOnePostalCode(_ region: String, _ text: String, _ code: String) {
    #expect(
      PostalCodeFormat.matches(text, region: region, .lenient))
    #expect(PostalCodeFormat.canonical(text, region: region) == code)
    #expect(PostalCodeFormat.canonical(code, region: region) == code)
    #expect(PostalCodeFormat.matches(code, region: region))
  }

  @Test(arguments: ["F-10115", "D-1011", "D-", "DD-10115", "-10115", "10115-", "D--10115"])
  func rejectsOtherPrefixesOfPostalCodes(_ text: String) {
    #expect(!PostalCodeFormat.matches(text, region: "DE", .init(allowsCountryPrefix: true)))
  }

  @Test(arguments: ["01234565", "04252614", "06397126", "00123457", "01234531"])
  func expandsUPCE(_ text: String) {
    let digits = text.compactMap(\.wholeNumberValue)
    // The table of GS1, by the last digit before the check digit.
    let (d, l) = (Array(digits[1...6]), digits[6])
    let body: [Int] =
      switch l {
      case 0...2: [d[0], d[1], l, 0, 0, 0, 0, d[2], d[3], d[4]]
      case 3: [d[0], d[1], d[2], 0, 0, 0, 0, 0, d[3], d[4]]
      case 4: [d[0], d[1], d[2], d[3], 0, 0, 0, 0, 0, d[4]]
      default: [d[0], d[1], d[2], d[3], d[4], 0, 0, 0, 0, l]
      }
    let upcA = ([digits[0]] + body + [digits[7]]).map(String.init).joined()
    #expect(EANFormat.matches(text, kinds: [], .lenient) == EANFormat.matches(upcA, kinds: .upcA))
    #expect(!EANFormat.matches("2" + text.dropFirst(), kinds: [], .lenient))
  }

  @Test(arguments: ["PT0.5S", "PT1H0,25S", "P1DT1H5.125S", "PT1.5H", "PT1H5S", "P1Y2D", "P1Y2DT3S"])
  func acceptsDurationsOfOtherSystems(_ text: String) {
    #expect(!DurationFormat.matches(text))
    #expect(DurationFormat.matches(text, .lenient))
  }

  @Test(arguments: ["PT.5S", "PT0.S", "PT0.5", "PT0.5M1S", "P0.5D", "PT1S1H", "P1DT", "PT5S5S", "PT0.5.5S"])
  func rejectsOtherDurations(_ text: String) { #expect(!DurationFormat.matches(text, .lenient)) }

  @Test func acceptsWhitespaceAndMissingPaddingInBase64() {
    for text in ["Zm9v\r\nYg==", " Zm9vYg= = ", "Z m 9 v", "\n", ""] {
      #expect(Base64Format.matches(text, .init(allowsWhitespace: true)))
    }
    for text in ["Zm9v\u{A0}", "Zm9=v", "Zm9vYg", "Zm9vYg===", "Zm9vY!=="] {
      #expect(!Base64Format.matches(text, .init(allowsWhitespace: true)))
    }
    #expect(Base64Format.matches("Zm9vYg", .init(allowsMissingPadding: true)))
    #expect(Base64Format.matches("Zm9vYg==", .init(allowsMissingPadding: true)))
    #expect(!Base64Format.matches("Zm9vYg=", .init(allowsMissingPadding: true)))
    #expect(!Base64Format.matches("Zm9vYg==", .init(unpadded: true, allowsWhitespace: true)))
  }

  @Test func rejectsLoneSurrogatesInJSON() {
    for text in [#""\ud83d\ude00""#, #""\uD7FF""#, #""\ue000""#, #"{"\u0061": "\\ud800"}"#] {
      #expect(JSONFormat.matches(text, .init(requiresPairedSurrogates: true)))
    }
    for text in [#""\ud800""#, #""\udc00""#, #""\ud800\ud800""#, #""\ud83dx""#, #"{"\uDFFF": 1}"#] {
      #expect(JSONFormat.matches(text))
      #expect(!JSONFormat.matches(text, .init(requiresPairedSurrogates: true)))
    }
  }

  @Test func acceptsNamesOfServices() {
    #expect(HostnameFormat.matches("_sip._tcp.example.com", .init(allowsUnderscores: true)))
    #expect(!HostnameFormat.matches("_sip._tcp", .init(allowsUnderscores: true)))
    #expect(HostnameFormat.matches("example.com.", .init(allowsTrailingDot: true)))
    #expect(HostnameFormat.matches("bücher.example.", .init(allowsTrailingDot: true)))
    #expect(!HostnameFormat.matches(".", .init(allowsTrailingDot: true)))
    #expect(!HostnameFormat.matches("example.com..", .init(allowsTrailingDot: true)))
  }

  @Test func acceptsProtocolRelativeURLs() {
    #expect(URLFormat.matches("//example.com/a", .init(allowsProtocolRelative: true)))
    #expect(!URLFormat.matches("/a", .init(allowsProtocolRelative: true)))
    #expect(!URLFormat.matches("//", .init(allowsProtocolRelative: true)))
    #expect(!URLFormat.matches("///example.com", .init(allowsProtocolRelative: true)))
  }

  @Test func acceptsUnderscoresInLanguageTags() {
    #expect(LanguageTagFormat.matches("en_US", .lenient))
    #expect(LanguageTagFormat.matches("zh-Hant_TW", .lenient))
    #expect(!LanguageTagFormat.matches("en__US", .lenient))
  }

  @Test func acceptsUnderscoresInSlugs() {
    #expect(SlugFormat.matches("two_words", .lenient))
    #expect(!SlugFormat.matches("two_words"))
    #expect(!SlugFormat.matches("two__words", .lenient))
  }

  @Test(arguments: [
    ("GG", "GB82WEST12345698765432"), ("AX", "FI2112345600000785"), ("RE", "FR1420041010050500013M02606"),
  ])
  func partsOfCountriesHaveTheNumbersOfTheCountry(_ part: String, _ text: String) {
    #expect(IBANFormat.matches(text, country: part))
    #expect(IBANFormat.isSupported(country: part))
    #expect(!IBANFormat.matches(text, country: "DE"))
  }

  @Test(arguments: [
    "DZ580002100001113000000570", "MA64011519000001205000534921", "SN08SN0100152000048500003035",
  ])
  func unregisteredCountriesAreAnOption(_ text: String) {
    #expect(!IBANFormat.matches(text))
    #expect(IBANFormat.matches(text, .init(includesUnregisteredCountries: true)))
    #expect(!IBANFormat.isSupported(country: String(text.prefix(2))))
    #expect(IBANFormat.isSupported(country: String(text.prefix(2)), includesUnregisteredCountries: true))
  }

  @Test func unknownCountriesNeverTrap() {
    for country in ["", "d", "de", "DEU", "US", "ÄÖ", "\u{0}"] {
      #expect(!IBANFormat.isSupported(country: country, includesUnregisteredCountries: true))
      #expect(!IBANFormat.matches("GB82WEST12345698765432", country: country))
      #expect(IBAN("GB82WEST12345698765432", country: country) == nil)
      #expect(!PostalCodeFormat.isSupported(region: "Q" + country))
    }
    #expect(PostalCodeFormat.isSupported(region: "de"))
  }
}

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
        "g b 8 2 w e s t 1 2 3 4 5 6 9 8 7 6 5 4 3 2",
      ],
      matches: { IBANFormat.matches($0, allowsLowercase: $1, allowsSeparators: $1) },
      makeCanonical: { IBAN($0, allowsLowercase: true, allowsSeparators: true)?.canonical }),
    Case(
      name: "BIC", canonical: "DEUTDEFF500", spellings: ["deutdeff500", "DEUT DE FF 500", "DEUT-DE-FF-500"],
      matches: { BICFormat.matches($0, allowsLowercase: $1, allowsSeparators: $1) },
      makeCanonical: { BICFormat.canonical($0) }),
    Case(
      name: "LEI", canonical: "5493001KJTIIGC8Y1R12",
      spellings: ["5493001kjtiigc8y1r12", "5493 001K JTII GC8Y 1R12"],
      matches: { LEIFormat.matches($0, allowsLowercase: $1, allowsSeparators: $1) },
      makeCanonical: { LEIFormat.canonical($0) }),
    Case(
      name: "ISIN", canonical: "US0378331005",
      spellings: ["us0378331005", "US 037833100 5", "US-037833100-5"],
      matches: { ISINFormat.matches($0, allowsLowercase: $1, allowsSeparators: $1) },
      makeCanonical: { ISINFormat.canonical($0) }),
    Case(
      name: "VIN", canonical: "1HGCM82633A004352", spellings: ["1hgcm82633a004352", "1HG CM82633A 004352"],
      matches: { VINFormat.matches($0, checkDigit: true, allowsLowercase: $1, allowsSeparators: $1) },
      makeCanonical: { VINFormat.canonical($0) }),
    Case(
      name: "ISSN", canonical: "2434-561X", spellings: ["2434-561x", "2434561x"],
      matches: { ISSNFormat.matches($0, allowsLowercase: $1) }, makeCanonical: { ISSNFormat.canonical($0) }),
    Case(
      name: "IMEI", canonical: "490154203237518", spellings: ["49 015420 323751 8", "49.015420.323751.8"],
      matches: { IMEIFormat.matches($0, allowsSeparators: $1) }, makeCanonical: { IMEIFormat.canonical($0) }),
    Case(
      name: "UUID", canonical: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
      spellings: ["{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}", "F81D4FAE7DEC11D0A76500A0C91E6BF6"],
      matches: { UUIDFormat.matches($0, version: 1, allowsMissingHyphens: $1, allowsBraces: $1) },
      makeCanonical: { UUIDFormat.canonical($0) }),
    Case(
      name: "MAC", canonical: "00:00:5e:00:53:01",
      spellings: ["00005E005301", "00 00 5e 00 53 01", "0000:5e00:5301"],
      matches: { MACAddressFormat.matches($0, allowsSeparators: $1) },
      makeCanonical: { MACAddressFormat.canonical($0) }),
    Case(
      name: "color", canonical: "#ffaa00", spellings: ["fa0", "FFAA00"],
      matches: { HexColorFormat.matches($0, allowsMissingHash: $1) },
      makeCanonical: { HexColorFormat.canonical($0) }),
    Case(
      name: "card", canonical: "4111111111111111",
      spellings: [
        "4111 1111 1111 1111", "4111-1111-1111-1111", "4111.1111.1111.1111", "4111\u{A0}111111111111",
      ],
      matches: { PaymentCardFormat.matches($0, allowsSeparators: $1) },
      makeCanonical: { PaymentCardNumber($0, allowsSeparators: true)?.canonical }),
    Case(
      name: "phone", canonical: "+442079460018",
      spellings: [
        "+44 (0)20 7946 0018", "\u{202A}+44 20 7946 0018\u{202C}", "+44\u{A0}20\u{2011}7946\u{2011}0018",
        "\u{FF0B}\u{FF14}\u{FF14}2079460018",
      ],
      matches: { PhoneNumberFormat.matches($0, allowsSeparators: $1) },
      makeCanonical: { PhoneNumber($0, allowsSeparators: true)?.canonical }),
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

  @Test func acceptsUnderscoresInSlugs() {
    #expect(SlugFormat.matches("two_words", allowsUnderscores: true))
    #expect(!SlugFormat.matches("two_words"))
    #expect(!SlugFormat.matches("two__words", allowsUnderscores: true))
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
    #expect(IBANFormat.matches(text, includesUnregisteredCountries: true))
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

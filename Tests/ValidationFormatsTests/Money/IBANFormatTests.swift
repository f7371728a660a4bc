import Testing

@testable import ValidationFormats

@Suite struct IBANFormatTests {
  @Test func hasPartsAndAPrintForm() throws {
    let account = try #require(IBAN("GB33 BUKB 2020 1555 5555 55"))
    #expect(account.countryCode == "GB")
    #expect(account.checkDigits == "33")
    #expect(account.bban == "BUKB20201555555555")
    #expect(account.formatted == "GB33 BUKB 2020 1555 5555 55")
    #expect(IBAN(account.description) == account)
    #expect(IBAN("GB33BUKB20201555555555", country: "GB") == account)
    #expect(IBAN("GB33BUKB20201555555555", country: "DE") == nil)
    #expect(IBAN("GB34BUKB20201555555555") == nil)
  }

  @Test(
    arguments: [
      ("", .unknownCountry), ("D", .unknownCountry), ("12", .unknownCountry),
      ("XX89370400440532013000", .unknownCountry),
      ("de89370400440532013000", .unknownCountry), ("DZ580002100001113000000570", .unknownCountry),
      ("DE8937040044053201300", .wrongLength(expected: 22)), ("DE", .wrongLength(expected: 22)),
      ("DE893704004405320130001", .wrongLength(expected: 22)),
      ("GB82WEST1234569876543", .wrongLength(expected: 22)),
      ("DE8937040044053201300O", .wrongCharacters), ("GB82123412345698765432", .wrongCharacters),
      ("DEX9370400440532013000", .wrongCharacters), ("DE88 3704 0044 0532 0130 00", .wrongCheckDigits),
      ("DE89370400440532013001", .wrongCheckDigits), ("DE00370400440532013000", .wrongCheckDigits),
    ] as [(String, IBAN.Fault)])
  func saysWhyATextIsNoNumber(_ text: String, _ fault: IBAN.Fault) {
    #expect(throws: fault) { try IBAN(parsing: text) }
  }

  @Test func saysWhyATypedTextIsNoNumber() throws {
    #expect(try IBAN(parsing: "iban: gb82-west-1234-5698-7654-32", .lenient).countryCode == "GB")
    #expect(throws: IBAN.Fault.wrongCheckDigits) {
      try IBAN(parsing: "iban: gb83-west-1234-5698-7654-32", .lenient)
    }
    #expect(throws: IBAN.Fault.wrongLength(expected: 22)) { try IBAN(parsing: "gb82-west-1234", .lenient) }
    #expect(throws: IBAN.Fault.otherCountry) { try IBAN(parsing: "GB82WEST12345698765432", country: "DE") }
    let unregistered: IBANFormat.Options = .includesUnregisteredCountries
    #expect(throws: IBAN.Fault.wrongLength(expected: 26)) {
      try IBAN(parsing: "DZ58000210000111300000057", unregistered)
    }
  }

  @Test func theTableHasEveryCountryOnce() {
    let codes = IBANTable.countryCodes
    #expect(codes.count == 89)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
    #expect(IBANTable.index.filter { $0 != 0 }.count == codes.count)
  }

  /// A number of every country, made from its structure, is accepted, and loses that with any one character.
  @Test func everyCountryHasNumbers() throws {
    for code in IBANTable.countryCodes {
      let bytes = Array(code.utf8)
      let slot = try #require(IBANTable.slot(of: bytes[0], bytes[1]))
      var classes = IBANTable.index[slot]
      var bban = ""
      while classes != 0 {
        bban += classes & 3 == 2 ? "Q" : "7"
        classes >>= 2
      }
      let remainder = try #require(remainder97("\(bban)\(code)00"))
      let check = 98 - remainder
      let text = "\(code)\(check < 10 ? "0" : "")\(check)\(bban)"
      #expect(IBANFormat.matches(text), "\(text)")
      #expect(!IBANFormat.matches(text + "7"))
      #expect(!IBANFormat.matches(String(text.dropLast())))
    }
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
    #expect(IBANFormat.matches(text, .includesUnregisteredCountries))
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

  @Test(arguments: [
    "IBAN GB82WEST12345698765432", "IBAN: GB82 WEST 1234 5698 7654 32", "iban:gb82west12345698765432",
    "Iban  GB82-WEST-1234-5698-7654-32",
  ])
  func acceptsTheWordBeforeTheNumber(_ text: String) {
    #expect(IBANFormat.matches(text, .lenient))
    #expect(IBANFormat.matches(text, country: "GB", .lenient))
    #expect(!IBANFormat.matches(text))
    #expect(!IBANFormat.matches(text, [.allowsLowercase, .allowsSeparators]))
    #expect(IBAN(text, .lenient)?.canonical == "GB82WEST12345698765432")
  }

  @Test(arguments: ["IBANGB82WEST12345698765432", "IBAN", "IBAN ", "IBAN: ", "BAN GB82WEST12345698765432"])
  func rejectsOtherWords(_ text: String) { #expect(!IBANFormat.matches(text, .lenient)) }
}

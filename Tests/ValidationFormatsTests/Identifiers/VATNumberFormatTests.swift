import Testing

@testable import ValidationFormats

@Suite struct VATNumberFormatTests {
  /// One number or more of each country and structure, with the check digits that python-stdnum computes.
  static let numbers = [
    "ATU00330766", "BE0017185133", "BG283838389", "BG3123214616", "CY47536831L", "CZ56829922", "CZ6623262536",
    "CZ699023670", "DE384631586", "DE136695976", "DK17178180", "EE243324802", "EL209796070", "ES02523105M",
    "ESF5979456J", "ESA79244646", "ES57358480E", "ESY3230284V", "FI26006806", "FR52569867997",
    "FRXX104788765", "GB259327577", "GB980780684001", "GBGD477", "GBHA761", "XI259327577", "HR69133956611",
    "HU28676849", "IE5892977A", "IE9381178WO", "IE6G02563M", "IE4*12739I", "IE4+12739I", "IT81702020686",
    "LT264239513", "LT483001122112", "LU54979643", "LV40073355286", "MT15636239", "NL090897954B94",
    "NO897335980MVA", "PL8911245130", "PT411722760", "RO78", "RO16858516", "RO4326887382", "SE015416382801",
    "SI88579727", "SK8933078594", "CHE976317511MWST", "CHE980083380TVA", "CHE633817488IVA",
  ]

  @Test(arguments: numbers)
  func accepts(_ text: String) {
    #expect(VATNumberFormat.matches(text))
    let country = String(text.prefix(2))
    #expect(VATNumberFormat.isSupported(country: country))
    #expect(VATNumberFormat.matches(text, country: country))
    #expect(VATNumberFormat.matches(String(text.dropFirst(2)), country: country))
    #expect(!VATNumberFormat.matches(text.lowercased()))
  }

  @Test func knowsEveryCountry() {
    #expect(Set(Self.numbers.map { String($0.prefix(2)) }) == Set(VATNumberFormat.countries))
    #expect(VATNumberFormat.countries == VATNumberFormat.countries.sorted())
    for country in ["", "D", "US", "DEU", "de", "ÄÖ"] {
      #expect(!VATNumberFormat.isSupported(country: country))
      #expect(!VATNumberFormat.matches("DE136695976", country: country))
    }
  }

  /// Most single digits that are mistyped are found; no country's check digits find all of them.
  @Test func findsMistypedDigits() {
    var changes = 0
    var found = 0
    for text in Self.numbers where !text.hasPrefix("GBGD") && !text.hasPrefix("GBHA") {
      let bytes = Array(text.utf8)
      for index in bytes.indices.dropFirst(2) where bytes[index].isASCIIDigit {
        for digit in UInt8(0x30)...0x39 where digit != bytes[index] {
          var changed = bytes
          changed[index] = digit
          changes += 1
          if !VATNumberFormat.matches(String(decoding: changed, as: UTF8.self)) { found += 1 }
        }
      }
    }
    #expect(found * 100 > changes * 95)
  }

  @Test(arguments: [
    "", "DE", "DE1", "136695976",  // no prefix and no country
    "DE136695977", "DE 136695976", "DE1366959760", "DE136695976\n", "de136695976", "US136695976",
    "GR209796070",  // Greece is EL
    "CZ7809312775", "LV31117519992",  // persons born on 31 September and 31 November
    "GB082306234", "XI074110155", "IE41*2739I", "FR*2569867997", "NO897335980", "CHE976317511", "NL090897954",
    "ATU0033076", "DE000000000",
  ])
  func rejects(_ text: String) { #expect(!VATNumberFormat.matches(text)) }

  /// The last character of a Spanish company's number, as the tax agency's `valnif` 2.0.1 has it.
  @Test(arguments: "ABCDEFGHJUVNPQRSW")
  func endsInADigitOrALetterInSpain(_ first: Character) {
    let isDigit = VATNumberFormat.matches("ES\(first)00123455")
    let isLetter = VATNumberFormat.matches("ES\(first)0012345E")
    #expect(isDigit == "ABCDEFGHJUV".contains(first))
    #expect(isLetter == "ABCDEFGNPQRSW".contains(first))
  }

  /// Personal codes of Latvia without a date of birth, and those with one.
  @Test func acceptsLatvianCodesWithoutADate() {
    for start in 32...39 { #expect(VATNumberFormat.matches("LV\(start)123456789")) }
    #expect(!VATNumberFormat.matches("LV31117519992"))
  }

  @Test(arguments: ["VAT DE136695976", "VAT: DE136695976", "vat:de136695976", "Vat  DE 136 695 976"])
  func acceptsTheWordBeforeTheNumber(_ text: String) {
    #expect(VATNumberFormat.matches(text, .lenient))
    #expect(!VATNumberFormat.matches(text))
    #expect(!VATNumberFormat.matches(text, [.allowsLowercase, .allowsSeparators]))
    #expect(VATNumber(text, .lenient)?.canonical == "DE136695976")
  }

  @Test(arguments: ["VATDE136695976", "VAT :DE136695976", "VAT", "VAT ", "VAT: ", "VATDE", "TVA DE136695976"])
  func rejectsOtherWords(_ text: String) { #expect(!VATNumberFormat.matches(text, .lenient)) }

  @Test(arguments: ["DE  136695976", " DE136695976", "DE136695976 ", "DE/136695976", "DE--136695976"])
  func rejectsOddSeparators(_ text: String) {
    #expect(!VATNumberFormat.matches(text, .allowsSeparators))
  }

  @Test func canonicalFormHasThePrefix() {
    #expect(VATNumber("209796070", country: "GR")?.canonical == "EL209796070")
    #expect(VATNumber("CHE-976.317.511 MWST", .allowsSeparators)?.canonical == "CHE976317511MWST")
    for number in Self.numbers { #expect(VATNumber(number)?.canonical == number) }
  }

  @Test func answersForAnyBytes() {
    var generator = SeededGenerator(seed: 5)
    for number in Self.numbers {
      for _ in 0..<200 {
        var bytes = Array(number.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
        let text = String(
          decoding: bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)), as: UTF8.self)
        for country in [nil, "DE", "ES", "CH", "IE", "NL"] {
          _ = VATNumberFormat.matches(text, country: country, .lenient)
        }
      }
    }
  }
}

import Testing

@testable import ValidationFormats

@Suite struct CountryCodeFormatTests {
  @Test(arguments: ["CH", "GB", "TW", "SS", "AX", "ZW", "AD"])
  func acceptsTwoLetters(_ text: String) { #expect(CountryCodeFormat.matches(text)) }

  @Test(arguments: [
    "",
    "UK",  // reserved, not assigned
    "EU",
    "AN",  // dissolved in 2010
    "XK",  // for private use
    "AA", "ZZ", "ch", "C", "CHE", "CH\n", "C1", "ＣＨ",
  ])
  func rejectsTwoLetters(_ text: String) { #expect(!CountryCodeFormat.matches(text)) }

  @Test func readsTheOtherForms() {
    #expect(CountryCodeFormat.matches("CHE", form: .alpha3))
    #expect(!CountryCodeFormat.matches("CHX", form: .alpha3))
    #expect(!CountryCodeFormat.matches("CH", form: .alpha3))
    #expect(CountryCodeFormat.matches("756", form: .numeric))
    #expect(CountryCodeFormat.matches("004", form: .numeric))
    #expect(!CountryCodeFormat.matches("4", form: .numeric))
    #expect(!CountryCodeFormat.matches("999", form: .numeric))
    #expect(!CountryCodeFormat.matches("CHE", form: .numeric))
  }

  @Test func acceptsTheTableAndNothingElse() {
    let columns = CountryCodeTable.text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(columns.count == 249)
    let known = Set(columns.map { String($0[0]) })
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for first in letters {
      for second in letters {
        let code = "\(first)\(second)"
        #expect(CountryCodeFormat.matches(code) == known.contains(code))
      }
    }
    let numbers = Set(columns.map { String($0[2]) })
    #expect(numbers.count == 249)
    for number in 0..<1_000 {
      let code = String(String(number + 1_000).dropFirst())
      #expect(CountryCodeFormat.matches(code, form: .numeric) == numbers.contains(code))
    }
    #expect(Set(columns.map { $0[1] }).count == 249)
  }
}

@Suite struct CurrencyCodeFormatTests {
  @Test(arguments: ["CHF", "EUR", "USD", "XAU", "X\u{58}X", "ZWG", "XCG", "UYW"])
  func accepts(_ text: String) { #expect(CurrencyCodeFormat.matches(text)) }

  @Test(arguments: [
    "",
    "DEM",  // withdrawn in 2002
    "HRK",  // in 2023
    "BGN",  // in 2026
    "BTC",  // no code of the standard
    "chf", "CH", "CHFX", "756",
  ])
  func rejects(_ text: String) { #expect(!CurrencyCodeFormat.matches(text)) }

  @Test func theTableHasNoCodeTwice() {
    let columns = CurrencyCodeTable.text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(columns.count == 178)
    #expect(Set(columns.map { $0[0] }).count == 178)
    #expect(Set(columns.map { $0[1] }).count == 178)
    #expect(columns.allSatisfy { CurrencyCodeFormat.matches(String($0[0])) })
  }

  @Test func tablesOutOfShapeAreTheProgrammersMistake() async {
    await #expect(processExitsWith: .failure) {
      _ = PackedCodeSet(column: 0, of: "AB1", alphabet: .capitals, length: 3)
    }
  }
}

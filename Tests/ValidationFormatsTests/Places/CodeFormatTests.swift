import Testing

@testable import ValidationFormats

@Suite struct CodeFormatTests {
  @Test func acceptsTheCountriesOfTheTableAndNothingElse() {
    let columns = CountryCodeTable.text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(columns.count == 249)
    for column in 0...2 { #expect(Set(columns.map { $0[column] }).count == 249) }
    let (letters, numbers) = (Set(columns.map { String($0[0]) }), Set(columns.map { String($0[2]) }))
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for code in alphabet.flatMap({ first in alphabet.map { "\(first)\($0)" } }) {
      #expect(CountryCodeFormat.matches(code) == letters.contains(code))
    }
    for code in (1_000..<2_000).map({ String(String($0).dropFirst()) }) {
      #expect(CountryCodeFormat.matches(code, form: .numeric) == numbers.contains(code))
    }
  }

  @Test func theTableOfCurrenciesHasNoCodeTwice() {
    let columns = CurrencyCodeTable.text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(columns.count == 178)
    for column in 0...1 { #expect(Set(columns.map { $0[column] }).count == 178) }
    #expect(columns.allSatisfy { CurrencyCodeFormat.matches(String($0[0])) })
  }

  @Test func answersForLongLanguageTags() {
    let variants = (0..<20_000).map { "-v\(10_000 + $0)" }.joined()
    #expect(!LanguageTagFormat.matches("en" + variants))
    #expect(LanguageTagFormat.matches("en-a" + variants))
    #expect(!LanguageTagFormat.matches("en-a" + variants + "-"))
  }

  @Test func findsEveryTimeZone() {
    let names = TimeZoneFormat.names
    #expect(names.count == 597)
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for name in names {
      #expect(TimeZoneFormat.matches(name) && !TimeZoneFormat.matches(name + "!"))
      #expect(TimeZoneFormat.matches(String(name.dropLast())) == names.contains(String(name.dropLast())))
    }
  }
}

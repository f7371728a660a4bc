import ALPValidator
import Foundation
import Testing

/// Numbers and dates as people type them in a control.
@MainActor @Suite struct ParsedTextTests {
  private let control = TextControl()
  private let german = Locale(identifier: "de-DE")

  @Test(arguments: [
    ("1.234,56", "de-DE", "1234.56"), ("1234.56", "de-DE", "1234.56"), ("1.234", "de-DE", "1234"),
    ("1\u{202F}234,56", "fr-FR", "1234.56"), ("1\u{A0}234,56", "pl-PL", "1234.56"),
    ("1,234.56", "en-US", "1234.56"), ("1’234.56", "de-CH", "1234.56"), ("12,34,567.5", "en-IN", "1234567.5"),
    ("١٬٢٣٤٫٥٦", "ar-EG", "1234.56"), (" -7 ", "en-US", "-7"),
  ])
  func readsDecimals(_ text: String, _ locale: String, _ value: String) throws {
    let price = Validator<Decimal>()
    price.addRule(.range((try #require(Decimal(string: "-10")))...2_000_000))
    control.attachValidator(price, parsing: .decimal(locale: Locale(identifier: locale)))
    control.text = text
    #expect(control.isValid && price.value == Decimal(string: value))
    control.text = "1,2,3"
    #expect(control.failures.map(\.name) == ["parse"] && price.value == nil)
  }

  @Test func readsBinaryFractions() {
    let price = Validator<Double>()
    control.attachValidator(price, parsing: .decimal(locale: german), invalidMessage: "An amount, please.")
    control.text = "0,1"
    #expect(price.value == 0.1)
    control.text = "1,234.5,6"
    #expect(control.errorMessages == ["An amount, please."])
    #expect(control.silentFailures().map(\.message) == ["An amount, please."])
  }

  @Test func readsWholeNumbers() {
    let guests = Validator<Int>()
    guests.addRule(.range(1...2_000))
    control.attachValidator(guests, parsing: .integer(locale: german))
    control.text = "1.234"
    #expect(control.isValid && guests.value == 1_234)
    for text in ["1,5", "12.34", "one", "1.23.4"] {
      control.text = text
      #expect(control.errorMessages == ["Please enter a whole number."])
    }
  }

  @Test func readsDates() throws {
    let arrival = Validator<Date>()
    let day = try #require(ISO8601DateFormatter().date(from: "2026-11-22T00:00:00Z"))
    arrival.addRule(.same(as: day))
    control.attachValidator(arrival, parsing: .date(locale: german, timeZone: .gmt), policy: .onFocusLoss)
    for text in ["22.11.2026", "22. 11. 2026", "2026-11-22"] {
      control.text = text
      control.validate()
      #expect(control.isValid)
    }
    for text in ["31.2.2026", "11/22/2026", "22.11.26"] {
      control.text = text
      control.validate()
      #expect(control.failures.map(\.name) == ["parse"])
    }
    control.text = ""
    control.validate()
    #expect(control.failures.map(\.cause) == [.missing])
  }
}

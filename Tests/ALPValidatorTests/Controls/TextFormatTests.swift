import ALPValidator
import Foundation
import Testing

/// How values are written in text fields, and read again.
@Suite struct TextFormatTests {
  private enum Size: String, TextEditable { case small, large }

  @Test(arguments: [
    ("de-DE", "-1234,5"), ("en-US", "-1234.5"), ("fr-FR", "-1234,5"), ("de-CH", "-1234.5"),
  ])
  func writesDecimalsInALocale(_ locale: String, _ text: String) throws {
    let format = Decimal.textFormat(Locale(identifier: locale))
    let value = try #require(Decimal(string: "-1234.5"))
    let ascii = format.format(value).replacing("\u{2212}", with: "-")
    #expect(ascii == text)
  }

  @Test func writesTheDigitsOfALocale() {
    let text = Int.textFormat(Locale(identifier: "ar-EG")).format(120)
    #expect(text == "١٢٠")
  }

  @Test(arguments: [
    ("de-DE", "05.01.2026"), ("en-US", "01/05/2026"), ("en-GB", "05/01/2026"), ("sv-SE", "2026-01-05"),
    ("ja-JP", "2026/01/05"),
  ])
  func writesDatesInALocale(_ locale: String, _ text: String) throws {
    let date = try #require(ISO8601DateFormatter().date(from: "2026-01-05T15:00:00Z"))
    #expect(Date.textFormat(Locale(identifier: locale)).format(date) == text)
  }

  @Test(arguments: [
    (0.1, "0.1"), (1, "1"), (-0.5, "-0.5"), (1e21, "1000000000000000000000"), (1e-7, "0.0000001"),
    (120, "120"),
    (2.5e-5, "0.000025"), (12_345.678, "12345.678"), (0, "0"),
  ])
  func writesBinaryFractionsWithoutExponent(_ value: Double, _ text: String) {
    #expect(Double.textFormat(Locale(identifier: "en-US")).format(value) == text)
  }

  @Test func readsWhatItWritesInEveryLocale() throws {
    var random = SeededGenerator(seed: 40)
    let decimals = try ["0", "-7", "1234.5", "1234.567", "0.125", "99999999999999999999.01"].map {
      try #require(Decimal(string: $0))
    }
    for identifier in Locale.availableIdentifiers.sorted() {
      let locale = Locale(identifier: identifier)
      let decimalFormat = Decimal.textFormat(locale)
      for value in decimals {
        #expect(decimalFormat.parse(decimalFormat.format(value)) == value, "\(identifier)")
      }
      let integerFormat = Int64.textFormat(locale)
      for value in [Int64.min, -1_000, 0, 1_234_567, Int64.max] {
        #expect(integerFormat.parse(integerFormat.format(value)) == value, "\(identifier)")
      }
      let doubleFormat = Double.textFormat(locale)
      let double = Double.random(in: -1e6...1e6, using: &random)
      for value in [double, double * 1e-12, double * 1e30] {
        #expect(doubleFormat.parse(doubleFormat.format(value)) == value, "\(identifier)")
      }
      let dateFormat = Date.textFormat(locale)
      let day = Date(
        timeIntervalSince1970: Double(Int.random(in: -200_000...200_000, using: &random)) * 86_400)
      let text = dateFormat.format(day)
      #expect(dateFormat.parse(text) == day, "\(identifier): \(text)")
    }
  }

  @Test func readsWhatItWritesOfEveryNumberOfDigits() {
    var random = SeededGenerator(seed: 41)
    let format = Double.textFormat(Locale(identifier: "de-DE"))
    for _ in 0..<10_000 {
      let value = Double(bitPattern: random.next())
      if value.isFinite { #expect(format.parse(format.format(value)) == value) }
    }
  }

  @Test func writesAndReadsTheOtherTypes() {
    let locale = Locale(identifier: "de-DE")
    #expect(Size.textFormat(locale).parse("large") == .large)
    #expect(Size.textFormat(locale).parse("Large") == nil)
    #expect(Size.textFormat(locale).format(.small) == "small")
    #expect(Size?.textFormat(locale).parse("") == .some(nil))
    #expect(UInt8.textFormat(locale).parse("256") == nil)
    #expect(UInt8.textFormat(locale).parse("255") == 255)
    #expect(Float.textFormat(locale).format(0.1) == "0,1")
    #expect(Float.textFormat(locale).parse("0,1") == 0.1)
    #expect(Int?.textFormat(locale).parse("") == .some(nil))
    #expect(Int?.textFormat(locale).parse(" ") == .some(nil))
    #expect(Int?.textFormat(locale).parse("x") == nil)
    #expect(Int?.textFormat(locale).format(nil) == "")
    #expect(String?.textFormat(locale).parse("a") == "a")
  }

  @Test(arguments: [
    ("de_DE", "1234.5", "1.234,50"), ("de_DE", "-1234567.891", "-1.234.567,891"), ("en_US", "0", "0.00"),
    ("es_ES", "1234.5", "1234,50"), ("hi_IN", "1234567", "12,34,567.00"), ("de_CH", "1234.5", "1’234.50"),
  ])
  func writesGroupsAndDigitsAfterTheMark(_ locale: String, _ value: String, _ text: String) throws {
    let locale = Locale(identifier: locale)
    let decimals = TextFormat<Decimal>.decimal(locale: locale, fractionDigits: 2)
    let value = try #require(Decimal(string: value))
    #expect(decimals.format(value) == text)
    #expect(decimals.parse(text) == value)
    let doubles = TextFormat<Double>.decimal(locale: locale, fractionDigits: 2)
    #expect(doubles.format(NSDecimalNumber(decimal: value).doubleValue) == text)
  }
}

import ALPValidator
import Foundation
import Testing
import ThreadTime

@Suite struct InputFormatLocaleTests {
  @Test(arguments: [
    ("de-DE", "22112026", "22.11.2026"),
    ("en-US", "11222026", "11/22/2026"),
    ("en-GB", "22112026", "22/11/2026"),
    ("ja-JP", "20261122", "2026/11/22"),
    ("sv-SE", "20261122", "2026-11-22"),
    ("hu-HU", "20261122", "2026. 11. 22."),
    ("ko-KR", "20261122", "2026. 11. 22."),
    ("de-DE", "221", "22.1"),
    ("de-DE", "٢٢١", "22.1"),
    ("de-DE", "", ""),
  ])
  func formatsDates(_ locale: String, _ digits: String, _ text: String) {
    let format = InputFormat.date(locale: Locale(identifier: locale))
    #expect(format.format(digits) == text)
    #expect(format.format(text) == text)
    #expect(format.plain(digits) == text)
  }

  @Test(arguments: [
    "de-DE", "en-US", "ja-JP", "hu-HU", "ko-KR", "ar-EG", "bg-BG", "th-TH", "fa-IR", "zh-Hant-TW",
  ])
  func formatsDatesThatTheParserReads(_ identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let format = InputFormat.date(locale: locale)
    let parser = ValueParser<Date>.date(locale: locale)
    let texts = ["20261122", "22112026", "11222026"].map(format.format)
    let dates = texts.compactMap { parser(format.plain($0)) }
    #expect(dates.contains(try #require(DateText.date("2026-11-22"))), "\(texts)")
  }

  @Test(arguments: [
    ("en-US", "1234567.891", "1,234,567.891"),
    ("de-DE", "1234567,891", "1.234.567,891"),
    ("de-CH", "1234567.5", "1’234’567.5"),
    ("hi-IN", "1234567.5", "12,34,567.5"),
    ("es-ES", "1234,5", "1234,5"),
    ("es-ES", "12345", "12.345"),
    ("fr-FR", "1234,5", "1\u{202F}234,5"),
    ("en-US", "-1234", "-1,234"),
    ("en-US", "0012", "0012"),  // no group begins with zero
    ("en-US", "", ""),
  ])
  func formatsNumbers(_ identifier: String, _ plain: String, _ text: String) {
    let format = InputFormat.decimal(locale: Locale(identifier: identifier))
    #expect(format.format(plain) == text)
    #expect(format.plain(text) == plain)
    #expect(format.format(text) == text)
  }

  @Test(arguments: [
    ("de-DE", "1234.56", "1.234,56"),  // as a program writes it
    ("de-DE", "1.234", "1.234"),
    ("en-US", "1.234,56", "1,234.56"),
    ("de-DE", "0.125", "0,125"),
    ("fr-FR", "12.5", "12,5"),
    ("en-US", ".5", ".5"),
    ("en-US", "１，２３４．５", "1,234.5"),
    ("hi-IN", "12,34,567.8", "12,34,567.8"),
    ("en-US", "$1,234.50", "1,234.50"),
    ("en-US", "USD 5", "5"),
    ("en-US", "Total: 5", "5"),
    ("en-US", "1.2345", "1.2345"),  // not cut to another number
    ("en-US", "1.2300", "1.23"),
    // Without one meaning, the text stays.
    ("en-US", "1234,56", "1234,56"),
    ("en-US", "1.2.3", "1.2.3"),
    ("en-US", "12-3", "12-3"),
    ("en-US", "(500)", "(500)"),
    ("en-US", "500-", "500-"),
    ("en-US", "1e5", "1e5"),
    ("en-US", "5k", "5k"),
    ("en-US", "1 Million", "1 Million"),
  ])
  func takesPastedNumbers(_ identifier: String, _ pasted: String, _ text: String) {
    let format = InputFormat.decimal(locale: Locale(identifier: identifier), maximumFractionDigits: 2)
    #expect(format.edit("", replacing: 0..<0, with: pasted)?.text ?? pasted == text)
  }

  @Test(arguments: [
    ("de-DE", "2001-02-03", "03.02.2001"),  // from AutoFill
    ("de-DE", "3.2.2001", "03.02.2001"),
    ("en-US", "2/3/2001", "02/03/2001"),
    ("de-DE", "03022001", "03.02.2001"),
    ("tok", "2001-02-03", "2001)#02)#03"),  // the locale has `#` before each number
    ("de-DE", "20010203", "03.02.2001"),
    ("de-DE", "Geboren: 3.2.2001", "03.02.2001"),
    ("ja-JP", "２００１年２月３日", "2001/02/03"),
    ("de-DE", "3.2.01", "03.02.01"),  // no century
    ("de-DE", "3. Februar 2001", "3. Februar 2001"),
    ("de-DE", "20011203", "20011203"),  // 20 January 1203, or 3 December 2001
    ("de-DE", "3.2", "03.2"),
  ])
  func takesPastedDates(_ locale: String, _ pasted: String, _ text: String) {
    let format = InputFormat.date(locale: Locale(identifier: locale))
    #expect(format.edit("", replacing: 0..<0, with: pasted)?.text ?? pasted == text)
    #expect(format.format(text) == text)
  }

  /// The keys of `0.125` in a notation with points between groups were 125.
  @Test(arguments: [
    ("de-DE", "0.125", "0,125"), ("de-DE", "-0.5", "-0,5"), ("de-DE", "1.125", "1.125"),
    ("en-US", "0,5", "0.5"),
  ])
  func takesAMarkAfterZero(_ locale: String, _ keys: String, _ text: String) {
    let format = InputFormat.decimal(locale: Locale(identifier: locale))
    var shown = ""
    for key in keys {
      shown =
        format.edit(shown, replacing: shown.utf16.count..<shown.utf16.count, with: String(key))?.text ?? shown
        + String(key)
    }
    #expect(shown == text)
  }

  @Test func noYearOfABirthdayIsBelow1000() {
    let german = Locale(identifier: "de-DE")
    var text = ""
    for digit in "20010203" {
      text =
        InputFormat.date(locale: german).edit(
          text, replacing: text.utf16.count..<text.utf16.count, with: String(digit))?.text ?? text
        + String(digit)
    }
    #expect(text == "20.01.0203")
    #expect(ValueParser<Date>.date(locale: german)(text) == nil)
  }

  /// Some locales of Foundation put marks of direction around the minus sign.
  @Test(arguments: ["uz_Arab", "he_IL", "ar_EG", "fa_IR", "ur_PK"])
  func takesNoMarkOfDirectionForAMinusSign(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    let plain = InputFormat.decimal(locale: locale).plain("\u{200E}5")
    #expect(ValueParser<Decimal>.decimal(locale: locale)(plain) == 5)
  }

  @Test(arguments: ["en-US", "de-DE", "es-ES", "fr-FR", "sv-SE", "hi-IN", "de-CH", "ar-EG", "pl-PL", "fa-IR"])
  func formatsNumbersThatTheParserReads(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    let format = InputFormat.decimal(locale: locale)
    let parser = ValueParser<Decimal>.decimal(locale: locale)
    var text = ""
    for key in "-1234567.89" {
      let end = text.utf16.count
      let separator = format.plain("0.5").dropFirst().first
      let typed = key == "." ? String(separator ?? ".") : String(key)
      text = format.edit(text, replacing: end..<end, with: typed)?.text ?? text + typed
    }
    #expect(parser(text) == Decimal(string: "-1234567.89"), "\(text)")
    #expect(parser(format.plain(text)) == Decimal(string: "-1234567.89"), "\(format.plain(text))")
  }

  @Test func addsPrefixAndSuffix() {
    let english = Locale(identifier: "en-US")
    let dollars = InputFormat.decimal(locale: english, maximumFractionDigits: 2, prefix: "$")
    #expect(dollars.format("-1234.5") == "-$1,234.5")
    #expect(dollars.plain("-$1,234.5") == "-1234.5")
    #expect(dollars.format("") == "")
    let area = InputFormat.decimal(locale: english, suffix: " m2")
    #expect(area.format("12") == "12 m2")
    #expect(area.plain("12 m2") == "12")
    let edit = area.edit("12 m2", replacing: 2..<2, with: "3")
    #expect(edit?.text ?? "123 m2" == "123 m2")
    #expect(area.edit("1 m2", replacing: 3..<4, with: "", selection: 4..<4)?.text == "")
  }

  @Test(.serialized, arguments: ["de-DE", "hu-HU", "hi-IN"], ["1", "1.", "-", "٣,", "é"])
  func takesTimeInProportionToTheLength(_ identifier: String, _ piece: String) {
    let locale = Locale(identifier: identifier)
    for format in [InputFormat.date(locale: locale), .decimal(locale: locale, prefix: "$", suffix: " m2")] {
      let growth = Growth(from: 150, of: { String(repeating: piece, count: $0) }) { text in
        _ = format.edit("", replacing: 0..<0, with: text)
        _ = format.edit(text, replacing: 0..<1, with: "1")
        _ = format.plain(text)
      }
      #expect(growth.isLinear, "\(growth)")
    }
  }
}

import ALPValidator
import Foundation
import Testing

@Suite struct ValueParserTests {
  private func decimal(_ text: String, _ locale: String) -> Decimal? {
    ValueParser.decimal(locale: Locale(identifier: locale))(text)
  }

  // MARK: Numbers

  @Test(
    arguments: [
      ("1.234,56", "de_DE", "1234.56"), ("1234,56", "de_DE", "1234.56"),
      ("1234.56", "de_DE", "1234.56"),  // copied from a program
      ("1,234.56", "de_DE", "1234.56"), ("12.50", "de_DE", "12.5"),
      ("0.125", "de_DE", "0.125"),  // no group begins with 0
      ("1.234", "de_DE", "1234"), ("1.234", "en_US", "1.234"), ("1,234", "en_US", "1234"),
      ("1,234", "fr_FR", "1.234"), ("1.234,56", "en_US", "1234.56"), ("1\u{A0}234,56", "fr_FR", "1234.56"),
      ("1\u{202F}234,56", "fr_FR", "1234.56"), ("1 234.56", "fr_FR", "1234.56"),
      ("1 234 567", "en_US", "1234567"), ("1’234.5", "de_CH", "1234.5"), ("1'234'567", "de_CH", "1234567"),
      ("12,34,567.8", "en_IN", "1234567.8"), ("١٬٢٣٤٫٥٦", "ar_EG", "1234.56"),
      ("١٢٣٤٫٥٦", "en_US", "1234.56"), ("１２３４．５", "ja_JP", "1234.5"), ("−5", "sv_SE", "-5"),
      ("\u{200E}-5", "he_IL", "-5"), ("+5", "en_US", "5"), (" 5\n", "en_US", "5"), (",5", "de_DE", "0.5"),
      ("5,", "de_DE", "5"), ("007", "en_US", "7"), ("0,00", "de_DE", "0"),
      ("12345678901234567890123456789012345678", "en_US", "12345678901234567890123456789012345678"),
    ] as [(String, String, String)])
  func readsDecimals(_ text: String, _ locale: String, _ value: String) {
    #expect(decimal(text, locale) == Decimal(string: value))
  }

  @Test(
    arguments: [
      ("", "en_US"), (" ", "en_US"), ("-", "en_US"), (".", "en_US"),
      ("1.234", "fr_FR"),  // a thousand in Germany, little more than 1 in Britain
      ("1234.567", "de_DE"),  // a fraction, or a group without the separator before it
      ("1,5", "en_US"),  // perhaps 1,500 that is being typed
      ("1,234,56", "de_DE"), ("1.234.56", "en_US"), ("1,23,4", "en_US"), ("12,34", "en_US"),
      ("1234,567", "en_US"), ("0.123.456", "de_DE"), ("1.234 567", "de_DE"), ("1,234.567.8", "en_US"),
      ("1e5", "en_US"), ("0x10", "en_US"), ("١٬٢٣٫٥", "ar_EG"), ("5 €", "de_DE"), ("5%", "en_US"),
      ("--5", "en_US"), ("5-", "en_US"), ("1  234", "fr_FR"), ("inf", "en_US"), ("NaN", "en_US"),
      ("½", "en_US"),
      ("123456789012345678901234567890123456789", "en_US"),  // more digits than a Decimal holds
    ] as [(String, String)])
  func rejectsTextWithoutOneMeaning(_ text: String, _ locale: String) {
    #expect(decimal(text, locale) == nil)
  }

  @Test func readsParenthesesIfAsked() {
    let english = Locale(identifier: "en_US")
    let parser = ValueParser<Decimal>.decimal(locale: english, allowsParentheses: true)
    #expect(
      parser("(1,234.56)") == Decimal(string: "-1234.56") && parser(" (5) ") == -5 && parser("-5") == -5)
    #expect(parser("(-5)") == nil && parser("()") == nil && parser("(5") == nil && parser("-(5)") == nil)
    #expect(ValueParser<Double>.decimal(locale: english, allowsParentheses: true)("(0.5)") == -0.5)
    #expect(ValueParser<Double>.decimal(locale: english)("(0.5)") == nil)
  }

  @Test func readsNumbersOfTheType() {
    let german = Locale(identifier: "de_DE")
    #expect(ValueParser<Double>.decimal(locale: german)("1.234,5") == 1234.5)
    #expect(ValueParser<Double>.decimal(locale: german)(String(repeating: "9", count: 400)) == nil)
    #expect(ValueParser<Int>.integer(locale: german)("-1.234") == -1234)
    #expect(ValueParser<Int>.integer(locale: german)("1,0") == nil)
    #expect(ValueParser<Int>.integer(locale: german)("12.50") == nil)
    #expect(ValueParser<UInt8>.integer(locale: german)("255") == 255)
    #expect(ValueParser<UInt8>.integer(locale: german)("256") == nil)
    #expect(ValueParser<UInt8>.integer(locale: german)("-1") == nil)
    #expect(ValueParser<Int> { Int($0, radix: 16) }("ff") == 255)
  }

  static let locales = """
    af_ZA am_ET ar_EG ar_AE ar_MA az_AZ bg_BG bn_BD ca_ES cs_CZ da_DK de_DE de_AT de_CH el_GR en_US
    en_GB en_IN en_ZA es_ES es_MX et_EE eu_ES fa_IR fi_FI fr_FR fr_CA fr_CH gu_IN he_IL hi_IN hr_HR
    hu_HU hy_AM id_ID it_IT it_CH ja_JP ka_GE kk_KZ ko_KR lt_LT lv_LV mr_IN my_MM nb_NO ne_NP nl_NL
    pl_PL pt_BR pt_PT ro_RO ru_RU sk_SK sl_SI sv_SE ta_IN th_TH tr_TR uk_UA ur_PK uz_UZ vi_VN zh_CN
    zh_TW
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test(arguments: locales) func readsNumbersThatFoundationFormats(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    var generator = SeededGenerator(seed: 3)
    let format = Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...10))
    let decimals = ValueParser<Decimal>.decimal(locale: locale)
    let integers = ValueParser<Int>.integer(locale: locale)
    for _ in 0..<200 {
      let digits = Int.random(in: -9_999_999_999...9_999_999_999, using: &generator)
      let exponent = Int.random(in: -8...0, using: &generator)
      let value = Decimal(
        sign: digits < 0 ? .minus : .plus, exponent: exponent, significand: Decimal(digits.magnitude))
      let text = value.formatted(format)
      #expect(decimals(text) == value, "\(text)")
      #expect(decimals(value.formatted(format.grouping(.never))) == value)
      let whole = digits >> Int.random(in: 0...30, using: &generator)
      #expect(integers(whole.formatted(IntegerFormatStyle<Int>(locale: locale))) == whole)
    }
  }

  @Test(arguments: locales) func neverReadsAnotherNumber(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    var generator = SeededGenerator(seed: 5)
    let format = Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...10))
    let parser = ValueParser<Decimal>.decimal(locale: locale)
    let characters = Array("0123456789.,' ")
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 1...8, using: &generator)).map { _ in
          characters.randomElement(using: &generator) ?? "0"
        })
      // A value that is read has the digits of the text, and is read again from what Foundation makes of it.
      guard let value = parser(text) else { continue }
      let digits = text.filter(\.isNumber).drop { $0 == "0" }
      let read = "\(value)".filter(\.isNumber).drop { $0 == "0" }
      #expect(digits.hasPrefix(read) && digits.dropFirst(read.count).allSatisfy { $0 == "0" }, "\(text)")
      #expect(parser(value.formatted(format)) == value)
    }
  }

  // MARK: Dates

  private func date(_ text: String, _ locale: String) -> String? {
    ValueParser.date(locale: Locale(identifier: locale), timeZone: .gmt)(text)
      .map { $0.formatted(.iso8601.year().month().day()) }
  }

  @Test(arguments: [
    ("22.11.2026", "de_DE"), ("22. 11. 2026", "cs_CZ"), ("22/11/2026", "fr_FR"), ("11/22/2026", "en_US"),
    ("22/11/2026", "en_GB"), ("2026-11-22", "en_US"), ("2026-11-22", "de_DE"), ("2026/11/22", "ja_JP"),
    ("2026年11月22日", "ja_JP"), ("2026. 11. 22.", "ko_KR"), ("٢٢/١١/٢٠٢٦", "ar_EG"), ("22.11.2026 г.", "bg_BG"),
    (" 22 11 2026 ", "de_DE"), ("22-11-2026", "nl_NL"),
  ])
  func readsDates(_ text: String, _ locale: String) { #expect(date(text, locale) == "2026-11-22") }

  @Test(arguments: [
    ("", "de_DE"), ("22.11.26", "de_DE"), ("31.2.2026", "de_DE"), ("22/11/2026", "en_US"), ("22.11", "de_DE"),
    ("22.11.2026 10", "de_DE"), ("22.November 2026", "de_DE"), ("0.11.2026", "de_DE"),
    ("-22.11.2026", "de_DE"), ("22.11.20260", "de_DE"), ("29.2.2025", "de_DE"), ("2026-22-11", "en_US"),
  ])
  func rejectsOtherDates(_ text: String, _ locale: String) { #expect(date(text, locale) == nil) }

  @Test(
    arguments: [
      ("22112026", "de_DE", "2026-11-22"), ("20261122", "de_DE", "2026-11-22"),
      ("20261122", "ja_JP", "2026-11-22"),
      ("11222026", "en_US", "2026-11-22"), ("12111210", "de_DE", nil), ("20010203", "de_DE", "2001-02-03"),
      ("2611222", "de_DE", nil), ("22.11.0999", "de_DE", nil), ("0999-11-22", "de_DE", nil),
      ("22.11.1000", "de_DE", "1000-11-22"),
    ] as [(String, String, String?)])
  func readsDigitsAlone(_ text: String, _ locale: String, _ day: String?) {
    #expect(date(text, locale) == day)
  }

  @Test(arguments: locales) func readsDatesThatFoundationFormats(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let format = Date.FormatStyle(
      date: .numeric, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
    let parser = ValueParser<Date>.date(locale: locale, timeZone: .gmt)
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<50 {
      let day = Int.random(in: -40_000...40_000, using: &generator)
      let date = Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)
      let text = date.formatted(format)
      #expect(parser(text) == date, "\(text)")
    }
  }
}

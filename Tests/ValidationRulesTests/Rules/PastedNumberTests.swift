import ALPValidator
import Foundation
import TestSupport
import Testing

/// What is pasted means what it says: the value of a whole text is what the parser reads, or there is none.
///
/// A run has a share of the locales; with `FULL_VALUE_COUNTS` in the environment it has all of them.
@Suite struct PastedNumberTests {
  static let isFull = ProcessInfo.processInfo.environment["FULL_VALUE_COUNTS"] != nil

  /// All locales of Foundation, or a share of them that has those of the typing cases.
  static let locales: [String] = {
    let all = Locale.availableIdentifiers.sorted()
    if isFull { return all }
    let usual = ["de_CH", "de_DE", "en_US", "es_ES", "fa_IR", "fr_FR", "hi_IN", "sv_SE", "uz_Arab"]
    return usual + stride(from: 3, to: all.count, by: 101).map { all[$0] }
  }()

  @Test func aNumberMeansWhatItSays() throws {
    let texts = PastedNumbers.handWritten + PastedNumbers.generated(Self.isFull ? 1_800 : 500, seed: 1)
    for identifier in Self.locales {
      let locale = Locale(identifier: identifier)
      let format = InputFormat.decimal(locale: locale)
      let parser = ValueParser<Decimal>.decimal(locale: locale)
      for text in texts {
        let shown = format.edit("", replacing: 0..<0, with: text)?.text ?? text
        let value = parser(format.plain(shown))
        let comment: Comment = "\(text.debugDescription) became \(shown.debugDescription) in \(identifier)"
        if let meant = parser(text) {
          try #require(value == meant, comment)
        } else if let value {
          // A label or a currency was left out.
          let isAmount = text.contains { $0.isLetter || $0.isCurrencySymbol }
          try #require(isAmount && parser(PastedNumbers.amount(in: text)) == value, comment)
        }
        try #require(format.format(shown) == shown && format.format(format.plain(shown)) == shown, comment)
      }
    }
  }

  /// Days of the years 1900 to 2100 in the notations of all locales, and in those of ISO 8601.
  @Test func aDateMeansWhatItSays() throws {
    let days = PastedDates.days
    for (index, identifier) in Self.locales.enumerated() {
      let locale = Locale(identifier: identifier)
      let format = InputFormat.date(locale: locale)
      let parser = ValueParser<Date>.date(locale: locale)
      // Each locale has some of the days, and each day is in some of the locales.
      for (number, day) in days.enumerated() where (number + index).isMultiple(of: Self.isFull ? 25 : 9) {
        for pattern in PastedDates.patterns {
          let text = PastedDates.text(of: day, pattern)
          let shown = format.edit("", replacing: 0..<0, with: text)?.text ?? text
          let comment: Comment = "\(text) became \(shown) in \(identifier)"
          try #require(parser(format.plain(shown)) == parser(text), comment)
          try #require(format.format(shown) == shown && format.format(format.plain(shown)) == shown, comment)
        }
      }
    }
  }

  /// What the locale writes and ISO 8601 is read in each of the locales of the typing cases.
  @Test(arguments: [
    "ar_EG", "bg_BG", "de_CH", "de_DE", "en_GB", "en_US", "en_ZA", "es_ES", "fa_IR", "fr_FR", "hi_IN",
    "hu_HU", "ja_JP",
    "ko_KR", "lt_LT", "pl_PL", "pt_PT", "sv_SE", "th_TH", "zh_TW",
  ])
  func readsEveryDay(_ identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let format = InputFormat.date(locale: locale)
    let parser = ValueParser<Date>.date(locale: locale)
    for day in PastedDates.days {
      for pattern in [
        "y-MM-dd", DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "y-M-d",
      ] {
        let text = PastedDates.text(of: day, pattern)
        let shown = format.edit("", replacing: 0..<0, with: text)?.text ?? text
        guard pattern == "y-MM-dd" || !pattern.hasPrefix("y") || pattern.contains("M") else { continue }
        try #require(parser(format.plain(shown)) == parser(text), "\(text) became \(shown)")
        if pattern == "y-MM-dd" {
          try #require(parser(format.plain(shown)) == day.date, "\(text) became \(shown)")
        }
      }
    }
  }
}

/// Texts of numbers in all notations.
enum PastedNumbers {
  static let handWritten: [String] = """
    1.234,56|1,234.56|1234.56|1234,56|1 234,56|1'234.56|1’234,56|0.125|0,125|0.5|-.5|-,5|0,500|0.500|1.5|1,5|12.5|12,5
    1.234|1,234|12.345|123,456|1234.567|1234,567|1.234.567|1,234,567|12,34,567|12,34,567.8|1,23,456|1,23,45|1,2,3|1.2.3
    1,234.567.8|1.234,567,8|0,012|0.012|0012|007|00.5|０.５|１．５|１，２３４．５|１２３|－５|−5|–5|—5|-5|+5|--5|5-|500-
    (500)|(1,234.56)|1e5|1E5|1e-5|1,5e3|5%|50 %|5 €|€5|€ 1.234,56|$1,234.56|1,234.56 $|-$5|$-5|USD 5|5 USD|5k|5 k|5M
    1 Million|2 Mio.|minus 5|no 5|Total: 5|Total: 1.234,56|ca. 5|12-3|1/2|1½|٣٣|١٢٣|١٬٢٣٤٫٥٦|١٢٣٤٫٥|۱۲۳٫۴|१२३|১২৩|12:30
    12 34|1 234 567|1  234|1 2 3|inf|NaN|-.|1.|1,|-1.|.0|0.|-0|00|000|0,0|0.0|1,000|1.000|1,0000|10,00|10.00|1_000
    1’000|1.000,|1,000.|.123|,123|0.1234|1,234,|,234|1,,2|1..2|1,.2|1.,2|5x|x5|5 x 3|1 000 000.5|12.345,678|999,999
    0.00000000000000000001|12345678901234567890123456789012345678|1234567890123456789012345678901234567890
    """.split(whereSeparator: { "|\n".contains($0) }).map(String.init)
    + ["1\u{A0}234,5", "1\u{202F}234,5", "\u{200E}5", "\u{200F}-5", "5\u{200E}", "\u{FEFF}5"]

  /// Returns texts of random numbers, with the signs, separators, labels and currencies of all notations.
  static func generated(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    func one(of texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    func digits(_ range: ClosedRange<Int>) -> String {
      (0..<Int.random(in: range, using: &random)).map { _ in String(Int.random(in: 0...9, using: &random)) }
        .joined()
    }
    return (0..<count).map { _ in
      var text = grouped(
        digits(1...9), separator: one(of: [",", ".", " ", "\u{A0}", "\u{202F}", "'", "’", "", "٬"]),
        isIndian: random.next() % 4 == 0)
      if random.next() % 2 == 0 {
        text = (random.next() % 8 == 0 ? "" : text) + one(of: [".", ",", "٫", "．", "，"]) + digits(0...4)
      }
      text = one(of: ["", "", "", "", "-", "−", "+"]) + text
      if random.next() % 16 == 0 { text = "(\(text))" }
      if random.next() % 10 == 0 { text = String(text.map(fullWidth)) }
      if random.next() % 12 == 0 { text = one(of: ["€", "$", "USD ", " ", "Total: "]) + text }
      if random.next() % 12 == 0 { text += one(of: ["€", " €", " USD", "%", "k", " x", "\n"]) }
      return text
    }.filter { $0.count > 1 }
  }

  private static func grouped(_ digits: String, separator: String, isIndian: Bool) -> String {
    var groups: [Substring] = []
    var rest = digits[...]
    while rest.count > (groups.isEmpty || !isIndian ? 3 : 2) {
      groups.insert(rest.suffix(groups.isEmpty || !isIndian ? 3 : 2), at: 0)
      rest = rest.dropLast(groups[0].count)
    }
    return ([rest] + groups).joined(separator: separator)
  }

  private static func fullWidth(_ character: Character) -> Character {
    character.wholeNumberValue.flatMap { Unicode.Scalar(0xFF10 + UInt32($0)) }.map(Character.init)
      ?? character
  }

  /// Returns a text without letters, currency signs and colons at its ends.
  static func amount(in text: String) -> String {
    func isAround(_ character: Character) -> Bool {
      character.isLetter || character.isCurrencySymbol || character.isWhitespace || character == ":"
    }
    return String(text.drop(while: isAround).reversed().drop(while: isAround).reversed())
  }
}

/// Days, and their texts in numbers.
enum PastedDates {
  struct Day {
    let date: Date
    let year: Int
    let month: Int
    let day: Int
  }

  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// 300 days: random ones, days below 13, ends of months, and leap days.
  static let days: [Day] = {
    var random = SeededGenerator(seed: 3)
    var days: [Day] = []
    func add(_ year: Int, _ month: Int, _ day: Int) {
      let components = DateComponents(year: year, month: month, day: day)
      guard let date = calendar.date(from: components), calendar.component(.day, from: date) == day else {
        return
      }
      days.append(Day(date: date, year: year, month: month, day: day))
    }
    for year in [1900, 1904, 1999, 2000, 2001, 2024, 2026, 2100] {
      for (month, day) in [(1, 1), (1, 31), (2, 3), (2, 28), (2, 29), (12, 11), (12, 31), (4, 30)] {
        add(year, month, day)
      }
    }
    while days.count < 300 {
      add(
        Int.random(in: 1900...2100, using: &random), Int.random(in: 1...12, using: &random),
        Int.random(in: 1...(random.next() % 3 == 0 ? 31 : 12), using: &random))
    }
    return days
  }()

  /// The patterns of all locales, those of ISO 8601, and others that are in use.
  static let patterns: Set<String> = {
    var patterns: Set = [
      "y-MM-dd", "yMMdd", "y/M/d", "y.M.d", "d.M.y", "M/d/y", "dd MM y", "d-M-y", "dd.MM.yy", "d.M.yy",
      "ddMMy", "MMddy",
    ]
    for identifier in Locale.availableIdentifiers {
      let locale = Locale(identifier: identifier)
      for template in ["yMd", "yMMdd"] {
        patterns.insert(DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "y")
      }
    }
    return patterns
  }()

  static func text(of day: Day, _ pattern: String) -> String {
    var text = ""
    var rest = pattern.filter { $0 != "'" && $0 != "G" }[...]
    while let field = rest.first {
      let count = rest.prefix { $0 == field }.count
      rest = rest.dropFirst(count)
      switch field {
      case "y": text += count == 2 ? String(String(day.year).suffix(2)) : String(day.year)
      case "M", "d":
        let number = String(field == "M" ? day.month : day.day)
        text += count == 2 && number.count == 1 ? "0\(number)" : number
      default: text += String(repeating: field, count: count)
      }
    }
    return text
  }
}

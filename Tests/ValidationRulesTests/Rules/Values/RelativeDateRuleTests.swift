import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

@Suite struct AgeRuleTests {
  @Test(
    arguments: [
      // today, date of birth, age
      ("2026-11-22", "2008-11-22", 18), ("2026-11-22", "2008-11-23", 17), ("2026-11-22", "2026-11-22", 0),
      ("2024-02-28", "2004-02-29", 19), ("2024-02-29", "2004-02-29", 20),
      ("2025-02-28", "2004-02-29", 20),  // in other years the birthday is on 1 March
      ("2025-03-01", "2004-02-29", 21), ("2100-02-28", "2004-02-29", 95), ("2100-03-01", "2004-02-29", 96),
      ("2000-01-01", "1999-12-31", 0), ("2000-12-31", "1900-01-01", 100),
      ("1600-03-01", "1500-03-01", 100),  // before the reform of the calendar
    ])
  func countsBirthdays(_ today: String, _ birth: String, _ age: Int) throws {
    let reference = ReferenceDate.date(try day(today), in: .gmt)
    let date = try day(birth)
    #expect(Rule.age(age...age, asOf: reference).isSatisfied(by: date))
    #expect(Rule.age(age..., asOf: reference).isSatisfied(by: date))
    #expect(Rule.age(...age, asOf: reference).isSatisfied(by: date))
    #expect(!Rule.age((age + 1)..., asOf: reference).isSatisfied(by: date))
  }

  @Test func rejectsThoseYetToBeBorn() throws {
    let rule = Rule.age(...100, asOf: .date(try day("2026-11-22"), in: .gmt))
    #expect(!rule.isSatisfied(by: try day("2026-11-23")))
    #expect(!Rule.age(0...).isSatisfied(by: .distantFuture))
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -1e12])
  func rejectsDatesOutsideTheCalendar(_ seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(!Rule.age(0...).isSatisfied(by: date))
    #expect(!Rule.within(last: .max, next: .max).isSatisfied(by: date))
    #expect(!Rule.age(0..., asOf: .date(date)).isSatisfied(by: .now))
    #expect(!Rule.within(last: 1, of: .date(date)).isSatisfied(by: .now))
  }

  /// In Auckland the day begins 13 hours before that in Greenwich.
  @Test func takesDaysOfTheTimeZone() throws {
    let auckland = try #require(TimeZone(identifier: "Pacific/Auckland"))
    let now = try moment("2026-11-22T11:30:00Z")
    let birth = try moment("2008-11-22T11:00:00Z")  // 23 November in Auckland
    #expect(Rule.age(18..., asOf: .date(now, in: auckland)).isSatisfied(by: birth))
    #expect(!Rule.age(18..., asOf: .date(now - 3600, in: auckland)).isSatisfied(by: birth))
    #expect(Rule.age(18..., asOf: .date(now - 3600, in: .gmt)).isSatisfied(by: birth))
    let json = #"[{"age": {"minimum": 18, "asOf": "2026-11-23", "timeZone": "America/New_York"}}]"#
    #expect(try RuleSet<Date>(json: Data(json.utf8)).isSatisfied(by: moment("2008-11-23T12:00:00Z")))
  }

  /// At each time, one of these zones has another day than UTC.
  @Test(arguments: ["Pacific/Kiritimati", "Etc/GMT+12"])
  func takesTheDayOfTheUserForDaysInUTC(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    func today() throws -> Date {
      var (local, utc) = (Calendar(identifier: .gregorian), Calendar(identifier: .gregorian))
      (local.timeZone, utc.timeZone) = (zone, .gmt)
      return try #require(utc.date(from: local.dateComponents([.year, .month, .day], from: .now)))
    }
    let (before, isAccepted, after) = (
      try today(), Rule.within(of: .today(in: zone)).isSatisfied(by: try today()), try today()
    )
    // The day may have ended meanwhile.
    #expect(isAccepted || before != after)
    let yesterday = before.addingTimeInterval(-86_400)
    #expect(!Rule.within(of: .today(in: zone)).isSatisfied(by: yesterday))
  }

  @Test func knowsToday() {
    let birth = Calendar.current.date(byAdding: .year, value: -30, to: .now) ?? .now
    #expect(Rule.age(29...30).isSatisfied(by: birth))
    #expect(Rule.age(29...30, asOf: .now(in: .gmt)).isSatisfied(by: birth))
  }
}

@Suite struct WithinRuleTests {
  @Test(
    arguments: [
      // today, last, next, unit, first and last accepted day
      ("2026-11-22", 0, 0, .days, "2026-11-22", "2026-11-22"),
      ("2026-11-22", 7, 0, .days, "2026-11-15", "2026-11-22"),
      ("2026-11-22", 1, 2, .weeks, "2026-11-15", "2026-12-06"),
      ("2024-03-01", 1, 0, .days, "2024-02-29", "2024-03-01"),
      ("2026-03-31", 1, 1, .months, "2026-02-28", "2026-04-30"),  // the last days of months without a 31st
      ("2024-03-31", 1, 11, .months, "2024-02-29", "2025-02-28"),
      ("2026-01-31", 13, 0, .months, "2024-12-31", "2026-01-31"),
      ("2024-02-29", 1, 4, .years, "2023-02-28", "2028-02-29"),
      ("0000-01-01", 5, 1, .years, "0000-01-01", "0001-01-01"),
      ("9999-12-31", 1, 5, .months, "9999-11-30", "9999-12-31"),
    ] as [(String, Int, Int, CalendarUnit, String, String)])
  func acceptsFromTheFirstToTheLastDay(
    _ today: String, _ last: Int, _ next: Int, _ unit: CalendarUnit, _ first: String, _ end: String
  ) throws {
    // At the last second of the day, since times do not count.
    let reference = ReferenceDate.date(try day(today) + 86_399, in: .gmt)
    let rule = Rule.within(last: last, next: next, unit, of: reference)
    #expect(rule.isSatisfied(by: try day(first)))
    #expect(!rule.isSatisfied(by: try day(first) - 1))
    #expect(rule.isSatisfied(by: try day(end) + 86_399))
    #expect(!rule.isSatisfied(by: try day(end) + 86_400))
  }

  @Test(arguments: CalendarUnit.allCases)
  func survivesLargeNumbers(_ unit: CalendarUnit) throws {
    let rule = Rule.within(last: .max, next: .max, unit)
    #expect(rule.isSatisfied(by: try day("0000-01-01")))
    #expect(rule.isSatisfied(by: try day("9999-12-31")))
  }

  @Test func namesABadNumber() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Rule.within(last: -1)
      })
    #expect(result.said("Negative number -1 of days"))
    let other = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Rule.age((-1)...) }
    )
    #expect(other.said("Negative age in -1..."))
  }
}

@Suite struct RelativeDateDataTests {
  @Test(
    arguments: [
      ("en", .age(18...), "The age has to be at least 18 years."),
      ("en", .age(...1), "The age has to be at most 1 year."),
      ("en", .age(18...65), "The age has to be 18 to 65 years."),
      ("en", .age(18...18), "The age has to be exactly 18 years."),
      ("en", .within(last: 1), "Please enter a date from 1 day ago to today."),
      ("en", .within(next: 6, .months), "Please enter a date from today to 6 months from now."),
      ("en", .within(last: 1, next: 2, .weeks), "Please enter a date from 1 week ago to 2 weeks from now."),
      ("en", .within(), "Please enter today's date."),
      ("de", .age(1...), "Das Alter muss mindestens 1 Jahr betragen."),
      (
        "de", .within(last: 3, next: 1, .years),
        "Bitte geben Sie ein Datum von vor 3 Jahren bis in 1 Jahr ein."
      ),
      (
        "ru", .within(last: 5, .weeks),
        "Введите дату не раньше чем 5 недель назад и не позже сегодняшнего дня."
      ),
      (
        "pl", .within(next: 2, .months),
        "Proszę wpisać datę nie wcześniejszą niż dzisiejsza i nie późniejszą niż za 2 miesiące."
      ),
      ("ar", .age(2...), "يجب ألا يقل العمر عن سنتين."),
      ("ja", .within(last: 30), "30日前から今日までの日付を入力してください。"),
    ] as [(String, Rule<Date>, String)])
  func explainsItself(_ language: String, _ rule: Rule<Date>, _ message: String) {
    var rules = RuleSet([rule])
    rules.messages = MessageCatalog(language: language)
    #expect(rules.failures(for: Date(timeIntervalSinceReferenceDate: 1e11)).map(\.message) == [message])
  }
}

private func day(_ text: String) throws -> Date { try moment("\(text)T00:00:00Z") }

/// Reads a moment by means of a rule as data, whose dates are those of the proleptic calendar.
private func moment(_ text: String) throws -> Date {
  let rules = try RuleSet<Date>(json: Data(#"[{"before": {"date": "\#(text)"}}]"#.utf8))
  return try #require((rules.rules.first?.check as? DateOrderRule)?.reference.date)
}

public import Foundation
import ValidationFormats

/// A rule that accepts the dates of birth of people of an age.
///
/// The age is the number of birthdays since the day of birth. A person born on 29 February has it on 1 March
/// in years without that day. A date of birth after the reference date is not accepted.
///
/// ```swift
/// Rule.age(18...130).isSatisfied(by: .now)  // false
/// ```
struct AgeRule: DescribedRule {
  /// The accepted ages in years; `Int.max` stands for no upper bound.
  let years: ClosedRange<Int>
  /// The day on which a person has the age.
  let reference: ReferenceDate

  /// Creates a rule that accepts the dates of birth of people of certain ages.
  ///
  /// - Precondition: `years` has no negative bound.
  init(_ years: ClosedRange<Int>, asOf reference: ReferenceDate = .now) {
    precondition(years.lowerBound >= 0, "Negative age in \(years)")
    self.years = years
    self.reference = reference
  }

  var details: RuleDescription { .age }

  var arguments: RuleArguments { RuleArguments(years.countParameters).with(reference.arguments) }

  var holdsClosure: Bool { reference.holdsClosure }

  func isSatisfied(by date: Date) -> Bool {
    guard let today = reference.today, let birth = CalendarDate(date, in: reference.timeZone), birth <= today
    else { return false }
    let hadBirthday = (today.month, today.day) >= (birth.month, birth.day)
    return years.contains(today.year - birth.year - (hadBirthday ? 0 : 1))
  }
}

/// A rule that accepts dates from some time before a reference date to some time after it.
///
/// Whole days are compared, today and both ends included. A month ends with its last day: one month before 31
/// March is 28 or 29 February.
///
/// ```swift
/// Rule.within(last: 30).isSatisfied(by: .now)                    // true
/// Rule.within(next: 6, .months).isSatisfied(by: .distantFuture)  // false
/// ```
struct WithinRule: DescribedRule {
  /// The number of units before the reference date.
  let last: Int
  /// The number of units after the reference date.
  let next: Int
  /// The unit of time.
  let unit: CalendarUnit
  /// The date from which the rule counts.
  let reference: ReferenceDate

  /// Creates a rule that accepts dates near a reference date.
  ///
  /// - Precondition: `last` and `next` are not negative.
  init(last: Int = 0, next: Int = 0, _ unit: CalendarUnit = .days, of reference: ReferenceDate = .now) {
    precondition(last >= 0, "Negative number \(last) of \(unit)")
    precondition(next >= 0, "Negative number \(next) of \(unit)")
    self.last = last
    self.next = next
    self.unit = unit
    self.reference = reference
  }

  var details: RuleDescription { .within }

  var arguments: RuleArguments {
    reference.arguments.with([
      "last": last > 0 ? last : nil, "next": next > 0 ? next : nil, "unit": unit.rawValue,
    ])
  }

  var holdsClosure: Bool { reference.holdsClosure }

  func isSatisfied(by date: Date) -> Bool {
    guard let today = reference.today, let day = CalendarDate(date, in: reference.timeZone) else {
      return false
    }
    // A bound beyond the calendar is none.
    if let first = unit.day(-last, from: today), day < first { return false }
    if let end = unit.day(next, from: today), day > end { return false }
    return true
  }
}

/// A unit of time for ``Rule/within(last:next:_:of:)``.
public enum CalendarUnit: String, Sendable, Hashable, CaseIterable {
  /// Days.
  case days
  /// Weeks of seven days.
  case weeks
  /// Months of the calendar.
  case months
  /// Years of the calendar.
  case years
}

extension CalendarUnit {
  /// Returns the day that is a number of units after a day, or nil if its year is not between 0 and 9999.
  fileprivate func day(_ count: Int, from day: CalendarDate) -> CalendarDate? {
    // More days than the calendar has, and few enough to multiply them.
    let count = min(max(count, -10_000_000), 10_000_000)
    return switch self {
    case .days: CalendarDate(daysSince2001: day.daysSince2001 + count)
    case .weeks: CalendarDate(daysSince2001: day.daysSince2001 + count * 7)
    case .months: day.adding(months: count)
    case .years: day.adding(months: count * 12)
    }
  }
}

extension Rule where Value == Date {
  /// A rule that accepts the dates of birth of people of certain ages, in years.
  ///
  /// The age is the number of birthdays since the day of birth. A person born on 29 February has the birthday
  /// on 1 March in other years.
  ///
  /// ```swift
  /// birthday.addRule(.age(18...130))
  /// ```
  ///
  /// - Parameters:
  ///   - years: The accepted ages in years.
  ///   - reference: The day on which a person has the age.
  /// - Returns: The rule.
  /// - Precondition: An age lies in the range, and neither bound is negative.
  public static func age(_ years: some RangeExpression<Int>, asOf reference: ReferenceDate = .now) -> Self {
    Self(AgeRule(ClosedRange(counts: years, of: RuleDescription.age.name), asOf: reference))
  }

  /// A rule that accepts dates from some time ago to some time ahead, whole days, today included.
  ///
  /// ```swift
  /// purchase.addRule(.within(last: 30))         // the last 30 days, and today
  /// arrival.addRule(.within(next: 6, .months))  // today, and the next 6 months
  /// ```
  ///
  /// - Parameters:
  ///   - last: The number of units before the reference date; 0 accepts none before.
  ///   - next: The number of units after the reference date; 0 accepts none after.
  ///   - unit: The unit of time.
  ///   - reference: The date from which the rule counts.
  /// - Returns: The rule.
  /// - Precondition: `last` and `next` are not negative.
  public static func within(
    last: Int = 0, next: Int = 0, _ unit: CalendarUnit = .days, of reference: ReferenceDate = .now
  ) -> Self {
    Self(WithinRule(last: last, next: next, unit, of: reference))
  }
}

extension RuleDescription {
  static let age = RuleDescription(
    "age", keys: { MessageKeys(.init(named: $0), $1) }, hints: InputHints(contentType: .birthdate))

  static let within = RuleDescription(
    "within",
    keys: { name, parameters in
      let hasLast = (parameters["last"] ?? 0) != 0
      let hasNext = (parameters["next"] ?? 0) != 0
      // The messages are about today.
      guard parameters["asOf"] == nil else { return MessageKeys() }
      return switch (hasLast, hasNext) {
      case (true, true): MessageKeys(name)
      case (true, false): MessageKeys("\(name).last")
      case (false, true): MessageKeys("\(name).next")
      case (false, false): MessageKeys("\(name).today")
      }
    }, places: ["last": .span("last"), "next": .span("next")])
}

extension RuleDescriptor<Date> {
  /// The rules for relative dates.
  static var relativeDates: [Self] {
    [
      Self(
        .age, ".age(18...)", "the dates of birth of people of an age in years",
        with: ["minimum": 18, "asOf": "2026-02-28"], valid: day("2008-02-28"), invalid: day("2008-02-29")
      ) {
        let years = try $0.counts()
        return .age(years, asOf: try $0.referenceDate())
      },
      Self(
        .within, ".within(last: 30)", "dates of some days, weeks, months or years before or after today",
        with: ["last": 30, "asOf": "2026-03-31"], valid: day("2026-03-01"), invalid: day("2026-02-28")
      ) {
        let last = try $0.count("last", or: 0)
        let next = try $0.count("next", or: 0)
        return .within(last: last, next: next, try $0.value("unit", or: .days), of: try $0.referenceDate())
      },
    ]
  }

  private static func day(_ text: String) -> Date { DateText.date(text) ?? .distantPast }
}

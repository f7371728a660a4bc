import Foundation
import ValidationFormats

/// The conversion of dates to and from text as defined by
/// [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339#section-5.6), such as `2024-02-29T12:00:00.5Z`.
///
/// The calendar is Gregorian for all years, also before 1583, as in ISO 8601. Foundation's writers and parsers differ from
/// that, and they do not preserve fractions of a second.
enum DateText {
  /// Returns the date of a text with date, time and offset, or the start of a day in UTC for a date without time.
  static func date(_ text: String) -> Date? {
    let text = FullDateFormat.matches(text) ? "\(text)T00:00:00Z" : text.uppercased()
    guard DateTimeFormat.matches(text), let day = CalendarDate(String(text.prefix(10))) else { return nil }
    let clock = text.dropFirst(11)
    let numbers = clock.split { !$0.isNumber }.map { Double($0) ?? 0 }
    guard numbers.count >= 3 else { return nil }
    let fraction = clock.dropFirst(8).first == "." ? clock.dropFirst(9).prefix(while: \.isNumber) : ""
    let seconds = numbers[0] * 3600 + numbers[1] * 60 + numbers[2] - offset(clock)
    let whole = Double(daysSince2001(day)) * 86400 + seconds
    return Date(timeIntervalSinceReferenceDate: whole + (Double("0.\(fraction)0") ?? 0))
  }

  /// Returns the text of a date in UTC, or `nil` if its year is not between 0000 and 9999.
  ///
  /// The fraction of a second has as many digits as are necessary to read the same date, and at most 17. That is exact
  /// for all dates but some within a fraction of a second of the start of 2001, where `Date` counts in smaller steps.
  static func text(_ date: Date) -> String? {
    let seconds = date.timeIntervalSinceReferenceDate
    // NaN is in no range.
    guard firstSecond..<endSecond ~= seconds else { return nil }
    let whole = seconds.rounded(.down)
    guard whole < seconds else { return text(wholeSeconds: Int(whole), fraction: "") }
    for count in 1...17 {
      guard let digits = digits(of: seconds - whole, count: count) else { continue }
      if whole + (Double("0.\(digits)") ?? 0) == seconds || count == 17 {
        return text(wholeSeconds: Int(whole), fraction: ".\(digits)")
      }
    }
    return text(wholeSeconds: Int(whole) + 1, fraction: "")
  }

  private static let secondsPerDay = 86_400
  /// The number of days in 400 years, after which the calendar repeats.
  private static let daysPerCycle = 146_097
  /// The start of year 0000 and the end of year 9999, in seconds from the start of 2001.
  private static let firstSecond = -63_145_526_400.0
  private static let endSecond = 252_423_993_600.0

  private static func text(wholeSeconds: Int, fraction: String) -> String? {
    // From the start of 1 March 0000 minus 400 years, so that no number is negative.
    let sinceCycle = wholeSeconds + (730_791 + daysPerCycle) * secondsPerDay
    let (days, second) = sinceCycle.quotientAndRemainder(dividingBy: secondsPerDay)
    let (cycle, dayOfCycle) = days.quotientAndRemainder(dividingBy: daysPerCycle)
    // The last day of 4, 100 and 400 years is a leap day.
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = (cycle - 1) * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    guard let date = CalendarDate(year: year, month: month, day: day) else { return nil }
    let clock = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(date)T\(clock.joined(separator: ":"))\(fraction)Z"
  }

  /// Returns the offset from UTC at the end of a time, in seconds.
  private static func offset(_ clock: Substring) -> Double {
    guard !clock.hasSuffix("Z") else { return 0 }
    let parts = clock.suffix(5).split(separator: ":").map { Double($0) ?? 0 }
    let seconds = (parts.first ?? 0) * 3600 + (parts.last ?? 0) * 60
    return clock.suffix(6).hasPrefix("-") ? -seconds : seconds
  }

  /// Returns the number of days from 1 January 2001, the day from which `Date` counts.
  ///
  /// Years are counted from March, so that the day of a leap year comes last, and from one cycle of leap years
  /// earlier, so that none is negative.
  private static func daysSince2001(_ day: CalendarDate) -> Int {
    let year = (day.month > 2 ? day.year : day.year - 1) + 400
    let dayOfYear = (153 * ((day.month + 9) % 12) + 2) / 5 + day.day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 730_791 - daysPerCycle
  }

  /// Returns the first digits of a fraction, rounded, or `nil` if it rounds to 1.
  private static func digits(of fraction: Double, count: Int) -> String? {
    var power = 1
    for _ in 0..<count { power *= 10 }
    let number = Int((fraction * Double(power)).rounded())
    guard number < power else { return nil }
    let digits = String(number)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}

extension JSONEncoder.DateEncodingStrategy {
  /// The strategy that encodes dates as ``DateText`` and throws an `EncodingError` for dates that it cannot write.
  static var rfc3339: Self {
    // Foundation's own strategy drops fractions, and ends the process at a date that is not finite.
    .custom { date, encoder in
      guard let text = DateText.text(date) else { throw EncodingError.date(date, at: encoder.codingPath) }
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }
}

extension EncodingError {
  /// An error that reports a date that ``DateText`` cannot write.
  static func date(_ date: Date, at codingPath: [any CodingKey]) -> Self {
    // The description of a date that is not finite ends the process.
    let seconds = date.timeIntervalSinceReferenceDate
    let message =
      "The date \(seconds) seconds after the start of 2001 is not in the years 0000 to 9999, which RFC 3339 can write."
    return .invalidValue(seconds, .init(codingPath: codingPath, debugDescription: message))
  }
}

import Foundation
import ValidationFormats

/// Dates as RFC 3339 writes them, exactly.
///
/// They are read by arithmetic, because Foundation's parsers differ in years before 1583 and know no fraction that is
/// longer than milliseconds.
enum DateText {
  /// Returns the date of a text with date, time and offset, or of a day alone, which begins at midnight in UTC.
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

  /// Returns a text with as many digits of a second as the date needs, or `nil` if none means this date.
  static func text(_ date: Date) -> String? {
    guard date.isInCalendar else { return nil }
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    let whole = Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
    let fraction = date.timeIntervalSinceReferenceDate - seconds
    guard fraction > 0 else { return self.date(whole) == date ? whole : nil }
    return (1...17).lazy.map { "\(whole.dropLast()).\(digits(of: fraction, count: $0))Z" }
      .first { self.date($0) == date }
  }

  /// Returns the seconds by which a clock with an offset at its end is ahead of UTC.
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
    let cycle = 146_097
    let year = (day.month > 2 ? day.year : day.year - 1) + 400
    let dayOfYear = (153 * ((day.month + 9) % 12) + 2) / 5 + day.day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 730_791 - cycle
  }

  /// Returns the first digits of a fraction below 1, rounded.
  private static func digits(of fraction: Double, count: Int) -> Substring {
    String(format: "%.\(count)f", fraction).dropFirst(2)
  }
}

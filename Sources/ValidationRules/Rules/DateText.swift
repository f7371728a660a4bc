package import Foundation
import ValidationFormats

/// The conversion of dates to and from text as defined by
/// [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339#section-5.6), such as `2024-02-29T12:00:00.5Z`.
///
/// The calendar is Gregorian for all years, also before 1583, as in ISO 8601. Foundation's writers and
/// parsers differ from that, and they do not preserve fractions of a second.
package enum DateText {
  /// Returns the date of a text with date, time and offset, or the start of a day in UTC for a date without
  /// time.
  package static func date(_ text: String) -> Date? {
    let text = FullDateFormat.matches(text) ? "\(text)T00:00:00Z" : text.uppercased()
    guard DateTimeFormat.matches(text), let day = CalendarDate(String(text.prefix(10))) else { return nil }
    let clock = text.dropFirst(11)
    let numbers = clock.split { !$0.isNumber }.map { Double($0) ?? 0 }
    guard numbers.count >= 3 else { return nil }
    let fraction = clock.dropFirst(8).first == "." ? clock.dropFirst(9).prefix(while: \.isNumber) : ""
    let seconds = numbers[0] * 3600 + numbers[1] * 60 + numbers[2] - offset(clock)
    let whole = Double(day.daysSince2001) * 86400 + seconds
    return Date(timeIntervalSinceReferenceDate: whole + (Double("0.\(fraction)0") ?? 0))
  }

  /// Returns the text of a date in UTC, or `nil` if its year is not between 0000 and 9999.
  ///
  /// The fraction of a second has as many digits as are necessary to read the same date, and at most 17. That
  /// is exact for all dates but some within a fraction of a second of the start of 2001, where `Date` counts
  /// in smaller steps.
  package static func text(_ date: Date) -> String? {
    let seconds = date.timeIntervalSinceReferenceDate
    // NaN is in no range.
    guard firstSecond..<endSecond ~= seconds else { return nil }
    let whole = seconds.rounded(.down)
    guard whole < seconds else { return text(wholeSeconds: Int64(whole), fraction: "") }
    for count in 1...17 {
      guard let digits = digits(of: seconds - whole, count: count) else { continue }
      if whole + (Double("0.\(digits)") ?? 0) == seconds || count == 17 {
        return text(wholeSeconds: Int64(whole), fraction: ".\(digits)")
      }
    }
    return text(wholeSeconds: Int64(whole) + 1, fraction: "")
  }

  private static let secondsPerDay: Int64 = 86_400
  /// The start of year 0000 and the end of year 9999, in seconds from the start of 2001.
  private static let firstSecond = -63_145_526_400.0
  private static let endSecond = 252_423_993_600.0

  private static func text(wholeSeconds: Int64, fraction: String) -> String? {
    let day = Int((Double(wholeSeconds) / Double(secondsPerDay)).rounded(.down))
    let second = wholeSeconds - Int64(day) * secondsPerDay
    guard let date = CalendarDate(daysSince2001: day) else { return nil }
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

  /// Returns the first digits of a fraction, rounded, or `nil` if it rounds to 1.
  private static func digits(of fraction: Double, count: Int) -> String? {
    var power: Int64 = 1
    for _ in 0..<count { power *= 10 }
    let number = Int64((fraction * Double(power)).rounded())
    guard number < power else { return nil }
    let digits = String(number)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}

extension CalendarDate {
  /// The number of days in 400 years, after which the calendar repeats.
  private static let daysPerCycle = 146_097

  /// The number of days from 1 January 2001, the day from which `Date` counts.
  ///
  /// Years are counted from March, so that the day of a leap year comes last, and from one cycle of leap
  /// years earlier, so that none is negative.
  var daysSince2001: Int {
    let year = (month > 2 ? year : year - 1) + 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 730_791 - Self.daysPerCycle
  }

  /// Creates the day that is a number of days after 1 January 2001, or nil if its year is not between 0 and
  /// 9999.
  init?(daysSince2001: Int) {
    guard -730_851...2_921_573 ~= daysSince2001 else { return nil }
    // From 1 March 0000 minus 400 years, so that no number is negative.
    let (cycle, dayOfCycle) = (daysSince2001 + 730_791 + Self.daysPerCycle)
      .quotientAndRemainder(dividingBy: Self.daysPerCycle)
    // The last day of 4, 100 and 400 years is a leap day.
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = (cycle - 1) * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
    self.init(year: year, month: month, day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// Creates the day of a date in a time zone, or nil if its year is not between 0 and 9999.
  init?(_ date: Date, in timeZone: TimeZone) {
    let seconds = date.timeIntervalSinceReferenceDate
    // NaN is in no range.
    guard -1e11...1e12 ~= seconds else { return nil }
    let local = seconds + Double(timeZone.secondsFromGMT(for: date))
    self.init(daysSince2001: Int((local / 86_400).rounded(.down)))
  }

  /// Returns the same day a number of months later, or the last one of that month if it does not have the
  /// day.
  func adding(months: Int) -> Self? {
    let (total, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, total >= 0 else { return nil }
    return (day - 3...day).lazy.reversed().compactMap {
      Self(year: total / 12, month: total % 12 + 1, day: $0)
    }.first
  }
}

extension JSONEncoder.DateEncodingStrategy {
  /// The strategy that encodes dates as ``DateText`` and throws an `EncodingError` for dates that it cannot
  /// write.
  package static var rfc3339: Self {
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

public import Foundation

// A day is midnight in UTC for rules, rules as data and text fields.

extension Date {
  /// The start of the day in UTC.
  public var startOfDayInUTC: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.startOfDay(for: self)
  }

  /// Returns the day that it is for a user, as midnight in UTC, which is what rules and text fields take a day for.
  ///
  /// ```swift
  /// let departure = Control<Date?>(nil)
  /// departure.addRule(.after { .todayInUTC() })
  /// ```
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - timeZone: The time zone of the user.
  /// - Returns: The start of the day in UTC.
  public static func todayInUTC(at time: Date = .now, in timeZone: TimeZone = .current) -> Date {
    time.addingTimeInterval(TimeInterval(timeZone.secondsFromGMT(for: time))).startOfDayInUTC
  }
}

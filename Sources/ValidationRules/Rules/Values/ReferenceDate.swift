public import Foundation
import ValidationFormats

/// The reference of rules for dates: a moment, and the time zone in which days begin and end.
///
/// ```swift
/// let rules: RuleSet<Date> = [
///   .age(18...),                                    // today in UTC
///   .age(18..., asOf: .now(in: .current)),          // where the user is
///   .age(18..., asOf: .date(today)),                // on a certain day
///   .age(18..., asOf: .computed { serverTime() }),  // by another clock
/// ]
/// ```
///
/// The default time zone is UTC everywhere: in Swift, in rules as data and on the command line. So an app, a
/// server and a browser decide alike, and a date without a time is a day in UTC. While it is already tomorrow in
/// UTC, the user may still pick today; for the days that a user picks, pass ``today(in:)``. For moments, such as those of
/// a date picker that shows the time of the device, count in its time zone, `.now(in: .current)`.
public struct ReferenceDate: Sendable {
  /// The time zone.
  public let timeZone: TimeZone

  /// The moment, or `nil` if it is computed at each validation.
  let date: Date?

  private let clock: (@Sendable () -> Date?)?

  /// Creates a moment: a date, or what a function returns at each validation, or else the moment of validation.
  init(_ date: Date?, _ timeZone: TimeZone = .gmt, _ clock: (@Sendable () -> Date?)? = nil) {
    self.date = date
    self.timeZone = timeZone
    self.clock = clock
  }

  /// The moment of validation, in UTC.
  public static var now: Self { .now(in: .gmt) }

  /// Returns the moment of validation, in a time zone.
  ///
  /// - Parameter timeZone: The time zone in which days begin and end.
  /// - Returns: The reference date.
  public static func now(in timeZone: TimeZone) -> Self { Self(nil, timeZone) }

  /// Returns a certain moment, in a time zone.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - timeZone: The time zone in which days begin and end.
  /// - Returns: The reference date.
  public static func date(_ date: Date, in timeZone: TimeZone = .gmt) -> Self { Self(date, timeZone) }

  /// Returns a moment that is computed at each validation, such as the time of a server or a test, in a time
  /// zone.
  ///
  /// - Parameters:
  ///   - timeZone: The time zone in which days begin and end.
  ///   - clock: A function that returns the moment.
  /// - Returns: The reference date.
  public static func computed(in timeZone: TimeZone = .gmt, _ clock: @escaping @Sendable () -> Date)
    -> Self
  {
    Self(nil, timeZone, clock)
  }

  /// Returns the day that it is in a time zone at each validation, to compare with days that are midnight in UTC, such
  /// as those of text fields and JSON.
  ///
  /// ```swift
  /// let rules: RuleSet<Date> = [
  ///   .within(next: 30, of: .today(in: .current))
  /// ]
  /// ```
  ///
  /// - Parameter timeZone: The time zone of the user.
  /// - Returns: The reference date.
  public static func today(in timeZone: TimeZone) -> Self {
    .computed { .todayInUTC(in: timeZone) }
  }

  /// Whether the moment is computed by a function of the program.
  var holdsClosure: Bool { clock != nil }

  /// The moment; `nil` if the function of the program has none.
  var moment: Date? {
    if let date { return date }
    return if let clock { clock() } else { Date() }
  }

  /// The day, or `nil` if its year is not between 0 and 9999.
  var today: CalendarDate? { moment.flatMap { CalendarDate($0, in: timeZone) } }

  /// The arguments of a rule that counts from the moment.
  var arguments: RuleArguments {
    ["asOf": date, "timeZone": timeZone.identifier == TimeZone.gmt.identifier ? nil : timeZone.identifier]
  }
}

extension RuleParameters {
  /// Returns the moment and the time zone that two parameters set; without them, the moment of validation and
  /// UTC. A moment without a time is the day in that time zone.
  mutating func referenceDate() throws -> ReferenceDate {
    let date = try optionalValue("asOf", as: Date.self)
    let name: String = try value("timeZone", or: "GMT")
    guard let timeZone = TimeZone(identifier: name) else {
      let remedy = "write one such as Europe/Zurich"
      throw unknown("unknown time zone \(RuleDataText.quoted(name)); \(remedy)", at: "timeZone")
    }
    guard var date else { return .now(in: timeZone) }
    if try isDay("asOf") {
      var calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = timeZone
      // From noon, which every day has.
      date = calendar.startOfDay(for: date + 43_200 - Double(timeZone.secondsFromGMT(for: date)))
    }
    return .date(date, in: timeZone)
  }
}

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

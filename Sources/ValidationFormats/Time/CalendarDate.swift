/// A day of the proleptic Gregorian calendar, such as `2024-02-29`.
///
/// The calendar holds for all years from 0 to 9999, as in ISO 8601, so that the days which the reform of 1582
/// dropped exist, and year 0 is the one before year 1.
///
/// ```swift
/// CalendarDate("2024-02-29")?.month  // 2
/// CalendarDate("2023-02-29")         // nil
/// ```
public struct CalendarDate: Sendable, Hashable {
  /// The year, from 0 to 9999.
  public let year: Int

  /// The month, from 1 to 12.
  public let month: Int

  /// The day of the month, counted from 1.
  public let day: Int

  /// Creates a date from its parts, or `nil` if the day doesn't exist.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month, from 1 to 12.
  ///   - day: The day of the month.
  public init?(year: Int, month: Int, day: Int) {
    guard year >= 0, year <= 9999, month >= 1, month <= 12, day >= 1 else { return nil }
    guard day <= Self.numberOfDays(inMonth: month, ofYear: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates a date from text in the form `YYYY-MM-DD`, or nil if the text is not that.
  public init?(_ text: String) {
    guard let date = text.withBytes({ Self(bytes: $0) }) else { return nil }
    self = date
  }

  /// Creates a date from bytes in the form `YYYY-MM-DD`.
  ///
  /// The grammar is `full-date` of
  /// [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
  init?(bytes: Span<UInt8>) {
    guard bytes.count == 10, bytes[4] == "-", bytes[7] == "-" else { return nil }
    guard
      let century = bytes.twoDigitNumber(at: 0), let yearOfCentury = bytes.twoDigitNumber(at: 2),
      let month = bytes.twoDigitNumber(at: 5), let day = bytes.twoDigitNumber(at: 8)
    else { return nil }
    self.init(year: century &* 100 &+ yearOfCentury, month: month, day: day)
  }

  /// Whether this is the last day of its month.
  var isLastOfMonth: Bool { day == Self.numberOfDays(inMonth: month, ofYear: year) }

  private static func numberOfDays(inMonth month: Int, ofYear year: Int) -> Int {
    if month == 2 {
      let isLeapYear = year & 3 == 0 && (year % 100 != 0 || year & 15 == 0)
      return isLeapYear ? 29 : 28
    }
    // Odd months up to July and even ones from August on are the long ones.
    return 30 &+ ((month ^ (month >> 3)) & 1)
  }
}

extension CalendarDate: Comparable {
  /// Returns whether a day comes before another.
  public static func < (earlier: Self, later: Self) -> Bool {
    (earlier.year, earlier.month, earlier.day) < (later.year, later.month, later.day)
  }
}

extension CalendarDate {
  /// The date in its canonical form, which is `YYYY-MM-DD`.
  public var canonical: String { description }
}

extension CalendarDate: LosslessStringConvertible {
  /// The date in the form `YYYY-MM-DD`.
  public var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

/// Recognizes calendar dates in the form `YYYY-MM-DD`, such as `2024-02-29`.
///
/// The grammar is `full-date` of [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6),
/// which is the extended calendar date of ISO 8601. The day must exist, so 30 February is not a date.
/// ``CalendarDate`` is the parsed value.
public enum FullDateFormat {
  /// Returns whether the whole text is a calendar date.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a calendar date.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    CalendarDate(bytes: bytes) != nil
  }
}

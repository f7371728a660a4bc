/// Recognizes dates with a time of day and without an offset, such as `2024-02-29T23:05`.
///
///     local-date-time = full-date "T" 2DIGIT ":" 2DIGIT [ ":" 2DIGIT [ "." 1*3DIGIT ] ]
///
/// The grammar is that of a valid local date and time string of the HTML living standard, section
/// [2.3.5.5](https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#local-dates-and-times), in the
/// form that a field `<input type=datetime-local>` sends. As in ``CalendarDate``, years have four digits and
/// days exist; as in HTML, years begin with 1. Without an offset a time has no leap second.
///
/// ```swift
/// LocalDateTimeFormat.matches("2024-02-29T23:05")   // true
/// LocalDateTimeFormat.matches("2024-02-29T23:05Z")  // false
/// ```
public enum LocalDateTimeFormat {
  /// Returns whether the whole text is a date with a time of day and without an offset.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a date with a time of day and without an offset.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, options) }
  }

  /// Returns whether all the bytes are a date with a time of day and without an offset.
  static func matches(_ bytes: Span<UInt8>, _ options: Options) -> Bool {
    guard bytes.count >= 16 else { return false }
    let isSeparated =
      bytes[10] == "T" || options.contains(.allowsSpace) && bytes[10] == " "
    guard isSeparated, let date = CalendarDate(bytes: bytes.extracting(0..<10)), date.year > 0 else {
      return false
    }
    return TimeOfDayFormat.matches24Hours(
      bytes.extracting(11..<bytes.count), allowsSeconds: true,
      maximumFractionDigits: options.contains(.allowsNanoseconds) ? 9 : 3)
  }
}

/// Recognizes months, such as `2024-02`.
///
///     month = 4DIGIT "-" 2DIGIT  ; 0001 or later, 01 to 12
///
/// The grammar is that of a valid month string of the HTML living standard, section
/// [2.3.5.1](https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#months), which a field `<input
/// type=month>` sends, with years of four digits.
public enum MonthFormat {
  /// Returns whether the whole text is a month.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a month.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 7, bytes[4] == "-", let year = bytes.fourDigitNumber(at: 0),
      let month = bytes.twoDigitNumber(at: 5)
    else { return false }
    return year > 0 && 1...12 ~= month
  }
}

/// Recognizes weeks of a year, such as `2020-W53`.
///
///     week = 4DIGIT "-W" 2DIGIT  ; 0001 or later, 01 to 52 or 53
///
/// The grammar is that of a valid week string of the HTML living standard, section
/// [2.3.5.8](https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#weeks), which a field `<input
/// type=week>` sends, with years of four digits. Weeks are those of ISO 8601: a year has 53 of them if it
/// begins or ends on a Thursday.
public enum WeekFormat {
  /// Returns whether the whole text is a week of a year.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a week of a year.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 8, bytes[4] == "-", bytes[5] == "W",
      let year = bytes.fourDigitNumber(at: 0), let week = bytes.twoDigitNumber(at: 6)
    else { return false }
    guard year > 0, week >= 1, week <= 52 else {
      return year > 0 && week == 53 && hasLongLastWeek(year)
    }
    return true
  }

  /// Returns whether a year has 53 weeks.
  private static func hasLongLastWeek(_ year: Int) -> Bool {
    weekdayOfLastDay(of: year) == thursday || weekdayOfLastDay(of: year &- 1) == thursday &- 1
  }

  private static let thursday = 4

  /// Returns the weekday of 31 December, from 0 for Sunday to 6.
  private static func weekdayOfLastDay(of year: Int) -> Int {
    (year &+ year / 4 &- year / 100 &+ year / 400) % 7
  }
}

extension Span<UInt8> {
  /// Returns the number that four ASCII digits write, or `nil` if other characters are at the index.
  @inline(__always)
  func fourDigitNumber(at index: Int) -> Int? {
    guard let hundreds = twoDigitNumber(at: index), let rest = twoDigitNumber(at: index + 2) else {
      return nil
    }
    return hundreds &* 100 &+ rest
  }
}

extension LocalDateTimeFormat {
  /// The options of dates with a time and without an offset.
  public struct Options: LenientFormatOptions {
    /// A space can separate the date from the time, too, as HTML reads it and SQL writes it.
    public static let allowsSpace = Self(rawValue: 1 << 0)
    /// The seconds can have a fraction of up to nine digits, as Java and Go write it.
    public static let allowsNanoseconds = Self(rawValue: 1 << 1)

    public static let lenient: Self = [.allowsSpace, .allowsNanoseconds]
    public static let names: [OptionName] = ["allowsSpace", "allowsNanoseconds"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

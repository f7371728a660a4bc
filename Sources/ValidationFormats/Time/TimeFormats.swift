/// Recognizes times of day with an offset from UTC, such as `08:30:06Z` and `23:20:50.52-08:00`.
///
/// The grammar is `full-time` of [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6):
/// the offset is required, `z` is as good as `Z`, the hour ends at 23, and a fraction has one or more digits.
/// A second of 60 is accepted where leap seconds are, at 23:59:60 UTC (section 5.7), so `15:59:60-08:00` is a
/// time and `22:59:60Z` is not.
public enum TimeFormat {
  /// Returns whether the whole text is a time with an offset.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a time with an offset.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard let time = FullTime(bytes: bytes) else { return false }
    // The last minute of the UTC day, which with a positive offset is that of the day before.
    return !time.isLeapSecond || time.minuteInUTC == 1439 || time.minuteInUTC == -1
  }
}

/// Recognizes times of day as a clock shows them, without an offset: `23:05` or `11:05 PM`.
///
///     time     = 2DIGIT ":" 2DIGIT [ ":" 2DIGIT [ "." 1*3DIGIT ] ]
///                                                   ; 24 hours, 00 to 23
///     time12   = 1*2DIGIT ":" 2DIGIT [ ":" 2DIGIT ] [ space ] ( "AM" / "PM" )
///                                                   ; 12 hours, 1 to 12
///     space    = SP / U+00A0 / U+202F
///
/// The first is the valid time string of the HTML living standard, section
/// [2.3.5.4](https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string), which a time field sends: the
/// extended format of ISO 8601, section 4.2.2, cut to minutes, seconds or milliseconds. The second is what people in the
/// United States and elsewhere write, in either case; the no-break
/// spaces are those that Unicode's locale data (CLDR) puts before the letters. Leap seconds are not accepted,
/// because their local time depends on the place.
public enum TimeOfDayFormat {
  /// How a clock counts the hours; the raw value is how many it has.
  public enum Clock: Int, CaseIterable, Sendable {
    /// Twelve hours before noon and twelve after it.
    case hours12 = 12
    /// Twenty-four hours from midnight to midnight.
    case hours24 = 24
  }

  /// Returns whether the whole text is a time of day.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - clock: How the hours are counted.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a time of day.
  public static func matches(
    _ text: String, clock: Clock = .hours24, _ options: Options = .standard
  ) -> Bool {
    text.withBytes { matches($0, clock: clock, allowsSeconds: !options.contains(.rejectsSeconds)) }
  }

  /// Returns whether all the bytes are a time of day.
  static func matches(_ bytes: Span<UInt8>, clock: Clock, allowsSeconds: Bool) -> Bool {
    switch clock {
    case .hours24: matches24Hours(bytes, allowsSeconds: allowsSeconds, maximumFractionDigits: 3)
    case .hours12: matches12Hours(bytes, allowsSeconds: allowsSeconds)
    }
  }

  /// Returns whether all the bytes are a time of day on a clock of 24 hours.
  static func matches24Hours(
    _ bytes: Span<UInt8>, allowsSeconds: Bool, maximumFractionDigits: Int
  ) -> Bool {
    guard let hour = bytes.twoDigitNumber(at: 0), hour <= 23 else { return false }
    var index = 2
    guard skipSixtieth(in: bytes, from: &index) else { return false }
    if index == bytes.count { return true }
    guard allowsSeconds, skipSixtieth(in: bytes, from: &index) else { return false }
    if index == bytes.count { return true }
    guard bytes[index] == "." else { return false }
    let start = index + 1
    index = start
    while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
    return index == bytes.count && index > start && index - start <= maximumFractionDigits
  }

  private static func matches12Hours(_ bytes: Span<UInt8>, allowsSeconds: Bool) -> Bool {
    var index = 0
    if bytes.count > 1, bytes[1] == ":" {
      guard bytes[0].isASCIIDigit, bytes[0] != "0" else { return false }
      index = 1
    } else {
      guard let hour = bytes.twoDigitNumber(at: 0), hour >= 1, hour <= 12 else { return false }
      index = 2
    }
    guard skipSixtieth(in: bytes, from: &index) else { return false }
    if allowsSeconds, index < bytes.count, bytes[index] == ":" {
      guard skipSixtieth(in: bytes, from: &index) else { return false }
    }
    return isHalfOfDay(bytes, from: index)
  }

  /// Moves over a colon and a number from 00 to 59.
  private static func skipSixtieth(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    guard index < bytes.count, bytes[index] == ":" else { return false }
    guard let number = bytes.twoDigitNumber(at: index + 1), number <= 59 else { return false }
    index += 3
    return true
  }

  /// Whether the rest of the bytes is a space or none and `AM` or `PM`.
  private static func isHalfOfDay(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    var index = start
    guard index < bytes.count else { return false }
    if bytes[index] == " " {
      index += 1
    } else if let (codePoint, byteCount) = bytes.codePoint(at: index),
      codePoint == 0xA0 || codePoint == 0x202F
    {
      index &+= byteCount
    }
    guard index + 2 == bytes.count else { return false }
    let letter = bytes[index] | 0x20
    return (letter == "a" || letter == "p")
      && bytes[index + 1] | 0x20 == "m"
  }
}

extension Span<UInt8> {
  /// Returns the number that two ASCII digits write, or `nil` if other characters are at the index.
  @inline(__always)
  func twoDigitNumber(at index: Int) -> Int? {
    guard index + 1 < count else { return nil }
    let tens = self[index]
    let ones = self[index + 1]
    guard tens.isASCIIDigit, ones.isASCIIDigit else { return nil }
    return tens.digitValue &* 10 &+ ones.digitValue
  }
}

extension TimeOfDayFormat {
  /// The options of times of day.
  public struct Options: FormatOptions {
    /// No seconds can follow the minutes. On a clock of 24 hours, they have a fraction of up to three digits.
    public static let rejectsSeconds = Self(rawValue: 1 << 0)

    public static let names: [OptionName] = [.init("rejectsSeconds", unless: "allowsSeconds")]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

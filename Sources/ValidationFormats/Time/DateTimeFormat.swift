/// Recognizes dates with a time and an offset from UTC, such as `1990-12-31T15:59:50.123-08:00`.
///
/// The grammar is `date-time` of [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6),
/// where `t` and `z` are as good as `T` and `Z`. The day must exist. The section's last note lets
/// applications agree on a space for the `T`, so it is accepted by choice.
///
/// A second of 60 is accepted where section 5.7 has leap seconds, at 23:59:60 UTC on the last day of a month.
/// Any month will do, because the rules of UTC prefer June and December but exclude no other, and because a
/// table of those so far would refuse those to come.
public enum DateTimeFormat {
  /// Returns whether the whole text is a date with a time and an offset.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a date with a time and an offset.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, allowsSpace: options.contains(.allowsSpace)) }
  }

  /// Returns whether all the bytes are a date with a time and an offset.
  static func matches(_ bytes: Span<UInt8>, allowsSpace: Bool) -> Bool {
    guard bytes.count >= 20 else { return false }
    let separator = bytes[10]
    guard separator | 0x20 == "t" || (separator == " " && allowsSpace) else {
      return false
    }
    guard
      let date = CalendarDate(bytes: bytes.extracting(0..<10)),
      let time = FullTime(bytes: bytes.extracting(11..<bytes.count))
    else { return false }
    guard time.isLeapSecond else { return true }
    // Where the local day is the day after the one in UTC, the first of a month follows the last of another.
    return time.minuteInUTC == 1439 && date.isLastOfMonth || time.minuteInUTC == -1 && date.day == 1
  }
}

/// A time of day with its offset from UTC, as far as leap seconds need it.
struct FullTime {
  /// The minute in UTC, counted from midnight of the local day; outside of 0 to 1439 on the days next to it.
  let minuteInUTC: Int

  /// Whether the second is 60.
  let isLeapSecond: Bool

  /// Creates a time from bytes such as `23:20:50.52+01:00`.
  ///
  /// The grammar is `full-time` of
  /// [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6). A second of 60 passes here
  /// in any minute.
  init?(bytes: Span<UInt8>) {
    let count = bytes.count
    guard count >= 9, bytes[2] == ":", bytes[5] == ":" else { return nil }
    guard
      let hour = bytes.twoDigitNumber(at: 0), hour <= 23,
      let minute = bytes.twoDigitNumber(at: 3), minute <= 59,
      let second = bytes.twoDigitNumber(at: 6), second <= 60
    else { return nil }

    var index = 8
    if bytes[index] == "." {
      index += 1
      let start = index
      while index < count, bytes[index].isASCIIDigit { index += 1 }
      guard index > start, index < count else { return nil }
    }

    let offset: Int
    switch bytes[index] {
    case "Z", "z":
      guard index + 1 == count else { return nil }
      offset = 0
    case "+", "-":
      guard index + 6 == count, bytes[index + 3] == ":" else { return nil }
      guard
        let hours = bytes.twoDigitNumber(at: index + 1), hours <= 23,
        let minutes = bytes.twoDigitNumber(at: index + 4), minutes <= 59
      else { return nil }
      let distance = hours &* 60 &+ minutes
      offset = bytes[index] == "+" ? distance : 0 &- distance
    default:
      return nil
    }
    minuteInUTC = hour &* 60 &+ minute &- offset
    isLeapSecond = second == 60
  }
}

extension DateTimeFormat {
  /// The options of dates with a time.
  public struct Options: LenientFormatOptions {
    /// A space can separate the date from the time, too.
    public static let allowsSpace = Self(rawValue: 1 << 0)

    public static let lenient: Self = [.allowsSpace]
    public static let names: [OptionName] = ["allowsSpace"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

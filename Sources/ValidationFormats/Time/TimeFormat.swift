/// Recognizes times of day with an offset from UTC, such as `08:30:06Z` and `23:20:50.52-08:00`.
///
/// The grammar is `full-time` of
/// [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6): the offset is required, `z` is
/// as good as `Z`, the hour ends at 23, and a fraction has one or more digits. A second of 60 is accepted
/// where leap seconds are, at 23:59:60 UTC (section 5.7), so `15:59:60-08:00` is a time and `22:59:60Z` is not.
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

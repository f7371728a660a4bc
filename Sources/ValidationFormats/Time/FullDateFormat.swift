/// Recognizes calendar dates in the form `YYYY-MM-DD`, such as `2024-02-29`.
///
/// The grammar is `full-date` of
/// [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6), which is the extended calendar
/// date of ISO 8601. The day must exist: there is no 30 February. ``CalendarDate`` is the parsed value.
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

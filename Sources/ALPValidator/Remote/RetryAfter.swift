import Foundation

/// The field `Retry-After` of [RFC 9110, section 10.2.3](https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3).
enum RetryAfter {
  /// The forms of a date in [RFC 9110, section 5.6.7](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7).
  private static let dateForms = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]

  /// Returns the pause that a response asks for, or `nil` if it asks for none that can be read.
  ///
  /// A date is compared with that of the response itself, so that a clock that is wrong does not matter.
  static func pause(in response: RemoteResponse) -> Duration? {
    guard let text = response.header("Retry-After")?.trimmingCharacters(in: .whitespaces), !text.isEmpty
    else { return nil }
    if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return Duration.seconds(Int64(text) ?? .max)
    }
    guard let date = date(text) else { return nil }
    let now = response.header("Date").flatMap(self.date) ?? Date()
    return .seconds(max(0, date.timeIntervalSince(now)))
  }

  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    for form in dateForms {
      formatter.dateFormat = form
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}

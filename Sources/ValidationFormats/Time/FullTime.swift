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
    guard count >= 9, bytes[2] == UInt8(ascii: ":"), bytes[5] == UInt8(ascii: ":") else { return nil }
    guard
      let hour = bytes.twoDigitNumber(at: 0), hour <= 23,
      let minute = bytes.twoDigitNumber(at: 3), minute <= 59,
      let second = bytes.twoDigitNumber(at: 6), second <= 60
    else { return nil }

    var index = 8
    if bytes[index] == UInt8(ascii: ".") {
      index &+= 1
      let start = index
      while index < count, bytes[index].isASCIIDigit { index &+= 1 }
      guard index > start, index < count else { return nil }
    }

    let offset: Int
    switch bytes[index] {
    case UInt8(ascii: "Z"), UInt8(ascii: "z"):
      guard index &+ 1 == count else { return nil }
      offset = 0
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      guard index &+ 6 == count, bytes[index &+ 3] == UInt8(ascii: ":") else { return nil }
      guard
        let hours = bytes.twoDigitNumber(at: index &+ 1), hours <= 23,
        let minutes = bytes.twoDigitNumber(at: index &+ 4), minutes <= 59
      else { return nil }
      let distance = hours &* 60 &+ minutes
      offset = bytes[index] == UInt8(ascii: "+") ? distance : 0 &- distance
    default:
      return nil
    }
    minuteInUTC = hour &* 60 &+ minute &- offset
    isLeapSecond = second == 60
  }
}

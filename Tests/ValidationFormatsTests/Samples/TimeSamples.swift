import Foundation
import ValidationFormats

let timeSamples: [FormatSample] = [
  FormatSample(
    "date", { FullDateFormat.matches($0) },
    accepts: [
      "2024-02-29",
      "2000-02-29",  // divisible by 400
      "1999-12-31", "0000-01-01", "0000-02-29", "9999-12-31",
      "1582-10-12",  // dropped by the reform, but not by ISO 8601
    ],
    rejects: [
      "2023-02-29",
      "1900-02-29",  // a century
      "2024-04-31", "2024-1-1", "24-01-01",
      "20240101",  // the basic form of ISO 8601
      "2024-W01-1", "2024-001", "2024/01/01",
      "２024-01-0",  // a full-width digit, ten bytes in all
    ],
    twin: { text in
      let parts = text.fields("-")
      let numbers = parts.compactMap { digits($0) == nil ? nil : Int($0) }
      guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3, 1...12 ~= numbers[1] else {
        return false
      }
      let isLeapYear = numbers[0] % 4 == 0 && numbers[0] % 100 != 0 || numbers[0] % 400 == 0
      let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      return 1...lengths[numbers[1] - 1] ~= numbers[2]
    }),
  FormatSample(
    "time", { TimeFormat.matches($0) },
    accepts: [
      "00:00:00Z", "23:59:59z", "12:34:56.7Z", "12:34:56.78901234567890123456789+05:30",
      "12:34:56-00:00",  // the local offset is unknown
      "12:34:56+23:59", "23:59:60Z", "23:59:60.999Z", "00:59:60+01:00", "18:59:60-05:00",
      "23:58:60+23:59",  // one minute short of a day ahead
      "00:00:60-23:59",
    ],
    rejects: [
      "12:34:56",  // no offset
      "12:34Z", "24:00:00Z",
      "12:34:60Z",  // no leap second in this minute
      "23:59:60+01:00",  // 22:59:60 UTC
      "12:34:56,7Z",  // ISO 8601 alone
      "12:34:56+01", "12:34:56+0100", "12:34:56+24:00",
      "12:34:56\u{2212}01:00",  // a minus sign, not a hyphen
      "1:34:56Z",
    ],
    twin: timeTwin),
  dateTime("date and time", allowsSpace: false),
  dateTime("date and time with a space", allowsSpace: true),
  FormatSample(
    "duration", { DurationFormat.matches($0) },
    accepts: [
      "P1Y", "P1Y2M", "P1Y2M3D", "P2M3D", "P3D", "P1YT1H", "P3DT4H5M6S", "PT4H5M", "PT5M6S", "PT6S", "P0W",
      "P007D",
      "p1dt2h",  // ABNF knows no case
    ],
    rejects: [
      "P", "PT", "1D", "P1Y3D",  // a month is left out
      "PT4H6S", "P3D1M", "P1H", "PT1D", "PT1W", "P1W1D", "P1WT1H", "P1.5D", "PT1,5S", "P1DT1HT1M",
      "P١D",  // Arabic-Indic digit
    ],
    twin: durationTwin),
  FormatSample(
    "duration of other systems", { DurationFormat.matches($0, .lenient) },
    accepts: ["PT0.5S", "PT1H0,25S", "P1DT1H5.125S", "PT1.5H", "PT1H5S", "P1Y2D", "P1Y2DT3S"],
    rejects: [
      "PT.5S", "PT0.S", "PT0.5", "PT0.5M1S", "P0.5D", "PT1S1H", "P1DT", "PT5S5S", "PT0.5.5S",
    ]),
  FormatSample(
    "time of day", { TimeOfDayFormat.matches($0) },
    accepts: [
      "00:00", "23:05", "23:59:59", "09:30:00",
      "12:00:00.5", "12:00:00.123",  // as an HTML time field sends them
    ],
    rejects: [
      "24:00", "9:30", "12", "12:00 PM", "12-00", "12:00:00:00", "١٢:٠٠",
      "12:00:00.", "12:00:00.1234",  // HTML has one to three digits
      "12:00.5", "12:00:00,5",
    ],
    pattern: "(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?"),
  FormatSample(
    "date and time without an offset", { LocalDateTimeFormat.matches($0) },
    accepts: [
      "2024-02-29T23:05", "0001-01-01T00:00", "9999-12-31T23:59:59.999", "2024-02-29T23:05:30",
    ],
    rejects: [
      "2023-02-29T23:05", "0000-01-01T00:00", "2024-02-29 23:05", "2024-02-29t23:05",
      "2024-02-29T23:05Z", "2024-02-29T23:05:60", "2024-02-29T24:00", "2024-02-29T23:05:30.1234",
      "2024-02-29", "2024-02-29T23", "12024-02-29T23:05",
    ],
    twin: localDateTimeTwin(separators: "T", fractionDigits: 3)),
  FormatSample(
    "date and time without an offset, of other systems", { LocalDateTimeFormat.matches($0, .lenient) },
    accepts: ["2024-02-29 23:05:30.123456789", "2024-02-29T23:05"],
    rejects: ["2024-02-29_23:05", "2024-02-29 23:05:30.1234567890"],
    twin: localDateTimeTwin(separators: "T ", fractionDigits: 9)),
  FormatSample(
    "month", { MonthFormat.matches($0) }, accepts: ["2024-02", "0001-01", "9999-12"],
    rejects: ["0000-01", "2024-13", "2024-00", "2024-2", "24-02", "202402", "2024-02-01"],
    pattern: "(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])"),
  FormatSample(
    "week", { WeekFormat.matches($0) },
    accepts: [
      "2024-W01", "2024-W52",
      "2020-W53",  // a leap year that begins on a Wednesday
      "2026-W53",  // begins on a Thursday
      "0004-W53",
    ],
    rejects: ["2024-W53", "2021-W53", "2024-W00", "2024-W54", "0000-W01", "2024-w01", "2024W01", "2024-W1"],
    twin: weekTwin),
  FormatSample(
    "time of half a day", { TimeOfDayFormat.matches($0, clock: .hours12) },
    accepts: [
      "11:05 PM", "1:00am", "01:00 AM", "12:00 pM", "12:59:59 am", "11:05\u{202F}PM", "11:05\u{A0}PM",
      "10:00PM",
    ],
    rejects: [
      "23:05", "11:05", "0:05 AM", "13:00 PM", "11:05  PM", "11:05 p.m.", "111:05 PM", "11:05\u{2009}PM",
    ],
    pattern: "(?:0?[1-9]|1[0-2]):[0-5][0-9](?::[0-5][0-9])?[ \\x{A0}\\x{202F}]?[AaPp][Mm]"),
  FormatSample(
    "slug", { SlugFormat.matches($0) }, accepts: ["a", "7", "hello-world", "2-for-1", "a-b-c"],
    rejects: ["-", "a--b", "Hello", "a_b", "a b", "café"], pattern: "[a-z0-9]+(?:-[a-z0-9]+)*"),
  FormatSample(
    "slug with underscores", { SlugFormat.matches($0, .lenient) }, accepts: ["two_words", "two-words"],
    rejects: ["two__words", "_a"], pattern: "[a-z0-9]+(?:[-_][a-z0-9]+)*"),
]

/// Counts the days from the first Thursday of the year on: there are as many weeks as Thursdays.
private let weekTwin: FormatSample.Predicate = { text in
  let parts = text.components(separatedBy: "-W")
  guard parts.map(\.utf8.count) == [4, 2], parts.allSatisfy({ digits($0) != nil }), let year = Int(parts[0]),
    let week = Int(parts[1]), year > 0
  else { return false }
  var calendar = Calendar(identifier: .iso8601)
  calendar.timeZone = .gmt
  // The Gregorian calendar repeats after 400 years; Foundation knows the Julian one before 1582.
  let lastDay = calendar.date(from: DateComponents(year: year % 400 + 2000, month: 12, day: 28))
  let lastWeek = lastDay.map { calendar.component(.weekOfYear, from: $0) } ?? 0
  return 1...lastWeek ~= week
}

private func localDateTimeTwin(separators: String, fractionDigits: Int) -> FormatSample.Predicate {
  let time = wholeMatch(
    of: "(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,\(fractionDigits)})?)?")
  return { text in
    let scalars = text.unicodeScalars
    guard let separator = scalars.dropFirst(10).first, separators.unicodeScalars.contains(separator),
      !text.hasPrefix("0000")
    else { return false }
    return FullDateFormat.matches(String(scalars.prefix(10))) && time(String(scalars.dropFirst(11)))
  }
}

let durationTwin: FormatSample.Predicate = {
  let time = "T(?:[0-9]+H(?:[0-9]+M(?:[0-9]+S)?)?|[0-9]+M(?:[0-9]+S)?|[0-9]+S)"
  let date = "(?:[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?|[0-9]+M(?:[0-9]+D)?|[0-9]+D)"
  let twin = wholeMatch(of: "P(?:\(date)(?:\(time))?|\(time)|[0-9]+W)", options: .caseInsensitive)
  // The case folding of ICU takes the long s (U+017F) for an `s`.
  return { text in text.utf8.allSatisfy { $0 < 0x80 } && twin(text) }
}()

/// Cuts off offset and fraction, then looks at each number.
@Sendable private func timeTwin(_ text: String) -> Bool {
  var clock = text.unicodeScalars[...]
  var distance = 0
  if let last = clock.last, "Zz".unicodeScalars.contains(last) {
    clock.removeLast()
  } else {
    guard let sign = clock.dropLast(5).last, sign == "+" || sign == "-",
      let fields = numbers(clock.suffix(5), below: [24, 60])
    else { return false }
    distance = (fields[0] * 60 + fields[1]) * (sign == "+" ? 1 : -1)
    clock.removeLast(6)
  }
  let fraction = clock.dropFirst(8)
  guard fraction.isEmpty || fraction.count > 1 && fraction.first == ".",
    fraction.dropFirst().allSatisfy({ "0"..."9" ~= $0 }),
    let fields = numbers(clock.prefix(8), below: [24, 60, 61])
  else { return false }
  let minuteInUTC = (fields[0] * 60 + fields[1] - distance + 1440) % 1440
  return fields[2] < 60 || minuteInUTC == 1439
}

/// Returns numbers of two digits that colons separate, or nil if one is too great.
private func numbers(_ text: Substring.UnicodeScalarView, below limits: [Int]) -> [Int]? {
  let fields = String(text).fields(":")
  let numbers = fields.compactMap { $0.utf8.count == 2 && digits($0) != nil ? Int($0) : nil }
  guard fields.count == limits.count, numbers.count == limits.count else { return nil }
  return zip(numbers, limits).allSatisfy { $0 < $1 } ? numbers : nil
}

private func dateTime(_ name: String, allowsSpace: Bool) -> FormatSample {
  FormatSample(
    name, { DateTimeFormat.matches($0, allowsSpace ? .allowsSpace : .standard) },
    accepts: [
      "1985-04-12T23:20:50.52Z", "1996-12-19T16:39:57-08:00", "1985-04-12t23:20:50z",
      "1990-12-31T23:59:60Z", "1990-12-31T15:59:60-08:00", "1991-01-01T00:59:60+01:00",
      "2024-02-29T23:59:60Z",  // the end of a month
      "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999999Z",
    ] + (allowsSpace ? ["1996-12-19 16:39:57+00:00"] : []),
    rejects: [
      "1985-04-12", "1985-04-12T23:20:50", "1985-04-31T23:20:50Z", "1985-04-12_23:20:50Z",
      "1985-04-1223:20:50Z", "19850412T232050Z",
      "1990-12-30T23:59:60Z",  // not the end of a month
      "1990-12-31T22:59:60Z",
      "1990-12-31T00:59:60+01:00",  // 30 December in UTC
      "1991-01-01T15:59:60-08:00", "2023-02-29T23:59:60Z",
      "1985-04-12T23:20:50Z[UTC]",  // RFC 9557
    ] + (allowsSpace ? [] : ["1985-04-12 23:20:50Z"]),
    twin: { text in
      // Leap seconds are the business of other tests.
      guard !text.contains(":60") else {
        return DateTimeFormat.matches(text, allowsSpace ? .allowsSpace : .standard)
      }
      let scalars = text.unicodeScalars
      guard let separator = scalars.dropFirst(10).first, "Tt ".contains(String(separator)),
        allowsSpace || separator != " "
      else { return false }
      return FullDateFormat.matches(String(scalars.prefix(10)))
        && TimeFormat.matches(String(scalars.dropFirst(11)))
    })
}

public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts a calendar date that exists, such as `2024-02-29`.
  ///
  /// The rule follows [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6); see
  /// ``/ValidationFormats/FullDateFormat``.
  public static var date: Self { .format(.date) { FullDateFormat.matches($0) } }

  /// A rule that accepts a time of day with an offset from UTC, such as `08:30:06Z`.
  ///
  /// The rule follows [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6); see
  /// ``/ValidationFormats/TimeFormat``.
  public static var time: Self { .format(.time) { TimeFormat.matches($0) } }

  /// A rule that accepts a time of day on a clock of 24 hours, such as `23:05` or `23:05:30`.
  ///
  /// See ``/ValidationFormats/TimeOfDayFormat``.
  public static var timeOfDay: Self { .timeOfDay() }

  /// A rule that accepts a time of day as a clock shows it, such as `23:05` or `11:05 PM`, with options.
  ///
  /// See ``/ValidationFormats/TimeOfDayFormat``.
  ///
  /// - Parameters:
  ///   - clock: A clock of 24 or of 12 hours.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: The rule.
  public static func timeOfDay(
    clock: TimeOfDayFormat.Clock = .hours24, _ options: TimeOfDayFormat.Options = .standard
  ) -> Self {
    .format(.timeOfDay, options, arguments: ["clock": .integer(clock.rawValue)]) {
      TimeOfDayFormat.matches($0, clock: clock, options)
    }
  }

  /// A rule that accepts a date with a time and an offset after RFC 3339, such as
  /// `1990-12-31T15:59:50-08:00`.
  ///
  /// The rule follows [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6); see
  /// ``/ValidationFormats/DateTimeFormat``.
  public static var dateTime: Self { .dateTime(.standard) }

  /// A rule that accepts a date with a time and an offset, with options.
  ///
  /// The rule follows [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6); see
  /// ``/ValidationFormats/DateTimeFormat``.
  public static func dateTime(_ options: DateTimeFormat.Options) -> Self {
    .format(.dateTime, options) { DateTimeFormat.matches($0, options) }
  }

  /// A rule that accepts a date with a time of day and without an offset, such as `2024-02-29T23:05`.
  ///
  /// The rule follows the [HTML living
  /// standard](https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#local-dates-and-times); see
  /// ``/ValidationFormats/LocalDateTimeFormat``.
  public static var localDateTime: Self { .localDateTime(.standard) }

  /// A rule that accepts a date with a time of day and without an offset, with options.
  ///
  /// The rule follows the [HTML living
  /// standard](https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#local-dates-and-times); see
  /// ``/ValidationFormats/LocalDateTimeFormat``.
  public static func localDateTime(_ options: LocalDateTimeFormat.Options) -> Self {
    .format(.localDateTime, options) { LocalDateTimeFormat.matches($0, options) }
  }

  /// A rule that accepts a month, such as `2024-02`.
  ///
  /// The rule follows the
  /// [HTML living standard](https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#months); see
  /// ``/ValidationFormats/MonthFormat``.
  public static var month: Self { .format(.month) { MonthFormat.matches($0) } }

  /// A rule that accepts a week of a year, such as `2020-W53`.
  ///
  /// The rule follows the
  /// [HTML living standard](https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#weeks); see
  /// ``/ValidationFormats/WeekFormat``.
  public static var week: Self { .format(.week) { WeekFormat.matches($0) } }

  /// A rule that accepts a duration after RFC 3339, such as `P4DT12H30M5S`.
  ///
  /// The rule follows [RFC 3339, appendix A](https://www.rfc-editor.org/rfc/rfc3339#appendix-A); see
  /// ``/ValidationFormats/DurationFormat``.
  public static var duration: Self { .duration(.standard) }

  /// A rule that accepts a duration, with options.
  ///
  /// The rule follows [RFC 3339, appendix A](https://www.rfc-editor.org/rfc/rfc3339#appendix-A); see
  /// ``/ValidationFormats/DurationFormat``.
  public static func duration(_ options: DurationFormat.Options) -> Self {
    .format(.duration, options) { DurationFormat.matches($0, options) }
  }
}

extension RuleDescription {
  static let date = RuleDescription(
    "date", standard: "RFC 3339, section 5.6, full-date", example: "2024-02-29", hints: .numbers
  ) { _ in Schema(ofFormat: ["format": "date"]) }

  static let time = RuleDescription(
    "time", standard: "RFC 3339, section 5.6, full-time", example: "08:30:06Z", hints: .numbers
  ) { _ in Schema(ofFormat: ["format": "time"]) }

  static let timeOfDay = RuleDescription(
    "time-of-day", exampleText: { $0["clock"] == 12 ? "11:05 PM" : "23:05" }, hints: .numbers)

  static let dateTime = RuleDescription(
    "date-time", standard: "RFC 3339, section 5.6, date-time", example: "1990-12-31T15:59:50-08:00",
    hints: .numbers
  ) { $0.isEmpty ? Schema(ofFormat: ["format": "date-time"]) : nil }

  static let localDateTime = RuleDescription(
    "local-date-time", standard: "HTML, section 2.3.5.5", example: "2024-02-29T23:05", hints: .numbers
  ) { _ in
    let pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\\.[0-9]{1,9})?)?$"
    return Schema(ofFormat: ["pattern": .string(pattern)], isExact: false)
  }

  static let month = RuleDescription(
    "month", standard: "HTML, section 2.3.5.1", example: "2024-02", hints: .numbers
  ) { _ in Schema(ofFormat: ["pattern": "^(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])$"]) }

  static let week = RuleDescription(
    "week", standard: "HTML, section 2.3.5.8", example: "2020-W53", hints: .numbers
  ) { _ in
    Schema(ofFormat: ["pattern": "^(?!0000)[0-9]{4}-W(?:0[1-9]|[1-4][0-9]|5[0-3])$"], isExact: false)
  }

  static let duration = RuleDescription(
    "duration", standard: "RFC 3339, appendix A", example: "P3DT12H", hints: .capitals
  ) { $0.isEmpty ? Schema(ofFormat: ["format": "duration"]) : nil }
}

extension RuleDescriptor<String> {
  /// The rules for dates and times as text.
  static var time: [Self] {
    [
      Self(.date, ".date", "a calendar date that exists", invalid: "2023-02-29") { _ in .date },
      Self(.time, ".time", "a time of day with an offset from UTC", invalid: "08:30:06") { _ in .time },
      Self(
        .timeOfDay, ".timeOfDay(clock: .hours12)", "a time of day as a clock shows it", with: ["clock": 12],
        invalid: "23:05 PM"
      ) { try .timeOfDay(clock: $0.value("clock", or: .hours24), $0.options()) },
      Self(
        .dateTime, ".dateTime", "a date with a time and an offset from UTC", invalid: "1990-12-31 15:59:50"
      ) { try .dateTime($0.options()) },
      Self(
        .localDateTime, ".localDateTime", "a date with a time and without an offset",
        invalid: "2024-02-29T23:05Z"
      ) { try .localDateTime($0.options()) },
      Self(.month, ".month", "a month of a year", invalid: "2024-13") { _ in .month },
      Self(.week, ".week", "a week of a year", invalid: "2021-W53") { _ in .week },
      Self(.duration, ".duration", "a duration", invalid: "P1Y2D") { try .duration($0.options()) },
    ]
  }
}

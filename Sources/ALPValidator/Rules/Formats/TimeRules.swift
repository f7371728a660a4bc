public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts a calendar date that exists, such as `2024-02-29`.
  ///
  /// The rule follows [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6); see
  /// ``/ValidationFormats/FullDateFormat``.
  public static var date: Self { Self(FormatRule(standard: "date") { FullDateFormat.matches($0) }) }

  /// A rule that accepts a time of day with an offset from UTC, such as `08:30:06Z`.
  ///
  /// The rule follows [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6); see
  /// ``/ValidationFormats/TimeFormat``.
  public static var time: Self { Self(FormatRule(standard: "time") { TimeFormat.matches($0) }) }

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
    .format("time-of-day", options, arguments: ["clock": .integer(clock.rawValue)]) {
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
    .format("date-time", options) { DateTimeFormat.matches($0, options) }
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
    .format("local-date-time", options) { LocalDateTimeFormat.matches($0, options) }
  }

  /// A rule that accepts a month, such as `2024-02`.
  ///
  /// The rule follows the
  /// [HTML living standard](https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#months); see
  /// ``/ValidationFormats/MonthFormat``.
  public static var month: Self { Self(FormatRule(standard: "month") { MonthFormat.matches($0) }) }

  /// A rule that accepts a week of a year, such as `2020-W53`.
  ///
  /// The rule follows the
  /// [HTML living standard](https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#weeks); see
  /// ``/ValidationFormats/WeekFormat``.
  public static var week: Self { Self(FormatRule(standard: "week") { WeekFormat.matches($0) }) }

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
    .format("duration", options) { DurationFormat.matches($0, options) }
  }
}

extension RuleDescriptor<String> {
  /// The rules for dates and times as text.
  static var time: [Self] {
    [
      Self(
        "date", ".date", "a calendar date that exists", standard: "RFC 3339, section 5.6, full-date",
        valid: "2024-02-29", invalid: "2023-02-29"
      ) { _ in .date },
      Self(
        "time", ".time", "a time of day with an offset from UTC",
        standard: "RFC 3339, section 5.6, full-time", valid: "08:30:06Z", invalid: "08:30:06"
      ) { _ in .time },
      Self(
        "time-of-day", ".timeOfDay(clock: .hours12)", "a time of day as a clock shows it",
        with: ["clock": 12], valid: "11:05 PM", invalid: "23:05 PM",
        exampleText: { $0["clock"] == 12 ? "11:05 PM" : "23:05" }
      ) { try .timeOfDay(clock: $0.value("clock", or: .hours24), $0.options()) },
      Self(
        "date-time", ".dateTime", "a date with a time and an offset from UTC",
        standard: "RFC 3339, section 5.6, date-time", valid: "1990-12-31T15:59:50-08:00",
        invalid: "1990-12-31 15:59:50"
      ) { try .dateTime($0.options()) },
      Self(
        "local-date-time", ".localDateTime", "a date with a time and without an offset",
        standard: "HTML, section 2.3.5.5", valid: "2024-02-29T23:05", invalid: "2024-02-29T23:05Z"
      ) { try .localDateTime($0.options()) },
      Self(
        "month", ".month", "a month of a year", standard: "HTML, section 2.3.5.1", valid: "2024-02",
        invalid: "2024-13"
      ) { _ in .month },
      Self(
        "week", ".week", "a week of a year", standard: "HTML, section 2.3.5.8", valid: "2020-W53",
        invalid: "2021-W53"
      ) { _ in .week },
      Self(
        "duration", ".duration", "a duration", standard: "RFC 3339, appendix A", valid: "P3DT12H",
        invalid: "P1Y2D"
      ) { try .duration($0.options()) },
    ]
  }
}

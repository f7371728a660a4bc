public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts a calendar date that exists, such as `2024-02-29`.
  ///
  /// The rule follows [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6); see
  /// ``/ValidationFormats/FullDateFormat``.
  public static var date: Self { Self(FormatRule("date") { FullDateFormat.matches($0) }) }

  /// A rule that accepts a time of day with an offset from UTC, such as `08:30:06Z`.
  ///
  /// The rule follows [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6); see
  /// ``/ValidationFormats/TimeFormat``.
  public static var time: Self { Self(FormatRule("time") { TimeFormat.matches($0) }) }

  /// A rule that accepts a time of day on a clock of 24 hours, such as `23:05` or `23:05:30`.
  ///
  /// See ``/ValidationFormats/TimeOfDayFormat``.
  public static var timeOfDay: Self { .timeOfDay() }

  /// A rule that accepts a time of day as a clock shows it, such as `23:05` or `11:05 PM`.
  ///
  /// See ``/ValidationFormats/TimeOfDayFormat``.
  ///
  /// - Parameters:
  ///   - clock: A clock of 24 or of 12 hours.
  ///   - allowsSeconds: Whether seconds may follow the minutes.
  /// - Returns: The rule.
  public static func timeOfDay(clock: TimeOfDayFormat.Clock = .hours24, allowsSeconds: Bool = true) -> Self {
    Self(
      FormatRule(
        "time-of-day",
        parameters: ["clock": .integer(clock.rawValue), "allowsSeconds": .bool(allowsSeconds)]
      ) {
        TimeOfDayFormat.matches($0, clock: clock, allowsSeconds: allowsSeconds)
      })
  }

  /// A rule that accepts a date with a time and an offset after RFC 3339, such as `1990-12-31T15:59:50-08:00`.
  ///
  /// The rule follows [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6); see
  /// ``/ValidationFormats/DateTimeFormat``.
  public static var dateTime: Self { .dateTime() }

  /// A rule that accepts a date with a time and an offset (RFC 3339), by choice with a space between them.
  ///
  /// The rule follows [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6); see
  /// ``/ValidationFormats/DateTimeFormat``.
  ///
  /// In form fields, accept what people type: ``dateTime(_:)`` with `.lenient`.
  public static func dateTime(allowsSpace: Bool = false) -> Self {
    Self(
      FormatRule("date-time", parameters: ["allowsSpace": .bool(allowsSpace)]) {
        DateTimeFormat.matches($0, allowsSpace: allowsSpace)
      })
  }

  /// A rule that accepts a duration after RFC 3339, such as `P4DT12H30M5S`.
  ///
  /// The rule follows [RFC 3339, appendix A](https://www.rfc-editor.org/rfc/rfc3339#appendix-A); see
  /// ``/ValidationFormats/DurationFormat``.
  public static var duration: Self { .duration() }

  /// A rule that accepts a duration (RFC 3339, appendix A).
  ///
  /// The rule follows [RFC 3339, appendix A](https://www.rfc-editor.org/rfc/rfc3339#appendix-A); see
  /// ``/ValidationFormats/DurationFormat``.
  ///
  /// Java, JavaScript and XML Schema write fractions and leave out units; ``duration(_:)`` with `.lenient` accepts both.
  ///
  /// - Parameters:
  ///   - allowsFraction: Whether the last unit of time may have a fraction, as in `PT0.5S`.
  ///   - allowsMissingUnits: Whether units may be left out between others, as in `PT1H5S`.
  /// - Returns: The rule.
  public static func duration(allowsFraction: Bool = false, allowsMissingUnits: Bool = false) -> Self {
    let parameters = [String: JSONValue]().with([
      "allowsFraction": allowsFraction, "allowsMissingUnits": allowsMissingUnits,
    ])
    return Self(
      FormatRule("duration", parameters: parameters) {
        DurationFormat.matches($0, allowsFraction: allowsFraction, allowsMissingUnits: allowsMissingUnits)
      })
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
      ) {
        try .timeOfDay(
          clock: $0.value("clock", or: .hours24), allowsSeconds: $0.value("allowsSeconds", or: true))
      },
      Self(
        "date-time", ".dateTime", "a date with a time and an offset from UTC",
        standard: "RFC 3339, section 5.6, date-time", valid: "1990-12-31T15:59:50-08:00",
        invalid: "1990-12-31 15:59:50"
      ) {
        let isLenient = try $0.isLenient()
        return .dateTime(allowsSpace: try $0.value("allowsSpace", or: isLenient))
      },
      Self(
        "duration", ".duration", "a duration", standard: "RFC 3339, appendix A", valid: "P3DT12H",
        invalid: "P1Y2D"
      ) {
        let isLenient = try $0.isLenient()
        return try .duration(
          allowsFraction: $0.value("allowsFraction", or: isLenient),
          allowsMissingUnits: $0.value("allowsMissingUnits", or: isLenient))
      },
    ]
  }
}

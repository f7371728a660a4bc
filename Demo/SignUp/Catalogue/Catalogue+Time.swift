import ALPValidator

extension Catalogue {
  /// Dates and times as programs write them.
  static let time = Group(
    title: "Time",
    entries: [
      CatalogueEntry("date", "a day that exists", good: "2024-02-29", bad: "2023-02-29") { _ in .date },
      CatalogueEntry("time", "a time of day with its offset", good: "08:30:06Z", bad: "08:30:06") { _ in .time
      },
      CatalogueEntry(
        "time-of-day", takes: "[12|24] [--allows-seconds true|false]", "a time as a clock shows it",
        good: "11:05 PM", bad: "23:05 PM", with: "12"
      ) {
        .timeOfDay(
          clock: $0.text("12|24").flatMap(Int.init).flatMap(TimeOfDayFormat.Clock.init) ?? .hours24,
          allowsSeconds: $0.isTrue("--allows-seconds"))
      },
      CatalogueEntry(
        "date-time", takes: "[--allows-space]", "a date with a time and its offset",
        good: "1990-12-31T15:59:50-08:00", bad: "1990-12-31 15:59:50"
      ) { .dateTime(allowsSpace: $0.has("--allows-space")) },
      CatalogueEntry("duration", "a duration", good: "P4DT12H30M5S", bad: "P1Y2D") { _ in .duration },
    ])
}

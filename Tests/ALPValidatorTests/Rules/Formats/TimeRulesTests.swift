import ALPValidator
import Testing

@Suite struct TimeRulesTests {
  @Test(arguments: [
    FormatRuleSample(.date, "date", good: "2024-02-29", bad: "2023-02-29"),
    FormatRuleSample(.time, "time", good: "08:30:06Z", bad: "08:30:06"),
    FormatRuleSample(.dateTime, "date-time", good: "1990-12-31T15:59:50-08:00", bad: "1990-12-31"),
    FormatRuleSample(.duration, "duration", good: "P4DT12H30M5S", bad: "P1Y2D"),
  ])
  func asksItsRecognizer(_ sample: FormatRuleSample) { sample.check() }
}

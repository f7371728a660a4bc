import Foundation
import Testing
import ValidationFormats

@Suite struct TimeFormatTests {
  @Test func hasAsManyDaysAsTheCalendarCounts() {
    // 400 years of the Gregorian calendar are 146,097 days.
    var days = 0
    for year in 2000..<2400 {
      for month in 0...13 {
        for day in 0...32 where FullDateFormat.matches("\(year)-\(padded(month))-\(padded(day))") {
          days += 1
        }
      }
    }
    #expect(days == 146_097)
  }

  @Test func acceptsOneLeapSecondForEachOffset() {
    let clocks = (0..<1440).map { "\(padded($0 / 60)):\(padded($0 % 60))" }
    for offset in Array(stride(from: -1439, to: 1439, by: 41)) + [-1, 0, 1, 1439] {
      let suffix = (offset < 0 ? "-" : "+") + clocks[abs(offset)]
      let accepted = clocks.indices.filter { TimeFormat.matches("\(clocks[$0]):60\(suffix)") }
      #expect(accepted == [(1439 + offset + 1440) % 1440])
    }
  }

  @Test(arguments: ["2023-03-01", "2024-01-01", "2024-03-01"], [-1439, -480, -1, 0, 1, 330, 1439])
  func acceptsOneLeapSecondAtTheEndOfEachMonth(_ first: String, offset: Int) throws {
    let midnight = try #require(ISO8601DateFormatter().date(from: "\(first)T00:00:00Z"))
    let clock = ISO8601DateFormatter()
    let suffix = "\(offset < 0 ? "-" : "+")\(padded(abs(offset) / 60)):\(padded(abs(offset) % 60))"
    // Two days to either side, minute by minute.
    for minute in -2880...2880 {
      let local = clock.string(from: midnight + Double((minute + offset) * 60)).prefix(17)
      #expect(DateTimeFormat.matches("\(local)60\(suffix)") == (minute == -1), "\(local)60\(suffix)")
    }
  }

  @Test func readsDurationsOfUnitsInAnyOrder() {
    let alphabet = Array("PT12YMDHSW")
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...6, using: &generator)
      let text = "P" + String((0..<count).compactMap { _ in alphabet.randomElement(using: &generator) })
      #expect(DurationFormat.matches(text) == durationTwin(text), "\(text)")
    }
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

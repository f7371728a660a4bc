import Testing
import ValidationFormats

@Suite struct CalendarDateTests {
  @Test func readsItsParts() throws {
    let date = try #require(CalendarDate("2024-02-29"))
    #expect(date.year == 2024)
    #expect(date.month == 2)
    #expect(date.day == 29)
  }

  @Test(arguments: ["2024-02-29", "0000-01-01", "0987-06-05"])
  func isDescribedAsItIsWritten(_ text: String) { #expect(CalendarDate(text)?.description == text) }

  @Test func refusesPartsThatAreNoDay() {
    #expect(CalendarDate(year: 2023, month: 2, day: 28) != nil)
    #expect(CalendarDate(year: 2023, month: 2, day: 29) == nil)
    #expect(CalendarDate(year: 2023, month: 0, day: 1) == nil)
    #expect(CalendarDate(year: 2023, month: 1, day: 0) == nil)
    #expect(CalendarDate(year: -1, month: 1, day: 1) == nil)
    #expect(CalendarDate(year: 10_000, month: 1, day: 1) == nil)
    #expect(CalendarDate(year: .min, month: .max, day: .min) == nil)
  }

  @Test func isOrderedByTime() {
    let texts = ["2023-12-31", "2024-01-01", "2024-01-31", "2024-02-01"]
    let dates = texts.compactMap { CalendarDate($0) }
    #expect(dates.count == 4)
    #expect(dates.reversed().sorted() == dates)
  }
}

import Testing
import ValidationFormats

@Suite struct FullDateFormatTests {
  @Test(arguments: [
    "2024-02-29",
    "2000-02-29",  // divisible by 400
    "1999-12-31",
    "0000-01-01",
    "0000-02-29",  // divisible by 400 as well
    "9999-12-31",
    "1582-10-12",  // dropped by the reform, but not by ISO 8601
  ])
  func accepts(_ text: String) { #expect(FullDateFormat.matches(text)) }

  @Test(arguments: [
    "",
    "2023-02-29",
    "1900-02-29",  // a century
    "2024-02-30", "2024-04-31", "2024-13-01", "2024-00-10", "2024-05-00", "2024-1-1", "24-01-01",
    "20240101",  // the basic form of ISO 8601
    "2024-W01-1", "2024-001", "+2024-01-01", "2024/01/01", "2024-01-01\n", "2024-01-01T", " 2024-01-01",
    "２024-01-0",  // a full-width digit, ten bytes in all
  ])
  func rejects(_ text: String) { #expect(!FullDateFormat.matches(text)) }

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

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      let fields = text.unicodeScalars.split(separator: "-", omittingEmptySubsequences: false).map(
        String.init)
      guard fields.map(\.utf8.count) == [4, 2, 2] else { return false }
      let numbers = fields.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
      guard numbers.count == 3, (1...12).contains(numbers[1]) else { return false }
      let isLeapYear = numbers[0] % 4 == 0 && numbers[0] % 100 != 0 || numbers[0] % 400 == 0
      let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      return (1...lengths[numbers[1] - 1]).contains(numbers[2])
    }
    expectAgreement(
      of: { FullDateFormat.matches($0) }, with: twin, around: ["2024-02-29", "2100-12-31", "1999-11-30"])
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

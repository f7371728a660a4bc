@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

@Suite struct DateTextTests {
  @Test(arguments: [
    ("2001-01-01", 0), ("2001-01-01t00:00:00z", 0), ("2001-01-01T02:00:00.5+02:00", 0.5),
    ("2000-12-31T23:30:00-00:30", 0),
    ("2000-12-31T23:59:60Z", 0),  // a leap second
  ])
  func reads(_ text: String, _ seconds: Double) {
    #expect(DateText.date(text)?.timeIntervalSinceReferenceDate == seconds)
  }

  @Test(arguments: [
    "", "2001", "2001-02-29", "2001-01-01T00:00:00", "2001-01-01 00:00:00Z", "2001-01-01T24:00:00Z",
    "2001-01-01T00:00:00.Z", "٢٠٠١-01-01", "2001-01-01\n",
  ])
  func rejects(_ text: String) { #expect(DateText.date(text) == nil) }

  @Test(arguments: [
    (0, "2001-01-01T00:00:00Z"), (0.5, "2001-01-01T00:00:00.5Z"), (-0.5, "2000-12-31T23:59:59.5Z"),
    (817_018_109.521, "2026-11-22T05:28:29.521Z"), (-13_187_491_200, "1583-02-09T00:00:00Z"),
    (-13_197_600_001, "1582-10-14T23:59:59Z"),  // a day that the reform of 1582 dropped
    (-63_113_904_000, "0001-01-01T00:00:00Z"), (-63_140_428_800, "0000-02-29T00:00:00Z"),
    (-63_145_526_400, "0000-01-01T00:00:00Z"), (252_423_993_599, "9999-12-31T23:59:59Z"),
    (1e-30, "2001-01-01T00:00:00.00000000000000000Z"),  // below 17 digits
    (-1e-30, "2001-01-01T00:00:00Z"),
  ])
  func writes(_ seconds: Double, _ text: String) {
    #expect(DateText.text(Date(timeIntervalSinceReferenceDate: seconds)) == text)
  }

  @Test(arguments: [.infinity, -.infinity, .nan, -63_145_526_401, 252_423_993_600, 1e300])
  func writesNoDateBeyondFourDigits(_ seconds: Double) {
    #expect(DateText.text(Date(timeIntervalSinceReferenceDate: seconds)) == nil)
  }

  /// Before, Foundation counts days as Julius Caesar did.
  private static let reform = Date(timeIntervalSinceReferenceDate: -1.2e10)

  @Test func writesEveryDayOfACycle() throws {
    let first = -63_145_526_400.0
    let days = (0..<146_497).map { Date(timeIntervalSinceReferenceDate: first + 86_400 * Double($0)) }
    #expect(days.filter { DateText.text($0).flatMap(DateText.date) != $0 } == [])
  }

  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: -6e10)])
  func writesDatesOfAllCenturiesInRules(_ date: Date) throws {
    let text = try RuleSet<Date>([.before(date)]).json()
    let rules = try RuleSet<Date>(json: text)
    #expect(rules.failures(for: date).count == 1)
    #expect(rules.failures(for: date - 1).isEmpty)
  }

  @Test(arguments: [.infinity, -.infinity, .nan, 1e12])
  func throwsForADateWithoutAText(_ seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(throws: EncodingError.self) { try RuleSet<Date>([.before(date)]).json() }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .rfc3339
    let error = try #require(throws: EncodingError.self) { try encoder.encode([date]) }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.debugDescription.contains("0000 to 9999"))
  }

  @Test func describesDecimalsAsNumbers() throws {
    #expect(JSONValue(describing: Decimal(5)) == 5)
    #expect(JSONValue(describing: try #require(Decimal(string: "-0.1"))) == -0.1)
    let long = "0.1234567890123456789012345"
    #expect(JSONValue(describing: try #require(Decimal(string: long))) == .string(long))
    #expect(JSONValue(describing: Decimal.nan) == "NaN")
  }
}

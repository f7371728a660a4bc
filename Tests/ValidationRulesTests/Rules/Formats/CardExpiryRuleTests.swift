import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

@Suite struct CardExpiryRuleTests {
  /// The last second of May 2027 in Greenwich.
  private let endOfMay = Date(timeIntervalSince1970: 1_811_807_999)

  private func rule(at date: Date, hoursEast hours: Int = 0) throws -> Rule<String> {
    let timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
    return .cardExpiry(asOf: .date(date, in: timeZone))
  }

  @Test func acceptsACardThroughTheLastDayOfItsMonth() throws {
    #expect(try rule(at: endOfMay).isSatisfied(by: "05/27"))
    #expect(try rule(at: endOfMay).isSatisfied(by: "05/2027"))
    #expect(try !rule(at: endOfMay.addingTimeInterval(1)).isSatisfied(by: "05/27"))
    #expect(try rule(at: endOfMay.addingTimeInterval(1)).isSatisfied(by: "06/27"))
  }

  @Test func asksTheClockAtEachValidation() {
    let clock = ManualClock()
    let rule = Rule<String>.cardExpiry(
      asOf: .computed { [endOfMay] in endOfMay + clock.now.offset / .seconds(1) })
    #expect(rule.isSatisfied(by: "05/27"))
    clock.advance(by: .seconds(1))
    #expect(!rule.isSatisfied(by: "05/27"))
  }

  @Test(arguments: [
    ("2027-05", true), ("2027/5", true), ("2027.05", true), ("5/27", true), ("5/2027", true), ("05-27", true),
    ("05.2027", true),
    ("0527", true), ("052027", true), ("05 27", true), ("5 / 27", true), ("2027 - 05", true),
    ("527", false), ("27-05", false), ("202705", false), ("13/27", false), ("0/27", false), ("5/027", false),
    ("2027-13", false),
    ("5//27", false), ("5/ /27", false), ("/27", false), ("05/", false), ("05 / ", false), ("5-27-", false),
    (" 5/27", false),
  ])
  func readsExpiriesAsPeopleWriteThem(_ text: String, _ isExpiry: Bool) {
    #expect(CardExpiryFormat.matches(text, .lenient) == isExpiry)
    #expect(!CardExpiryFormat.matches(text))
    let month = CardExpiryFormat.month(of: text, near: CalendarMonth(year: 2026, month: 1))
    #expect(month == (isExpiry ? CalendarMonth(year: 2027, month: 5) : nil))
  }
}

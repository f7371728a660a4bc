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
}

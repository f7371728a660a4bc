import ALPValidator
import Foundation
import Testing

@Suite struct ClockAndMaskRulesTests {
  @Test func askTheirRecognizers() {
    #expect(Rule.netmask.isSatisfied(by: "255.255.240.0"))
    #expect(!Rule.netmask.isSatisfied(by: "255.0.255.0"))
    #expect(Rule.timeOfDay.isSatisfied(by: "23:05:59"))
    #expect(!Rule.timeOfDay.isSatisfied(by: "11:05 PM"))
    #expect([Rule.netmask, .timeOfDay].map(\.check.name) == ["netmask", "time-of-day"])
  }

  @Test func tellTheClock() {
    #expect(Rule.timeOfDay.check.parameters == ["clock": 24])
    #expect(Rule.timeOfDay(clock: .hours12).check.parameters["clock"] == 12)
  }

  @Test func needNoSchemeIfItMayBeMissing() {
    #expect(Rule.url(schemes: [], .init(allowsMissingScheme: true)).isSatisfied(by: "example.com"))
    #expect(!Rule.url(schemes: [], .init(allowsMissingScheme: true)).isSatisfied(by: "https://example.com"))
  }
}

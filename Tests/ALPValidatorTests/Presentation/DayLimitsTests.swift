import ALPValidator
import Foundation
import Testing

@Suite struct DayLimitsTests {
  private func day(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

  @Test func theLimitsGiveWayToTheDayOfTheControl() {
    let limits = DayLimits(first: day(10), last: day(20))
    #expect(limits.range(including: day(15)) == day(10)...day(20))
    #expect(limits.range(including: day(5)) == day(5)...day(20))
    #expect(limits.range(including: day(25)) == day(10)...day(25))
    #expect(
      DayLimits(first: nil, last: nil).range(including: day(1)) == Date.distantPast...Date.distantFuture)
  }

  @Test func theNearestDayIsWithinTheLimits() {
    let limits = DayLimits(first: day(10), last: day(20))
    #expect([5, 15, 25].map { limits.nearest(to: day($0)) } == [day(10), day(15), day(20)])
    #expect(DayLimits(first: nil, last: nil).nearest(to: day(5)) == day(5))
  }

  @Test func limitsInTheWrongOrderDoNotEndTheProgram() {
    let limits = DayLimits(first: day(20), last: day(10))
    #expect(limits.range(including: day(15)) == day(15)...day(15))
    #expect(limits.range(including: day(30)) == day(20)...day(30))
  }
}

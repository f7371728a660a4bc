import Foundation
import Testing

@testable import ALPValidator

@Suite struct HalfOpenRangeRuleTests {
  @Test func leavesOutItsUpperBound() {
    #expect([-1, 0, 9, 10].map { Rule.range(0..<10).isSatisfied(by: $0) } == [false, true, true, false])
    #expect(
      [0, 9.999, 10, .nan].map { Rule.range(0..<10.0).isSatisfied(by: $0) } == [true, true, false, false])
    #expect(Rule.range(Int.min ..< .max).isSatisfied(by: .max - 1))
    #expect(!Rule.range(Int.min ..< .max).isSatisfied(by: .max))
    #expect(!Rule.range(Decimal(-1)..<1).isSatisfied(by: .nan))
    #expect(Rule.range("a"..<"c").isSatisfied(by: "bz"))
    #expect(!Rule.range(Date.distantPast..<Date.distantFuture).isSatisfied(by: .distantFuture))
  }

  @Test func isLessThanWithoutALowerBound() {
    #expect(Rule.range(..<10).check as? StrictBoundRule<Int> == StrictBoundRule(.below, 10))
    #expect([9, 10].map { Rule.range(..<10).isSatisfied(by: $0) } == [true, false])
  }
}

/// Rules for numbers hold for every type of number.
@Suite struct NumberTypeTests {
  private func check<Number: SignedNumeric & Comparable & Hashable & Sendable>(
    _ type: Number.Type, multiple: Rule<Number>, _ literal: (Int) -> Number
  ) {
    let (one, five, nine, ten) = (literal(1), literal(5), literal(9), literal(10))
    let rules: [Rule<Number>] = [
      .range(one...nine), .range(one..<ten), .minimum(one) && .maximum(nine),
      .range(one...) && .range(...nine),
      .greaterThan(literal(0)) && .lessThan(ten), .different(from: ten) && !.same(as: literal(0)),
      .in([five]) || .notIn([ten, literal(0)]), multiple && .greaterThan(one) || .same(as: nine),
    ]
    for rule in rules {
      #expect(rule.isSatisfied(by: five) && rule.isSatisfied(by: nine), "\(type) \(rule)")
      #expect(!rule.isSatisfied(by: ten) && !rule.isSatisfied(by: literal(0)), "\(type) \(rule)")
    }
    #expect(RangeRule(minimum: one, maximum: nine).parameters["maximum"].map { "\($0)" } == "9")
  }

  @Test func holdForEveryType() {
    check(Int.self, multiple: .multiple(of: 5) && .lessThan(10)) { $0 }
    check(Int8.self, multiple: .multiple(of: 5) && .lessThan(10)) { Int8($0) }
    check(Double.self, multiple: .multiple(of: 2.5) && .lessThan(10)) { Double($0) }
    check(Float.self, multiple: .multiple(of: 2.5) && .lessThan(10)) { Float($0) }
    check(CGFloat.self, multiple: .multiple(of: 2.5) && .lessThan(10)) { CGFloat($0) }
    check(Decimal.self, multiple: .multiple(of: 5) && .lessThan(10)) { Decimal($0) }
  }

  @Test func holdForDates() {
    let (start, end) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60))
    let rules: [Rule<Date>] = [
      .range(start..<end), .minimum(start) && .before(end), !.same(as: end) && .range(start...end),
    ]
    for rule in rules { #expect([start, end].map { rule.isSatisfied(by: $0) } == [true, false]) }
  }

  @Test func oddAndEvenAreMultiples() {
    #expect([-3, 0, 4, 7].map { Rule.multiple(of: 2).isSatisfied(by: $0) } == [false, true, true, false])
    let odd: Rule<Int> = !.multiple(of: 2)
    #expect([-3, 0, 4, 7].map { odd.isSatisfied(by: $0) } == [true, false, false, true])
  }
}

import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

@Suite struct NumberRuleTests {
  @Test func readsDecimalsThatNeedNoRounding() {
    #expect(
      ["0e999", "+1.50E2", "\(Int.max)\(Int.max)\(Int.max)"].map(Decimal.init(exactly:)) == [0, 150, nil])
  }

  @Test func excludesStrictBounds() {
    expect(.greaterThan(5), accepts: [6], rejects: [4, 5])
    expect(.lessThan(5), accepts: [4], rejects: [5, 6])
    expect(.greaterThan(Int.max), accepts: [], rejects: [.max])
    expect(.lessThan(Int.max), accepts: [.max - 1], rejects: [.max])
    expect(.greaterThan("a"), accepts: ["b"], rejects: ["a"])
    expect(.range(0..<10), accepts: [0, 9], rejects: [-1, 10])
    expect(.range(0..<10.0), accepts: [0, 9.999], rejects: [10, .nan])
    expect(.range(Int.min ..< .max), accepts: [.max - 1], rejects: [.max])
    expect(.range("a"..<"c"), accepts: ["bz"], rejects: ["c"])
    expect(.range(Date.distantPast..<Date.distantFuture), accepts: [.now], rejects: [.distantFuture])
    expect(.range(..<10), accepts: [9], rejects: [10])
    #expect(Rule.range(..<10).check as? StrictBoundRule<Int> == StrictBoundRule(.below, 10))
  }

  @Test func ordersFloatingPointNumbers() {
    expect(.greaterThan(0.0), accepts: [.infinity, .leastNonzeroMagnitude], rejects: [.nan, -0.0])
    expect(.lessThan(0.0), accepts: [-.infinity], rejects: [.nan, -0.0])
    expect(.greaterThan(Double.nan), accepts: [], rejects: [1])
  }

  @Test func findsDecimalsThatAreNoNumbersBeyondNoBound() {
    let zero = Decimal(0)
    for rule in [.greaterThan(zero), .minimum(zero), .maximum(zero), .range(-1...1), .range(-1..<1)] as [Rule]
    {
      expect(rule, accepts: [], rejects: [Decimal.nan])
    }
    expect(.lessThan(zero), accepts: [-Decimal.greatestFiniteMagnitude], rejects: [.nan])
    for rule in [Rule.greaterThan(Decimal.nan), .minimum(.nan)] { expect(rule, accepts: [], rejects: [1]) }
  }

  @Test func acceptsIntegers() {
    expect(
      Rule<Double>.integer, accepts: [0, -0.0, 1, -7, 1e300, .greatestFiniteMagnitude],
      rejects: [0.5, -1.000001, .nan, .infinity, -.infinity, .leastNonzeroMagnitude])
  }

  // MARK: Every type of number

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
    for rule in rules { expect(rule, accepts: [five, nine], rejects: [ten, literal(0)]) }
    #expect(RangeRule(minimum: one, maximum: nine).parameters["maximum"].map { "\($0)" } == "9")
  }

  @Test func rulesHoldForEveryType() {
    check(Int.self, multiple: .multiple(of: 5) && .lessThan(10)) { $0 }
    check(Int8.self, multiple: .multiple(of: 5) && .lessThan(10)) { Int8($0) }
    check(Double.self, multiple: .multiple(of: 2.5) && .lessThan(10)) { Double($0) }
    check(Float.self, multiple: .multiple(of: 2.5) && .lessThan(10)) { Float($0) }
    check(CGFloat.self, multiple: .multiple(of: 2.5) && .lessThan(10)) { CGFloat($0) }
    check(Decimal.self, multiple: .multiple(of: 5) && .lessThan(10)) { Decimal($0) }
  }

  // MARK: Multiples

  @Test(arguments: [(0, 5), (10, 5), (-10, 5), (10, -5), (.min, -1), (.min, 1), (.min, .min), (.min, 2)])
  func acceptsMultiples(_ value: Int, _ step: Int) { #expect(Rule.multiple(of: step).isSatisfied(by: value)) }

  @Test(arguments: [(1, 5), (-9, 5), (.max, 2), (.min, 3), (1, .min), (1, .max)])
  func rejectsOthers(_ value: Int, _ step: Int) { #expect(!Rule.multiple(of: step).isSatisfied(by: value)) }

  @Test(
    arguments: [
      (0.3, 0.1),  // 0.3 / 0.1 is 2.9999999999999996
      (0.6, 0.2), (19.99, 0.01), (-0.3, 0.1), (0.3, -0.1), (0, 0.1), (-0.0, 0.1), (1e300, 0.1),
      (1e300, 1e-300), (.leastNonzeroMagnitude, .leastNonzeroMagnitude), (1.7976931348623157e308, 1),
      (1.5e10, 0.5), (1e22, 5), (100, 25), (9_007_199_254_740_994, 2),
    ] as [(Double, Double)])
  func acceptsMultiplesOfFractions(_ value: Double, _ step: Double) {
    #expect(Rule.multiple(of: step).isSatisfied(by: value))
  }

  @Test(
    arguments: [
      (0.35, 0.1), (0.1, 0.3),
      (0.1 + 0.2, 0.1),  // 0.30000000000000004
      (1e300, 3), (.leastNonzeroMagnitude, 0.1), (0.05, 0.1), (.nan, 0.1), (.infinity, 0.1),
      (-.infinity, 0.1),
    ] as [(Double, Double)])
  func rejectsOtherFractions(_ value: Double, _ step: Double) {
    #expect(!Rule.multiple(of: step).isSatisfied(by: value))
  }

  @Test func takesFloatsAsTheyAreWritten() {
    expect(.multiple(of: Float(0.1)), accepts: [0.3], rejects: [0.35])
  }

  @Test(arguments: [
    ("0.3", "0.1", true),
    ("2e40", "3", false),  // the rounded quotient times 3, rounded again, is 2e40
    ("1", "0.333333333333333333", false), ("99999999999999999999999999999999999999", "9", true),
    ("99999999999999999999999999999999999998", "9", false), ("1e100", "0.00000001", true),
    ("1e-100", "1e-101", true), ("1e-101", "1e-100", false), ("NaN", "1", false), ("0", "7", true),
  ])
  func takesDecimalsExactly(_ value: String, _ step: String, _ expected: Bool) throws {
    let value = value == "NaN" ? Decimal.nan : try #require(Decimal(string: value))
    let step = try #require(Decimal(string: step))
    #expect(Rule.multiple(of: step).isSatisfied(by: value) == expected)
  }

  @Test func multiplesOfFractionsAgreeWithIntegers() {
    for value in -60...60 {
      for step in [1, 2, 3, 7, 10, 20, 25] {
        let expected = value % step == 0
        #expect(Rule.multiple(of: step).isSatisfied(by: value) == expected)
        #expect(Rule.multiple(of: Double(step) / 100).isSatisfied(by: Double(value) / 100) == expected)
        #expect(Rule.multiple(of: Decimal(step) / 1000).isSatisfied(by: Decimal(value) / 1000) == expected)
      }
    }
  }
}

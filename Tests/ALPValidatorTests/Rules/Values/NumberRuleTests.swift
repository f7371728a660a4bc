import Foundation
import Testing

@testable import ALPValidator

@Suite struct StrictBoundRuleTests {
  @Test func excludesItsBound() {
    #expect([4, 5, 6].map { Rule.greaterThan(5).isSatisfied(by: $0) } == [false, false, true])
    #expect([4, 5, 6].map { Rule.lessThan(5).isSatisfied(by: $0) } == [true, false, false])
    #expect(!Rule.greaterThan(Int.max).isSatisfied(by: .max))
    #expect(Rule.lessThan(Int.max).isSatisfied(by: .max - 1))
    #expect(Rule.greaterThan("a").isSatisfied(by: "b"))
  }

  @Test func ordersFloatingPointNumbers() {
    #expect(!Rule.greaterThan(0.0).isSatisfied(by: .nan))
    #expect(!Rule.lessThan(0.0).isSatisfied(by: .nan))
    #expect(!Rule.greaterThan(Double.nan).isSatisfied(by: 1))
    #expect(Rule.greaterThan(0.0).isSatisfied(by: .infinity))
    #expect(Rule.greaterThan(0.0).isSatisfied(by: .leastNonzeroMagnitude))
    #expect(!Rule.greaterThan(0.0).isSatisfied(by: -0.0))
    #expect(!Rule.lessThan(0.0).isSatisfied(by: -0.0))
  }

  @Test func findsDecimalsThatAreNoNumbersBeyondNoBound() {
    #expect(!Rule.greaterThan(Decimal(0)).isSatisfied(by: .nan))
    #expect(!Rule.lessThan(Decimal(0)).isSatisfied(by: .nan))
    #expect(!Rule.minimum(Decimal(0)).isSatisfied(by: .nan))
    #expect(!Rule.maximum(Decimal(0)).isSatisfied(by: .nan))
    #expect(!Rule.range(Decimal(-1)...1).isSatisfied(by: .nan))
    #expect(!Rule.greaterThan(Decimal.nan).isSatisfied(by: 1))
    #expect(!Rule.minimum(Decimal.nan).isSatisfied(by: 1))
    #expect(Rule.lessThan(Decimal(0)).isSatisfied(by: -Decimal.greatestFiniteMagnitude))
  }
}

@Suite struct MultipleRuleTests {
  @Test(arguments: [(0, 5), (10, 5), (-10, 5), (10, -5), (.min, -1), (.min, 1), (.min, .min), (.min, 2)])
  func acceptsIntegers(_ value: Int, _ step: Int) { #expect(Rule.multiple(of: step).isSatisfied(by: value)) }

  @Test(arguments: [(1, 5), (-9, 5), (.max, 2), (.min, 3), (1, .min), (1, .max)])
  func rejectsIntegers(_ value: Int, _ step: Int) { #expect(!Rule.multiple(of: step).isSatisfied(by: value)) }

  @Test(
    arguments: [
      (0.3, 0.1),  // 0.3 / 0.1 is 2.9999999999999996
      (0.6, 0.2), (19.99, 0.01), (-0.3, 0.1), (0.3, -0.1), (0, 0.1), (-0.0, 0.1), (1e300, 0.1),
      (1e300, 1e-300), (.leastNonzeroMagnitude, .leastNonzeroMagnitude), (1.7976931348623157e308, 1),
      (1.5e10, 0.5), (1e22, 5), (100, 25), (9_007_199_254_740_994, 2),
    ] as [(Double, Double)])
  func acceptsFloatingPointNumbers(_ value: Double, _ step: Double) {
    #expect(Rule.multiple(of: step).isSatisfied(by: value))
  }

  @Test(
    arguments: [
      (0.35, 0.1),
      (0.1, 0.3),
      (0.1 + 0.2, 0.1),  // 0.30000000000000004
      (1e300, 3), (.leastNonzeroMagnitude, 0.1), (0.05, 0.1), (.nan, 0.1), (.infinity, 0.1),
      (-.infinity, 0.1),
    ] as [(Double, Double)])
  func rejectsFloatingPointNumbers(_ value: Double, _ step: Double) {
    #expect(!Rule.multiple(of: step).isSatisfied(by: value))
  }

  @Test func takesFloatsAsTheyAreWritten() {
    #expect(Rule.multiple(of: Float(0.1)).isSatisfied(by: 0.3))
    #expect(!Rule.multiple(of: Float(0.1)).isSatisfied(by: 0.35))
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

  @Test func agreesWithIntegers() {
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

@Suite struct IntegerValueRuleTests {
  @Test(arguments: [0, -0.0, 1, -7, 1e300, .greatestFiniteMagnitude])
  func acceptsDoubles(_ value: Double) { #expect(Rule<Double>.integer.isSatisfied(by: value)) }

  @Test(arguments: [0.5, -1.000001, .nan, .infinity, -.infinity, .leastNonzeroMagnitude])
  func rejectsDoubles(_ value: Double) { #expect(!Rule<Double>.integer.isSatisfied(by: value)) }
}

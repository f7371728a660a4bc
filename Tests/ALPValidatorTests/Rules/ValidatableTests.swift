import ALPValidator
import Foundation
import Testing

@Suite struct ValidatableTests {
  private struct Seat: Validatable {
    let row: Int
    var isAtTheExit: Bool { row == 1 }
  }

  private class Ticket: Validatable { let price = 3 }

  private final class DayTicket: Ticket {}

  private enum Meal { case fish, none }

  @Test func asksValuesOfEveryType() {
    #expect("a@b.co".validate(.notEmpty, .email).isValid)
    #expect(!"ada".validate(.email).isValid)
    #expect(5.validate(.range(1...9)).isValid)
    #expect(!10.validate(.range(1...9)).isValid)
    #expect(UInt8(200).validate(.minimum(100)).isValid)
    #expect(!Int64.max.validate(.lessThan(.max)).isValid)
    #expect(0.5.validate(.range(0...1)).isValid)
    #expect(!Double.nan.validate(.range(0...1)).isValid)
    #expect(Float(0.5).validate(.maximum(1)).isValid)
    #expect(CGFloat(0.5).validate(.maximum(1)).isValid)
    #expect((Decimal(1) / 10).validate(.minimum(0)).isValid)
    #expect(true.validate(.isTrue).isValid)
    #expect(!false.validate(.isTrue).isValid)
    #expect(Date(timeIntervalSince1970: 0).validate(.inThePast).isValid)
    #expect(!Date(timeIntervalSince1970: 0).validate(.inTheFuture).isValid)
    #expect(Character("a").validate(.same(as: "a")).isValid)
    #expect(!"abc".dropFirst().validate(.same(as: "abc")).isValid)
    #expect(!Data().validate(.notEmpty).isValid)
  }

  @Test func asksCollectionsAsCollectionsAndTextAsText() {
    #expect([1, 2].validate(.notEmpty, .count(1...3), .unique, .every(.range(1...2))).isValid)
    #expect([1, 1, 5].validate(.unique, .every(.range(1...2))).failures.count == 2)
    #expect(["a@b.co"].validate(.every(.email)).isValid)
    #expect(!Set<Int>().validate(.notEmpty).isValid)
    #expect(["a": 1].validate(.notEmpty).isValid)
    #expect([1, 2, 3].dropFirst().validate(.count(2...2)).isValid)
    let failures = "".validate(.notEmpty).failures
    #expect(failures.map(\.name) == ["presence"])
    #expect("👨‍👩‍👧".validate(.length(exactly: 1)).isValid)
  }

  @Test func asksOptionalsOfAnyType() {
    #expect(Optional<String>.none.validate(.notEmpty).failures.map(\.name) == ["presence"])
    #expect(Optional<Int>.none.validate(.range(1...9)).failures.map(\.cause) == [.missing])
    let text: String? = "a@b.co"
    #expect(text.validate(.notEmpty, .email).isValid)
    #expect(text.validate(rules: [.notEmpty, .email]).isValid)
    #expect(text?.validate(.email) == .valid)
    let meal: Meal? = .fish
    #expect(meal.validate(.same(as: .fish)).isValid)
    #expect(!meal.validate(.same(as: .none)).isValid)
    #expect(Optional<String>.none.validate(rules: RuleSet([.email], isOptional: true)).isValid)
    #expect(!Optional<Int>.none.satisfyAny(rules: [.range(1...9), .same(as: 20)]).isValid)
    #expect(Optional(20).satisfyAny(rules: [.range(1...9), .same(as: 20)]).isValid)
    #expect(!Optional(20).satisfyAll(rules: [.range(1...9), .same(as: 20)]).isValid)
  }

  @Test func satisfiesAllOrAnyOfSomeRules() {
    let rules: RuleSet<String> = [.email, .phoneNumber(region: "GB"), .length(...3)]
    #expect("abc".satisfyAll(rules: rules).failures.map(\.name) == ["email", "phone"])
    #expect("abc".satisfyAny(rules: rules) == .valid)
    #expect("abcd".satisfyAny(rules: rules).failures.map(\.name) == ["email", "phone", "length"])
    #expect("abcd".satisfyAll(rules: []) == .valid)
    #expect("abcd".satisfyAny(rules: []) == .invalid([]))
    let stopping = RuleSet(rules.rules, stopsAtFirstFailure: true)
    #expect("abcd".satisfyAll(rules: stopping).failures.count == 1)
    #expect("abcd".satisfyAny(rules: stopping).failures.count == 3)
    #expect("".satisfyAny(rules: RuleSet([.email], isOptional: true)) == .valid)
  }

  @Test func agreesWithTheRuleSet() {
    let pool: [Rule<Int>] = [.minimum(3), .maximum(7), .multiple(of: 2), .different(from: 5)]
    for number in 0..<160 {
      let value = number / 16
      let rules = pool.enumerated().filter { number >> $0.offset & 1 == 1 }.map(\.element)
      let satisfied = rules.map { $0.isSatisfied(by: value) }
      let set = RuleSet(rules)
      #expect(value.satisfyAll(rules: set).isValid == satisfied.allSatisfy { $0 })
      #expect(value.satisfyAny(rules: set).isValid == satisfied.contains(true))
      #expect(value.validate(rules: set).failures == set.failures(for: value))
    }
  }
}

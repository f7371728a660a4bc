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

  @Test func asksTypesOfOnesOwn() {
    #expect(!Seat(row: 13).validate(.satisfies("row") { $0.row != 13 }).isValid)
    #expect(Seat(row: 12).validate(rules: [.satisfies("row") { $0.row != 13 }]).isValid)
    #expect(Seat(row: 1).validate(.satisfies("exit", \.isAtTheExit)).isValid)
    #expect(DayTicket().validate(.satisfies { $0.price == 3 }).isValid)
  }

  @Test func agreesWithTheRuleSet() {
    let pool: [Rule<Int>] = [.minimum(3), .maximum(7), .multiple(of: 2), .different(from: 5)]
    for number in 0..<160 {
      let value = number / 16
      let rules = pool.enumerated().filter { number >> $0.offset & 1 == 1 }.map(\.element)
      let satisfied = rules.map { $0.isSatisfied(by: value) }
      let set = RuleSet(rules)
      #expect(value.validate(rules: set).isValid == satisfied.allSatisfy { $0 })
      #expect(value.validate(rules: set).failures == set.failures(for: value))
    }
  }
}

import ALPValidator
import Foundation
import Testing

@Suite struct MembershipRuleTests {
  @Test func acceptsMembers() {
    #expect(Rule.in(["S", "M", "L"]).isSatisfied(by: "M"))
    #expect(!Rule.in(["S", "M", "L"]).isSatisfied(by: "XL"))
    #expect(!Rule.in(["S", "M", "L"]).isSatisfied(by: "m"))
    #expect(Rule.in(["é"]).isSatisfied(by: "e\u{301}"))
    #expect(!Rule<String>.in([]).isSatisfied(by: ""))
    #expect(Rule.in(1...5).isSatisfied(by: 5))
    #expect(!Rule.in([Double.nan]).isSatisfied(by: .nan))
  }

  @Test func acceptsAllButMembers() {
    #expect(!Rule.notIn(["admin", "root"]).isSatisfied(by: "root"))
    #expect(Rule.notIn(["admin", "root"]).isSatisfied(by: "Root"))
    #expect(Rule<String>.notIn([]).isSatisfied(by: ""))
    #expect(Rule.notIn(Set([1, 2])).isSatisfied(by: 3))
  }

  @MainActor @Test func validatorsEnsureInclusion() {
    let sizes = Validator(type: .string)
    sizes.addValidationToEnsureInclusion(in: ["S", "M"], invalidMessage: "No such size.")
    sizes.validate("L")
    #expect(sizes.errorMessages == ["No such size."])
    sizes.validate("M")
    #expect(sizes.state == .valid)
    let numbers = Validator(type: .numeric(Int.self))
    numbers.addValidationToEnsureInclusion(in: 1...3)
    numbers.validate(nil)
    #expect(numbers.errorMessages == ["Please choose one of 1, 2 or 3."])
  }
}

@Suite struct InequalityRuleTests {
  @Test func acceptsAllButOne() {
    #expect(Rule.different(from: "a").isSatisfied(by: "b"))
    #expect(!Rule.different(from: "é").isSatisfied(by: "e\u{301}"))
    #expect(InequalityRule(1).name == "different")
    #expect(InequalityRule(1).parameters == ["other": 1])
  }

  @MainActor @Test func conditionsAskAtEachValidation() {
    var old: String? = "secret"
    let validator = Validator(type: .string)
    validator.addCondition(.different { old }, invalidMessage: "Use a new password.")
    validator.validate("secret")
    #expect(validator.errorMessages == ["Use a new password."])
    #expect(validator.failures.map(\.name) == ["different"])
    old = "other"
    validator.validate("secret")
    #expect(validator.state == .valid)
    old = nil
    validator.validate("secret")
    #expect(validator.state == .valid)
  }
}

@Suite struct DateOrderRuleTests {
  private static let noon = Date(timeIntervalSince1970: 43_200)

  @Test func excludesTheDateItself() {
    let dates = [-1, 0, 1].map { Self.noon.addingTimeInterval($0) }
    #expect(dates.map { Rule.before(Self.noon).isSatisfied(by: $0) } == [true, false, false])
    #expect(dates.map { Rule.after(Self.noon).isSatisfied(by: $0) } == [false, false, true])
    #expect(DateOrderRule(.before, Self.noon).name == "before")
    #expect(DateOrderRule(.after, Self.noon).parameters == ["date": "1970-01-01T12:00:00Z"])
  }

  @MainActor private final class Clock {
    var now: Date

    init(_ now: Date) { self.now = now }
  }

  @MainActor @Test func followsAClock() {
    let clock = Clock(Self.noon)
    let past = Rule<Date>.inThePast { MainActor.assumeIsolated { clock.now } }
    let future = Rule<Date>.inTheFuture { MainActor.assumeIsolated { clock.now } }
    let date = Self.noon.addingTimeInterval(10)
    #expect(!past.isSatisfied(by: date))
    #expect(future.isSatisfied(by: date))
    clock.now = date
    #expect(!past.isSatisfied(by: date))
    #expect(!future.isSatisfied(by: date))
    clock.now = date.addingTimeInterval(1)
    #expect(past.isSatisfied(by: date))
    #expect(!future.isSatisfied(by: date))
    #expect(past.check.name == "in-the-past")
    #expect(future.check.name == "in-the-future")
  }

  @Test func asksForTheMoment() {
    let adult = Rule<Date>.before {
      Calendar(identifier: .gregorian).date(byAdding: .year, value: -18, to: Self.noon)
    }
    #expect(adult.isSatisfied(by: Self.noon.addingTimeInterval(-18.1 * 365.25 * 86_400)))
    #expect(!adult.isSatisfied(by: Self.noon.addingTimeInterval(-17.9 * 365.25 * 86_400)))
    #expect(adult.check.name == "before")
    #expect(!Rule<Date>.after { nil }.isSatisfied(by: .distantFuture))
    #expect(!Rule<Date>.before { nil }.isSatisfied(by: .distantPast))
  }

  @Test func knowsTheTimeItself() {
    #expect(Rule<Date>.inThePast.isSatisfied(by: .distantPast))
    #expect(Rule<Date>.inTheFuture.isSatisfied(by: .distantFuture))
    #expect(!Rule<Date>.inTheFuture.isSatisfied(by: .distantPast))
  }
}

@Suite struct BooleanRuleTests {
  @Test func acceptsOneOfTwo() {
    #expect([true, false].map { Rule.isTrue.isSatisfied(by: $0) } == [true, false])
    #expect([true, false].map { Rule.isFalse.isSatisfied(by: $0) } == [false, true])
    #expect([Rule.isTrue, .isFalse].map(\.check.name) == ["is-true", "is-false"])
  }

  @MainActor @Test func rejectsAMissingAnswer() {
    let validator = Validator(type: .generic(Bool.self))
    validator.addRule(.isFalse)
    validator.validate(nil)
    #expect(validator.state == .invalid)
  }
}

@Suite struct CollectionRuleTests {
  @Test func countsElements() {
    #expect(
      [[], [1], [1, 2], [1, 2, 3]].map { Rule.count(1...2).isSatisfied(by: $0) } == [
        false, true, true, false,
      ])
    #expect(Rule<Set<Int>>.count(2...).isSatisfied(by: [1, 2]))
    #expect(Rule<[String: Int]>.count(...1).isSatisfied(by: ["a": 1]))
    #expect(Rule<[Int]>.count(...0).isSatisfied(by: []))
    let rules = [CountRule<[Int]>(2...), CountRule(...2), CountRule(1...2)]
    #expect(rules.map(\.name) == ["count", "count", "count"])
    #expect(rules[0].parameters == ["minimum": 2])
  }

  @Test func wantsUniqueElements() {
    #expect(Rule<[Int]>.unique.isSatisfied(by: []))
    #expect(Rule<[Int]>.unique.isSatisfied(by: [1, 2, 3]))
    #expect(!Rule<[Int]>.unique.isSatisfied(by: [1, 2, 1]))
    #expect(!Rule<[String]>.unique.isSatisfied(by: ["é", "e\u{301}"]))
    #expect(Rule<[Double]>.unique.isSatisfied(by: [.nan, .nan]))
    #expect(!Rule<[Double]>.unique.isSatisfied(by: [0, -0.0]))
    #expect(Rule<[Int]>.unique.isSatisfied(by: Array(0..<100_000)))
    #expect(UniqueElementsRule<[Int]>().name == "unique")
  }

  @Test func asksEveryElement() {
    let rule = Rule<[String]>.every(.email)
    #expect(rule.isSatisfied(by: []))
    #expect(rule.isSatisfied(by: ["a@b.co", "c@d.co"]))
    #expect(!rule.isSatisfied(by: ["a@b.co", "c"]))
    #expect(rule.check.name == "email")
    #expect(Rule<Set<Int>>.every(.range(1...3)).isSatisfied(by: [1, 3]))
    #expect(!Rule<[[Int]]>.every(.every(.greaterThan(0))).isSatisfied(by: [[1], [2, 0]]))
    #expect(Rule<[String: Int]>.every(.satisfies { $0.value > 0 }).isSatisfied(by: ["a": 1]))
  }

  @Test func saysOfElementsWhatTheirRuleSays() {
    var element: Rule<String> = .email
    element.message = "Not an address."
    element.severity = .warning
    let failures = RuleSet<[String]>([.every(element), .every(.length(2...))]).failures(for: ["a"])
    #expect(failures.map(\.message) == ["Not an address.", "Please enter at least 2 characters."])
    #expect(failures.map(\.severity) == [.warning, .error])
  }

  @Test func givesUpWhereTheElementsRuleDoes() throws {
    let rule = Rule<[String]>.every(try .matches("(a+)+b"))
    let hostile = [String(repeating: "a", count: 90)]
    #expect(rule.check.verdict(on: hostile) == .tooCostly)
    #expect(!(!rule).isSatisfied(by: hostile))
  }
}

import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

@Suite struct ValueRuleTests {
  @Test func comparesWithOtherValues() {
    expect(.in(["S", "M", "L"]), accepts: ["M"], rejects: ["XL", "m"])
    expect(.in(["é"]), accepts: ["e\u{301}"], rejects: ["e"])
    expect(.in([String]()), accepts: [], rejects: [""])
    expect(.in(1...5), accepts: [5], rejects: [6])
    for rule in [.in([Double.nan]), Rule(RangeRule())] { expect(rule, accepts: [], rejects: [.nan]) }
    expect(.notIn(["admin", "root"]), accepts: ["Root"], rejects: ["root"])
    expect(.notIn([String]()), accepts: [""], rejects: [])
    expect(.notIn(Set([1, 2])), accepts: [3], rejects: [1])
    expect(.different(from: "é"), accepts: ["b"], rejects: ["e\u{301}"])
    expect(.isTrue, accepts: [true], rejects: [false])
    expect(.isFalse, accepts: [false], rejects: [true])
  }

  @MainActor @Test func conditionsAskAtEachValidation() {
    var old: String? = "secret"
    let validator = Validator(type: .string)
    validator.addCondition(.different { old }, invalidMessage: "Use a new password.")
    validator.validate("secret")
    #expect(validator.errorMessages == ["Use a new password."])
    #expect(validator.failures.map(\.name) == ["different"])
    for other in ["other", nil] {
      old = other
      validator.validate("secret")
      #expect(validator.state == .valid)
    }
  }

  @MainActor @Test func rejectsAMissingAnswer() {
    let validator = Validator(type: .generic(Bool.self))
    validator.addRule(.isFalse)
    validator.validate(nil)
    #expect(validator.state == .invalid)
  }

  // MARK: Dates

  private static let noon = Date(timeIntervalSince1970: 43_200)

  @Test func excludesTheDateItself() {
    expect(.before(Self.noon), accepts: [Self.noon - 1], rejects: [Self.noon, Self.noon + 1])
    expect(.after(Self.noon), accepts: [Self.noon + 1], rejects: [Self.noon, Self.noon - 1])
  }

  @Test func followsAClock() {
    let clock = Lock(Self.noon)
    let date = Self.noon + 10
    let past = Rule<Date>.inThePast { clock.withLock { $0 } }
    let future = Rule<Date>.inTheFuture { clock.withLock { $0 } }
    for (now, isPast, isFuture) in [(Self.noon, false, true), (date, false, false), (date + 1, true, false)] {
      clock.withLock { $0 = now }
      #expect(past.isSatisfied(by: date) == isPast)
      #expect(future.isSatisfied(by: date) == isFuture)
    }
    #expect([past, future].map(\.check.name) == ["in-the-past", "in-the-future"])
  }

  @Test func asksForTheMoment() {
    let adult = Rule<Date>.before {
      Calendar(identifier: .gregorian).date(byAdding: .year, value: -18, to: Self.noon)
    }
    let year = 365.25 * 86_400
    expect(adult, accepts: [Self.noon - 18.1 * year], rejects: [Self.noon - 17.9 * year])
    #expect(adult.check.name == "before")
    expect(.after { nil }, accepts: [], rejects: [Date.distantFuture])
    expect(.before { nil }, accepts: [], rejects: [Date.distantPast])
    expect(.inThePast, accepts: [.distantPast], rejects: [.distantFuture])
    expect(.inTheFuture, accepts: [.distantFuture], rejects: [.distantPast])
  }

  // MARK: Collections

  @Test func countsElements() {
    expect(.count(1...2), accepts: [[1], [1, 2]], rejects: [[], [1, 2, 3]])
    expect(Rule<Set<Int>>.count(2...), accepts: [[1, 2]], rejects: [[1]])
    expect(Rule<[String: Int]>.count(...1), accepts: [["a": 1]], rejects: [["a": 1, "b": 2]])
    expect(Rule<[Int]>.count(...0), accepts: [[]], rejects: [[1]])
  }

  @Test func wantsUniqueElements() {
    expect(.unique, accepts: [[], [1, 2, 3], Array(0..<100_000)], rejects: [[1, 2, 1]])
    expect(.unique, accepts: [["e", "é"]], rejects: [["é", "e\u{301}"]])
    expect(.unique, accepts: [[Double.nan, .nan]], rejects: [[0, -0.0]])
  }

  /// The order of a dictionary and of a set is that of hashes, which is another one in each process.
  @Test func everyElementOfAnUnorderedCollectionHasNoOffset() {
    let numbers = Dictionary(uniqueKeysWithValues: (1...50).map { ("k\($0 + 100)", $0) })
    let positive: RuleSet<[String: Int]> = [.every(.satisfies { $0.value > 40 })]
    #expect(positive.failures(for: numbers).map(\.path) == ["/k101"])
    let members: RuleSet<Set<Int>> = [.every(.range(1...40))]
    #expect(members.failures(for: Set(1...50)).map(\.path) == [""])
    let addresses: RuleSet<Set<[String]>> = [.every(.every(.email))]
    #expect(addresses.failures(for: [["a@example.com"], ["b"], ["c"]]).map(\.path) == [""])
    let lists: RuleSet<[Int]> = [.every(.range(1...40))]
    #expect(lists.failures(for: Array(1...50)).map(\.path) == ["/40"])
  }

  @Test func asksEveryElement() {
    expect(.every(.email), accepts: [[], ["a@b.co", "c@d.co"]], rejects: [["a@b.co", "c"]])
    expect(Rule<Set<Int>>.every(.range(1...3)), accepts: [[1, 3]], rejects: [[1, 4]])
    expect(Rule<[[Int]]>.every(.every(.greaterThan(0))), accepts: [[[1], []]], rejects: [[[1], [2, 0]]])
    expect(Rule<[String: Int]>.every(.satisfies { $0.value > 0 }), accepts: [["a": 1]], rejects: [["a": 0]])
  }

  @Test func saysOfElementsWhatTheirRuleSays() {
    var element: Rule<String> = .email
    element.message = "Not an address."
    element.severity = .warning
    let failures = RuleSet<[String]>([.every(element), .every(.length(2...))]).failures(for: ["a"])
    #expect(failures.map(\.message) == ["Not an address.", "Please enter at least 2 characters."])
    #expect(failures.map(\.severity) == [.warning, .error])
    let lists = RuleSet<[[String]]>([.every(.every(Rule.email.with { "\($0.name)!" }))])
    #expect(
      lists.failures(for: [["a@b.co"], ["a@b.co", "x"]]).map { "\($0.path) \($0.message)" } == ["/1/1 email!"]
    )
  }

  @Test func givesUpWhereTheElementsRuleDoes() throws {
    let rule = Rule<[String]>.every(try .matches("(a+)+b"))
    let hostile = [String(repeating: "a", count: 90)]
    #expect(rule.check.verdict(on: hostile) == .tooCostly)
    #expect(!(!rule).isSatisfied(by: hostile))
  }
}

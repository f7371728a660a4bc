@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

@Suite struct RuleTests {
  @Test func composes() {
    expect(.email && .length(...12), accepts: ["a@b.co"], rejects: ["someone@example.com", "a"])
    let either: Rule<String> = .email || .length(exactly: 3)
    expect(either, accepts: ["abc", "a@b.co"], rejects: ["a"])
    expect(!either, accepts: ["a"], rejects: ["abc", "a@b.co"])
    expect(.range(1...9) && !.same(as: 5), accepts: [1, 9], rejects: [0, 5, 10])
  }

  @Test func evaluatesOnAnyThread() async {
    let set: RuleSet<String> = [.notEmpty, .length(3...), .email]
    let names = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { set.failures(for: "").map(\.name) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(names == Array(repeating: ["presence", "length", "email"], count: 8))
  }

  // MARK: Length and range

  @Test func boundsAValueOnOneSide() {
    let ages: Rule<Int> = .range(18...)
    #expect(ages.check as? RangeRule == RangeRule(minimum: 18))
    let shares: Rule<Double> = .range(...1)
    #expect(shares.check as? RangeRule == RangeRule<Double>(maximum: 1))
  }

  @Test func ranksDatesAndDecimals() {
    let start = Date(timeIntervalSince1970: 0)
    let dates = RangeRule(minimum: start, maximum: start.addingTimeInterval(10))
    #expect(dates.isSatisfied(by: start))
    #expect(!dates.isSatisfied(by: start.addingTimeInterval(-0.001)))
    #expect(dates.parameters["minimum"] == "1970-01-01T00:00:00Z")
    let decimals = RangeRule(minimum: Decimal(1) / 10)
    #expect(decimals.isSatisfied(by: Decimal(1) / 10))
    #expect(
      !decimals.isSatisfied(by: Decimal(sign: .plus, exponent: -19, significand: 999_999_999_999_999_999)))
  }

  // MARK: Patterns

  @Test(
    arguments: [
      ("[a-z]+", "abc", true),
      ("[a-z]+", "abc1", false),
      ("[a-z]+", "abc\n", false),  // `$` alone would let this through
      ("a|ab", "ab", true),  // the whole text, though the first alternative matches less
      ("^a$|^b$", "b", true),
      ("(?m)^a$", "a\nb", false),  // `$` means the end of a line, the whole is still the whole
      ("e\u{301}.", "e\u{301}x", true),  // combining mark: UTF-16 length is not the number of characters
      ("(?x) a b # comment", "ab", true), ("\\Qa+b", "a+b", true), ("(a)(b)\\2", "abb", true),
      (".*", "a\nb", false), ("(?s).*", "a\nb", true),
    ] as [(String, String, Bool)])
  func matchesTheWholeText(_ pattern: String, _ text: String, _ expected: Bool) throws {
    #expect(try PatternRule(pattern).isSatisfied(by: text) == expected)
  }

  @Test(arguments: ["", "(", "a)|(b", "[a", "*a", "a{2,1}", "(?<n>a)(?<n>b)", "\\", "(?x) a # (\n("])
  func quotesABadPattern(_ pattern: String) throws {
    let error = try #require(throws: PatternError.self) { try PatternRule(pattern) }
    #expect("\(error)".contains("\"\(pattern)\""))
    #expect(error.localizedDescription == "\(error)")
  }

  @MainActor @Test func addsNoRuleForABadPattern() {
    let validator = Validator(type: .string)
    #expect(throws: PatternError.self) {
      try validator.addValidationToEnsureRegularExpressionIsMet(pattern: "(")
    }
    #expect(validator.rules.count == 0)
  }

  @Test(arguments: ["(a+)+b", "(\\D*\\d\\D*){5,90}x", "(a|a)*b"])
  func givesUpOnABudgetOfSteps(_ pattern: String) throws {
    let rule = Rule(try PatternRule(pattern))
    let hostile = String(repeating: pattern.contains("d") ? "1a" : "a", count: 90)
    #expect(rule.check.verdict(on: hostile) == .tooCostly)
    #expect((!rule).check.verdict(on: hostile) == .tooCostly)
    #expect(!(!rule).isSatisfied(by: hostile))
    #expect(RuleSet([rule]).failures(for: hostile).map(\.cause) == [.tooCostly])
  }

  @Test func matchesLongTextOnABudgetToo() throws {
    let text = String(repeating: "ab", count: 25_000)
    #expect(try PatternRule("(ab)*").isSatisfied(by: text))
    #expect(try PatternRule("[ab]{50000}").isSatisfied(by: text))
  }

  @Test func looksAtNoTextBeyondItsLimit() throws {
    let rule = try PatternRule("a*")
    #expect(rule.isSatisfied(by: String(repeating: "a", count: PatternRule.maximumLength)))
    #expect(rule.verdict(on: String(repeating: "a", count: PatternRule.maximumLength + 1)) == .tooLong)
  }

  @Test(arguments: [
    "^(?=.*[A-Z])(?=.*\\d).{8,}$", "\\A(?!.*spam)(?<!a).+", "(?i)x+y*?z??", "a\\++",
    "(?<word>[a-z]+)-(?:b|c)*",
    "\\d+(?=,)", "x* +", "(ab)*", "[ab]{50000}", "\\p{L}{2}\\x{41}",
    "\\p{L}+", "\\x{1F600}+\\P{Script=Greek}+", "[\\p{L}\\d]+",
  ])
  func takesLongTextWhereTheEngineCounts(_ pattern: String) throws {
    #expect(try PatternRule(pattern).maximumTextLength == PatternRule.maximumLength)
  }

  @Test(arguments: [
    "(.+)\\1", "(?<a>.+)\\k<a>", "((?!.*spam).)+", "(?:(?=.*a)b)*", "a|(?=.*b).*", "x(?=.*y).*",
    "(?=(?!.*x)y).*", "x(?<!a{2})y*", "(?>.*a)+", ".*+a", ".++a", ".?+", "(a.){2,}+b", "\\p{L}{2}+",
    "\\d{2}+",
    "\\Q\\p{\\E(?>.*b)\\}", "(?x) . * + a",
    "^(?=[)]x)(?=.*y)",  // a set that seems to end the lookaround
  ])
  func takesShortTextWhereItDoesNot(_ pattern: String) throws {
    let rule = try PatternRule(pattern)
    #expect(rule.maximumTextLength == PatternRule.maximumLengthOfSlowPatterns)
    #expect(rule.verdict(on: String(repeating: "a", count: 1_001)) == .tooLong)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["(?i)(.+)(.*)\\1\\2b", "(?:(?=.*b|).)*(?:.*.*)*b", "(?:.*+|.)*.*.*b"])
  func endsWhereTheEngineDoesNotCount(_ pattern: String) throws {
    let rule = try PatternRule(pattern)
    #expect(rule.verdict(on: String(repeating: "a", count: rule.maximumTextLength)) == .tooCostly)
  }

  @Test func matchesABackReferenceOnABudget() throws {
    let rule = try PatternRule("(?i)(.+)\\1")
    #expect(rule.isSatisfied(by: "abAB"))
    #expect(!rule.isSatisfied(by: "abBA"))
    #expect(rule.isSatisfied(by: String(repeating: "aB", count: rule.maximumTextLength / 4 * 2)))
    #expect(
      try PatternRule("(?i)(.*)(.*)\\1\\2b").verdict(on: String(repeating: "a", count: 300)) == .tooCostly)
  }

  // MARK: Others

  @Test func writesJSONValuesAsLiterals() throws {
    let value: JSONValue = ["a": 1, "b": [nil, true, 2.5, "x"], "c": [:]]
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
    #expect("\(JSONValue.number(3))" == "3")
    let repeated: JSONValue = ["a": 1, "a": 2]
    #expect(repeated == .object(["a": 2]))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(JSONValue.number(.nan)) }
  }
}

/// As a type is declared where the default isolation is the main actor.
nonisolated private struct Seat {
  let row: Int
  var isFree = true
  var isAtTheWindow: Bool { row == 1 }
}

extension Seat: Validatable {}

@MainActor @Suite struct PropertyRuleTests {
  @Test func readsPropertiesByKeyPath() {
    let seat = Seat(row: 1)
    #expect(seat.validate(.satisfies("window", \.isAtTheWindow), .satisfies("free", \.isFree)).isValid)
    let rules: RuleSet<Seat> = [.satisfies("window", \.isAtTheWindow)]
    #expect(rules.failures(for: Seat(row: 2)).map(\.name) == ["window"])
    #expect("".validate(.satisfies("empty", \.isEmpty)).isValid)
  }
}

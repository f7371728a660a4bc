import ALPValidator
import Foundation
import Testing

@Suite struct TextEqualityRuleTests {
  @Test(arguments: ["delete", "DELETE", "Delete"])
  func acceptsAnyCase(_ text: String) {
    #expect(Rule.same(as: "DELETE", caseSensitive: false).isSatisfied(by: text))
    #expect(!Rule.different(from: "DELETE", caseSensitive: false).isSatisfied(by: text))
  }

  @Test(arguments: ["", "delet", "deletes", "d\u{301}elete"])
  func rejectsOtherTexts(_ text: String) {
    #expect(!Rule.same(as: "DELETE", caseSensitive: false).isSatisfied(by: text))
    #expect(Rule.different(from: "DELETE", caseSensitive: false).isSatisfied(by: text))
  }

  @Test func isThePlainRuleIfCaseCounts() {
    let rule = Rule.same(as: "a", caseSensitive: true)
    #expect(rule.check as? EqualityRule<String> == EqualityRule("a"))
    #expect(!rule.isSatisfied(by: "A"))
    #expect(Rule.different(from: "a", caseSensitive: true).isSatisfied(by: "A"))
  }

  @Test func describesItself() {
    let rules = [TextEqualityRule("a"), TextEqualityRule("a", acceptsOthers: true)]
    #expect(rules.map(\.name) == ["same", "different"])
    #expect(rules[0].parameters == ["other": "a", "caseSensitive": false])
    #expect("B".validate(.same(as: "a", caseSensitive: false)).errorMessages == ["This is not the same."])
  }
}

@Suite struct MarkupLengthRuleTests {
  @Test func measuresTheTextBetweenTheTags() {
    let rule = Rule.lengthWithoutTags(5...)
    #expect(rule.isSatisfied(by: "<p>Hello</p>"))
    #expect(!rule.isSatisfied(by: "<p><b>Hell</b></p>"))
    #expect(Rule.lengthWithoutTags(...3).isSatisfied(by: "<b>R&amp;D</b>"))
    #expect(Rule.lengthWithoutTags(8..., unit: .utf8).isSatisfied(by: "<i>🇨🇭</i>"))
  }

  @Test func isNamedAsALengthRule() {
    let rule = MarkupLengthRule(LengthRule(5...Int.max))
    #expect(rule.name == "length")
    #expect(rule.parameters == ["minimum": 5, "unit": "characters", "withoutTags": true])
    #expect(
      "<p>a</p>".validate(.lengthWithoutTags(5...)).errorMessages == ["Please enter at least 5 characters."])
  }
}

@Suite struct HalfOpenLengthTests {
  @Test func leavesOutItsUpperBound() {
    #expect(
      ["", "a", "ab", "abc"].map { Rule.length(1..<3).isSatisfied(by: $0) } == [false, true, true, false])
    #expect(
      ["", "a", "ab", "abc"].map { Rule.length(..<3).isSatisfied(by: $0) } == [true, true, true, false])
    #expect(Rule.length(1..<3).check as? LengthRule == LengthRule(1...2))
    #expect(!Rule.length(..<3, unit: .utf8).isSatisfied(by: "éé"))
  }

  @Test func namesARangeWithoutALength() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Rule.length(3..<3)
      })
    #expect(result.said("No count lies in 3..<3"))
  }
}

@Suite struct PatternProvidingTests {
  private struct ArticleNumber: PatternProviding {
    let prefix: String
    var pattern: String { "\(prefix)[0-9]{3}" }
  }

  @Test func matchesThePatternOfAType() throws {
    let rule = try Rule.matches(ArticleNumber(prefix: "AB"))
    #expect(rule.isSatisfied(by: "AB123"))
    #expect(!rule.isSatisfied(by: "CD123"))
    #expect(rule.check.parameters == ["pattern": "AB[0-9]{3}"])
    #expect(throws: PatternError.self) { try Rule.matches(ArticleNumber(prefix: "(")) }
  }

  @Test(arguments: ["", "a", "A", "1", "٣", "aA1", "é\nÉ", "-\n1\n", "漢", "ǅ", "\u{301}"])
  func agreesWithTheRulesOfTheSameName(_ text: String) throws {
    let rules: [Rule<String>] = [.containsDigit, .containsUppercase, .containsLowercase]
    for (pattern, rule) in zip(CommonPattern.allCases, rules) {
      #expect(try Rule.matches(pattern).isSatisfied(by: text) == rule.isSatisfied(by: text), "\(pattern)")
    }
  }

  @Test func findsNothingInLongTextWithinItsBudget() throws {
    let text = String(repeating: " ", count: PatternRule.maximumLength)
    for pattern in CommonPattern.allCases {
      #expect(try Rule.matches(pattern).check.verdict(on: text) == .unsatisfied, "\(pattern)")
    }
  }
}

@Suite struct PasswordStrengthRuleTests {
  @Test func acceptsFromItsMinimumOn() {
    let passwords = ["Password1!", "gx7wq2", "hq7-Wx2p", "k9#Vq2!xTm", "k9#Vq2!xTm7w"]
    let answers = PasswordStrength.allCases.map { minimum in
      passwords.map { Rule.passwordStrength(atLeast: minimum).isSatisfied(by: $0) }
    }
    #expect(answers == (0..<5).map { minimum in (0..<5).map { $0 >= minimum } })
  }

  @Test func describesItself() {
    #expect(PasswordStrengthRule(atLeast: .veryStrong).name == "password-strength")
    #expect(PasswordStrengthRule(atLeast: .veryStrong).parameters == ["minimum": "very-strong"])
  }
}

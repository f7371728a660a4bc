import ALPValidator
import Foundation
import Testing

@Suite struct TextSearchRuleTests {
  @Test func looksInItsPlace() {
    let texts = ["abc", "xabc", "abcx", "xabcx", "", "ABC"]
    let rules: [Rule<String>] = [.contains("abc"), .starts(with: "abc"), .ends(with: "abc")]
    let answers = rules.map { rule in texts.map { rule.isSatisfied(by: $0) } }
    #expect(
      answers == [
        [true, true, true, true, false, false],
        [true, false, true, false, false, false],
        [true, true, false, false, false, false],
      ])
    #expect(rules.map(\.check.name) == ["contains", "starts-with", "ends-with"])
  }

  @Test func ignoresCaseIfTold() {
    #expect(Rule.contains("ABC", caseSensitive: false).isSatisfied(by: "xaBcx"))
    #expect(Rule.starts(with: "É", caseSensitive: false).isSatisfied(by: "e\u{301}a"))
    #expect(Rule.ends(with: "É", caseSensitive: false).isSatisfied(by: "ae\u{301}"))
    #expect(!Rule.contains("i", caseSensitive: false).isSatisfied(by: "İ"))
    #expect(!Rule.contains("ss", caseSensitive: false).isSatisfied(by: "ß"))
    #expect(!Rule.contains("I", caseSensitive: false).isSatisfied(by: "ı"))
  }

  @Test func comparesWholeCharacters() {
    #expect(Rule.contains("é").isSatisfied(by: "e\u{301}"))
    #expect(!Rule.contains("e").isSatisfied(by: "e\u{301}"))
    #expect(!Rule.starts(with: "e").isSatisfied(by: "e\u{301}"))
    #expect(!Rule.ends(with: "\u{301}").isSatisfied(by: "e\u{301}"))
  }

  @Test func findsTheEmptyText() {
    for rule: Rule<String> in [.contains(""), .starts(with: ""), .ends(with: "")] {
      #expect(rule.isSatisfied(by: ""))
      #expect(rule.isSatisfied(by: "a"))
    }
  }

  @Test func isNegated() {
    let rule: Rule<String> = !.contains("password", caseSensitive: false)
    #expect(!rule.isSatisfied(by: "myPassword"))
    #expect(rule.isSatisfied(by: "letmein"))
  }
}

@Suite struct WordCountRuleTests {
  @Test(arguments: [
    ("", 0), (" \n", 0), ("one", 1), (" one ", 1), ("one two", 2), ("one\u{A0}two\nthree", 3), ("don't", 1),
  ])
  func counts(_ text: String, _ count: Int) {
    #expect(WordCountRule(count...count).isSatisfied(by: text))
    #expect(Rule.words(count...).isSatisfied(by: text))
    #expect(Rule.words(...count).isSatisfied(by: text))
    #expect(!Rule.words((count + 1)...).isSatisfied(by: text))
  }
}

@Suite struct StrippedLengthRuleTests {
  @Test func trimsTheEnds() {
    let rule = Rule.length(3...4, trimming: .whitespacesAndNewlines)
    #expect(["abc", " abc\n", "a  b", "\u{A0}abcd"].allSatisfy { rule.isSatisfied(by: $0) })
    #expect(["", "   ", " ab ", "abcde", "a   b"].allSatisfy { !rule.isSatisfied(by: $0) })
  }

  @Test func ignoresCharactersWhereverTheyAre() {
    let rule = Rule.length(16...16, ignoring: CharacterSet(charactersIn: " -"))
    #expect(rule.isSatisfied(by: "4111111111111111"))
    #expect(rule.isSatisfied(by: " 4111-1111 1111-1111"))
    #expect(!rule.isSatisfied(by: "4111.1111.1111.1111"))
    #expect(!rule.isSatisfied(by: "4111 1111 1111 111"))
  }

  @Test func countsInTheUnitOfChoice() {
    #expect(Rule.length(8..., trimming: .whitespaces, unit: .utf8).isSatisfied(by: " 🇨🇭 "))
    #expect(Rule.length(...1, trimming: .whitespaces).isSatisfied(by: " 🇨🇭 "))
    #expect(Rule.length(...0, trimming: .whitespaces).isSatisfied(by: "  "))
  }
}

@Suite struct NumberTextRuleTests {
  @Test func readsNumbers() {
    let texts = [
      "42", "-0.5", "6.02e23", "1.50", "007", "1,5", "nan", "inf", "0x1F", "1-.5", "", " 1", "1\n",
    ]
    func answers(_ rule: Rule<String>) -> [String] { texts.filter { rule.isSatisfied(by: $0) } }
    #expect(answers(.number) == ["42", "-0.5", "6.02e23", "1.50", "007"])
    #expect(answers(.number(.init(allowsExponent: false))) == ["42", "-0.5", "1.50", "007"])
    #expect(answers(.integer) == ["42", "007"])
    #expect(answers(.integer(.init(allowsLeadingZeros: false))) == ["42"])
    #expect(answers(.decimal) == ["42", "-0.5", "1.50", "007"])
    #expect(answers(.decimal(maximumFractionDigits: 1)) == ["42", "-0.5", "007"])
    #expect(answers(.decimal(minimumFractionDigits: 2)) == ["1.50"])
    #expect(!Rule<String>.integer(.init(allowsSign: false)).isSatisfied(by: "-1"))
  }
}

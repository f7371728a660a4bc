import ALPValidator
import Testing

@Suite struct CharacterCountRuleTests {
  @Test(arguments: [
    (CharacterCountRule.Kind.digit, "a1"), (.digit, "a٣"), (.letter, "1é"), (.letter, "1e\u{301}"),
    (.letter, "漢"), (.lowercase, "Aß"),
    (.lowercase, "Aı"),  // Turkish dotless i
    (.uppercase, "aİ"),  // Turkish i with a dot
    (.uppercase, "aǅ"),  // title case
    (.symbol, "a!"), (.symbol, "a€"), (.symbol, "½"),
  ])
  func findsOne(_ kind: CharacterCountRule.Kind, _ text: String) {
    #expect(CharacterCountRule(kind, 1...1).isSatisfied(by: text))
    #expect(!CharacterCountRule(kind, 2...).isSatisfied(by: text))
    #expect(!CharacterCountRule(kind, ...0).isSatisfied(by: text))
  }

  @Test(arguments: [
    (CharacterCountRule.Kind.digit, ""),
    (.digit, "½Ⅷ²"),
    (.letter, "\u{301}1"),  // a mark without a letter
    (.lowercase, "A漢1"), (.uppercase, "a漢1ß"), (.symbol, "aB1 \n\t\u{A0}"),
  ])
  func findsNone(_ kind: CharacterCountRule.Kind, _ text: String) {
    #expect(!CharacterCountRule(kind, 1...).isSatisfied(by: text))
    #expect(CharacterCountRule(kind, 0...0).isSatisfied(by: text))
  }

  @Test func countsWithinBounds() {
    let rules: [Rule<String>] = [
      .containsDigits(2...), .containsDigits(...2), .containsDigits(2...3), .containsDigits(2..<3),
    ]
    let texts = ["a", "1", "12", "1a2b3", "1234"]
    let answers = rules.map { rule in texts.map { rule.isSatisfied(by: $0) } }
    #expect(
      answers == [
        [false, false, true, true, true],
        [true, true, true, false, false],
        [false, false, true, true, false],
        [false, false, true, false, false],
      ])
  }

  @Test func countsASCIIOnlyIfTold() {
    #expect(!Rule.containsDigits(1..., asciiOnly: true).isSatisfied(by: "٣"))
    #expect(!Rule.containsLetters(1..., asciiOnly: true).isSatisfied(by: "é漢"))
    #expect(Rule.containsLetters(1..., asciiOnly: true).isSatisfied(by: "e\u{301}"))
    #expect(!Rule.containsLowercase(1..., asciiOnly: true).isSatisfied(by: "ß"))
    #expect(!Rule.containsUppercase(1..., asciiOnly: true).isSatisfied(by: "İ"))
    #expect(!Rule.containsSymbols(1..., asciiOnly: true).isSatisfied(by: "£"))
  }
}

@Suite struct OnlyCharactersRuleTests {
  @Test(arguments: [
    (OnlyCharactersRule.Kind.digits, "0123456789"), (.digits, "٣９"), (.letters, "Straße"),
    (.letters, "e\u{301}a"), (.letters, "漢字"), (.lowercase, "straße"), (.lowercase, "ıi"), (.uppercase, "İI"),
    (.uppercase, "ẞ"), (.alphanumeric, "Zürich8001"),
  ])
  func accepts(_ kind: OnlyCharactersRule.Kind, _ text: String) {
    #expect(OnlyCharactersRule(kind).isSatisfied(by: text))
  }

  @Test(arguments: [
    (OnlyCharactersRule.Kind.digits, ""), (.digits, "1 2"), (.digits, "-1"), (.digits, "1.5"),
    (.digits, "1\n"), (.digits, "²"), (.letters, ""), (.letters, "a1"), (.letters, "a-b"),
    (.letters, "\u{301}"),  // a mark alone
    (.lowercase, "aB"),
    (.lowercase, "a1"),  // no letter at all
    (.lowercase, "漢"),  // a letter without case
    (.uppercase, "AB c"), (.uppercase, "A_B"), (.alphanumeric, "a_b"), (.alphanumeric, "a b"),
    (.alphanumeric, "😀"),
  ])
  func rejects(_ kind: OnlyCharactersRule.Kind, _ text: String) {
    #expect(!OnlyCharactersRule(kind).isSatisfied(by: text))
  }

  @Test(arguments: OnlyCharactersRule.Kind.allCases)
  func rejectsOtherScriptsIfTold(_ kind: OnlyCharactersRule.Kind) {
    for text in ["é", "É", "٣", "漢"] {
      #expect(!OnlyCharactersRule(kind, asciiOnly: true).isSatisfied(by: text))
    }
  }

  @Test(arguments: ["", "a-b", "a\u{200B}b"])
  func findsNoWhitespace(_ text: String) { #expect(Rule.noWhitespace.isSatisfied(by: text)) }

  @Test(arguments: ["a b", " ", "a\n", "\ta", "a\u{A0}b", "a\u{3000}b", "a\u{85}", "\r\n"])
  func findsWhitespace(_ text: String) { #expect(!Rule.noWhitespace.isSatisfied(by: text)) }
}

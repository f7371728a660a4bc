import ALPValidator
import Foundation
import Testing

@Suite struct SelectedCharactersRuleTests {
  @Test func demandsACount() {
    let rules: [Rule<String>] = [
      .containsCharacters(in: "."), .containsCharacters(in: ".", 2...), .containsCharacters(in: ".", ...1),
      .containsCharacters(in: CharacterSet.punctuationCharacters, 1..<2),
    ]
    let texts = ["", "1.0", "1.0.0"]
    let answers = rules.map { rule in texts.map { rule.isSatisfied(by: $0) } }
    #expect(
      answers == [
        [false, true, true], [false, false, true], [true, true, false], [false, true, false],
      ])
  }

  @Test func demandsNothingElse() {
    let rules: [Rule<String>] = [
      .onlyCharacters(in: "0-9A-F"), .onlyCharacters(in: CharacterSet(charactersIn: "0123456789ABCDEF")),
    ]
    for rule in rules {
      #expect(["0", "C0FFEE"].allSatisfy { rule.isSatisfied(by: $0) })
      #expect(["", "c0ffee", "C0-FF", "C0\n", "٣"].allSatisfy { !rule.isSatisfied(by: $0) })
    }
  }

  @Test func demandsNone() {
    let rules: [Rule<String>] = [
      .noCharacters(in: "<>&"), .noCharacters(in: CharacterSet(charactersIn: "<>&")),
      .noCharacters(in: .symbols),
    ]
    for rule in rules {
      #expect(["", "a b", "\u{AB}"].allSatisfy { rule.isSatisfied(by: $0) })
      #expect(["<", "a > b"].allSatisfy { !rule.isSatisfied(by: $0) })
    }
  }

  @Test(
    arguments: [
      .whitespacesAndNewlines, .decimalDigits, .letters, .symbols, .punctuationCharacters, .alphanumerics,
      CharacterSet(charactersIn: "a😀\u{10FFFF}\u{0}"), CharacterSet(), .decimalDigits.inverted,
      CharacterSet(charactersIn: "\u{D7FF}\u{E000}"), .urlPathAllowed,
    ] as [CharacterSet])
  func takesASetAsItIs(_ set: CharacterSet) {
    let selection = CharacterSelection(set)
    // All of the first plane, and of the others both ends and some between.
    var numbers = Array(0...0xFFFF as ClosedRange<UInt32>)
    for plane: UInt32 in 1...16 {
      let start = plane << 16
      numbers += start...(start + 0x3FF)
      numbers += (start + 0xFC00)...(start + 0xFFFF)
    }
    numbers += stride(from: 0x10000, through: 0x10FFFF, by: 127)
    numbers += 0x1F5FF...0x1F601
    for number in numbers {
      guard let scalar = Unicode.Scalar(number) else { continue }
      if selection.contains(scalar) != set.contains(scalar) {
        Issue.record("\(scalar.debugDescription) is taken otherwise")
        return
      }
    }
  }
}

@Suite struct OnlyCharactersOptionTests {
  @Test(arguments: [
    (OnlyCharactersRule.Kind.letters, "Ada Lovelace"), (.digits, "12\u{A0}34\n"), (.alphanumeric, " a 1 "),
    (.uppercase, "A B"), (.lowercase, "a\tb"),
  ])
  func allowsWhitespaceIfTold(_ kind: OnlyCharactersRule.Kind, _ text: String) {
    #expect(OnlyCharactersRule(kind, allowsWhitespace: true).isSatisfied(by: text))
    #expect(!OnlyCharactersRule(kind).isSatisfied(by: text))
  }

  @Test(arguments: ["", " ", "\n", "a-b", "a 1"])
  func isNotSatisfiedByWhitespaceAlone(_ text: String) {
    #expect(!Rule.onlyLetters(allowsWhitespace: true).isSatisfied(by: text))
  }

  @Test func allowsPlainWhitespaceWithPlainLetters() {
    #expect(Rule.onlyLetters(asciiOnly: true, allowsWhitespace: true).isSatisfied(by: "a b"))
    #expect(!Rule.onlyLetters(asciiOnly: true, allowsWhitespace: true).isSatisfied(by: "a\u{A0}b"))
    #expect(!Rule.onlyLetters(asciiOnly: true, allowsWhitespace: true).isSatisfied(by: "é b"))
  }

  @Test(arguments: [
    "Anne-Marie O'Neill", "Dr. Who, (jr.)", #"say "hi""#, "O’Neill – «é»…", "漢 字", "e\u{301}", "...",
  ])
  func acceptsLettersAndPunctuation(_ text: String) {
    #expect(Rule.lettersAndPunctuation.isSatisfied(by: text))
  }

  @Test(arguments: ["", "a1", "a!", "a@b", "a_b", "a;b", "😀"])
  func rejectsOtherThanLettersAndPunctuation(_ text: String) {
    #expect(!Rule.lettersAndPunctuation.isSatisfied(by: text))
    #expect(!Rule.lettersAndPunctuation(asciiOnly: true).isSatisfied(by: text))
  }

  @Test func keepsToPlainPunctuationIfTold() {
    #expect(Rule.lettersAndPunctuation(asciiOnly: true).isSatisfied(by: "Anne-Marie, \"O'Neill\" (jr.)\t\n"))
    for text in ["é", "O’Neill", "a – b", "a\u{A0}b"] {
      #expect(!Rule.lettersAndPunctuation(asciiOnly: true).isSatisfied(by: text))
    }
  }
}

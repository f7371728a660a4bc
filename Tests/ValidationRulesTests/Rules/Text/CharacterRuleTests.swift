import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

@Suite struct CharacterRuleTests {
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
    (CharacterCountRule.Kind.digit, ""), (.digit, "½Ⅷ²"),
    (.letter, "\u{301}1"),  // a mark without a letter
    (.lowercase, "A漢1"), (.uppercase, "a漢1ß"), (.symbol, "aB1 \n\t\u{A0}"),
  ])
  func findsNone(_ kind: CharacterCountRule.Kind, _ text: String) {
    #expect(!CharacterCountRule(kind, 1...).isSatisfied(by: text))
    #expect(CharacterCountRule(kind, 0...0).isSatisfied(by: text))
  }

  @Test func countsWithinBounds() {
    expect(.containsDigits(2...), accepts: ["12", "1a2b3", "1234"], rejects: ["a", "1"])
    expect(.containsDigits(...2), accepts: ["a", "1", "12"], rejects: ["1a2b3", "1234"])
    expect(.containsDigits(2...3), accepts: ["12", "1a2b3"], rejects: ["1", "1234"])
    expect(.containsDigits(2..<3), accepts: ["12"], rejects: ["1", "1a2b3"])
  }

  @Test func countsASCIIOnlyOnDemand() {
    expect(.containsDigits(1..., asciiOnly: true), accepts: ["1"], rejects: ["٣"])
    expect(.containsLetters(1..., asciiOnly: true), accepts: ["e\u{301}"], rejects: ["é漢"])
    expect(.containsLowercase(1..., asciiOnly: true), accepts: ["a"], rejects: ["ß"])
    expect(.containsUppercase(1..., asciiOnly: true), accepts: ["A"], rejects: ["İ"])
    expect(.containsSymbols(1..., asciiOnly: true), accepts: ["$"], rejects: ["£"])
  }

  @Test func acceptsNothingElse() {
    expect(.onlyDigits, accepts: ["0123456789", "٣９"], rejects: ["", "1 2", "-1", "1.5", "1\n", "²"])
    expect(
      .onlyLetters, accepts: ["Straße", "e\u{301}a", "漢字"],
      rejects: ["", "a1", "a-b", "\u{301}"])  // a mark alone
    expect(
      .onlyLowercase, accepts: ["straße", "ıi"],
      rejects: ["aB", "a1", "漢"])  // a letter without case
    expect(.onlyUppercase, accepts: ["İI", "ẞ"], rejects: ["AB c", "A_B"])
    expect(.alphanumeric, accepts: ["Zürich8001"], rejects: ["a_b", "a b", "😀"])
    expect(
      .noWhitespace, accepts: ["", "a-b", "a\u{200B}b"],
      rejects: ["a b", " ", "a\n", "\ta", "a\u{A0}b", "a\u{3000}b", "a\u{85}", "\r\n"])
  }

  @Test(arguments: OnlyCharactersRule.Kind.allCases)
  func rejectsOtherScriptsOnDemand(_ kind: OnlyCharactersRule.Kind) {
    expect(Rule(OnlyCharactersRule(kind, asciiOnly: true)), accepts: [], rejects: ["é", "É", "٣", "漢"])
  }

  @Test(arguments: [
    (OnlyCharactersRule.Kind.letters, "Ada Lovelace"), (.digits, "12\u{A0}34\n"), (.alphanumeric, " a 1 "),
    (.uppercase, "A B"), (.lowercase, "a\tb"),
  ])
  func allowsWhitespaceOnDemand(_ kind: OnlyCharactersRule.Kind, _ text: String) {
    expect(Rule(OnlyCharactersRule(kind)), accepts: [], rejects: [text])
    expect(
      Rule(OnlyCharactersRule(kind, allowsWhitespace: true)), accepts: [text],
      rejects: ["", " ", "\n", "a-b"])
    expect(
      .onlyLetters(asciiOnly: true, allowsWhitespace: true), accepts: ["a b"], rejects: ["a\u{A0}b", "é b"])
  }

  @Test func acceptsLettersAndPunctuation() {
    let plain = ["Anne-Marie O'Neill", "Dr. Who, (jr.)", #"say "hi""#, "..."]
    let others = ["O’Neill – «é»…", "漢 字", "e\u{301}"]
    let rejected = ["", "a1", "a!", "a@b", "a_b", "a;b", "😀"]
    expect(.lettersAndPunctuation, accepts: plain + others, rejects: rejected)
    expect(
      .lettersAndPunctuation(asciiOnly: true), accepts: plain,
      rejects: rejected + ["é", "O’Neill", "a – b", "a\u{A0}b"])
  }

  // MARK: Selected characters

  @Test func countsSelectedCharacters() {
    expect(.containsCharacters(in: "."), accepts: ["1.0", "1.0.0"], rejects: [""])
    expect(.containsCharacters(in: ".", 2...), accepts: ["1.0.0"], rejects: ["", "1.0"])
    expect(.containsCharacters(in: ".", ...1), accepts: ["", "1.0"], rejects: ["1.0.0"])
    expect(
      .containsCharacters(in: CharacterSet.punctuationCharacters, 1..<2), accepts: ["1.0"],
      rejects: ["", "1.0.0"])
    for rule: Rule<String> in [
      .onlyCharacters(in: "0-9A-F"), .onlyCharacters(in: CharacterSet(charactersIn: "0123456789ABCDEF")),
    ] { expect(rule, accepts: ["0", "C0FFEE"], rejects: ["", "c0ffee", "C0-FF", "C0\n", "٣"]) }
    for rule: Rule<String> in [
      .noCharacters(in: "<>&"), .noCharacters(in: CharacterSet(charactersIn: "<>&")),
      .noCharacters(in: .symbols),
    ] { expect(rule, accepts: ["", "a b", "\u{AB}"], rejects: ["<", "a > b"]) }
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
    let scalars = numbers.compactMap { Unicode.Scalar($0) }
    #expect(scalars.first { selection.contains($0) != set.contains($0) } == nil)
  }
}

import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

@Suite struct CharacterRuleTests {
  @Test(arguments: [
    (CharacterKinds.digits, "a1"), (.digits, "a٣"), (.letters, "1é"), (.letters, "1e\u{301}"),
    (.letters, "漢"), (.lowercaseLetters, "Aß"),
    (.lowercaseLetters, "Aı"),  // Turkish dotless i
    (.uppercaseLetters, "aİ"),  // Turkish i with a dot
    (.uppercaseLetters, "aǅ"),  // title case
    (.symbols, "a!"), (.symbols, "a€"), (.symbols, "½"),
  ])
  func findsOne(_ kinds: CharacterKinds, _ text: String) {
    #expect(count(1...1, of: kinds).isSatisfied(by: text))
    #expect(!count(2...Int.max, of: kinds).isSatisfied(by: text))
    #expect(!count(0...0, of: kinds).isSatisfied(by: text))
  }

  @Test(arguments: [
    (CharacterKinds.digits, ""), (.digits, "½Ⅷ²"),
    (.letters, "\u{301}1"),  // a mark without a letter
    (.lowercaseLetters, "A漢1"), (.uppercaseLetters, "a漢1ß"), (.symbols, "aB1 \n\t\u{A0}"),
  ])
  func findsNone(_ kinds: CharacterKinds, _ text: String) {
    #expect(!count(1...Int.max, of: kinds).isSatisfied(by: text))
    #expect(count(0...0, of: kinds).isSatisfied(by: text))
  }

  private func count(_ counts: ClosedRange<Int>, of kinds: CharacterKinds) -> CharacterRule {
    CharacterRule(.containsDigit, counts, of: kinds, asciiOnly: false)
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

  @Test(arguments: [
    Rule.onlyDigits(asciiOnly: true), .onlyLetters(asciiOnly: true), .onlyLowercase(asciiOnly: true),
    .onlyUppercase(asciiOnly: true), .alphanumeric(asciiOnly: true), .lettersAndPunctuation(asciiOnly: true),
  ])
  func rejectsOtherScriptsOnDemand(_ rule: Rule<String>) {
    expect(rule, accepts: [], rejects: ["é", "e\u{301}", "É", "٣", "漢"])
  }

  @Test(arguments: [
    (CharacterKinds.letters, "Ada Lovelace"), (.digits, "12\u{A0}34\n"), (.alphanumerics, " a 1 "),
    (.uppercaseLetters, "A B"), (.lowercaseLetters, "a\tb"),
  ])
  func allowsWhitespaceOnDemand(_ kinds: CharacterKinds, _ text: String) {
    expect(only(kinds, allowsWhitespace: false), accepts: [], rejects: [text])
    expect(only(kinds, allowsWhitespace: true), accepts: [text], rejects: ["", " ", "\n", "a-b"])
    expect(
      .onlyLetters(asciiOnly: true, allowsWhitespace: true), accepts: ["a b"], rejects: ["a\u{A0}b", "é b"])
  }

  private func only(_ kinds: CharacterKinds, allowsWhitespace: Bool) -> Rule<String> {
    Rule(
      CharacterRule(.onlyLetters, onlyOf: kinds, asciiOnly: false, allowsWhitespace: allowsWhitespace))
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

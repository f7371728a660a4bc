import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

@Suite struct TextRuleTests {
  // MARK: Parts of texts

  @Test func looksInItsPlace() {
    expect(.contains("abc"), accepts: ["abc", "xabc", "abcx", "xabcx"], rejects: ["", "ABC"])
    expect(.starts(with: "abc"), accepts: ["abc", "abcx"], rejects: ["xabc", "xabcx", "", "ABC"])
    expect(.ends(with: "abc"), accepts: ["abc", "xabc"], rejects: ["abcx", "xabcx", "", "ABC"])
    for rule: Rule<String> in [.contains(""), .starts(with: ""), .ends(with: "")] {
      expect(rule, accepts: ["", "a"], rejects: [])
    }
  }

  @Test func ignoresCaseOnDemand() {
    expect(.contains("ABC", caseSensitive: false), accepts: ["xaBcx"], rejects: ["xab"])
    expect(.starts(with: "É", caseSensitive: false), accepts: ["e\u{301}a"], rejects: ["ea"])
    expect(.ends(with: "É", caseSensitive: false), accepts: ["ae\u{301}"], rejects: ["ae"])
    expect(.contains("i", caseSensitive: false), accepts: ["I"], rejects: ["İ"])
    expect(.contains("ss", caseSensitive: false), accepts: ["SS"], rejects: ["ß"])
    expect(.ends(with: "ΟΣ", caseSensitive: false), accepts: ["Παπαδόπουλος"], rejects: ["ος."])
    expect(!.contains("password", caseSensitive: false), accepts: ["letmein"], rejects: ["myPassword"])
  }

  @Test func comparesWholeCharacters() {
    expect(.contains("é"), accepts: ["e\u{301}"], rejects: ["e"])
    for rule: Rule<String> in [.contains("e"), .starts(with: "e"), .ends(with: "\u{301}")] {
      expect(rule, accepts: [], rejects: ["e\u{301}"])
    }
  }

  @Test func comparesWholeTexts() {
    let accepted = ["delete", "DELETE", "Delete"]
    let rejected = ["", "delet", "deletes", "d\u{301}elete"]
    expect(.same(as: "DELETE", caseSensitive: false), accepts: accepted, rejects: rejected)
    expect(.different(from: "DELETE", caseSensitive: false), accepts: rejected, rejects: accepted)
    expect(.same(as: "a", caseSensitive: true), accepts: ["a"], rejects: ["A"])
    expect(.different(from: "a", caseSensitive: true), accepts: ["A"], rejects: ["a"])
    #expect(Rule.same(as: "a", caseSensitive: true).check as? EqualityRule<String> == EqualityRule("a"))
  }

  // MARK: Lengths

  @Test func countsLengths() {
    expect(.length(1..<3), accepts: ["a", "ab"], rejects: ["", "abc"])
    expect(.length(..<3), accepts: ["", "ab"], rejects: ["abc"])
    expect(.length(..<3, unit: .utf8), accepts: ["é"], rejects: ["éé"])
    #expect(Rule.length(1..<3).check as? LengthRule == LengthRule(1...2))
    for (unit, count) in [(TextLengthUnit.characters, 1), (.scalars, 2), (.utf16, 4), (.utf8, 8)] {
      expect(.length(count...count, unit: unit), accepts: ["🇨🇭"], rejects: ["", "🇨🇭🇨🇭"])
    }
    expect(.length(exactly: 1), accepts: ["e\u{301}", "\r\n"], rejects: ["\n\r"])
  }

  @Test func leavesOutPartsOfTheText() {
    expect(
      .length(3...4, trimming: .whitespacesAndNewlines), accepts: ["abc", " abc\n", "a  b", "\u{A0}abcd"],
      rejects: ["", "   ", " ab ", "abcde", "a   b"])
    expect(
      .length(16...16, ignoring: CharacterSet(charactersIn: " -")),
      accepts: ["4111111111111111", " 4111-1111 1111-1111"],
      rejects: ["4111.1111.1111.1111", "4111 1111 1111 111"])
    expect(.length(8..., trimming: .whitespaces, unit: .utf8), accepts: [" 🇨🇭 "], rejects: [" 🇨 "])
    expect(.length(...1, trimming: .whitespaces), accepts: [" 🇨🇭 ", "  "], rejects: [" ab"])
    expect(.lengthWithoutTags(5...), accepts: ["<p>Hello</p>"], rejects: ["<p><b>Hell</b></p>"])
    expect(.lengthWithoutTags(...3), accepts: ["<b>R&amp;D</b>"], rejects: ["<b>R &amp;D</b>"])
    expect(.lengthWithoutTags(8..., unit: .utf8), accepts: ["<i>🇨🇭</i>"], rejects: ["<i>🇨</i>"])
  }

  @Test(arguments: [
    ("", 0), (" \n", 0), ("one", 1), (" one ", 1), ("one two", 2), ("one\u{A0}two\nthree", 3), ("don't", 1),
  ])
  func countsWords(_ text: String, _ count: Int) {
    #expect(WordCountRule(count...count).isSatisfied(by: text))
    #expect(Rule.words(count...).isSatisfied(by: text))
    #expect(Rule.words(...count).isSatisfied(by: text))
    #expect(!Rule.words((count + 1)...).isSatisfied(by: text))
  }

  // MARK: Numbers and passwords

  @Test func readsNumbers() {
    let texts = ["42", "-0.5", "6.02e23", "1.50", "007", "1,5", "nan", "0x1F", "", " 1"]
    func accepted(_ rule: Rule<String>) -> [String] { texts.filter { rule.isSatisfied(by: $0) } }
    #expect(accepted(.number) == ["42", "-0.5", "6.02e23", "1.50", "007"])
    #expect(accepted(.integer) == ["42", "007"])
    #expect(accepted(.decimal) == ["42", "-0.5", "1.50", "007"])
    #expect(accepted(.decimal(maximumFractionDigits: 1)) == ["42", "-0.5", "007"])
    #expect(accepted(.decimal(minimumFractionDigits: 2)) == ["1.50"])
  }

  @Test func acceptsPasswordsFromAStrengthOn() {
    let passwords = ["P@ssw0rd", "gx7wq2", "hq7-Wx2p", "k9#Vq2!xTm", "k9#Vq2!xTm7w"]
    for (index, strength) in PasswordStrength.allCases.enumerated() {
      expect(
        .passwordStrength(atLeast: strength), accepts: Array(passwords[index...]),
        rejects: Array(passwords[..<index]))
    }
  }
}

/// Equality of hostile text: combining marks out of canonical order, which take quadratic time to put in order.
@Suite struct TextEqualityCostTests {
  /// An `a` with two marks in turn, which the canonical order exchanges.
  private static func marks(_ count: Int) -> String {
    "a" + String(repeating: "\u{301}\u{323}", count: count)
  }

  @Test func comparesLongTextCanonically() {
    let composed = String(repeating: "é", count: 2000)
    let decomposed = String(repeating: "e\u{301}", count: 2000)
    expect(.same(as: composed), accepts: [decomposed], rejects: [decomposed + "e", ""])
    expect(.in([composed]), accepts: [decomposed], rejects: [])
    expect(.ends(with: composed), accepts: ["x" + decomposed], rejects: [])
    // Hangul and the compatibility ideographs of three bytes that become two of two.
    let syllables = String(repeating: "\u{1100}\u{1161}\u{11A8}", count: 300)
    expect(.same(as: String(repeating: "각", count: 300)), accepts: [syllables], rejects: [])
    // A row of marks that is long, but short enough to be put in order.
    let row = String(repeating: "\u{301}\u{323}", count: 30)
    let ordered = String(repeating: "\u{323}", count: 30) + String(repeating: "\u{301}", count: 30)
    let rest = String(repeating: "-", count: 1000)
    expect(.same(as: rest + "a" + row), accepts: [rest + "a" + ordered], rejects: [])
  }

  @Test func findsTheSameHostileText() {
    expect(.same(as: Self.marks(50_000)), accepts: [Self.marks(50_000)], rejects: [])
    expect(.in(["a", Self.marks(50_000)]), accepts: [Self.marks(50_000)], rejects: [])
  }

  @Test func agreesWithTheStandardLibrary() {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      "a", "é", "e\u{301}", "\u{301}", "\u{323}", "각", "\u{1100}\u{1161}", "ΐ", "\u{1F3}", "🇩🇪", " ",
    ]
    for _ in 0..<300 {
      let count = Int.random(in: 0...400, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let other = Bool.random(using: &generator) ? text.decomposedStringWithCanonicalMapping : text + "a"
      #expect(Rule.same(as: other).isSatisfied(by: text) == (text == other))
      #expect(Rule.in([other]).isSatisfied(by: text) == (text == other))
    }
  }
}

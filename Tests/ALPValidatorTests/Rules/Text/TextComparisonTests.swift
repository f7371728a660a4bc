import Foundation
import Testing

@testable import ALPValidator

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
}

@Suite struct MarkupLengthRuleTests {
  @Test func measuresTheTextBetweenTheTags() {
    let rule = Rule.lengthWithoutTags(5...)
    #expect(rule.isSatisfied(by: "<p>Hello</p>"))
    #expect(!rule.isSatisfied(by: "<p><b>Hell</b></p>"))
    #expect(Rule.lengthWithoutTags(...3).isSatisfied(by: "<b>R&amp;D</b>"))
    #expect(Rule.lengthWithoutTags(8..., unit: .utf8).isSatisfied(by: "<i>🇨🇭</i>"))
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
}

@Suite struct PasswordStrengthRuleTests {
  @Test func acceptsFromItsMinimumOn() {
    let passwords = ["P@ssw0rd", "gx7wq2", "hq7-Wx2p", "k9#Vq2!xTm", "k9#Vq2!xTm7w"]
    let answers = PasswordStrength.allCases.map { minimum in
      passwords.map { Rule.passwordStrength(atLeast: minimum).isSatisfied(by: $0) }
    }
    #expect(answers == (0..<5).map { minimum in (0..<5).map { $0 >= minimum } })
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
    #expect(Rule.same(as: composed).isSatisfied(by: decomposed))
    #expect(Rule.in([composed]).isSatisfied(by: decomposed))
    #expect(Rule.ends(with: composed).isSatisfied(by: "x" + decomposed))
    #expect(!Rule.same(as: composed).isSatisfied(by: decomposed + "e"))
    #expect(!Rule.same(as: composed).isSatisfied(by: ""))
    // Hangul and the compatibility ideographs of three bytes that become two of two.
    #expect(
      Rule.same(as: String(repeating: "각", count: 300)).isSatisfied(
        by: String(repeating: "\u{1100}\u{1161}\u{11A8}", count: 300)))
    // A row of marks that is long, but short enough to be put in order.
    let row = String(repeating: "\u{301}\u{323}", count: 30)
    let ordered = String(repeating: "\u{323}", count: 30) + String(repeating: "\u{301}", count: 30)
    let rest = String(repeating: "-", count: 1000)
    #expect(Rule.same(as: rest + "a" + row).isSatisfied(by: rest + "a" + ordered))
  }

  @Test func findsTheSameHostileText() {
    #expect(Rule.same(as: Self.marks(50_000)).isSatisfied(by: Self.marks(50_000)))
    #expect(Rule.in(["a", Self.marks(50_000)]).isSatisfied(by: Self.marks(50_000)))
  }

  @Test func agreesWithTheStandardLibrary() {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      "a", "é", "e\u{301}", "\u{301}", "\u{323}", "각", "\u{1100}\u{1161}", "ΐ", "\u{1F3}", "🇩🇪", " ",
    ]
    for _ in 0..<300 {
      let count = Int.random(in: 0...400, using: &generator)
      let parts = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }
      let text = parts.joined()
      let other = Bool.random(using: &generator) ? text.decomposedStringWithCanonicalMapping : text + "a"
      #expect(Rule.same(as: other).isSatisfied(by: text) == (text == other))
      #expect(Rule.in([other]).isSatisfied(by: text) == (text == other))
    }
  }
}

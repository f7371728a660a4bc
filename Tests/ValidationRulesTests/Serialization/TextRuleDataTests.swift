import ALPValidator
import Foundation
import Testing

@Suite struct TextRuleDataTests {
  /// Rules and how they are written; what is read from the text is the rule again.
  @Test(
    arguments: [
      (.notEmpty, #""presence""#),
      (.length(8...64), #"{"length":{"maximum":64,"minimum":8}}"#),
      (.length(0...), #"{"length":{"minimum":0}}"#),
      (.length(...64, unit: .utf8), #"{"length":{"maximum":64,"unit":"utf8"}}"#),
      (.length(3..., trimming: .whitespacesAndNewlines), #"{"length":{"minimum":3,"trimming":true}}"#),
      (
        .length(4...4, ignoring: CharacterSet(charactersIn: "- ")),
        #"{"length":{"ignoring":" \\-","maximum":4,"minimum":4}}"#
      ),
      (
        .length(4...4, ignoring: "[:digit:]", unit: .scalars),
        #"{"length":{"ignoring":"[:digit:]","maximum":4,"minimum":4,"unit":"scalars"}}"#
      ),
      (.length(...4, trimming: "_"), #"{"length":{"maximum":4,"trimming":"_"}}"#),
      (.length(3..., ignoring: ""), #"{"length":{"ignoring":"","minimum":3}}"#),
      (.lengthWithoutTags(1...5), #"{"length":{"maximum":5,"minimum":1,"withoutTags":true}}"#),
      (.lengthWithoutTags(...5, unit: .utf8), #"{"length":{"maximum":5,"unit":"utf8","withoutTags":true}}"#),
      (.words(2...3), #"{"words":{"maximum":3,"minimum":2}}"#),
      (.containsDigit, #""contains-digit""#),
      (.containsDigits(0...), #"{"contains-digit":{"minimum":0}}"#),
      (.containsLetters(2..., asciiOnly: true), #"{"contains-letter":{"asciiOnly":true,"minimum":2}}"#),
      (.containsLowercase(...2), #"{"contains-lowercase":{"maximum":2}}"#),
      (.onlyLetters(asciiOnly: true), #"{"only-letters":{"asciiOnly":true}}"#),
      (
        .onlyLetters(asciiOnly: true, allowsWhitespace: true),
        #"{"only-letters":{"allowsWhitespace":true,"asciiOnly":true}}"#
      ),
      (.lettersAndPunctuation, #""only-letters-and-punctuation""#),
      (.containsCharacters(in: "!?"), #"{"contains-characters":{"characters":"!?"}}"#),
      (
        .containsCharacters(in: "[:punct:]A-Z", 0...),
        #"{"contains-characters":{"characters":"[:punct:]A-Z","minimum":0}}"#
      ),
      (
        .containsCharacters(in: ".", 2...3),
        #"{"contains-characters":{"characters":".","maximum":3,"minimum":2}}"#
      ),
      (.onlyCharacters(in: "A-Z0-9_"), #"{"only-characters":{"characters":"0-9A-Z_"}}"#),
      (.noCharacters(in: "<>&"), #"{"no-characters":{"characters":"&<>"}}"#),
      (.noCharacters(in: CharacterSet.newlines), Self.newlinesText),
      (.contains("a"), #"{"contains":{"text":"a"}}"#),
      (.starts(with: "a", caseSensitive: false), #"{"starts-with":{"caseSensitive":false,"text":"a"}}"#),
      (.ends(with: ""), #"{"ends-with":{"text":""}}"#),
      (.same(as: "a"), #"{"same":{"other":"a"}}"#),
      (.different(from: "a"), #"{"different":{"other":"a"}}"#),
      (.same(as: "a", caseSensitive: false), #"{"same":{"caseSensitive":false,"other":"a"}}"#),
      (.different(from: "a", caseSensitive: false), #"{"different":{"caseSensitive":false,"other":"a"}}"#),
      (.in(["b", "a"]), #"{"in":{"values":["b","a"]}}"#),
      (.notIn([String]()), #"{"not-in":{"values":[]}}"#),
      (.range("a"..."b"), #"{"range":{"maximum":"b","minimum":"a"}}"#),
      (.range("a"..<"b"), #"{"half-open-range":{"bound":"b","minimum":"a"}}"#),
      (.minimum("a"), #"{"minimum":{"minimum":"a"}}"#),
      (.maximum("a"), #"{"maximum":{"maximum":"a"}}"#),
      (.greaterThan("a"), #"{"greater":{"bound":"a"}}"#),
      (.lessThan("a"), #"{"less":{"bound":"a"}}"#),
      (.number, #""number""#),
    ] as [(Rule<String>, String)])
  func writesContent(_ rule: Rule<String>, _ text: String) throws { try expect(rule, writtenAs: text) }

  /// Rules as data, a text that they accept and one that they do not.
  @Test(
    arguments: [
      (#"{"half-open-range":{"minimum":"a","bound":"b"}}"#, "az", "b"),
      (#"{"contains-characters":{"characters":"!?"}}"#, "no!", "no."),
      (#"{"contains-characters":{"characters":".","minimum":2}}"#, "1.0.0", "1.0"),
      (#"{"only-characters":{"characters":"A-Z0-9_"}}"#, "MAX_2", "max 2"),
      (#"{"only-characters":{"characters":"[:digit:]\\u{2D}"}}"#, "1-2", "1.2"),
      (#"{"no-characters":{"characters":"<>&"}}"#, "a + b", "a < b"),
      (#"{"only-letters-and-punctuation":{}}"#, "O’Neill, Ada (Dr.)", "Ada #1"),
      (#"{"only-letters-and-punctuation":{"asciiOnly":true,"allowsWhitespace":true}}"#, "O'Neill", "O’Neill"),
      (#"{"only-letters":{"allowsWhitespace":true}}"#, "Ada King", "Ada 2"),
      (#"{"alphanumeric":{"allowsWhitespace":false}}"#, "Ada2", "Ada 2"),
      (#"{"time-of-day":{"clock":12,"allowsSeconds":false}}"#, "11:05 PM", "11:05:30 PM"),
      (#"{"password-strength":{"minimum":"strong"}}"#, "k9#Vq2!xTm", "Password1!"),
      (#"{"same":{"other":"DELETE","caseSensitive":false}}"#, "delete", "deleted"),
      (#"{"same":{"other":"DELETE","caseSensitive":true}}"#, "DELETE", "delete"),
      (#"{"different":{"other":"admin","caseSensitive":false}}"#, "ada", "Admin"),
      (#"{"length":{"maximum":3,"withoutTags":true}}"#, "<b>R&amp;D</b>", "<b>R and D</b>"),
      (#"{"length":{"minimum":3,"withoutTags":false}}"#, "<b>", "<b"),
      (#"{"length":{"minimum":3,"trimming":true}}"#, "\t a b\n", "\t ab\n"),
      (#"{"length":{"minimum":3,"trimming":false}}"#, " ab", "ab"),
      (#"{"length":{"minimum":3,"trimming":null,"ignoring":"a-c"}}"#, "axbycz", "axbyc"),
      (#"{"length":{"minimum":2,"maximum":2,"ignoring":" -"}}"#, "1 - 2", "1.2"),
      (#"{"length":{"maximum":2,"ignoring":"[:punct:][:space:]"}}"#, "1 – 2…", "1 x 2"),
    ] as [(String, String, String)])
  func readsWhatRulesMean(_ text: String, _ good: String, _ bad: String) throws {
    let rule = try Rule<String>.read(text)
    #expect(rule.isSatisfied(by: good))
    #expect(!rule.isSatisfied(by: bad))
    #expect(try rule.roundTripped().description == rule.description)
  }

  private static let newlinesText =
    #"{"no-characters":{"characters":"\\u{A}-\\u{D}\\u{85}\\u{2028}\\u{2029}"}}"#

  @Test func keepsCharactersOfEveryPlane() throws {
    let text = #"{"length":{"ignoring":" \\-é🦆\#u{20000}","maximum":2,"minimum":2}}"#
    let rule = try Rule<String>.read(text)
    #expect(rule.isSatisfied(by: "a-🦆 \u{20000}éb"))
    #expect(!rule.isSatisfied(by: "a\u{F986}b"))  // the lower half of the duck
    #expect(try rule.writtenText() == text)
  }

  @Test func writesPatterns() throws {
    try expect(try .matches(#"[a-z]+"\d"#), writtenAs: #"{"pattern":{"pattern":"[a-z]+\"\\d"}}"#)
  }

  @Test func writesNamesOfPatterns() throws {
    let text = #"{"pattern":{"name":"sku","pattern":"[A-Z]+"}}"#
    try expect(try .matches("[A-Z]+", name: "sku"), writtenAs: text)
    #expect(RuleSet([try Rule<String>.read(text)]).failures(for: "a").map(\.name) == ["sku"])
  }

  private func expect(
    _ rule: Rule<String>, writtenAs text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try rule.writtenText() == text, sourceLocation: sourceLocation)
    let other = try Rule<String>.read(text)
    #expect(other.check.name == rule.check.name, sourceLocation: sourceLocation)
    #expect(other.check.parameters == rule.check.parameters, sourceLocation: sourceLocation)
    #expect(
      type(of: other.check as Any) == type(of: rule.check as Any), "\(text)", sourceLocation: sourceLocation)
    #expect(try rule.roundTripped().description == rule.description, sourceLocation: sourceLocation)
  }
}

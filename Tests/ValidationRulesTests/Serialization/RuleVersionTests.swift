@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

/// Rules as data that a later version of the library, or another program, has written.
@Suite struct RuleVersionTests {
  private struct Guest: Sendable, VocabularyProviding {
    var email = ""
    static let ruleVocabulary = RuleVocabulary<Guest>.properties(.at(\.email, "email"))
  }

  /// Reads rules and skips what is not known; returns the names of the rules, and what was skipped.
  private func read<Value: VocabularyProviding>(_ json: String, for type: Value.Type) throws -> (
    rules: [String], skipped: [String]
  ) {
    let skipped = Lock<[String]>([])
    var vocabulary = RuleVocabulary<Value>.standard
    vocabulary.unknownRules = .skipped { error in
      skipped.withLock { $0.append(error.context?.debugDescription ?? "") }
    }
    let rules = try RuleSet(json: Data(json.utf8), vocabulary: vocabulary)
    return (rules.rules.map(\.description), skipped.withLock { $0 })
  }

  @Test(arguments: [
    #"["hologram"]"#, #"[{"email": {"allowsHolograms": true}}]"#, #"[{"email": {}, "icon": "at"}]"#,
    #"[{"email": {}, "severity": "hint"}]"#, #"[{"length": {"minimum": 8, "unit": "graphemes"}}]"#,
    #"[{"phone": {"kinds": ["hologram"]}}]"#, #"[{"or": ["email", "hologram"]}]"#, #"[{"not": "hologram"}]"#,
    #"[{"and": ["email", "hologram"]}]"#,
  ])
  func rejectsOrSkipsAnUnknownRule(_ json: String) throws {
    #expect(throws: DecodingError.self) { try RuleSet<String>(json: Data(json.utf8)) }
    let longer = "[\"presence\", " + json.dropFirst()
    let (rules, skipped) = try read(longer, for: String.self)
    #expect(rules == ["presence"])
    #expect(skipped.count == 1)
    #expect(skipped.allSatisfy { $0.hasPrefix("[1]") && $0.contains("unknown") }, "\(skipped)")
  }

  @Test func skipsAnUnknownRuleOfAProperty() throws {
    let (rules, skipped) = try read(
      #"[{"at": {"path": "/email", "rules": ["presence", "hologram"]}}, {"at": {"path": "/face", "rules": []}}]"#,
      for: Guest.self)
    #expect(rules == ["at(path: /email)"])
    #expect(
      skipped == [
        #"[0].at.rules[1]: unknown rule "hologram"; there is none for values of the type String, but a RuleVocabulary may add it"#,
        #"[1].at.path: unknown path "/face"; there are /email"#,
      ])
  }

  @Test func skipsTheRulesOfAPropertyWithAnUnknownOption() throws {
    let (rules, skipped) = try read(
      #"[{"at": {"path": "/email", "rules": ["presence"], "onSundays": false}}]"#, for: Guest.self)
    #expect(rules == [])
    #expect(skipped.count == 1)
  }

  /// Without what is unknown, the inner rule accepts more, and its opposite less: it would reject every value.
  @Test func skipsTheOppositeOfAnUnknownRule() throws {
    let (rules, skipped) = try read(
      #"[{"not": {"at": {"path": "/email", "rules": ["hologram"]}}}]"#, for: Guest.self)
    #expect(rules == [])
    #expect(skipped.count == 1)
  }

  @Test func skipsAnUnknownKeyOfTheDocument() throws {
    let (rules, skipped) = try read(#"{"rules": ["presence"], "author": "Ada"}"#, for: String.self)
    #expect(rules == ["presence"])
    #expect(skipped.count == 1)
  }

  @Test(arguments: [#"["presence", {"length": {}}]"#, #"[{"length": {"minimum": "8"}}]"#, "[", "[7]"])
  func rejectsWrongRulesAlthoughUnknownOnesAreSkipped(_ json: String) {
    #expect(throws: DecodingError.self) { try read(json, for: String.self) }
  }

  @Test func readsTheVersionOfADocument() throws {
    let json = Data(#"{"version": 1, "rules": ["email"]}"#.utf8)
    let rules = try RuleSet<String>(json: json)
    #expect(rules.rules.map(\.check.name) == ["email"])
    let written = try rules.json(includesVersion: true)
    #expect(String(decoding: written, as: UTF8.self).contains("\"version\" : 1"))
    #expect(try RuleSet<String>(json: written).rules.map(\.check.name) == ["email"])
  }

  @Test func readsALaterVersionOnlyIfUnknownRulesAreSkipped() throws {
    let json = #"{"version": 2, "rules": ["email", "hologram"]}"#
    let error = #expect(throws: DecodingError.self) { try RuleSet<String>(json: Data(json.utf8)) }
    guard case .dataCorrupted(let context)? = error else { return }
    #expect(context.debugDescription.hasPrefix("version: version 2 is newer than version 1"))
    let (rules, skipped) = try read(json, for: String.self)
    #expect(rules == ["email"])
    #expect(skipped.count == 2)
  }

  @Test func hasNoVersionInTheRulesOfAProperty() {
    let json = #"[{"at": {"path": "/email", "version": 1, "rules": []}}]"#
    #expect(throws: DecodingError.self) { try RuleSet<Guest>(json: Data(json.utf8)) }
  }
}

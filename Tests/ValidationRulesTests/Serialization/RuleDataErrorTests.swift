import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

@Suite struct RuleDataErrorTests {
  #if os(Linux) || os(macOS)
  /// JSON without rules, a line each, and the whole error text for it in the next line.
  @Test func reportsEachFault() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RuleDataErrors.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    for (json, text) in zip(lines, lines.dropFirst()) where text.hasPrefix("  ") {
      #expect(error(json) == String(text.dropFirst(2)), "\(json)")
    }
  }
  #endif

  @Test func reportsOtherValues() {
    expect(
      Int.self, #"["email"]"#,
      #"[0]: unknown rule "email"; there is none for values of the type Int, but a RuleVocabulary may add it"#
    )
    expect(
      UInt8.self, #"[{"same": {"other": 300}}]"#,
      "[0].same.other: has to be a whole number from 0 to 255, not 300")
    expect(
      Int.self, #"[{"half-open-range": {"minimum": 3, "bound": 3}}]"#,
      "[0].half-open-range: minimum 3 is not below bound 3; no value lies between them")
    expect(
      Int.self, #"[{"same": {"other": 3, "caseSensitive": true}}]"#,
      #"[0].same: unknown parameter "caseSensitive"; "same" takes other"#)
    expect(
      Int.self, #"[{"multiple-of": {"step": 0}}]"#,
      "[0].multiple-of.step: nothing but 0 is a multiple of 0")
    expect(Double.self, #"[{"multiple-of": {"step": 0}}]"#, "[0].multiple-of.step: 0.0 has no multiples")
    expect(
      Decimal.self, #"[{"multiple-of": {"step": "1234567890123456789"}}]"#,
      "[0].multiple-of.step: 1234567890123456789 has to be a number of at most 18 digits and not 0")
    expect(
      Decimal.self, #"[{"minimum": {"minimum": "NaN"}}]"#,
      #"[0].minimum.minimum: has to be a number, not "NaN""#)
    expect(
      Date.self, #"[{"before": {"date": "2024-02-30"}}]"#,
      #"[0].before.date: has to be a date such as 2024-02-29T12:00:00Z, not "2024-02-30""#)
    expect(
      [String].self, #"[{"every": {"lenght": {}}}]"#,
      #"[0].every: unknown rule "lenght"; did you mean "length"?"#)
    expect(
      [String].self, #"["every"]"#,
      #"[0]: missing rule; write {"every": "presence"} with a rule of your choice"#)
    expect(
      FileValue.self, #"[{"file-type": {}}]"#,
      #"[0].file-type: missing parameter "types" or "families"; write {"file-type": {"types": …}}"#)
    expect(
      FileValue.self, #"[{"file-type": {"types": []}}]"#,
      "[0].file-type: no type is accepted; name one, such as image/png")
    expect(
      FileValue.self, #"[{"file-type": {"types": ["png"]}}]"#,
      #"[0].file-type.types: "png" is not a media type; write one such as image/png"#)
    expect(
      FileValue.self, #"[{"image-size": {"maximumWidth": 0}}]"#,
      "[0].image-size.maximumWidth: 0 is too small; write 1 or more")
  }

  @Test(arguments: [
    ("", "this is not JSON; look at line 1, byte 1"), ("[", "this is not JSON; look at line 1, byte 2"),
    ("[\n  \"email\"\n  \"url\"\n]", "this is not JSON; look at line 3, byte 3"),
    ("[\"email\",]", "this is not JSON; look at line 1, byte 10"),
    ("[]x", "this is not JSON; look at line 1, byte 3"),
  ])
  func saysWhereJSONEnds(_ json: String, _ text: String) { #expect(error(json) == text) }

  @Test func hasCodingPathsAndCases() throws {
    let failure = try #require(throws: DecodingError.self) {
      _ = try RuleSet<String>(json: Data(#"{"rules": ["url", {"length": {"minimum": "a"}}]}"#.utf8))
    }
    guard case .typeMismatch(let type, let context) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(ObjectIdentifier(type) == ObjectIdentifier(Int.self))
    #expect(context.codingPath.map(\.stringValue) == ["rules", "Index 1", "length", "minimum"])
    let missing = try #require(throws: DecodingError.self) { _ = try Rule<String>.read(#""contains""#) }
    guard case .keyNotFound(let key, _) = missing else {
      Issue.record("\(missing)")
      return
    }
    #expect(key.stringValue == "text")
  }

  @Test func limitsTheDepth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: #"{"not":"#, count: depth) + #""email""# + String(repeating: "}", count: depth)
    }
    let deepest = try Rule<String>.read(nested(64))
    #expect(deepest.isSatisfied(by: "ada@example.com"))
    #expect(try deepest.writtenText() == nested(64))
    #expect(
      error("[\(nested(65))]")?.hasSuffix(
        "rules are nested more than 64 deep; use fewer levels") == true)
    #expect(throws: EncodingError.self) { _ = try (!deepest).writtenText() }
    #expect(throws: DecodingError.self) { _ = try RuleSet<String>(json: Data("[\(nested(100_000))]".utf8)) }
  }

  @Test func takesAKeyTwiceInDifferentObjects() {
    #expect(
      error(#"[{"length": {"minimum": 8}}, {"length": {"maximum": 20}}, {"in": {"values": ["a", "a"]}}]"#)
        == nil)
    #expect(error(#"[{"same": {"other": "same"}, "message": "message: {\"message\": 1}"}]"#) == nil)
  }

  @Test(arguments: ["[", #"{"not":"#])
  func namesJSONThatIsNestedTooDeep(_ opening: String) throws {
    let json = String(repeating: opening, count: 600)
    let text = try #require(error(json))
    #expect(
      text
        == "the arrays and objects are more than 512 deep at line 1, byte \(512 * opening.utf8.count + 1); nest fewer"
    )
  }

  @Test func readsLongListsIntoFlatRules() throws {
    let names = (0..<20_000).map { #"{"same":{"other":"\#($0)"}}"# }.joined(separator: ",")
    let rule = try Rule<String>.read(#"{"or":[\#(names)]}"#)
    #expect(rule.isSatisfied(by: "19999"))
    #expect(!rule.isSatisfied(by: "x"))
  }

  private func expect<Value: VocabularyProviding>(
    _ type: Value.Type, _ json: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) { #expect(error(json, type) == text, sourceLocation: sourceLocation) }

  private func error<Value: VocabularyProviding>(_ json: String, _ type: Value.Type = String.self) -> String?
  {
    do {
      _ = try RuleSet<Value>(json: Data(json.utf8))
      return nil
    } catch {
      return (error as? DecodingError)?.context?.debugDescription ?? "\(error)"
    }
  }
}

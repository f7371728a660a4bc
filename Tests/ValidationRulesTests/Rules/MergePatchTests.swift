import ALPValidator
import Foundation
import Testing

/// JSON merge patches as defined by RFC 7396.
@Suite struct MergePatchTests {
  /// A test case of RFC 7396, appendix A.
  struct AppendixCase: Sendable {
    let original: String
    let patch: String
    let result: String
  }

  private static let appendix = [
    AppendixCase(original: #"{"a":"b"}"#, patch: #"{"a":"c"}"#, result: #"{"a":"c"}"#),
    AppendixCase(original: #"{"a":"b"}"#, patch: #"{"b":"c"}"#, result: #"{"a":"b","b":"c"}"#),
    AppendixCase(original: #"{"a":"b"}"#, patch: #"{"a":null}"#, result: "{}"),
    AppendixCase(original: #"{"a":"b","b":"c"}"#, patch: #"{"a":null}"#, result: #"{"b":"c"}"#),
    AppendixCase(original: #"{"a":["b"]}"#, patch: #"{"a":"c"}"#, result: #"{"a":"c"}"#),
    AppendixCase(original: #"{"a":"c"}"#, patch: #"{"a":["b"]}"#, result: #"{"a":["b"]}"#),
    AppendixCase(
      original: #"{"a":{"b":"c"}}"#, patch: #"{"a":{"b":"d","c":null}}"#, result: #"{"a":{"b":"d"}}"#),
    AppendixCase(original: #"{"a":[{"b":"c"}]}"#, patch: #"{"a":[1]}"#, result: #"{"a":[1]}"#),
    AppendixCase(original: #"["a","b"]"#, patch: #"["c","d"]"#, result: #"["c","d"]"#),
    AppendixCase(original: #"{"a":"b"}"#, patch: #"["c"]"#, result: #"["c"]"#),
    AppendixCase(original: #"{"a":"foo"}"#, patch: "null", result: "null"),
    AppendixCase(original: #"{"a":"foo"}"#, patch: #""bar""#, result: #""bar""#),
    AppendixCase(original: #"{"e":null}"#, patch: #"{"a":1}"#, result: #"{"e":null,"a":1}"#),
    AppendixCase(original: "[1,2]", patch: #"{"a":"b","c":null}"#, result: #"{"a":"b"}"#),
    AppendixCase(original: "{}", patch: #"{"a":{"bb":{"ccc":null}}}"#, result: #"{"a":{"bb":{}}}"#),
  ]

  private static func value(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  @Test(arguments: appendix)
  func mergesAsInTheAppendix(_ example: AppendixCase) throws {
    let original = try Self.value(example.original)
    let patch = try Self.value(example.patch)
    #expect(try original.merging(patch) == Self.value(example.result))
  }

  @Test(arguments: appendix)
  func theirDifferencesAreMergedAgain(_ example: AppendixCase) throws {
    let original = try Self.value(example.original)
    let result = try Self.value(example.result)
    #expect(try original.merging(JSONValue.mergePatch(from: original, to: result)) == result)
  }

  @Test func hasOnlyWhatDiffers() throws {
    let source: JSONValue = [
      "name": "Ada", "age": 36, "address": ["street": "High Street", "city": "London"],
      "tags": ["math", "art"],
    ]
    let target: JSONValue = [
      "name": "Ada", "address": ["street": "High Street", "city": "Paris"], "tags": ["math"],
    ]
    let patch = try JSONValue.mergePatch(from: source, to: target)
    #expect(patch == ["age": nil, "address": ["city": "Paris"], "tags": ["math"]])
  }

  @Test(arguments: [["a": 1], [:], "text", nil, [1, nil]] as [JSONValue])
  func theDifferenceOfEqualValuesChangesNothing(_ value: JSONValue) throws {
    let patch = try JSONValue.mergePatch(from: value, to: value)
    #expect(value.merging(patch) == value)
    if case .object = value { #expect(patch == [:]) }
  }

  @Test(
    arguments: [
      (["a": 1], ["a": nil], "/a"),
      ([:], ["a": ["b": ["c": nil]]], "/a/b/c"),
      (["a": ["b": 1]], ["a": ["b": nil]], "/a/b"),
      ([1], ["x/y": nil], "/x~1y"),
      (["a": [1]], ["a": ["b": nil]], "/a/b"),
    ] as [(JSONValue, JSONValue, ValidationPath)])
  func namesTheMemberThatCannotBecomeNull(_ source: JSONValue, _ target: JSONValue, _ path: ValidationPath) {
    #expect(throws: MergePatchError(path: path)) { try JSONValue.mergePatch(from: source, to: target) }
  }

  @Test(
    arguments: [
      (["a": nil, "b": 1], ["a": nil, "b": 2]),  // was null before
      (["a": 1], ["a": [nil, ["b": nil]]]),  // in a list
      (1, nil),  // the whole value
    ] as [(JSONValue, JSONValue)])
  func saysEveryOtherNull(_ source: JSONValue, _ target: JSONValue) throws {
    #expect(try source.merging(JSONValue.mergePatch(from: source, to: target)) == target)
  }

  /// Whether a patch would have to set a member to `null`: a member of an object that differs, by comparing the values alone.
  private func needsNull(_ source: JSONValue, _ target: JSONValue) -> Bool {
    guard case .object(let new) = target else { return false }
    var old: [String: JSONValue] = [:]
    if case .object(let members) = source { old = members }
    return new.contains { name, value in
      if value == .null { return old[name] != .null }
      return old[name] != value && needsNull(old[name] ?? .null, value)
    }
  }

  @Test func randomDifferencesAreMergedAgain() {
    var random = SeededGenerator(seed: 7396)
    var thrown = 0
    for _ in 0..<5_000 {
      let source = Self.randomValue(depth: 3, &random)
      let target = Self.randomValue(depth: 3, &random)
      do {
        let patch = try JSONValue.mergePatch(from: source, to: target)
        #expect(source.merging(patch) == target)
        #expect(!needsNull(source, target))
      } catch {
        thrown += 1
        #expect(needsNull(source, target))
      }
    }
    #expect(thrown > 100 && thrown < 4_000)
  }

  private static func randomValue(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth == 0 ? 4 : 10), using: &random) {
    case 0: return .null
    case 1: return .integer(Int.random(in: 0...1, using: &random))
    case 2: return .bool(true)
    case 3: return .string("a")
    case 4:
      let count = Int.random(in: 0...2, using: &random)
      return .array((0..<count).map { _ in randomValue(depth: depth - 1, &random) })
    default:
      var members: [String: JSONValue] = [:]
      for name in ["a", "b", "c"] where Bool.random(using: &random) {
        members[name] = randomValue(depth: depth - 1, &random)
      }
      return .object(members)
    }
  }
}

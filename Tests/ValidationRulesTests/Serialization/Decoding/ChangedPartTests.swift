@testable import ValidationRules
import Foundation
import TestSupport
import Testing
import ValidationFormats

/// Initializers that change what they were handed: the value that is returned satisfies the rules in any case.
@Suite struct ChangedPartTests {
  /// What an initializer makes of a part.
  private protocol Change {
    associatedtype Part: Codable & Sendable
    static func changed(_ part: Part) -> Part
  }

  /// A structure whose initializer changes its part.
  private struct Changing<By: Change>: Decodable {
    enum CodingKeys: CodingKey { case part, other }

    var part: By.Part
    var other: Int?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      part = By.changed(try container.decode(By.Part.self, forKey: .part))
      other = try container.decodeIfPresent(Int.self, forKey: .other)
    }
  }

  private func failures<Value: Decodable>(_ body: String, _ rules: RuleSet<Value>) -> [String] {
    do throws(ValidationError) {
      _ = try rules.decode(from: Data(body.utf8))
      return []
    } catch {
      return error.failures.map { "\($0.path) \($0.name)" }
    }
  }

  /// Returns the failures of a value that satisfies the rules before its initializer changes it.
  private func failures<By: Change>(
    _ change: By.Type, _ body: String, _ rules: RuleSet<By.Part>
  ) -> [String] where By.Part: Sendable {
    failures("{\"part\": \(body)}", RuleSet<Changing<By>>([.at(\.part, "part", rules)]))
  }

  private enum Words: Change { static func changed(_ part: String) -> String { part + " and more of them" } }
  private enum Accent: Change { static func changed(_ part: String) -> String { "e\u{301}" } }
  private enum Whole: Change { static func changed(_ part: Int) -> Int { part + 1 } }
  private enum Small: Change { static func changed(_ part: UInt8) -> UInt8 { part + 1 } }
  private enum Fraction: Change { static func changed(_ part: Double) -> Double { part / 2 } }
  private enum Flag: Change { static func changed(_ part: Bool) -> Bool { !part } }
  private enum Day: Change { static func changed(_ part: Date) -> Date { part + 1 } }
  private enum Money: Change { static func changed(_ part: Decimal) -> Decimal { part + 1 } }
  private enum Color: String, Codable, CaseIterable { case red, green }
  private enum Paint: Change { static func changed(_ part: Color) -> Color { .green } }
  private enum Mail: Change {
    static func changed(_ part: EmailAddress) -> EmailAddress { EmailAddress("b@c.co") ?? part }
  }

  @Test func evaluatesAChangedValue() {
    #expect(failures(Words.self, #""few""#, [.length(...5)]) == ["/part length"])
    #expect(failures(Accent.self, #""é""#, [.length(...1, unit: .scalars)]) == ["/part length"])
    #expect(failures(Whole.self, "5", [.maximum(5)]) == ["/part maximum"])
    #expect(failures(Small.self, "5", [.maximum(5)]) == ["/part maximum"])
    #expect(failures(Fraction.self, "5", [.minimum(4)]) == ["/part minimum"])
    #expect(failures(Flag.self, "true", [.isTrue]) == ["/part is-true"])
    let day = Date(timeIntervalSince1970: 0)
    #expect(failures(Day.self, #""1970-01-01T00:00:00Z""#, [.maximum(day)]) == ["/part maximum"])
    #expect(failures(Money.self, "5", [.maximum(5)]) == ["/part maximum"])
    #expect(failures(Paint.self, #""red""#, [.same(as: .red)]) == ["/part same"])
    let isFirst = Rule<EmailAddress>.satisfies("first") { $0.canonical == "a@b.co" }
    #expect(failures(Mail.self, #""a@b.co""#, [isFirst]) == ["/part first"])
  }

  private enum Texts: Change {
    static func changed(_ part: [String]) -> [String] { part + ["much too long"] }
  }
  private enum Members: Change { static func changed(_ part: Set<Int>) -> Set<Int> { part.union([9]) } }
  private enum Prices: Change {
    static func changed(_ part: [String: Int]) -> [String: Int] { part.merging(["b": 0]) { $1 } }
  }

  @Test func evaluatesAChangedCollection() {
    #expect(failures(Texts.self, #"["a"]"#, [.every(.length(...5))]) == ["/part/1 length"])
    #expect(failures(Texts.self, #"["a"]"#, [.count(...1)]) == ["/part count"])
    #expect(failures(Members.self, "[1]", [.count(...1)]) == ["/part count"])
    #expect(failures(Prices.self, #"{"a": 1}"#, [.count(...1)]) == ["/part count"])
    let texts: RuleSet<Changing<Texts>> = [.each(\.part, "part", [.length(...5)])]
    #expect(failures(#"{"part": ["a"]}"#, texts) == ["/part/1 length"])
    let prices: RuleSet<Changing<Prices>> = [.each(\.part, "part", [.minimum(1)])]
    #expect(failures(#"{"part": {"a": 1}}"#, prices) == ["/part/b minimum"])
  }

  /// A part that may be missing.
  private struct Optionals: Decodable {
    enum CodingKeys: CodingKey { case text, number, list }
    var text: String?
    var number: Int?
    var list: [Int]?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      text = try container.decodeIfPresent(String.self, forKey: .text) == nil ? "something" : nil
      number = try container.decodeIfPresent(Int.self, forKey: .number).map { $0 + 1 } ?? 99
      list = try container.decodeIfPresent([Int].self, forKey: .list) == nil ? [1, 2, 3] : nil
    }
  }

  @Test func evaluatesAChangedPartThatMayBeMissing() {
    let rules: RuleSet<Optionals> = [
      .at(\.text, "text", [.length(...5)]), .at(\.number, "number", [.maximum(5)]),
      .at(\.list, "list", [.count(...2)]),
    ]
    #expect(failures("{}", rules) == ["/text length", "/number maximum", "/list count"])
    #expect(failures(#"{"text": "a", "number": 5, "list": [1]}"#, rules) == ["/number maximum"])
    let required: RuleSet<Optionals> = [.at(\.text, "text", [.notEmpty]), .at(\.list, "list", [.notEmpty])]
    #expect(failures(#"{"text": "a", "list": [1]}"#, required) == ["/text presence", "/list presence"])
  }

  private struct Place: Codable, Equatable, Sendable {
    var street: String
    var number: Int
    static let rules: RuleSet<Place> = [
      .at(\.street, "street", [.length(...9)]), .at(\.number, "number", [.maximum(9)]),
      .satisfies("few", at: \.number, reading: \.street, \.number) { $0.count + $1 < 12 },
    ]
  }
  private enum Move: Change {
    static func changed(_ part: Place) -> Place { Place(street: part.street, number: part.number + 5) }
  }
  private enum MoveAll: Change {
    static func changed(_ part: [Place]) -> [Place] { part.map(Move.changed) }
  }

  @Test func evaluatesAChangedStructure() {
    let place = #"{"street": "Main", "number": 5}"#
    #expect(failures(Move.self, place, Place.rules) == ["/part/number maximum", "/part/number few"])
    let other = #"{"street": "Broadway", "number": 3}"#
    #expect(failures(Move.self, other, Place.rules) == ["/part/number few"])
    let places: RuleSet<Changing<MoveAll>> = [.each(\.part, "part", Place.rules)]
    #expect(failures("{\"part\": [\(place)]}", places) == ["/part/0/number maximum", "/part/0/number few"])
  }

  /// A structure whose own initializer changes it, within another one that doesn't.
  private struct Inner: Decodable {
    enum CodingKeys: CodingKey { case number }
    var number: Int

    init(from decoder: any Decoder) throws {
      number = 2 * (try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .number))
    }
    static let rules: RuleSet<Inner> = [.at(\.number, "number", [.maximum(9)])]
  }
  private struct Outer: Decodable {
    var inner: Inner
    var list: [Inner]
  }

  @Test func evaluatesWhatAnInnerInitializerChanges() {
    let rules: RuleSet<Outer> = [.at(\.inner, "inner", Inner.rules), .each(\.list, "list", Inner.rules)]
    #expect(failures(#"{"inner": {"number": 4}, "list": [{"number": 4}]}"#, rules) == [])
    #expect(
      failures(#"{"inner": {"number": 5}, "list": [{"number": 4}]}"#, rules) == ["/inner/number maximum"])
    #expect(
      failures(#"{"inner": {"number": 4}, "list": [{"number": 5}]}"#, rules) == ["/list/0/number maximum"])
  }

  /// A structure that may be missing.
  private struct Visit: Decodable {
    enum CodingKeys: CodingKey { case place, isNew }
    var place: Place?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      place = try container.decodeIfPresent(Place.self, forKey: .place).map(Move.changed)
      if try container.decodeIfPresent(Bool.self, forKey: .isNew) == true {
        place = Place(street: "", number: 10)
      }
    }
  }

  @Test func evaluatesAChangedStructureThatMayBeMissing() {
    let rules: RuleSet<Visit> = [.at(\.place, "place", Place.rules)]
    #expect(failures("{}", rules) == [])
    #expect(failures(#"{"place": {"street": "Main", "number": 3}}"#, rules) == ["/place/number few"])
    #expect(failures(#"{"isNew": true}"#, rules) == ["/place/number maximum"])
  }

  /// An object whose content an initializer changes after it was read.
  private final class Counter: Codable, @unchecked Sendable { var count = 0 }
  private enum Counting: Change {
    static func changed(_ part: Counter) -> Counter {
      part.count += 10
      return part
    }
  }

  @Test func evaluatesAChangedObject() {
    let isSmall = Rule<Counter>.satisfies("small") { $0.count < 10 }
    #expect(failures(Counting.self, #"{"count": 3}"#, [isSmall]) == ["/part small"])
  }

  @Test func evaluatesRulesThatReadAChangedPart() {
    let rules: RuleSet<Changing<Whole>> = [
      .at(\.part, "part"), .at(\.other, "other"),
      .satisfies("equal", at: \.part, reading: \.part, \.other) { $0 == $1 },
    ]
    #expect(failures(#"{"part": 1, "other": 1}"#, rules) == ["/part equal"])
    let conditional: RuleSet<Changing<Whole>> = [
      .at(\.part, "part"), .at(\.other, "other"),
      .when(\.part, { $0 > 5 }, [.at(\.other, "other", [.notEmpty])]),
    ]
    #expect(failures(#"{"part": 5}"#, conditional) == ["/other presence"])
    #expect(failures(#"{"part": 4}"#, conditional) == [])
  }

  /// A property that changes what is written into it.
  private struct Clamped: Decodable {
    enum CodingKeys: CodingKey { case note }
    private var stored = 0
    var part: Int {
      get { stored }
      set { stored = max(newValue, 3) }
    }

    init(from decoder: any Decoder) throws {}
  }

  @Test func evaluatesAPropertyThatChangesWhatIsWritten() {
    let rules: RuleSet<Clamped> = [.at(\.part, "part", [.maximum(2)])]
    #expect(failures(#"{"part": 1}"#, rules) == ["/part maximum"])
  }

  /// An enumeration whose function for a case changes what the case holds.
  private enum Choice: CasesCodable {
    case text(String)

    static let rules: RuleSet<Choice> = .cases(
      tag: "type",
      [
        .case(
          "text", { Choice.text($0 + "!") }, { if case .text(let text) = $0 { text } else { nil } },
          name: "value", [.length(...3)])
      ])
  }

  private struct Choices: Decodable { var choices: [Choice] }

  @Test func evaluatesAChangedCase() {
    #expect(failures(#"{"type": "text", "value": "abc"}"#, Choice.rules) == ["/value length"])
    let list: RuleSet<Choices> = [.each(\.choices, "choices", Choice.rules)]
    #expect(
      failures(#"{"choices": [{"type": "text", "value": "abc"}]}"#, list) == ["/choices/0/value length"])
  }

  // MARK: Unchanged values

  private struct Plain: Codable, Sendable {
    var text: String
    var number: Int?
    var list: [String]
    var place: Place
    var places: [Place]
    var former: Place?
    var next: Place?
  }

  @Test func evaluatesEachRuleOnceIfNothingIsChanged() throws {
    let calls = Lock<[String: Int]>([:])
    func counted<Value: Sendable>(_ name: String) -> Rule<Value> {
      .satisfies("counted") { _ in
        calls.withLock { $0[name, default: 0] += 1 }
        return true
      }
    }
    let place: RuleSet<Place> = [.at(\.street, "street", [counted("street")]), .at(\.number, "number")]
    let rules: RuleSet<Plain> = [
      .at(\.text, "text", formatters: [.trimmed], [counted("text")]),
      .at(\.number, "number", [counted("number")]),
      .each(\.list, "list", [counted("element")]), .at(\.place, "place", place),
      .each(\.places, "places", place),
      .at(\.former, "former", place), .at(\.next, "next", place),
      .satisfies("read", at: \.text, reading: \.text, \.number) { _, _ in
        calls.withLock { $0["several", default: 0] += 1 }
        return true
      },
    ]
    let body = """
      {"text": " a text that is longer than others ", "number": 1, "list": ["a"],
       "place": {"street": "Main", "number": 1}, "places": [{"street": "Side", "number": 2}],
       "former": {"street": "High", "number": 3}}
      """
    let value = try rules.decode(from: Data(body.utf8))
    #expect(value.places == [Place(street: "Side", number: 2)])
    #expect(calls.withLock { $0 } == ["text": 1, "number": 1, "element": 1, "street": 3, "several": 1])
  }

  @Test func keepsWhatAnInitializerChangesWithinTheRules() throws {
    let rules: RuleSet<Changing<Whole>> = [.at(\.part, "part", [.maximum(6)])]
    #expect(try rules.decode(from: Data(#"{"part": 5}"#.utf8)).part == 6)
  }
}

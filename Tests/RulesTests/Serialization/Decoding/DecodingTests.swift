@testable import ALPValidator
import Foundation
import Testing

/// Values from JSON, with all failures at once.
@Suite struct DecodingTests {
  enum Size: String, Codable, CaseIterable { case small, large }

  struct Guest: Codable, Sendable, Equatable {
    var name: String
    var age: UInt8
    var email: String?
  }

  struct Party: Codable, Sendable, Equatable {
    var email: String
    var size: Size
    var guests: [Guest]
    var prices: [String: Int] = [:]
    var password: String
    var repeated: String
  }

  static let guest: RuleSet<Guest> = [
    .at(\.name, "name", [.notEmpty]), .at(\.age, "age", [.range(18...99)]),
    .at(\.email, "email", RuleSet([.email], isOptional: true)),
  ]
  static let party: RuleSet<Party> = [
    .at(\.email, "email", [.notEmpty, .email]),
    .at(\.guests, "guests", [.count(...3)]),
    .each(\.guests, "guests", guest),
    .each(\.prices, "prices", [.minimum(1)]),
    .satisfies("same", at: "/repeated") { $0.password == $0.repeated },
  ]

  static let valid =
    #"{"email":"a@b.co","size":"small","guests":[{"name":"Ada","age":36}],"prices":{"a":1},"password":"x","repeated":"x"}"#

  /// Returns the failures of a body, as `/path name`.
  private func failures<Value: Decodable>(
    _ body: String, _ rules: RuleSet<Value>, _ decoder: JSONDecoder = JSONDecoder(),
    options: DecodingOptions = DecodingOptions()
  ) -> [String] {
    do throws(ValidationError) {
      _ = try rules.decode(from: Data(body.utf8), with: decoder, options: options)
      return []
    } catch {
      return error.failures.map { "\($0.path) \($0.name)" }
    }
  }

  private func failure<Value: Decodable>(_ body: String, _ rules: RuleSet<Value>) -> ValidationFailure? {
    do throws(ValidationError) {
      _ = try rules.decode(from: Data(body.utf8))
      return nil
    } catch {
      return error.failures.count == 1 ? error.failures.first : nil
    }
  }

  @Test func throwsTheFailuresOfTheRules() {
    let body = Self.valid.replacing("36", with: "7").replacing(
      "\"repeated\":\"x\"", with: "\"repeated\":\"y\"")
    #expect(failures(body, Self.party) == ["/guests/0/age range", "/repeated same"])
  }

  @Test func throwsAllFailuresOfPartsAndOfRulesAboutTheOthers() {
    let body = #"""
      {"email": "bad", "size": "huge", "prices": {"a": 0, "b": "1"}, "repeated": "y", "guests": [
        {"name": "", "age": 300}, {"name": "Bo", "age": 7, "email": 5}, 7, {"age": null, "email": "no"}]}
      """#
    #expect(
      failures(body, Self.party).sorted() == [
        "/email email", "/guests/0/age type", "/guests/0/name presence", "/guests/1/age range",
        "/guests/1/email type", "/guests/2 type", "/guests/3/age required", "/guests/3/email email",
        "/guests/3/name required", "/password required", "/prices/a minimum", "/prices/b type", "/size type",
      ])
  }

  @Test func hasTheFailuresOfPartsFirst() {
    #expect(
      failures(Self.valid.replacing("a@b.co", with: "").replacing("\"small\"", with: "1"), Self.party) == [
        "/size type", "/email presence", "/email email",
      ])
  }

  @Test(arguments: [("{}", ["/age required", "/name required"]), ("null", [" required"]), ("7", [" type"])])
  func findsWhatIsMissing(_ body: String, _ expected: [String]) {
    #expect(failures(body, Self.guest).sorted() == expected)
  }

  private struct Typed<Part: Decodable>: Decodable { var part: Part }

  private func expected<Part: Decodable>(_ body: String, _ type: Part.Type) -> JSONValue? {
    failure("{\"part\": \(body)}", RuleSet<Typed<Part>>())?.parameters["expected"]
  }

  @Test func namesEachExpectedType() {
    #expect(expected("1", String.self) == "string")
    #expect(expected("1", Bool.self) == "boolean")
    #expect(expected("\"\"", Int.self) == "integer")
    #expect(expected("1e30", Int64.self) == "integer")
    #expect(expected("1e400", Double.self) == "number")
    #expect(expected("\"1\"", Decimal.self) == "number")
    #expect(expected("\"x\"", Date.self) == "date")
    #expect(expected("\"?\"", Data.self) == "data")
    #expect(expected("\"\"", URL.self) == "url")
    #expect(expected("\"\"", UUID.self) == "uuid")
    #expect(expected("1", [Int].self) == "array")
    #expect(expected("[]", [String: Int].self) == "object")
    #expect(expected("[]", Guest.self) == "object")
    #expect(expected("\"huge\"", Size.self) == "value")
    let failure = failure(#"{"part": "huge"}"#, RuleSet<Typed<Size>>())
    #expect(failure?.parameters["values"] == ["small", "large"])
    #expect(failure?.message == "Please choose one of small or large.")
  }

  // MARK: Types that are decoded in their own way

  private struct Stay: Decodable {
    var size: Size
    var note: String
    private enum CodingKeys: CodingKey { case size, note, nights }

    init(from decoder: any Decoder) throws {
      let stay = try decoder.container(keyedBy: CodingKeys.self)
      size = try stay.decode(Size.self, forKey: .size)
      note = try stay.decodeIfPresent(String.self, forKey: .note) ?? "none"
      guard try stay.decode(Int.self, forKey: .nights) < 30 else {
        throw DecodingError.dataCorruptedError(forKey: .nights, in: stay, debugDescription: "Too many.")
      }
    }
  }

  @Test func evaluatesWhatCanBeReadOfAValueThatItsInitializerRejects() {
    let rules: RuleSet<Stay> = [.at(\.note, "note", [.length(2...)])]
    #expect(failures(#"{"size": 5, "nights": 1}"#, rules) == ["/size type"])
    #expect(
      failures(#"{"size": "small", "nights": 31, "note": "x"}"#, rules) == ["/nights type", "/note length"])
  }

  private enum Plan: String, Decodable { case free, pro }

  private struct Contract: Decodable {
    var plan: Plan
    var email: String
    var note: String?
    var age: UInt8
    var lines: [Line]

    struct Line: Decodable {
      var plan: Plan
      var count: UInt8
    }

    private enum CodingKeys: String, CodingKey {
      case plan
      case email = "mail"
      case note, age, lines
    }
  }

  private static let contract: RuleSet<Contract> = [
    .at(\.email, "email", [.email]), .at(\.age, "age", [.range(18...99)]),
    .at(\.note, "note", RuleSet([.length(...3)], isOptional: true)),
    .each(\.lines, "lines", [.at(\.count, "count", [.minimum(1)])]),
  ]

  @Test func evaluatesRulesThatAreNotNamedLikeTheirKeys() {
    #expect(
      failures(#"{"plan": "free", "mail": "no", "age": "x", "lines": []}"#, Self.contract) == [
        "/age type", "/email email",
      ])
    #expect(
      failures(#"{"plan": "free", "mail": 7, "age": "x", "lines": []}"#, Self.contract) == [
        "/mail type", "/age type",
      ])
  }

  private class Base: Decodable { var id: Int }
  private final class Derived: Base {
    var name = ""
    private enum CodingKeys: CodingKey { case name }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      try super.init(from: container.superDecoder())
    }
  }

  @Test func evaluatesEveryElementThatCanBeRead() {
    let addresses: RuleSet<[String]> = [.every(.email)]
    #expect(failures(#"[7, "no", "a@b.co"]"#, addresses) == ["/0 type", "/1 email"])
  }

  @Test func findsThePartsOfASuperclass() {
    let rules: RuleSet<Derived> = [.at(computed: { $0.name }, "name", [.length(...3)])]
    #expect(failures(#"{"name": 1, "super": {"id": "1"}}"#, rules) == ["/name type", "/super/id type"])
    #expect(failures(#"{"name": "long", "super": {}}"#, rules) == ["/super/id required", "/name length"])
  }

  private struct Point: Decodable {
    var x: Double
    var y: Double
    var name: String
    var color: String

    private enum CodingKeys: CodingKey { case point, style }
    private enum StyleKeys: CodingKey { case color }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      var point = try container.nestedUnkeyedContainer(forKey: .point)
      x = try point.decode(Double.self)
      y = try point.decode(Double.self)
      name = try point.decodeNil() ? "" : point.decode(String.self)
      color = try container.nestedContainer(keyedBy: StyleKeys.self, forKey: .style).decode(
        String.self, forKey: .color)
    }
  }

  @Test func findsThePartsOfNestedContainers() {
    let rules = RuleSet<Point>()
    #expect(failures(#"{"point": [1, 2, null], "style": {"color": "red"}}"#, rules) == [])
    #expect(
      failures(#"{"point": [1, "2", 3], "style": {}}"#, rules) == [
        "/point/1 type", "/point/2 type", "/style/color required",
      ])
    #expect(failures(#"{"point": [1], "style": {"color": "red"}}"#, rules) == ["/point/1 required"])
    #expect(failures("{}", rules).sorted() == ["/point required", "/style required"])
  }

  private struct Range: Decodable {
    var bounds: ClosedRange<Int>
    var name: String

    private enum CodingKeys: CodingKey { case lower, upper, name }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let lower = try container.decode(Int.self, forKey: .lower)
      let upper = try container.decode(Int.self, forKey: .upper)
      guard lower <= upper else {
        throw ValidationError(
          failures: RuleSet<Int>([.minimum(lower)]).failures(for: upper).map { $0.placed(at: "/upper") })
      }
      bounds = lower...upper
      name = try container.decode(String.self, forKey: .name)
    }
  }

  @Test func hasTheFailuresThatAnInitializerThrows() {
    #expect(failures(#"{"lower": 9, "upper": 8, "name": "a"}"#, RuleSet<Range>()) == ["/upper minimum"])
    // The placeholder of the upper bound is less than the lower one, which is no fault of the body.
    #expect(failures(#"{"lower": 9, "upper": "10", "name": "a"}"#, RuleSet<Range>()) == ["/upper type"])
  }

  private struct Endless: Decodable {
    var numbers: [Int] = []
    var first: [Int] = []

    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      while let number = try? container.decode(Int.self, forKey: Key(stringValue: "n\(numbers.count)")) {
        numbers.append(number)
      }
      var list = try container.nestedUnkeyedContainer(forKey: Key(stringValue: "list"))
      while let number = try? list.decode(Int.self) { first.append(number) }
      _ = try container.decode(Self.self, forKey: Key(stringValue: "next"))
    }
  }

  @Test func endsForAnInitializerThatDecodesUntilThereIsAnError() {
    #expect(!failures(#"{"n0": 1, "list": [1]}"#, RuleSet<Endless>()).isEmpty)
  }

  private struct Tolerant: Decodable {
    var limit: Int
    var name: String
    var plan: Plan
    private enum CodingKeys: CodingKey { case limit, name, plan }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      limit = (try? container.decode(Int.self, forKey: .limit)) ?? 20
      name = try container.decode(String.self, forKey: .name)
      plan = try container.decode(Plan.self, forKey: .plan)
    }
  }

  @Test(arguments: ["", #""limit": "5", "#, #""limit": null, "#])
  func reportsNoFaultThatAnInitializerTolerates(_ limit: String) {
    #expect(
      failures("{\(limit)\"name\": 1, \"plan\": \"gold\"}", RuleSet<Tolerant>()) == [
        "/name type", "/plan type",
      ])
  }

  @Test func readsDatesAsASchemaDescribesThem() throws {
    let body = Data(#"{"part": "1970-01-01T00:00:01Z"}"#.utf8)
    #expect(try RuleSet<Typed<Date>>().decode(from: body).part == Date(timeIntervalSince1970: 1))
    #expect(expected("1", Date.self) == "date")
  }

  @Test func usesTheStrategiesOfTheDecoder() {
    struct Event: Decodable {
      var startsAt: Date
      var guestCount: Int
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let rules: RuleSet<Event> = [.at(\.guestCount, "guestCount", [.minimum(1)])]
    #expect(failures(#"{"starts_at": "2024-02-29T12:00:00Z", "guest_count": 1}"#, rules, decoder) == [])
    #expect(
      failures(#"{"starts_at": "2024-02-29", "guest_count": 0}"#, rules, decoder) == [
        "/startsAt type", "/guestCount minimum",
      ])
  }

  // MARK: Rules

  @Test func hasTheMessagesAndTheSeverityOfTheRules() {
    var rules: RuleSet<Guest> = [
      .at(\.name, "name", [.length(2...)]).with(message: "A longer name, please."),
      .at(\.email, "email", RuleSet([.email], isOptional: true)).with(severity: .warning),
    ]
    rules.messages = MessageCatalog(language: "de")
    for (age, expected) in [
      (#""x""#, "eine ganze Zahl"), ("1.5", "eine ganze Zahl"), ("-1", "einen Wert von 0 bis 255"),
    ] {
      do throws(ValidationError) {
        _ = try rules.decode(from: Data(#"{"name": "A", "age": \#(age), "email": "no"}"#.utf8))
        Issue.record("This was decoded.")
      } catch {
        #expect(
          error.failures.map(\.message) == ["Bitte geben Sie \(expected) ein.", "A longer name, please."])
      }
    }
    #expect(failures(#"{"name": "Ada", "age": 7, "email": "no"}"#, rules) == [])
  }

  @Test func stopsAtTheFirstFailure() {
    let rules = RuleSet(Self.party.rules, stopsAtFirstFailure: true)
    #expect(failures(#"{"email": 1, "size": 1}"#, rules) == ["/email type"])
  }

  @Test func checksAsynchronousRulesOfADecodedValue() async throws {
    let isFree = AsyncRule<Party>.async("available", at: "email") { $0.email != "a@b.co" }
    for (body, expected) in [
      (Self.valid, ["/email available"]), (Self.valid.replacing("a@b.co", with: "b@b.co"), []),
      (Self.valid.replacing("36", with: "7"), ["/guests/0/age range"]), ("{", [" json-body"]),
      (Self.valid.replacing("36", with: "\"7\""), ["/guests/0/age type"]),
    ] {
      do throws(ValidationError) {
        _ = try await Self.party.decode(from: Data(body.utf8), then: isFree)
        #expect(expected == [])
      } catch {
        #expect(error.failures.map { "\($0.path) \($0.name)" } == expected)
      }
    }
  }

  // MARK: Keys

  @Test func rejectsUnknownKeysIfAsked() {
    let options = DecodingOptions(rejectsUnknownKeys: true)
    #expect(failures(Self.valid, Self.party, options: options) == [])
    let body = Self.valid.replacing("\"age\"", with: "\"Age\":1,\"age\"").replacing(
      "\"size\"", with: "\"a/b\":[],\"size\"")
    #expect(failures(body, Self.party) == [])
    #expect(
      failures(body, Self.party, options: options) == ["/a~1b unknown-key", "/guests/0/Age unknown-key"])
    #expect(
      failures(body.replacing("36", with: "\"\"").replacing("a@b.co", with: ""), Self.party, options: options)
        == [
          "/guests/0/age type", "/a~1b unknown-key", "/guests/0/Age unknown-key", "/email presence",
          "/email email",
        ])
    #expect(
      failures(
        #"{"plan": "x", "mail": "a@b.co", "age": 20, "lines": [], "text": ""}"#, Self.contract,
        options: options)
        == ["/plan type", "/text unknown-key"])
  }

  // MARK: Bodies that are not JSON

  @Test(
    arguments: [
      ("", "", "syntax", 1, 1), ("{\"email\": \n 1,}", "/email", "syntax", 2, 4),
      ("{\"a\": [1, 2,]}", "/a/2", "syntax", 1, 13),
      ("'a'", "", "syntax", 1, 1), ("{\"a\": 1, \"b\": 2, \"a\": 3}", "/a", "duplicate-key", 1, 18),
      ("[{\"a\": {\"b\": 1, \"\\u0062\": 2}}]", "/0/a/b", "duplicate-key", 1, 17),
      ("{\"é\": 1, \"e\u{301}\": 2}", "/é", "duplicate-key", 1, 11),
      ("[[[[[]]]]]", "/0/0/0/0", "depth", 1, 5),
      ("\"\u{0}\"", "", "syntax", 1, 2), ("{\"a\": 01}", "/a", "syntax", 1, 8), ("{} {}", "", "syntax", 1, 4),
      ("\u{FEFF}[", "/0", "syntax", 1, 2),
    ] as [(String, String, String, Int, Int)])
  func hasOneFailureAtThePlace(_ body: String, _ path: String, _ reason: String, _ line: Int, _ byte: Int) {
    do throws(ValidationError) {
      _ = try Self.party.decode(from: Data(body.utf8), options: DecodingOptions(maximumDepth: 4))
      Issue.record("This was decoded.")
    } catch {
      #expect(error.failures.map(\.name) == ["json-body"])
      let failure = error.failures.first
      #expect(failure?.path.description == path)
      #expect(failure?.parameters["reason"] == .string(reason))
      #expect(failure?.parameters["line"] == .integer(line))
      #expect(failure?.parameters["byte"] == .integer(byte))
      #expect(failure?.message == "This is not data in the expected format.")
    }
  }

  @Test func rejectsALargeBody() {
    let options = DecodingOptions(maximumSize: 100)
    let failure = { (body: String) -> ValidationFailure? in
      do throws(ValidationError) {
        _ = try RuleSet<[Int]>().decode(from: Data(body.utf8), options: options)
        return nil
      } catch {
        return error.failures.first
      }
    }
    #expect(failure("[\(String(repeating: " ", count: 98))]") == nil)
    #expect(
      failure("[\(String(repeating: " ", count: 99))]")?.parameters == ["reason": "size", "maximum": 100])
  }

  @Test func findsADuplicateAmongManyKeys() {
    let keys = (0..<2_000).map { "\"k\($0)\": 1" }
    let rules = RuleSet<[String: Int]>()
    #expect(failures("{\(keys.joined(separator: ", "))}", rules) == [])
    #expect(failures("{\((keys + ["\"k7\": 1"]).joined(separator: ", "))}", rules) == ["/k7 json-body"])
    #expect(failures("[{\"a\":1},{\"a\":1}]", RuleSet<[[String: Int]]>()) == [])
  }

  @Test func rejectsInvalidUTF8() {
    let body = Data([UInt8(ascii: "\""), 0xC0, 0xAF, UInt8(ascii: "\"")])
    #expect(throws: ValidationError.self) { try RuleSet<String>().decode(from: body) }
  }

  @Test func reportsALimitedNumberOfFaults() {
    let body = "[" + String(repeating: "[],", count: 20_000) + "1]"
    #expect(failures(body, RuleSet<[Guest]>([.count(...5)])).count == 1_000)
  }

  private struct Card: Decodable { var number: String }
  private struct Account: Decodable {
    enum CodingKeys: CodingKey { case iban }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard try container.decode(String.self, forKey: .iban) == "X" else {
        throw DecodingError.dataCorruptedError(forKey: .iban, in: container, debugDescription: "")
      }
    }
  }
  private struct Payment: Decodable {
    init(from decoder: any Decoder) throws {
      if (try? Card(from: decoder)) == nil { _ = try Account(from: decoder) }
    }
  }

  @Test func followsTheWayThatIsTaken() {
    let (payment, strict) = (RuleSet<[String: Payment]>(), DecodingOptions(rejectsUnknownKeys: true))
    let body = #"{"b":{"iban":"X"},"a":{"number":"1"}}"#
    #expect(failures(body, payment, options: strict) == [])
    #expect(
      failures(body.replacing("}}", with: ",\"c\":1}}"), payment, options: strict) == ["/a/c unknown-key"])
    #expect(failures(body.replacing("\"X\"", with: "5"), payment) == ["/b/iban type"])
    #expect(failures(body.replacing("X", with: "Y"), payment) == ["/b/iban type"])
  }

  @Test func reportsOneFailureIfItStopsAtTheFirst() {
    let rules = RuleSet<Guest>([.at(\.name, "name", [.length(2...)])], stopsAtFirstFailure: true)
    let body = #"{"name":"A","age":1,"q":1,"r":2}"#
    #expect(failures(body, rules, options: .init(rejectsUnknownKeys: true)) == ["/q unknown-key"])
    let set: RuleSet<Guest> = [
      .at(computed: { $0.name > "b" }, "name", [.isTrue]), .at(computed: { $0.age > 17 }, "old", [.isTrue]),
    ]
    #expect(failures(#"{"name":5,"age":""}"#, set) == ["/name type", "/age type"])
  }
}

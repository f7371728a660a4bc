@testable import ALPValidator
@testable import ValidationRules
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
    .at(\.name, "name", [.notEmpty]), .at(\.age, "age", [.range(18...99)]), .at(\.email, "email", [.email]),
  ]
  static let party: RuleSet<Party> = [
    .at(\.email, "email", [.notEmpty, .email]),
    .at(\.size, "size"),
    .each(\.guests, "guests", list: [.count(...3)], guest),
    .each(\.prices, "prices", [.minimum(1)]),
    .at(\.password, "password"), .at(\.repeated, "repeated"),
    .satisfies("same", at: \.repeated, reading: \.password, \.repeated) { $0 == $1 },
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

  @Test func throwsAllFailuresInTheOrderOfTheDeclaration() {
    let body = #"""
      {"email": "bad", "size": "huge", "prices": {"a": 0, "b": "1"}, "repeated": "y", "guests": [
        {"name": "", "age": 300}, {"name": "Bo", "age": 7, "email": 5}, 7, {"age": null, "email": "no"}]}
      """#
    #expect(
      failures(body, Self.party) == [
        "/email email", "/size type", "/guests count", "/guests/0/name presence", "/guests/0/age type",
        "/guests/1/age range", "/guests/1/email type", "/guests/2 type", "/prices/a minimum",
        "/prices/b type", "/password required",
      ])
  }

  @Test func requiresAnOptionalStructureWithARule() {
    struct Order: Codable, Sendable { var guest: Guest? }
    let open: RuleSet<Order> = [.at(\.guest, "guest", Self.guest)]
    let closed = RuleSet<Order>(open.rules + [.at(\.guest, "guest", [.notEmpty])])
    for body in ["{}", #"{"guest": null}"#] {
      #expect(failures(body, open) == [])
      #expect(failures(body, closed) == ["/guest presence"])
    }
    for rules in [open, closed] {
      #expect(failures(#"{"guest": {"name": "", "age": 20}}"#, rules) == ["/guest/name presence"])
      #expect(failures(#"{"guest": {"name": "Ada", "age": 20}}"#, rules) == [])
    }
  }

  @Test(arguments: [("{}", ["/name required", "/age required"]), ("null", [" required"]), ("7", [" type"])])
  func findsWhatIsMissing(_ body: String, _ expected: [String]) {
    #expect(failures(body, Self.guest) == expected)
  }

  private struct Typed<Part: Decodable & Sendable>: Decodable { var part: Part }

  private func expected<Part: Decodable & Sendable>(_ body: String, _ type: Part.Type) -> JSONValue? {
    let failures = [RuleSet<Typed<Part>>(), [.at(\.part, "part")]].map { failure("{\"part\": \(body)}", $0) }
    #expect(failures[1]?.path == "/part")
    #expect(failures[0]?.name == failures[1]?.name, "The failure depends on whether the part is declared")
    return failures[1]?.parameters["expected"]
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
    let failure = failure(#"{"part": "huge"}"#, [.at(\.part, "part")] as RuleSet<Typed<Size>>)
    #expect(failure?.parameters["values"] == ["small", "large"])
    #expect(failure?.message == "Please choose small or large.")
  }

  // MARK: Properties that may be missing

  private struct Optionals: Codable, Equatable, Sendable {
    var text: String?
    var number: Int?
    var list: [Int]?
    var isOn: Bool?

    static let rules: RuleSet<Optionals> = [
      .at(\.text, "text"), .at(\.number, "number"), .each(\.list, "list", []), .at(\.isOn, "isOn"),
      .satisfies("same", at: \.text, reading: \.text, \.number) { ($0 == nil) == ($1 == nil) },
    ]
  }

  /// The same properties, read in another order, and one twice.
  private struct Reversed: Decodable, Equatable, Sendable {
    var text: String?
    var number: Int?
    var list: [Int]?
    var isOn: Bool?

    private enum CodingKeys: CodingKey { case text, number, list, isOn }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      isOn = try container.decodeIfPresent(Bool.self, forKey: .isOn)
      list = try container.contains(.list) ? container.decode([Int]?.self, forKey: .list) : nil
      number = try container.decodeIfPresent(Int.self, forKey: .number)
      text = try container.decodeIfPresent(String.self, forKey: .text)
      number = try container.decodeIfPresent(Int.self, forKey: .number)
    }

    static let rules: RuleSet<Reversed> = [
      .at(\.text, "text"), .at(\.number, "number"), .each(\.list, "list", []), .at(\.isOn, "isOn"),
    ]
  }

  /// Bodies in which each property has a value, is `null`, or is missing.
  private static var bodiesWithOptionals: [String] {
    let members = [#""text":"a""#, #""number":1"#, #""list":[1,2]"#, #""isOn":true"#]
    let bodies = members.reduce([[]] as [[String]]) { bodies, member in
      let name = member.prefix { $0 != ":" }
      return bodies.flatMap { [$0, $0 + [member], $0 + ["\(name):null"]] }
    }
    return bodies.map { "{\($0.joined(separator: ","))}" }
  }

  @Test(arguments: bodiesWithOptionals)
  func readsWhatIsMissingOrNullAsNothing(_ body: String) throws {
    let data = Data(body.utf8)
    let optionals = try JSONDecoder().decode(Optionals.self, from: data)
    if (optionals.text == nil) == (optionals.number == nil) {
      #expect(try Optionals.rules.decode(from: data) == optionals)
    } else {
      #expect(failures(body, Optionals.rules) == ["/text same"])
    }
    #expect(try Reversed.rules.decode(from: data) == JSONDecoder().decode(Reversed.self, from: data))
  }

  // MARK: The whole value

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

  @Test func hasOneFailureOfTheWholeValueIfNothingThatIsDeclaredFails() {
    let rules: RuleSet<Stay> = [.at(\.note, "note", default: "none", [.length(2...)]), .at(\.size, "size")]
    #expect(failures(#"{"size": 5, "nights": 31}"#, rules) == ["/size type"])
    #expect(failures(#"{"size": "small", "nights": 31, "note": "x"}"#, rules) == ["/note length"])
    #expect(failures(#"{"size": "small", "nights": 31}"#, rules) == ["/nights type"])
    #expect(failures(#"{"size": "small"}"#, rules) == ["/nights required"])
    #expect(failures(#"{"size": "small", "nights": 1}"#, rules) == [])
  }

  private struct Range: Decodable {
    var bounds: ClosedRange<Int>

    private enum CodingKeys: CodingKey { case lower, upper }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let lower = try container.decode(Int.self, forKey: .lower)
      let upper = try container.decode(Int.self, forKey: .upper)
      guard lower <= upper else {
        throw ValidationError(failures: [ValidationFailure("order", at: "/upper")])
      }
      bounds = lower...upper
    }
  }

  @Test func hasTheFailuresThatAnInitializerThrows() {
    #expect(failures(#"{"lower": 9, "upper": 8}"#, RuleSet<Range>()) == ["/upper order"])
    let nested: RuleSet<Typed<Range>> = [.at(\.part, "part")]
    #expect(failures(#"{"part": {"lower": 9, "upper": 8}}"#, nested) == ["/part/upper order"])
  }

  @Test func evaluatesRulesThatMayReadAnythingOnTheWholeValue() {
    let rules: RuleSet<Guest> = [
      .at(\.name, "name", [.length(...3)]), .at(\.age, "age"),
      .satisfies("odd", at: \.age) { $0.age % 2 == 1 },
      .at(computed: { $0.name + "!" }, "cry", [.length(...3)]),
    ]
    #expect(failures(#"{"name": "Ada", "age": 2}"#, rules) == ["/age odd", "/cry length"])
    #expect(failures(#"{"name": "Charles", "age": 2}"#, rules) == ["/name length"])
  }

  // MARK: Defaults, nil and formatters

  private struct Search: Decodable, Equatable {
    var text: String
    var limit: Int
    var since: Date
    var sizes: [Size]
    var page: Int?

    static let rules: RuleSet<Search> = [
      .at(\.text, "text", formatters: [.trimmed, .lowercased], [.notEmpty]),
      .at(\.limit, "limit", default: 20, [.range(1...100)]),
      .at(\.since, "since", default: Date(timeIntervalSince1970: 1)),
      .at(\.sizes, "sizes", default: [.large]),
      .at(\.page, "page", default: 1, [.minimum(1)]),
    ]
  }

  @Test func usesDefaultsForMissingKeys() throws {
    let value = try Search.rules.decode(from: Data(#"{"text": " Ada "}"#.utf8))
    #expect(
      value
        == Search(text: "ada", limit: 20, since: Date(timeIntervalSince1970: 1), sizes: [.large], page: 1))
    #expect(try Search.rules.decode(from: Data(#"{"text": "a", "page": null}"#.utf8)).page == nil)
    #expect(
      failures(#"{"text": "a", "limit": null, "sizes": null}"#, Search.rules) == [
        "/limit required", "/sizes required",
      ])
    #expect(failures(#"{"text": "  ", "limit": 0}"#, Search.rules) == ["/text presence", "/limit range"])
    let elements: RuleSet<[String: Search]> = [.every(.satisfies { _ in true })]
    #expect(failures(#"{"a": {"text": "a"}}"#, elements) == ["/a/limit required"])
  }

  @Test func validatesAndFormatsADefaultAsIfItHadBeenSent() {
    let rules: RuleSet<Guest> = [
      .at(\.name, "name", formatters: [.trimmed], default: " ", [.notEmpty]), .at(\.age, "age", default: 18),
    ]
    #expect(failures("{}", rules) == ["/name presence"])
  }

  private struct Profile: Codable {
    var nickname: String?
    var age: Int?
    var tags: [String]?
    var address: Address?

    struct Address: Codable { var street: String }
  }

  @Test func acceptsNilUnlessAValueIsRequired() {
    let optional: RuleSet<Profile> = [
      .at(\.nickname, "nickname", [.length(2...)]), .at(\.age, "age", [.minimum(18)]),
      .each(\.tags, "tags", list: [.count(1...)], [.notEmpty]),
      .at(\.address, "address", [.at(\.street, "street", [.notEmpty])]),
    ]
    let nothing = #"{"nickname": null, "age": null, "tags": null, "address": null}"#
    for body in ["{}", nothing] { #expect(failures(body, optional) == []) }
    #expect(
      failures(#"{"nickname": "", "age": 3, "tags": [], "address": {}}"#, optional) == [
        "/nickname length", "/age minimum", "/tags count", "/address/street required",
      ])
    let required: RuleSet<Profile> = [
      .at(\.nickname, "nickname", [.notEmpty, .length(2...)]), .at(\.age, "age", [.notEmpty, .minimum(18)]),
      .each(\.tags, "tags", list: [.notEmpty], [.notEmpty]),
      .at(\.address, "address", [.notEmpty, .at(\.street, "street", [.notEmpty])]),
    ]
    let missing = ["/nickname presence", "/age presence", "/tags presence", "/address presence"]
    for body in ["{}", nothing] { #expect(failures(body, required) == missing) }
    #expect(required.failures(for: Profile()).map { "\($0.path) \($0.name)" } == missing)
    #expect(optional.failures(for: Profile()) == [])
  }

  @Test func checksTypesWhateverTheConditionAndRulesOnlyWhereItHolds() {
    let rules: RuleSet<Profile> = [
      .at(\.age, "age"), .at(\.nickname, "nickname", [.length(2...)]),
      .when(
        \.age, { $0 == 18 },
        [
          .at(\.nickname, "nickname", [.notEmpty]), .at(\.tags, "tags", [.count(1...)]),
        ]),
    ]
    #expect(failures(#"{"age": 18, "tags": []}"#, rules) == ["/nickname presence", "/tags count"])
    #expect(failures(#"{"age": 19, "nickname": "", "tags": []}"#, rules) == ["/nickname length"])
    #expect(failures(#"{"age": 19, "nickname": 1, "tags": {}}"#, rules) == ["/nickname type", "/tags type"])
    #expect(failures(#"{"age": "18"}"#, rules) == ["/age type"])
  }

  @Test func readsDatesAsASchemaDescribesThem() throws {
    let body = Data(#"{"part": "1970-01-01T00:00:01Z"}"#.utf8)
    let typed: RuleSet<Typed<Date>> = [.at(\.part, "part")]
    #expect(try typed.decode(from: body).part == Date(timeIntervalSince1970: 1))
    #expect(expected("1", Date.self) == "date")
  }

  @Test(arguments: [false, true])
  func namesPartsAsTheBodyDoesWithAStrategyForKeys(isCustom: Bool) {
    struct Event: Decodable {
      struct Place: Decodable { var zipCode: Int }
      var startsAt: Date
      var guestCount: Int
      var homePlace: Place
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    if isCustom {
      decoder.keyDecodingStrategy = .custom { path in
        let words = (path.last?.stringValue ?? "").split(separator: "_").map(String.init)
        return RuleKey(stringValue: (words.prefix(1) + words.dropFirst().map(\.capitalized)).joined())
      }
    }
    let rules: RuleSet<Event> = [
      .at(\.startsAt, "starts_at"), .at(\.guestCount, "guest_count", [.minimum(1)]),
      .at(\.homePlace, "home_place"),
    ]
    let valid = #"{"starts_at": "2024-02-29T12:00:00Z", "guest_count": 1, "home_place": {"zip_code": 1}}"#
    #expect(failures(valid, rules, decoder, options: .init(rejectsUnknownKeys: true)) == [])
    #expect(
      failures(
        #"{"starts_at": "2024-02-29", "guest_count": 0, "home_place": {"zip_code": ""}, "guestCount": 5}"#,
        rules,
        decoder, options: .init(rejectsUnknownKeys: true)) == [
          "/starts_at type", "/guest_count minimum", "/home_place/zip_code type", "/guestCount unknown-key",
        ])
  }

  // MARK: Rules

  @Test func hasTheMessagesAndTheSeverityOfTheRules() {
    var rules: RuleSet<Guest> = [
      .at(\.name, "name", [.length(2...)]).with(message: "A longer name, please."),
      .at(\.age, "age"), .at(\.email, "email", [.email]).with(severity: .warning),
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
          error.failures.map(\.message) == ["A longer name, please.", "Bitte geben Sie \(expected) ein."])
      }
    }
    #expect(failures(#"{"name": "Ada", "age": 7, "email": "no"}"#, rules) == [])
  }

  @Test func stopsAtTheFirstFailure() {
    let rules = RuleSet(Self.party.rules, stopsAtFirstFailure: true)
    #expect(failures(#"{"email": 1, "size": 1}"#, rules) == ["/email type"])
  }

  @Test func checksAsynchronousRulesOfADecodedValue() async throws {
    let isFree = AsyncRule<Party>.async("available", at: \.email) { $0.email != "a@b.co" }
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

  @Test func findsKeysInAnySpelling() {
    let plain = #"{"name":"Ada","age":36,"email":"a@b.co"}"#
    let escaped = #"{"\u0065mail":"a","\u006eame":"","ag\u0065":36}"#
    #expect(failures(plain, Self.guest) == [])
    #expect(failures(escaped, Self.guest) == ["/name presence", "/email email"])
    struct Person: Decodable {
      var name: String
      var age: Int?
      private enum CodingKeys: String, CodingKey {
        case name = "pr\u{E9}nom"
        case age = "\u{E2}ge"
      }
    }
    let person: RuleSet<Person> = [.at(\.name, "pr\u{E9}nom"), .at(\.age, "\u{E2}ge", [.minimum(1)])]
    for key in ["pr\u{E9}nom", "pr\\u00e9nom"] {
      #expect(failures(#"{"\#(key)":"Ada"}"#, person) == [], "\(key)")
    }
    #expect(
      failures("{\"pr\u{E9}nom\":1,\"\u{E2}ge\":0}", person) == ["/pr\u{E9}nom type", "/\u{E2}ge minimum"])
    // The same characters in other code units are another key (RFC 8259, section 8.3).
    #expect(failures("{\"pre\u{301}nom\":\"Ada\"}", person) == ["/pr\u{E9}nom required"])
    #expect(failures("{\"pre\u{301}nom\":1,\"pr\u{E9}nom\":\"Ada\"}", person) == [])
  }

  @Test func rejectsUnknownKeysIfAsked() {
    let options = DecodingOptions(rejectsUnknownKeys: true)
    #expect(failures(Self.valid, Self.party, options: options) == [])
    let body = Self.valid.replacing("\"age\"", with: "\"Age\":1,\"age\"").replacing(
      "\"size\"", with: "\"a/b\":[],\"size\"")
    #expect(failures(body, Self.party) == [])
    #expect(
      failures(body, Self.party, options: options) == ["/guests/0/Age unknown-key", "/a~1b unknown-key"])
    #expect(
      failures(body.replacing("36", with: "\"\"").replacing("a@b.co", with: ""), Self.party, options: options)
        == [
          "/email presence", "/email email", "/guests/0/age type", "/guests/0/Age unknown-key",
          "/a~1b unknown-key",
        ])
  }

  private enum Member: Decodable {
    case guest(Guest)
    case name(String)

    init(from decoder: any Decoder) throws {
      if let guest = try? Guest(from: decoder) {
        self = .guest(guest)
      } else {
        self = .name(try String(from: decoder))
      }
    }
  }

  @Test func acceptsWhatATypeDecodesInItsOwnWay() {
    let options = DecodingOptions(rejectsUnknownKeys: true)
    let mixed: RuleSet<Typed<[Member]>> = [.at(\.part, "part", [.count(2...)])]
    let body = #"{"part": [{"name": "Ada", "age": 36, "role": "guest"}, "Bo"]}"#
    #expect(failures(body, mixed, options: options) == [])
    #expect(failures(body.replacing("\"Bo\"", with: "5"), mixed, options: options) == ["/part/1 type"])
  }

  // MARK: Bodies that are not JSON

  @Test(
    arguments: [
      ("", "", "syntax", 1, 1), ("{\"email\": \n 1,}", "/email", "syntax", 2, 4),
      ("{\"a\": [1, 2,]}", "/a/2", "syntax", 1, 13),
      ("'a'", "", "syntax", 1, 1), ("{\"a\": 1, \"b\": 2, \"a\": 3}", "/a", "duplicate-key", 1, 18),
      ("[{\"a\": {\"b\": 1, \"\\u0062\": 2}}]", "/0/a/b", "duplicate-key", 1, 17),
      ("{\"é\": 1, \"\\u00e9\": 2}", "/é", "duplicate-key", 1, 11),
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

  @Test(arguments: [1, 2, 100])
  func collectsALimitedNumberOfFailures(_ maximum: Int) {
    let options = DecodingOptions(rejectsUnknownKeys: true, maximumFailures: maximum)
    let count = 20_000
    for element in ["[]", "{}", #"{"name": "", "age": 36}"#, #"{"name": "A", "age": 36, "x": 1}"#] {
      let body = "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
      let list: RuleSet<Typed<[Guest]>> = [.each(\.part, "part", Self.guest)]
      let found = failures("{\"part\": \(body)}", list, options: options)
      #expect(found.count == maximum)
      #expect(found.last == " more-failures")
      #expect(found.dropLast().allSatisfy { $0.hasPrefix("/part/") })
    }
    let few = failures(
      #"{"part": [7]}"#, [.each(\.part, "part", Self.guest)] as RuleSet<Typed<[Guest]>>, options: options)
    #expect(few == ["/part/0 type"])
  }

  @Test func reportsOneFailureIfItStopsAtTheFirst() {
    let rules = RuleSet<Guest>(
      [.at(\.name, "name", [.length(2...)]), .at(\.age, "age")], stopsAtFirstFailure: true)
    let body = #"{"name":"A","age":"1","q":1,"r":2}"#
    #expect(failures(body, rules, options: .init(rejectsUnknownKeys: true)) == ["/name length"])
    #expect(
      failures(#"{"name":"Al","age":1,"q":1,"r":2}"#, rules, options: .init(rejectsUnknownKeys: true)) == [
        "/q unknown-key"
      ])
  }
}

import ALPValidator
import Foundation
import Testing

/// Merge patches that are decoded into a stored value.
@Suite struct DecodingPatchTests {
  private func patched(
    _ patch: String, into stored: Booking = .stored, options: DecodingOptions = DecodingOptions()
  ) throws -> Booking {
    try Booking.rules.decode(merging: Data(patch.utf8), into: stored, options: options)
  }

  private func failures(
    _ patch: String, into stored: Booking = .stored, options: DecodingOptions = DecodingOptions()
  ) throws -> [String] {
    let error = try #require(throws: ValidationError.self) {
      try patched(patch, into: stored, options: options)
    }
    return error.failures.map { "\($0.path) \($0.name)" }
  }

  // MARK: Values

  @Test func changesOnlyWhatThePatchHas() throws {
    var expected = Booking.stored
    #expect(try patched("{}") == expected)
    expected.note = "Late"
    #expect(try patched(#"{"note": " Late "}"#) == expected)
    expected.note = nil
    #expect(try patched(#"{"note": null}"#) == expected)
    expected = .stored
    expected.guest.phone = "+442079460018"
    #expect(try patched(#"{"guest": {"phone": "+442079460018"}}"#) == expected)
    expected = .stored
    expected.company = Company(name: "Engines")
    #expect(try patched(#"{"company": {"name": "Engines"}}"#) == expected)
    expected = .stored
    expected.rooms = [Room(number: 7)]
    #expect(try patched(#"{"rooms": [{"number": 7}]}"#) == expected)
  }

  @Test func changesAPartOfAnOptionalStructure() throws {
    var stored = Booking.stored
    stored.company = Company(name: "Engines", vat: "DE1", isApproved: true)
    let found = try patched(#"{"company": {"name": "Looms", "isApproved": false}}"#, into: stored)
    #expect(found.company == Company(name: "Looms", vat: "DE1", isApproved: true))
    #expect(try patched(#"{"company": null}"#, into: stored).company == nil)
  }

  @Test func keepsFractionsOfSeconds() throws {
    let precise = Date(timeIntervalSinceReferenceDate: 800_000_000.123_456_7)
    var stored = Booking.stored
    stored.arrival = precise
    stored.created = precise
    for decoder in [nil, JSONDecoder.wholeSeconds] {
      let found = try Booking.rules.decode(
        merging: Data(#"{"note": "Late"}"#.utf8), into: stored, with: decoder)
      #expect(found.arrival == precise && found.created == precise && found.note == "Late")
    }
  }

  @Test func readsChangedDatesWithTheDecoder() throws {
    let patch = Data(#"{"arrival": "2040-01-02T03:04:05Z"}"#.utf8)
    for decoder in [nil, JSONDecoder.wholeSeconds] {
      let found = try Booking.rules.decode(merging: patch, into: .stored, with: decoder)
      #expect(found.arrival == Date(timeIntervalSinceReferenceDate: 1_230_779_045))
    }
  }

  @Test func hasTheDefaultOfAMemberThatIsRemoved() throws {
    var stored = Booking.stored
    stored.nights = 3
    #expect(try patched(#"{"nights": null}"#, into: stored).nights == 1)
  }

  @Test func decodesAValueWithoutDeclaredProperties() throws {
    let rules: RuleSet<[String: Int]> = [.count(...2)]
    let found = try rules.decode(merging: Data(#"{"a": null, "b": 2}"#.utf8), into: ["a": 1, "c": 3])
    #expect(found == ["b": 2, "c": 3])
    #expect(throws: ValidationError.self) {
      try rules.decode(merging: Data(#"{"b": 2}"#.utf8), into: ["a": 1, "c": 3])
    }
  }

  // MARK: Properties without a declaration

  @Test func leavesPropertiesWithoutADeclarationAsTheyAre() throws {
    let patch =
      #"{"id": 8, "created": null, "guest": {"isMember": true}, "unknown": [1], "note": "Late"}"#
    var expected = Booking.stored
    expected.note = "Late"
    #expect(try patched(patch) == expected)
  }

  @Test func rejectsUnknownKeysOfThePatchAndNotOfTheStoredValue() throws {
    let options = DecodingOptions(rejectsUnknownKeys: true)
    #expect(try patched(#"{"note": "Late"}"#, options: options).note == "Late")
    #expect(
      try failures(#"{"guest": {"isMember": true}, "id": null, "x": 1, "note": 7}"#, options: options)
        == ["/note type", "/guest/isMember unknown-key", "/id unknown-key", "/x unknown-key"])
    #expect(
      try failures(#"{"rooms": [{"number": 7, "x": 1}]}"#, options: options) == ["/rooms/0/x unknown-key"])
  }

  // MARK: Failures

  @Test(
    arguments: [
      (#"{"note": 1, "guest": {"name": ""}}"#, ["/guest/name presence", "/note type"]),
      (#"{"guest": null}"#, ["/guest required"]), (#"{"guest": {"name": null}}"#, ["/guest/name required"]),
      (#"{"rooms": []}"#, ["/rooms count"]), (#"{"rooms": [{"number": 0}]}"#, ["/rooms/0/number range"]),
      ("[]", [" type"]), ("null", [" required"]), ("", [" json-body"]),
      (#"{"note": "a", "note": "b"}"#, ["/note json-body"]), (#"{"nights": 30}"#, ["/nights long-stay"]),
    ] as [(String, [String])])
  func hasTheFailuresOfTheResult(_ patch: String, _ expected: [String]) throws {
    #expect(try failures(patch) == expected)
  }

  @Test func limitsThePatchAndNotTheResult() throws {
    var stored = Booking.stored
    stored.note = String(repeating: "/", count: 100)
    let options = DecodingOptions(maximumSize: 20, maximumDepth: 1)
    #expect(try patched(#"{"nights": 2}"#, into: stored, options: options).nights == 2)
    #expect(try failures(#"{"nights": 2, "x": 1}"#, options: options) == [" json-body"])
    #expect(try failures(#"{"guest": {}}"#, options: options).map { $0.hasSuffix("json-body") } == [true])
  }

  @Test func ignoresFailuresOfWhatThePatchDoesNotChange() throws {
    var stored = Booking.stored
    stored.arrival = .distantPast
    stored.guest.name = ""
    stored.note = "x"
    #expect(try patched(#"{"nights": 2}"#, into: stored).arrival == .distantPast)
    #expect(
      try failures(#"{"arrival": "2001-01-01T00:00:00Z"}"#, into: stored) == ["/arrival in-the-future"])
    #expect(
      try failures(#"{"guest": {"phone": "1", "name": " "}}"#, into: stored)
        == ["/guest/name presence", "/guest/phone phone"])
  }

  @Test func hasTheFailureOfARuleThatThePatchBreaksElsewhere() throws {
    var stored = Booking.stored
    stored.nights = 21
    stored.company = Company(name: "Engines")
    #expect(try patched(#"{"note": "Late"}"#, into: stored).nights == 21)
    #expect(try failures(#"{"company": null}"#, into: stored) == ["/nights long-stay"])
  }

  private struct Order: Codable, Equatable {
    struct Item: Codable, Equatable {
      var product = "a"
      var quantity = 1
    }

    var items: [Item] = []
    var start = 1
    var end = 2
    var note = ""
    static let rules: RuleSet<Order> = [
      .each(
        \.items, "items",
        RuleSet<Item>([.at(\.product, "product"), .at(\.quantity, "quantity", [.range(1...99)])])),
      .at(\.start, "start"), .at(\.end, "end"), .at(\.note, "note"),
      .satisfies("order", at: \.end, reading: \.start, \.end) { $0 < $1 },
    ]
  }

  private func failures(_ patch: String, into stored: Order) -> [String] {
    do {
      _ = try Order.rules.decode(merging: Data(patch.utf8), into: stored)
      return []
    } catch { return (error as? ValidationError)?.failures.map { "\($0.path) \($0.name)" } ?? ["\(error)"] }
  }

  @Test func anElementThatAListHasInAnothersPlaceIsTheClients() {
    let stored = Order(items: [Order.Item(product: "a", quantity: 5_000)])
    let same = #"{"product": "a", "quantity": 5000}"#
    #expect(failures(#"{"note": "b"}"#, into: stored) == [])
    #expect(failures(#"{"items": [\#(same), {"product": "b", "quantity": 1}]}"#, into: stored) == [])
    let other = #"{"items": [{"product": "b", "quantity": 5000}]}"#
    #expect(failures(other, into: stored) == ["/items/0/quantity range"])
  }

  @Test func aRuleOverSeveralPropertiesIsEvaluatedIfThePatchChangesOneOfThem() {
    let stored = Order(start: 3, end: 2)
    #expect(failures(#"{"note": "b"}"#, into: stored) == [])
    #expect(failures(#"{"start": 9}"#, into: stored) == ["/end order"])
    #expect(failures(#"{"start": 1}"#, into: stored) == [])
  }

  @Test func findsFailuresBeyondThoseOfTheStoredValue() throws {
    var stored = Booking.stored
    stored.guest.name = ""
    stored.arrival = .distantPast
    let options = DecodingOptions(maximumFailures: 1)
    #expect(
      try failures(#"{"rooms": [{"number": 0}]}"#, into: stored, options: options) == [
        "/rooms/0/number range"
      ])
    let rules = RuleSet<Booking>(Booking.rules.rules, stopsAtFirstFailure: true)
    let error = try #require(throws: ValidationError.self) {
      try rules.decode(merging: Data(#"{"rooms": [{"number": 0}], "note": 1}"#.utf8), into: stored)
    }
    #expect(error.failures.map(\.path) == ["/note"])
  }

  @Test func doesNotBlameTheClientForAValueThatCannotBeEncoded() throws {
    let rules: RuleSet<[String: Double]> = []
    #expect(throws: EncodingError.self) {
      try rules.decode(merging: Data("{}".utf8), into: ["a": .nan])
    }
  }

  @Test func writesMessagesWithTheCatalogOfTheSet() throws {
    var rules = Booking.rules
    rules.messages = MessageCatalog(language: "de")
    let error = try #require(throws: ValidationError.self) {
      try rules.decode(merging: Data(#"{"note": 1}"#.utf8), into: .stored)
    }
    #expect(error.failures.map(\.message) == ["Diese Eingabe ist nicht von der erwarteten Art."])
  }

  // MARK: Asynchronous rules

  @Test func checksAsynchronousRulesOnTheResult() async throws {
    let body = Data(#"{"note": "Late"}"#.utf8)
    let error = try await #require(throws: ValidationError.self) {
      try await Booking.rules.decode(
        merging: body, into: .stored, then: .async("allowed", at: \.note) { $0.note != "Late" })
    }
    #expect(error.failures.map { "\($0.path) \($0.name)" } == ["/note allowed"])
    let found = try await Booking.rules.decode(
      merging: body, into: .stored, then: .async("allowed", at: \.guest.name) { $0.guest.name == "Ada" })
    #expect(found.note == "Late")
  }
}

private struct Booking: Codable, Equatable {
  var id = 7
  var created = Date(timeIntervalSinceReferenceDate: 0.5)
  var guest = Guest(name: "Ada")
  var company: Company?
  var nights = 1
  var arrival = Date.distantFuture
  var note: String?
  var rooms = [Room(number: 12)]

  static let stored = Booking(note: "First floor")

  static let rules: RuleSet<Booking> = [
    .at(
      \.guest, "guest",
      [.at(\.name, "name", formatters: [.trimmed], [.notEmpty]), .at(\.phone, "phone", [.phoneNumber])]),
    .at(\.company, "company", [.at(\.name, "name", [.notEmpty]), .at(\.vat, "vat")]),
    .at(\.nights, "nights", default: 1, [.range(1...365)]),
    .at(\.arrival, "arrival", [.inTheFuture]),
    .at(\.note, "note", formatters: [.trimmed], [.length(2...200)]),
    .each(\.rooms, "rooms", list: [.count(1...5)], [.at(\.number, "number", [.range(1...99)])]),
    .satisfies("long-stay", at: \.nights, reading: \.nights, \.company) { $0 <= 14 || $1 != nil },
  ]
}

private struct Guest: Codable, Equatable {
  var name: String
  var phone: String?
  var isMember = false
}

private struct Company: Codable, Equatable {
  var name: String
  var vat: String?
  var isApproved: Bool?
}

private struct Room: Codable, Equatable {
  var number: Int
}

extension JSONDecoder {
  /// A decoder whose encoder writes no fractions of seconds.
  fileprivate static var wholeSeconds: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}

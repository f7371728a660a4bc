import ALPValidator
import Foundation
import Testing

/// A structure with every kind of part, declared in one place that rules, decoding, schema, messages and form follow.
@Suite struct OneDeclarationTests {
  struct Person: Codable, Sendable {
    var name: String
    var age: Int?

    static let rules: RuleSet<Person> = [
      .at(\.name, "name", label: "Name", formatters: [.trimmed], [.notEmpty]),
      .at(\.age, "age", label: "Age", [.range(0...150)]),
    ]
  }

  struct Event: Codable, Sendable {
    var title: String
    var note: String?
    var pin: String
    var limit: Int
    var host: Person
    var speaker: Person?
    var guests: [Person]
    var tags: [String]?
    var prices: [String: Double]
    var parts: [Event]

    static let rules: RuleSet<Event> = [
      .at(\.title, "title", label: "Title", formatters: [.trimmed], [.notEmpty]),
      .at(\.note, "note", label: "Note", [.length(...9, unit: .scalars)]),
      .at(\.pin, "pin", label: "PIN", isSecret: true, [.length(4...)]),
      .at(\.limit, "limit", label: "Limit", default: 20, [.range(1...100)]),
      .at(\.host, "host", label: "Host", Person.rules),
      .at(\.speaker, "speaker", label: "Speaker", Person.rules),
      .each(\.guests, "guests", label: "Guests", list: [.count(...3)], Person.rules),
      .each(\.tags, "tags", label: "Tags", [.notEmpty]),
      .each(\.prices, "prices", label: "Prices", [.minimum(0)]),
      .each(\.parts, "parts", label: "Parts") { Event.rules },
      .when(\.limit, { $0 > 50 }, [.at(\.note, "note", label: "Note", [.notEmpty])]),
      .satisfies(
        "room", at: \.guests, reading: \.guests, \.limit, message: "More Guests than places."
      ) { $0.count <= $1 },
    ]
  }

  private static let part =
    #"{"title":"B","pin":"1234","limit":1,"host":{"name":"C"},"guests":[],"prices":{},"parts":[]}"#
  private static let valid = #"""
    {"title":" A ","pin":"1234","host":{"name":" Ada "},"guests":[{"name":"Bo","age":7}],"tags":["x"],
      "prices":{"a":1},"parts":[\#(part)]}
    """#
  /// A fault in each part, all of which have the types of their properties.
  private static let rejected = #"""
    {"title":" ","pin":"1","limit":0,"note":"abcdefghij","host":{"name":""},"speaker":{"name":"D","age":200},
      "guests":[{"name":" "}],"tags":["x",""],"prices":{"a":-1},"parts":[\#(part.replacing("1234", with: "5"))]}
    """#
  private static let faults = [
    "/title presence", "/note length", "/pin length", "/limit range", "/host/name presence",
    "/speaker/age range",
    "/guests/0/name presence", "/tags/1 presence", "/prices/a minimum", "/parts/0/pin length", "/guests room",
  ]

  private func failures(_ body: String) -> [ValidationFailure] {
    do throws(ValidationError) {
      _ = try Event.rules.decode(from: Data(body.utf8))
      return []
    } catch {
      return error.failures
    }
  }

  private func text(_ failure: ValidationFailure) -> String { "\(failure.path) \(failure.name)" }

  @Test func decodesAndFormats() throws {
    let event = try Event.rules.decode(from: Data(Self.valid.utf8))
    #expect((event.title, event.limit, event.host.name) == ("A", 20, "Ada"))
    #expect(Event.rules.failures(for: event).isEmpty)
  }

  @Test func decodingAndRulesFindTheSame() throws {
    #expect(failures(Self.rejected).map(text) == Self.faults)
    let event = try JSONDecoder().decode(Event.self, from: Data(Self.rejected.utf8))
    #expect(Event.rules.failures(for: event).map(text) == Self.faults)
  }

  @Test func evaluatesAConditionAndNamesWhatIsMissing() {
    let crowded = Self.valid.replacing(#""pin":"1234","host""#, with: #""pin":"1234","limit":60,"host""#)
    #expect(failures(crowded).map(text) == ["/note presence"])
    #expect(
      failures("{}").map(text)
        == ["title", "pin", "host", "guests", "prices", "parts"].map { "/\($0) required" })
  }

  @MainActor
  @Test func theFormFindsTheSame() throws {
    let event = try JSONDecoder().decode(Event.self, from: Data(Self.rejected.utf8))
    let form = FormModel(event, rules: Event.rules)
    #expect(Set(form.silentFailures().map(text)) == Set(Self.faults))
  }

  @Test func messagesHaveTheLabels() throws {
    let details = ProblemDetails(failures(Self.rejected), in: MessageCatalog.english.labeled).errors.map(
      \.detail)
    let labels = [
      "Title", "Note", "PIN", "Limit", "Name", "Age", "Name", "Tags", "Prices", "PIN", "Guests",
    ]
    #expect(details.count == labels.count)
    for (detail, label) in zip(details, labels) { #expect(detail.contains(label)) }
  }

  @Test func theSchemaHasAllParts() throws {
    let schema = try JSONDecoder().decode([String: JSONValue].self, from: Event.rules.jsonSchema())
    #expect(schema["required"] == ["guests", "host", "parts", "pin", "prices", "title"])
    guard case .object(let properties)? = schema["properties"] else { throw CancellationError() }
    let titles = properties.mapValues { property -> JSONValue? in
      if case .object(let keywords) = property { keywords["title"] } else { nil }
    }
    #expect(
      titles == [
        "title": "Title", "note": "Note", "pin": "PIN", "limit": "Limit", "host": "Host",
        "speaker": "Speaker",
        "guests": "Guests", "tags": "Tags", "prices": "Prices", "parts": "Parts",
      ])
    #expect(
      properties["limit"] == [
        "type": "integer", "minimum": 1, "maximum": 100, "default": 20, "title": "Limit",
      ])
  }
}

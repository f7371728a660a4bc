@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

/// Initializers that once hid failures, or made some up. The declaration decides, whatever they do.
@Suite struct DecodingFaultTests {
  private enum Size: String, Decodable, CaseIterable { case small, large }

  /// Returns the failures of a body, as `/path name`.
  private func failures<Value: Decodable>(
    _ body: String, _ rules: RuleSet<Value>, options: DecodingOptions = DecodingOptions()
  ) -> [String] {
    do throws(ValidationError) {
      _ = try rules.decode(from: Data(body.utf8), options: options)
      return []
    } catch {
      return error.failures.map { "\($0.path) \($0.name)" }
    }
  }

  private struct Settings: Decodable {
    var size: Size
    var limit: Int
    var lower: Int
    var upper: Int
    private enum CodingKeys: CodingKey { case size, limit, lower, upper }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      limit = try container.decodeIfPresent(Int.self, forKey: .limit) ?? 20
      size = try container.decode(Size.self, forKey: .size)
      lower = try container.decode(Int.self, forKey: .lower)
      upper = try container.decode(Int.self, forKey: .upper)
      guard lower <= upper else {
        throw DecodingError.dataCorruptedError(forKey: .upper, in: container, debugDescription: "")
      }
    }

    static let rules: RuleSet<Settings> = [
      .at(\.limit, "limit", default: 20), .at(\.size, "size"), .at(\.lower, "lower"), .at(\.upper, "upper"),
    ]
  }

  @Test func reportsNoMissingKeyThatHasADefaultBesideAnUnknownCase() {
    #expect(failures(#"{"size": "huge", "lower": 1, "upper": 2}"#, Settings.rules) == ["/size type"])
  }

  @Test func reportsNothingMissingAfterAGuardAboutSeveralProperties() {
    #expect(failures(#"{"size": "huge", "lower": 3, "upper": 2}"#, Settings.rules) == ["/size type"])
    #expect(failures(#"{"size": "small", "lower": 3, "upper": 2}"#, Settings.rules) == ["/upper type"])
  }

  private struct Person: Decodable {
    var birth: Date
    var name: String
    var year: Int { Calendar(identifier: .gregorian).component(.year, from: birth) }
  }

  @Test func evaluatesNoComputedPropertyOfWhatCannotBeRead() {
    let rules: RuleSet<Person> = [
      .at(\.birth, "birth"), .at(\.name, "name", [.notEmpty]),
      .at(computed: { $0.year }, "year", [.maximum(2020)]),
    ]
    #expect(failures(#"{"birth": "1815", "name": ""}"#, rules) == ["/birth type", "/name presence"])
    #expect(failures(#"{"birth": "2024-02-29T12:00:00Z", "name": "a"}"#, rules) == ["/year maximum"])
  }

  private struct Order: Decodable {
    var id: Int
    var customer: Customer

    /// An ID, or an object.
    enum Customer: Decodable {
      case id(Int)
      case new(New)
      struct New: Decodable { var name: String }

      init(from decoder: any Decoder) throws {
        if let id = try? decoder.singleValueContainer().decode(Int.self) {
          self = .id(id)
        } else {
          self = .new(try New(from: decoder))
        }
      }
    }
    private enum CodingKeys: CodingKey { case id, customer }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let number = try? container.decode(Int.self, forKey: .id) {
        id = number
      } else {
        id = Int(try container.decode(String.self, forKey: .id)) ?? 0
      }
      customer = try container.decode(Customer.self, forKey: .customer)
    }

    static let rules: RuleSet<Order> = [.at(\.id, "id", [.minimum(1)]), .at(\.customer, "customer")]
  }

  @Test func reportsWhatAnInitializerReadsInAnotherWay() {
    #expect(failures(#"{"id": "x", "customer": 1}"#, Order.rules) == ["/id type"])
    #expect(failures(#"{"id": 0, "customer": {"name": "a"}}"#, Order.rules) == ["/id minimum"])
  }

  @Test func reportsTheFailureWithinAnAlternative() {
    #expect(failures(#"{"id": 1, "customer": {"name": 5}}"#, Order.rules) == ["/customer/name type"])
    #expect(failures(#"{"id": 1, "customer": {}}"#, Order.rules) == ["/customer/name required"])
  }

  private enum Payment: Decodable {
    case card(String)
    case transfer(String)
    private enum CodingKeys: CodingKey { case kind, number, iban }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .kind) {
      case "card": self = .card(try container.decode(String.self, forKey: .number))
      default: self = .transfer(try container.decode(String.self, forKey: .iban))
      }
    }
  }

  private struct Purchase: Decodable {
    var payment: Payment
    var size: Size
    static let rules: RuleSet<Purchase> = [.at(\.payment, "payment"), .at(\.size, "size")]
  }

  @Test func reportsNoKeyOfAnotherCaseOfAUnion() {
    let body = #"{"payment": {"kind": "card"}, "size": 1}"#
    #expect(failures(body, Purchase.rules) == ["/payment/number required", "/size type"])
  }

  private struct Filter: Decodable {
    var allowed: CharacterSet
    var name: String
  }

  @Test func endsForNoTypeThatExpectsItsOwnData() {
    let declared: RuleSet<Filter> = [.at(\.allowed, "allowed"), .at(\.name, "name", [.notEmpty])]
    #expect(failures(#"{"allowed": "x", "name": ""}"#, declared) == ["/allowed type", "/name presence"])
    #expect(failures(#"{"allowed": "x", "name": ""}"#, RuleSet<Filter>()) == ["/allowed type"])
  }

  private struct Lamp: Decodable {
    enum Color: String, Decodable, CaseIterable {
      case red, green

      init(from decoder: any Decoder) throws {
        guard let color = Color(rawValue: try String(from: decoder)), color != .green else {
          preconditionFailure("No JSON of this test has green")
        }
        self = color
      }
    }
    var color: Color
    var name: String
  }

  @Test func passesNoInitializerACaseThatTheBodyDoesNotHave() {
    let rules: RuleSet<Lamp> = [.at(\.color, "color"), .at(\.name, "name", [.length(...3)])]
    #expect(failures(#"{"color": "red", "name": 5}"#, rules) == ["/name type"])
    #expect(failures(#"{"color": "red", "name": "long"}"#, rules) == ["/name length"])
  }

  private struct Tags: Decodable {
    var tags: Set<String>
    var prices: [String: Int]
  }

  @Test func namesElementsByTheirPlacesInTheBody() {
    let rules: RuleSet<Tags> = [
      .at(\.tags, "tags", [.every(.length(...3))]), .each(\.prices, "prices", [.minimum(1)]),
    ]
    let tags = (0..<40).map { "\"t\($0)\"" }.joined(separator: ",")
    #expect(
      failures("{\"tags\": [\(tags),\"much too long\"], \"prices\": {\"z\": 1, \"a\": 0}}", rules) == [
        "/tags/40 length", "/prices/a minimum",
      ])
    #expect(
      failures("{\"tags\": [\(tags),7], \"prices\": {\"z\": 1, \"a\": \"\"}}", rules) == [
        "/tags/40 type", "/prices/a type",
      ])
  }

  private class Base: Decodable { var id: Int }
  private final class Derived: Base {
    let name: String
    private enum CodingKeys: CodingKey { case name }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      try super.init(from: container.superDecoder())
    }
  }

  @Test func rejectsNoKeyThatASuperclassReads() {
    let options = DecodingOptions(rejectsUnknownKeys: true)
    let rules: RuleSet<[Derived]> = [.count(1...)]
    #expect(failures(#"[{"name": "a", "super": {"id": 1}}]"#, rules, options: options) == [])
    #expect(failures(#"[{"name": "a", "super": {"id": "1"}}]"#, rules) == ["/0/super/id type"])
  }

  private struct Guest: Decodable {
    var email: String
    var age: Int
  }

  @Test func reportsTheRulesForAnElementBesideItsOtherFaults() {
    let rules: RuleSet<[Guest]> = [.every(.at(\.email, "email", [.email]))]
    #expect(
      failures(#"[{"email": "a@b.co", "age": 1}, {"email": "no", "age": "1"}]"#, rules) == [
        "/1/email email", "/1/age type",
      ])
    let both: RuleSet<[Guest]> = [
      .every(.at(\.email, "email", [.email])), .every(.at(\.age, "age", [.minimum(1)])),
    ]
    #expect(failures(#"[{"email": "no", "age": "1"}]"#, both) == ["/0/email email", "/0/age type"])
    let addresses: RuleSet<[String]> = [.every(.email)]
    #expect(failures(#"[7, "no", "a@b.co"]"#, addresses) == ["/0 type", "/1 email"])
  }

  @Test func requiresNoKeyThatTheRulesDoNot() throws {
    struct Event: Decodable {
      enum Level: String, Decodable { case low, high }
      var level: Level
      var note: String?
      var limit: Int
    }
    let rules: RuleSet<Event> = [
      .at(\.level, "level"), .at(\.note, "note"), .at(\.limit, "limit", default: 5, [.minimum(1)]),
      .when(\.level, { $0 == .high }, [.at(\.note, "note", [.notEmpty])]),
    ]
    let schema = try JSONDecoder().decode([String: JSONValue].self, from: rules.jsonSchema())
    #expect(schema["required"] == ["level"])
    #expect(failures(#"{"level": "high"}"#, rules) == ["/note presence"])
    #expect(failures(#"{"level": "low"}"#, rules) == [])
  }

  @Test func describesDatesNoMoreStrictlyThanTheyAreRead() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let schema = { (decoder: JSONDecoder?) in
      String(decoding: try RuleSet<Date>().jsonSchema(with: decoder), as: UTF8.self)
    }
    #expect(throws: Never.self) {
      try RuleSet<Date>().decode(from: Data(#""2024-02-29T12:00:00+0100""#.utf8), with: decoder)
    }
    #expect(try !schema(decoder).contains("date-time"))
    #expect(try schema(nil).contains("date-time"))
    #expect(throws: ValidationError.self) {
      try RuleSet<Date>().decode(from: Data(#""2024-02-29T12:00:00+0100""#.utf8))
    }
  }
}

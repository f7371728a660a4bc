@testable import ALPValidator
@testable import ValidationRules
import Foundation
import TestSupport
import Testing
import ThreadTime

/// Forms, queries and headers, which are texts and are read like JSON.
@Suite struct FieldDecodingTests {
  enum Level: Int, Codable {
    case low = 1
    case high
  }

  /// A type whose text only its initializer knows.
  struct Number: Codable, Equatable, Sendable {
    var value: Int
    init(_ value: Int) { self.value = value }
    init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(Int.self)
    }
  }

  struct Guest: Codable, Equatable, Sendable {
    var name: String
    var age: Int?
    var isVegan: Bool

    static let rules: RuleSet<Guest> = [
      .at(\.name, "name", formatters: [.trimmed], [.notEmpty]), .at(\.age, "age", [.range(0...150)]),
      .at(\.isVegan, "isVegan"),
    ]
  }

  struct Settings: Codable, Equatable, Sendable {
    var isOn: Bool
    var isLoud: Bool

    static let rules: RuleSet<Settings> = [.at(\.isOn, "isOn"), .at(\.isLoud, "isLoud")]
  }

  struct Order: Codable, Equatable, Sendable {
    var email: String
    var limit: Int
    var price: Decimal?
    var level: Level?
    var start: Date?
    var note: String?
    var tags: [String]?
    var guests: [Guest]?
    var prices: [String: Int]?
    var settings: Settings
    var terms: Bool
    var news: Bool?
    var number: Number?

    static let rules: RuleSet<Order> = [
      .at(\.email, "email", formatters: [.trimmed], [.email]),
      .at(\.limit, "limit", default: 20, [.range(1...100)]), .at(\.price, "price"), .at(\.level, "level"),
      .at(\.start, "start"), .at(\.note, "note"), .at(\.tags, "tags", [.count(...3)]),
      .each(\.guests, "guests", Guest.rules), .each(\.prices, "prices", [.minimum(1)]),
      .at(\.settings, "settings", Settings.rules), .at(\.terms, "terms", [.isTrue]),
      .at(\.news, "news"),
    ]
  }

  private func order(_ body: String, options: DecodingOptions = DecodingOptions()) throws -> Order {
    try Order.rules.decode(fromForm: Data(body.utf8), options: options)
  }

  private func faults(_ decode: () throws -> some Any) -> [String] {
    do {
      _ = try decode()
      return []
    } catch {
      return ((error as? ValidationError)?.failures ?? []).map { "\($0.path) \($0.name)" }
    }
  }

  private func faults(ofForm body: String) -> [String] { faults { try order(body) } }

  private static let least = "email=a@b.co&terms=on"

  // MARK: Values

  @Test func readsTextsAsTheTypesOfProperties() throws {
    let order = try order(
      "email=+a%40b.co+&limit=5&price=12.50&level=2&start=2026-11-29T00:00:00Z&note=%C3%A9+x&terms=1&news=off&number=7"
    )
    #expect(order.email == "a@b.co" && order.limit == 5 && order.price == Decimal(string: "12.5"))
    #expect(order.level == .high && order.start == Date(timeIntervalSince1970: 1_795_910_400))
    #expect(order.note == "é x" && order.terms && order.news == false)
    #expect(order.number == Number(7))
  }

  @Test(arguments: [
    "guests[0][name]=Ada&guests[0][age]=36&guests[1][name]=Alan&guests[1][isVegan]=on",
    "guests[0].name=Ada&guests[0].age=36&guests[1].name=Alan&guests[1].isVegan=true",
    "guests.0.name=Ada&guests.0.age=36&guests.1.name=Alan&guests.1.isVegan=1",
    "guests%5B7%5D%5Bname%5D=Alan&guests[7][isVegan]=on&guests[2][name]=Ada&guests[2][age]=36",  // with gaps
    "guests[999999999][name]=Alan&guests[999999999].isVegan=on&guests[0][name]=Ada&guests[0][age]=36",
  ])
  func readsNamesAsPaths(_ fields: String) throws {
    let guests = try order("\(Self.least)&\(fields)").guests
    #expect(
      guests == [
        Guest(name: "Ada", age: 36, isVegan: false), Guest(name: "Alan", age: nil, isVegan: true),
      ])
  }

  @Test(arguments: [
    ("tags=a", ["a"]), ("tags=a&tags=b", ["a", "b"]), ("tags[]=b&tags[]=a", ["b", "a"]),
    ("tags[1]=a&tags[0]=b", ["b", "a"]), ("tags=a&tags=", ["a", ""]), ("tags[]=", [""]), ("tags=", nil),
    ("", nil),
  ])
  func readsLists(_ fields: String, _ tags: [String]?) throws {
    #expect(try order("\(Self.least)&\(fields)").tags == tags)
  }

  @Test func readsDictionaries() throws {
    #expect(try order("\(Self.least)&prices[7]=3&prices[a.b]=4").prices == ["7": 3, "a.b": 4])
    #expect(faults(ofForm: "\(Self.least)&prices=3") == ["/prices type"])
    #expect(
      faults(ofForm: "\(Self.least)&prices[a]=0&prices[b]=x") == ["/prices/a minimum", "/prices/b type"])
  }

  @Test func emptyTextIsMissingButForTexts() throws {
    let order = try order(
      "\(Self.least)&limit=&price=&level=&start=&note=&guests=&prices=&settings=&news=&number=")
    #expect(order.limit == 20 && order.price == nil && order.level == nil && order.start == nil)
    #expect(order.note == nil && order.guests == nil && order.prices == nil && order.news == nil)
    #expect(order.settings == Settings(isOn: false, isLoud: false) && order.number == nil)
    #expect(faults(ofForm: "email=&terms=on") == ["/email email"])
    #expect(faults(ofForm: "\(Self.least)&guests[0][name]=Ada&guests[0][age]=") == [])
    #expect(faults(ofForm: "\(Self.least)&prices[a]=") == ["/prices/a required"])
  }

  @Test func absentBooleansOfFormsAreFalse() throws {
    struct Choice: Codable, Sendable {
      var isNew: Bool
      var settings: Settings
    }
    let rules: RuleSet<Choice> = [
      .at(\.isNew, "isNew", default: true), .at(\.settings, "settings", Settings.rules),
    ]
    let choice = try rules.decode(fromForm: Data())
    #expect(!choice.isNew && choice.settings == Settings(isOn: false, isLoud: false))
    #expect(try rules.decode(fromForm: Data("settings[isLoud]=on".utf8)).settings.isLoud)
    #expect(faults { try rules.decode(fromQuery: "") } == ["/settings required"])
    #expect(
      faults { try rules.decode(fromQuery: "settings[isOn]=on") } == ["/settings/isLoud required"])
    #expect(faults(ofForm: "email=a@b.co") == ["/terms is-true"])
  }

  @Test func requiresAStructureWithoutBooleansAsAWhole() {
    struct Name: Codable, Sendable { var first: String }
    struct Person: Codable, Sendable { var name: Name }
    let rules: RuleSet<Person> = [.at(\.name, "name", [.at(\.first, "first")])]
    #expect(faults { try rules.decode(fromForm: Data()) } == ["/name required"])
    #expect(faults { try rules.decode(fromForm: Data("name=x".utf8)) } == ["/name type"])
  }

  @Test func declaredNamesWinOverPaths() throws {
    struct Search: Codable, Equatable, Sendable {
      var text: String
      var page: Page
      enum CodingKeys: String, CodingKey {
        case text = "page.text"
        case page
      }
      struct Page: Codable, Equatable, Sendable {
        var size: Int
        enum CodingKeys: String, CodingKey { case size = "size[max]" }
      }
    }
    let page: RuleSet<Search.Page> = [.at(\.size, "size[max]")]
    let rules: RuleSet<Search> = [.at(\.text, "page.text"), .at(\.page, "page", page)]
    #expect(
      try rules.decode(fromQuery: "page.text=a&page.size[max]=3")
        == Search(text: "a", page: Search.Page(size: 3)))
  }

  @Test func readsCasesOfEnumerations() throws {
    struct Bill: Codable, Equatable, Sendable {
      var payment: Payment
      var shape: Shape?
    }
    let rules: RuleSet<Bill> = [.at(\.payment, "payment", Payment.rules), .at(\.shape, "shape", Shape.rules)]
    func payment(_ query: String) throws -> Payment {
      let bill = try rules.decode(fromQuery: query)
      return bill.payment
    }
    #expect(try payment("payment[type]=invoice") == .invoice)
    #expect(try payment("payment.type=voucher&payment.code=abcd") == .voucher("ABCD"))
    #expect(
      try payment("payment[type]=card&payment[number]=4242424242424242&payment[holder]=")
        == .card(Card(number: "4242424242424242", holder: nil)))
    #expect(
      faults { try payment("payment[type]=card&payment[number]=") } == [
        "/payment/number presence", "/payment/number card",
      ])
    #expect(faults { try payment("payment[type]=cash") } == ["/payment/type type"])
    #expect(faults { try payment("payment[code]=abcd") } == ["/payment/type required"])
    let keyed = try rules.decode(fromQuery: "payment[type]=invoice&shape[box][width]=3&shape[box][sides][]=a")
    #expect(keyed.shape == .box(Shape.Box(width: 3, sides: ["a"])))
    #expect(try rules.decode(fromQuery: "payment[type]=invoice&shape[empty]=").shape == .empty)
    #expect(
      faults { try rules.decode(fromForm: Data("payment[type]=invoice&shape[box][width]=x".utf8)) } == [
        "/shape/box/width type", "/shape/box/sides required",
      ])
  }

  enum Shape: CasesCodable, Equatable, Sendable {
    struct Box: Codable, Equatable, Sendable {
      var width: Int
      var sides: [String]
      static let rules: RuleSet<Box> = [.at(\.width, "width"), .at(\.sides, "sides")]
    }
    case box(Box)
    case empty

    static let rules: RuleSet<Shape> = .cases(keyed: [
      .case("box", Shape.box, { if case .box(let box) = $0 { box } else { nil } }, Box.rules),
      .case("empty", .empty),
    ])
  }

  @Test func readsWhatIsNotDeclared() throws {
    struct Loose: Codable, Equatable {
      var count: Int
      var isOn: Bool?
      var list: [Double]
      var nested: [String: [String]]
      var empty: String
      var any: JSONValue
    }
    let loose = try RuleSet<Loose>().decode(
      fromQuery:
        "count=2&isOn=true&list[]=1.5&nested[a][]=x&nested[b]=y&nested[b]=z&empty=&any=7&nested[c][]=")
    #expect(
      loose.count == 2 && loose.isOn == true && loose.list == [1.5] && loose.empty == "" && loose.any == "7")
    #expect(loose.nested == ["a": ["x"], "b": ["y", "z"], "c": [""]])
    #expect(faults { try RuleSet<Loose>().decode(fromQuery: "count=") } == ["/count required"])
  }

  // MARK: Failures

  @Test(arguments: [
    ("limit=x", "/limit type"), ("limit=1.5", "/limit type"), ("limit=+5", "/limit type"),
    ("limit=05", "/limit type"),
    ("limit=9223372036854775808", "/limit type"), ("limit=101", "/limit range"),
    ("limit=1&limit=2", "/limit type"),
    ("limit[]=1", "/limit type"), ("limit=1e400", "/limit type"), ("news=yes", "/news type"),
    ("level=3", "/level type"),
    ("start=2026-11-29", "/start type"), ("note[a]=b", "/note type"), ("guests=x", "/guests/0 type"),
    ("guests[x][name]=a", "/guests type"), ("guests[01][name]=a", "/guests type"),
    ("guests[9999999999999999999][name]=a", "/guests type"), ("guests[5][name]=", "/guests/0/name presence"),
    ("guests[0][__proto__]=1", "/guests/0/name required"), ("tags=1&tags=2&tags=3&tags=4", "/tags count"),
  ])
  func rejects(_ field: String, _ fault: String) {
    #expect(faults(ofForm: "\(Self.least)&\(field)") == [fault])
  }

  @Test(arguments: [
    "__proto__[isAdmin]=on", "constructor=1", "a[b=1", "a]b=1", "[a]=1", "a..b=1", "a.=1", ".a=1", "=x", "&&",
    "a[b]c=1",
    "a[]b]=1", "x", "email.x]=1",
  ])
  func ignoresOtherNames(_ fields: String) throws {
    #expect(try order("\(Self.least)&\(fields)").email == "a@b.co")
    let strict = DecodingOptions(rejectsUnknownKeys: true)
    let body = "\(Self.least)&\(fields)"
    #expect(faults { try order(body, options: strict) }.count == (fields == "&&" ? 0 : 1))
  }

  @Test(arguments: [
    ("a=%", 3), ("a=%4", 3), ("a=%4x", 3), ("a=1&b%zz=2", 6), ("a=%FF", 1), ("a=1&b=%C3", 5), ("%C3=%A9", 1),
    ("a=%ED%A0%80", 1),
  ])
  func whatIsNotEncodedIsOneFailure(_ body: String, _ byte: Int) throws {
    let error = try #require(throws: ValidationError.self) { try order(body) }
    #expect(error.failures.map(\.name) == ["form-fields"])
    #expect(error.failures[0].parameters == ["reason": "encoding", "line": 1, "byte": .integer(byte)])
    let problem = ProblemDetails(error.failures)
    #expect(problem.status == 400)
    #expect(problem.detail == "This is not percent-encoded text in UTF-8. Look at byte \(byte).")
  }

  @Test func isLimitedLikeJSON() throws {
    let options = DecodingOptions(maximumSize: 40, maximumDepth: 3)
    let deep = try #require(throws: ValidationError.self) { try order("x=1&a[b][c][d]=1", options: options) }
    #expect(deep.failures[0].parameters == ["reason": "depth", "maximum": 3, "line": 1, "byte": 5])
    #expect(faults { try order("\(Self.least)&a[b][c]=1", options: options) } == [])
    let large = try #require(throws: ValidationError.self) {
      try order(String(repeating: "a", count: 41), options: options)
    }
    #expect(ProblemDetails(large.failures).status == 413)
    let fields = [(name: "email", value: String(repeating: "a", count: 36))]
    #expect(faults { try Order.rules.decode(fromFields: fields, options: options) } == [" form-fields"])
  }

  @Test func namesParametersAndHeadersInProblems() throws {
    struct Client: Codable, Sendable {
      var id: UUID
      static let rules: RuleSet<Client> = [.at(\.id, "x-request-id")]
      enum CodingKeys: String, CodingKey { case id = "x-request-id" }
    }
    let query = try #require(throws: ValidationError.self) {
      try Order.rules.decode(fromQuery: "email=x&guests[3][name]=&settings[isOn]=on&terms=on")
    }
    let header = try #require(throws: ValidationError.self) {
      try Client.rules.decode(fromFields: [("x-request-id", "7")], in: .header)
    }
    let body = try #require(throws: ValidationError.self) {
      try Guest.rules.decode(from: Data(#"{"name":""}"#.utf8))
    }
    let failures = header.failures + query.failures + body.failures.map { $0.placed(under: "/guests/0") }
    let problem = ProblemDetails(failures)
    #expect(
      problem.errors.map(\.place) == [
        .header("x-request-id"), .parameter("email"), .parameter("guests[0][name]"),
        .parameter("guests[0][isVegan]"), .parameter("settings[isLoud]"), .pointer("#/guests/0/name"),
        .pointer("#/guests/0/isVegan"),
      ])
    let json = String(decoding: try problem.json(), as: UTF8.self)
    #expect(json.contains(#""header":"x-request-id""#) && json.contains(#""parameter":"email""#))
    #expect(json.components(separatedBy: "pointer").count == 3)
    // A client shows them at the fields of its form.
    let external = try ExternalFailures(body: problem.json())
    #expect(external.failures.map(\.path).contains("/guests/0/name"))
  }

  @Test func checksAsynchronousRulesOfForms() async throws {
    let error = await #expect(throws: ValidationError.self) {
      try await Order.rules.decode(
        fromForm: Data(Self.least.utf8), then: .async("available", at: \.email) { _ in false })
    }
    #expect(error?.failures.map(\.path) == ["/email"])
  }

  // MARK: Oracle

  /// A value that is written as fields and as JSON is read as the same.
  @Test(arguments: randomSeeds(1...50))
  func readsWhatJSONSays(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let texts = ["Ada", "a&b=c", "é +%", "[x].y", "日本"]
    let guests = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      Guest(
        name: texts.randomElement(using: &generator) ?? "",
        age: [nil, 0, 36].randomElement(using: &generator) ?? nil,
        isVegan: .random(using: &generator))
    }
    let order = Order(
      email: "a@b.co", limit: .random(in: 1...100, using: &generator), price: Decimal(string: "0.25"),
      level: .low,
      start: nil, note: texts.randomElement(using: &generator),
      tags: Array(texts.shuffled(using: &generator).prefix(2)),
      guests: guests.isEmpty ? nil : guests, prices: ["a": 1, "b c": 2],
      settings: Settings(isOn: true, isLoud: false),
      terms: true, news: .random(using: &generator), number: nil)
    var fields: [(name: String, value: String)] = []
    flatten(try JSONValue(encoding: order, JSONEncoder()), "", &fields)
    fields.shuffle(using: &generator)
    // The order of texts with one name is that of the list.
    let tags = order.tags ?? []
    fields.removeAll { $0.name.hasPrefix("tags") }
    fields += tags.map { ("tags", $0) }
    #expect(try Order.rules.decode(fromFields: fields) == order)
    let body = fields.map { "\(encoded($0.name))=\(encoded($0.value))" }.joined(separator: "&")
    #expect(try self.order(body) == order)
  }

  private func flatten(_ value: JSONValue, _ name: String, _ fields: inout [(name: String, value: String)]) {
    switch value {
    case .object(let members):
      for (key, value) in members { flatten(value, name.isEmpty ? key : "\(name)[\(key)]", &fields) }
    case .array(let elements):
      for (index, value) in elements.enumerated() { flatten(value, "\(name)[\(index * 3)]", &fields) }
    case .string(let text): fields.append((name, text))
    case .bool(let flag): fields.append((name, flag ? "on" : "off"))
    case .null: fields.append((name, ""))
    default: fields.append((name, "\(value)"))
    }
  }

  private func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }

  // MARK: Cost

  /// Fields that would cost more than others of their size if reading were not linear.
  static let hostile: [String: @Sendable (Int) -> String] = [
    "elements": { "guests[\($0)][name]=a&" }, "gaps": { "guests[\($0 * 7919 % 1_000_003)][name]=&" },
    "empty brackets": { _ in "guests[][name]=a&" }, "repeated": { _ in "limit=1&" },
    "other names": { "x\($0)=1&" },
    "deep": { _ in "x\(String(repeating: "[a]", count: 60))=1&" },
    "dots": { _ in "\(String(repeating: ".", count: 500))=1&" },
    "open brackets": { _ in "\(String(repeating: "[", count: 500))&" }, "keys": { "prices[k\($0)]=0&" },
    "flags": { "guests[\($0)]=&" },
  ]

  @Test(.serialized, arguments: hostile.keys.sorted())
  func timeIsLinear(_ name: String) throws {
    let field = try #require(Self.hostile[name])
    let options = DecodingOptions(rejectsUnknownKeys: true, maximumSize: 1 << 24)
    func body(_ size: Int) -> Data {
      var text = "\(Self.least)&"
      var index = 0
      while text.utf8.count < size {
        text += field(index)
        index += 1
      }
      return Data(text.utf8)
    }
    let growth = Growth(from: valueCount(100_000, unoptimized: 5_000), of: body) {
      _ = try? Order.rules.decode(fromForm: $0, options: options)
    }
    #expect(growth.isLinear, "\(name): \(growth)")
  }
}

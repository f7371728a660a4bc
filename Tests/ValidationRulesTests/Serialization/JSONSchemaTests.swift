import ALPValidator
import Foundation
import Testing

/// `.ci/schema` compares schemas with rules, by another validator.
@Suite struct JSONSchemaTests {
  /// Checks the schema of a rule, without `$schema` and the type.
  private func check<Value>(
    _ rule: Rule<Value>, _ expected: String, isExact: Bool = true,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    var schema = try schema(of: RuleSet([rule]))
    for keyword in ["$schema", "type", "examples"] { schema[keyword] = nil }
    let comment = schema.removeValue(forKey: "$comment")
    #expect(schema == (try decoded(Data(expected.utf8))), sourceLocation: location)
    #expect((comment == nil) == isExact, sourceLocation: location)
    let exact = try? RuleSet([rule]).jsonSchema(exact: true)
    #expect((exact != nil) == isExact, sourceLocation: location)
  }

  private func schema<Value>(of rules: RuleSet<Value>) throws -> [String: JSONValue] {
    try decoded(try rules.jsonSchema())
  }

  private func decoded(_ json: Data) throws -> [String: JSONValue] {
    try JSONDecoder().decode([String: JSONValue].self, from: json)
  }

  @Test func expressesLengths() throws {
    try check(Rule<String>.notEmpty, #"{"minLength": 1}"#)
    // A schema counts scalars, of which a character has one or more.
    try check(.length(2...5), #"{"minLength": 2}"#, isExact: false)
    try check(.length(2...5, unit: .scalars), #"{"minLength": 2, "maxLength": 5}"#)
    try check(.length(3...5, unit: .utf16), #"{"minLength": 2, "maxLength": 5}"#, isExact: false)
    try check(.length(5...9, unit: .utf8), #"{"minLength": 2, "maxLength": 9}"#, isExact: false)
    try check(.length(2...5, trimming: " "), #"{"minLength": 2}"#, isExact: false)
    try check(.words(2...3), #"{"minLength": 3}"#, isExact: false)
  }

  @Test func expressesContent() throws {
    try check(.contains("1.5"), #"{"pattern": "1\\.5"}"#, isExact: false)
    try check(.starts(with: "K"), #"{"pattern": "^[K\\u212A]"}"#, isExact: false)
    try check(.ends(with: "$"), #"{"pattern": "\\$$"}"#, isExact: false)
    try check(.contains("a", caseSensitive: false), "{}", isExact: false)
    try check(.containsDigit, #"{"pattern": "[^\\x00-/:-\\x7F]"}"#, isExact: false)
    try check(.containsDigits(2..., asciiOnly: true), #"{"pattern": "^(?:[^0-9]*[0-9]){2}"}"#)
    try check(.containsDigits(1...2, asciiOnly: true), #"{"pattern": "^[^0-9]*(?:[0-9][^0-9]*){1,2}$"}"#)
    try check(.alphanumeric(asciiOnly: true), #"{"pattern": "^[0-9A-Za-z]+$"}"#)
    try check(.onlyCharacters(in: "A-Z_"), #"{"pattern": "^[A-Z_]+$"}"#)
    try check(.noCharacters(in: "<>&"), #"{"pattern": "^[^&<>]*$"}"#)
    try check(.noWhitespace, #"{"pattern": "^[^\\x09-\\x0D ]*$"}"#, isExact: false)
  }

  @Test func expressesPatternsThatECMAScriptReadsAlike() throws {
    try check(.matches("[a-z]+", name: "sku"), #"{"pattern": "^(?:[a-z]+)$"}"#)
    try check(.matches("[a-z]+-(a|b)?"), #"{"pattern": "^(?:[a-z]+-(?:a|b)?)$"}"#)
    try check(.matches(#"\x41\u00e9\-"#), #"{"pattern": "^(?:Aé-)$"}"#)
    try check(.matches("(?!a)[^b]{2,}?"), #"{"pattern": "^(?:(?!a)[^b]{2,}?)$"}"#)
    try check(.matches("."), #"{"pattern": "^(?:[^\\n\\x0B\\f\\r\\x85\\u2028\\u2029])$"}"#)
    // ICU's digits are those of all scripts.
    try check(.matches(#"\d"#), #"{"pattern": "^(?:[^\\x00-/:-\\x7F])$"}"#, isExact: false)
    try check(.matches(#"[\p{L}_]"#), #"{"pattern": "^(?:[^\\x00-@\\[-\\^`{-\\x7F])$"}"#, isExact: false)
    let others = ["(?i)a", "a++", #"(a)\1"#, #"\bA"#, "(?<=a)b", #"(?!\d)a"#, "a$\n", "(?>a)", #"\Qa\E"#]
    for pattern in others { try check(.matches(pattern), "{}", isExact: false) }
  }

  @Test func expressesFormatsThatAcceptAllOfThem() throws {
    let formats: [(Rule<String>, String)] = [
      (.date, "date"), (.time, "time"), (.dateTime, "date-time"), (.duration, "duration"), (.ipv4, "ipv4"),
      (.ipv6, "ipv6"), (.uuid, "uuid"), (.jsonPointer, "json-pointer"),
      (.hostname(.asciiOnly), "hostname"),
    ]
    try check(.uri, #"{"format": "uri"}"#)
    try check(.uri(.allowsUnicode), #"{"format": "iri"}"#)
    try check(.month, #"{"pattern": "^(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])$"}"#)
    try check(.objectID, #"{"pattern": "^[0-9A-Fa-f]{24}$"}"#)
    try check(.hexadecimal, #"{"pattern": "^[0-9A-Fa-f]+$"}"#)
    try check(.hexadecimal(byteCount: 32), #"{"pattern": "^(?:[0-9A-Fa-f]{2}){32}$"}"#)
    try check(.boolean, #"{"enum": ["true", "false"]}"#)
    try check(.boolean(.lenient), "{}", isExact: false)
    try check(
      .week, #"{"pattern": "^(?!0000)[0-9]{4}-W(?:0[1-9]|[1-4][0-9]|5[0-3])$"}"#, isExact: false)
    for block in [Rule.cidr, .cidr(.canonical)] {
      try check(block, #"{"pattern": "^[0-9A-Fa-f:.]+/[0-9]{1,3}$"}"#, isExact: false)
    }
    for tag in [Rule.languageTag, .languageTag(.registered)] {
      try check(tag, #"{"pattern": "^[0-9A-Za-z]{1,8}(?:[-_][0-9A-Za-z]{1,8})*$"}"#, isExact: false)
    }
    for (rule, format) in formats { try check(rule, #"{"format": "\#(format)"}"#) }
    try check(.ipAddress, #"{"anyOf": [{"format": "ipv4"}, {"format": "ipv6"}]}"#)
    try check(.uuid(version: 4), #"{"format": "uuid", "pattern": "^.{14}4.{4}[89ABab]"}"#)
    try check(.email, #"{"format": "idn-email", "pattern": ".@."}"#, isExact: false)
    try check(.email(.asciiOnly), #"{"format": "email", "pattern": ".@."}"#, isExact: false)
    try check(
      .url(schemes: ["ftp"]), #"{"format": "iri", "pattern": "^(?:[Ff][Tt][Pp])://"}"#, isExact: false)
    let wider: [Rule<String>] = [
      .dateTime(.allowsSpace), .uuid(.lenient), .hostname, .ipv6(.allowsZone),
      .url(.lenient),
      .duration(.lenient), .iban,
    ]
    for rule in wider { try check(rule, "{}", isExact: false) }
  }

  @Test func doesNotTakeRulesOfTheProgramForOwnOnes() throws {
    struct OwnRule: ValidationRule {
      let name = "length"
      let parameters: [String: JSONValue] = ["minimum": 5]
      func isSatisfied(by text: String) -> Bool { true }
    }
    try check(Rule(OwnRule()), "{}", isExact: false)
    try check(Rule<String>.satisfies("date") { _ in true }, "{}", isExact: false)
    try check(Rule(FormatRule("date") { _ in true }), "{}", isExact: false)
    try check(Rule<String>.satisfies("presence", at: "/x") { _ in true }, "{}", isExact: false)
    // The rule for elements has the name of a rule for the whole.
    try check(
      Rule<[String: Int]>.every(.notEmpty), #"{"additionalProperties": {"type": "integer"}}"#, isExact: false)
  }

  @Test func expressesEquality() throws {
    try check(.same(as: "yes"), #"{"const": "yes"}"#)
    try check(.in(["a", "b"]), #"{"enum": ["a", "b"]}"#)
    try check(.different(from: "a"), #"{"not": {"const": "a"}}"#)
    try check(.notIn(["a", "b"]), #"{"not": {"enum": ["a", "b"]}}"#)
    // The Kelvin sign is a K in a string.
    try check(.in(["OK", "a|b"]), #"{"pattern": "^(?:O[K\\u212A]|a\\|b)$"}"#)
    try check(.same(as: "é"), "{}", isExact: false)
    try check(.different(from: "é"), #"{"not": {"const": "é"}}"#, isExact: false)
    try check(.same(as: "a", caseSensitive: false), "{}", isExact: false)
    try check(Rule<Int>.in([1, 2]), #"{"enum": [1, 2]}"#)
    try check(Rule<Bool>.isTrue, #"{"const": true}"#)
    try check(
      Rule<Date>.same(as: Date(timeIntervalSince1970: 0)), #"{"format": "date-time"}"#, isExact: false)
  }

  @Test func expressesNumbers() throws {
    try check(.range(1...9), #"{"minimum": 1, "maximum": 9}"#)
    try check(.range(0.5..<9), #"{"minimum": 0.5, "exclusiveMaximum": 9}"#)
    try check(Rule<Int>.greaterThan(0), #"{"exclusiveMinimum": 0}"#)
    try check(Rule<Int>.multiple(of: -5), #"{"multipleOf": 5}"#)
    try check(Rule<UInt8>.lessThan(9), #"{"minimum": 0, "maximum": 255, "exclusiveMaximum": 9}"#)
    // Validators read numbers as `Double`: 9.999999999999999999 becomes 10, and 0.3 is not a multiple of 0.1.
    try check(Rule<Decimal>.lessThan(10), #"{"maximum": 10}"#, isExact: false)
    try check(Rule<Double>.multiple(of: 0.1), "{}", isExact: false)
    try check(Rule<Double>.maximum(.infinity), "{}", isExact: false)
    try check(Rule<Float>.maximum(10), "{}", isExact: false)
    try check(Rule<UInt64>.maximum(.max), #"{"minimum": 0}"#, isExact: false)
  }

  @Test func expressesCollections() throws {
    let items = #""items": {"type": "integer"}"#
    try check(Rule<[Int]>.count(1...3), "{\(items), \"minItems\": 1, \"maxItems\": 3}")
    try check(Rule<[Int]>.unique, "{\(items), \"uniqueItems\": true}")
    // Equal elements in JSON are one in a set.
    try check(Rule<Set<Int>>.count(2...3), "{\(items), \"minItems\": 2}", isExact: false)
    try check(Rule<[Int]>.every(.minimum(0)), #"{"items": {"type": "integer", "minimum": 0}}"#)
    try check(
      Rule<[String: Int]>.count(...3),
      #"{"additionalProperties": {"type": "integer"}, "maxProperties": 3}"#)
  }

  @Test func expressesCombinations() throws {
    try check(.notEmpty && .length(3..., unit: .scalars), #"{"minLength": 3}"#)
    try check(.matches("a") && .matches("b"), #"{"pattern": "^(?:a)$", "allOf": [{"pattern": "^(?:b)$"}]}"#)
    try check(
      .date || .same(as: "today") || .same(as: ""),
      #"{"anyOf": [{"format": "date"}, {"const": "today"}, {"const": ""}]}"#)
    try check(.date || .iban, "{}", isExact: false)
    try check(!.length(3...5, unit: .scalars), #"{"not": {"minLength": 3, "maxLength": 5}}"#)
    // A schema that accepts more rejects more in a negation. So does one with a format, to validators that ignore formats.
    for rule: Rule<String> in [.length(3...5), .date, .email] { try check(!rule, "{}", isExact: false) }
    let optional = try schema(of: RuleSet<String>([.date], isOptional: true))
    #expect(optional["anyOf"] == [["maxLength": 0], ["format": "date"]])
    #expect(
      try schema(of: RuleSet<String>([.date.with(severity: .warning)])).keys.sorted() == ["$schema", "type"])
  }

  private enum Size: String, Codable, CaseIterable, Sendable {
    case small = "S"
    case large = "L"
  }

  private struct Guest: Codable, Sendable {
    var email: String
    var age: Int?
    var size: Size
  }

  private struct Party: Decodable, Sendable {
    enum CodingKeys: String, CodingKey {
      case title, note, guests, prices
      case place = "location"
    }

    var title: String
    var note: String?
    var guests: [Guest]
    var prices: [String: Double]
    var place: String?
  }

  @Test func describesStructuresAsTheyAreDeclared() throws {
    let guest: RuleSet<Guest> = [
      .at(\.email, "email", label: "E-mail", [.notEmpty.with(message: "Who is it?")]),
      .at(\.size, "size", [.in([.small])]), .at(\.age, "age", [.minimum(18)]),
    ]
    let party: RuleSet<Party> = [
      .at(\.title, "title", [.length(...9, unit: .scalars)]),
      .at(\.note, "note", default: "none", [.length(...9, unit: .scalars)]),
      .each(\.guests, "guests", label: "Guests", list: [.count(1...8)], guest),
      .each(\.prices, "prices", [.minimum(0)]),
      .at(\.place, "location", [.notEmpty]),
      .satisfies("odd", at: \.title, reading: \.guests) { $0.count < 13 },
      .when(\.note, { $0 != nil }, [.at(\.place, "location", [.length(3...)])]),
    ]
    let expected: [String: JSONValue] = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "type": "object",
      "properties": [
        "title": ["type": "string", "maxLength": 9],
        "note": ["type": ["string", "null"], "maxLength": 9, "default": "none"],
        "guests": [
          "type": "array", "title": "Guests", "minItems": 1, "maxItems": 8,
          "items": [
            "type": "object",
            "properties": [
              "email": ["type": "string", "minLength": 1, "title": "E-mail", "description": "Who is it?"],
              "age": ["type": ["integer", "null"], "minimum": 18],
              "size": ["type": "string", "enum": ["S", "L"], "const": "S"],
            ], "required": ["email", "size"],
          ],
        ],
        "prices": ["type": "object", "additionalProperties": ["type": "number", "minimum": 0]],
        "location": ["type": "string", "minLength": 1],
      ],
      "required": ["guests", "location", "prices", "title"],
      "$comment": "Not fully expressed: a rule of the app",
    ]
    #expect(try schema(of: party) == expected)
    #expect(try party.jsonSchema() == party.jsonSchema())
  }

  /// What clients don't get to know from a failure isn't in a comment either.
  @Test func namesNoWithheldParameter() throws {
    let json = try RuleSet<String>([.emailDomain(notIn: ["blocked.example"])]).jsonSchema()
    let schema = String(decoding: json, as: UTF8.self)
    #expect(schema.contains("Not fully expressed: email-domain"))
    #expect(!schema.contains("blocked.example"))
  }

  private struct Node: Codable, Sendable {
    var name: String
    var children: [Node]
    static let rules: RuleSet<Node> = [
      .at(\.name, "name", [.notEmpty]), .each(\.children, "children") { Node.rules },
    ]
  }

  @Test func refersToTheSchemaOfARecursiveStructure() throws {
    let node: [String: JSONValue] = [
      "type": "object",
      "properties": [
        "name": ["type": "string", "minLength": 1],
        "children": ["type": "array", "items": ["$ref": "#/$defs/Node"]],
      ], "required": ["children", "name"],
    ]
    var expected = node
    expected["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    expected["$defs"] = ["Node": .object(node)]
    #expect(try schema(of: Node.rules) == expected)
  }

  private struct Account: Codable, Sendable {
    var name: String
    var pin: String
    var keys: [String]
    var card: Card?

    struct Card: Codable, Sendable { var number: String }
  }

  /// After section 9.4 of the vocabulary for validation.
  @Test func saysThatSecretsAreWrittenOnly() throws {
    let account: RuleSet<Account> = [
      .at(\.name, "name", default: "Ada"),
      .at(\.pin, "pin", label: "PIN", isSecret: true, default: "0000", [.notEmpty]),
      .each(\.keys, "keys", isSecret: true, [.notEmpty]),
      .at(\.card, "card", isSecret: true, [.at(\.number, "number", default: "1")]),
    ]
    let expected: JSONValue = [
      "name": ["type": "string", "default": "Ada"],
      "pin": ["type": "string", "minLength": 1, "title": "PIN", "writeOnly": true],
      "keys": ["type": "array", "items": ["type": "string", "minLength": 1], "writeOnly": true],
      "card": [
        "type": ["object", "null"], "properties": ["number": ["type": "string"]], "writeOnly": true,
      ],
    ]
    #expect(try schema(of: account)["properties"] == expected)
  }

  @Test func hasNoRulesForValuesThatAreFormattedFirst() throws {
    let guest: RuleSet<Guest> = [.at(\.email, "email", formatters: [.trimmed], [.date]), .at(\.size, "size")]
    let schema = try schema(of: guest)
    #expect(schema["required"] == ["email", "size"])
    guard case .object(let properties)? = schema["properties"] else { throw CancellationError() }
    #expect(properties["email"] == ["type": "string", "$comment": "Not fully expressed: date"])
    #expect(try guest.decode(from: Data(#"{"email":" 2024-02-29 ","size":"S"}"#.utf8)).email == "2024-02-29")
  }

  @Test(
    arguments: [
      ([.trimmed], [.length(2...8)], ["minLength": 2]), ([.trimmed], [.notEmpty], ["minLength": 1]),
      ([.trimmed, .lowercased], [.notEmpty, .email], ["minLength": 1, "pattern": ".@."]),
      ([.uppercased], [.length(4..., unit: .scalars)], ["minLength": 2]),
      ([.inOrder([.uppercased, .capitalized])], [.length(10...)], ["minLength": 2]),
      ([.whitespaceRemoved], [.email, .length(3...)], ["minLength": 3]),
      ([.limited(to: 5)], [.length(3...)], ["minLength": 3]), ([.trimmed], [.length(...8), .slug], [:]),
      ([ValueFormatter("trimmed") { $0 + $0 }], [.length(2...)], [:]),
      ([.inOrder([.trimmed, ValueFormatter { $0 + $0 }])], [.length(2...)], [:]),
    ] as [([ValueFormatter<String>], [Rule<String>], JSONValue)])
  func hasWhatHoldsBeforeFormatters(
    _ formatters: [ValueFormatter<String>], _ rules: [Rule<String>], _ expected: JSONValue
  ) throws {
    let guest: RuleSet<Guest> = [.at(\.email, "email", formatters: formatters, RuleSet(rules))]
    guard case .object(let properties)? = try schema(of: guest)["properties"],
      case .object(var email)? = properties["email"]
    else { throw CancellationError() }
    #expect(email.removeValue(forKey: "type") == "string")
    #expect("\(email.removeValue(forKey: "$comment") ?? .null)".hasPrefix("Not fully expressed: "))
    #expect(JSONValue.object(email) == expected)
  }

  @Test func rejectsUnknownKeysIfWanted() throws {
    let closed: RuleSet<Guest> = [.at(\.email, "email"), .at(\.size, "size")]
    let closedSchema = try decoded(closed.jsonSchema(rejectsUnknownKeys: true))
    #expect(closedSchema["additionalProperties"] == false)
    #expect(try schema(of: closed)["additionalProperties"] == nil)
  }

  @Test func describesTypes() throws {
    #expect(try schema(of: RuleSet<Size>([]))["enum"] == ["S", "L"])
    #expect(
      try schema(of: RuleSet<[Date?]>([]))["items"] == ["type": ["string", "null"], "format": "date-time"])
    let plain = try RuleSet<Date>([]).jsonSchema(with: JSONDecoder())
    #expect(try decoded(plain)["type"] == "number")
    let other = JSONDecoder()
    (other.keyDecodingStrategy, other.dataDecodingStrategy) = (.convertFromSnakeCase, .deferredToData)
    #expect(try decoded(RuleSet<Data>([]).jsonSchema(with: other))["type"] == nil)
    #expect(
      try decoded(RuleSet<Guest>([.at(\.email, "email", [.email])]).jsonSchema(with: other))["required"]
        == ["email"])
    #expect(try schema(of: RuleSet<Data>([]))["contentEncoding"] == "base64")
    #expect(try schema(of: RuleSet<UUID>([]))["format"] == "uuid")
    #expect(try schema(of: RuleSet<String>([.date]))["examples"] == ["2024-02-29"])
    #expect(try schema(of: RuleSet<String>([.date, .length(...3)]))["examples"] == nil)
  }

  @Test func namesTheRuleThatCannotBeExact() throws {
    let guest: RuleSet<Guest> = [.at(\.email, "email", [.email])]
    let error = #expect(throws: EncodingError.self) { try guest.jsonSchema(exact: true) }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(
      context.debugDescription
        == "email: JSON Schema cannot express the rule email; remove it, or do not require an exact schema")
  }

  @Test func namesThePropertyWhoseFormattersCannotBeExact() throws {
    let guest: RuleSet<Guest> = [.at(\.email, "email", formatters: [.trimmed], [.notEmpty])]
    let error = #expect(throws: EncodingError.self) { try guest.jsonSchema(exact: true) }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(
      context.debugDescription
        == "email: JSON Schema cannot express the rule presence of a property with formatters, which are applied before it; remove these, or do not require an exact schema"
    )
  }

  /// The patterns for equal texts assume that there are three such characters.
  @Test func threeCharactersBeyondASCIIAreEqualToOneOfIt() {
    let ascii = Set((0..<128).map { String(UnicodeScalar(UInt8($0))) })
    let scalars = (0x80..<0x3000).compactMap(Unicode.Scalar.init(_:))
    let equal = scalars.filter { ascii.contains(String($0)) }
    #expect(equal == ["\u{37E}", "\u{1FEF}", "\u{212A}"])
  }
}

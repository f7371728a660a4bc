@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

/// What a response has of secret parts: nothing of their values, and no key that a client has chosen.
@Suite struct SecretPartTests {
  struct Card: Codable, Sendable {
    var number: String
    var holder: String

    static let rules: RuleSet<Card> = [
      .at(\.number, "number", isSecret: true, [.onlyDigits]), .at(\.holder, "holder"),
    ]
  }

  struct Account: Codable, Sendable {
    var id = 7
    var email = "a@b.co"
    var password = "Engine-1842"
    var token: String?
    var cards = [Card(number: "1", holder: "Ada"), Card(number: "2", holder: "Alan")]
    var cardsByName = ["main": Card(number: "3", holder: "Eve")]
    var card: Card? = Card(number: "4", holder: "Bob")
    var keys = ["alpha": 1]
    var start = Date(timeIntervalSince1970: 0)

    static let rules: RuleSet<Account> = [
      .at(\.email, "email", [.email]), .at(\.token, "token", isSecret: true),
      .each(\.cards, "cards", Card.rules),
      .each(\.cardsByName, "cardsByName", Card.rules), .at(\.card, "card", Card.rules),
      .each(\.keys, "keys", isSecret: true, [.minimum(1)]),
      .when(\.email, { $0.isEmpty }, [.at(\.password, "password", isSecret: true)]),
    ]
  }

  @Test func encodesAValueWithoutSecrets() throws {
    let json = try Account.rules.withoutSecrets(Account(token: "t"))
    #expect(
      json == [
        "id": 7, "email": "a@b.co", "cards": [["holder": "Ada"], ["holder": "Alan"]],
        "cardsByName": ["main": ["holder": "Eve"]], "card": ["holder": "Bob"],
        "start": "1970-01-01T00:00:00Z",
      ])
    #expect(try Account.rules.withoutSecrets(Account(card: nil)) != json)
    #expect(
      try RuleSet<[Card]>([.every(.at(\.holder, "holder"))]).withoutSecrets([Card(number: "1", holder: "a")])
        == [["number": "1", "holder": "a"]])
  }

  enum Proof: CasesCodable, Sendable {
    case card(Card)
    case code(String)
    case none

    static let rules: RuleSet<Proof> = .cases(
      tag: "type",
      [
        .case("card", Proof.card, { if case .card(let card) = $0 { card } else { nil } }, Card.rules),
        .case(
          "code", Proof.code, { if case .code(let code) = $0 { code } else { nil } }, name: "code",
          isSecret: true,
          [.notEmpty]), .case("none", .none),
      ])
  }

  @Test func encodesCasesWithoutSecrets() throws {
    let card = Proof.card(Card(number: "1", holder: "Ada"))
    #expect(try Proof.rules.withoutSecrets(card) == ["type": "card", "holder": "Ada"])
    #expect(try Proof.rules.withoutSecrets(.code("hush")) == ["type": "code"])
    #expect(try Proof.rules.withoutSecrets(.none) == ["type": "none"])
  }

  @Test func findsSecretsUnderOtherNames() {
    struct Odd: Codable, Sendable {
      var password: String?
      enum CodingKeys: String, CodingKey { case password = "pw" }
    }
    let rules: RuleSet<Odd> = [.at(\.password, "password", isSecret: true)]
    #expect(throws: EncodingError.self) { try rules.withoutSecrets(Odd(password: "x")) }
    #expect(throws: Never.self) { try rules.withoutSecrets(Odd()) }
  }

  @Test func tellsTheProgramsMessageNothingOfASecretPart() throws {
    struct Login: Codable, Sendable {
      var code = ""
      var name = ""
    }
    let rule = Rule.same(as: "Engine-1842").with { "\($0.message) \($0.parameters)" }
    let group = Rule<Login>.at(\.code, "code", isSecret: true, [rule]).with { "Code: \($0.message)" }
    let failures = RuleSet([group, .at(\.name, "name", [rule])]).failures(for: Login())
    #expect(failures.map { $0.message.contains("1842") } == [false, true])
    #expect(failures[0].message.hasPrefix("Code: ") && failures[0].message.hasSuffix(" [:]"))
    #expect(failures.map(\.hasOwnMessage) == [true, true])
    let body = try #require(throws: ValidationError.self) {
      try RuleSet([group]).decode(from: Data(#"{"code": "x", "name": ""}"#.utf8))
    }
    #expect(!body.failures[0].message.contains("1842"))
    #expect(try !String(decoding: JSONEncoder().encode(failures[0]), as: UTF8.self).contains("1842"))
    // What the program says of any other part stays.
    #expect(try String(decoding: JSONEncoder().encode(failures[1]), as: UTF8.self).contains("1842"))
  }

  struct Vault: Codable, Sendable {
    struct Inner: Codable, Sendable {
      var codes: [String: [Int]]
      static let rules: RuleSet<Inner> = [.at(\.codes, "codes")]
    }
    var keys: [String: Int]
    var leaf: [String: Int]
    var inner: Inner
    var open: [String: Int]

    static let rules: RuleSet<Vault> = [
      .each(\.keys, "keys", isSecret: true, [.minimum(1)]), .at(\.leaf, "leaf", isSecret: true),
      .at(\.inner, "inner", isSecret: true, Inner.rules), .each(\.open, "open", [.minimum(1)]),
    ]
  }

  @Test(arguments: [
    (#"{"keys":{"hush":0},"leaf":{},"inner":{"codes":{}},"open":{"a":0}}"#, ["#/keys", "#/open/a"]),
    (
      #"{"keys":{"hush":"x"},"leaf":{"hush":true},"inner":{"codes":{"hush":[1,"x"]}},"open":{}}"#,
      ["#/keys", "#/leaf", "#/inner/codes"]
    ),
    (#"{"keys":{},"leaf":{},"inner":{"codes":{},"hush":1},"open":{},"odd":1}"#, ["#/inner", "#/odd"]),
    (#"{"keys":{},"leaf":{},"inner":{},"open":{}}"#, ["#/inner/codes"]),
  ])
  func keepsTheKeysOfSecretDictionaries(_ body: String, _ pointers: [String]) throws {
    let error = try #require(throws: ValidationError.self) {
      try Vault.rules.decode(from: Data(body.utf8), options: DecodingOptions(rejectsUnknownKeys: true))
    }
    let problem = ProblemDetails(error.failures)
    #expect(problem.errors.compactMap(\.pointer) == pointers)
    for text in [try problem.json(), try JSONEncoder().encode(error.failures)] {
      #expect(!String(decoding: text, as: UTF8.self).contains("hush"))
    }
    // The program still knows the place.
    let isInPath = error.failures.contains { "\($0.path)".contains("hush") }
    #expect(isInPath == body.contains("hush"))
  }

  /// Of several wrong values of a dictionary, the first in the body is reported.
  @Test func reportsTheFirstWrongValueOfADictionary() throws {
    let members = (0..<50).map { "\"k\($0)\":\($0 < 7 ? "1" : "true")" }.joined(separator: ",")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    for decoder in [nil, decoder] {
      let error = try #require(throws: ValidationError.self) {
        try Vault.Inner.Codes.rules.decode(from: Data("{\"codes\":{\(members)}}".utf8), with: decoder)
      }
      #expect(error.failures.map { "\($0.path)" } == ["/codes/k7"])
    }
  }
}

extension SecretPartTests.Vault.Inner {
  fileprivate struct Codes: Codable, Sendable {
    var codes: [String: Int]
    static let rules: RuleSet<Codes> = [.at(\.codes, "codes")]
  }
}

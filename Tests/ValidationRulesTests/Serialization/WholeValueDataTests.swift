import ALPValidator
import Foundation
import Testing

private struct Guest: Sendable, VocabularyProviding {
  var email = "ada@example.com"
  var age: Int? = 36

  static let ruleVocabulary = RuleVocabulary<Guest>.properties(.at(\.email, "email"), .at(\.age, "age"))
}

private struct SignUp: Sendable, VocabularyProviding {
  var name = "ada"
  var password = "Engine-1842"
  var repeated = "Engine-1842"
  var guests: [Guest] = []
  var host: Guest?
  var prices: [String: Int] = [:]

  static let ruleVocabulary: RuleVocabulary<SignUp> = {
    var vocabulary = RuleVocabulary<SignUp>.properties(
      .at(\.name, "name"), .at(\.host, "host"), .each(\.guests, "guests"), .each(\.prices, "prices"),
      .at(\.password, "pass/word"))
    vocabulary["same"] = { _ in .satisfies("same", at: "/repeated") { $0.password == $0.repeated } }
    return vocabulary
  }()
}

/// Rules of structures as data.
@Suite struct WholeValueDataTests {
  private static let json = #"""
    [
      {"at": {"path": "/name", "rules": ["presence", {"length": {"maximum": 8}, "message": "Too long."}]}},
      {"each": {"path": "/guests", "rules": [
        {"at": {"path": "/email", "rules": ["email"]}, "severity": "warning"},
        {"at": {"path": "/age", "rules": [{"minimum": {"minimum": 18}}], "isOptional": true}}
      ]}},
      {"at": {"path": "/host", "rules": [{"at": {"path": "/email", "rules": ["email"]}}], "isOptional": true}},
      {"each": {"path": "/prices", "rules": [{"minimum": {"minimum": 1}}]}},
      {"at": {"path": "/pass~1word", "rules": ["contains-digit"], "stopsAtFirstFailure": true}},
      "same"
    ]
    """#

  private static let rules: RuleSet<SignUp> = [
    .at(\.name, "name", [.notEmpty, .length(...8).with(message: "Too long.")]),
    .each(
      \.guests, "guests",
      [
        .at(\.email, "email", [.email]).with(severity: .warning),
        .at(\.age, "age", RuleSet([.minimum(18)], isOptional: true)),
      ]),
    .at(\.host, "host", RuleSet([.at(\.email, "email", [.email])], isOptional: true)),
    .each(\.prices, "prices", [.minimum(1)]),
    .at(\.password, "pass/word", RuleSet([.containsDigit], stopsAtFirstFailure: true)),
    .satisfies("same", at: "/repeated") { $0.password == $0.repeated },
  ]

  private static let values = [
    SignUp(), SignUp(name: ""), SignUp(name: "ada lovelace"), SignUp(repeated: "x"), SignUp(password: "x"),
    SignUp(guests: [Guest(), Guest(email: "ada", age: 3), Guest(age: nil)]),
    SignUp(host: Guest(email: "", age: 3)), SignUp(prices: ["a": 0, "b": 1, "c/d": -1]),
  ]

  @Test func keepsTheOptionsOfTheRulesForAListAsAWhole() throws {
    let list = RuleSet<[Guest]>(
      [.notEmpty, .count(2...), .count(3...)], isOptional: true, stopsAtFirstFailure: true)
    let rules: RuleSet<SignUp> = [.each(\.guests, "guests", list: list, [.at(\.email, "email", [.email])])]
    let read = try RuleSet<SignUp>(json: rules.json())
    for guests in [[], [Guest()], [Guest(), Guest()]] {
      let failures = read.failures(for: SignUp(guests: guests))
      #expect(failures == rules.failures(for: SignUp(guests: guests)))
      #expect(failures.count == (guests.isEmpty ? 0 : 1))
    }
    #expect(try read.json() == rules.json())
  }

  @Test func readsAndWritesTheRulesOfAStructure() throws {
    let read = try RuleSet<SignUp>(json: Data(Self.json.utf8))
    let written = try Self.rules.json()
    let again = try RuleSet<SignUp>(json: written)
    #expect(try read.json() == written)
    #expect(try again.json() == written)
    for value in Self.values {
      let failures = Self.rules.failures(for: value)
      #expect(read.failures(for: value) == failures)
      #expect(again.failures(for: value) == failures)
    }
    #expect(Self.values.count { Self.rules.failures(for: $0).isEmpty } == 1)
  }

  @Test(
    arguments: [
      (#"["at"]"#, #"[0]: missing parameter "path"; write {"at": {"path": "/name", "rules": […]}}"#),
      (#"[{"at": []}]"#, #"[0].at: has to be an object with "path" and "rules", not a list"#),
      (#"[{"at": {"rules": []}}]"#, #"[0].at: missing parameter "path"; write {"at": {"path": …}}"#),
      (
        #"[{"at": {"path": "/nam", "rules": []}}]"#,
        #"[0].at.path: unknown path "/nam"; did you mean "/name"?"#
      ),
      (
        #"[{"each": {"path": "/name", "rules": []}}]"#,
        #"[0].each.path: unknown path "/name"; there are /guests, /prices"#
      ),
      (#"[{"at": {"path": 3, "rules": []}}]"#, "[0].at.path: has to be a text, not 3"),
      (#"[{"at": {"path": "/name"}}]"#, #"[0].at: missing "rules"; write {"rules": […]}"#),
      (#"[{"at": {"path": "/name", "rule": []}}]"#, #"[0].at: unknown key "rule"; did you mean "rules"?"#),
      (
        #"[{"at": {"path": "/name", "rules": ["emial"]}}]"#,
        #"[0].at.rules[0]: unknown rule "emial"; did you mean "email"?"#
      ),
    ])
  func namesTheFault(_ json: String, _ message: String) throws {
    let error = try #require(throws: DecodingError.self) { try RuleSet<SignUp>(json: Data(json.utf8)) }
    #expect("\(error)".contains(message.replacing("\"", with: "\\\"")) || "\(error)".contains(message))
  }

  @Test func writesNoRuleThatWouldBeReadAsAnother() throws {
    let unknown: RuleSet<SignUp> = [.at(\.repeated, "repeated", [.notEmpty])]
    #expect(throws: EncodingError.self) { try unknown.json() }
    let otherType: RuleSet<SignUp> = [.at(computed: { $0.password.count }, "name", [.minimum(1)])]
    #expect(throws: EncodingError.self) { try otherType.json() }
    let closure: RuleSet<SignUp> = [.satisfies("other", at: "/name") { $0.name != "" }]
    #expect(throws: EncodingError.self) { try closure.json() }
    var catalog: RuleSet<String> = [.notEmpty]
    catalog.messages = .english
    let messages: RuleSet<SignUp> = [.at(\.name, "name", catalog)]
    #expect(throws: EncodingError.self) { try messages.json() }
    // The rule set that is read back would accept guests with one address.
    let unique: RuleSet<SignUp> = [
      .each(\.guests, "guests", unique: \.email, [.at(\.email, "email")])
    ]
    #expect(throws: EncodingError.self) { try unique.json() }
  }

  @Test func endsForRulesThatAreNestedTooDeep() throws {
    struct Node: Sendable, VocabularyProviding {
      var next: [Node] = []
      static let ruleVocabulary = RuleVocabulary<Node>.properties(.each(\.next, "next"))
    }
    func nested(_ depth: Int) -> Data {
      let opening = String(repeating: #"[{"each": {"path": "/next", "rules": "#, count: depth)
      return Data((opening + "[]" + String(repeating: "}}]", count: depth)).utf8)
    }
    let deep = try RuleSet<Node>(json: nested(60))
    #expect(try deep.json() == RuleSet<Node>(json: deep.json()).json())
    #expect(throws: DecodingError.self) { try RuleSet<Node>(json: nested(70)) }
  }
}

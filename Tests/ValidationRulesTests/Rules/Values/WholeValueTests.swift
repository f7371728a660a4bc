import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

private struct Guest: Sendable {
  var email = "ada@example.com"
  var age: Int? = 36
}

private struct SignUp: Sendable {
  var email = "ada@example.com"
  var nickname: String?
  var age = 36
  var password = "Engine-1842"
  var repeated = "Engine-1842"
  var guests: [Guest] = []
  var host: Guest?
  var prices: [String: Int] = [:]
  var tags: Set<String> = []
  var topics: [String] = []
}

@Suite struct WholeValueTests {
  private static let guest: RuleSet<Guest> = [
    .at(\.email, "email", [.notEmpty, .email]),
    .at(\.age, "age", [.range(18...130)]),
  ]

  private static let rules: RuleSet<SignUp> = [
    .at(\.email, "email", [.notEmpty, .email]),
    .at(\.nickname, "nickname", [.length(3...20)]),
    .at(\.age, "age", [.range(18...130)]),
    .each(\.guests, "guests", guest),
    .at(\.host, "host", guest),
    .each(\.prices, "prices", [.minimum(1)]),
    .at(\.tags, "tags", [.every(.length(...8))]),
    .at(\.topics, "topics", [.count(...2), .every(.length(...8))]),
    .satisfies("same", at: "/repeated") { $0.password == $0.repeated },
  ]

  private static func paths(_ change: (inout SignUp) -> Void) -> [ValidationPath] {
    var value = SignUp()
    change(&value)
    return rules.failures(for: value).map(\.path)
  }

  @Test func namesThePartOfAnElementWithTheMessageOfTheRule() {
    let guests: RuleSet<[Guest]> = [.every(.at(\.email, "email", [.email]).with { "\($0.name)?" })]
    #expect(
      guests.failures(for: [Guest(), Guest(email: "x")]).map { "\($0.path) \($0.message)" } == [
        "/1/email email?"
      ])
  }

  @Test func rejectsAMissingStructureWhateverItsParts() {
    let host: RuleSet<SignUp> = [.each(\.topics, "topics", [.notEmpty])]
    #expect(host.failures(for: nil).map(\.name) == ["required"])
  }

  @MainActor @Test func namesThePartsOfAMissingValue() {
    let validator = Validator<Guest>()
    validator.addRules(Self.guest)
    let names = validator.rules.map(\.name)
    validator.validate(nil)
    #expect(validator.failures.map(\.path) == ["/email", "/email", ""])
    #expect(validator.rules.map(\.name) == names)
  }

  @Test func acceptsAValidValue() {
    var value = SignUp()
    value.nickname = "ada"
    value.guests = [Guest(), Guest(age: nil)]
    value.host = Guest()
    value.prices = ["large": 3]
    value.tags = ["a", "b"]
    value.topics = ["a", "b"]
    #expect(Self.rules.failures(for: value) == [])
    #expect(Self.rules.isSatisfied(by: value))
  }

  @Test func namesThePartThatFailed() {
    #expect(Self.paths { $0.email = "" } == ["/email", "/email"])
    #expect(Self.paths { $0.nickname = "a" } == ["/nickname"])
    #expect(Self.paths { $0.guests = [Guest(), Guest(), Guest(email: "ada")] } == ["/guests/2/email"])
    #expect(
      Self.paths { $0.guests = [Guest(age: 3), Guest(email: "ada", age: 3)] } == [
        "/guests/0/age", "/guests/1/email", "/guests/1/age",
      ])
    #expect(Self.paths { $0.host = Guest(age: 200) } == ["/host/age"])
    #expect(
      Self.paths { $0.prices = ["a/b": 0, "~": 0, "": 0, "c": 1] } == [
        "/prices/", "/prices/a~1b", "/prices/~0",
      ])
    #expect(Self.paths { $0.tags = ["much too long"] } == ["/tags"], "a set has no order")
    #expect(Self.paths { $0.topics = ["a", "much too long", "b"] } == ["/topics", "/topics/1"])
    #expect(Self.paths { $0.repeated = "" } == ["/repeated"])
    #expect(!RuleSet<[String: String]>([.each(\.self, "of", [.notEmpty])]).isSatisfied(by: ["a": ""]))
  }

  @Test func warningOfAPartFailsNoCombination() {
    let warned: Rule<SignUp> = .at(\.email, "email", [Rule.notEmpty.with(severity: .warning)])
    let value = SignUp(email: "")
    #expect((warned && warned).isSatisfied(by: value) && (!warned || warned).isSatisfied(by: value))
    #expect(!(!warned).isSatisfied(by: value) && warned.isSatisfied(by: value))
    #expect(!RuleSet([warned, .at(\.tags, "tags", [])]).isSatisfied(by: nil))
    let long = Rule<String>.length(5...).with(severity: .warning)
    let list: RuleSet<[SignUp]> = [.every(.at(\.email, "email", [long, .notEmpty]))]
    #expect(list.failures(for: [SignUp(email: "a"), value]).map(\.path) == ["/1/email", "/1/email"])
  }

  @Test func evaluatesRulesAboutSeveralPropertiesAlthoughOthersFail() {
    let failures = Self.rules.failures(for: SignUp(email: "ada", age: 3, repeated: "x"))
    #expect(failures.map(\.path) == ["/email", "/age", "/repeated"])
    #expect(failures.map(\.name) == ["email", "range", "same"])
  }

  @Test func stopsAtTheFirstFailure() {
    var rules = Self.rules
    rules.stopsAtFirstFailure = true
    #expect(rules.failures(for: SignUp(email: "ada", age: 3)).map(\.path) == ["/email"])
  }

  @Test func failsForAMissingPart() {
    let rules: RuleSet<SignUp> = [
      .at(\.nickname, "nickname", [.notEmpty]), .at(\.host, "host", [.at(\.email, "email", [.email])]),
    ]
    let failures = rules.failures(for: SignUp())
    #expect(failures.map { "\($0.path) \($0.name)" } == ["/nickname presence"])
    #expect(failures.map(\.cause) == [.missing])
    #expect(Self.rules.failures(for: nil).map(\.path).contains("/age"))
    #expect(Self.rules.failures(for: nil).first { $0.path == "/age" }?.cause == .missing)
  }

  @Test func evaluatesOtherRulesForEmptyValuesAndNotForNil() {
    let accepted = Lock<[String]>(["ada"])
    let rules: RuleSet<SignUp> = [
      .at(
        \.nickname, "nickname", [.satisfies("accepted") { text in accepted.withLock { $0.contains(text) } }])
    ]
    #expect(rules.failures(for: SignUp()) == [])
    #expect(rules.failures(for: SignUp(nickname: "")).map(\.name) == ["accepted"])
    accepted.withLock { $0 = [""] }
    #expect(rules.isSatisfied(by: SignUp(nickname: "")))
    #expect(rules.failures(for: SignUp(nickname: "ada")).map(\.path) == ["/nickname"])
  }

  @Test func takesOptionalValuesOfAnyType() {
    let rules: RuleSet<Any> = [.satisfies("text") { $0 is String }]
    let (text, none): (String?, String?) = ("a", nil)
    #expect(rules.failures(for: text).isEmpty)
    #expect(rules.failures(for: none).map(\.cause) == [.missing])
    #expect(rules.failures(for: nil).map(\.cause) == [.missing])
    #expect(rules.failures(for: 5).map(\.cause) == [.unsatisfied])
  }

  @Test func takesMessagesAndSeverityOfTheWholeRule() {
    let rules: RuleSet<SignUp> = [
      .at(\.email, "email", [.email]).with(message: "No address.").with(severity: .warning),
      .at(\.age, "age", [Rule.minimum(18).with(severity: .warning)]),
    ]
    let failures = rules.failures(for: SignUp(email: "ada", age: 3))
    #expect(failures.map(\.message) == ["No address.", "Please enter 18 or more."])
    #expect(failures.map(\.severity) == [.warning, .warning])
    #expect(rules.isSatisfied(by: SignUp(email: "ada", age: 3)))
  }

  @Test func isMadeOfOtherRules() {
    let rules: RuleSet<SignUp> = [
      .at(\.email, "email", [.email]) || .at(\.nickname, "nickname", [.notEmpty]),
      !.at(\.age, "age", [.lessThan(18)]),
    ]
    #expect(rules.isSatisfied(by: SignUp(email: "ada", nickname: "ada")))
    #expect(!rules.isSatisfied(by: SignUp(email: "ada")))
    #expect(!rules.isSatisfied(by: SignUp(age: 3)))
  }

  @Test func writesFailuresAsJSON() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let rules: RuleSet<SignUp> = [
      .each(\.guests, "guests", Self.guest), .at(\.age, "age", [Rule.minimum(18).with(severity: .warning)]),
    ]
    let value = SignUp(age: 3, guests: [Guest(email: "")])
    #expect(
      String(decoding: try encoder.encode(rules.failures(for: value)), as: UTF8.self) == """
        [{"message":"Please fill this in.","name":"presence","path":"/guests/0/email"},\
        {"message":"Please enter an email address, such as name@example.com.","name":"email",\
        "path":"/guests/0/email"},\
        {"message":"Please enter 18 or more.","name":"minimum","parameters":{"minimum":18},"path":"/age",\
        "severity":"warning"}]
        """)
    let failures = RuleSet<Double>([.maximum(-.infinity)]).failures(for: 1)
    #expect(throws: Never.self) { try encoder.encode(failures) }
  }
}

@Suite struct ValidationPathTests {
  @Test(
    arguments: [
      ("", []), ("/", [.key("")]), ("/email", [.key("email")]),
      ("/guests/2/email", [.key("guests"), .index(2), .key("email")]),
      ("/0", [.index(0)]), ("/00", [.key("00")]), ("/-1", [.key("-1")]), ("/a~1b", [.key("a/b")]),
      ("/m~0n", [.key("m~n")]),
      ("/~01", [.key("~1")]), ("//", [.key(""), .key("")]),
      ("/99999999999999999999", [.key("99999999999999999999")]),
      ("/é/\u{301}", [.key("é"), .key("\u{301}")]), ("/ ", [.key(" ")]),
    ] as [(String, [ValidationPath.Component])])
  func readsAndWritesPointers(_ text: String, _ components: [ValidationPath.Component]) throws {
    let path = try #require(ValidationPath(text))
    #expect(path.components == components)
    #expect(path.description == text)
    let json = try JSONEncoder().encode([path])
    #expect(try JSONDecoder().decode([ValidationPath].self, from: json) == [path])
  }

  @Test(arguments: ["email", " /email", "/~", "/~2", "/a~", "#/email", "é"])
  func rejectsWhatIsNotAPointer(_ text: String) throws {
    #expect(ValidationPath(text) == nil)
    let json = try JSONEncoder().encode([text])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([ValidationPath].self, from: json) }
  }

  @Test func comparesComponentsByTheirText() {
    #expect(ValidationPath([.key("2")]) == ValidationPath([.index(2)]))
    #expect(ValidationPath([.key("2")]).hashValue == ValidationPath([.index(2)]).hashValue)
    #expect(ValidationPath([.key("02")]) != ValidationPath([.index(2)]))
    #expect(ValidationPath([.key("a")]).appending(.index(1)).appending("/b") == "/a/1/b")
  }

  @Test func interpolatesOffsetsKeysAndPaths() {
    let (index, key) = (2, "a/b~c")
    let guest: ValidationPath = "/guests/\(index)"
    #expect(guest.components == [.key("guests"), .index(2)])
    #expect(("\(guest)/email" as ValidationPath).components == [.key("guests"), .index(2), .key("email")])
    #expect(("/\(key)/\(key.dropFirst(4))" as ValidationPath).components == [.key("a/b~c"), .key("c")])
    let none = ValidationPath()
    #expect(("\(none)" as ValidationPath).isEmpty)
  }
}

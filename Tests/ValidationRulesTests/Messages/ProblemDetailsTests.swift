@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

/// Problem details, and the form of the client that shows them.
@Suite struct ProblemDetailsTests {
  private func failure(
    _ name: String = "email", at path: ValidationPath = "/email", _ parameters: [String: JSONValue] = [:],
    cause: ValidationFailure.Cause = .unsatisfied, severity: Severity = .error
  ) -> ValidationFailure {
    ValidationFailure(
      name: name, parameters: parameters, cause: cause, severity: severity, message: "No.", messages: nil
    ).placed(under: path)
  }

  private func json(_ problem: ProblemDetails) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(problem), as: UTF8.self)
  }

  @Test func hasTheMembersOfRFC9457() throws {
    var problem = ProblemDetails([
      failure(), failure("range", at: "/guests/2/age", ["minimum": 18, "step": .number(.infinity)]),
      failure("odd", at: ValidationPath([.key("a b%/~\"é")])), failure(at: ""), failure(severity: .warning),
    ])
    #expect(
      try json(problem)
        == ##"{"errors":[{"detail":"No.","pointer":"#/email","rule":"email"},"##
        + ##"{"detail":"No.","parameters":{"minimum":18,"step":"inf"},"pointer":"#/guests/2/age","rule":"range"},"##
        + ##"{"detail":"No.","pointer":"#/a%20b%25~1~0%22%C3%A9","rule":"odd"},"##
        + ##"{"detail":"No.","pointer":"#","rule":"email"}],"##
        + ##""status":422,"title":"Unprocessable Content","type":"about:blank"}"##)
    problem.type = "https://example.com/invalid"
    problem.title = "Invalid"
    problem.detail = "Four values are invalid."
    problem.instance = "/requests/7"
    problem.errors = []
    #expect(
      try json(problem)
        == #"{"detail":"Four values are invalid.","errors":[],"instance":"/requests/7","status":422,"title":"Invalid","type":"https://example.com/invalid"}"#
    )
  }

  @Test func answersThatACheckCouldNotBeMade() {
    let failed = failure("available", cause: .requestFailed(.timedOut))
    let problem = ProblemDetails([failed])
    #expect(problem.status == 503)
    #expect(problem.title == "Service Unavailable")
    #expect(problem.retryAfter == 5)
    #expect(problem.errors.map(\.rule) == ["available"])
    #expect(ProblemDetails([]).status == 422)
    // What the client can correct comes first, and the check is no fault of it.
    let mixed = ProblemDetails([failure(), failed])
    #expect(mixed.status == 422 && mixed.retryAfter == nil)
    #expect(mixed.errors.map(\.rule) == ["email"])
  }

  @Test(arguments: [
    ("{", "The body is not JSON. Look at line 1, byte 2."),
    (#"{"a":1,"a":2}"#, "A key is in one object twice at line 1, byte 8."),
    ("[[[]]]", "Arrays and objects are more than 2 deep at line 1, byte 3."),
    (String(repeating: " ", count: 101), "The body is larger than 100 bytes."),
  ])
  func answersThatABodyIsNotJSON(_ body: String, _ detail: String) {
    do throws(ValidationError) {
      _ = try RuleSet<String>().decode(
        from: Data(body.utf8), options: DecodingOptions(maximumSize: 100, maximumDepth: 2))
      Issue.record("This was decoded.")
    } catch {
      let problem = ProblemDetails(error.failures)
      let isTooLarge = body.count > 100
      #expect(problem.status == (isTooLarge ? 413 : 400))
      #expect(problem.title == (isTooLarge ? "Content Too Large" : "Bad Request"))
      #expect(problem.detail == detail)
    }
  }

  @Test func leavesOutWhatRulesCompareWith() throws {
    let secret = "tops3cret"
    let rules: [Rule<String>] = [
      .same(as: secret), .in([secret, "b"]), .contains(secret), .starts(with: secret), .ends(with: secret),
      try .matches(secret), .same(as: secret) && .notEmpty, .in([secret]) || .contains(secret),
    ]
    let forbidden: [Rule<String>] = [.different(from: secret), .notIn([secret]), !.contains("tops3")]
    for failure in RuleSet(rules).failures(for: "") + RuleSet(forbidden).failures(for: secret) {
      let problem = String(decoding: try ProblemDetails([failure], in: .english).json(), as: UTF8.self)
      let encoded = String(decoding: try JSONEncoder().encode([failure]), as: UTF8.self)
      #expect(!problem.contains("tops3") && !encoded.contains("tops3"), "\(problem) \(encoded)")
      let open = try ProblemDetails([failure], includesComparedValues: true).json()
      #expect(String(decoding: open, as: UTF8.self).contains("tops3"), "\(failure)")
    }
    for rule in [Rule.contains(secret), .starts(with: secret), .ends(with: secret)] {
      let problem = ProblemDetails(RuleSet([rule]).failures(for: ""), in: .english)
      #expect(problem.errors.map(\.detail) == ["This is not valid."])
    }
    let bounds = RuleSet<String>([.length(2...)]).failures(for: "")
    #expect(ProblemDetails(bounds).errors.first?.parameters["minimum"] == 2)
  }

  @Test func saysNothingOfASecretPart() throws {
    struct Login: Sendable { var password = "x" }
    let rules: RuleSet<Login> = [
      .at(\.password, "password", isSecret: true, [.length(8...), .contains("magic")])
    ]
    let failures = rules.failures(for: Login())
    #expect(failures.map(\.parameters) == [[:], [:]])
    #expect(!"\(failures)".contains("magic") && !"\(failures.map(\.message))".contains("magic"))
    let texts = failures.flatMap { [MessageCatalog.english.message(for: $0), $0.requirement(in: .english)] }
    #expect(!"\(texts)".contains("magic"))
    let problem = try ProblemDetails(failures, includesComparedValues: true).json()
    #expect(!String(decoding: problem, as: UTF8.self).contains("magic"))
    #expect(ProblemDetails(failures).errors.map(\.parameters) == [[:], [:]])
  }

  @Test func hasTheCasesOfAnEnumeration() throws {
    enum Shipping: String, CaseIterable, Codable, Sendable { case standard, express }
    struct Order: Codable, Sendable {
      var shipping = Shipping.standard
      var route = Shipping.express
    }
    let rules: RuleSet<Order> = [
      .at(\.shipping, "shipping", [.in([.standard])]), .at(\.route, "route", isSecret: true),
    ]
    let body = Data(#"{"shipping": "air", "route": "air"}"#.utf8)
    let error = try #require(throws: ValidationError.self) { try rules.decode(from: body) }
    let problem = ProblemDetails(error.failures, in: .english)
    #expect(
      problem.errors.map(\.parameters) == [["expected": "value", "values": ["standard", "express"]], [:]])
    #expect(problem.errors.allSatisfy { $0.detail.contains("standard or express") })
    let encoded = String(decoding: try JSONEncoder().encode(error.failures), as: UTF8.self)
    #expect(encoded.contains(#""values":["standard","express"]"#))
    let rejected = ProblemDetails(rules.failures(for: Order(shipping: .express)), in: .english)
    #expect(rejected.errors.map(\.parameters) == [[:]])
    #expect(rejected.errors.map(\.detail) == ["Please choose from the list."])
  }

  @Test func isInTheLanguageOfACatalog() throws {
    let german = MessageCatalog(language: "de")
    let failures = RuleSet<String>([.notEmpty, .email.with(message: "Mine.")]).failures(for: "")
    let problem = ProblemDetails(failures, in: german)
    #expect(problem.title == "Ungültige Angaben")
    #expect(problem.errors.map(\.detail) == ["Bitte füllen Sie dieses Feld aus.", "Mine."])
    do throws(ValidationError) {
      _ = try RuleSet<String>().decode(from: Data("{".utf8))
    } catch {
      #expect(
        ProblemDetails(error.failures, in: german).detail
          == "Der Inhalt ist kein JSON. Siehe Zeile 1, Byte 2.")
    }
    #expect(ProblemDetails(status: 415, in: german).title == "Nicht unterstützter Medientyp")
    #expect(ProblemDetails(status: 499, in: german).title == "Die Anfrage konnte nicht bearbeitet werden")
  }

  @Test func writesItsKeysInOrderAndSlashesAsTheyAre() throws {
    let problem = ProblemDetails([failure(at: "/a/b")])
    #expect(
      String(decoding: try problem.json(), as: UTF8.self)
        == ##"{"errors":[{"detail":"No.","pointer":"#/a/b","rule":"email"}],"status":422,"title":"Unprocessable Content","type":"about:blank"}"##
    )
  }

  @Test func describesAFailureOfTheProgram() throws {
    var messages = MessageCatalog(language: "de")
    messages["taken"] = "Vergeben."
    let taken = ValidationFailure("taken", at: "/email", parameters: ["by": 3])
    let problem = ProblemDetails([taken, ValidationFailure("full", message: "Full.")], in: messages)
    #expect(problem.status == 422)
    #expect(problem.errors.map(\.detail) == ["Vergeben.", "Full."])
    #expect(problem.errors.map(\.pointer) == ["#/email", "#"])
    #expect(problem.errors[0].parameters == ["by": 3])
  }

  @Test func rejectsTextOfAPropertyThatIsNotJSONAsAnyOther() {
    #expect(ProblemDetails([failure("json")]).status == 422)
  }

  @Test @MainActor func isReadByAForm() throws {
    let form = FormValidator()
    let email = TextControl()
    let odd = TextControl()
    form.add(email, name: "email")
    form.add(odd, name: "a b%/~\"é")
    let problem = ProblemDetails([
      failure(), failure("odd", at: ValidationPath([.key("a b%/~\"é")])),
      failure("range", at: "/guests/0/age", ["message": "hidden"]), failure(at: ""),
    ])
    try form.setExternalFailures(from: JSONEncoder().encode(problem))
    #expect(email.errorMessages == ["No."])
    #expect(odd.errorMessages == ["No."])
    #expect(form.externalFailures.map(\.path.description) == ["/guests/0/age", ""])
  }

  @Test func hasThePhraseOfEachStatus() {
    let titles = [
      401: "Unauthorized", 405: "Method Not Allowed", 412: "Precondition Failed", 504: "Gateway Timeout",
    ]
    for (status, title) in titles { #expect(ProblemDetails(status: status).title == title) }
    #expect(ProblemDetails(status: 404, in: MessageCatalog(language: "de")).title == "Nicht gefunden")
    #expect(ProblemDetails(status: 405, in: MessageCatalog(language: "de")).title == "Method Not Allowed")
    #expect(ProblemDetails(status: 499).title == "The request could not be handled")
  }

  @Test func mayHaveATypeAndADetail() throws {
    let problem = ProblemDetails(
      status: 409, type: "https://example.com/sold-out", title: "Sold out", detail: "Two are left.")
    #expect(
      try json(problem)
        == #"{"detail":"Two are left.","errors":[],"status":409,"title":"Sold out","type":"https://example.com/sold-out"}"#
    )
    #expect(ProblemDetails(status: 409, detail: "Two are left.").title == "Conflict")
  }

  @Test func readsLikeTheLibraryForFailuresOfTheProgram() throws {
    let error = try #require(throws: ValidationError.self) {
      try RuleSet<[Int]>().decode(from: Data("[1.5, null]".utf8))
    }
    let found = error.failures[0]
    let own = ValidationFailure("type", at: found.path, parameters: found.parameters, cause: .unreadable)
    #expect(own.message == found.message && found.message == "Please enter a whole number.")
    #expect(ValidationFailure("required", cause: .missing).message == "Please fill this in.")
    #expect(ValidationFailure("type", message: "Odd.").message == "Odd.")
  }

  @Test func describesItself() throws {
    let schema = try JSONDecoder().decode(JSONValue.self, from: ProblemDetails.jsonSchema())
    guard case .object(let members) = schema, case .object(let properties)? = members["properties"] else {
      Issue.record("not an object")
      return
    }
    var problem = ProblemDetails([failure("range", ["minimum": 1])])
    problem.detail = "No."
    problem.instance = "/1"
    let json = try JSONDecoder().decode([String: JSONValue].self, from: problem.json())
    #expect(Set(json.keys) == Set(properties.keys))
  }
}

import ALPValidator
import Foundation
import Testing

// The examples of the article "Validating on a server". ``ReadmeTests`` compares them with the article.

struct Registration: Codable, Sendable {
  var email: String
  var password: String
  var companions: [Companion]
}

struct Companion: Codable, Sendable {
  var name: String
  var age: Int?
}

extension Registration {
  static let rules: RuleSet<Registration> = [
    .at(\.email, "email", [.notEmpty, .email]),
    .at(\.password, "password", [.length(8...64), .containsDigit]),
    .each(\.companions, "companions", Companion.rules),
    .satisfies("own-password", at: "password") { $0.password != $0.email },
  ]
}

extension Companion {
  static let rules: RuleSet<Companion> = [
    .at(\.name, "name", [.notEmpty]),
    .at(\.age, "age", RuleSet([.range(0...150)], isOptional: true)),
  ]
}

/// A problem of RFC 9457.
struct Problem: Encodable {
  struct Failure: Encodable {
    var pointer: String
    var detail: String
    var rule: String
  }

  var title: String
  var status: Int
  var errors: [Failure] = []
}

extension Problem.Failure {
  init(_ failure: ValidationFailure) {
    self.init(pointer: "#\(failure.path)", detail: failure.message, rule: failure.name)
  }
}

protocol Members: Sendable {
  func isFree(_ email: String) async throws -> Bool
  func add(_ registration: Registration) async throws
}

/// A response: its status, its media type and its body.
struct Answer {
  var status: Int
  var contentType = "application/json"
  var body = Data()

  init(status: Int) { self.status = status }

  init(_ problem: Problem) throws {
    status = problem.status
    contentType = "application/problem+json"
    body = try JSONEncoder().encode(problem)
  }
}

func register(_ body: Data, language: String?, members: some Members) async throws -> Answer {
  guard let registration = try? JSONDecoder().decode(Registration.self, from: body) else {
    return try Answer(Problem(title: "This is not a registration.", status: 400))
  }
  var rules = Registration.rules
  rules.messages = messages(for: language)
  let failures = await rules.failures(
    for: registration,
    then: .async("available", at: "email", timeout: .seconds(5)) {
      try await members.isFree($0.email)
    })
  guard failures.isEmpty else {
    let errors = failures.map(Problem.Failure.init)
    return try Answer(Problem(title: "Some values are invalid.", status: 422, errors: errors))
  }
  try await members.add(registration)
  return Answer(status: 201)
}

/// Returns the messages in the most preferred language of `Accept-Language` (RFC 9110, section 12.5.4).
func messages(for acceptLanguage: String?) -> MessageCatalog {
  let ranges = (acceptLanguage ?? "").split(separator: ",").map { range in
    let parts = range.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
    let weight = parts.first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
    return (tag: parts.first ?? "", weight: weight)
  }
  let language = ranges.filter { $0.weight > 0 }.sorted { $0.weight > $1.weight }.lazy
    .compactMap { MessageCatalog.availableLanguage(for: $0.tag) }.first
  var messages = MessageCatalog(language: language ?? "en")
  messages["available"] = takenMessages[messages.languageTag]
  return messages
}

let takenMessages: [String: MessageTemplate] = [
  "en": "There is an account with this address.", "de": "Es gibt schon ein Konto mit dieser Adresse.",
]

@Suite struct ServerExampleTests {
  private struct FakeMembers: Members {
    func isFree(_ email: String) -> Bool { email != "ada@example.com" }
    func add(_ registration: Registration) throws {}
  }

  private func response(to body: String, language: String? = nil) async throws -> (Answer, body: String) {
    let response = try await register(Data(body.utf8), language: language, members: FakeMembers())
    return (response, String(decoding: response.body, as: UTF8.self).replacing("\\/", with: "/"))
  }

  @Test func answersAValidRegistration() async throws {
    let (response, body) = try await response(
      to: #"{"email": "a@b.co", "password": "Engine-1842", "companions": [{"name": "Alan"}]}"#)
    #expect(response.status == 201)
    #expect(body == "")
  }

  @Test func answersWithTheFailuresOfEachProperty() async throws {
    let (response, body) = try await response(
      to: #"{"email": "ada", "password": "x", "companions": [{"name": "Alan"}, {"name": "", "age": 200}]}"#)
    #expect(response.status == 422)
    #expect(response.contentType == "application/problem+json")
    struct Body: Decodable {
      struct Failure: Decodable { let pointer: String, rule: String, detail: String }
      let status: Int
      let errors: [Failure]
    }
    let problem = try JSONDecoder().decode(Body.self, from: Data(body.utf8))
    #expect(problem.status == 422)
    #expect(
      problem.errors.map { "\($0.pointer) \($0.rule)" } == [
        "#/email email", "#/password length", "#/password contains-digit", "#/companions/1/name presence",
        "#/companions/1/age range",
      ])
    #expect(problem.errors.first?.detail == "Please enter an e-mail address, such as name@example.com.")
  }

  @Test(
    arguments: [
      (nil, "There is an account with this address."),
      ("tlh, en;q=0.5", "There is an account with this address."),
      ("de-AT, en;q=0.5", "Es gibt schon ein Konto mit dieser Adresse."),
      ("en;q=0.2,de;q=0.8, fr;q=0", "Es gibt schon ein Konto mit dieser Adresse."),
      (",;q=1,*", "There is an account with this address."),
    ] as [(String?, String)])
  func answersInTheLanguageOfTheClient(_ language: String?, _ message: String) async throws {
    let (response, body) = try await response(
      to: #"{"email": "ada@example.com", "password": "Engine-1842", "companions": []}"#, language: language)
    #expect(response.status == 422)
    #expect(body.contains(message), "\(body)")
  }

  @Test(arguments: ["", "{}", "nope", #"{"email": 1}"#])
  func answersWhatIsNotARegistration(_ body: String) async throws {
    #expect(try await response(to: body).0.status == 400)
  }
}

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
    .at(\.email, "email", [.email]),
    .at(\.password, "password", [.length(8...64), .containsDigit]),
    .each(\.companions, "companions", Companion.rules),
    .satisfies("own-password", at: "/password") { $0.password != $0.email },
  ]
}

extension Companion {
  static let rules: RuleSet<Companion> = [
    .at(\.name, "name", [.notEmpty]),
    .at(\.age, "age", RuleSet([.range(0...150)], isOptional: true)),
  ]
}

protocol Members: Sendable {
  func isFree(_ email: String) async throws -> Bool
  func add(_ registration: Registration) async throws
}

/// A response, whatever the framework.
struct Answer {
  var status: Int
  var headers: [String: String] = [:]
  var body = Data()
}

extension Answer {
  init(_ problem: ProblemDetails) throws {
    self.init(status: problem.status, headers: ["Content-Type": ProblemDetails.mediaType])
    if let seconds = problem.retryAfter { headers["Retry-After"] = "\(seconds)" }
    body = try JSONEncoder().encode(problem)
  }
}

/// Decodes, validates and adds a registration.
func register(_ body: Data, language: String?, members: some Members) async throws -> Answer {
  var rules = Registration.rules
  rules.messages = messages(for: language)
  let registration: Registration
  do {
    registration = try await rules.decode(
      from: body,
      then: .async("available", at: "email", timeout: .seconds(5)) { try await members.isFree($0.email) })
  } catch {
    return try Answer(ProblemDetails(error.failures))
  }
  try await members.add(registration)
  return Answer(status: 201)
}

func register(_ request: Vapor.Request, members: some Members) async throws -> Vapor.Response {
  let body = request.body.data.map { Data($0.readableBytesView) } ?? Data()
  let answer = try await register(
    body, language: request.headers.first(name: "Accept-Language"), members: members)
  return Vapor.Response(
    status: .init(statusCode: answer.status), headers: .init(answer.headers.map { ($0.key, $0.value) }),
    body: .init(data: answer.body))
}

func register(_ request: Hummingbird.Request, members: some Members) async throws -> Hummingbird.Response {
  let body = try await request.body.collect(upTo: 1 << 20)
  let answer = try await register(
    Data(body.readableBytesView), language: request.headers[.acceptLanguage], members: members)
  var headers = HTTPFields()
  for (name, value) in answer.headers {
    if let name = HTTPField.Name(name) { headers[name] = value }
  }
  return Hummingbird.Response(
    status: .init(code: answer.status), headers: headers,
    body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
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

struct BrokenMembers: Members {
  func isFree(_ email: String) async throws -> Bool { throw URLError(.cannotConnectToHost) }
  func add(_ registration: Registration) async throws {}
}

@Suite struct ServerExampleTests {
  @Test func answersThatTheDatabaseIsDown() async throws {
    let body = Data(#"{"email": "a@b.co", "password": "Engine-1842", "companions": []}"#.utf8)
    let answer = try await register(body, language: nil, members: BrokenMembers())
    #expect(answer.status == 503)
    #expect(answer.headers["Retry-After"] == "5")
    #expect(String(decoding: answer.body, as: UTF8.self).contains("This could not be checked."))
  }

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
    #expect(response.headers == ["Content-Type": "application/problem+json"])
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
    #expect(problem.errors.first?.detail == "Please enter an email address, such as name@example.com.")
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

  @Test(
    arguments: [
      ("", 400, "# json-body"), ("nope", 400, "# json-body"),
      (#"{"email": 1, "email": 2}"#, 400, "#/email json-body"),
      ("{}", 422, "#/email required"), ("7", 422, "# type"),
    ] as [(String, Int, String)])
  func answersWhatIsNotARegistration(_ body: String, _ status: Int, _ failure: String) async throws {
    let (response, body) = try await response(to: body)
    #expect(response.status == status)
    let parts = failure.split(separator: " ")
    #expect(body.contains("\"pointer\":\"\(parts[0])\""), "\(body)")
    #expect(body.contains("\"rule\":\"\(parts[1])\""), "\(body)")
  }

  @Test func answersThroughFrameworks() async throws {
    let body = Data(#"{"email": "ada@example.com", "password": "Engine-1842", "companions": []}"#.utf8)
    let vapor = try await register(
      Vapor.Request(body: .init(data: ByteBuffer(bytes: body)), headers: .init([("Accept-Language", "de")])),
      members: FakeMembers())
    let hummingbird = try await register(
      Hummingbird.Request(body: .init(buffer: ByteBuffer(bytes: body)), headers: [.acceptLanguage: "de"]),
      members: FakeMembers())
    for (status, type, body) in [
      (vapor.status.statusCode, vapor.headers.first(name: "Content-Type"), vapor.body.data),
      (
        hummingbird.status.code, hummingbird.headers[.contentType],
        Data(hummingbird.body.byteBuffer.readableBytesView)
      ),
    ] {
      #expect(status == 422)
      #expect(type == "application/problem+json")
      #expect(String(decoding: body, as: UTF8.self).contains("Es gibt schon ein Konto"))
    }
  }
}

import ALPValidator
import Foundation
import Testing

// The examples of the article "Validating on a server". ``ReadmeTests`` compares them with the article.

struct Registration: Codable, Sendable {
  var email: String
  var password: String
  var newsletter: Bool
  var companions: [Companion]
}

struct Companion: Codable, Sendable {
  var name: String
  var age: Int?
}

extension Registration {
  static let rules: RuleSet<Registration> = [
    .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased], [.email]),
    .at(\.password, "password", label: "Password", isSecret: true, [.length(8...64), .containsDigit]),
    .at(\.newsletter, "newsletter", default: false),
    .each(\.companions, "companions", label: "Companions", list: [.count(...8)], Companion.rules),
    .satisfies("own-password", at: \.password, reading: \.email, \.password) { $0 != $1 },
  ]
}

extension Companion {
  static let rules: RuleSet<Companion> = [
    .at(\.name, "name", label: "Name", formatters: [.trimmed], [.notEmpty]),
    .at(\.age, "age", label: "Age", [.range(0...150)]),
  ]
}

/// Where registrations are kept.
protocol Members: Sendable {
  func isFree(_ email: String) async throws -> Bool
  func add(_ registration: Registration) async throws
}

/// The error of a unique constraint that fired while saving.
struct EmailIsTaken: Error {}

/// Decodes, validates and adds a registration.
func register(_ body: Data, contentType: String?, members: some Members) async throws {
  guard isJSON(contentType) else { throw UnsupportedType() }
  let registration = try await Registration.rules.decode(
    from: body,
    then: .async("available", at: \.email, timeout: .seconds(5)) { try await members.isFree($0.email) })
  do {
    try await members.add(registration)
  } catch is EmailIsTaken {
    throw ValidationError(failures: [ValidationFailure("available", at: "/email")])
  }
}

/// The error of a body that is not JSON by its content type.
struct UnsupportedType: Error {}

/// Returns whether a content type is that of JSON, whatever its parameters.
func isJSON(_ contentType: String?) -> Bool {
  let type = contentType?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
  return type == "application/json"
}

/// A response, whatever the framework.
struct Answer: Sendable {
  var status: Int
  var headers: [String: String] = [:]
  var body = Data()
}

extension Answer {
  /// Creates the response to an error, or returns `nil` for one that is not about the request.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - status: The status that the framework has for the error, such as 413 for a body that is too large.
  ///   - language: The header `Accept-Language`.
  /// - Throws: `EncodingError` if the problem cannot be encoded.
  init?(_ error: any Error, status: Int? = nil, language: String?) throws {
    let messages = messages(for: language)
    let problem: ProblemDetails
    if let error = error as? ValidationError {
      problem = ProblemDetails(error.failures, in: messages)
    } else if error is UnsupportedType {
      problem = ProblemDetails(status: 415, in: messages)
    } else if let status {
      problem = ProblemDetails(status: status, in: messages)
    } else {
      return nil
    }
    self.init(status: problem.status, body: try problem.json())
    headers["Content-Type"] = ProblemDetails.mediaType
    headers["Content-Language"] = messages.languageTag
    headers["Vary"] = "Accept-Language"
    if let seconds = problem.retryAfter { headers["Retry-After"] = "\(seconds)" }
  }
}

func messages(for acceptLanguage: String?) -> MessageCatalog {
  var messages = MessageCatalog(acceptLanguage: acceptLanguage)
  messages["available"] = takenMessages[messages.languageTag]
  return messages
}

let takenMessages: [String: MessageTemplate] = [
  "en": "There is an account with this address.", "de": "Es gibt schon ein Konto mit dieser Adresse.",
]

func register(_ request: Vapor.Request, members: some Members) async throws -> Vapor.Response {
  let body = request.body.data.map { Data($0.readableBytesView) } ?? Data()
  try await register(body, contentType: request.headers.first(name: "Content-Type"), members: members)
  return Vapor.Response(status: .created)
}

struct VaporProblems: AsyncMiddleware {
  func respond(
    to request: Vapor.Request, chainingTo next: any AsyncResponder
  ) async throws -> Vapor.Response {
    do {
      return try await next.respond(to: request)
    } catch {
      let status = (error as? any AbortError).map { Int($0.status.code) }
      let language = request.headers.first(name: "Accept-Language")
      guard let answer = try Answer(error, status: status, language: language) else { throw error }
      return Vapor.Response(
        status: .init(statusCode: answer.status), headers: .init(answer.headers.map { ($0.key, $0.value) }),
        body: .init(data: answer.body))
    }
  }
}

func configure(_ app: Vapor.Application, members: some Members) {
  app.middleware.use(VaporProblems())
  app.on(.POST, "registrations", body: .collect(maxSize: "1mb")) { request in
    try await register(request, members: members)
  }
}

func register(_ request: Hummingbird.Request, members: some Members) async throws -> Hummingbird.Response {
  let body = try await request.body.collect(upTo: 1 << 20)
  try await register(
    Data(body.readableBytesView), contentType: request.headers[.contentType], members: members)
  return Hummingbird.Response(status: .created)
}

struct HummingbirdProblems<Context: Hummingbird.RequestContext>: RouterMiddleware {
  func handle(
    _ request: Hummingbird.Request, context: Context,
    next: (Hummingbird.Request, Context) async throws -> Hummingbird.Response
  ) async throws -> Hummingbird.Response {
    do {
      return try await next(request, context)
    } catch {
      let status = (error as? any HTTPResponseError)?.status.code
      guard let answer = try Answer(error, status: status, language: request.headers[.acceptLanguage]) else {
        throw error
      }
      var headers = HTTPFields()
      for (name, value) in answer.headers {
        if let name = HTTPField.Name(name) { headers[name] = value }
      }
      return Hummingbird.Response(
        status: .init(code: answer.status), headers: headers,
        body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
    }
  }
}

func addRoutes(to router: Hummingbird.Router<some Hummingbird.RequestContext>, members: some Members) {
  router.add(middleware: HummingbirdProblems())
  router.post("registrations") { request, _ in try await register(request, members: members) }
}

func handlers(_ rules: RuleSet<Registration>) -> [(Data) -> Int] {
  [
    { body in
      do throws(ValidationError) {
        _ = try rules.decode(from: body)
        return 201
      } catch {
        return ProblemDetails(error.failures).status
      }
    }
  ]
}

struct BrokenMembers: Members {
  func isFree(_ email: String) async throws -> Bool { throw URLError(.cannotConnectToHost) }
  func add(_ registration: Registration) async throws {}
}

@Suite struct ServerExampleTests {
  @Test func answersThatTheDatabaseIsDown() async throws {
    let body = Data(#"{"email": "a@b.co", "password": "Engine-1842", "companions": []}"#.utf8)
    let error = try await #require(throws: ValidationError.self) {
      try await register(body, contentType: "application/json", members: BrokenMembers())
    }
    let answer = try #require(try Answer(error, language: nil))
    #expect(answer.status == 503)
    #expect(answer.headers["Retry-After"] == "5")
  }

  private struct FakeMembers: Members {
    func isFree(_ email: String) -> Bool { email != "ada@example.com" }
    func add(_ registration: Registration) throws {
      if registration.email == "race@example.com" { throw EmailIsTaken() }
    }
  }

  private static let valid =
    #"{"email": " A@b.co ", "password": "Engine-1842", "companions": [{"name": "Alan"}]}"#

  /// Returns the response to a body, and its text; a status without a body for a registration that was added.
  private func response(
    to body: String, contentType: String? = "application/json; charset=utf-8", language: String? = nil
  ) async throws -> (Answer, body: String) {
    do {
      try await register(Data(body.utf8), contentType: contentType, members: FakeMembers())
      return (Answer(status: 201), "")
    } catch {
      let answer = try #require(try Answer(error, language: language))
      return (answer, String(decoding: answer.body, as: UTF8.self))
    }
  }

  @Test func answersAValidRegistration() async throws {
    let (response, _) = try await response(to: Self.valid)
    #expect(response.status == 201)
  }

  @Test func answersWithTheFailuresOfEachProperty() async throws {
    let (response, body) = try await response(
      to: #"{"email": "ada", "password": "x", "companions": [{"name": "Alan"}, {"name": " ", "age": 200}]}"#)
    #expect(response.status == 422)
    #expect(
      response.headers == [
        "Content-Type": "application/problem+json", "Content-Language": "en", "Vary": "Accept-Language",
      ])
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
    #expect(body.hasPrefix(#"{"errors":[{"detail":"#) && !body.contains("\\/"))
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
    for email in ["ada@example.com", "race@example.com"] {
      let (response, body) = try await response(
        to: Self.valid.replacing(" A@b.co ", with: email), language: language)
      #expect(response.status == 422)
      #expect(body.contains(message), "\(body)")
      #expect(body.contains(##""pointer":"#/email","rule":"available""##), "\(body)")
    }
  }

  @Test(
    arguments: [nil, "text/plain", "application/x-www-form-urlencoded", "application/jsonp"] as [String?])
  func answersThatTheContentTypeIsNotJSON(_ contentType: String?) async throws {
    let (response, body) = try await response(to: Self.valid, contentType: contentType, language: "de")
    #expect(response.status == 415)
    #expect(
      body == #"{"errors":[],"status":415,"title":"Nicht unterstützter Medientyp","type":"about:blank"}"#)
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
    let body = Data(Self.valid.replacing(" A@b.co ", with: "ada@example.com").utf8)
    let members = FakeMembers()
    let app = Vapor.Application()
    configure(app, members: members)
    let router = Hummingbird.Router(context: Hummingbird.BasicRequestContext.self)
    addRoutes(to: router, members: members)
    for (body, status) in [
      (body, 422), (Data(Self.valid.utf8), 201), (Data(repeating: 0x20, count: 2_000_000), 413),
    ] {
      let vapor = try await app.response(
        to: Vapor.Request(
          body: .init(data: ByteBuffer(bytes: body)),
          headers: .init([("Accept-Language", "de"), ("Content-Type", "application/json")])))
      let hummingbird = try await router.response(
        to: Hummingbird.Request(
          body: .init(buffer: ByteBuffer(bytes: body)),
          headers: [.acceptLanguage: "de", .contentType: "application/json"]))
      for (found, type, body) in [
        (vapor.status.code, vapor.headers.first(name: "Content-Type"), vapor.body.data),
        (
          UInt(hummingbird.status.code), hummingbird.headers[.contentType],
          Data(hummingbird.body.byteBuffer.readableBytesView)
        ),
      ] {
        #expect(found == UInt(status))
        guard status != 201 else { continue }
        #expect(type == "application/problem+json")
        let text = String(decoding: body, as: UTF8.self)
        #expect(text.contains(status == 422 ? "Es gibt schon ein Konto" : "Inhalt zu groß"), "\(text)")
      }
    }
  }

  @Test func namesTheErrorInAClosureOfAFramework() {
    #expect(handlers(Registration.rules).map { $0(Data("{}".utf8)) } == [422])
  }
}

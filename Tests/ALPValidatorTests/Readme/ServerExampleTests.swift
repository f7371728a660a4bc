import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

// The examples of the article "Validate requests on a server". ``ReadmeTests`` compares them with the article.

nonisolated struct Registration: Codable, Sendable {
  var email: String
  var password: String
  var newsletter: Bool
  var companions: [Companion]
}

nonisolated struct Companion: Codable, Sendable {
  var name: String
  var age: Int?
}

extension Registration {
  static let rules: RuleSet<Registration> = [
    .at(
      \.email, "email", label: "Email", formatters: [.trimmed, .lowercased],
      [.email]),
    .at(
      \.password, "password", label: "Password", isSecret: true,
      [.length(8...64), .containsDigit]),
    .at(\.newsletter, "newsletter", default: false),
    .each(
      \.companions, "companions", label: "Companions", list: [.count(...8)],
      Companion.rules),
    .satisfies(
      "own-password", at: \.password, reading: \.email, \.password
    ) { $0 != $1 },
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
func register(
  _ body: Data, contentType: String?, members: some Members
) async throws {
  guard isJSON(contentType) else { throw UnsupportedType() }
  let registration = try await Registration.rules.decode(
    from: body,
    then: .async("available", at: \.email, timeout: .seconds(5)) {
      try await members.isFree($0.email)
    })
  do {
    try await members.add(registration)
  } catch is EmailIsTaken {
    throw ValidationError(failures: [
      ValidationFailure("available", at: "/email")
    ])
  }
}

/// The error of a body that is not JSON by its content type.
struct UnsupportedType: Error {}

/// Returns whether a content type is that of JSON or of a merge patch,
/// whatever its parameters.
func isJSON(_ contentType: String?) -> Bool {
  let type = contentType?.prefix { $0 != ";" }
    .trimmingCharacters(in: .whitespaces).lowercased()
  return type == "application/json"
    || type == "application/merge-patch+json"
}

/// Where members are looked up by their names.
protocol Directory: Sendable {
  func known(among names: [String]) async throws -> Set<String>
}

/// Decodes and validates a registration whose companions are members.
func registrationOfMembers(
  _ body: Data, directory: some Directory
) async throws -> Registration {
  try await Registration.rules.decode(
    from: body,
    then: .asyncParts("known-companion", timeout: .seconds(5)) {
      let names = $0.companions.map(\.name)
      let known = try await directory.known(among: names)
      return names.indices.filter { !known.contains(names[$0]) }
        .map { "/companions/\($0)/name" }
    })
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

nonisolated struct Badge: Codable, Sendable {
  var name: String
  var company: String?
}

extension Badge {
  static let rules: RuleSet<Badge> = [
    .at(
      \.name, "name", label: "Name", formatters: [.trimmed], [.notEmpty]),
    .at(\.company, "company", label: "Company", [.length(...40)]),
  ]
}

/// Where badges are kept.
protocol Badges: Sendable {
  func badge(_ id: String) async throws -> Badge?
  func save(_ badge: Badge, _ id: String) async throws
}

/// Returns a badge with the changes of a merge patch.
func patch(
  _ stored: Badge, with body: Data, contentType: String?
) throws -> Badge {
  guard isJSON(contentType) else { throw UnsupportedType() }
  return try Badge.rules.decode(merging: body, into: stored)
}

/// What a client may change.
nonisolated struct AccountBody: Codable, Sendable {
  var email: String
}

extension AccountBody {
  static let rules: RuleSet<AccountBody> = [
    .at(
      \.email, "email", formatters: [.trimmed, .lowercased],
      [.notEmpty, .email])
  ]
}

/// What the database stores.
final class Account {
  var email = ""
}

func update(_ account: Account, with patch: Data) throws {
  let stored = AccountBody(email: account.email)
  let body = try AccountBody.rules.decode(merging: patch, into: stored)
  account.email = body.email
}

/// A response, whatever the framework.
nonisolated struct Answer: Sendable {
  var status: Int
  var headers: [String: String] = [:]
  var body = Data()
}

extension Answer {
  /// Creates the response to an error, or returns `nil` for one that is
  /// not about the request.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - status: The status that the framework has for the error, such as
  ///     413 for a body that is too large.
  ///   - language: The header `Accept-Language`.
  /// - Throws: `EncodingError` if the problem cannot be encoded.
  init?(
    _ error: any Error, status: Int? = nil, language: String?
  ) throws {
    let messages = messages(for: language)
    let problem: ProblemDetails
    if let error = error as? ValidationError {
      problem = ProblemDetails(error.failures, in: messages)
    } else if error is UnsupportedType {
      problem = ProblemDetails(status: 415, in: messages)
    } else if let status, status >= 400 {
      problem = ProblemDetails(status: status, in: messages)
    } else {
      return nil
    }
    self.init(status: problem.status, body: try problem.json())
    headers["Content-Type"] = ProblemDetails.mediaType
    headers["Content-Language"] = messages.languageTag
    headers["Vary"] = "Accept-Language"
    if let seconds = problem.retryAfter {
      headers["Retry-After"] = "\(seconds)"
    }
  }
}

func messages(for acceptLanguage: String?) -> MessageCatalog {
  var messages = MessageCatalog(acceptLanguage: acceptLanguage)
  messages["available"] = takenMessages[messages.languageTag]
  return messages
}

let takenMessages: [String: MessageTemplate] = [
  "en": "There is an account with this address.",
  "de": "Es gibt schon ein Konto mit dieser Adresse.",
]

func register(
  _ request: Vapor.Request, members: some Members
) async throws -> Vapor.Response {
  try await register(
    body(of: request),
    contentType: request.headers.first(name: "Content-Type"),
    members: members)
  return Vapor.Response(status: .created)
}

func patch(
  _ request: Vapor.Request, badges: some Badges
) async throws -> Vapor.Response {
  let id = try request.parameters.require("id")
  guard let stored = try await badges.badge(id) else {
    throw Abort(.notFound)
  }
  let badge = try patch(
    stored, with: body(of: request),
    contentType: request.headers.first(name: "Content-Type"))
  try await badges.save(badge, id)
  let json = try JSONEncoder().encode(badge)
  return Vapor.Response(
    status: .ok, headers: ["Content-Type": "application/json"],
    body: .init(data: json))
}

func body(of request: Vapor.Request) -> Data {
  request.body.data.map { Data($0.readableBytesView) } ?? Data()
}

struct VaporProblems: AsyncMiddleware {
  func respond(
    to request: Vapor.Request, chainingTo next: any AsyncResponder
  ) async throws -> Vapor.Response {
    do {
      return try await next.respond(to: request)
    } catch {
      let abort = error as? any AbortError
      let answer = try Answer(
        error, status: abort.map { Int($0.status.code) },
        language: request.headers.first(name: "Accept-Language"))
      guard let answer else { throw error }
      if answer.status >= 500 { request.logger.report(error: error) }
      var headers = abort?.headers ?? [:]
      for (name, value) in answer.headers {
        headers.replaceOrAdd(name: name, value: value)
      }
      return Vapor.Response(
        status: .init(statusCode: answer.status), headers: headers,
        body: .init(data: answer.body))
    }
  }
}

func configure(
  _ app: Vapor.Application, members: some Members, badges: some Badges
) {
  app.middleware.use(VaporProblems())
  app.on(
    .POST, "registrations", body: .collect(maxSize: "1mb")
  ) { request in
    try await register(request, members: members)
  }
  app.on(
    .PATCH, "badges", ":id", body: .collect(maxSize: "1mb")
  ) { request in
    try await patch(request, badges: badges)
  }
}

func register(
  _ request: Hummingbird.Request, members: some Members
) async throws -> Hummingbird.Response {
  let body = try await request.body.collect(upTo: 1 << 20)
  try await register(
    Data(body.readableBytesView),
    contentType: request.headers[.contentType], members: members)
  return Hummingbird.Response(status: .created)
}

func patch(
  _ request: Hummingbird.Request, id: String, badges: some Badges
) async throws -> Hummingbird.Response {
  guard let stored = try await badges.badge(id) else {
    throw HTTPError(.notFound)
  }
  let body = try await request.body.collect(upTo: 1 << 20)
  let badge = try patch(
    stored, with: Data(body.readableBytesView),
    contentType: request.headers[.contentType])
  try await badges.save(badge, id)
  let json = try JSONEncoder().encode(badge)
  return Hummingbird.Response(
    status: .ok, headers: [.contentType: "application/json"],
    body: .init(byteBuffer: ByteBuffer(bytes: json)))
}

struct HummingbirdProblems<
  Context: Hummingbird.RequestContext
>: RouterMiddleware {
  func handle(
    _ request: Hummingbird.Request, context: Context,
    next:
      @concurrent (Hummingbird.Request, Context) async throws
      -> Hummingbird.Response
  ) async throws -> Hummingbird.Response {
    do {
      return try await next(request, context)
    } catch {
      let answer = try Answer(
        error, status: (error as? any HTTPResponseError)?.status.code,
        language: request.headers[.acceptLanguage])
      guard let answer else { throw error }
      var headers = (error as? HTTPError)?.headers ?? [:]
      for (name, value) in answer.headers {
        if let name = HTTPField.Name(name) { headers[name] = value }
      }
      return Hummingbird.Response(
        status: .init(code: answer.status), headers: headers,
        body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
    }
  }
}

func addRoutes(
  to router: Hummingbird.Router<some Hummingbird.RequestContext>,
  members: some Members, badges: some Badges
) {
  router.add(middleware: HummingbirdProblems())
  router.post("registrations") { request, _ in
    try await register(request, members: members)
  }
  router.patch("badges/:id") { request, context in
    let id = try context.parameters.require("id")
    return try await patch(request, id: id, badges: badges)
  }
}

struct BrokenMembers: Members {
  func isFree(_ email: String) async throws -> Bool {
    throw URLError(.cannotConnectToHost)
  }
  func add(_ registration: Registration) async throws {}
}

@Suite struct ServerExampleTests {
  @Test func answersThatTheDatabaseIsDown() async throws {
    let json = """
      {"email": "a@b.co", "password": "Engine-1842", "companions": []}
      """
    let error = try await #require(throws: ValidationError.self) {
      try await register(
        Data(json.utf8), contentType: "application/json",
        members: BrokenMembers())
    }
    let answer = try #require(try Answer(error, language: nil))
    #expect(answer.status == 503)
    #expect(answer.headers["Retry-After"] == "5")
  }

  @Test func declaresTheKeysOfTheBody() throws {
    let example = Registration(
      email: "a@b.co", password: "Engine-1842", newsletter: true,
      companions: [Companion(name: "Alan", age: 41)])
    try expectNamesMatchCodingKeys(
      of: Registration.rules, using: example)
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

  @Test func namesTheCompanionsThatAreNotMembers() async throws {
    struct Members: Directory {
      func known(among names: [String]) -> Set<String> { ["Alan"] }
    }
    let body = Self.valid.replacing("}]", with: #"}, {"name": "Eve"}]"#)
    let error = try await #require(throws: ValidationError.self) {
      try await registrationOfMembers(Data(body.utf8), directory: Members())
    }
    #expect(error.failures.map { "\($0.path) \($0.name)" } == ["/companions/1/name known-companion"])
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

  private static let stored = Badge(name: "Ada", company: "Analytical Engines")

  @Test func aPatchThatIsRefusedDoesNotChangeTheEntity() throws {
    let account = Account()
    account.email = "ada@example.com"
    #expect(throws: ValidationError.self) { try update(account, with: Data(#"{"email": " X "}"#.utf8)) }
    #expect(account.email == "ada@example.com")
    try update(account, with: Data(#"{"email": " Byron@example.com "}"#.utf8))
    #expect(account.email == "byron@example.com")
  }

  @Test(
    arguments: [
      (#"{"company": null}"#, Badge(name: "Ada")), ("{}", stored),
      (#"{"name": " Ada L. "}"#, Badge(name: "Ada L.", company: "Analytical Engines")),
    ])
  func patches(_ changes: String, _ badge: Badge) throws {
    for type in ["application/merge-patch+json", "application/json"] {
      let found = try patch(Self.stored, with: Data(changes.utf8), contentType: type)
      #expect(found.name == badge.name && found.company == badge.company)
    }
  }

  @Test(
    arguments: [
      (#"{"name": null}"#, "/name required"), (#"{"name": " "}"#, "/name presence"),
      (#"{"company": 1, "name": ""}"#, "/name presence, /company type"), ("[]", " type"),
      (#"{"name": "A""#, "/name json-body"), (#"{"name": "A", "name": "B"}"#, "/name json-body"),
    ])
  func rejectsAPatch(_ changes: String, _ failures: String) throws {
    let error = try #require(throws: ValidationError.self) {
      try patch(Self.stored, with: Data(changes.utf8), contentType: "application/json")
    }
    #expect(error.failures.map { "\($0.path) \($0.name)" }.joined(separator: ", ") == failures)
  }

  @Test func rejectsAPatchThatIsTooDeep() throws {
    let changes = #"{"name":"# + String(repeating: "[", count: 100_000)
    let error = try #require(throws: ValidationError.self) {
      try patch(Self.stored, with: Data(changes.utf8), contentType: "application/json")
    }
    #expect(ProblemDetails(error.failures).status == 400)
  }

  private actor FakeBadges: Badges {
    private var badges = ["7": stored]

    func badge(_ id: String) -> Badge? { badges[id] }
    func save(_ badge: Badge, _ id: String) { badges[id] = badge }
  }

  /// The response of a framework, and its body.
  private struct Found {
    let status: Int
    let type: String?
    let authenticate: String?
    let text: String
  }

  private func responseOfVapor(
    _ method: HTTPMethod, _ path: String, _ body: Data, logger: Vapor.Logger = Vapor.Logger(),
    _ configure: (Vapor.Application) -> Void = { _ in }
  ) async throws -> Found {
    let app = Vapor.Application()
    ALPValidatorTests.configure(app, members: FakeMembers(), badges: FakeBadges())
    configure(app)
    let response = try await app.response(
      to: Vapor.Request(
        method, path, body: ByteBuffer(bytes: body),
        headers: ["accept-language": "de", "content-type": "application/json"], logger: logger))
    return Found(
      status: Int(response.status.code), type: response.headers.first(name: "Content-Type"),
      authenticate: response.headers.first(name: "WWW-Authenticate"),
      text: String(decoding: response.body.data ?? Data(), as: UTF8.self))
  }

  private func responseOfHummingbird(
    _ method: HTTPMethod, _ path: String, _ body: Data,
    _ configure: (Hummingbird.Router<Hummingbird.BasicRequestContext>) -> Void = { _ in }
  ) async throws -> Found {
    let router = Hummingbird.Router(context: Hummingbird.BasicRequestContext.self)
    addRoutes(to: router, members: FakeMembers(), badges: FakeBadges())
    configure(router)
    let response = try await router.response(
      to: Hummingbird.Request(
        method: method, path: path, headers: [.acceptLanguage: "de", .contentType: "application/json"],
        body: .init(buffer: ByteBuffer(bytes: body))))
    return Found(
      status: response.status.code, type: response.headers[.contentType],
      authenticate: HTTPField.Name("WWW-Authenticate").flatMap { response.headers[$0] },
      text: String(decoding: response.body.bytes.readableBytesView, as: UTF8.self))
  }

  @Test(
    arguments: [
      (
        .POST, "registrations", valid.replacing(" A@b.co ", with: "ada@example.com"), 422,
        "Es gibt schon ein Konto"
      ),
      (.POST, "registrations", valid, 201, ""),
      (.POST, "registrations", String(repeating: " ", count: 2_000_000), 413, "Inhalt zu groß"),
      (.PATCH, "badges/7", #"{"company": null}"#, 200, #"{"name":"Ada"}"#),
      (.PATCH, "badges/7", #"{"name": ""}"#, 422, ##""pointer":"#/name","rule":"presence""##),
      (.PATCH, "badges/7", "{", 400, "json-body"), (.PATCH, "badges/8", "{}", 404, #""status":404"#),
      (.PATCH, "badges/7", String(repeating: " ", count: 2_000_000), 413, "Inhalt zu groß"),
    ] as [(HTTPMethod, String, String, Int, String)])
  func answersThroughFrameworks(
    _ method: HTTPMethod, _ path: String, _ body: String, _ status: Int, _ text: String
  ) async throws {
    for found in [
      try await responseOfVapor(method, path, Data(body.utf8)),
      try await responseOfHummingbird(method, path, Data(body.utf8)),
    ] {
      #expect(found.status == status)
      #expect(text.isEmpty || found.text.contains(text), "\(found.text)")
      if status != 201 {
        #expect(found.type == (status == 200 ? "application/json" : "application/problem+json"))
      }
    }
  }

  @Test func keepsTheHeadersOfErrorsOfAFramework() async throws {
    let vapor = try await responseOfVapor(.POST, "secrets", Data()) { app in
      app.on(.POST, "secrets") { _ async throws -> Vapor.Response in
        throw Abort(.init(statusCode: 401), headers: ["WWW-Authenticate": "Basic"])
      }
    }
    let hummingbird = try await responseOfHummingbird(.POST, "secrets", Data()) { router in
      router.post("secrets") { _, _ -> Hummingbird.Response in
        var headers = HTTPFields()
        if let name = HTTPField.Name("WWW-Authenticate") { headers[name] = "Basic" }
        throw HTTPError(.init(code: 401), headers: headers)
      }
    }
    for found in [vapor, hummingbird] {
      #expect(found.status == 401 && found.authenticate == "Basic")
      #expect(found.type == "application/problem+json")
    }
  }

  /// Vapor's own middleware does not see an error that is answered, so the example has to log it.
  @Test(arguments: [(401, 0), (404, 0), (500, 1), (503, 1)])
  func logsErrorsOfTheServer(_ status: Int, _ count: Int) async throws {
    let logger = Vapor.Logger()
    let found = try await responseOfVapor(.POST, "broken", Data(), logger: logger) { app in
      app.on(.POST, "broken") { _ async throws -> Vapor.Response in throw Abort(.init(statusCode: status)) }
    }
    #expect(found.status == status)
    #expect(await logger.finish().count == count)
  }

  @Test func leavesRedirectsToTheFramework() async throws {
    await #expect(throws: Abort.self) {
      try await responseOfVapor(.POST, "old", Data()) { app in
        app.on(.POST, "old") { _ async throws -> Vapor.Response in throw Abort(.init(statusCode: 303)) }
      }
    }
  }

  @Test func namesTheErrorInAClosureOfAFramework() {
    #expect(handlers(Registration.rules).map { $0(Data("{}".utf8)) } == [422])
  }
}

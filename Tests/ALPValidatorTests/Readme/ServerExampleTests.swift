import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

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
    let vary: String?
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
      authenticate: response.headers.first(name: "WWW-Authenticate"), vary: response.headers.all("Vary"),
      text: String(decoding: response.body.data ?? Data(), as: UTF8.self))
  }

  private func responseOfHummingbird(
    _ method: HTTPMethod, _ path: String, _ body: Data,
    logger: Hummingbird.Logger = Hummingbird.Logger(),
    _ configure: (Hummingbird.Router<Hummingbird.BasicRequestContext>) -> Void = { _ in }
  ) async throws -> Found {
    let router = Hummingbird.Router(context: Hummingbird.BasicRequestContext.self)
    addRoutes(to: router, members: FakeMembers(), badges: FakeBadges())
    configure(router)
    let response = try await router.response(
      to: Hummingbird.Request(
        method: method, path: path, headers: [.acceptLanguage: "de", .contentType: "application/json"],
        body: .init(buffer: ByteBuffer(bytes: body))), logger: logger)
    return Found(
      status: response.status.code, type: response.headers[.contentType],
      authenticate: HTTPField.Name("WWW-Authenticate").flatMap { response.headers[$0] },
      vary: response.headers[.vary],
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
        throw Abort(.init(statusCode: 401), headers: ["WWW-Authenticate": "Basic", "Vary": "Origin"])
      }
    }
    let hummingbird = try await responseOfHummingbird(.POST, "secrets", Data()) { router in
      router.post("secrets") { _, _ -> Hummingbird.Response in
        var headers: HTTPFields = [.vary: "Origin"]
        if let name = HTTPField.Name("WWW-Authenticate") { headers[name] = "Basic" }
        throw HTTPError(.init(code: 401), headers: headers)
      }
    }
    for found in [vapor, hummingbird] {
      #expect(found.status == 401 && found.authenticate == "Basic")
      #expect(found.vary == "Origin, Accept-Language" && found.text.contains("Anmeldung erforderlich"))
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
    let otherLogger = Hummingbird.Logger()
    let other = try await responseOfHummingbird(.POST, "broken", Data(), logger: otherLogger) { router in
      router.post("broken") { _, _ -> Hummingbird.Response in throw HTTPError(.init(code: status)) }
    }
    #expect(other.status == status)
    #expect(await otherLogger.finish().count == count)
  }

  @Test func answersWhatNoOtherMiddlewareAnswers() async throws {
    struct Secret: Error, CustomStringConvertible { let description = "the address of the database" }
    let logger = Vapor.Logger()
    let vapor = try await responseOfVapor(.POST, "odd", Data(), logger: logger) { app in
      app.on(.POST, "odd") { _ async throws -> Vapor.Response in throw Secret() }
    }
    let otherLogger = Hummingbird.Logger()
    let hummingbird = try await responseOfHummingbird(.POST, "odd", Data(), logger: otherLogger) { router in
      router.post("odd") { _, _ -> Hummingbird.Response in throw Secret() }
    }
    for found in [vapor, hummingbird] {
      #expect(found.status == 500 && found.type == "application/problem+json")
      #expect(!found.text.contains("database") && found.text.contains("Internal Server Error"))
    }
    #expect(await logger.finish().count == 1)
    #expect(await otherLogger.finish() == ["the address of the database"])
  }

  @Test func readsABodyThatIsStreamed() async throws {
    let found = try await responseOfVapor(.POST, "streams", Data(Self.valid.utf8)) { app in
      app.on(.POST, "streams", body: .stream) { try await register($0, members: FakeMembers()) }
    }
    #expect(found.status == 201)
    let large = try await responseOfVapor(.POST, "streams", Data(count: 2_000_000)) { app in
      app.on(.POST, "streams", body: .stream) { try await register($0, members: FakeMembers()) }
    }
    #expect(large.status == 413)
  }

  @Test func readsAllLinesOfAHeader() async throws {
    let app = Vapor.Application()
    configure(app, members: FakeMembers(), badges: FakeBadges())
    let body = ByteBuffer(bytes: Data("{}".utf8))
    let vapor = try await app.response(
      to: Vapor.Request(
        .POST, "registrations", body: body,
        headers: HTTPHeaders([
          ("accept-language", "tlh"), ("Accept-Language", "de"), ("content-type", "application/json"),
        ])))
    let router = Hummingbird.Router(context: Hummingbird.BasicRequestContext.self)
    addRoutes(to: router, members: FakeMembers(), badges: FakeBadges())
    let hummingbird = try await router.response(
      to: Hummingbird.Request(
        method: .POST, path: "registrations",
        headers: [.acceptLanguage: "tlh", .acceptLanguage: "de", .contentType: "application/json"],
        body: .init(buffer: body)))
    #expect(vapor.headers.first(name: "Content-Language") == "de")
    #expect(HTTPField.Name("Content-Language").flatMap { hummingbird.headers[$0] } == "de")
    let twoTypes = try await app.response(
      to: Vapor.Request(
        .POST, "registrations", body: body,
        headers: HTTPHeaders([("content-type", "application/json"), ("content-type", "text/plain")])))
    #expect(twoTypes.status.code == 415)
  }

  @Test func refusesABodyThatNobodyDecompressed() async throws {
    for found in [
      try await responseOfVapor(.POST, "registrations", Data([0x1F, 0x8B, 8, 0])),
      try await responseOfHummingbird(.PATCH, "badges/7", Data([0x1F, 0x8B, 8, 0])),
    ] {
      #expect(found.status == 415)
    }
  }

  @Test func leavesRedirectsToTheFramework() async throws {
    await #expect(throws: Abort.self) {
      try await responseOfVapor(.POST, "old", Data()) { app in
        app.on(.POST, "old") { _ async throws -> Vapor.Response in throw Abort(.init(statusCode: 303)) }
      }
    }
  }

  @Test func readsWhatAModelWrites() throws {
    let schema = try JSONDecoder().decode([String: JSONValue].self, from: schemaForModel())
    #expect(schema["required"] == ["company", "name"] && schema["additionalProperties"] == false)
    #expect(try answer(#"{"name": " Ada ", "company": null}"#).name == "Ada")
  }

  @Test func namesTheErrorInAClosureOfAFramework() {
    #expect(handlers(Registration.rules).map { $0(Data("{}".utf8)) } == [422])
  }
}

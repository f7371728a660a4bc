import ALPValidator
import Foundation

// The examples of the article "Validate requests on a server". ``ReadmeTests`` compares them with the article, `ServerExampleTests` runs them.

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
  try requireJSON(body, contentType)
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

/// The error of a body of another content type.
struct UnsupportedType: Error {}

/// Throws an error for a body that is not JSON by its content type, or
/// that is still compressed.
func requireJSON(_ body: Data, _ contentType: String?) throws {
  let isGzip = body.starts(with: [0x1F, 0x8B])
  let type = mediaType(contentType)
  let isJSON =
    type == "application/json" || type == "application/merge-patch+json"
  guard isJSON, !isGzip else { throw UnsupportedType() }
}

/// Returns a content type without its parameters.
func mediaType(_ contentType: String?) -> String? {
  contentType?.prefix { $0 != ";" }
    .trimmingCharacters(in: .whitespaces).lowercased()
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
  try requireJSON(body, contentType)
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

nonisolated extension Answer {
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

nonisolated func messages(for acceptLanguage: String?) -> MessageCatalog {
  var messages = MessageCatalog(acceptLanguage: acceptLanguage)
  messages["available"] = takenMessages[messages.languageTag]
  return messages
}

nonisolated let takenMessages: [String: MessageTemplate] = [
  "en": "There is an account with this address.",
  "de": "Es gibt schon ein Konto mit dieser Adresse.",
]

func register(
  _ request: Vapor.Request, members: some Members
) async throws -> Vapor.Response {
  try await register(
    await body(of: request),
    contentType: request.headers.all("Content-Type"), members: members)
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
    stored, with: await body(of: request),
    contentType: request.headers.all("Content-Type"))
  try await badges.save(badge, id)
  let json = try JSONEncoder().encode(badge)
  return Vapor.Response(
    status: .ok, headers: ["Content-Type": "application/json"],
    body: .init(data: json))
}

/// Returns the body, also that of a route that streams it.
func body(of request: Vapor.Request) async throws -> Data {
  let body = try await request.body.collect(max: 1 << 20).get()
  return body.map { Data($0.readableBytesView) } ?? Data()
}

extension HTTPHeaders {
  /// Returns the values of all lines of a header, as one.
  func all(_ name: String) -> String? {
    let lines = self[name]
    return lines.isEmpty ? nil : lines.joined(separator: ", ")
  }
}

extension Vapor.Response {
  convenience init(_ answer: Answer, headers: HTTPHeaders = [:]) {
    var headers = headers
    for (name, value) in answer.headers {
      if name == "Vary" {
        headers.add(name: name, value: value)
      } else {
        headers.replaceOrAdd(name: name, value: value)
      }
    }
    self.init(
      status: .init(statusCode: answer.status), headers: headers,
      body: .init(data: answer.body))
  }
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
        language: request.headers.all("Accept-Language"))
      guard let answer else { throw error }
      if answer.status >= 500 { request.logger.report(error: error) }
      return Vapor.Response(answer, headers: abort?.headers ?? [:])
    }
  }
}

/// Answers what no other middleware has answered, without its text.
struct VaporLastResort: AsyncMiddleware {
  func respond(
    to request: Vapor.Request, chainingTo next: any AsyncResponder
  ) async throws -> Vapor.Response {
    do {
      return try await next.respond(to: request)
    } catch let error where !(error is any AbortError) {
      request.logger.report(error: error)
      let answer = try Answer(error, status: 500, language: nil)
      return Vapor.Response(answer ?? Answer(status: 500))
    }
  }
}

func configure(
  _ app: Vapor.Application, members: some Members, badges: some Badges
) {
  app.middleware.use(VaporLastResort())
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

extension Hummingbird.Response {
  init(_ answer: Answer, headers: HTTPFields = [:]) {
    var headers = headers
    for (name, value) in answer.headers {
      guard let name = HTTPField.Name(name) else { continue }
      if name == .vary {
        headers.append(HTTPField(name: name, value: value))
      } else {
        headers[name] = value
      }
    }
    self.init(
      status: .init(code: answer.status), headers: headers,
      body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
  }
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
      if answer.status >= 500 { context.logger.error("\(error)") }
      return Hummingbird.Response(
        answer, headers: (error as? HTTPError)?.headers ?? [:])
    }
  }
}

/// Answers what no other middleware has answered, without its text.
struct HummingbirdLastResort<
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
    } catch let error where !(error is any HTTPResponseError) {
      context.logger.error("\(error)")
      let answer = try Answer(error, status: 500, language: nil)
      return Hummingbird.Response(answer ?? Answer(status: 500))
    }
  }
}

func addRoutes(
  to router: Hummingbird.Router<some Hummingbird.RequestContext>,
  members: some Members, badges: some Badges
) {
  router.add(middleware: HummingbirdLastResort())
  router.add(middleware: HummingbirdProblems())
  router.post("registrations") { request, _ in
    try await register(request, members: members)
  }
  router.patch("badges/:id") { request, context in
    let id = try context.parameters.require("id")
    return try await patch(request, id: id, badges: badges)
  }
}

/// Decodes what a language model has written after the schema.
func answer(_ text: String) throws -> Badge {
  try Badge.rules.decode(from: Data(text.utf8))
}

func schemaForModel() throws -> Data {
  try Badge.rules.jsonSchema(dialect: .strict)
}

import ALPValidator
import ALPValidatorTesting
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a server is sent.
@MainActor @Suite(.patientTimeLimit) struct RemoteRequestTests {
  private struct SignedOut: LocalizedError {
    var errorDescription: String? { "Signed out" }
  }

  private let validator = Validator(type: .string)

  private func request(
    to server: LoopbackServer, retry: RetryPolicy = .none, change: (inout HTTPOptions) -> Void
  ) async throws -> LoopbackServer.Request {
    var (http, options) = (HTTPOptions(), RequestOptions.patient)
    change(&http)
    options.retry = retry
    validator.addValidationToEnsureRemoteConditionIsSatisfied(
      at: server.url("/check"), http: http, options: options)
    validator.validate("a")
    #expect(await validator.settledState() == .valid)
    return try #require(server.requests.first)
  }

  @Test func sendsHeadersAlong() async throws {
    let server = try LoopbackServer { _ in .json("true") }
    let request = try await request(to: server) {
      $0.headers = ["X-Client": "form 7", "accept": "application/problem+json, application/json"]
    }
    #expect(request.headers["X-Client"] == "form 7")
    #expect(request.headers.values(of: "Accept") == ["application/problem+json, application/json"])
    #expect(request.headers["Content-Type"] == "application/json")
  }

  @Test(arguments: HTTPOptions.Method.allCases)
  func asksByTheMethodOfChoice(_ method: HTTPOptions.Method) async throws {
    let server = try LoopbackServer { $0.path == "/check" ? .redirect(to: "/new") : .json("true") }
    _ = try await request(to: server) { $0.method = method }
    #expect(server.requests.map(\.method) == [method.rawValue, method.rawValue])
    #expect(server.requests.map { String(decoding: $0.body, as: UTF8.self) }.last == #"{"instance":"a"}"#)
  }

  // MARK: Body

  @Test func sendsABodyInAnyForm() async throws {
    let server = try LoopbackServer { _ in .json("true") }
    let date = Validator(type: .generic(Date.self))
    date.addCondition(
      .remote(at: server.url(), options: .patient, contentType: "application/x-www-form-urlencoded") {
        value, parameters in
        Data("at=\(Int(value.timeIntervalSince1970))&zone=\(parameters["zone"] ?? "none")".utf8)
      })
    date.validate(Date(timeIntervalSince1970: 7), parameters: ["zone": "UTC"])
    #expect(await date.settledState() == .valid)
    date.validate(Date(timeIntervalSince1970: 8))
    #expect(await date.settledState() == .valid)
    #expect(
      server.requests.map { String(decoding: $0.body, as: UTF8.self) } == ["at=7&zone=UTC", "at=8&zone=none"])
    #expect(server.requests.first?.headers["Content-Type"] == "application/x-www-form-urlencoded")
    #expect(server.requests.first?.headers["Accept"] == "application/json")
  }

  @Test func failsWhatTheBodyCannotExpress() async throws {
    let server = try LoopbackServer { _ in .json("true") }
    validator.addCondition(.remote(at: server.url(), contentType: "text/plain") { _, _ in throw SignedOut() })
    validator.validate("a")
    #expect(validator.failures.map(\.cause) == [.requestFailed(.notEncodable("Signed out"))])
    #expect(server.requests.isEmpty)
  }

  @Test func sendsNoHeaderToAStranger() async throws {
    let stranger = try LoopbackServer { _ in .json("true") }
    let target = stranger.url().absoluteString
    let server = try LoopbackServer { $0.path == "/" ? .redirect(to: "/moved") : .redirect(to: target) }
    let http = HTTPOptions(headers: ["Authorization": "Bearer secret"])
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), http: http, options: .patient)
    validator.validate("a")
    #expect(await validator.settledState() == .invalid)
    #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer secret", "Bearer secret"])
    #expect(stranger.requests.isEmpty)
  }

  // MARK: Transport

  @Test func closesTheConnectionOfAnAnswerThatGetsTooLarge() async throws {
    let server = try LoopbackServer { _ in
      .init(body: Data(repeating: 0x20, count: 10_000), faults: .stalledHalfway)
    }
    var http = HTTPOptions()
    http.maximumResponseSize = 100
    http.transport = URLSessionTransport()
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), http: http, options: .patient)
    validator.validate("a")
    #expect(await validator.settledState() == .invalid)
    #expect(validator.failures.map(\.cause) == [.requestFailed(.responseTooLarge(limit: 100))])
    await server.wait { $0.openConnections == 0 }
    #expect(server.activity.acceptedConnections == 1)
  }

  @Test func readsAnAnswerOfTheLargestSizeAfterALargePage() async throws {
    let server = try LoopbackServer { request in
      var page = LoopbackServer.Response.redirect(to: "/there", status: 308)
      page.body = Data(count: 101)
      return request.path == "/check" ? page : .json(String(repeating: " ", count: 96) + "true")
    }
    _ = try await request(to: server) { $0.maximumResponseSize = 100 }
  }

  @Test func holdsAnyTransportToTheLimit() async throws {
    let transport = HeldTransport()
    var http = HTTPOptions()
    http.maximumResponseSize = 3
    http.transport = transport
    validator.addValidationToEnsureRemoteConditionIsSatisfied(
      at: try #require(URL(string: "http://127.0.0.1/")), http: http, options: .patient)
    validator.validate("a")
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "true")
    #expect(validator.failures.map(\.cause) == [.requestFailed(.responseTooLarge(limit: 3))])
  }

  @Test func closesTheConnectionOfAValueThatIsOvertaken() async throws {
    let server = try LoopbackServer { _ in .init(body: Data("true".utf8), faults: .stalledHalfway) }
    let http = HTTPOptions(transport: URLSessionTransport())
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), http: http, options: .patient)
    validator.validate("a")
    await server.wait { $0.requests.count == 1 }
    validator.reset()
    await server.wait { $0.openConnections == 0 }
    #expect(!validator.hasValidated)
  }

  @Test func readsHeadersInAnyCase() {
    let response = RemoteResponse(
      status: 307, headers: ["location": "/new", "RETRY-AFTER": "1"], body: Data())
    #expect(response.header("Location") == "/new")
    #expect(response.header("Retry-After") == "1")
    #expect(response.header("Date") == nil)
  }
}

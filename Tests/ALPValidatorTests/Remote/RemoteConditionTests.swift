import ALPValidator
import ALPValidatorTesting
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor @Suite(.patientTimeLimit) struct RemoteConditionTests {
  private let validator = Validator(type: .string)
  private let recorder = Recorder()

  private func bodies(of server: LoopbackServer) -> [String] {
    server.requests.map { String(decoding: $0.body, as: UTF8.self) }
  }

  // MARK: Request and response

  @Test func asksByPostInJSON() async throws {
    let server = try LoopbackServer { _ in .json("true") }
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url("/check"), options: .patient)
    validator.validate("Zoë \"/\" 🇨🇭")
    #expect(validator.state == .waiting)
    #expect(await validator.settledState() == .valid)
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.path == "/check")
    #expect(request.headers["Content-Type"] == "application/json")
    #expect(bodies(of: server) == [#"{"instance":"Zoë \"/\" 🇨🇭"}"#])
  }

  @Test func sendsParametersAsExtras() async throws {
    let server = try LoopbackServer { _ in .json("true") }
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: .patient)
    validator.validate("a", parameters: ["country": "DE", "retry": 2, "list": [1.5, nil, true]])
    await validator.settledState()
    #expect(
      bodies(of: server) == [#"{"extras":{"country":"DE","list":[1.5,null,true],"retry":2},"instance":"a"}"#])
  }

  /// The value was valid by rules alone when the parameters came, so nothing needed them then.
  @Test func sendsTheParametersOfAValueThatWasValidBefore() async throws {
    let server = try LoopbackServer { _ in .json("true") }
    validator.addRule(.notEmpty)
    validator.validate("a")
    validator.validate("a", parameters: ["country": "DE"])
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: .patient)
    validator.revalidate()
    await validator.settledState()
    #expect(bodies(of: server) == [#"{"extras":{"country":"DE"},"instance":"a"}"#])
  }

  @Test func sendsValuesOfOtherTypes() async throws {
    let server = try LoopbackServer { _ in .json("true") }
    let number = Validator(type: .numeric(Int.self))
    number.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url("/number"), options: .patient)
    number.validate(.max)
    #expect(await number.settledState() == .valid)

    let date = Validator(type: .generic(Date.self))
    date.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url("/date"), options: .patient)
    date.validate(Date(timeIntervalSince1970: 0))
    #expect(await date.settledState() == .valid)

    let anything = Validator(type: .generic)
    anything.addCondition(.remote(at: server.url("/any"), options: .patient) { .string("\($0)") })
    anything.validate(7)
    #expect(await anything.settledState() == .valid)
    #expect(
      bodies(of: server) == [
        #"{"instance":9223372036854775807}"#, #"{"instance":"1970-01-01T00:00:00Z"}"#, #"{"instance":"7"}"#,
      ])
  }

  @Test func failsWhatIsNotJSONWithoutAsking() async throws {
    let server = try LoopbackServer { _ in .json("true") }
    let number = Validator(type: .numeric)
    number.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: .patient)
    recorder.record(number)
    number.validate(.nan)
    #expect(await number.settledState() == .invalid)
    guard case .requestFailed(.notEncodable) = number.failures.first?.cause else {
      Issue.record("\(number.failures)")
      return
    }
    #expect(server.requests.isEmpty)
    #expect(recorder.events.first?.hasPrefix("failed notEncodable") == true)
  }

  @Test(arguments: [
    "true",
    " \r\n\ttrue\n",  // white space does not matter
  ])
  func accepts(_ answer: String) async throws {
    let server = try LoopbackServer { _ in .json(answer) }
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: .patient)
    validator.validate("a")
    #expect(await validator.settledState() == .valid)
  }

  @Test(arguments: ["false", "null", "1", "\"true\"", "[true]", "{\"result\":true}", "\"Taken.\""])
  func refuses(_ answer: String) async throws {
    let server = try LoopbackServer { _ in .json(answer) }
    validator.addValidationToEnsureRemoteConditionIsSatisfied(
      at: server.url("/check"), invalidMessage: "No.", options: .patient)
    recorder.record(validator)
    validator.validate("a")
    #expect(await validator.settledState() == .invalid)
    #expect(validator.errorMessages == ["No."])
    #expect(validator.failures.first?.cause == .unsatisfied)
    #expect(
      recorder.events == [
        "handler Waiting []", "delegate Waiting []", "received false from /check",
        "handler Invalid [\"No.\"]", "delegate Invalid [\"No.\"]",
      ])
  }

  /// An empty text is not a message.
  @Test(arguments: [(#""“ada” is taken.""#, "“ada” is taken."), (#""""#, "No.")])
  func showsTheServersWordsIfAskedTo(_ answer: String, _ message: String) async throws {
    let server = try LoopbackServer { _ in .json(answer) }
    let http = HTTPOptions(usesServerMessage: true)
    validator.addValidationToEnsureRemoteConditionIsSatisfied(
      at: server.url(), invalidMessage: "No.", http: http, options: .patient)
    validator.validate("ada")
    #expect(await validator.settledState() == .invalid)
    #expect(validator.errorMessages == [message])
  }

  // MARK: Failures

  private func error(of fault: LoopbackServer.Fault, limit: Int = 100) async throws -> RemoteError? {
    let server = try LoopbackServer { _ in .fault(fault) }
    let http = HTTPOptions(maximumResponseSize: limit)
    validator.addValidationToEnsureRemoteConditionIsSatisfied(
      at: server.url("/check"), invalidMessage: "No.", http: http, options: .patient)
    recorder.record(validator)
    validator.validate("a")
    #expect(await validator.settledState() == .invalid)
    #expect(validator.errorMessages == ["This could not be checked. Please try again."])
    let failures = recorder.events.filter { $0.hasPrefix("failed") }
    #expect(failures.count == 1)
    guard case .requestFailed(let error) = validator.failures.first?.cause else { return nil }
    #expect(failures == ["failed \(error)"])
    return error
  }

  @Test(arguments: [300, 400, 404, 500, 503])
  func reportsAStatus(_ status: Int) async throws {
    #expect(try await error(of: .status(status)) == .status(status))
  }

  @Test func reportsABrokenConnection() async throws {
    guard case .connection(let reason, _) = try await error(of: .dropped) else {
      Issue.record("not a connection error")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func reportsAnAnswerThatIsTooLarge() async throws {
    #expect(try await error(of: .oversizedBody(bytes: 100_000)) == .responseTooLarge(limit: 100))
  }

  @Test(arguments: [
    "<html>Please log in</html>", "", "tru", "truefalse", "\u{FEFF}", "\u{FEFF}true", "true\u{FEFF}",
  ])
  func reportsWhatIsNotJSON(_ answer: String) async throws {
    let server = try LoopbackServer { _ in .html(answer) }
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: .patient)
    validator.validate("a")
    #expect(await validator.settledState() == .invalid)
    #expect(validator.failures.first?.cause == .requestFailed(.notJSON))
  }

  @Test func reportsWhatIsNotUTF8() async throws {
    let server = try LoopbackServer { _ in .init(body: Data([0x22, 0xFF, 0x22])) }
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: .patient)
    validator.validate("a")
    #expect(await validator.settledState() == .invalid)
    #expect(validator.failures.first?.cause == .requestFailed(.notJSON))
  }

  @Test func reportsATimeOutByTheClock() async throws {
    let server = try LoopbackServer { _ in .fault(.unanswered) }
    let clock = ManualClock()
    var options = RequestOptions.patient
    options.clock = clock
    options.timeout = .seconds(600)
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: options).message {
      if case .requestFailed = $0.cause { "Try later." } else { $0.message }
    }
    validator.validate("a")
    await clock.waitForSleepers()
    clock.advance(by: .seconds(599))
    #expect(validator.state == .waiting)
    clock.advance(by: .seconds(1))
    #expect(await validator.settledState() == .invalid)
    #expect(validator.failures.first?.cause == .requestFailed(.timedOut))
    #expect(validator.errorMessages == ["Try later."])
    try await server.waitUntilIdle()
  }

  @Test func passesOrHoldsAFailureByChoice() async throws {
    let server = try LoopbackServer { _ in .json("true", status: 500) }
    var options = RequestOptions.patient
    options.failurePolicy = .pass
    let handle = validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: options)
    validator.validate("a")
    #expect(await validator.settledState() == .valid)
    handle.remove()
    options.failurePolicy = .hold
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: options)
    recorder.record(validator)
    validator.validate("a")
    #expect(await validator.settledState() == .waiting)
    #expect(validator.errorMessages.isEmpty)
    #expect(recorder.events.suffix(3) == ["failed status(500)", "handler Waiting []", "delegate Waiting []"])
    server.fault = .status(200)
    validator.validate("b")
    #expect(await validator.settledState() == .valid)
  }

  // MARK: Redirects

  @Test func followsNoRedirectThatChangesTheMethod() async throws {
    let server = try LoopbackServer { $0.path == "/new" ? .json("true") : .redirect(to: "/new", status: 302) }
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url("/old"), options: .patient)
    validator.validate("a")
    #expect(await validator.settledState() == .invalid)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [
    ("http://example.com/a", "/b", "http://example.com/b"),
    ("http://example.com/a/b", "c?d=e", "http://example.com/a/c?d=e"),
    ("http://example.com/a", "http://example.com:80/b", "http://example.com:80/b"),
    ("https://example.com:443/a", "HTTPS://EXAMPLE.com/b", "HTTPS://EXAMPLE.com/b"),
    ("http://example.com/a", "//example.com/b", "http://example.com/b"),
  ])
  func followsWithinTheOrigin(_ first: String, _ location: String, _ second: String) async throws {
    let requests = try await urls(from: first, to: location)
    #expect(requests == [first, second])
    #expect(validator.isValid)
  }

  @Test(
    arguments: [
      ("http://example.com/a", "http://example.org/a"), ("http://example.com/a", "//example.org/a"),
      ("http://example.com/a", "http://www.example.com/a"),
      ("http://example.com/a", "http://example.com.example.org/a"),
      ("http://example.com/a", "http://example.com@example.org/a"),
      ("http://example.com/a", "http://example.com:8080/a"),
      ("http://example.com:80/a", "http://example.com:443/a"),
      ("http://example.com/a", "https://example.com/a"), ("https://example.com/a", "http://example.com/a"),
      ("https://example.com/a", "http://example.com:443/a"), ("https://example.com/a", "ftp://example.com/a"),
      ("https://example.com/a", "javascript:true"), ("https://example.com/a", "data:application/json,true"),
      ("https://example.com/a", "file:///etc/true.json"),
    ] as [(String, String)])
  func leavesTheOriginOnNoAccount(_ first: String, _ location: String) async throws {
    #expect(try await urls(from: first, to: location) == [first])
    #expect(validator.failures.map(\.cause) == [.requestFailed(.redirected(to: location))])
  }

  /// Lets a server redirect the request to another one, which accepts it, and returns the addresses.
  private func urls(from first: String, to location: String) async throws -> [String] {
    let transport = HeldTransport()
    var http = HTTPOptions()
    http.transport = transport
    http.headers = ["Authorization": "Bearer secret"]
    validator.addValidationToEnsureRemoteConditionIsSatisfied(
      at: try #require(URL(string: first)), http: http, options: .patient)
    validator.validate("a")
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "", status: 307, headers: ["Location": location])
    if validator.state == .waiting {
      await transport.waitForQuestions(2)
      await transport.answer("a", with: "true")
    }
    let secrets = transport.requests.map { $0.value(forHTTPHeaderField: "Authorization") }
    #expect(secrets.allSatisfy { $0 == "Bearer secret" })
    return transport.requests.compactMap { $0.url?.absoluteString }
  }

  @Test func givesUpOnACircleOfRedirects() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/", status: 307) }
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: .patient)
    validator.validate("a")
    #expect(await validator.settledState() == .invalid)
    #expect(server.requests.count == 6)
  }
}

import ALPValidator
import Foundation
import Testing

@testable import Demo
@testable import LoopbackServer

@MainActor
@Suite(.patientTimeLimit) struct SignUpPageTests {
  /// What a test reads of a state.
  private struct State: Decodable {
    struct View: Decodable {
      struct Field: Decodable {
        var name: SignUp.Field
        var status: String
        var text: String?
        var messages: [String]
      }
      var language: String
      var fields: [Field]
    }
    var version: Int
    var view: View

    var texts: [String?] { view.fields.map(\.text) }
    func field(_ name: SignUp.Field) throws -> View.Field {
      try #require(view.fields.first { $0.name == name })
    }
  }

  /// A clock that the test moves.
  private final class Clock {
    var time = Duration.zero
  }

  private let server: SignUpServer
  private let clock = Clock()
  private let page: SignUpPage

  init() throws {
    server = try SignUpServer()
    var limits = SignUpPage.Limits()
    limits.wait = .seconds(600)
    page = Self.page(at: server, limits, clock)
  }

  private static func page(
    at server: SignUpServer, _ limits: SignUpPage.Limits, _ clock: Clock = Clock()
  ) -> SignUpPage {
    SignUpPage(service: server.service(timeout: .seconds(300)), limits: limits, now: { clock.time })
  }

  private func send(
    _ method: String, _ path: String, query: String? = nil, headers: LoopbackServer.Headers = [:],
    body: String = "", to page: SignUpPage? = nil
  ) async -> LoopbackServer.Response {
    var headers = headers
    if headers["Host"] == nil { headers["Host"] = "127.0.0.1:8080" }
    return await (page ?? self.page).response(
      to: LoopbackServer.Request(
        method: method, path: path, query: query, headers: headers, body: Data(body.utf8),
        keepsConnection: true))
  }

  /// Loads the page as a new visitor, and returns the cookie.
  private func newVisitor(of page: SignUpPage? = nil) async throws -> String {
    let response = await send("GET", "/", to: page)
    return String(try #require(response.headers["Set-Cookie"]).prefix { $0 != ";" })
  }

  private func post(
    _ body: String, as visitor: String, origin: String? = "http://127.0.0.1:8080",
    type: String = "application/json", to page: SignUpPage? = nil
  ) async -> Int {
    var headers: LoopbackServer.Headers = ["Cookie": visitor, "Content-Type": type]
    headers["Origin"] = origin
    return await send("POST", "/events", headers: headers, body: body, to: page).status
  }

  private func edit(_ field: SignUp.Field, _ text: String) throws -> String {
    let text = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return #"{"edit": {"field": "\#(field.rawValue)", "text": \#(text)}}"#
  }

  private func response(after version: Int, as visitor: String) async -> LoopbackServer.Response {
    await send("GET", "/state", query: "after=\(version)", headers: ["Cookie": visitor])
  }

  private func state(after version: Int = 0, as visitor: String) async throws -> State {
    try JSONDecoder().decode(State.self, from: await response(after: version, as: visitor).body)
  }

  /// Returns the first state that satisfies a condition.
  private func state(as visitor: String, where condition: (State) throws -> Bool) async throws -> State {
    var state = try await state(as: visitor)
    while !(try condition(state)) { state = try await self.state(after: state.version, as: visitor) }
    return state
  }

  // MARK: The page

  @Test func allowsNothingButItsOwnScriptAndStyle() async throws {
    let response = await send("GET", "/")
    let html = String(decoding: response.body, as: UTF8.self)
    let policy = try #require(response.headers["Content-Security-Policy"])
    let nonce = try #require(policy.firstMatch(of: /'nonce-([0-9a-f]{32})'/)).1
    #expect(policy.hasPrefix("default-src 'none'; ") && policy.contains("frame-ancestors 'none'"))
    #expect(html.matches(of: /<(style|script)/).count == 2)
    #expect(html.matches(of: try Regex("<(style|script) nonce=\"\(nonce)\">")).count == 2)
    #expect(html.matches(of: /\son[a-z]+=|style=|<link(?! rel="icon" href="data:)/).isEmpty)
    // The only address is the name of the language SVG.
    #expect(html.matches(of: /https?:\/\/|src=|innerHTML|eval/).map { String($0.0) } == ["http://"])
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(response.headers["X-Content-Type-Options"] == "nosniff")
    let cookie = try #require(response.headers["Set-Cookie"])
    #expect(try /visitor=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Strict/.wholeMatch(in: cookie) != nil)
    let other = await send("GET", "/")
    #expect(other.headers["Set-Cookie"] != cookie && other.headers["Content-Security-Policy"] != policy)
  }

  @Test func hasTheFieldsOfTheFormAndAllLanguages() async throws {
    let html = String(decoding: await send("GET", "/").body, as: UTF8.self)
    for field in try SignUpForm(service: server.service()).fields {
      let name = field.name.rawValue
      #expect(html.contains("<label for=\"\(name)\" lang=\"en\">\(field.label)</label>"), "\(name)")
      #expect(html.contains("data-field=\"\(name)\"") && html.contains("id=\"\(name)-messages\""), "\(name)")
    }
    let languages = html.matches(of: /<option value="(.*?)"/).map { String($0.1) }
    #expect(languages == MessageCatalog.availableLanguages)
  }

  // MARK: Visitors

  @Test func sendsAnswersThatComeLate() async throws {
    let visitor = try await newVisitor()
    await server.gate.close()
    #expect(await post("[\(try edit(.userName, "admin"))]", as: visitor) == 204)
    #expect(await post(#"[{"blur": {"field": "userName"}}]"#, as: visitor) == 204)
    let waiting = try await state(as: visitor) { try $0.field(.userName).status == "waiting" }
    let next = Task { try await state(after: waiting.version, as: visitor) }
    await server.loopback.wait { $0.requests.count == 1 }
    await server.gate.open()
    #expect(try await next.value.version > waiting.version)
    let rejected = try await state(as: visitor) { try $0.field(.userName).status == "invalid" }
    #expect(try rejected.field(.userName).messages == ["“admin” is already taken."])
  }

  @Test func answersWithoutContentIfNothingChanges() async throws {
    var limits = SignUpPage.Limits()
    limits.wait = .zero
    let page = Self.page(at: server, limits)
    let visitor = try await newVisitor(of: page)
    let headers: LoopbackServer.Headers = ["Cookie": visitor]
    let state = await send("GET", "/state", query: "after=0", headers: headers, to: page)
    let version = try JSONDecoder().decode(State.self, from: state.body).version
    let none = await send("GET", "/state", query: "after=\(version)", headers: headers, to: page)
    #expect(none.status == 204 && none.body.isEmpty)
  }

  @Test func stopsWaitingForAClientThatLeaves() async throws {
    let visitor = try await newVisitor()
    let version = try await state(as: visitor).version
    let waiting = Task { await response(after: version, as: visitor).status }
    waiting.cancel()
    #expect(await waiting.value == 204)
  }

  @Test func endsTheOldestRequestForTheNinth() async throws {
    let visitor = try await newVisitor()
    let version = try await state(as: visitor).version
    let (statuses, status) = AsyncStream.makeStream(of: Int.self)
    for _ in 0..<9 { Task { status.yield(await response(after: version, as: visitor).status) } }
    var next = statuses.makeAsyncIterator()
    #expect(await next.next() == 204)
    #expect(await post(#"[{"speak": {"language": "de"}}]"#, as: visitor) == 204)
    for _ in 0..<8 { #expect(await next.next() == 200) }
  }

  @Test func mixesUpNoneOf200Visitors() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          let visitor = try await self.newVisitor()
          let language = MessageCatalog.availableLanguages[number % 17]
          let texts = ["visitor\(number)", "v\(number)@example.com", nil, nil, "\(number)", nil]
          _ = await self.post(#"[{"speak": {"language": "\#(language)"}}]"#, as: visitor)
          for (field, text) in zip(SignUp.Field.allCases, texts) {
            guard let text else { continue }
            #expect(await self.post("[\(try self.edit(field, text))]", as: visitor) == 204)
          }
          let state = try await self.state(as: visitor) { $0.texts == texts && $0.view.language == language }
          #expect(try state.field(.age).status == (18...130 ~= number ? "valid" : "invalid"))
        }
      }
      try await group.waitForAll()
    }
    #expect(page.visitors.count == 200)
  }

  @Test func keepsTheFormButNotThePasswordsWhenThePageIsLoadedAgain() async throws {
    let visitor = try await newVisitor()
    let edits = [try edit(.userName, "ada"), try edit(.password, "Engine-1842")]
    #expect(await post("[\(edits.joined(separator: ", "))]", as: visitor) == 204)
    _ = try await state(as: visitor) { try $0.field(.password).status != "untouched" }
    let again = await send("GET", "/", headers: ["Cookie": "theme=dark; \(visitor)"])
    #expect(again.headers["Set-Cookie"] == nil)
    let state = try await state(as: visitor) { try $0.field(.password).status == "untouched" }
    #expect(try state.field(.userName).text == "ada")
  }

  @Test func forgetsVisitorsThatAreOldOrTooMany() async throws {
    var limits = SignUpPage.Limits()
    (limits.visitors, limits.age, limits.wait) = (2, .seconds(60), .seconds(600))
    let page = Self.page(at: server, limits, clock)
    let first = try await newVisitor(of: page)
    clock.time = .seconds(1)
    let second = try await newVisitor(of: page)
    clock.time = .seconds(2)
    #expect(await post("[]", as: first, to: page) == 204)
    let third = try await newVisitor(of: page)
    #expect(await post("[]", as: second, to: page) == 410)
    #expect(await post("[]", as: first, to: page) == 204)
    clock.time = .seconds(62)
    #expect(await post("[]", as: third, to: page) == 204)
    clock.time = .seconds(63)
    #expect(await post("[]", as: first, to: page) == 410)
    #expect(page.visitors.count == 1)
  }

  @Test func keepsVisitorsWhoseRequestsWait() async throws {
    var limits = SignUpPage.Limits()
    (limits.visitors, limits.age, limits.wait) = (1, .seconds(60), .seconds(600))
    let page = Self.page(at: server, limits, clock)
    let visitor = try await newVisitor(of: page)
    let headers: LoopbackServer.Headers = ["Cookie": visitor]
    let state = await send("GET", "/state", query: "after=0", headers: headers, to: page)
    let version = try JSONDecoder().decode(State.self, from: state.body).version
    let query = "after=\(version)"
    let next = Task { await send("GET", "/state", query: query, headers: headers, to: page).status }
    while page.visitors.values.first?.visitor.waitingCount == 0 { await Task.yield() }
    clock.time = .seconds(1000)
    #expect(await send("GET", "/", to: page).status == 503)
    #expect(await post(#"[{"speak": {"language": "de"}}]"#, as: visitor, to: page) == 204)
    #expect(await next.value == 200)
  }

  // MARK: Hostile clients

  @Test(arguments: [
    "evil.example", "127.0.0.1.evil.example:8080", "localhost:8080.evil.example", "127.0.0.1:", "127.0.0.1:x",
    "127.0.0.1:8080, 127.0.0.1:8080", "[::1]:8080", "", "127.0.0.1:99999", "localhost@evil.example",
  ])
  func rejectsOtherHosts(_ host: String) async {
    for path in ["/", "/state", "/user-name"] {
      let response = await send("GET", path, headers: ["Host": host])
      #expect(response.status == 403 && response.headers["Set-Cookie"] == nil)
    }
    #expect(page.visitors.count == 0)
  }

  @Test(arguments: [
    "http://evil.example", "null", "https://127.0.0.1:8080", "http://127.0.0.1:8081", "http://127.0.0.1", "",
    "http://localhost:8080", "http://127.0.0.1:8080.evil.example",
  ])
  func rejectsOtherOrigins(_ origin: String) async throws {
    let visitor = try await newVisitor()
    #expect(await post("[\(try edit(.age, "1"))]", as: visitor, origin: origin) == 403)
    #expect(await send("POST", "/user-name", headers: ["Origin": origin], body: "{}").status == 403)
    #expect(try await state(as: visitor).field(.age).text == "")
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST", "127.0.0.1"])
  func acceptsItsOwnOrigin(_ host: String) async {
    let response = await send("GET", "/", headers: ["Host": host, "Origin": "http://\(host.lowercased())"])
    #expect(response.status == 200)
  }

  @Test func rejectsRequestsOfOtherKinds() async throws {
    let visitor = try await newVisitor()
    #expect(await post("[]", as: visitor, origin: nil) == 415)
    #expect(await post("[]", as: visitor, type: "text/plain") == 415)
    #expect(await post("[]", as: "visitor=0") == 410)
    #expect(await post("[" + String(repeating: " ", count: 64 * 1024) + "]", as: visitor) == 413)
    #expect(await send("GET", "/state", query: "after=0").status == 410)
    for query in [nil, "", "after=", "after=x", "before=1"] {
      #expect(await send("GET", "/state", query: query, headers: ["Cookie": visitor]).status == 400)
    }
    for path in ["/", "/state", "/events"] { #expect(await send("DELETE", path).status == 405) }
    #expect(await send("GET", "/page.html").status == 404)
  }

  @Test func changesNothingForAThousandMalformedBodies() async throws {
    let visitor = try await newVisitor()
    let bodies = [
      "", "{}", "null", "[{}]", #"[{"edit": {}}]"#, #"[{"edit": {"field": "age"}}]"#,
      #"[{"edit": {"field": "admin", "text": "x"}}]"#, #"[{"edit": {"field": "age", "text": 5}}]"#,
      #"[{"toggle": {"field": "acceptsTerms", "isOn": "yes"}}]"#, #"[{"submit": {}, "retry": {}}]"#,
      #"[{"explode": {}}]"#, "[" + (try edit(.age, "1")) + #", {"explode": {}}]"#,
      String(repeating: "[", count: 20_000),
    ]
    for body in bodies { #expect(await post(body, as: visitor) == 400, "\(body.prefix(60))") }
    var random = SeededGenerator(seed: 22)
    let valid = Array("[\(try edit(.userName, "<script>")), \(try edit(.age, "1"))]".utf8)
    for _ in 0..<1000 {
      // A valid body that ends early, in which another byte begins a string, an object or an escape.
      var body = Array(valid.prefix(Int.random(in: 0..<valid.count - 1, using: &random)))
      if !body.isEmpty {
        body[Int.random(in: 0..<body.count, using: &random)] = try #require(
          [0, 0x22, 0x5C, 0x7B, 0xFF].randomElement(using: &random))
      }
      #expect(await post(String(decoding: body, as: UTF8.self), as: visitor) == 400)
    }
    #expect(try await state(as: visitor).texts == ["", "", nil, nil, "", nil])
  }

  @Test func sendsTextAsTextThatHasNoTags() async throws {
    let visitor = try await newVisitor()
    let script = #"</script><script>alert("1")</script><img src=x onerror=alert(1)>"#
    for field in SignUp.Field.allCases.dropLast() {
      #expect(await post("[\(try edit(field, script))]", as: visitor) == 204)
    }
    let fields: [SignUp.Field] = [.userName, .email, .age]
    _ = try await state(as: visitor) { state in
      try fields.allSatisfy { try state.field($0).text == script }
    }
    let response = await response(after: 0, as: visitor)
    #expect(response.headers["Content-Type"] == "application/json")
    #expect(!String(decoding: response.body, as: UTF8.self).contains("<"))
    #expect(await post("[{\"speak\": {\"language\": \"<script>\"}}]", as: visitor) == 204)
    #expect(try await state(as: visitor).view.language == "en")
  }
}

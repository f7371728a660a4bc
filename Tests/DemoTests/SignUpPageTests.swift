import ALPValidator
import Foundation
import LoopbackServer
import Testing

@testable import Demo

@MainActor
@Suite(.timeLimit(.minutes(15))) struct SignUpPageTests {
  private let server: SignUpServer
  private let client: PageClient

  init() throws {
    server = try SignUpServer()
    var limits = SignUpPage.Limits()
    limits.wait = .seconds(600)
    client = PageClient(server, limits)
  }

  // MARK: The page

  @Test func allowsNothingButItsOwnScriptAndStyle() async throws {
    let response = await client.send("GET", "/")
    let html = String(decoding: response.body, as: UTF8.self)
    let policy = try #require(response.headers["Content-Security-Policy"])
    let nonce = try #require(policy.firstMatch(of: /'nonce-([0-9a-f]{32})'/)).1
    #expect(policy.hasPrefix("default-src 'none'; ") && policy.contains("frame-ancestors 'none'"))
    #expect(html.matches(of: /<(style|script)/).count == 2)
    #expect(html.matches(of: try Regex("<(style|script) nonce=\"\(nonce)\">")).count == 2)
    #expect(html.matches(of: /\son[a-z]+=|style=|<link(?! rel="icon" href="data:)/).isEmpty)
    // The only address is the link to the library.
    let addresses = html.matches(of: /https?:\/\/[^"' ]*|src=|innerHTML|eval/).map { String($0.0) }
    #expect(addresses == [PageSource.libraryAddress])
    #expect(html.contains(">\(PageSource.libraryName)</a>"))
    for name in ["nonce", "style", "script", "languages"] { #expect(!html.contains("{\(name)}")) }
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(response.headers["X-Content-Type-Options"] == "nosniff")
    let cookie = try #require(response.headers["Set-Cookie"])
    #expect(try /visitor-8080=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Strict/.wholeMatch(in: cookie) != nil)
    let other = await client.send("GET", "/")
    #expect(other.headers["Set-Cookie"] != cookie && other.headers["Content-Security-Policy"] != policy)
  }

  @Test func hasAllLanguagesAndTexts() async throws {
    let html = String(decoding: await client.send("GET", "/").body, as: UTF8.self)
    let languages = html.matches(of: /<option value="(.*?)"/).map { String($0.1) }
    #expect(languages == MessageCatalog.availableLanguages)
    let texts = html.matches(of: /data-text="(.*?)"/).map { String($0.1) }
    #expect(texts.count > 15)
    for text in texts { #expect(PageText(rawValue: text) != nil, "\(text)") }
  }

  @Test func ignoresEventsOfFieldsThatAreNotThere() async throws {
    let visitor = try await client.newVisitor()
    let before = try await client.state(as: visitor)
    for event in [
      #"{"edit": {"field": "admin", "text": "x"}}"#, #"{"focus": {"field": "guest-7.name"}}"#,
      #"{"remove": {"group": "guest-7"}}"#, #"{"toggle": {"field": "email", "isOn": true}}"#,
      #"{"edit": {"field": "survey.source", "text": "none of the choices"}}"#,
      #"{"delete": {"field": "guest-7.name", "isForward": true}}"#,
    ] {
      #expect(await client.post("[\(event)]", as: visitor) == 204, "\(event)")
    }
    #expect(try await client.state(as: visitor).version == before.version)
  }

  @Test func survivesSelectionsThatAreNotInTheText() async throws {
    let visitor = try await client.newVisitor()
    for (start, end) in [(-5, 3), (0, .max), (.max, .min), (9, 2), (.min, .min)] {
      let selection = #""selection": {"start": \#(start), "end": \#(end)}"#
      let insert = #"[{"insert": {"field": "phone", "text": "650", \#(selection)}}]"#
      let delete = #"[{"delete": {"field": "phone", "isForward": \#(end > 3), \#(selection)}}]"#
      #expect(await client.post(insert, as: visitor) == 200)
      #expect(await client.post(delete, as: visitor) == 200)
    }
  }

  // MARK: Hostile clients

  @Test(arguments: [
    "evil.example", "127.0.0.1.evil.example:8080", "localhost:8080.evil.example", "127.0.0.1:", "127.0.0.1:x",
    "127.0.0.1:8080, 127.0.0.1:8080", "[::1]:8080", "", "127.0.0.1:99999", "localhost@evil.example",
  ])
  func rejectsOtherHosts(_ host: String) async {
    for path in ["/", "/state", "/user-name"] {
      let response = await client.send("GET", path, headers: ["Host": host])
      #expect(response.status == 403 && response.headers["Set-Cookie"] == nil)
    }
    #expect(client.page.visitors.count == 0)
  }

  @Test(arguments: [
    "http://evil.example", "null", "https://127.0.0.1:8080", "http://127.0.0.1:8081", "http://127.0.0.1", "",
    "http://localhost:8080", "http://127.0.0.1:8080.evil.example",
  ])
  func rejectsOtherOrigins(_ origin: String) async throws {
    let visitor = try await client.newVisitor()
    #expect(await client.post("[\(try client.edit(.age, "1"))]", as: visitor, origin: origin) == 403)
    #expect(await client.send("POST", "/user-name", headers: ["Origin": origin], body: "{}").status == 403)
    #expect(try await client.state(as: visitor).field(.age).text == "")
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST", "127.0.0.1"])
  func acceptsItsOwnOrigin(_ host: String) async {
    let headers: LoopbackServer.Headers = ["Host": host, "Origin": "http://\(host.lowercased())"]
    #expect(await client.send("GET", "/", headers: headers).status == 200)
  }

  @Test func rejectsRequestsOfOtherKinds() async throws {
    let visitor = try await client.newVisitor()
    #expect(await client.post("[]", as: visitor, origin: nil) == 415)
    #expect(await client.post("[]", as: visitor, type: "text/plain") == 415)
    #expect(await client.post("[]", as: "visitor-8080=0") == 410)
    #expect(await client.post("[" + String(repeating: " ", count: 64 * 1024) + "]", as: visitor) == 413)
    #expect(await client.send("GET", "/state", query: "after=0").status == 410)
    for query in [nil, "", "after=", "after=x", "before=1"] {
      #expect(await client.send("GET", "/state", query: query, headers: ["Cookie": visitor]).status == 400)
    }
    for path in ["/", "/state", "/events"] { #expect(await client.send("DELETE", path).status == 405) }
    #expect(await client.send("GET", "/page.html").status == 404)
  }

  @Test func changesNothingForAThousandMalformedBodies() async throws {
    let visitor = try await client.newVisitor()
    let bodies = [
      "", "{}", "null", "[{}]", #"[{"edit": {}}]"#, #"[{"edit": {"field": "age"}}]"#,
      #"[{"insert": {"field": "card"}}]"#, #"[{"edit": {"field": "age", "text": 5}}]"#,
      #"[{"toggle": {"field": "acceptsTerms", "isOn": "yes"}}]"#, #"[{"submit": {}, "retry": {}}]"#,
      #"[{"explode": {}}]"#, "[" + (try client.edit(.age, "1")) + #", {"explode": {}}]"#,
      String(repeating: "[", count: 20_000),
    ]
    for body in bodies { #expect(await client.post(body, as: visitor) == 400, "\(body.prefix(60))") }
    var random = SplitMix64(seed: 22)
    let valid = Array("[\(try client.edit(.userName, "<script>")), \(try client.edit(.age, "1"))]".utf8)
    for _ in 0..<1000 {
      // A valid body that ends early, in which another byte begins a string, an object or an escape.
      var body = Array(valid.prefix(Int.random(in: 0..<valid.count - 1, using: &random)))
      if !body.isEmpty {
        body[Int.random(in: 0..<body.count, using: &random)] = try #require(
          [0, 0x22, 0x5C, 0x7B, 0xFF].randomElement(using: &random))
      }
      #expect(await client.post(String(decoding: body, as: UTF8.self), as: visitor) == 400)
    }
    #expect(try await client.state(as: visitor).texts == ["", "", nil, nil, ""])
  }

  @Test func sendsTextAsTextThatHasNoTags() async throws {
    let visitor = try await client.newVisitor()
    let script = #"</script><script>alert("1")</script><img src=x onerror=alert(1)>"#
    for field in [FieldID.userName, .email, .password, .repeatedPassword, .age] {
      #expect(await client.post("[\(try client.edit(field, script))]", as: visitor) == 204)
    }
    let fields: [FieldID] = [.userName, .email, .age]
    _ = try await client.state(as: visitor) { state in
      try fields.allSatisfy { try state.field($0).text == script }
    }
    let response = await client.response(after: 0, as: visitor)
    #expect(response.headers["Content-Type"] == "application/json")
    #expect(!String(decoding: response.body, as: UTF8.self).contains("<"))
    #expect(await client.post("[{\"speak\": {\"language\": \"<script>\"}}]", as: visitor) == 204)
    #expect(try await client.state(as: visitor).view.language == "en")
  }
}

extension SplitMix64: RandomNumberGenerator {}

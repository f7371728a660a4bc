import ALPValidator
import Foundation
import LoopbackServer
import Testing

@testable import Demo

@MainActor
@Suite(.timeLimit(.minutes(15))) struct VisitorTests {
  private let server: SignUpServer
  private let clock = PageClient.Clock()
  private let client: PageClient

  init() throws {
    server = try SignUpServer()
    var limits = SignUpPage.Limits()
    limits.wait = .seconds(600)
    client = PageClient(server, limits, clock)
  }

  @Test func sendsAnswersThatComeLate() async throws {
    let visitor = try await client.newVisitor()
    await server.gate.close()
    #expect(await client.post("[\(try client.edit(.userName, "admin"))]", as: visitor) == 204)
    #expect(await client.post(#"[{"blur": {"field": "userName"}}]"#, as: visitor) == 204)
    let waiting = try await client.state(as: visitor) { try $0.field(.userName).status == "waiting" }
    let next = Task { try await client.state(after: waiting.version, as: visitor) }
    await server.loopback.wait { $0.requests.count == 1 }
    await server.gate.open()
    #expect(try await next.value.version > waiting.version)
    let rejected = try await client.state(as: visitor) { try $0.field(.userName).status == "invalid" }
    #expect(try rejected.field(.userName).messages == ["“admin” is already taken."])
  }

  @Test func answersWithoutContentIfNothingChanges() async throws {
    var limits = SignUpPage.Limits()
    limits.wait = .zero
    let client = PageClient(server, limits)
    let visitor = try await client.newVisitor()
    let headers: LoopbackServer.Headers = ["Cookie": visitor]
    let state = await client.send("GET", "/state", query: "after=0", headers: headers)
    let version = try JSONDecoder().decode(PageClient.State.self, from: state.body).version
    let none = await client.send("GET", "/state", query: "after=\(version)", headers: headers)
    #expect(none.status == 204 && none.body.isEmpty)
  }

  @Test func stopsWaitingForAClientThatLeaves() async throws {
    let visitor = try await client.newVisitor()
    let version = try await client.state(as: visitor).version
    let waiting = Task { await client.response(after: version, as: visitor).status }
    waiting.cancel()
    #expect(await waiting.value == 204)
  }

  @Test func endsTheOldestRequestForTheNinth() async throws {
    let visitor = try await client.newVisitor()
    let version = try await client.state(as: visitor).version
    let (statuses, status) = AsyncStream.makeStream(of: Int.self)
    for _ in 0..<9 { Task { status.yield(await client.response(after: version, as: visitor).status) } }
    var next = statuses.makeAsyncIterator()
    #expect(await next.next() == 204)
    #expect(await client.post(#"[{"speak": {"language": "de"}}]"#, as: visitor) == 204)
    for _ in 0..<8 { #expect(await next.next() == 200) }
  }

  private nonisolated static let accountFields: [FieldID] = [
    .userName, .email, .password, .repeatedPassword, .age,
  ]

  @Test func mixesUpNoneOf200Visitors() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          let visitor = try await client.newVisitor()
          let language = MessageCatalog.availableLanguages[
            number % MessageCatalog.availableLanguages.count]
          let texts = ["visitor\(number)", "v\(number)@example.com", nil, nil, "\(number)"]
          _ = await client.post(#"[{"speak": {"language": "\#(language)"}}]"#, as: visitor)
          for (field, text) in zip(Self.accountFields, texts) {
            guard let text else { continue }
            #expect(await client.post("[\(try client.edit(field, text))]", as: visitor) == 204)
          }
          let state = try await client.state(as: visitor) { state in
            state.texts == texts && state.view.language == language
          }
          #expect(try state.field(.age).status == (18...130 ~= number ? "valid" : "invalid"))
        }
      }
      try await group.waitForAll()
    }
    #expect(client.page.visitors.count == 200)
  }

  @Test func answersAnEditOfAFormattedFieldWithItsText() async throws {
    let visitor = try await client.newVisitor()
    let events = #"[{"focus": {"field": "card"}}, {"insert": {"field": "card", "text": "42424"}}]"#
    let headers: LoopbackServer.Headers = [
      "Cookie": visitor, "Content-Type": "application/json", "Origin": "http://127.0.0.1:8080",
    ]
    let response = await client.send("POST", "/events", headers: headers, body: events)
    #expect(response.status == 200)
    let edits = try JSONDecoder().decode([[String: JSONValue]].self, from: response.body)
    #expect(edits == [["field": "card", "text": "4242 4", "cursor": 6]])
  }

  @Test func keepsTheFormButNotThePasswordsWhenThePageIsLoadedAgain() async throws {
    let visitor = try await client.newVisitor()
    let edits = [try client.edit(.userName, "ada"), try client.edit(.password, "Engine-1842")]
    #expect(await client.post("[\(edits.joined(separator: ", "))]", as: visitor) == 204)
    _ = try await client.state(as: visitor) { try $0.field(.password).status != "untouched" }
    let again = await client.send("GET", "/", headers: ["Cookie": "theme=dark; \(visitor)"])
    #expect(again.headers["Set-Cookie"] == nil)
    let state = try await client.state(as: visitor) { try $0.field(.password).status == "untouched" }
    #expect(try state.field(.userName).text == "ada")
  }

  @Test func forgetsVisitorsThatAreOldOrTooMany() async throws {
    var limits = SignUpPage.Limits()
    (limits.visitors, limits.age, limits.wait) = (2, .seconds(60), .seconds(600))
    let client = PageClient(server, limits, clock)
    let first = try await client.newVisitor()
    weak var visitor: Visitor?
    visitor = client.page.visitors.values.first?.visitor
    clock.time = .seconds(1)
    let second = try await client.newVisitor()
    clock.time = .seconds(2)
    #expect(await client.post("[]", as: first) == 204)
    let third = try await client.newVisitor()
    #expect(await client.post("[]", as: second) == 410)
    #expect(await client.post("[]", as: first) == 204)
    clock.time = .seconds(62)
    #expect(await client.post("[]", as: third) == 204)
    clock.time = .seconds(63)
    #expect(await client.post("[]", as: first) == 410)
    #expect(client.page.visitors.count == 1 && visitor == nil)
  }

  @Test func keepsVisitorsWhoseRequestsWait() async throws {
    var limits = SignUpPage.Limits()
    (limits.visitors, limits.age, limits.wait) = (1, .seconds(60), .seconds(600))
    let client = PageClient(server, limits, clock)
    let visitor = try await client.newVisitor()
    let headers: LoopbackServer.Headers = ["Cookie": visitor]
    let state = await client.send("GET", "/state", query: "after=0", headers: headers)
    let version = try JSONDecoder().decode(PageClient.State.self, from: state.body).version
    let query = "after=\(version)"
    let next = Task { await client.send("GET", "/state", query: query, headers: headers).status }
    while client.page.visitors.values.first?.visitor.waitingCount == 0 { await Task.yield() }
    clock.time = .seconds(1000)
    #expect(await client.send("GET", "/").status == 503)
    #expect(await client.post(#"[{"speak": {"language": "de"}}]"#, as: visitor) == 204)
    #expect(await next.value == 200)
  }
}

import ALPValidator
import Foundation
import Testing

@testable import Demo
@testable import LoopbackServer

/// A client of the page of the demo, without a network.
@MainActor
struct PageClient {
  /// What a test reads of a state.
  struct State: Decodable {
    struct View: Decodable {
      struct Field: Decodable {
        var name: FieldID
        var status: String
        var text: String?
        var messages: [String]
      }
      struct Group: Decodable {
        var id: String
        var fields: [Field]
      }
      var language: String
      var groups: [Group]
      var fields: [Field] { groups.flatMap(\.fields) }
    }
    var version: Int
    var view: View

    /// The texts of the first fields, which are those of the account.
    var texts: [String?] { view.groups.first?.fields.map(\.text) ?? [] }
    func field(_ name: FieldID) throws -> View.Field {
      try #require(view.fields.first { $0.name == name })
    }
  }

  /// A clock that the test moves.
  final class Clock {
    var time = Duration.zero
  }

  let page: SignUpPage

  init(_ server: SignUpServer, _ limits: SignUpPage.Limits, _ clock: Clock = Clock()) {
    page = SignUpPage(service: server.service(timeout: .seconds(300)), limits: limits, now: { clock.time })
  }

  func send(
    _ method: String, _ path: String, query: String? = nil, headers: LoopbackServer.Headers = [:],
    body: String = ""
  ) async -> LoopbackServer.Response {
    var headers = headers
    if headers["Host"] == nil { headers["Host"] = "127.0.0.1:8080" }
    return await page.response(
      to: LoopbackServer.Request(
        method: method, path: path, query: query, headers: headers, body: Data(body.utf8),
        keepsConnection: true))
  }

  /// Loads the page as a new visitor, and returns the cookie.
  func newVisitor() async throws -> String {
    let response = await send("GET", "/")
    return String(try #require(response.headers["Set-Cookie"]).prefix { $0 != ";" })
  }

  func post(
    _ body: String, as visitor: String, origin: String? = "http://127.0.0.1:8080",
    type: String = "application/json"
  ) async -> Int {
    var headers: LoopbackServer.Headers = ["Cookie": visitor, "Content-Type": type]
    headers["Origin"] = origin
    return await send("POST", "/events", headers: headers, body: body).status
  }

  func edit(_ field: FieldID, _ text: String) throws -> String {
    let text = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return #"{"edit": {"field": "\#(field.rawValue)", "text": \#(text)}}"#
  }

  func response(after version: Int, as visitor: String) async -> LoopbackServer.Response {
    await send("GET", "/state", query: "after=\(version)", headers: ["Cookie": visitor])
  }

  func state(after version: Int = 0, as visitor: String) async throws -> State {
    try JSONDecoder().decode(State.self, from: await response(after: version, as: visitor).body)
  }

  /// Returns the first state that satisfies a condition.
  func state(as visitor: String, where condition: (State) throws -> Bool) async throws -> State {
    var state = try await state(as: visitor)
    while !(try condition(state)) { state = try await self.state(after: state.version, as: visitor) }
    return state
  }
}

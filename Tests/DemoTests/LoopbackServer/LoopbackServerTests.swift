import Foundation
import Testing

@testable import LoopbackServer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(15))) struct LoopbackServerTests {
  // Of its own, because the shared one closes connections when other tests open many.
  private let session = URLSession(configuration: .ephemeral)

  private func get(_ url: URL, method: String = "GET") async throws -> (
    body: String, response: HTTPURLResponse
  ) {
    var request = URLRequest(url: url)
    request.httpMethod = method
    let (data, response) = try await session.data(for: request)
    return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
  }

  @Test func answersWithStatusFieldsAndBody() async throws {
    let server = try LoopbackServer { request in
      var response = LoopbackServer.Response.text(
        "\(request.method) \(request.path)?\(request.query ?? "")", status: 201)
      response.headers["X-Echo"] = request.headers["x-sent"]
      return response
    }
    var request = URLRequest(url: server.url("/a%20b?c=d?e"))
    request.setValue("42", forHTTPHeaderField: "X-Sent")
    let (data, response) = try await session.data(for: request)
    let answer = try #require(response as? HTTPURLResponse)
    #expect(String(decoding: data, as: UTF8.self) == "GET /a%20b?c=d?e")
    #expect(answer.statusCode == 201)
    #expect(answer.value(forHTTPHeaderField: "X-Echo") == "42")
  }

  @Test(
    arguments: [
      ("rubbish\r\n\r\n", 400),
      ("\u{16}\u{3}\u{1}\r\n", 400),  // how TLS begins
      ("GET / HTTP/1.1\r\n\r\n", 400),  // no host
      ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", 400),  // an empty target
      ("GET / FTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
      ("GET / HTTP/1.1\r\nHost: a\r\nName : b\r\n\r\n", 400),  // a space that hides a name
      ("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n", 501),
      ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZ\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFFFF\r\n", 413),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1048577\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\nContent-Length: 1\r\n\r\n", 417),
      ("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 17_000))\r\n\r\n", 431),
      (String(repeating: "x", count: 20_000), 431),
    ] as [(String, Int)])
  func refuses(_ bytes: String, with status: Int) async throws {
    let server = try LoopbackServer { _ in .text("handled") }
    let answer = await RawConnection.exchange(bytes, port: server.port)
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
    #expect(server.requests.isEmpty)
  }

}

@Suite(.timeLimit(.minutes(15))) struct UserNameCheckTests {
  private func answer(
    _ body: String, method: String = "POST", path: String = "/user-name",
    by check: UserNameCheck = UserNameCheck()
  ) -> LoopbackServer.Response {
    check.response(
      to: LoopbackServer.Request(
        method: method, path: path, query: nil, headers: [:], body: Data(body.utf8), keepsConnection: true))
  }

  private func text(_ response: LoopbackServer.Response) -> String {
    String(decoding: response.body, as: UTF8.self)
  }

  @Test(arguments: [
    #"{"instance": "ada"}"#, #"{"instance": ""}"#,
    #"{"instance": "admin2", "extras": {"country": "DE", "retry": [2]}}"#,
    #"{"instance": "ada", "extras": null}"#,
  ])
  func approvesFreeNames(_ body: String) {
    #expect(answer(body).status == 200)
    #expect(text(answer(body)) == "true")
  }

  @Test(arguments: [
    (#"{"instance": "admin"}"#, "\"“admin” is already taken.\""),
    (#"{"instance": "BOB"}"#, "\"“BOB” is already taken.\""),
  ])
  func saysWhichNameIsTaken(_ body: String, _ message: String) {
    #expect(text(answer(body)) == message)
    #expect(text(answer(body, by: UserNameCheck(explains: false))) == "false")
  }
}

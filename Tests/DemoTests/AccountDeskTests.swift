import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(15))) struct AccountDeskTests {
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer(handler: AccountDesk(takenEmails: ["Ada@example.com"]).response)
  }

  private func answer(
    to body: String, method: String = "POST", path: String = "/sign-up"
  ) async throws -> (status: Int, text: String) {
    var request = URLRequest(url: server.url(path))
    request.httpMethod = method
    if method == "POST" { request.httpBody = Data(body.utf8) }
    let (data, response) = try await URLSession.shared.data(for: request)
    return (try #require(response as? HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))
  }

  @Test(arguments: [
    (#"{"email": "grace@example.com", "age": 36}"#, 201, "true"),
    (
      #"{"email": "ada@EXAMPLE.com"}"#, 409,
      ##"{"errors":[{"detail":"“ada@EXAMPLE.com” has an account already.","pointer":"#/email"}],"status":409,"title":"Conflict"}"##
    ),
    (#"{"name": "ada"}"#, 400, "Use {\"email\": \"name@example.com\"}.\n"),
    ("", 400, "Use {\"email\": \"name@example.com\"}.\n"),
  ])
  func answers(_ body: String, _ status: Int, _ text: String) async throws {
    let answer = try await answer(to: body)
    #expect(answer == (status, text))
  }

  @Test func answersAtOnePathAndToOneMethod() async throws {
    #expect(try await answer(to: "", method: "GET").status == 405)
    #expect(try await answer(to: "{}", path: "/").status == 404)
  }
}

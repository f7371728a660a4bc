import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct LoopbackServerWaitTests {
  private let request = "GET /late HTTP/1.1\r\nHost: a\r\n\r\n"

  @Test func waitEndsWithTheResponseToASilentClient() async throws {
    let (releases, release) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { _ in
      for await _ in releases { break }
      return .text("fine")
    }
    let client = Task { [request] in await RawConnection.exchange(request, port: server.port) }
    await server.wait { $0.requests.count == 1 }
    // The handler returns when the server has evaluated the condition, after which no client sends anything.
    await server.wait {
      release.yield()
      return $0.requestsUnderWay == 0
    }
    server.stop()
    #expect(await client.value.hasSuffix("fine"))
  }
}

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

  @Test func reportsConnectionsThatAreNotIdleInTime() async throws {
    let server = try LoopbackServer { $0.path == "/late" ? .fault(.unanswered) : .text("fine") }
    let clients = [request, "GET /half", "GET / HTTP/1.1\r\nHost: a\r\n\r\n"].map { bytes in
      Task { await RawConnection.exchange(bytes, port: server.port) }
    }
    await server.wait { $0.openConnections == 3 && $0.requests.count == 2 && $0.requestsUnderWay == 2 }
    let failure = try await #require(throws: LoopbackServer.BusyFailure.self) {
      try await server.waitUntilIdle(atMost: .milliseconds(1))
    }
    let reports = failure.connections.map { String($0.dropFirst("Connection 1 ".count)) }
    #expect(
      Set(reports) == [
        "keeps its client waiting, as its fault says: 0 bytes buffered, 0 to send, latest request GET /late",
        "has received a part of a request: 9 bytes buffered, 0 to send",
        "is idle: 0 bytes buffered, 0 to send, latest request GET /",
      ])
    #expect(failure.description.hasPrefix("Requests are in flight for too long:\n  Connection 1 "))
    server.stop()
    for client in clients { _ = await client.value }
  }
}

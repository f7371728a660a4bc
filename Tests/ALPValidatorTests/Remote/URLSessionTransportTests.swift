import ALPValidator
import Dispatch
import Foundation
@testable import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.patientTimeLimit) struct URLSessionTransportTests {
  // MARK: Authentication

  @Test(arguments: ["Basic realm=\"a\"", "Digest realm=\"a\", nonce=\"b\"", "Bearer", "Unknown a=b"])
  func returnsTheStatusOfARequestForCredentials(_ challenge: String) async throws {
    let server = try LoopbackServer { _ in
      .init(status: 401, headers: ["WWW-Authenticate": challenge], body: Data("false".utf8))
    }
    let response = try await URLSessionTransport(configuration: .patient)
      .response(to: URLRequest(url: server.url()), maximumSize: 100)
    #expect(response.status == 401)
    #expect(response.header("WWW-Authenticate") == challenge)
    #expect(server.requests.count == 1)
  }

  // MARK: Cancellation

  @MainActor @Test func sendsNothingForATaskThatIsCancelled() async throws {
    let server = try LoopbackServer { _ in .init(body: Data("true".utf8)) }
    let transport = URLSessionTransport(configuration: .patient)
    let request = URLRequest(url: server.url())
    for _ in 0..<20 {
      // On the main actor, the task begins when it is cancelled already.
      let task = Task { try await transport.response(to: request, maximumSize: 100) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    let response = try await transport.response(to: request, maximumSize: 100)
    #expect(response.status == 200)
    #expect(server.requests.count == 1)
  }

  // MARK: Size

  @MainActor @Test func endsAnEndlessBodyWhileTheMainThreadIsBusy() async throws {
    let server = try LoopbackServer { _ in .fault(.endlessBody) }
    let request = URLRequest(url: server.url())
    let transport = URLSessionTransport(configuration: .patient)
    let response = Task.detached { try await transport.response(to: request, maximumSize: 65_536) }
    let closed = DispatchSemaphore(value: 0)
    Task.detached {
      await server.wait { $0.acceptedConnections == 1 && $0.openConnections == 0 }
      closed.signal()
    }
    // The main thread waits: nothing that the transport does may need it.
    let blockingWait = { closed.wait(timeout: .now() + 60) }
    #expect(blockingWait() == .success)
    await #expect(throws: RemoteError.responseTooLarge(limit: 65_536)) { try await response.value }
  }

  @Test func endsABodyThatExpandsBeyondTheLimit() async throws {
    let body = Self.compressedZeros(megabytes: 200)
    #expect(body.count < 2_000_000)
    let server = try LoopbackServer { _ in .init(headers: ["Content-Encoding": "gzip"], body: body) }
    await #expect(throws: RemoteError.responseTooLarge(limit: 1000)) {
      try await URLSessionTransport(configuration: .patient)
        .response(to: URLRequest(url: server.url()), maximumSize: 1000)
    }
    await server.wait { $0.openConnections == 0 }
  }

  @Test func readsACompressedBody() async throws {
    let body = Data([
      0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x2B, 0x29, 0x2A, 0x4D, 5, 0, 0x8D, 0x4C, 0xFC, 0xFD, 4, 0, 0, 0,
    ])
    let server = try LoopbackServer { _ in .init(headers: ["Content-Encoding": "gzip"], body: body) }
    let response = try await URLSessionTransport(configuration: .patient)
      .response(to: URLRequest(url: server.url()), maximumSize: 4)
    #expect(String(decoding: response.body, as: UTF8.self) == "true")
  }

  /// Returns the start of zeros compressed with gzip (RFC 1951, fixed Huffman codes): each 13 bits copy 258 bytes.
  private static func compressedZeros(megabytes: Int) -> Data {
    var data = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
    var bits = 0
    var count = 0
    // Codes of Huffman begin with their most significant bit, unlike numbers.
    func append(_ text: String) {
      for bit in text.utf8 {
        bits |= (bit == UInt8(ascii: "1") ? 1 : 0) << count
        count += 1
        if count == 8 {
          data.append(UInt8(bits))
          (bits, count) = (0, 0)
        }
      }
    }
    append("1" + "10")  // last block, fixed codes
    append("00110000")  // the byte 0
    for _ in 0..<(megabytes * 1_000_000 / 258) { append("11000101" + "00000") }
    append("0000000" + "0000000")
    return data
  }

  // MARK: Connections

  @Test func sendsOneRequestAtATimeOverOneConnection() async throws {
    let gate = AsyncStream.makeStream(of: Void.self)
    let opened = Task { for await _ in gate.stream {} }
    let server = try LoopbackServer { request in
      await opened.value
      return .text(request.path)
    }
    let configuration = URLSessionConfiguration.narrow
    configuration.httpMaximumConnectionsPerHost = 1
    let transport = URLSessionTransport(configuration: configuration)
    let tasks = (0..<50).map { number in
      let request = URLRequest(url: server.url("/\(number)"))
      return Task { try await transport.response(to: request, maximumSize: 100) }
    }
    await server.wait { $0.requests.count == 1 }

    // A request that is cancelled before its turn is not sent.
    let cancelled = try #require((0..<50).first { server.requests.first?.path != "/\($0)" })
    tasks[cancelled].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[cancelled].value }
    // The delegate's queue cancels it, and receives this error afterwards.
    let unsupported = URLRequest(url: try #require(URL(string: "unsupported:")))
    await #expect(throws: URLError.self) { try await transport.response(to: unsupported, maximumSize: 0) }
    gate.continuation.finish()
    for (number, task) in tasks.enumerated() where number != cancelled {
      #expect(String(decoding: try await task.value.body, as: UTF8.self) == "/\(number)")
    }
    #expect(server.requests.count == 49)
    #expect(server.activity.acceptedConnections <= 1)
  }

  @Test func givesThePlaceOfACancelledRequestToTheNext() async throws {
    let server = try LoopbackServer { $0.path == "/hangs" ? .fault(.unanswered) : .json("true") }
    let transport = URLSessionTransport(configuration: .narrow)
    let hanging = (0..<2).map { _ in
      Task { try await transport.response(to: URLRequest(url: server.url("/hangs")), maximumSize: 100) }
    }
    await server.wait { $0.requests.count == 2 }
    let next = Task {
      try await transport.response(to: URLRequest(url: server.url("/next")), maximumSize: 100)
    }
    let other = try LoopbackServer { _ in .json("true") }
    let response = try await transport.response(to: URLRequest(url: other.url()), maximumSize: 100)
    #expect(response.status == 200)  // another host has connections of its own
    #expect(server.requests.count == 2)
    hanging[0].cancel()
    #expect(try await next.value.status == 200)
    hanging[1].cancel()
    for task in hanging { await #expect(throws: CancellationError.self) { try await task.value } }
  }
}

extension URLSessionConfiguration {
  /// The patient configuration with two connections to a host.
  fileprivate static var narrow: URLSessionConfiguration {
    let configuration = patient
    configuration.httpMaximumConnectionsPerHost = 2
    return configuration
  }
}

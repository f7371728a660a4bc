@testable import LoopbackServer
import Testing

extension LoopbackServer {
  /// Ports below those that Linux and Darwin choose from, each given out once.
  private static let portsApart = Locked((20_000..<32_000).shuffled().map(UInt16.init))

  /// Starts a server on a port that no other server or client of these tests is given, so that it stays free once
  /// the server has stopped.
  static func apart(handler: @escaping Handler) throws -> LoopbackServer {
    while true {
      let port = try #require(portsApart.withLock { $0.popLast() }, "all ports apart are taken")
      if let server = try? LoopbackServer(port: port, handler: handler) { return server }
    }
  }
}

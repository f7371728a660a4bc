import Dispatch
public import Foundation

/// A small HTTP/1.1 server on 127.0.0.1, for the demo and for tests.
///
/// ```swift
/// let server = try LoopbackServer { _ in .json("true") }
/// server.url("/check")  // http://127.0.0.1:54321/check
/// server.fault = .dropped
/// ```
///
/// One thread serves all connections, and handlers are tasks, so slow clients and handlers do not delay each
/// other. The server closes a connection when the client closes its side, even if only for sending.
public final class LoopbackServer: Sendable {
  /// A function that returns the response to a request. Its task is cancelled when the client closes the
  /// connection.
  public typealias Handler = @Sendable (Request) async -> Response

  /// An error that reports a port on which the server cannot listen.
  public struct StartFailure: Error, CustomStringConvertible {
    /// The requested port, or 0 for any.
    public var port: UInt16

    /// The system's description of the error.
    public var reason: String

    /// The error and its remedy.
    public var description: String {
      port == 0
        ? "Cannot listen on 127.0.0.1: \(reason)"
        : "Cannot listen on port \(port) of 127.0.0.1: \(reason). Choose another port, or 0 for any free one."
    }
  }

  /// An error that reports requests that did not end in time.
  public struct BusyFailure: Error, CustomStringConvertible {
    /// Descriptions of the open connections.
    public var connections: [String]

    /// The error with the connections, one in a line.
    public var description: String {
      (["Requests are in flight for too long:"] + connections).joined(separator: "\n  ")
    }
  }

  /// The port that the server listens on.
  public let port: UInt16

  private let mailbox: Mailbox
  private let thread = DispatchGroup()

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: The port to listen on, or 0 for any free port.
  ///   - remembersRequests: Whether ``requests`` contains the requests. Use `false` for a server that runs
  ///     for long.
  ///   - handler: Returns the response to a request.
  /// - Throws: ``StartFailure`` if the port is in use.
  public init(port: UInt16 = 0, remembersRequests: Bool = true, handler: @escaping Handler)
    throws(StartFailure)
  {
    do {
      mailbox = try Mailbox()
      let listener = try Socket.listening(on: port)
      self.port = listener.port
      thread.enter()
      Thread.detachNewThread { [mailbox, thread] in
        var loop = PollLoop(
          listener: listener, mailbox: mailbox, remembersRequests: remembersRequests, handler: handler)
        loop.run()
        thread.leave()
      }
    } catch {
      throw StartFailure(port: port, reason: error.reason)
    }
  }

  deinit { mailbox.post(.stop) }

  /// A fault of the responses to all later requests, applied after the faults of a response itself.
  public var fault: Fault? {
    get { mailbox.contents.withLock(\.fault) }
    set { mailbox.contents.withLock { $0.fault = newValue } }
  }

  /// The requests and connections of the server.
  public var activity: Activity { mailbox.contents.withLock(\.activity) }

  /// The complete requests in the order of their arrival; empty if the server does not remember requests.
  public var requests: [Request] { activity.requests }

  /// Returns the URL of a path on this server.
  ///
  /// - Precondition: `path` begins with a slash and is percent-encoded.
  public func url(_ path: String = "/") -> URL {
    guard path.hasPrefix("/"), let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      preconditionFailure("Not an absolute, percent-encoded path: \(path)")
    }
    return url
  }

  /// Waits until no request is in flight.
  ///
  /// Bytes that were sent to the server before the call count, even if the server has not received them yet.
  ///
  /// - Parameter limit: How long to wait.
  /// - Throws: ``BusyFailure`` with the open connections if requests are in flight for longer.
  public func waitUntilIdle(atMost limit: Duration = .seconds(60)) async throws(BusyFailure) {
    if let connections = await wait(atMost: limit, until: { $0.requestsUnderWay == 0 }) {
      throw BusyFailure(connections: connections)
    }
  }

  /// Waits until the activity satisfies a condition, which is evaluated on the server's thread.
  ///
  /// The wait also ends when the server stops and when the task is cancelled.
  public func wait(until condition: @escaping @Sendable (Activity) -> Bool) async {
    _ = await wait(atMost: nil, until: condition)
  }

  /// Returns descriptions of the open connections if the limit was reached.
  private func wait(
    atMost limit: Duration?, until condition: @escaping @Sendable (Activity) -> Bool
  ) async -> [String]? {
    let id = mailbox.nextWaiter()
    let deadline = limit.map { ContinuousClock.now + $0 }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiter = Mailbox.Waiter(
          id: id, condition: condition, deadline: deadline, continuation: continuation)
        if !mailbox.post(.wait(waiter)) { continuation.resume(returning: nil) }
        // A cancellation before this point may have reached the thread before the waiter.
        if Task.isCancelled { mailbox.post(.stopWaiting(id: id)) }
      }
    } onCancel: {
      mailbox.post(.stopWaiting(id: id))
    }
  }

  /// Closes all connections and the port, and returns when the server's thread has ended.
  ///
  /// Does nothing if the server has stopped.
  public func stop() {
    mailbox.post(.stop)
    thread.wait()
  }
}

extension LoopbackServer {
  /// The requests and connections of a server.
  public struct Activity: Sendable, Hashable {
    /// The complete requests in the order of their arrival.
    public internal(set) var requests: [Request] = []

    /// The number of connections since the start.
    public internal(set) var acceptedConnections = 0

    /// The number of open connections.
    public internal(set) var openConnections = 0

    /// The number of requests between their first byte and the last byte of their response.
    public internal(set) var requestsUnderWay = 0
  }
}

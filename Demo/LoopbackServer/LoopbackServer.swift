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
/// One thread of its own serves all connections, so no slow client or handler is in another's way.
/// A client that closes its side, if only for sending, is taken for one that has gone.
public final class LoopbackServer: Sendable {
  /// A function that answers a request; cancelled when the client goes away first.
  public typealias Handler = @Sendable (Request) async -> Response

  /// A port that could not be listened on.
  public struct StartFailure: Error, CustomStringConvertible {
    /// The port asked for, 0 for any.
    public var port: UInt16

    /// The system's words for what was wrong.
    public var reason: String

    /// The fault and its remedy in a sentence.
    public var description: String {
      port == 0
        ? "Cannot listen on 127.0.0.1: \(reason)"
        : "Cannot listen on port \(port) of 127.0.0.1: \(reason). Choose another port, or 0 for any free one."
    }
  }

  /// The port that the server listens on.
  public let port: UInt16

  private let mailbox: Mailbox
  private let thread = DispatchGroup()

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: The port to listen on, 0 for any free one.
  ///   - remembersRequests: Whether ``requests`` has those that arrived; a server that runs for long should not.
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

  /// What goes wrong with the answer to every request that arrives from now on, after the answer's own faults.
  public var fault: Fault? {
    get { mailbox.contents.withLock(\.fault) }
    set { mailbox.contents.withLock { $0.fault = newValue } }
  }

  /// What the server has seen and what it is doing.
  public var activity: Activity { mailbox.contents.withLock(\.activity) }

  /// All requests that arrived whole, in the order of their arrival; none if they are not remembered.
  public var requests: [Request] { activity.requests }

  /// The address of a path on this server.
  ///
  /// - Precondition: `path` begins with a slash and is percent-encoded.
  public func url(_ path: String = "/") -> URL {
    guard path.hasPrefix("/"), let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      preconditionFailure("Not an absolute, percent-encoded path: \(path)")
    }
    return url
  }

  /// Waits until no request is under way.
  ///
  /// All that had been sent to the server at the time of the call counts, read or not.
  public func waitUntilIdle() async {
    await wait { $0.requestsUnderWay == 0 }
  }

  /// Waits for a certain activity, without asking again and again.
  ///
  /// A server that stops, and a task that is cancelled, wait no longer. The condition is asked on the server's thread.
  public func wait(until condition: @escaping @Sendable (Activity) -> Bool) async {
    let id = mailbox.nextWaiter()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiter = Mailbox.Waiter(id: id, condition: condition, continuation: continuation)
        if !mailbox.post(.wait(waiter)) { continuation.resume() }
        // A cancellation before this could be told to the thread ahead of the waiter.
        if Task.isCancelled { mailbox.post(.stopWaiting(id: id)) }
      }
    } onCancel: {
      mailbox.post(.stopWaiting(id: id))
    }
  }

  /// Closes all connections and gives the port back; does nothing the second time.
  ///
  /// Returns when the server's thread has ended.
  public func stop() {
    mailbox.post(.stop)
    thread.wait()
  }
}

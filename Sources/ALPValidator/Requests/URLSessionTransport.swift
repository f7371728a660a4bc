#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// A transport that sends requests with `URLSession`.
///
/// The transport follows no redirect, answers no request for a user name and password, and cancels a response that exceeds
/// its maximum size. It sends at most as many requests to a host at the same time as the configuration allows connections
/// to it; more requests wait in the order of their arrival. None of its work is done on the main thread.
///
/// - Note: On Linux, FoundationNetworking of Swift 6.3 does not support URLs with an IPv6 address in brackets or with an
///   upper-case scheme (`HTTP:`), and a response with trailer fields after its chunks ends the process. Use such a server
///   with another transport.
public final class URLSessionTransport: RemoteTransport {
  /// The transport of conditions without a transport of their own. It stores nothing on disk.
  public static let shared = URLSessionTransport()

  private let session: URLSession
  private let tasks: TaskDelegate
  private let admission: Admission

  /// Creates a transport with a new session, which does not cache responses.
  public init(configuration: URLSessionConfiguration = .ephemeral) {
    tasks = TaskDelegate()
    // On Linux, a task that is cancelled while its session reads the cache ends the process:
    // https://github.com/swiftlang/swift-corelibs-foundation/issues/3296
    let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
    configuration.urlCache = nil
    session = URLSession(configuration: configuration, delegate: tasks, delegateQueue: tasks.queue)
    admission = Admission(limit: max(1, configuration.httpMaximumConnectionsPerHost))
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  public func response(to request: URLRequest, maximumSize: Int) async throws -> RemoteResponse {
    try await response(to: request, maximumSize: maximumSize) {}
  }

  public func response(
    to request: URLRequest, maximumSize: Int, onStart: @Sendable () -> Void
  ) async throws -> RemoteResponse {
    let host = "\(request.url?.host()?.lowercased() ?? ""):\(request.url?.port ?? 0)"
    try await admission.enter(host)
    defer { admission.leave(host) }
    onStart()
    return try await tasks.response(of: session.dataTask(with: request), maximumSize: maximumSize)
  }
}

/// The requests for each host, of which a limited number is sent at the same time.
private final class Admission: Sendable {
  private typealias Continuation = CheckedContinuation<Void, any Error>

  private struct Line: Sendable {
    var activeCount = 0
    var waiting: [Int: Continuation] = [:]
    /// The numbers of waiting requests, and of some that were cancelled.
    var order: ArraySlice<Int> = []

    /// Removes the request that has waited longest, and returns it.
    mutating func popFirst() -> Continuation? {
      while let number = order.popFirst() {
        if let first = waiting.removeValue(forKey: number) { return first }
      }
      return nil
    }
  }

  private struct State: Sendable {
    var lines: [String: Line] = [:]
    var lastNumber = 0
  }

  private let limit: Int
  private let state = Lock(State())

  init(limit: Int) { self.limit = limit }

  /// Returns when a request may be sent to a host.
  ///
  /// - Throws: `CancellationError` if the task is cancelled first.
  func enter(_ host: String) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = Task.isCancelled
        let isWaiting = state.withLock { [limit] state in
          guard !isCancelled else { return false }
          var line = state.lines.removeValue(forKey: host) ?? Line()
          defer { state.lines[host] = line }
          guard line.activeCount == limit else {
            line.activeCount += 1
            return false
          }
          line.waiting[number] = continuation
          line.order.append(number)
          return true
        }
        if !isWaiting { continuation.resume(with: Result { if isCancelled { throw CancellationError() } }) }
      }
    } onCancel: {
      let waiting = state.withLock { $0.lines[host]?.waiting.removeValue(forKey: number) }
      waiting?.resume(throwing: CancellationError())
    }
  }

  /// Ends a request, so that the next one for the host can start.
  func leave(_ host: String) {
    let next = state.withLock { state -> Continuation? in
      guard var line = state.lines.removeValue(forKey: host) else { return nil }
      let next = line.popFirst()
      if next == nil { line.activeCount -= 1 }
      if line.activeCount > 0 { state.lines[host] = line }
      return next
    }
    next?.resume()
  }
}

/// The delegate of a session, with the responses that are being received.
///
/// The delegate belongs to the session, because on Linux the delegates of tasks are not called. Everything happens on its
/// serial queue, which is not the main queue: a session does not wait until the delegate has received data, so a delegate
/// that is late accumulates it.
private final class TaskDelegate: NSObject, Sendable {
  private struct Exchange: Sendable {
    let continuation: CheckedContinuation<RemoteResponse, any Error>
    let maximumSize: Int
    var body = Data()
  }

  let queue: OperationQueue
  private let exchanges = Lock<[Int: Exchange]>([:])

  override init() {
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    // A queue with a thread of its own. On a machine with one core, a session that reads without a pause would otherwise
    // keep the only thread, and the response would grow without a limit.
    queue.underlyingQueue = DispatchQueue(label: "ALPValidator.URLSessionTransport", qos: .userInitiated)
  }

  func response(of task: URLSessionDataTask, maximumSize: Int) async throws -> RemoteResponse {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        exchanges.withLock { exchanges in
          exchanges[task.taskIdentifier] = Exchange(continuation: continuation, maximumSize: maximumSize)
        }
        if Task.isCancelled {
          // A session keeps a task that was neither started nor cancelled.
          abandon(task, because: CancellationError())
        } else {
          task.resume()
        }
      }
    } onCancel: {
      abandon(task, because: CancellationError())
    }
  }

  /// Cancels a task on the queue. `cancel()` can wait for the session's own work.
  private func abandon(_ task: URLSessionTask, because error: any Error) {
    queue.addOperation { [self] in
      guard let exchange = remove(task) else { return }
      task.cancel()
      exchange.continuation.resume(throwing: error)
    }
  }

  private func remove(_ task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
  }

  private func isActive(_ task: URLSessionTask) -> Bool {
    exchanges.withLock { $0[task.taskIdentifier] != nil }
  }
}

extension TaskDelegate: URLSessionDataDelegate {
  func urlSession(_ session: URLSession, dataTask task: URLSessionDataTask, didReceive data: Data) {
    let exceeded = exchanges.withLock { exchanges -> Int? in
      guard let exchange = exchanges[task.taskIdentifier] else { return nil }
      guard exchange.body.count + data.count <= exchange.maximumSize else { return exchange.maximumSize }
      exchanges[task.taskIdentifier]?.body.append(data)
      return nil
    }
    guard let exceeded, let exchange = remove(task) else { return }
    task.cancel()
    exchange.continuation.resume(throwing: RemoteError.responseTooLarge(limit: exceeded))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let exchange = remove(task) else { return }
    let response = task.response as? HTTPURLResponse
    // On Linux, a rejected protection space ends a task with an error besides the response.
    let isRejected = [401, 407].contains(response?.statusCode) && (error as? URLError)?.code == .cancelled
    if let error, !isRejected {
      exchange.continuation.resume(throwing: error)
    } else if let response {
      var headers: [String: String] = [:]
      for case (let name as String, let value as String) in response.allHeaderFields { headers[name] = value }
      exchange.continuation.resume(
        returning: RemoteResponse(status: response.statusCode, headers: headers, body: exchange.body))
    } else {
      exchange.continuation.resume(throwing: URLError(.badServerResponse))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // Completing the redirect of a cancelled task ends the process: `HTTPURLProtocol` takes it for a second completion.
      guard isActive(task) else { return }
    #endif
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    // Without an answer, FoundationNetworking searches for credentials and never completes the task.
    let methods = [
      NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
      NSURLAuthenticationMethodHTTPDigest,
    ]
    let isRejected = methods.contains(challenge.protectionSpace.authenticationMethod)
    completionHandler(isRejected ? .rejectProtectionSpace : .performDefaultHandling, nil)
  }
}

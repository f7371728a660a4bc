#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// A transport that sends requests with `URLSession`.
///
/// The transport follows no redirect, answers no request for a user name and password, and cancels a response
/// that exceeds its maximum size. Responses are received off the main thread.
///
/// - Note: On Linux, some responses end the process, and each request in flight keeps most of a core busy.
///   <doc:RemoteValidation#URLSession-on-Linux> lists these faults of FoundationNetworking, and the remedy.
public final class URLSessionTransport: RemoteTransport {
  /// The transport that conditions use by default. It stores nothing on disk.
  public static let shared = URLSessionTransport()

  private let session: URLSession
  private let exchanges = Exchanges()

  /// Creates a transport with a new session, which does not cache responses.
  public init(configuration: URLSessionConfiguration = .ephemeral) {
    // On Linux, a task that is canceled while its session reads the cache ends the process:
    // https://github.com/swiftlang/swift-corelibs-foundation/issues/3296
    let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
    configuration.urlCache = nil
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: exchanges.queue)
  }

  deinit { session.finishTasksAndInvalidate() }

  public func response(to request: URLRequest, maximumSize: Int) async throws -> RemoteResponse {
    try Task.checkCancellation()
    for try await response in exchanges.start(session.dataTask(with: request), maximumSize: maximumSize) {
      return response
    }
    throw CancellationError()
  }
}

/// The requests without a response: the delegate of a session.
///
/// The delegate belongs to the session, because on Linux the delegates of tasks are not called. Its calls
/// arrive on its serial queue, which is not the main queue: a session does not wait until the delegate has
/// received data, so data accumulates while the delegate is late.
private final class Exchanges: NSObject, Sendable {
  private struct Exchange: Sendable {
    let task: URLSessionTask
    let maximumSize: Int
    let response: AsyncThrowingStream<RemoteResponse, any Error>.Continuation
    var body = Data()
  }

  let queue = OperationQueue()
  private let exchanges = Lock<[Exchange]>([])

  override init() { queue.maxConcurrentOperationCount = 1 }

  /// Starts a task, and returns its response. The task is canceled if the response is not received to the
  /// end.
  func start(_ task: URLSessionTask, maximumSize: Int) -> AsyncThrowingStream<RemoteResponse, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: RemoteResponse.self)
    // A task is canceled on the queue: `cancel()` can wait for the session's own work.
    continuation.onTermination = { [self] _ in queue.addOperation { self.end(task) } }
    exchanges.withLock { $0.append(Exchange(task: task, maximumSize: maximumSize, response: continuation)) }
    task.resume()
    return stream
  }

  private func remove(_ task: URLSessionTask) -> Exchange? {
    exchanges.withLock { exchanges in
      exchanges.firstIndex { $0.task === task }.map { exchanges.remove(at: $0) }
    }
  }

  /// Cancels a task that has not ended.
  private func end(_ task: URLSessionTask, throwing error: (any Error)? = nil) {
    guard let exchange = remove(task) else { return }
    // First, so that the task is canceled before the caller continues, because the caller may release the
    // transport.
    task.cancel()
    exchange.response.finish(throwing: error)
  }
}

extension Exchanges: URLSessionDataDelegate {
  func urlSession(_ session: URLSession, dataTask task: URLSessionDataTask, didReceive data: Data) {
    // For an error or a redirect, the status counts, and not the page that comes with it.
    let isPage = (task.response as? HTTPURLResponse).map { !(200...299 ~= $0.statusCode) } ?? false
    let exceeded = exchanges.withLock { exchanges -> Int? in
      guard let index = exchanges.firstIndex(where: { $0.task === task }) else { return nil }
      let limit = exchanges[index].maximumSize
      let rest = max(limit - exchanges[index].body.count, 0)
      exchanges[index].body.append(isPage ? data.prefix(rest) : data)
      return exchanges[index].body.count > limit ? limit : nil
    }
    if let exceeded { end(task, throwing: RemoteError.responseTooLarge(limit: exceeded)) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let exchange = remove(task) else { return }
    let head = task.response as? HTTPURLResponse
    // On Linux, a rejected protection space ends a task with an error besides the response.
    let isRejected = [401, 407].contains(head?.statusCode) && (error as? URLError)?.code == .cancelled
    guard let head, error == nil || isRejected else {
      return exchange.response.finish(throwing: error ?? URLError(.badServerResponse))
    }
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in head.allHeaderFields { headers[name] = value }
    exchange.response.yield(RemoteResponse(status: head.statusCode, headers: headers, body: exchange.body))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if canImport(FoundationNetworking)
    // Completing the redirect of a canceled task ends the process: `HTTPURLProtocol` takes it for a second
    // completion.
    guard exchanges.withLock({ $0.contains { $0.task === task } }) else { return }
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

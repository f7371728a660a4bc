#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// A transport over `URLSession` that follows no redirect and reads no more than it was allowed.
public final class URLSessionTransport: RemoteTransport {
  /// The transport of conditions that were not given one; it keeps nothing on disk.
  public static let shared = URLSessionTransport()

  private let session: URLSession
  private let exchanges: Exchanges

  /// Creates a transport with a session of its own, which caches nothing.
  public init(configuration: URLSessionConfiguration = .ephemeral) {
    exchanges = Exchanges()
    // On Linux, a task that is cancelled while its session looks into the cache ends the process:
    // https://github.com/swiftlang/swift-corelibs-foundation/issues/3296
    let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
    configuration.urlCache = nil
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: .main)
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  public func response(to request: URLRequest, maximumSize: Int) async throws -> RemoteResponse {
    try await exchanges.response(of: session.dataTask(with: request), maximumSize: maximumSize)
  }
}

/// The requests of a session that are under way.
///
/// The delegate belongs to the session, because on Linux a task's own is not asked; its queue is the main
/// queue, so the main actor guards the state.
@MainActor
private final class Exchanges: NSObject {
  private struct Exchange {
    let continuation: CheckedContinuation<RemoteResponse, any Error>
    let maximumSize: Int
    var body = Data()
  }

  private var exchanges: [Int: Exchange] = [:]

  nonisolated override init() { super.init() }

  func response(of task: URLSessionDataTask, maximumSize: Int) async throws -> RemoteResponse {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        exchanges[task.taskIdentifier] = Exchange(continuation: continuation, maximumSize: maximumSize)
        if Task.isCancelled {
          // A session keeps a task that neither began nor was cancelled.
          abandon(task, because: CancellationError())
        } else {
          task.resume()
        }
      }
    } onCancel: {
      Task { @MainActor in abandon(task, because: CancellationError()) }
    }
  }

  private func receive(_ data: Data, for task: URLSessionTask) {
    guard var exchange = exchanges.removeValue(forKey: task.taskIdentifier) else { return }
    exchange.body.append(data)
    exchanges[task.taskIdentifier] = exchange
    if exchange.body.count > exchange.maximumSize {
      abandon(task, because: RemoteError.responseTooLarge(limit: exchange.maximumSize))
    }
  }

  /// Cancels a task that is still under way.
  private func abandon(_ task: URLSessionTask, because error: any Error) {
    guard exchanges[task.taskIdentifier] != nil else { return }
    finish(task, with: .failure(error))
    task.cancel()
  }

  private func complete(_ task: URLSessionTask, with error: (any Error)?) {
    guard let exchange = exchanges[task.taskIdentifier] else { return }
    if let error {
      finish(task, with: .failure(error))
    } else if let response = task.response as? HTTPURLResponse {
      finish(
        task,
        with: .success(
          RemoteResponse(
            status: response.statusCode, headers: Self.headers(of: response), body: exchange.body)))
    } else {
      finish(task, with: .failure(URLError(.badServerResponse)))
    }
  }

  private func isUnderWay(_ task: URLSessionTask) -> Bool { exchanges[task.taskIdentifier] != nil }

  private static func headers(of response: HTTPURLResponse) -> [String: String] {
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in response.allHeaderFields { headers[name] = value }
    return headers
  }

  private func finish(_ task: URLSessionTask, with result: Result<RemoteResponse, any Error>) {
    exchanges.removeValue(forKey: task.taskIdentifier)?.continuation.resume(with: result)
  }
}

extension Exchanges: URLSessionDataDelegate {
  nonisolated func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    MainActor.assumeIsolated { receive(data, for: dataTask) }
  }

  nonisolated func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    MainActor.assumeIsolated { complete(task, with: error) }
  }

  nonisolated func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // The answer to a task that was cancelled meanwhile ends the process: `HTTPURLProtocol` takes it for a second.
      guard MainActor.assumeIsolated({ isUnderWay(task) }) else { return }
    #endif
    completionHandler(nil)
  }
}

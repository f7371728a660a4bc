import ALPValidator
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport whose responses the test sends, by the value of the request.
@MainActor
final class HeldTransport: RemoteTransport {
  private var questions: [(body: String, continuation: CheckedContinuation<RemoteResponse, any Error>)] = []
  private(set) var asked: [String] = []
  private(set) var requests: [URLRequest] = []
  private let arrivals = AsyncStream.makeStream(of: Void.self)

  nonisolated init() {}

  nonisolated func response(to request: URLRequest, maximumSize: Int) async throws -> RemoteResponse {
    let body = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
    return try await hold((request.url?.path ?? "") + body, request)
  }

  private func hold(_ question: String, _ request: URLRequest) async throws -> RemoteResponse {
    try await withCheckedThrowingContinuation { continuation in
      questions.append((question, continuation))
      asked.append(question)
      requests.append(request)
      arrivals.continuation.yield()
    }
  }

  /// Waits until a number of requests were sent in all.
  func waitForQuestions(_ count: Int) async {
    var news = arrivals.stream.makeAsyncIterator()
    while asked.count < count, await news.next() != nil {}
  }

  /// Responds to the first open request that contains a text, and lets the response arrive.
  func answer(
    _ text: String, with answer: String, status: Int = 200, headers: [String: String] = [:]
  ) async {
    let response = RemoteResponse(status: status, headers: headers, body: Data(answer.utf8))
    await finish(text, with: .success(response))
  }

  /// Lets the first open request that contains a text fail, and the failure arrive.
  func fail(_ text: String, with error: any Error) async { await finish(text, with: .failure(error)) }

  private func finish(_ text: String, with result: Result<RemoteResponse, any Error>) async {
    guard let index = questions.firstIndex(where: { $0.body.contains(text) }) else {
      Issue.record("\(text) was not requested")
      return
    }
    questions.remove(at: index).continuation.resume(with: result)
    await Self.letWorkDrain()
  }

  /// The most times that work goes from the main actor to another thread and back before it waits for the test or ends: a
  /// redirected request does so three times.
  private static let turns = 12

  /// Lets the main actor and the threads behind it finish what they have begun.
  static func letWorkDrain() async {
    for _ in 0..<turns {
      // What the other threads have begun is done, and has enqueued what follows on the main actor, which runs before the next turn.
      await ThreadMeeting.hold()
      await Task.yield()
    }
  }
}

extension Validator<String> {
  /// Adds a condition that a transport decides.
  @discardableResult
  func addRemote(
    _ transport: HeldTransport, _ path: String = "/", message: String = "No.", severity: Severity = .error,
    usesServerMessage: Bool = false, change: (inout RequestOptions) -> Void = { _ in }
  ) -> RuleHandle {
    var options = RequestOptions.patient
    change(&options)
    let http = HTTPOptions(usesServerMessage: usesServerMessage, transport: transport)
    return addCondition(
      .remote(at: URL(filePath: path), http: http, options: options),
      invalidMessage: message, severity: severity)
  }
}

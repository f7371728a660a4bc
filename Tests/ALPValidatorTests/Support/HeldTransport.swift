import ALPValidator
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport whose answers the test gives, by the value that was asked about.
@MainActor
final class HeldTransport: RemoteTransport {
  private var questions: [(body: String, continuation: CheckedContinuation<RemoteResponse, Never>)] = []
  private(set) var asked: [String] = []
  private var arrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  nonisolated init() {}

  nonisolated func response(to request: URLRequest, maximumSize: Int) async throws -> RemoteResponse {
    let body = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
    return await hold((request.url?.path ?? "") + body)
  }

  private func hold(_ question: String) async -> RemoteResponse {
    await withCheckedContinuation { continuation in
      questions.append((question, continuation))
      asked.append(question)
      let ready = arrivals.filter { $0.count <= asked.count }
      arrivals.removeAll { $0.count <= asked.count }
      for arrival in ready { arrival.continuation.resume() }
    }
  }

  /// Waits until so many questions were asked in all.
  func waitForQuestions(_ count: Int) async {
    guard asked.count < count else { return }
    await withCheckedContinuation { arrivals.append((count, $0)) }
  }

  /// Answers the first open question that contains a text, and lets the answer arrive.
  func answer(_ text: String, with answer: String, status: Int = 200) async {
    guard let index = questions.firstIndex(where: { $0.body.contains(text) }) else {
      Issue.record("nobody asked about \(text)")
      return
    }
    let question = questions.remove(at: index)
    question.continuation.resume(returning: RemoteResponse(status: status, body: Data(answer.utf8)))
    await Self.letWorkDrain()
  }

  /// Lets the main actor and the threads behind it finish what they have begun.
  static func letWorkDrain() async {
    for _ in 0..<20 {
      await Task.detached(priority: .background) { await Task.yield() }.value
      await Task.yield()
    }
  }
}

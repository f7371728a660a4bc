import ALPValidator
import Foundation
import Observation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The requests of a form, with the time and the fate of each.
@Observable
@MainActor
final class RequestLog {
  /// A request.
  struct Entry: Equatable, Identifiable, Encodable, Sendable {
    /// What became of a request.
    enum Fate: String, Encodable, Sendable {
      /// The request is under way.
      case sent
      /// The value has changed, so that the form waits for the response no more.
      case cancelled
      /// The response came after the value had changed, so the form ignored it.
      case ignored
      case accepted
      case rejected
      /// There was no response, or one with an error.
      case failed
    }

    let id: Int
    /// The value that was sent.
    let value: String
    /// The times in milliseconds since the log began.
    let sentAt: Int
    var cancelledAt: Int?
    var answeredAt: Int?
    var fate = Fate.sent
    /// What the server answered.
    var answer: String?
  }

  /// The number of entries that are kept.
  private static let capacity = 8
  private static let greatestAnswerLength = 80

  private(set) var entries: [Entry] = []
  @ObservationIgnored private var count = 0
  @ObservationIgnored private let now: () -> Duration

  /// Creates a log.
  ///
  /// - Parameter now: Returns the time since some start.
  init(now: @escaping () -> Duration = { [start = ContinuousClock.now] in ContinuousClock.now - start }) {
    self.now = now
  }

  /// The time since the log began, in milliseconds.
  var elapsed: Int { Int(now() / .milliseconds(1)) }

  /// Records a request that is sent, and returns its number.
  func begin(_ value: String) -> Int {
    count += 1
    entries.append(Entry(id: count, value: value, sentAt: elapsed))
    if entries.count > Self.capacity { entries.removeFirst() }
    return count
  }

  /// Records that the value has changed.
  func cancel(_ id: Int) {
    change(id) { entry in
      guard entry.fate == .sent else { return }
      entry.fate = .cancelled
      entry.cancelledAt = elapsed
    }
  }

  /// Records a response, or that there is none.
  func end(_ id: Int, _ result: Result<RemoteResponse, any Error>) {
    change(id) { entry in
      entry.answeredAt = elapsed
      let isIgnored = entry.fate == .cancelled
      switch result {
      case .failure:
        if !isIgnored { entry.fate = .failed }
      case .success(let response):
        let body = String(decoding: response.body, as: UTF8.self)
        let isAnswer = (200..<300).contains(response.status)
        entry.answer = isAnswer ? String(body.prefix(Self.greatestAnswerLength)) : "\(response.status)"
        let fate: Entry.Fate = !isAnswer ? .failed : body == "true" ? .accepted : .rejected
        entry.fate = isIgnored ? .ignored : fate
      }
    }
  }

  private func change(_ id: Int, _ change: (inout Entry) -> Void) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    change(&entries[index])
  }
}

/// A transport that records each request.
///
/// It does not end a request whose value has changed, like a server that answers anyway. So the log also
/// shows late responses, which the form ignores.
struct RecordingTransport: RemoteTransport {
  let log: RequestLog
  let base: any RemoteTransport

  /// The part of a request's body that the log shows.
  private struct Body: Decodable {
    var instance: String?
    var userName: String?
  }

  func response(to request: URLRequest, maximumSize: Int) async throws -> RemoteResponse {
    let body = request.httpBody.flatMap { try? JSONDecoder().decode(Body.self, from: $0) }
    let id = await log.begin(body?.instance ?? body?.userName ?? "")
    let exchange = Task {
      let result: Result<RemoteResponse, any Error>
      do {
        result = .success(try await base.response(to: request, maximumSize: maximumSize))
      } catch {
        result = .failure(error)
      }
      await log.end(id, result)
      return result
    }
    return try await withTaskCancellationHandler {
      try await exchange.value.get()
    } onCancel: {
      Task { await log.cancel(id) }
    }
  }
}

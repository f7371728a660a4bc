import ALPValidator
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport over a session of its own that numbers the requests, and notes what became of each.
@MainActor
final class CountingTransport: RemoteTransport {
  /// What became of a request.
  enum Fate {
    case underWay, answered, failed, cancelled
  }

  private struct Subject: Hashable {
    let path: String
    let body: Data
  }

  /// What became of each request, by its number.
  private(set) var fates: [Fate] = []
  private(set) var underWayCount = 0

  private let prefix: String
  private let transport = URLSessionTransport()
  private var attempts: [Subject: Int] = [:]

  /// Creates a transport whose requests are called by a letter and a number.
  init(prefix: String) { self.prefix = prefix }

  nonisolated func response(to request: URLRequest, maximumSize: Int) async throws -> RemoteResponse {
    let (request, number) = await number(request)
    do {
      let response = try await transport.response(to: request, maximumSize: maximumSize)
      await note(.answered, of: number)
      return response
    } catch {
      await note(error is CancellationError ? .cancelled : .failed, of: number)
      throw error
    }
  }

  /// The name of a request, under which the server knows it.
  func name(of number: Int) -> String { "\(prefix)\(number)" }

  /// Returns how many requests met with a fate.
  func count(of fate: Fate) -> Int { fates.count { $0 == fate } }

  private func number(_ request: URLRequest) -> (URLRequest, Int) {
    let subject = Subject(path: request.url?.path ?? "", body: request.httpBody ?? Data())
    attempts[subject, default: 0] += 1
    var request = request
    request.setValue(name(of: fates.count), forHTTPHeaderField: SoakServer.identifierField)
    request.setValue("\(attempts[subject, default: 0])", forHTTPHeaderField: SoakServer.attemptField)
    fates.append(.underWay)
    underWayCount += 1
    return (request, fates.count - 1)
  }

  private func note(_ fate: Fate, of number: Int) {
    fates[number] = fate
    underWayCount -= 1
  }
}

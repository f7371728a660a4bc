import Foundation

@testable import ALPValidator

/// A server within the test, which responds when the test calls it.
@MainActor
final class FakeServer {
  private var requestsInFlight: [FakeRequest] = []
  /// The keys of all requests, in order.
  private(set) var requests: [String] = []

  /// How many requests are in flight.
  var inFlightCount: Int { requestsInFlight.count }

  /// A condition that this server decides. A failed request waits for a retry.
  ///
  /// - Parameter key: Returns what a request about a value asks.
  /// - Returns: The condition.
  func condition(key: @escaping @MainActor (String) -> String = { $0 }) -> Condition<String> {
    Condition("remote", check: .async { Check(server: self, key: key) })
  }

  /// Responds to a request in flight.
  func respond(_ index: Int = 0, with response: Response) {
    requestsInFlight.remove(at: index).receive(response)
  }

  private final class Check: AsyncCheck {
    let source = CheckSource.url(URL(filePath: "/"))
    let failurePolicy = RequestFailurePolicy.hold
    let checksInvalidValues = false
    private let server: FakeServer
    private let key: @MainActor (String) -> String

    init(server: FakeServer, key: @escaping @MainActor (String) -> String) {
      self.server = server
      self.key = key
    }

    func prepareRequest(for value: String, parameters: [String: JSONValue]?) -> PreparedRequest {
      let key = key(value)
      return PreparedRequest(key: AnyHashable(key)) { [server] _, receive in
        let request = FakeRequest(server: server, receive: receive)
        server.requestsInFlight.append(request)
        server.requests.append(key)
        return request
      }
    }

    func cachedResponse(for key: AnyHashable) -> Response? { nil }

    func cache(_ response: Response, for key: AnyHashable) {}

    func removeCachedResponses() {}
  }

  private final class FakeRequest: RequestInFlight {
    let receive: @MainActor (Response) -> Void
    private unowned let server: FakeServer

    init(server: FakeServer, receive: @escaping @MainActor (Response) -> Void) {
      self.server = server
      self.receive = receive
    }

    func sendNow() {}

    func cancel() { server.requestsInFlight.removeAll { $0 === self } }
  }
}

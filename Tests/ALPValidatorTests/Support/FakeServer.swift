import Foundation

@testable import ALPValidator

/// A server within the test, which responds when the test calls it.
@MainActor
final class FakeServer {
  private var requestsInFlight: [(number: Int, receive: @MainActor (Response) -> Void)] = []
  /// The keys of all requests, in order.
  private(set) var requests: [String] = []

  /// How many requests are in flight.
  var inFlightCount: Int { requestsInFlight.count }

  /// A condition that this server decides. A failed request waits for a retry.
  ///
  /// - Parameter key: Returns what a request about a value asks.
  /// - Returns: The condition.
  func condition(key: @escaping @MainActor (String) -> String = { $0 }) -> Condition<String> {
    let check = AsyncCheck<String>(
      source: .url(URL(filePath: "/")), failurePolicy: .hold, failureMessage: nil,
      checksInvalidValues: false,
      removeCachedResponses: {},
      prepareRequest: { value, _ in
        let key = key(value)
        return PreparedRequest(key: key, knownResponse: nil) { _, receive in self.send(key, receive) }
      })
    return Condition("remote", check: .async { check })
  }

  /// Responds to a request in flight.
  func respond(_ index: Int = 0, with response: Response) {
    requestsInFlight.remove(at: index).receive(response)
  }

  private func send(_ key: String, _ receive: @escaping @MainActor (Response) -> Void) -> RequestInFlight {
    let number = requests.count
    requests.append(key)
    requestsInFlight.append((number, receive))
    return RequestInFlight(sendNow: {}) {
      MainActor.assumeIsolated { self.requestsInFlight.removeAll { $0.number == number } }
    }
  }
}

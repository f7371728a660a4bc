import Foundation

@testable import ALPValidator
@testable import ValidationRules

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
    Condition(
      name: "remote",
      decision: .async {
        HeldCondition { value in
          let key = key(value)
          return (key, { self.send(key, $1) })
        }
      })
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

/// A condition whose requests a server within the test receives at once.
private final class HeldCondition: AsyncCondition<String> {
  private let request: @MainActor (String) -> (key: AnyHashable, send: Session.Check.Send)

  init(request: @escaping @MainActor (String) -> (key: AnyHashable, send: Session.Check.Send)) {
    self.request = request
    super.init(.url(URL(filePath: "/")), RequestOptions()) { (_, _) throws(RemoteError) in throw .cancelled }
  }

  override func check(
    _ value: String, _ parameters: [String: JSONValue]?, for rule: AnyRegistration
  ) -> Session.Check {
    let (key, send) = request(value)
    return Session.Check(rule: rule.id, severity: rule.severity, failurePolicy: .hold, key: key, send: send)
  }
}

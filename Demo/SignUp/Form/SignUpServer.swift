import Foundation
import LoopbackServer

/// The server of the form, on a free port of 127.0.0.1. It checks user names and creates accounts.
final class SignUpServer: Sendable {
  /// A user name that makes the server misbehave, like the numbers of test cards.
  private enum Mischief: String {
    /// The response is late.
    case slow
    /// Every other request fails.
    case flaky
    /// The server closes the connection.
    case gone
  }

  /// Counts the requests about the name that fails every other time.
  private actor Tally {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  /// The part of a request that contains the name.
  private struct Question: Decodable {
    var instance: String
  }

  private static let userNamePath = "/user-name"
  private static let accountPath = "/sign-up"

  /// The server itself, with its faults.
  let loopback: LoopbackServer
  /// While it is closed, no response is sent.
  let gate: Gate

  /// Starts a server that waits before each response, so that the state is visible.
  init(thinking delay: Duration = .zero, remembersRequests: Bool = true) throws {
    let check = UserNameCheck(path: Self.userNamePath)
    let accounts = AccountDesk(path: Self.accountPath)
    let tally = Tally()
    let gate = Gate()
    self.gate = gate
    loopback = try LoopbackServer(remembersRequests: remembersRequests) { request in
      let isSignUp = request.path == Self.accountPath
      var response = isSignUp ? accounts.response(to: request) : check.response(to: request)
      response.delay = delay
      switch Self.userName(askedAboutBy: request).flatMap(Mischief.init) {
      case .slow: response.delay = .seconds(4)
      case .flaky: if await tally.next() % 2 == 1 { response.faults = [.status(500)] }
      case .gone: response.faults = [.dropped]
      case nil: break
      }
      await gate.pass()
      return response
    }
  }

  /// Closes all connections, and returns when the server's thread has ended.
  func stop() { loopback.stop() }

  /// Returns the service that a form uses, with a time-out for each request.
  func service(timeout: Duration = .seconds(30)) -> SignUpService {
    SignUpService(
      userNameCheck: loopback.url(Self.userNamePath), accounts: loopback.url(Self.accountPath),
      timeout: timeout)
  }

  /// Returns the user name in a request, or `nil` if the request has none.
  static func userName(askedAboutBy request: LoopbackServer.Request) -> String? {
    guard request.path == userNamePath else { return nil }
    return try? JSONDecoder().decode(Question.self, from: request.body).instance
  }
}

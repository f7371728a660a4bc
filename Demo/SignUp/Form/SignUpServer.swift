import Foundation
import LoopbackServer

/// The server of the form, on a free port of 127.0.0.1: it knows which user names are free, and makes accounts.
final class SignUpServer: Sendable {
  /// A user name that makes the server misbehave, as the numbers of test cards do.
  private enum Mischief: String {
    /// The answer takes its time.
    case slow
    /// Every other time, something goes wrong.
    case flaky
    /// The server hangs up.
    case gone
  }

  /// Counts how often the server was asked about the name that fails every other time.
  private actor Tally {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  /// The part of a question that tells the name.
  private struct Question: Decodable {
    var instance: String
  }

  private static let userNamePath = "/user-name"
  private static let accountPath = "/sign-up"

  /// The server itself, with its faults.
  let loopback: LoopbackServer
  /// Closed, it holds back every answer.
  let gate: Gate

  /// Starts the server.
  ///
  /// - Parameter delay: How long it thinks about each question, so that the waiting is seen.
  init(thinking delay: Duration = .zero) throws {
    let check = UserNameCheck(path: Self.userNamePath)
    let accounts = AccountDesk(path: Self.accountPath)
    let tally = Tally()
    let gate = Gate()
    self.gate = gate
    loopback = try LoopbackServer { request in
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

  /// Closes all connections; returns when the server's thread has ended.
  func stop() { loopback.stop() }

  /// Returns the server as a form reaches it.
  ///
  /// - Parameter timeout: How long the server has for each answer.
  func service(timeout: Duration = .seconds(30)) -> SignUpService {
    SignUpService(
      userNameCheck: loopback.url(Self.userNamePath), accounts: loopback.url(Self.accountPath),
      timeout: timeout)
  }

  /// Returns the user name that a request asks about, or `nil` if it asks about none.
  static func userName(askedAboutBy request: LoopbackServer.Request) -> String? {
    guard request.path == userNamePath else { return nil }
    return try? JSONDecoder().decode(Question.self, from: request.body).instance
  }
}

import ALPValidator
import Foundation
import LoopbackServer

/// The server of the form, on a free port of 127.0.0.1. It checks user names, and validates sign-ups by the
/// rules of the form.
final class SignUpServer: Sendable {
  /// A user name that makes the server misbehave, like the numbers of test cards.
  private enum Mischief: String {
    /// The response is late.
    case slow
    /// The first request of each visitor fails.
    case flaky
    /// The server closes the connection.
    case gone
  }

  /// The visitors whose first request about the flaky name has failed.
  private actor FailedVisitors {
    /// The number of visitors that are known. Beyond it, the server forgets all of them.
    private static let capacity = 4096

    private var names: Set<String> = []

    /// Returns whether this is the first request of a visitor.
    func insert(_ name: String) -> Bool {
      if names.count >= Self.capacity { names = [] }
      return names.insert(name).inserted
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
    let rules = try SignUp.makeRules()
    let failedVisitors = FailedVisitors()
    let gate = Gate()
    self.gate = gate
    loopback = try LoopbackServer(remembersRequests: remembersRequests) { request in
      var response =
        request.path == Self.accountPath
        ? Self.refusal(of: request, by: rules) ?? accounts.response(to: request)
        : check.response(to: request)
      response.delay = delay
      switch Self.userName(askedAboutBy: request).flatMap(Mischief.init) {
      case .slow: response.delay = .seconds(4)
      case .flaky:
        let visitor = request.headers[SignUpService.visitorHeader] ?? ""
        if await failedVisitors.insert(visitor) { response.faults = [.status(500)] }
      case .gone: response.faults = [.dropped]
      case nil: break
      }
      await gate.pass()
      return response
    }
  }

  /// Returns the response to a sign-up that fails the rules, or `nil` if it satisfies them.
  private static func refusal(
    of request: LoopbackServer.Request, by rules: RuleSet<SignUp>
  ) -> LoopbackServer.Response? {
    guard request.method == "POST" else { return nil }
    do {
      _ = try rules.decode(from: request.body)
      return nil
    } catch {
      let problem = ProblemDetails(error.failures)
      let body = (try? problem.json()) ?? Data()
      var response = LoopbackServer.Response.json(
        String(decoding: body, as: UTF8.self), status: problem.status)
      response.headers["Content-Type"] = ProblemDetails.mediaType
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

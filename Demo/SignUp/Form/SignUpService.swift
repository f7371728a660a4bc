import ALPValidator
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The requests of the form: those that check the user name while the user types, and the one that signs up.
struct SignUpService: Sendable {
  /// The reason why no account was created.
  enum Failure: Error, Equatable {
    /// The server rejected the values.
    case refused(ExternalFailures)
    /// The request failed, with a message for the user.
    case unknown(String)
  }

  /// On Linux, a request on a connection that the server has closed is repeated without its body.
  private static let headers = ["Connection": "close"]
  private static let maximumResponseSize = 65_536

  /// The address that checks whether a user name is free.
  let userNameCheck: URL
  /// The address that creates accounts.
  let accounts: URL
  /// The time-out of each request.
  var timeout: Duration = .seconds(30)

  /// How the user name check is sent.
  static let userNameHTTP = HTTPOptions(headers: headers, usesServerMessage: true)

  /// The options of the user name check: debounced, and waiting for a retry after a failure.
  var userNameOptions: RequestOptions {
    RequestOptions(debounce: .milliseconds(300), timeout: timeout, failurePolicy: .hold)
  }

  /// Creates an account.
  func signUp(_ account: Account) async throws(Failure) {
    let response: RemoteResponse
    do {
      response = try await URLSessionTransport.shared.response(
        to: try request(for: account), maximumSize: Self.maximumResponseSize)
    } catch {
      let failure = error as? RemoteError ?? .connection(error.localizedDescription)
      throw .unknown(failure.localizedDescription)
    }
    if response.status == 201 { return }
    guard response.status == 409,
      let failures = try? JSONDecoder().decode(ExternalFailures.self, from: response.body)
    else {
      throw .unknown(RemoteError.status(response.status).localizedDescription)
    }
    throw .refused(failures)
  }

  private func request(for account: Account) throws -> URLRequest {
    var request = URLRequest(url: accounts)
    request.httpMethod = "POST"
    request.timeoutInterval = timeout / .seconds(1)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    for (name, value) in Self.headers { request.setValue(value, forHTTPHeaderField: name) }
    request.httpBody = try JSONEncoder().encode(account)
    return request
  }
}

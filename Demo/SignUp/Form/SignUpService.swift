import ALPValidator
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The server as the form reaches it: what it is asked while the user types, and what it is sent in the end.
struct SignUpService: Sendable {
  /// Why nobody was signed up.
  enum Failure: Error, Equatable {
    /// The server has something against these fields.
    case refused([SignUp.Field: String])
    /// The server did not say; with a sentence for the user.
    case unknown(String)
  }

  /// On Linux, a connection that a server drops when it is used again takes the body of the request with it.
  private static let headers = ["Connection": "close"]
  private static let maximumResponseSize = 65_536

  /// Where the server is asked whether a user name is free.
  let userNameCheck: URL
  /// Where accounts are made.
  let accounts: URL
  /// How long the server has for each answer.
  var timeout: Duration = .seconds(30)

  /// How the server is asked about user names: not for every key, and what it could not decide is held.
  var userNameOptions: RemoteOptions {
    var options = RemoteOptions()
    options.debounce = .milliseconds(300)
    options.headers = Self.headers
    options.timeout = timeout
    options.usesServerMessage = true
    options.failurePolicy = .hold
    return options
  }

  /// Makes an account.
  func signUp(_ account: Account) async throws(Failure) {
    let response: RemoteResponse
    do {
      response = try await URLSessionTransport.shared.response(
        to: try request(for: account), maximumSize: Self.maximumResponseSize)
    } catch {
      throw .unknown(Self.sentence(for: error as? RemoteError ?? .connection(error.localizedDescription)))
    }
    if response.status == 201 { return }
    guard response.status == 409, let objections = Self.objections(in: response.body) else {
      throw .unknown(Self.sentence(for: .status(response.status)))
    }
    throw .refused(objections)
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

  /// Returns what the server has against fields, or `nil` if it does not say.
  private static func objections(in body: Data) -> [SignUp.Field: String]? {
    guard let messages = try? JSONDecoder().decode([String: String].self, from: body) else { return nil }
    let objections = messages.compactMap { name, message in SignUp.Field(rawValue: name).map { ($0, message) }
    }
    return objections.isEmpty ? nil : Dictionary(objections) { first, _ in first }
  }

  private static func sentence(for error: RemoteError) -> String { error.localizedDescription }
}

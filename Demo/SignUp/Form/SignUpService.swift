import ALPValidator
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The requests of the form: those that check the user name while the user types, and the one that signs up.
struct SignUpService: Sendable {
  /// The reason why a request failed, with a message for the user.
  struct Failure: LocalizedError, Equatable {
    let reason: String

    var errorDescription: String? { reason }
  }

  /// On Linux, a request on a connection that the server has closed is repeated without its body.
  private static let headers = ["Connection": "close"]
  private static let maximumResponseSize = 65_536

  /// The field of a request that names the visitor, for whom the server fails once.
  static let visitorHeader = "Visitor"

  /// The address that checks whether a user name is free.
  let userNameCheck: URL
  /// The address that creates accounts.
  let accounts: URL
  /// The time-out of each request.
  var timeout: Duration = .seconds(30)
  /// The name of the visitor who fills in the form.
  var visitor = ""
  /// What sends the requests.
  var transport: any RemoteTransport = URLSessionTransport.shared

  /// How the user name check is sent.
  var userNameHTTP: HTTPOptions {
    var headers = Self.headers
    headers[Self.visitorHeader] = visitor
    return HTTPOptions(headers: headers, usesServerMessage: true, transport: transport)
  }

  /// The options of the user name check: debounced, and waiting for a retry after a failure.
  var userNameOptions: RequestOptions {
    RequestOptions(debounce: .milliseconds(300), timeout: timeout, failurePolicy: .hold)
  }

  /// Signs up.
  ///
  /// - Throws: `ExternalFailures` if the server rejects the values, or else ``Failure``.
  func send(_ signUp: SignUp) async throws {
    let response: RemoteResponse
    do {
      response = try await transport.response(
        to: try request(for: signUp), maximumSize: Self.maximumResponseSize)
    } catch {
      let failure = error as? RemoteError ?? .connection(error.localizedDescription)
      throw Failure(reason: failure.localizedDescription)
    }
    if response.status == 201 { return }
    guard [409, 422].contains(response.status),
      let failures = try? ExternalFailures(body: response.body)
    else {
      throw Failure(reason: RemoteError.status(response.status).localizedDescription)
    }
    throw failures
  }

  private func request(for signUp: SignUp) throws -> URLRequest {
    var request = URLRequest(url: accounts)
    request.httpMethod = "POST"
    request.timeoutInterval = timeout / .seconds(1)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    for (name, value) in Self.headers { request.setValue(value, forHTTPHeaderField: name) }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    request.httpBody = try encoder.encode(signUp)
    return request
  }
}

import Foundation

/// The answers of a sign-up service that knows which e-mail addresses have an account.
///
/// ```swift
/// let server = try LoopbackServer(handler: AccountDesk().response)
/// // POST /sign-up {"email": "ada@example.com", …}   → 201 true
/// // POST /sign-up {"email": "info@example.com", …}  → 409 {"email": "“info@example.com” has an account already."}
/// ```
public struct AccountDesk: Sendable {
  /// The part of a sign-up that the service judges.
  private struct Application: Decodable {
    var email: String
  }

  /// The addresses that have an account unless told otherwise.
  public static let commonEmails = ["info@example.com", "alice@example.com", "bob@example.com"]

  /// The one path that the service answers at.
  public var path: String

  private let takenEmails: Set<String>

  /// Creates a service that knows certain addresses, in any case; it forgets who signs up.
  public init(takenEmails: some Sequence<String> = Self.commonEmails, path: String = "/sign-up") {
    self.takenEmails = Set(takenEmails.map { $0.lowercased() })
    self.path = path
  }

  /// Returns the answer to a request.
  public func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    guard request.path == path else { return .text("Sign up at \(path).\n", status: 404) }
    guard request.method == "POST" else {
      var response = LoopbackServer.Response.text("Sign up with POST.\n", status: 405)
      response.headers["Allow"] = "POST"
      return response
    }
    guard let application = try? JSONDecoder().decode(Application.self, from: request.body) else {
      return .text("Sign up with {\"email\": \"name@example.com\"}.\n", status: 400)
    }
    guard takenEmails.contains(application.email.lowercased()) else { return .json("true", status: 201) }
    let objection = ["email": "“\(application.email)” has an account already."]
    guard let json = try? JSONEncoder().encode(objection) else { return .json("false", status: 409) }
    return .json(String(decoding: json, as: UTF8.self), status: 409)
  }
}

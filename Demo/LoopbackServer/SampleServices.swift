import Foundation

/// A sign-up service that rejects email addresses with an account.
///
/// ```swift
/// let server = try LoopbackServer(handler: AccountDesk().response)
/// // POST /sign-up {"email": "ada@example.com", …}   → 201 true
/// // POST /sign-up {"email": "info@example.com", …}  → 409 and problem details
/// ```
///
/// The problem details of [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457) have `errors` with a `pointer`
/// to the field.
public struct AccountDesk: Sendable {
  /// The part of a sign-up that the service reads.
  private struct Application: Decodable {
    var email: String
  }

  private struct Problem: Encodable {
    struct Fault: Encodable {
      var pointer: String
      var detail: String
    }

    var title = "Conflict"
    var status = 409
    var errors: [Fault]
  }

  /// The addresses with an account by default.
  public static let commonEmails = ["info@example.com", "alice@example.com", "bob@example.com"]

  /// The path of the service.
  public var path: String

  private let takenEmails: Set<String>

  /// Creates a service with addresses that have an account, compared without regard to case. It does not
  /// store sign-ups.
  public init(takenEmails: some Sequence<String> = Self.commonEmails, path: String = "/sign-up") {
    self.takenEmails = Set(takenEmails.map { $0.lowercased() })
    self.path = path
  }

  /// Returns the response to a request.
  public func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    if let refusal = request.refusal(unlessPostedTo: path) { return refusal }
    guard let application = try? JSONDecoder().decode(Application.self, from: request.body) else {
      return .text("Use {\"email\": \"name@example.com\"}.\n", status: 400)
    }
    guard takenEmails.contains(application.email.lowercased()) else { return .json("true", status: 201) }
    let problem = Problem(errors: [
      .init(pointer: "#/email", detail: "“\(application.email)” has an account already.")
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(problem) else { return .json("false", status: 409) }
    var response = LoopbackServer.Response.json(String(decoding: json, as: UTF8.self), status: 409)
    response.headers["Content-Type"] = "application/problem+json"
    return response
  }
}

/// A service that checks whether a user name is available.
///
/// ```swift
/// let server = try LoopbackServer(handler: UserNameCheck().response)
/// // POST /user-name {"instance": "ada"}    → true
/// // POST /user-name {"instance": "Admin"}  → "“Admin” is already taken."
/// ```
public struct UserNameCheck: Sendable {
  /// The body of a remote condition's request.
  private struct Check: Decodable {
    var instance: String
    var extras: Extras?
  }

  /// Any object. The service ignores it.
  private struct Extras: Decodable {
    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: Key.self) }
  }

  /// The names that are taken by default.
  public static let commonNames = ["admin", "root", "support", "info", "alice", "bob", "swift"]

  /// The path of the service.
  public var path: String

  /// Whether a rejection is a message as a JSON string, or `false`.
  public var explains: Bool

  private let takenNames: Set<String>

  /// Creates a service with names that are taken, compared without regard to case.
  public init(
    takenNames: some Sequence<String> = Self.commonNames, path: String = "/user-name", explains: Bool = true
  ) {
    self.takenNames = Set(takenNames.map { $0.lowercased() })
    self.path = path
    self.explains = explains
  }

  /// Returns the response to a request.
  public func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    if let refusal = request.refusal(unlessPostedTo: path) { return refusal }
    guard let check = try? JSONDecoder().decode(Check.self, from: request.body) else {
      return .text("Use {\"instance\": \"name\"}.\n", status: 400)
    }
    guard takenNames.contains(check.instance.lowercased()) else { return .json("true") }
    let message = "“\(check.instance)” is already taken."
    guard explains, let json = try? JSONEncoder().encode(message) else { return .json("false") }
    return .json(String(decoding: json, as: UTF8.self))
  }
}

extension LoopbackServer.Request {
  /// Returns the response to a request with another path or method, or `nil` if it is posted to the path.
  fileprivate func refusal(unlessPostedTo path: String) -> LoopbackServer.Response? {
    guard self.path == path else { return .text("Use \(path).\n", status: 404) }
    guard method != "POST" else { return nil }
    var response = LoopbackServer.Response.text("Use POST.\n", status: 405)
    response.headers["Allow"] = "POST"
    return response
  }
}

import Foundation

/// The answers of a sign-up service that knows which user names are taken.
///
/// ```swift
/// let server = try LoopbackServer(handler: UserNameCheck().response)
/// // POST /user-name {"instance": "ada"}    → true
/// // POST /user-name {"instance": "Admin"}  → "“Admin” is already taken."
/// ```
public struct UserNameCheck: Sendable {
  /// The question as a remote condition asks it.
  private struct Question: Decodable {
    var instance: String
    var extras: Extras?
  }

  /// Any object; the service has no use for it.
  private struct Extras: Decodable {
    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: Key.self) }
  }

  /// The names that are taken unless told otherwise.
  public static let commonNames = ["admin", "root", "support", "info", "alice", "bob", "swift"]

  /// The one path that the service answers at.
  public var path: String

  /// Whether a "no" says why, as a JSON string, or is just `false`.
  public var explains: Bool

  private let takenNames: Set<String>

  /// Creates a service that knows certain names, in any case.
  public init(
    takenNames: some Sequence<String> = Self.commonNames, path: String = "/user-name", explains: Bool = true
  ) {
    self.takenNames = Set(takenNames.map { $0.lowercased() })
    self.path = path
    self.explains = explains
  }

  /// Returns the answer to a request.
  public func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    guard request.path == path else { return .text("Ask at \(path).\n", status: 404) }
    guard request.method == "POST" else {
      var response = LoopbackServer.Response.text("Ask with POST.\n", status: 405)
      response.headers["Allow"] = "POST"
      return response
    }
    guard let question = try? JSONDecoder().decode(Question.self, from: request.body) else {
      return .text("Ask with {\"instance\": \"name\"}.\n", status: 400)
    }
    guard takenNames.contains(question.instance.lowercased()) else { return .json("true") }
    let message = "“\(question.instance)” is already taken."
    guard explains, let json = try? JSONEncoder().encode(message) else { return .json("false") }
    return .json(String(decoding: json, as: UTF8.self))
  }
}

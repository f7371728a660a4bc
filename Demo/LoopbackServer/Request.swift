public import Foundation

extension LoopbackServer {
  /// A request as it arrived, body included.
  public struct Request: Sendable, Hashable {
    /// The method, such as `POST`.
    public var method: String

    /// The path, percent-encoded as it arrived, without the query.
    public var path: String

    /// What follows the first question mark, percent-encoded as it arrived.
    public var query: String?

    /// The header fields.
    public var headers: Headers

    /// The body, put together again if it came in chunks.
    public var body: Data

    /// Whether the client wants to go on using the connection.
    var keepsConnection: Bool
  }
}

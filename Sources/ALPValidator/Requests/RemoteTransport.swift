public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A type that carries a request to a server and brings the response back.
///
/// A transport follows no redirect: what a user typed is not forwarded to a stranger. It ends its work when
/// the task that asked is cancelled. A type on the main actor implements the method as `nonisolated`.
public protocol RemoteTransport: Sendable {
  /// Sends a request, and returns the whole response, whatever its status.
  ///
  /// - Parameter maximumSize: The longest body that is read, in bytes.
  /// - Throws: ``RemoteError``; any other error counts as a broken connection.
  func response(to request: URLRequest, maximumSize: Int) async throws -> RemoteResponse
}

/// What a server answered.
public struct RemoteResponse: Hashable, Sendable {
  /// The status of HTTP.
  public let status: Int
  /// Where the server redirects to, if it does: the field `Location`.
  public let location: String?
  /// The header fields, of which `Location`, `Retry-After` and `Date` are read.
  public let headers: [String: String]
  /// The body.
  public let body: Data

  /// Creates a response.
  ///
  /// - Parameter location: Where the server redirects to; `nil` for what the header fields say.
  public init(status: Int, location: String? = nil, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.location = location ?? headers.value(ofField: "Location")
    self.headers = headers
    self.body = body
  }

  /// Returns the value of a header field, whose name is the same in upper and lower case.
  public func header(_ name: String) -> String? { headers.value(ofField: name) }
}

extension [String: String] {
  fileprivate func value(ofField name: String) -> String? {
    self[name] ?? first { $0.key.lowercased() == name.lowercased() }?.value
  }
}

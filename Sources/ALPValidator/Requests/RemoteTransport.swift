public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A type that sends requests to servers.
///
/// A transport follows no redirect, so that values are not forwarded to another origin. It ends a request
/// when the task that sends it is canceled. A type on the main actor implements the method as `nonisolated`.
public protocol RemoteTransport: Sendable {
  /// Sends a request, and returns the whole response, whatever its status.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - maximumSize: The maximum length of the body, in bytes.
  /// - Returns: The response.
  /// - Throws: ``/ValidationRules/RemoteError``, of which only ``/ValidationRules/RemoteError/connection(_:code:)`` is retried; any other error
  ///   counts as a broken connection.
  func response(to request: URLRequest, maximumSize: Int) async throws -> RemoteResponse
}

/// The response of a server, which a ``RemoteTransport`` returns.
///
/// ```swift
/// let busy = RemoteResponse(
///   status: 503, headers: ["Retry-After": "120"], body: Data())
/// busy.header("retry-after")  // "120"
/// ```
public struct RemoteResponse: Equatable, Sendable {
  /// The HTTP status.
  public let status: Int
  /// The header fields. A condition reads `Location`, `Retry-After` and `Date`.
  public let headers: [String: String]
  /// The body.
  public let body: Data

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - headers: The header fields.
  ///   - body: The body.
  public init(status: Int, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns the value of a header field. Names are compared without regard to case.
  public func header(_ name: String) -> String? {
    headers[name] ?? headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }
}

public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A type that sends requests to servers.
///
/// A transport follows no redirect, so that values are not forwarded to another origin. It ends a request when the task
/// that sends it is cancelled. A type on the main actor implements the methods as `nonisolated`.
public protocol RemoteTransport: Sendable {
  /// Sends a request, and returns the whole response, whatever its status.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - maximumSize: The maximum length of the body, in bytes.
  /// - Returns: The response.
  /// - Throws: ``RemoteError``; any other error counts as a broken connection.
  func response(to request: URLRequest, maximumSize: Int) async throws -> RemoteResponse

  /// Sends a request that may wait for a free connection first, and returns the whole response, whatever its status.
  ///
  /// Implement this method if the transport limits how many requests it sends at the same time. The default
  /// implementation calls `onStart` and ``response(to:maximumSize:)``.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - maximumSize: The maximum length of the body, in bytes.
  ///   - onStart: A function to call once when the request no longer waits for other requests. The time-out of a
  ///     condition begins then.
  /// - Returns: The response.
  /// - Throws: ``RemoteError``; any other error counts as a broken connection.
  func response(
    to request: URLRequest, maximumSize: Int, onStart: @Sendable () -> Void
  ) async throws -> RemoteResponse
}

extension RemoteTransport {
  public func response(
    to request: URLRequest, maximumSize: Int, onStart: @Sendable () -> Void
  ) async throws -> RemoteResponse {
    onStart()
    return try await response(to: request, maximumSize: maximumSize)
  }
}

/// The response of a server.
public struct RemoteResponse: Hashable, Sendable {
  /// The HTTP status.
  public let status: Int
  /// The target of a redirect: the field `Location`.
  public let location: String?
  /// The header fields. A condition reads `Location`, `Retry-After` and `Date`.
  public let headers: [String: String]
  /// The body.
  public let body: Data

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - location: The target of a redirect, or `nil` for that of the header fields.
  ///   - headers: The header fields.
  ///   - body: The body.
  public init(status: Int, location: String? = nil, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.location = location ?? headers.value(ofField: "Location")
    self.headers = headers
    self.body = body
  }

  /// Returns the value of a header field. Names are compared without regard to case.
  public func header(_ name: String) -> String? { headers.value(ofField: name) }
}

extension [String: String] {
  fileprivate func value(ofField name: String) -> String? {
    self[name] ?? first { $0.key.lowercased() == name.lowercased() }?.value
  }
}

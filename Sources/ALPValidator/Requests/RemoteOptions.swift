/// How HTTP requests are sent, when, and what happens if they fail.
///
/// All options of ``RequestOptions`` are options of an HTTP request, too:
///
/// ```swift
/// RemoteOptions(headers: ["X-Client": "app"], request: RequestOptions(debounce: .milliseconds(300)))
/// options.debounce = .milliseconds(300)
/// ```
@dynamicMemberLookup
public struct RemoteOptions: Sendable {
  /// The HTTP method; `POST` by default.
  public var method: RemoteMethod

  /// Header fields of the request. They replace those of the library, such as `Accept`.
  public var headers: [String: String]

  /// Returns the value of the header field `Authorization`, for each attempt; `nil` for requests without the field.
  ///
  /// An error that it throws is ``RemoteError/authorization(_:)``. The field does not leave the origin, because no
  /// redirect to another origin is followed.
  public var authorization: (@Sendable () async throws -> String)?

  /// Whether a JSON string that the server returns becomes the message of the failure; `false` by default.
  public var usesServerMessage: Bool

  /// The longest response that is read, in bytes; 64 KiB by default.
  public var maximumResponseSize: Int

  /// The transport that carries the requests.
  public var transport: any RemoteTransport

  /// When requests are sent, and what happens if they fail.
  public var request: RequestOptions

  /// Creates options.
  ///
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - headers: Header fields of the request.
  ///   - authorization: Returns the value of the header field `Authorization`, for each attempt.
  ///   - usesServerMessage: Whether a JSON string that the server returns becomes the message of the failure.
  ///   - maximumResponseSize: The longest response that is read, in bytes.
  ///   - transport: The transport that carries the requests.
  ///   - request: When requests are sent, and what happens if they fail.
  public init(
    method: RemoteMethod = .post, headers: [String: String] = [:],
    authorization: (@Sendable () async throws -> String)? = nil, usesServerMessage: Bool = false,
    maximumResponseSize: Int = 65_536, transport: any RemoteTransport = URLSessionTransport.shared,
    request: RequestOptions = RequestOptions()
  ) {
    self.method = method
    self.headers = headers
    self.authorization = authorization
    self.usesServerMessage = usesServerMessage
    self.maximumResponseSize = maximumResponseSize
    self.transport = transport
    self.request = request
  }

  /// Accesses an option of ``request``.
  public subscript<Option>(dynamicMember keyPath: WritableKeyPath<RequestOptions, Option>) -> Option {
    get { request[keyPath: keyPath] }
    set { request[keyPath: keyPath] = newValue }
  }
}

/// An HTTP method whose requests have a body.
///
/// There is no `GET`, because servers and proxies log addresses, and what a user types does not belong there.
public enum RemoteMethod: String, Hashable, Sendable, CaseIterable {
  /// `POST`, the default.
  case post = "POST"
  /// `PUT`.
  case put = "PUT"
  /// `PATCH`.
  case patch = "PATCH"
}

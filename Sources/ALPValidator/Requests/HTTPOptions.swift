/// How the requests of a remote condition are sent over HTTP.
///
/// ```swift
/// name.addValidationToEnsureRemoteConditionIsSatisfied(
///   at: url, http: HTTPOptions(headers: ["X-Client": "app"]),
///   options: RequestOptions(debounce: .milliseconds(300)))
/// ```
public struct HTTPOptions: Sendable {
  /// An HTTP method whose requests have a body.
  ///
  /// `GET` isn't available, because servers and proxies log addresses, and what a user types doesn't belong
  /// in a log.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    /// `POST`, the default.
    case post = "POST"
    /// `PUT`.
    case put = "PUT"
    /// `PATCH`.
    case patch = "PATCH"
  }

  /// The HTTP method; `POST` by default.
  public var method: Method

  /// Header fields of the request. They replace the fields that the library sets, such as `Accept`.
  public var headers: [String: String]

  /// Whether a JSON string that the server returns becomes the message of the failure; `false` by default.
  public var usesServerMessage: Bool

  /// The longest response that is read, in bytes; 64 KiB by default.
  public var maximumResponseSize: Int

  /// The transport that carries the requests.
  public var transport: any RemoteTransport

  /// Creates options.
  ///
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - headers: Header fields of the request.
  ///   - usesServerMessage: Whether a JSON string that the server returns becomes the message of the failure.
  ///   - maximumResponseSize: The longest response that is read, in bytes.
  ///   - transport: The transport that carries the requests.
  public init(
    method: Method = .post, headers: [String: String] = [:], usesServerMessage: Bool = false,
    maximumResponseSize: Int = 65_536, transport: any RemoteTransport = URLSessionTransport.shared
  ) {
    self.method = method
    self.headers = headers
    self.usesServerMessage = usesServerMessage
    self.maximumResponseSize = maximumResponseSize
    self.transport = transport
  }
}

public import ALPValidator

#if canImport(FoundationNetworking)
public import FoundationNetworking
#else
public import Foundation
#endif

/// A transport whose responses a test determines, instead of a server.
///
/// ```swift
/// let transport = StubbedTransport { _ in
///   RemoteResponse(status: 503, body: Data())
/// }
/// name.addValidationToEnsureRemoteConditionIsSatisfied(
///   at: url, http: HTTPOptions(transport: transport))
/// name.validate("ada")
/// #expect(await name.settledState() == .invalid)
/// #expect(transport.requests.count == 1)
/// ```
///
/// For responses that arrive when the test says so, wait in the closure, for example for a ``HeldFunction``.
public final class StubbedTransport: RemoteTransport {
  private let respond: @Sendable (URLRequest) async throws -> RemoteResponse
  private let received = Lock<[URLRequest]>([])

  /// Creates a transport.
  ///
  /// - Parameter respond: Returns the response to a request, or throws because the connection breaks.
  public init(respond: @escaping @Sendable (URLRequest) async throws -> RemoteResponse) {
    self.respond = respond
  }

  /// The requests so far, in order.
  public var requests: [URLRequest] { received.withLock { $0 } }

  public func response(to request: URLRequest, maximumSize: Int) async throws -> RemoteResponse {
    received.withLock { $0.append(request) }
    return try await respond(request)
  }
}

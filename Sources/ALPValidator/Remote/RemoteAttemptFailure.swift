import Foundation

/// Why one attempt to ask a server failed, and whether another may do better.
struct RemoteAttemptFailure: Error {
  let error: RemoteError
  /// Whether the reason may have passed a little later.
  let isTransient: Bool
  /// The pause that the server asks for.
  let retryAfter: Duration?

  /// Creates a failure that will not pass.
  init(_ error: RemoteError) {
    self.error = error
    isTransient = false
    retryAfter = nil
  }

  /// Creates the failure of a response whose status says that there is no answer.
  init(status response: RemoteResponse) {
    error = .status(response.status)
    isTransient = [429, 502, 503, 504].contains(response.status)
    retryAfter = isTransient ? RetryAfter.pause(in: response) : nil
  }

  /// Creates the failure of a transport, which passes if it is one of the connection.
  init(transportError: any Error) {
    switch transportError {
    case let error as RemoteError:
      self.init(error)
    case let error as URLError where error.code == .timedOut:
      self.init(transient: .timedOut)
    case let error as URLError where [.cancelled, .badURL, .unsupportedURL].contains(error.code):
      self.init(.connection(error.localizedDescription, code: error.code))
    case let error as URLError:
      self.init(transient: .connection(error.localizedDescription, code: error.code))
    case is CancellationError:
      self.init(.connection(transportError.localizedDescription, code: .cancelled))
    default:
      self.init(transient: .connection(transportError.localizedDescription))
    }
  }

  private init(transient error: RemoteError) {
    self.error = error
    isTransient = true
    retryAfter = nil
  }
}

import Foundation

/// The check of an asynchronous condition, as one validator has it.
@MainActor
struct AsyncCheck<Value> {
  let source: CheckSource
  /// What happens to a value when a request fails.
  let failurePolicy: RequestFailurePolicy
  /// The message when a request fails, or `nil` for the default message.
  let failureMessage: String?
  /// Whether values are checked that fail a local rule.
  let checksInvalidValues: Bool
  let removeCachedResponses: @MainActor () -> Void
  /// What the function has read; `nil` for requests to a server.
  var functionReads: FunctionReads?
  /// Prepares the request about a value with parameters.
  let prepareRequest: @MainActor (Value, [String: JSONValue]?) -> PreparedRequest
}

/// Where the responses of a check come from.
enum CheckSource {
  case url(URL)
  case function(name: String)
}

/// A request that can be sent, more than once if it is retried.
struct PreparedRequest {
  /// Identifies the request: requests with equal keys share a response. `nil` if requests cannot be compared.
  let key: AnyHashable?
  /// The response if it is known without a request: a cached one, or the error if the value cannot be sent.
  let knownResponse: Response?
  /// Sends the request, at once or after the debounce; `nil` if the value cannot be sent.
  ///
  /// The response is passed on at most once, never before the function returns, and not after a cancellation.
  let send:
    (@MainActor (_ isDebounced: Bool, _ receive: @escaping @MainActor (Response) -> Void) -> RequestInFlight)?
}

/// A request without a response. Releasing it cancels it.
final class RequestInFlight: Sendable {
  /// Ends the debounce.
  let sendNow: @Sendable () -> Void
  private let cancel: @Sendable () -> Void

  init(sendNow: @escaping @Sendable () -> Void, cancel: @escaping @Sendable () -> Void) {
    self.sendNow = sendNow
    self.cancel = cancel
  }

  deinit { cancel() }
}

/// What came back for a request.
enum Response: Hashable, Sendable {
  case accepted
  case rejected(message: String?)
  case failed(RemoteError)

  init(isAccepted: Bool) { self = isAccepted ? .accepted : .rejected(message: nil) }

  /// Why the value fails, or `nil` if it does not.
  var cause: ValidationFailure.Cause? {
    switch self {
    case .accepted: nil
    case .rejected(let message): message.map { .rejected(message: $0) } ?? .unsatisfied
    case .failed(let error): .requestFailed(error)
    }
  }
}

import Foundation

/// The part of an asynchronous condition's check that does not depend on the type of its values.
@MainActor
protocol AnyAsyncCheck: AnyObject {
  /// What happens to a value when a request fails.
  var failurePolicy: RequestFailurePolicy { get }
  /// Whether values are checked that fail a local rule.
  var checksInvalidValues: Bool { get }
  /// The source that the delegate is notified of after a response.
  var source: CheckSource { get }

  /// Returns the cached response to a request.
  func cachedResponse(for key: AnyHashable) -> Response?
  /// Caches a response.
  func cache(_ response: Response, for key: AnyHashable)
  /// Empties the cache.
  func removeCachedResponses()
}

/// The check of an asynchronous condition, as one validator has it.
@MainActor
protocol AsyncCheck<Value>: AnyAsyncCheck {
  associatedtype Value

  /// Prepares the request about a value.
  ///
  /// - Throws: A ``RemoteError`` if the value cannot be sent.
  func prepareRequest(for value: Value, parameters: [String: JSONValue]?) throws(RemoteError)
    -> PreparedRequest
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
  /// Sends the request, at once or after the debounce.
  ///
  /// The response is passed on at most once, never before the function returns, and not after a cancellation.
  let send:
    @MainActor (_ isDebounced: Bool, _ receive: @escaping @MainActor (Response) -> Void) ->
      any RequestInFlight
}

/// A request without a response. Releasing it cancels it.
@MainActor
protocol RequestInFlight: AnyObject {
  /// Ends the debounce.
  func sendNow()

  /// Cancels the request; no response is passed on afterwards.
  func cancel()
}

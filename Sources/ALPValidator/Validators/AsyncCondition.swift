import Foundation

/// An asynchronous condition of one validator, with its own cache.
@MainActor
class AsyncCondition<Value> {
  /// What a check of a value needs: the key that equal checks share, and the function that makes one attempt.
  struct PreparedCheck {
    /// Checks with equal keys share a response; `nil` if checks cannot be compared.
    let key: AnyHashable?
    let attempt: Request<Response>.Attempt
  }

  /// Returns how a value with parameters is checked. This is a question: it may read controls, and its reads
  /// are followed.
  typealias Preparation = @MainActor (Value, [String: JSONValue]?) throws(RemoteError) -> PreparedCheck

  let source: ResponseSource
  let options: RequestOptions
  private let cache: CachedResponses?
  private let prepare: Preparation

  init(_ source: ResponseSource, _ options: RequestOptions, prepare: @escaping Preparation) {
    self.source = source
    self.options = options
    self.prepare = prepare
    cache = options.cacheCapacity > 0 ? CachedResponses(capacity: options.cacheCapacity) : nil
  }

  /// Returns the check of a value, for a session.
  func check(
    _ value: Value, _ extras: [String: JSONValue]?, for rule: AnyRegistration
  ) -> Session.Check {
    var check = Session.Check(rule: rule.id, severity: rule.severity, failurePolicy: options.failurePolicy)
    do throws(RemoteError) {
      let prepared = try prepare(value, extras)
      check.key = prepared.key
      if let key = prepared.key { check.response = cache?.response(for: key) }
      check.send = { [options, cache] isDebounced, receive in
        Request(options: options, attempt: prepared.attempt).send(isDebounced: isDebounced) { response in
          if let key = prepared.key { cache?.add(response, for: key) }
          receive(response)
        }
      }
    } catch {
      check.response = .failed(error)
    }
    return check
  }

  /// Returns the condition for values of the optional type. It is not checked for `nil`.
  func ofOptionalProperty() -> AsyncCondition<Value?> {
    AsyncCondition<Value?>(source, options) { [prepare] (value, parameters) throws(RemoteError) in
      guard let value else { return AsyncCondition<Value?>.PreparedCheck(key: nil) { .accepted } }
      let prepared = try prepare(value, parameters)
      return AsyncCondition<Value?>.PreparedCheck(key: prepared.key, attempt: prepared.attempt)
    }
  }

  func removeCachedResponses() { cache?.removeAll() }
}

/// Where the responses of an asynchronous condition come from.
enum ResponseSource {
  case url(URL)
  case function(name: String)
}

extension Request<Response> {
  /// Sends the request, at once or after the debounce. Releasing the result cancels the request.
  ///
  /// The response is passed on at most once, never before the function returns, and not after a cancellation.
  @MainActor
  func send(isDebounced: Bool, _ receive: @escaping @MainActor (Response) -> Void) -> RequestInFlight {
    // If an asynchronous function has validated the value, the request does not inherit the mark of that
    // function.
    let task = AsyncFunctionScope.$condition.withValue(nil) {
      Task {
        if isDebounced, options.debounce > .zero {
          _ = await first({ await sleep(options.debounce) }, { for await _ in debounce.stream {} })
        }
        let response = await response()
        if !Task.isCancelled { receive(response) }
      }
    }
    return RequestInFlight(sendNow: { debounce.continuation.finish() }, cancel: task.cancel)
  }

  /// Makes attempts, and returns the response.
  func response(isolation: isolated (any Actor)? = #isolation) async -> Response {
    switch await result() {
    case .success(let response): response
    case .failure(let error): .failed(error)
    }
  }
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
enum Response: Equatable, Sendable {
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

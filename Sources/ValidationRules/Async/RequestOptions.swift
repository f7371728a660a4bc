/// When the requests of an asynchronous condition are sent, and what happens if they fail.
///
/// ```swift
/// let options = RequestOptions(debounce: .milliseconds(300))
/// name.addCondition(
///   .async("available", options: options) {
///     try await accounts.isFree($0)
///   })
/// ```
public struct RequestOptions: Sendable {
  /// The delay between the last change and the request. The default is zero.
  ///
  /// The state is `waiting` meanwhile. `settledState()`, a submission,
  /// and leaving the field send the requests that are debounced at that time immediately. A cached response
  /// is used without delay. The maximum is a year.
  public var debounce: Duration

  /// How long one attempt may take; 30 seconds by default, and a year at most. An attempt that takes longer
  /// is not retried.
  public var timeout: Duration

  /// When a failed attempt is retried; never by default.
  public var retry: RetryPolicy

  /// How many responses are kept, so that returning to an earlier value sends no request; none by default.
  ///
  /// Responses are kept under the value and the parameters, and the least recently used one is removed first.
  /// The response of a failed request is never kept, and `reset()` removes all responses.
  /// Without a cache, the response for the latest value counts until its condition no longer applies.
  public var cacheCapacity: Int

  /// What happens to a value when a request fails; the value fails by default.
  public var failurePolicy: RequestFailurePolicy

  /// A Boolean value that indicates whether values that fail a local rule are checked all the same. The
  /// default is `false`.
  public var checksInvalidValues: Bool

  /// The clock that measures debounce, time-outs and pauses.
  public var clock: any Clock<Duration>

  /// Creates options.
  ///
  /// - Parameters:
  ///   - debounce: The delay between the last change and the request.
  ///   - timeout: How long one attempt may take.
  ///   - retry: When a failed attempt is retried.
  ///   - cacheCapacity: How many responses are kept.
  ///   - failurePolicy: What happens to a value when a request fails.
  ///   - checksInvalidValues: Whether values that fail a local rule are checked.
  ///   - clock: The clock that measures all durations.
  public init(
    debounce: Duration = .zero, timeout: Duration = .seconds(30), retry: RetryPolicy = .none,
    cacheCapacity: Int = 0, failurePolicy: RequestFailurePolicy = .fail,
    checksInvalidValues: Bool = false, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.debounce = debounce
    self.timeout = timeout
    self.retry = retry
    self.cacheCapacity = cacheCapacity
    self.failurePolicy = failurePolicy
    self.checksInvalidValues = checksInvalidValues
    self.clock = clock
  }
}

extension Duration {
  /// The duration within the bounds that clocks and sessions can add to the present time: zero to a year.
  package var bounded: Duration { min(max(self, .zero), .seconds(31_536_000)) }
}

/// What happens to a value when a request about it fails.
///
/// Choose ``fail`` for what has to be checked, such as a coupon; ``pass`` for advice that the server checks
/// again anyway; and ``hold`` to keep the form waiting, with a button that calls `retry()`, such as for whether a user
/// name is free.
///
/// ```swift
/// let options = RequestOptions(failurePolicy: .hold)
/// ```
public enum RequestFailurePolicy: String, Hashable, Sendable {
  /// The value fails.
  case fail
  /// The value passes.
  case pass
  /// The validator stays waiting until `retry()` is called or another value is validated.
  ///
  /// A condition of severity ``Severity/warning``, and a value that cannot be sent, fail instead.
  case hold
}

/// When the requests of an asynchronous condition are sent, and what happens if they fail.
///
/// ```swift
/// name.addCondition(.async("available", options: RequestOptions(debounce: .milliseconds(300))) {
///   try await accounts.isFree($0)
/// })
/// ```
public struct RequestOptions: Sendable {
  /// The delay between the last change and the request. The default is zero.
  ///
  /// The state is ``ValidatorState/waiting`` meanwhile. ``ValidationObject/settledState()``, a submission, and leaving the field
  /// send the request immediately. A cached response is used without delay. The maximum is a year.
  public var debounce: Duration

  /// How long one attempt may take; 30 seconds by default, and a year at most. An attempt that takes longer is not retried.
  public var timeout: Duration

  /// How long all attempts and the pauses between them may take together; `nil` for no limit.
  ///
  /// A request that ends in a pause fails for the reason of the latest attempt.
  public var totalTimeout: Duration?

  /// When a failed attempt is retried; never by default.
  public var retry: RetryPolicy

  /// Which responses are cached; by default only those for the latest value.
  public var cache: ResponseCache?

  /// What happens to a value when a request fails; the value fails by default.
  public var failurePolicy: RequestFailurePolicy

  /// The message when a request fails, or `nil` for the default message.
  public var failureMessage: String?

  /// A Boolean value that indicates whether values that fail a local rule are checked, too. The default is `false`.
  public var checksInvalidValues: Bool

  /// The clock that measures debounce, time-outs, pauses, and the age of cached responses.
  public var clock: any Clock<Duration>

  /// Creates options.
  ///
  /// - Parameters:
  ///   - debounce: The delay between the last change and the request.
  ///   - timeout: How long one attempt may take.
  ///   - totalTimeout: How long all attempts may take together; `nil` for no limit.
  ///   - retry: When a failed attempt is retried.
  ///   - cache: Which responses are cached.
  ///   - failurePolicy: What happens to a value when a request fails.
  ///   - failureMessage: The message when a request fails, or `nil` for the default message.
  ///   - checksInvalidValues: Whether values are checked that fail a local rule.
  ///   - clock: The clock that measures all durations.
  public init(
    debounce: Duration = .zero, timeout: Duration = .seconds(30), totalTimeout: Duration? = nil,
    retry: RetryPolicy = .none, cache: ResponseCache? = nil, failurePolicy: RequestFailurePolicy = .fail,
    failureMessage: String? = nil, checksInvalidValues: Bool = false,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.debounce = debounce
    self.timeout = timeout
    self.totalTimeout = totalTimeout
    self.retry = retry
    self.cache = cache
    self.failurePolicy = failurePolicy
    self.failureMessage = failureMessage
    self.checksInvalidValues = checksInvalidValues
    self.clock = clock
  }
}

extension Duration {
  /// The duration within the bounds that clocks and sessions can add to the present time: zero to a year.
  var bounded: Duration { min(max(self, .zero), .seconds(31_536_000)) }
}

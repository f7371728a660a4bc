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

  /// When a failed attempt is retried; never by default.
  public var retry: RetryPolicy

  /// How many responses are kept, so that returning to an earlier value sends no request; none by default.
  ///
  /// They are kept under the value and the parameters, and the one that was not used for the longest time is removed first. A
  /// failed request is never kept, and ``ValidationObject/reset()`` removes all. Without a cache, the response for the latest
  /// value counts until its condition no longer applies.
  public var cacheCapacity: Int

  /// What happens to a value when a request fails; the value fails by default.
  public var failurePolicy: RequestFailurePolicy

  /// A Boolean value that indicates whether values that fail a local rule are checked, too. The default is `false`.
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
  ///   - checksInvalidValues: Whether values are checked that fail a local rule.
  ///   - clock: The clock that measures all durations.
  public init(
    debounce: Duration = .zero, timeout: Duration = .seconds(30), retry: RetryPolicy = .none,
    cacheCapacity: Int = 0, failurePolicy: RequestFailurePolicy = .fail,
    checksInvalidValues: Bool = false, clock: any Clock<Duration> = ContinuousClock()
  ) {
    (self.debounce, self.timeout, self.retry) = (debounce, timeout, retry)
    (self.cacheCapacity, self.failurePolicy) = (cacheCapacity, failurePolicy)
    (self.checksInvalidValues, self.clock) = (checksInvalidValues, clock)
  }
}

extension Duration {
  /// The duration within the bounds that clocks and sessions can add to the present time: zero to a year.
  var bounded: Duration { min(max(self, .zero), .seconds(31_536_000)) }
}

/// When a failed attempt is retried, and after which pause.
///
/// An HTTP request is retried after a broken connection and after the statuses 429, 502, 503 and 504; a function is
/// retried after any error that it throws. The pause before the n-th retry is a random part of `baseDelay` · 2ⁿ⁻¹, or of
/// `maximumDelay` if that is less, so that clients that failed together do not return together.
///
/// ```swift
/// RequestOptions(retry: RetryPolicy(maximumAttempts: 3))
/// ```
public struct RetryPolicy: Sendable {
  /// The policy that never retries.
  public static let none = RetryPolicy(maximumAttempts: 1)

  /// The maximum number of attempts, the first one included.
  public var maximumAttempts: Int
  /// The maximum delay before the first retry. It doubles with each further retry.
  public var baseDelay: Duration
  /// The maximum delay before any retry, unless the server requests a longer one.
  public var maximumDelay: Duration
  /// The maximum delay that a server can request with `Retry-After`. If it requests a longer one, there is no retry.
  public var maximumRetryAfter: Duration
  /// Returns the part of the longest pause that is used, from 0 to 1.
  public var jitter: @Sendable () -> Double

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - maximumAttempts: The maximum number of attempts, the first one included.
  ///   - baseDelay: The longest pause before the first retry.
  ///   - maximumDelay: The longest pause.
  ///   - maximumRetryAfter: The longest pause that a server can request.
  ///   - jitter: Returns the part of the longest pause that is used, from 0 to 1; a random one by default.
  public init(
    maximumAttempts: Int = 3, baseDelay: Duration = .milliseconds(500), maximumDelay: Duration = .seconds(30),
    maximumRetryAfter: Duration = .seconds(60),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    (self.maximumAttempts, self.maximumRetryAfter) = (maximumAttempts, maximumRetryAfter)
    (self.baseDelay, self.maximumDelay, self.jitter) = (baseDelay, maximumDelay, jitter)
  }

  /// Returns the pause before the next attempt, or `nil` if there is none.
  func pause(after failure: AttemptFailure, attemptCount: Int) -> Duration? {
    let requested = failure.retryAfter ?? .zero
    guard failure.isTransient, attemptCount < maximumAttempts, requested <= maximumRetryAfter.bounded
    else { return nil }
    let cap = maximumDelay.bounded
    var longest = min(baseDelay.bounded, cap)
    // Sixty-four doublings exceed every cap, whatever the base.
    for _ in 1..<min(attemptCount, 64) where longest < cap { longest = min(longest * 2, cap) }
    // NaN counts as zero.
    return max(requested, min(longest, longest * min(max(0, jitter()), 1)))
  }
}

/// What happens to a value when a request about it fails.
public enum RequestFailurePolicy: String, Hashable, Sendable {
  /// The value fails.
  case fail
  /// The value passes.
  case pass
  /// The validator stays waiting until ``ValidationObject/retry()`` is called or another value is validated.
  ///
  /// A condition of severity ``Severity/warning``, and a value that cannot be sent, fail instead.
  case hold
}

/// Why an attempt failed, and whether a retry may succeed.
struct AttemptFailure: Error {
  let error: RemoteError
  /// Whether the reason may be gone a little later.
  var isTransient = false
  /// The pause that the server requests.
  var retryAfter: Duration?
}

/// The responses of one condition of one validator that are known for earlier values.
final class CachedResponses {
  private let capacity: Int
  /// The one that was used last is the last one.
  private var responses: [(key: AnyHashable, response: Response)] = []

  init(capacity: Int) { self.capacity = capacity }

  /// Returns the response for a key.
  func response(for key: AnyHashable) -> Response? {
    guard let index = responses.firstIndex(where: { $0.key == key }) else { return nil }
    responses.append(responses.remove(at: index))
    return responses.last?.response
  }

  /// Adds a response, unless it is a failure, and removes one if there are too many.
  func add(_ response: Response, for key: AnyHashable) {
    if case .failed = response { return }
    responses.removeAll { $0.key == key }
    responses.append((key, response))
    if responses.count > capacity { responses.removeFirst() }
  }

  func removeAll() { responses = [] }
}

/// When a failed attempt is retried, and after which pause.
///
/// An HTTP request is retried after a broken connection and after the statuses 429, 502, 503 and 504; a
/// function is retried after any error that it throws. The pause before the n-th retry is a random part of
/// `baseDelay` · 2ⁿ⁻¹, or of `maximumDelay` if that is less, so that clients that failed together do not
/// return together.
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
  /// The maximum delay that a server can request with `Retry-After`. If it requests a longer one, the request
  /// isn't retried.
  public var maximumRetryAfter: Duration
  /// Returns the part of the longest pause that is used, from 0 to 1.
  public var jitter: @Sendable () -> Double

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - maximumAttempts: The maximum number of attempts, the first one included.
  ///   - baseDelay: The maximum delay before the first retry.
  ///   - maximumDelay: The maximum delay.
  ///   - maximumRetryAfter: The maximum delay that a server can request.
  ///   - jitter: Returns the part of the delay that is used, from 0 to 1; a random one by default.
  public init(
    maximumAttempts: Int = 3, baseDelay: Duration = .milliseconds(500), maximumDelay: Duration = .seconds(30),
    maximumRetryAfter: Duration = .seconds(60),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.maximumAttempts = maximumAttempts
    self.baseDelay = baseDelay
    self.maximumDelay = maximumDelay
    self.maximumRetryAfter = maximumRetryAfter
    self.jitter = jitter
  }

  /// Returns the pause before the next attempt, or `nil` if there is no next attempt.
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

/// Why an attempt failed, and whether a retry may succeed.
package struct AttemptFailure: Error {
  let error: RemoteError
  /// Whether the reason may be gone a little later.
  var isTransient = false
  /// The pause that the server requests.
  var retryAfter: Duration?

  package init(error: RemoteError, isTransient: Bool = false, retryAfter: Duration? = nil) {
    self.error = error
    self.isTransient = isTransient
    self.retryAfter = retryAfter
  }
}

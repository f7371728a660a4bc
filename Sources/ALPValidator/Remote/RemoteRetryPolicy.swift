/// When a question is asked again that failed for a passing reason, and after which pause.
///
/// A connection that broke, and the statuses 429, 502, 503 and 504, are such reasons. The pause before the
/// n-th repetition is a random part of `baseDelay` · 2ⁿ⁻¹, or of `maximumDelay` if that is less, so that clients
/// that failed together do not come back together.
///
/// ```swift
/// options.retry = RemoteRetryPolicy(maximumAttempts: 3)
/// ```
public struct RemoteRetryPolicy: Sendable {
  /// The policy that never asks again.
  public static let none = RemoteRetryPolicy(maximumAttempts: 1)

  /// How many times a question is asked at most, the first time included.
  public var maximumAttempts: Int
  /// The longest pause before the first repetition, doubled for each one that follows.
  public var baseDelay: Duration
  /// The longest pause that the policy makes by itself.
  public var maximumDelay: Duration
  /// The longest pause that a server may ask for by `Retry-After`; one that asks for more is not asked again.
  public var maximumRetryAfter: Duration
  /// Returns which part of the longest pause is made, from 0 to 1.
  public var jitter: @Sendable () -> Double

  /// Creates a policy: three attempts, pauses from half a second up to half a minute, if nothing else is said.
  ///
  /// - Parameters:
  ///   - maximumRetryAfter: The longest pause that a server may ask for.
  ///   - jitter: Returns which part of the longest pause is made, from 0 to 1; at random by default.
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

  /// Returns the pause before the next attempt, or `nil` if there is none.
  ///
  /// - Parameter attemptCount: How many attempts were made.
  func pause(after failure: RemoteAttemptFailure, attemptCount: Int) -> Duration? {
    guard failure.isTransient, attemptCount < maximumAttempts else { return nil }
    let requested = failure.retryAfter ?? .zero
    guard requested <= maximumRetryAfter.bounded else { return nil }
    // A part that is no number is none.
    let part = min(max(0, jitter()), 1)
    let longest = longestPause(beforeRepetition: attemptCount)
    return max(requested, min(longest, longest * part))
  }

  private func longestPause(beforeRepetition number: Int) -> Duration {
    let cap = maximumDelay.bounded
    var pause = min(baseDelay.bounded, cap)
    // Sixty-four doublings exceed every cap, whatever the base.
    for _ in 1..<min(max(number, 1), 64) where pause < cap { pause = min(pause * 2, cap) }
    return pause
  }
}

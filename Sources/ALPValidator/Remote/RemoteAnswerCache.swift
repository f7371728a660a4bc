/// Which answers of a server a validator remembers, so that a value it comes back to is not asked about again.
///
/// Answers are kept by validator and condition, under the question as it is sent: value and parameters. A
/// failure is never kept, and ``AnyValidator/reset()`` forgets all.
///
/// ```swift
/// options.cache = RemoteAnswerCache(capacity: 50, lifetime: .seconds(60))
/// ```
public struct RemoteAnswerCache: Hashable, Sendable {
  /// How many answers are kept; the one that was not used for longest goes first.
  public var capacity: Int
  /// How long an answer holds, by the clock of the condition.
  public var lifetime: Duration

  /// Creates a choice of answers to keep: a hundred of them for five minutes, if nothing else is said.
  public init(capacity: Int = 100, lifetime: Duration = .seconds(300)) {
    self.capacity = capacity
    self.lifetime = lifetime
  }
}

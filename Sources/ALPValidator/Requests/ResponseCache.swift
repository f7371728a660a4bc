/// A cache policy for responses, so that returning to an earlier value doesn't send another request.
///
/// Responses are cached by validator and condition, under the value and the parameters. A failed request is never cached.
/// ``ValidationObject/reset()`` empties the cache.
///
/// ```swift
/// RequestOptions(cache: ResponseCache(capacity: 50, lifetime: .seconds(60)))
/// ```
public struct ResponseCache: Hashable, Sendable {
  /// The maximum number of responses. The one that was not used for the longest time is removed first.
  public var capacity: Int
  /// How long a response is cached, by the clock of the condition.
  public var lifetime: Duration

  /// Creates a description of a cache; by default of a hundred responses for five minutes.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of responses.
  ///   - lifetime: How long a response is reused; `nil` for no limit.
  public init(capacity: Int = 100, lifetime: Duration = .seconds(300)) {
    self.capacity = capacity
    self.lifetime = lifetime
  }
}

/// The cached responses of one condition of one validator.
final class CachedResponses {
  private let cache: ResponseCache
  private let now: () -> Duration
  /// The one that was used last is the last one.
  private var responses: [(key: AnyHashable, response: Response, time: Duration)] = []

  init?(_ options: RequestOptions) {
    guard let cache = options.cache, cache.capacity > 0 else { return nil }
    self.cache = cache
    now = Self.stopwatch(options.clock)
  }

  /// Returns the response for a key, unless it is too old.
  func response(for key: AnyHashable) -> Response? {
    guard let index = responses.firstIndex(where: { $0.key == key }) else { return nil }
    let cached = responses.remove(at: index)
    guard now() - cached.time < cache.lifetime else { return nil }
    responses.append(cached)
    return cached.response
  }

  /// Adds a response, unless it is a failure, and removes one if there are too many.
  func add(_ response: Response, for key: AnyHashable) {
    if case .failed = response { return }
    responses.removeAll { $0.key == key }
    responses.append((key, response, now()))
    if responses.count > cache.capacity { responses.removeFirst() }
  }

  func removeAll() { responses = [] }

  private static func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}

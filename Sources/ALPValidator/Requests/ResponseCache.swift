/// Which responses a validator caches, so that it does not send the same request again.
///
/// Responses are cached by validator and condition, under the value and the parameters. A failed request is never cached.
/// ``AnyValidator/reset()`` empties the cache.
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
struct CachedResponses {
  private struct CachedResponse {
    let response: Response
    let time: Duration
    var latestUse: Int
  }

  private let cache: ResponseCache
  private let now: () -> Duration
  private var responses: [AnyHashable: CachedResponse] = [:]
  private var useCount = 0

  init?(_ options: RequestOptions) {
    guard let cache = options.cache, cache.capacity > 0 else { return nil }
    self.cache = cache
    now = Self.stopwatch(options.clock)
  }

  /// Returns the response for a key, unless it is too old.
  mutating func response(for key: AnyHashable) -> Response? {
    guard var cached = responses[key] else { return nil }
    guard now() - cached.time < cache.lifetime else {
      responses[key] = nil
      return nil
    }
    useCount += 1
    cached.latestUse = useCount
    responses[key] = cached
    return cached.response
  }

  /// Adds a response, unless it is a failure, and removes one if there are too many.
  mutating func add(_ response: Response, for key: AnyHashable) {
    if case .failed = response { return }
    useCount += 1
    responses[key] = CachedResponse(response: response, time: now(), latestUse: useCount)
    guard responses.count > cache.capacity else { return }
    if let oldest = responses.min(by: { $0.value.latestUse < $1.value.latestUse }) {
      responses[oldest.key] = nil
    }
  }

  mutating func removeAll() { responses = [:] }

  private static func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}

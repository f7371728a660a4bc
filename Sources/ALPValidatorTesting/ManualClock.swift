import ALPValidator

/// A clock that stands still until a test moves it.
///
/// With it, debounce, time-outs and pauses pass at once:
///
/// ```swift
/// let clock = ManualClock()
/// let options = RequestOptions(debounce: .milliseconds(300), clock: clock)
/// name.addCondition(
///   .async("available", options: options) { try await accounts.isFree($0) })
///
/// name.validate("a")
/// name.validate("ad")
/// await clock.waitForSleepers()
/// clock.advance(by: .milliseconds(300))  // one check, of "ad"
/// ```
public final class ManualClock: Clock, Sendable {
  /// A time of the clock, measured from its creation.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public let offset: Duration

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    public func duration(to other: Self) -> Duration { other.offset - offset }

    public static func < (first: Self, second: Self) -> Bool { first.offset < second.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var latestNumber = 0
  }

  private let state = Lock(State())
  private let arrivals = AsyncStream.makeStream(of: Void.self)

  /// Creates a clock.
  public init() {}

  public var now: Instant { state.withLock(\.now) }

  public var minimumResolution: Duration { .zero }

  /// The number of tasks that sleep.
  public var sleeperCount: Int { state.withLock(\.sleepers.count) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.latestNumber += 1
      return state.latestNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isDone = state.withLock { state in
          guard deadline > state.now, !Task.isCancelled else { return true }
          state.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
          return false
        }
        if isDone {
          continuation.resume(with: Result { try Task.checkCancellation() })
        } else {
          arrivals.continuation.yield()
        }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: number) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Waits until a number of tasks sleep.
  public func waitForSleepers(_ count: Int = 1) async { await wait { $0.sleepers.count >= count } }

  /// Waits until a task sleeps for a duration from now.
  public func waitForSleep(of duration: Duration) async {
    await wait { state in
      state.sleepers.values.contains { state.now.duration(to: $0.deadline) == duration }
    }
  }

  private func wait(until isMet: @escaping @Sendable (State) -> Bool) async {
    var arrivals = arrivals.stream.makeAsyncIterator()
    while !state.withLock({ isMet($0) }), await arrivals.next() != nil {}
  }

  /// Advances the clock, and resumes the tasks whose deadline has passed, in the order of their deadlines.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in woken.keys { state.sleepers[number] = nil }
      return woken.values.sorted { $0.deadline < $1.deadline }.map(\.continuation)
    }
    for continuation in woken { continuation.resume() }
  }
}

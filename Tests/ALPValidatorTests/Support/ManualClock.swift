@testable import LoopbackServer

/// A clock that stands still until a test moves it.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (first: Self, second: Self) -> Bool { first.offset < second.offset }
  }

  private struct Sleeper: Sendable {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State: Sendable {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var nextNumber = 0
  }

  private let state = Locked(State())
  private let arrivals = AsyncStream.makeStream(of: Void.self)

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }

  /// The number of tasks that sleep.
  var sleeperCount: Int { state.withLock(\.sleepers.count) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isDone = state.withLock { state -> Bool in
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

  /// Waits until a number of tasks sleep, and all work is done that may end a sleep or begin another one.
  func waitForSleepers(_ count: Int = 1) async {
    var news = arrivals.stream.makeAsyncIterator()
    repeat {
      while sleeperCount < count, await news.next() != nil {}
      await HeldTransport.letWorkDrain()
    } while sleeperCount < count
  }

  /// Waits until a task sleeps for a duration from now.
  func waitForSleep(of duration: Duration) async {
    var news = arrivals.stream.makeAsyncIterator()
    while !state.withLock({ [duration] in
      $0.sleepers.values.contains { [now = $0.now] in now.duration(to: $0.deadline) == duration }
    }),
      await news.next() != nil
    {}
  }

  /// Advances the clock, and resumes the tasks whose deadline has passed.
  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in woken.keys { state.sleepers[number] = nil }
      return woken.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}

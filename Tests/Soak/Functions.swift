import ALPValidator
import Foundation

/// Asynchronous functions in place of the server: they return late, throw, ignore their cancellation, validate values
/// themselves, or never return.
@MainActor
final class Functions {
  /// An error of a function.
  struct Broken: Error {}

  let clock = CountingClock()
  private(set) var callCount = 0
  private(set) var runningCount = 0
  private(set) var lateCount = 0
  private let seed: UInt64
  private weak var validator: Validator<String>?
  /// The text that was validated last, which a function must not read from the validator.
  var latestText: String?
  /// The calls about each value of the validator, by condition.
  private var calls: [String: Int] = [:]
  /// The functions that wait for their release.
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether functions no longer wait, because all values have been validated.
  private var isEnding = false

  init(seed: UInt64) { self.seed = seed }

  /// Adds a function for a condition to the latest validator.
  func add(_ condition: Plan.Condition, to validator: Validator<String>, options: RequestOptions) {
    if self.validator !== validator {
      self.validator = validator
      calls = [:]
    }
    var options = options
    options.clock = clock
    validator.addCondition(
      .async(condition.name, options: options) { [weak self] in try await self?.check($0, condition) ?? true }
    )
  }

  private func check(_ text: String, _ condition: Plan.Condition) async throws -> Bool {
    callCount += 1
    runningCount += 1
    defer {
      runningCount -= 1
      if Task.isCancelled { lateCount += 1 }
    }
    guard let number = Plan.number(of: text) else { return true }
    let plan = Plan(number: number, seed: seed)
    let part = plan[condition]
    calls["\(condition) \(text)", default: 0] += 1
    let call = calls["\(condition) \(text)"] ?? 0
    switch call <= part.faultyCount ? part.fault : nil {
    case nil: for _ in 0..<(number % 5) { await Task.yield() }
    case .late: try? await ContinuousClock().sleep(for: .microseconds(number % 2_000))
    case .slowBody:
      // Continues although its task is cancelled.
      await Task.detached { try? await ContinuousClock().sleep(for: .microseconds(number % 3_000)) }.value
    case .redirectedWithin:
      if latestText == text {
        let next = plan.isQuiet ? text : "x"
        latestText = next
        validator?.validate(next)
      }
    case .noJSON: throw CancellationError()
    case .silence: if !isEnding { await withCheckedContinuation { waiting.append($0) } }
    default: throw Broken()
    }
    return part.isAccepted
  }

  /// Lets a function return that waits, if there is one.
  func releaseOne(_ random: inout SplitMix) {
    guard let index = waiting.indices.randomElement(using: &random) else { return }
    waiting.remove(at: index).resume()
  }

  /// Lets all functions return, now and in the future.
  func releaseAll() {
    isEnding = true
    for function in waiting { function.resume() }
    waiting = []
  }
}

/// The continuous clock, which counts the tasks that sleep.
final class CountingClock: Clock, Sendable {
  @MainActor private(set) var sleeperCount = 0
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { ContinuousClock().minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    await count(1)
    let result: Result<Void, any Error>
    do {
      result = .success(try await ContinuousClock().sleep(until: deadline, tolerance: tolerance))
    } catch {
      result = .failure(error)
    }
    await count(-1)
    try result.get()
  }

  @MainActor
  private func count(_ change: Int) { sleeperCount += change }
}

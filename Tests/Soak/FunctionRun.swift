import ALPValidator

/// Values validated by asynchronous functions that return late, throw, ignore their cancellation, or validate themselves.
@MainActor
final class FunctionRun {
  private let seed: UInt64
  private let clock = CountingClock()
  private var random: SplitMix
  private var validators: [WeakReference] = []
  private weak var validator: Validator<String>?
  /// The calls about each value, by condition.
  private var calls: [String: Int] = [:]
  /// The functions that wait for their release.
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether functions no longer wait, because all values have been validated.
  private var isEnding = false
  private var callCount = 0
  private var runningCount = 0
  private var lateCount = 0
  private var quietPointCount = 0
  private var retryCount = 0
  private(set) var problems: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix(seed: ~seed)
  }

  /// Validates a number of values, releases everything, and returns the figures.
  func validate(_ count: Int) async -> [(String, Int)] {
    let start = ContinuousClock.now
    for first in stride(from: 0, to: count, by: FunctionPlan.valuesPerValidator) {
      await validate(first..<min(first + FunctionPlan.valuesPerValidator, count))
    }
    await releaseAll()
    let seconds = Int((ContinuousClock.now - start) / .seconds(1))
    return [
      ("values", count), ("quiet points", quietPointCount), ("calls", callCount),
      ("returned after cancellation", lateCount), ("retries", retryCount), ("seconds", seconds),
      ("problems", problems.count),
    ]
  }

  // MARK: Validating

  private func validate(_ numbers: Range<Int>) async {
    let validator = Validator(type: .string)
    validators.append(WeakReference(validator))
    self.validator = validator
    calls = [:]
    validator.addValidationToEnsureMinimumLength(2)
    for condition in FunctionPlan.Condition.allCases { add(condition, to: validator) }
    for number in numbers {
      // Now and then the user goes back to an earlier value.
      let isEarlier = Int.random(in: 0..<12, using: &random) == 0
      let number = isEarlier ? max(numbers.lowerBound, number - 7) : number
      await validate(FunctionPlan(number: number, seed: seed), with: validator)
    }
  }

  private func add(_ condition: FunctionPlan.Condition, to validator: Validator<String>) {
    var options = RequestOptions(timeout: .seconds(600), clock: clock)
    switch condition {
    case .name: break
    case .code:
      options.failurePolicy = .pass
      options.debounce = .milliseconds(2)
      options.cache = ResponseCache(capacity: 8)
      options.retry = RetryPolicy(
        maximumAttempts: FunctionPlan.maximumAttempts, baseDelay: .milliseconds(1),
        maximumDelay: .milliseconds(4))
    case .seat: options.failurePolicy = .hold
    }
    validator.addCondition(
      .async(condition.rawValue, options: options) { [weak self] text in
        try await self?.check(text, condition) ?? true
      })
  }

  private func validate(_ plan: FunctionPlan, with validator: Validator<String>) async {
    let isDraft = !plan.validatesItself && Int.random(in: 0..<4, using: &random) == 0
    validate(plan.text, isDraft, with: validator)
    if plan.isShort && validator.state != .invalid { note("\(validator.state) though too short", plan) }
    guard plan.isQuiet else { return await operate(on: validator) }
    quietPointCount += 1
    await settle(validator, plan)
    expect(plan, of: validator, "in the end")

    guard plan.isDecided else { return }
    let count = callCount
    validate(plan.text, isDraft, with: validator)
    expect(plan, of: validator, "the second time")
    await validator.settledState()
    if callCount != count { note("a known response was requested again", plan) }
  }

  private func validate(_ text: String, _ isDraft: Bool, with validator: Validator<String>) {
    if isDraft { validator.validate(text, parameters: ["draft": true]) } else { validator.validate(text) }
  }

  /// Does something with a validator that has requests in flight.
  private func operate(on validator: Validator<String>) async {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: validator.reset()
    case 1: validator.revalidate()
    case 2: validator.retry()
    case 3: Task { await validator.settledState() }.cancel()
    case 4..<12: for _ in 0..<Int.random(in: 1...20, using: &random) { await Task.yield() }
    case 12..<20:
      try? await ContinuousClock().sleep(for: .microseconds(Int.random(in: 0...3_000, using: &random)))
    case 20..<30 where !waiting.isEmpty:
      waiting.remove(at: Int.random(in: 0..<waiting.count, using: &random)).resume()
    default: break
    }
  }

  // MARK: The function

  private func check(_ text: String, _ condition: FunctionPlan.Condition) async throws -> Bool {
    callCount += 1
    runningCount += 1
    defer {
      runningCount -= 1
      if Task.isCancelled { lateCount += 1 }
    }
    guard let number = Plan.number(of: text) else { return true }
    let plan = FunctionPlan(number: number, seed: seed)
    let part = plan[condition]
    let call = calls["\(condition) \(text)", default: 0] + 1
    calls["\(condition) \(text)"] = call
    switch part.behavior {
    case .returnsAtOnce: break
    case .yields: for _ in 0..<(number % 5) { await Task.yield() }
    case .sleeps: try? await ContinuousClock().sleep(for: .microseconds(number % 2_000))
    case .ignoresCancellation:
      await Task.detached { try? await ContinuousClock().sleep(for: .microseconds(number % 3_000)) }.value
    case .validates:
      if let validator, validator.value == text { validator.validate(plan.isQuiet ? text : "x") }
    case .throwsError: if call <= part.failingCount { throw FunctionPlan.Broken() }
    case .throwsCancellationError: if call <= part.failingCount { throw CancellationError() }
    case .waitsForRelease: if !isEnding { await withCheckedContinuation { waiting.append($0) } }
    }
    return part.isAccepted
  }

  // MARK: Comparing

  /// Waits until no request is in flight, retrying checks that failed.
  private func settle(_ validator: Validator<String>, _ plan: FunctionPlan) async {
    let watchdog = Patience.watchdog(saying: "value \(plan.number) never settles")
    defer { watchdog.cancel() }
    var retries = 0
    while await validator.settledState() == .waiting && validator.isAwaitingRetry {
      retries += 1
      guard retries <= plan.maximumRetries else {
        return note("more than \(plan.maximumRetries) retries", plan)
      }
      validator.retry()
    }
    retryCount += retries
  }

  private func expect(_ plan: FunctionPlan, of validator: Validator<String>, _ when: String) {
    let failures = validator.failures.map(Self.description)
    if (validator.state == .valid) != plan.failures.isEmpty || failures != plan.failures {
      note("\(when) \(validator.state) with \(failures), not \(plan.failures)", plan)
    }
    if validator.state == .valid && validator.lastValidValue != plan.text {
      note("\(when) the last valid value is \(validator.lastValidValue ?? "none")", plan)
    }
  }

  private static func description(of failure: ValidationFailure) -> String {
    guard FunctionPlan.Condition(rawValue: failure.name) != nil else { return "min-length" }
    return switch failure.cause {
    case .unsatisfied: "\(failure.name) rejected"
    case .requestFailed(.thrown): "\(failure.name) threw"
    case .requestFailed(.cancelled): "\(failure.name) was cancelled"
    default: "\(failure.name) \(failure.cause)"
    }
  }

  private func note(_ problem: String, _ plan: FunctionPlan) {
    problems.append("value \(plan.number): \(problem)")
  }

  // MARK: The end

  /// Releases the waiting functions, and checks that no task, no sleep and no validator is left.
  private func releaseAll() async {
    isEnding = true
    for function in waiting { function.resume() }
    waiting = []
    await expect("Functions are running for ever") { runningCount == 0 }
    await expect("Tasks are sleeping for ever") { clock.sleeperCount == 0 }
    await expect("A validator is leaked") { validators.allSatisfy { $0.object == nil } }
  }

  private func expect(_ problem: String, until condition: @MainActor () -> Bool) async {
    if await !Patience.wait(until: condition) { problems.append(problem) }
  }
}

/// The continuous clock, which counts the tasks that sleep.
private final class CountingClock: Clock, Sendable {
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

import ALPValidator
import Foundation
import LoopbackServer

/// Values typed one after another, and what was found when nothing more was to come.
@MainActor
final class SoakRun {
  private let seed: UInt64
  private let server: LoopbackServer
  /// What takes the place of the server, if anything does.
  private let functions: Functions?
  /// One whose connections are used again, and one whose connections are not.
  private var transports = [CountingTransport(prefix: "k"), CountingTransport(prefix: "c")]
  private var random: SplitMix
  private var validators: [WeakReference] = []

  private(set) var quietPointCount = 0
  private(set) var holdCount = 0
  private(set) var problems: [String] = []

  /// Starts the server.
  init(seed: UInt64, withFunctions: Bool) throws {
    self.seed = seed
    functions = withFunctions ? Functions(seed: seed) : nil
    server = try SoakServer.start(seed: seed)
    random = SplitMix(seed: ~seed)
  }

  /// Types a number of values, releases all objects, and returns the figures.
  func type(_ count: Int) async -> [(String, Int)] {
    let start = ContinuousClock.now
    for first in stride(from: 0, to: count, by: Plan.valuesPerValidator) {
      await typeValues(in: first..<min(first + Plan.valuesPerValidator, count))
    }
    let accounts = if let functions { [("calls", functions.callCount)] } else { await account() }
    let figures = accounts + [("values", count), ("quiet points", quietPointCount)]
    await letGo()
    let seconds = Int((ContinuousClock.now - start) / .seconds(1))
    return figures + [("held failures", holdCount), ("seconds", seconds), ("problems", problems.count)]
  }

  // MARK: Typing

  private func typeValues(in numbers: Range<Int>) async {
    let keepsConnections = Plan.keepsConnections(at: numbers.lowerBound)
    let validator = Validator(type: .string)
    validators.append(WeakReference(validator))
    validator.addValidationToEnsureMinimumLength(2)
    for condition in Plan.Condition.allCases {
      if let functions {
        functions.add(condition, to: validator, options: options(of: condition))
        continue
      }
      validator.addValidationToEnsureRemoteConditionIsSatisfied(
        at: server.url(condition.rawValue),
        http: HTTPOptions(
          headers: keepsConnections ? [:] : ["Connection": "close"],
          maximumResponseSize: SoakServer.largestAnswer, transport: transports[keepsConnections ? 0 : 1]),
        options: options(of: condition))
    }
    let listener = Listener()
    validator.delegate = listener
    for number in numbers {
      // Now and then the user changes their mind, and goes back.
      let isEarlier = Int.random(in: 0..<12, using: &random) == 0
      let number = isEarlier ? max(numbers.lowerBound, number - 7) : number
      await type(Plan(number: number, seed: seed), into: validator)
    }
    if listener.cancellationCount > 0 {
      problems.append("\(listener.cancellationCount) cancellations were told as failures")
    }
  }

  private func options(of condition: Plan.Condition) -> RequestOptions {
    var options = RequestOptions()
    // No time-out decides anything here, however slow the machine is.
    options.timeout = .seconds(600)
    switch condition {
    case .name: break
    case .code:
      options.failurePolicy = .pass
      options.debounce = .milliseconds(2)
      options.cacheCapacity = 8
      options.retry = RetryPolicy(
        maximumAttempts: Plan.maximumAttempts, baseDelay: .milliseconds(1), maximumDelay: .milliseconds(4))
    case .seat: options.failurePolicy = .hold
    }
    return options
  }

  private func type(_ plan: Plan, into validator: Validator<String>) async {
    // A function that validates the value again does so without parameters.
    let mayBeDraft = functions == nil || !plan.redirectsWithin
    let isDraft = mayBeDraft && Int.random(in: 0..<4, using: &random) == 0
    validate(plan.text, isDraft, with: validator)
    if plan.isShort && validator.state != .invalid { note("\(validator.state) though too short", of: plan) }
    guard plan.isQuiet else { return await pause(before: validator) }
    quietPointCount += 1
    let oracle = Oracle(plan, areFunctions: functions != nil)
    await settle(validator, as: plan, holdsAtMost: oracle.maximumHolds)
    expect(oracle, of: validator, as: plan, "in the end")

    guard oracle.hasVerdict else { return }
    let sentCount = sentCount
    validate(plan.text, isDraft, with: validator)
    expect(oracle, of: validator, as: plan, "the second time")
    await validator.settledState()
    if self.sentCount != sentCount { note("asked again what is known", of: plan) }
  }

  private func validate(_ text: String, _ isDraft: Bool, with validator: Validator<String>) {
    functions?.latestText = text
    if isDraft { validator.validate(text, parameters: ["draft": true]) } else { validator.validate(text) }
  }

  private func pause(before validator: Validator<String>) async {
    switch Int.random(in: 0..<40, using: &random) {
    case 0:
      functions?.latestText = nil
      validator.reset()
    case 20 where functions != nil: validator.revalidate()
    case 21 where functions != nil: validator.retry()
    case 22 where functions != nil: Task { await validator.settledState() }.cancel()
    case 23..<33: functions?.releaseOne(&random)
    case 1..<10: for _ in 0..<Int.random(in: 1...20, using: &random) { await Task.yield() }
    case 10..<20:
      let pause = Duration.microseconds(Int.random(in: 0...3_000, using: &random))
      try? await ContinuousClock().sleep(for: pause)
    default: break
    }
  }

  // MARK: Looking

  /// Waits until nothing more will come, retrying what is held.
  private func settle(
    _ validator: Validator<String>, as plan: Plan, holdsAtMost maximumHolds: Int
  ) async {
    let watchdog = Patience.watchdog(saying: "value \(plan.number) never settles")
    defer { watchdog.cancel() }
    var holds = 0
    while await validator.settledState() == .waiting && validator.isAwaitingRetry {
      holds += 1
      guard holds <= maximumHolds else { return note("held more than \(maximumHolds) times", of: plan) }
      validator.retry()
    }
    holdCount += holds
  }

  private func expect(_ oracle: Oracle, of validator: Validator<String>, as plan: Plan, _ when: String) {
    let failures = validator.failures.map { Oracle.Failure($0) }
    if validator.state != oracle.state || failures != oracle.failures {
      note("\(when) \(validator.state) for \(validator.failures), not \(oracle.failures)", of: plan)
    }
    if oracle.state == .valid && validator.lastValidValue != plan.text {
      note("\(when) the last valid value is \(validator.lastValidValue ?? "none")", of: plan)
    }
  }

  private func note(_ problem: String, of plan: Plan) { problems.append("value \(plan.number): \(problem)") }

  // MARK: Adding up

  /// Compares what was sent with what arrived.
  private func account() async -> [(String, Int)] {
    // A task that is late may still begin a request, which is cancelled.
    repeat {
      await expect("Requests are under way for ever") { [transports] in
        transports.allSatisfy { $0.underWayCount == 0 }
      }
      do {
        try await server.waitUntilIdle()
      } catch {
        problems.append("\(error)")
      }
    } while problems.isEmpty && transports.contains { $0.underWayCount > 0 }
    let requests = server.requests
    var arrivals: [String: Int] = [:]
    for request in requests {
      arrivals[request.headers[SoakServer.identifierField] ?? "none", default: 0] += 1
    }
    var unknown = Set(arrivals.keys)
    var counts: [CountingTransport.Fate: Int] = [:]
    for transport in transports {
      for (number, fate) in transport.fates.enumerated() {
        counts[fate, default: 0] += 1
        let name = transport.name(of: number)
        unknown.remove(name)
        if fate != .cancelled && arrivals[name] == nil {
          problems.append("Request \(name) was \(fate) and never arrived")
        }
      }
    }
    for name in unknown { problems.append("Request \(name) arrived and was never sent") }
    let again = requests.count - arrivals.count
    if again > 0 { problems.append("\(again) requests arrived again, of themselves") }
    let known = [CountingTransport.Fate.answered, .failed, .cancelled].map { counts[$0] ?? 0 }
    if known.reduce(0, +) != sentCount { problems.append("\(known) do not add up to \(sentCount)") }
    return [
      ("requests sent", sentCount), ("of them answered", known[0]), ("failed", known[1]),
      ("cancelled", known[2]), ("arrived", arrivals.count),
      ("cancelled before they arrived", sentCount - arrivals.count),
      ("connections", server.activity.acceptedConnections),
    ]
  }

  private var sentCount: Int { functions?.callCount ?? transports.reduce(0) { $0 + $1.fates.count } }

  /// Releases the sessions, and waits until the server has closed their connections.
  private func letGo() async {
    if let functions {
      functions.releaseAll()
      await expect("Functions are running for ever") { functions.runningCount == 0 }
      await expect("Tasks are sleeping for ever") { functions.clock.sleeperCount == 0 }
    }
    let released = transports.map { WeakReference($0) }
    transports = []
    let server = server
    await expect("A transport is leaked") { released.allSatisfy { $0.object == nil } }
    await expect("A validator is leaked") { [validators] in validators.allSatisfy { $0.object == nil } }
    await expect("Sockets stay open on the server") { server.activity.openConnections == 0 }
    server.stop()
  }

  private func expect(_ problem: String, until condition: @MainActor () -> Bool) async {
    if await !Patience.wait(until: condition) { problems.append(problem) }
  }
}

/// A reference that does not keep its object alive.
struct WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}

/// A delegate that counts notifications that must not occur.
@MainActor private final class Listener: ValidatorDelegate {
  private(set) var cancellationCount = 0

  func validator(_ validator: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error) {
    if case RemoteError.connection(_, code: .cancelled) = error { cancellationCount += 1 }
  }
}

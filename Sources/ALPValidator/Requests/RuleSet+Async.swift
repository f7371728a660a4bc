import Foundation

/// A rule that an asynchronous function decides, on any thread.
///
/// A ``RuleSet`` evaluates it after its own rules:
///
/// ```swift
/// let failures = await rules.failures(
///   for: email,
///   then: .async("available", message: "This address is taken.") { try await database.isFree($0) })
/// ```
///
/// A ``Condition`` is the counterpart for validators, which are bound to the main actor.
public struct AsyncRule<Value: Sendable>: Sendable {
  /// The stable name of the rule in failures, in kebab-case.
  public let name: String
  /// The name of the property in the path of a failure; `nil` if the rule is about the whole value.
  public let key: String?
  /// The message of a value that the function does not accept; `nil` for the default message.
  public var message: String?
  /// Whether a failure makes the value invalid.
  public var severity: Severity
  /// The time-outs, the retries, and what happens if the function throws.
  public var options: RequestOptions

  private let isSatisfied: @Sendable (Value) async throws -> Bool

  /// Creates a rule that an asynchronous function decides.
  ///
  /// The function runs on any thread, at the same time as those of other rules. If it throws, the check has failed:
  /// see ``RequestOptions/failurePolicy``, where ``RequestFailurePolicy/hold`` counts as
  /// ``RequestFailurePolicy/fail``. ``RequestOptions/debounce`` and ``RequestOptions/cache`` have no effect, because
  /// a rule set keeps nothing.
  ///
  /// - Parameters:
  ///   - name: The stable name of the rule in failures, in kebab-case.
  ///   - key: The name of the property in the path of a failure.
  ///   - message: The message of a value that the function does not accept; `nil` for the default message.
  ///   - severity: Whether a failure makes the value invalid.
  ///   - options: The time-outs, the retries, and what happens if the function throws.
  ///   - isSatisfied: Returns whether the value is accepted.
  /// - Returns: The rule.
  public static func async(
    _ name: String = "async", at key: String? = nil, message: String? = nil, severity: Severity = .error,
    options: RequestOptions = RequestOptions(),
    _ isSatisfied: @escaping @Sendable (Value) async throws -> Bool
  ) -> Self {
    Self(
      name: name, key: key, message: message, severity: severity, options: options, isSatisfied: isSatisfied)
  }
}

extension RuleSet where Value: Sendable {
  /// Returns which rules the value fails, first those of the set, and if it fails none of them, the asynchronous ones.
  ///
  /// The asynchronous rules are checked at the same time, and only if the value fails no rule of the set of severity
  /// ``Severity/error``; rules with ``RequestOptions/checksInvalidValues`` are checked in any case. The failures are in the
  /// order of the rules, whatever the order of the responses.
  ///
  /// A function that does not return before its time-out fails, and so does one that has not returned when the task is
  /// cancelled. The functions are then cancelled, and nothing waits for those that ignore it.
  ///
  /// ```swift
  /// let failures = await signUp.failures(
  ///   for: body, then: .async("available", at: "email") { try await database.isFree($0.email) })
  /// ```
  ///
  /// - Parameters:
  ///   - instance: The value, as in ``failures(for:)-(Value?)``. A missing value fails the asynchronous rules, too.
  ///   - first: An asynchronous rule.
  ///   - others: More asynchronous rules.
  /// - Returns: The failures, in the order of the rules.
  public func failures(
    for instance: Value?, then first: AsyncRule<Value>, _ others: AsyncRule<Value>...
  ) async -> [ValidationFailure] {
    await failures(for: instance, then: [first] + others)
  }

  /// Returns which rules the value fails, first those of the set, and if it fails none of them, the asynchronous ones.
  ///
  /// See ``failures(for:then:_:)``.
  ///
  /// - Parameters:
  ///   - instance: The value, as in ``failures(for:)-(Value?)``.
  ///   - rules: The asynchronous rules, in the order of their failures.
  /// - Returns: The failures, in the order of the rules.
  public func failures(for instance: Value?, then rules: [AsyncRule<Value>]) async -> [ValidationFailure] {
    let value = instance ?? Emptiness.valueForNil()
    if isOptional, value.map(Emptiness.isEmpty) ?? true { return [] }
    var failures = failures(for: instance)
    let isValid = failures.allSatisfy { $0.severity == .warning }
    if stopsAtFirstFailure && !isValid { return failures }
    let rules = rules.filter { isValid || $0.options.checksInvalidValues }
    for (rule, cause) in zip(rules, await Self.causes(of: value, rules)) {
      guard let cause else { continue }
      failures.append(rule.failure(because: cause, in: messages))
      if stopsAtFirstFailure && rule.severity == .error { break }
    }
    return failures
  }

  /// Returns why a value fails each rule, or `nil` for those that it does not fail.
  private static func causes(of value: Value?, _ rules: [AsyncRule<Value>]) async -> [ValidationFailure
    .Cause?]
  {
    guard let value else { return rules.map { _ in .missing } }
    return await withTaskGroup(of: (Int, ValidationFailure.Cause?).self) { group in
      for (index, rule) in rules.enumerated() {
        group.addTask { (index, await rule.cause(of: value)) }
      }
      var causes = [ValidationFailure.Cause?](repeating: nil, count: rules.count)
      for await (index, cause) in group { causes[index] = cause }
      return causes
    }
  }
}

extension AsyncRule {
  /// Returns why a value fails, or `nil` if it does not.
  fileprivate func cause(of value: Value) async -> ValidationFailure.Cause? {
    let response = await AsyncCheckRun.response(options) { [isSatisfied] in try await isSatisfied(value) }
    switch response {
    case .accepted: return nil
    case .rejected(let message): return message.map { .rejected(message: $0) } ?? .unsatisfied
    case .failed(let error):
      // A task that is cancelled does not make a value valid.
      return options.failurePolicy == .pass && !Task.isCancelled ? nil : .requestFailed(error)
    }
  }

  fileprivate func failure(
    because cause: ValidationFailure.Cause, in messages: MessageCatalogue?
  ) -> ValidationFailure {
    let message = if case .requestFailed = cause { options.failureMessage } else { message }
    let failure = ValidationFailure(
      name: name, parameters: [:], cause: cause, severity: severity, message: message, messages: messages)
    return key.map { failure.placed(at: .key($0)) } ?? failure
  }
}

/// The attempts of one asynchronous check, with the pauses between them and the time-outs.
///
/// The functions and the clock run in tasks of their own, so that nothing waits for a function that does not return.
private enum AsyncCheckRun {
  private enum Event {
    case attemptEnded(Result<Bool, RemoteError>)
    case pauseEnded
    case timedOut(attempt: Int)
    case totallyTimedOut
  }

  static func response(
    _ options: RequestOptions, _ isSatisfied: @escaping @Sendable () async throws -> Bool
  ) async -> Response {
    guard !Task.isCancelled else { return .failed(.cancelled) }
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    var attemptCount = 1
    var errorBeforePause: RemoteError?
    var tasks: [Task<Void, Never>] = []
    defer { for task in tasks { task.cancel() } }
    func after(_ pause: Duration, _ event: Event) -> Task<Void, Never> {
      Task { [clock = options.clock] in
        try? await clock.sleep(for: pause)
        if !Task.isCancelled { continuation.yield(event) }
      }
    }
    func attempt() {
      for task in tasks { task.cancel() }
      tasks = [
        Task {
          do {
            continuation.yield(.attemptEnded(.success(try await isSatisfied())))
          } catch {
            continuation.yield(.attemptEnded(.failure(RemoteError(thrown: error))))
          }
        },
        after(options.timeout.bounded, .timedOut(attempt: attemptCount)),
      ]
    }

    let totalTimeout = options.totalTimeout.map { after($0.bounded, .totallyTimedOut) }
    defer { totalTimeout?.cancel() }
    attempt()
    for await event in events {
      switch event {
      case .attemptEnded(.success(let isAccepted)): return isAccepted ? .accepted : .rejected(message: nil)
      case .attemptEnded(.failure(let error)):
        let failure = AttemptFailure(error: error, isTransient: true)
        guard let pause = options.retry.pause(after: failure, attemptCount: attemptCount) else {
          return .failed(error)
        }
        errorBeforePause = error
        for task in tasks { task.cancel() }
        tasks = [after(pause, .pauseEnded)]
      case .pauseEnded:
        attemptCount += 1
        errorBeforePause = nil
        attempt()
      case .timedOut(let number):
        if number == attemptCount && errorBeforePause == nil { return .failed(.timedOut) }
      case .totallyTimedOut: return .failed(errorBeforePause ?? .timedOut)
      }
    }
    return .failed(.cancelled)
  }
}

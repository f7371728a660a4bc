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
    let causes = await withTaskGroup(of: (Int, ValidationFailure.Cause?).self) { group in
      for (index, rule) in rules.enumerated() {
        group.addTask { (index, await rule.cause(of: value)) }
      }
      return await group.reduce(into: [Int: ValidationFailure.Cause]()) { $0[$1.0] = $1.1 }
    }
    for (index, rule) in rules.enumerated() {
      guard let cause = causes[index] else { continue }
      failures.append(rule.failure(because: cause, in: messages))
      if stopsAtFirstFailure && rule.severity == .error { break }
    }
    return failures
  }
}

extension AsyncRule {
  /// Returns why a value fails, or `nil` if it does not.
  fileprivate func cause(of value: Value?) async -> ValidationFailure.Cause? {
    guard let value else { return .missing }
    let request = Request(options) { [isSatisfied] _ in Response(isAccepted: try await isSatisfied(value)) }
    let response = await request.response()
    // A task that is cancelled does not make a value valid.
    if case .failed = response, options.failurePolicy == .pass, !Task.isCancelled { return nil }
    return response.cause
  }

  fileprivate func failure(
    because cause: ValidationFailure.Cause, in messages: MessageCatalog?
  ) -> ValidationFailure {
    let message = if case .requestFailed = cause { options.failureMessage } else { message }
    let failure = ValidationFailure(
      name: name, parameters: [:], cause: cause, severity: severity, message: message, messages: messages)
    return key.map { failure.placed(at: .key($0)) } ?? failure
  }
}

/// A rule that an asynchronous function decides, on any thread.
///
/// A ``RuleSet`` evaluates it after its own rules:
///
/// ```swift
/// let failures = await rules.failures(
///   for: "ada@example.com",
///   then: .async("available", message: "This address is taken.") {
///     try await accounts.isFree($0)
///   })
/// ```
///
/// A ``Condition`` is the counterpart for validators. It is bound to the main actor, because it may read
/// controls.
public struct AsyncRule<Value: Sendable>: Sendable {
  /// Returns the failure of a value, or `nil` if it does not fail.
  fileprivate let failure: @Sendable (Value?, MessageCatalog?) async -> ValidationFailure?
  /// Whether a failure makes the value invalid.
  let severity: Severity
  /// The property at which the failure is; `nil` for a failure of the whole value.
  fileprivate let property: (any PartialKeyPath<Value> & Sendable)?

  /// Creates a rule about a whole value that an asynchronous function decides.
  ///
  /// The function runs on any thread, at the same time as the functions of other rules. If it throws, the
  /// check has failed: the value fails with the cause ``ValidationFailure/Cause/requestFailed(_:)``. To
  /// accept the value instead, catch the error.
  ///
  /// - Parameters:
  ///   - name: The stable name of the rule in failures, in kebab-case.
  ///   - message: The message of a value that the function does not accept; `nil` for the default message.
  ///   - severity: Whether a failure makes the value invalid.
  ///   - timeout: How long one attempt may take, a year at most.
  ///   - retry: When a failed attempt is retried.
  ///   - clock: The clock that measures time-outs and pauses.
  ///   - isSatisfied: Returns whether the value is accepted.
  /// - Returns: The rule.
  public static func async(
    _ name: String = "async", message: String? = nil, severity: Severity = .error,
    timeout: Duration = .seconds(30), retry: RetryPolicy = .none,
    clock: any Clock<Duration> = ContinuousClock(),
    _ isSatisfied: @escaping @Sendable (Value) async throws -> Bool
  ) -> Self {
    let options = RequestOptions(timeout: timeout, retry: retry, clock: clock)
    return Self(name, nil, message, severity, options, isSatisfied)
  }

  /// Creates a rule that an asynchronous function decides, and whose failure is at a property.
  ///
  /// - Parameters:
  ///   - name: The stable name of the rule in failures, in kebab-case.
  ///   - property: The property at which the failure is. The rule set declares it with `.at` or `.each`, or
  ///     a structure in it does. A property of an element of a list or of an optional structure cannot be
  ///     declared; name the list or the structure.
  ///   - message: The message of a value that the function does not accept; `nil` for the default message.
  ///   - severity: Whether a failure makes the value invalid.
  ///   - timeout: How long one attempt may take, a year at most.
  ///   - retry: When a failed attempt is retried.
  ///   - clock: The clock that measures time-outs and pauses.
  ///   - isSatisfied: Returns whether the value is accepted.
  /// - Returns: The rule.
  public static func async(
    _ name: String = "async", at property: any PartialKeyPath<Value> & Sendable, message: String? = nil,
    severity: Severity = .error, timeout: Duration = .seconds(30), retry: RetryPolicy = .none,
    clock: any Clock<Duration> = ContinuousClock(),
    _ isSatisfied: @escaping @Sendable (Value) async throws -> Bool
  ) -> Self {
    let options = RequestOptions(timeout: timeout, retry: retry, clock: clock)
    return Self(name, property, message, severity, options, isSatisfied)
  }

  private init(
    _ name: String, _ property: (any PartialKeyPath<Value> & Sendable)?, _ message: String?,
    _ severity: Severity,
    _ options: RequestOptions, _ isSatisfied: @escaping @Sendable (Value) async throws -> Bool
  ) {
    self.property = property
    self.severity = severity
    failure = { value, messages in
      var cause: ValidationFailure.Cause? = .missing
      if let value {
        let request = Request(options: options) { Response(isAccepted: try await isSatisfied(value)) }
        cause = await request.response().cause
      }
      guard let cause else { return nil }
      var given = message
      if case .requestFailed = cause { given = nil }
      return ValidationFailure(
        name: name, parameters: [:], cause: cause, severity: severity, message: given, messages: messages)
    }
  }
}

/// An asynchronous rule with the path of its failure in the values of a rule set.
struct PlacedAsyncRule<Value: Sendable>: Sendable {
  let rule: AsyncRule<Value>
  let path: ValidationPath
}

extension RuleSet where Value: Sendable {
  /// Returns which rules of the set the value fails, or, if it satisfies all, which asynchronous rules.
  ///
  /// The asynchronous rules are checked at the same time, and only if the value fails no rule of the set of
  /// severity ``Severity/error``. The failures are in the order of the rules, whatever the order of the
  /// responses.
  ///
  /// A function that does not return before its time-out fails, and so does one that has not returned when
  /// the task is canceled. The functions are then canceled, and nothing waits for functions that ignore their
  /// cancellation.
  ///
  /// ```swift
  /// let failures = await signUp.failures(
  ///   for: registration,
  ///   then: .async("available", at: \.email) {
  ///     try await accounts.isFree($0.email)
  ///   })
  /// ```
  ///
  /// - Parameters:
  ///   - instance: The value, as in ``failures(for:)-(Value?)``. A missing value fails the asynchronous
  ///     rules, too.
  ///   - first: An asynchronous rule.
  ///   - others: More asynchronous rules.
  /// - Returns: The failures, in the order of the rules.
  /// - Precondition: The set declares the properties that the asynchronous rules name, whether or not a rule
  ///   fails.
  public func failures(
    for instance: Value?, then first: AsyncRule<Value>, _ others: AsyncRule<Value>...
  ) async -> [ValidationFailure] { await failures(for: instance, then: [first] + others) }

  /// Returns which rules of the set the value fails, or, if it satisfies all, which asynchronous rules.
  ///
  /// See ``failures(for:then:_:)``.
  ///
  /// - Parameters:
  ///   - instance: The value, as in ``failures(for:)-(Value?)``.
  ///   - rules: The asynchronous rules, in the order of their failures.
  /// - Returns: The failures, in the order of the rules.
  /// - Precondition: The set declares the properties that the asynchronous rules name.
  public func failures(for instance: Value?, then rules: [AsyncRule<Value>]) async -> [ValidationFailure] {
    let rules = placed(rules)
    guard let value = instance ?? Emptiness.valueForNil() else {
      guard !isOptional else { return [] }
      let failuresOfNil = failures(for: nil)
      guard failuresOfNil.allSatisfy({ $0.severity == .warning }) else { return failuresOfNil }
      return failuresOfNil + (await asyncFailures(of: nil, rules))
    }
    let formatted = formatted(value)
    let failures = failures(ofFormatted: formatted)
    guard failures.allSatisfy({ $0.severity == .warning }) else { return failures }
    return failures + (await self.failures(ofFormatted: formatted, of: rules))
  }

  /// Returns asynchronous rules with the paths of their failures.
  ///
  /// Called before a value is validated, so that a property without a declaration is found with the first
  /// value, and not with the first one that a server rejects.
  ///
  /// - Precondition: The set declares the properties that the rules name.
  func placed(_ rules: [AsyncRule<Value>]) -> [PlacedAsyncRule<Value>] {
    rules.map { PlacedAsyncRule(rule: $0, path: $0.property.map { path(of: $0) } ?? ValidationPath()) }
  }

  /// Returns which asynchronous rules a formatted value fails. The value satisfies the other rules.
  func failures(ofFormatted value: Value, of rules: [PlacedAsyncRule<Value>]) async -> [ValidationFailure] {
    isOptional && Emptiness.isEmpty(value) ? [] : await asyncFailures(of: value, rules)
  }

  private func asyncFailures(
    of value: Value?, _ rules: [PlacedAsyncRule<Value>]
  ) async -> [ValidationFailure] {
    let found = await withTaskGroup(of: (Int, ValidationFailure?).self) { group in
      for (index, placed) in rules.enumerated() {
        group.addTask { [messages] in (index, await placed.rule.failure(value, messages)) }
      }
      return await group.reduce(into: [Int: ValidationFailure]()) { $0[$1.0] = $1.1 }
    }
    var failures: [ValidationFailure] = []
    for (index, placed) in rules.enumerated() {
      guard let failure = found[index] else { continue }
      failures.append(failure.placed(at: placed.path))
      if stopsAtFirstFailure && failure.severity == .error { break }
    }
    return failures
  }
}

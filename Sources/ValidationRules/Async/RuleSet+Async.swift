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
/// A `Condition` is the counterpart for validators. It is bound to the main actor, because it may read
/// controls.
public struct AsyncRule<Value: Sendable>: Sendable {
  /// Returns the failures of a value, with paths from the property of the rule.
  fileprivate let failures: @Sendable (Value?, MessageCatalog?) async -> [ValidationFailure]
  /// Whether a failure makes the value invalid.
  let severity: Severity
  /// The property at which the failure is; `nil` for a failure of the whole value.
  fileprivate let property: (any PartialKeyPath<Value> & Sendable)?

  /// Creates a rule about a whole value that an asynchronous function decides.
  ///
  /// The function runs on any thread, at the same time as the functions of other rules. It can reject the
  /// value with its own message by throwing a ``Rejection``. If it throws another error, the check has
  /// failed: the value fails with the cause ``ValidationFailure/Cause/requestFailed(_:)``. To accept the
  /// value instead, catch the error.
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
    return Self(name, nil, message, severity, options) {
      try await isSatisfied($0) ? [] : [ValidationPath()]
    }
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
    return Self(name, property, message, severity, options) {
      try await isSatisfied($0) ? [] : [ValidationPath()]
    }
  }

  /// Creates a rule about parts of a value, such as the elements of a list, that an asynchronous function
  /// decides.
  ///
  /// The function returns the paths of the parts that it rejects, and each of them is a failure of the rule
  /// with the same message. So one query of a database checks all elements:
  ///
  /// ```swift
  /// let failures = await signUp.failures(
  ///   for: registration,
  ///   then: .asyncParts("known-guest", message: "Please invite members.") {
  ///     let emails = $0.guests.map(\.email)
  ///     let known = try await accounts.known(among: emails)
  ///     return emails.indices.filter { !known.contains(emails[$0]) }
  ///       .map { "/guests/\($0)/email" }
  ///   })
  /// ```
  ///
  /// If the function throws, the value as a whole has one failure, as in
  /// ``async(_:message:severity:timeout:retry:clock:_:)``.
  ///
  /// - Parameters:
  ///   - name: The stable name of the rule in failures, in kebab-case.
  ///   - message: The message of a part that the function rejects; `nil` for the default message.
  ///   - severity: Whether a failure makes the value invalid.
  ///   - timeout: How long one attempt may take, a year at most.
  ///   - retry: When a failed attempt is retried.
  ///   - clock: The clock that measures time-outs and pauses.
  ///   - rejectedParts: Returns the paths of the rejected parts, from the whole value and in the order of
  ///     their failures; none if the value is accepted.
  /// - Returns: The rule.
  public static func asyncParts(
    _ name: String = "async", message: String? = nil, severity: Severity = .error,
    timeout: Duration = .seconds(30), retry: RetryPolicy = .none,
    clock: any Clock<Duration> = ContinuousClock(),
    _ rejectedParts: @escaping @Sendable (Value) async throws -> [ValidationPath]
  ) -> Self {
    let options = RequestOptions(timeout: timeout, retry: retry, clock: clock)
    return Self(name, nil, message, severity, options, rejectedParts)
  }

  private init(
    _ name: String, _ property: (any PartialKeyPath<Value> & Sendable)?, _ message: String?,
    _ severity: Severity, _ options: RequestOptions,
    _ rejectedParts: @escaping @Sendable (Value) async throws -> [ValidationPath]
  ) {
    self.property = property
    self.severity = severity
    failures = { value, messages in
      func failure(_ cause: ValidationFailure.Cause, _ message: String?) -> ValidationFailure {
        ValidationFailure(
          name: name, parameters: [:], cause: cause, severity: severity, message: message, messages: messages)
      }
      guard let value else { return [failure(.missing, message)] }
      let request = Request(options: options) {
        do {
          return Answer.rejected(try await rejectedParts(value))
        } catch let rejection as Rejection {
          return Answer.rejectedWith(rejection.message)
        }
      }
      switch await request.result() {
      case .success(.rejected(let paths)):
        return paths.map { failure(.unsatisfied, message).placed(under: $0) }
      case .success(.rejectedWith(let message)): return [failure(.rejected(message: message), message)]
      case .failure(let error): return [failure(.requestFailed(error), nil)]
      }
    }
  }

  /// What the function of a rule found.
  private enum Answer {
    /// It rejects these parts; none if it accepts the value.
    case rejected([ValidationPath])
    /// It rejects the value with a message.
    case rejectedWith(String)
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
    let found = await withTaskGroup(of: (Int, [ValidationFailure]).self) { group in
      for (index, placed) in rules.enumerated() {
        group.addTask { [messages] in (index, await placed.rule.failures(value, messages)) }
      }
      return await group.reduce(into: [Int: [ValidationFailure]]()) { $0[$1.0] = $1.1 }
    }
    var failures: [ValidationFailure] = []
    for (index, placed) in rules.enumerated() {
      for failure in found[index] ?? [] {
        failures.append(failure.placed(under: placed.path))
        if stopsAtFirstFailure && failure.severity == .error { return failures }
      }
    }
    return failures
  }
}

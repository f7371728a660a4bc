/// The rules and conditions of a validator in the form in which it evaluates them.
@MainActor
final class CompiledRules<Value> {
  let rules: [TypedRule<Value>]
  /// Whether a condition may read something.
  let hasConditions: Bool
  /// Returns the verdict of the first rule that does not accept a value; for rules without conditions.
  private let verdict: @Sendable (Value) -> RuleVerdict
  private let verdicts: [@Sendable (Value) -> RuleVerdict]
  /// The verdicts that leave the outcome as it is, if there are failures.
  private var expected: [RuleVerdict] = []
  private var expectsFailures = false

  init(_ rules: [TypedRule<Value>]) {
    self.rules = rules
    hasConditions = rules.contains(where: \.mayRead)
    let compiled = hasConditions ? [] : rules.compactMap(\.rule)
    verdict = RuleSet(compiled).evaluate
    verdicts = compiled.map(\.verdict)
  }

  /// Returns whether a value has the verdicts of the one that was evaluated last; only if there are no conditions.
  func hasExpectedVerdicts(_ value: Value) -> Bool {
    guard expectsFailures else { return verdict(value) == .satisfied }
    return hasExpectedFailures(value)
  }

  private func hasExpectedFailures(_ value: Value) -> Bool {
    let expected = expected
    for index in expected.indices where verdicts[index](value) != expected[index] { return false }
    return true
  }

  /// Evaluates the rules that apply to a value.
  func evaluate(_ value: Value, _ evaluation: inout Evaluation) {
    for rule in rules where !evaluation.isStopped {
      guard let evaluate = rule.verdict else { continue }
      let verdict =
        rule.mayRead ? rule.reading { rule.isActive() ? evaluate(value) : .satisfied } : evaluate(value)
      guard verdict != .satisfied else { continue }
      evaluation.fail(rule, .init(verdict), rule.partFailures?(value) ?? [])
    }
  }

  /// Expects the verdicts that failures came from, and returns whether equal verdicts make equal failures.
  func expect(_ failures: [Session.Failure], stopsAtFirstFailure: Bool) -> Bool {
    expectsFailures = !failures.isEmpty
    guard expectsFailures else { return !hasConditions }
    guard !hasConditions, failures.allSatisfy(\.parts.isEmpty) else { return false }
    var expected: [RuleVerdict] = []
    for failure in failures {
      guard let index = rules.firstIndex(where: { $0.id == failure.rule }),
        let verdict = RuleVerdict(failure.cause)
      else { return false }
      while expected.count < index { expected.append(.satisfied) }
      expected.append(verdict)
    }
    if !(stopsAtFirstFailure && failures.contains { $0.severity == .error }) {
      while expected.count < rules.count { expected.append(.satisfied) }
    }
    _ = exchange(&self.expected, with: expected)
    return true
  }
}

extension RuleVerdict {
  /// The verdict with which a rule fails for a reason, or `nil` if it is not that of a rule.
  fileprivate init?(_ cause: ValidationFailure.Cause) {
    switch cause {
    case .unsatisfied: self = .unsatisfied
    case .tooCostly: self = .tooCostly
    case .tooLong: self = .tooLong
    case .unreadable: self = .unreadable
    case .missing, .rejected, .requestFailed: return nil
    }
  }
}

/// A registered rule or condition for values of a type.
// An object, because a rule in an array is copied when it is taken out.
@MainActor
final class TypedRule<Value>: RuleRegistration {
  /// The rule; `nil` for a condition, which may read something.
  let rule: Rule<Value>?
  /// Whether its evaluation may read something.
  var mayRead: Bool { rule == nil || isConditional }
  /// Evaluates the rule or condition; `nil` for an asynchronous condition.
  let verdict: (@MainActor (Value) -> RuleVerdict)?
  /// Returns the failures of the parts of a value that the rule does not accept; `nil` if the rule is not about parts.
  let partFailures: (@MainActor (Value) -> [ValidationFailure])?
  let asyncCheck: AsyncCheck<Value>?

  init(_ rule: Rule<Value>, _ dependent: Dependent) {
    self.rule = rule
    verdict = rule.verdict
    if let failures = rule.partFailures {
      partFailures = { failures($0, rule, nil) }
    } else {
      partFailures = nil
    }
    asyncCheck = nil
    super.init(severity: rule.severity, dependent: dependent) { rule.failure(because: $0, in: $1) }
  }

  init(_ condition: Condition<Value>, invalidMessage: String?, severity: Severity, _ dependent: Dependent) {
    rule = nil
    partFailures = nil
    switch condition.check {
    case .immediate(let isSatisfied):
      verdict = { isSatisfied($0) ? .satisfied : .unsatisfied }
      asyncCheck = nil
    case .async(let makeCheck):
      verdict = nil
      asyncCheck = makeCheck()
    }
    let failureMessage = asyncCheck?.options.failureMessage
    super.init(severity: severity, source: asyncCheck?.source, dependent: dependent) { cause, messages in
      let message: String? =
        switch cause {
        case .rejected(let message): message
        case .requestFailed: failureMessage
        default: invalidMessage
        }
      return ValidationFailure(
        name: condition.name, parameters: condition.parameters, cause: cause, severity: severity,
        message: message, messages: messages)
    }
    asyncCheck?.reads?.condition = self
  }
}

/// The failures of a value as they are found, compared with those of the value before.
///
/// As long as they are the same, nothing is copied.
struct Evaluation {
  private let known: [Session.Failure]
  private let stopsAtFirstFailure: Bool
  private var knownCount = 0
  /// The failures, if they differ from those that are known.
  private var others: [Session.Failure]?
  /// Whether no rule of severity ``Severity/error`` has failed.
  private(set) var isValid = true

  init(comparedWith known: [Session.Failure], stopsAtFirstFailure: Bool) {
    self.known = known
    self.stopsAtFirstFailure = stopsAtFirstFailure
  }

  var isStopped: Bool { stopsAtFirstFailure && !isValid }

  var isUnchanged: Bool { others == nil && knownCount == known.count }

  var isWithoutFailures: Bool { others == nil && knownCount == 0 }

  var failures: [Session.Failure] { others ?? Array(known.prefix(knownCount)) }

  /// Adds the failure of a rule, with those of the parts of the value.
  mutating func fail(
    _ rule: RuleRegistration, _ cause: ValidationFailure.Cause, _ parts: [ValidationFailure] = []
  ) {
    let isWarning = !parts.isEmpty && parts.allSatisfy { $0.severity == .warning }
    let failure = Session.Failure(
      rule: rule.id, severity: isWarning ? .warning : rule.severity, cause: cause, parts: parts)
    if failure.severity == .error { isValid = false }
    if others == nil, knownCount < known.count, known[knownCount] == failure {
      knownCount += 1
    } else {
      if others == nil { others = failures }
      others?.append(failure)
    }
  }
}

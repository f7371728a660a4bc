/// Collects the failures of a value, and compares them with the failures of the previous value.
///
/// As long as both are the same, nothing is copied. For example, if the previous value failed the rules `a`
/// and `b`, and this value fails `a` and `c`, then `previous` is `[a, b]`, and after both failures
/// `sameCount` is 1 and `others` is `[a, c]`.
struct Evaluation {
  /// The failures of the previous value.
  let previous: [Session.Failure]
  let stopsAtFirstFailure: Bool
  /// How many of the previous failures this value shares, from the first one on.
  private(set) var sameCount = 0
  /// The failures of this value, if they differ from the previous ones.
  private(set) var others: [Session.Failure]?
  /// Whether no rule of severity ``/ValidationRules/Severity/error`` has failed.
  private(set) var isValid = true

  var isStopped: Bool { stopsAtFirstFailure && !isValid }

  var isUnchanged: Bool { others == nil && sameCount == previous.count }

  var isWithoutFailures: Bool { others == nil && sameCount == 0 }

  var failures: [Session.Failure] { others ?? Array(previous.prefix(sameCount)) }

  /// Adds the failure of a rule, with the failures of the value's parts.
  mutating func fail(
    _ rule: AnyRegistration, _ cause: ValidationFailure.Cause, _ parts: [ValidationFailure] = []
  ) {
    let isWarning = !parts.isEmpty && parts.allSatisfy { $0.severity == .warning }
    let failure = Session.Failure(
      rule: rule.id, severity: isWarning ? .warning : rule.severity, cause: cause, parts: parts)
    add(failure)
  }

  /// Replaces all failures with one that does not come from a rule.
  mutating func failOnly(_ failure: Session.Failure) {
    sameCount = 0
    others = nil
    add(failure)
  }

  private mutating func add(_ failure: Session.Failure) {
    if failure.severity == .error { isValid = false }
    if others == nil, sameCount < previous.count, previous[sameCount] == failure {
      sameCount += 1
    } else {
      if others == nil { others = failures }
      others?.append(failure)
    }
  }
}

/// The rules and conditions of a validator in the form in which it evaluates them.
@MainActor
final class CompiledRules<Value> {
  let rules: [Registration<Value>]
  /// Whether a condition or a `when:` closure among them may read something.
  let mayRead: Bool
  /// Returns the verdict of the first rule that does not accept a value; for rules that read nothing.
  private let verdict: @Sendable (Value) -> RuleVerdict

  init(_ rules: [Registration<Value>]) {
    self.rules = rules
    mayRead = rules.contains(where: \.mayRead)
    verdict = RuleSet(mayRead ? [] : rules.compactMap(\.rule)).evaluate
  }

  /// Returns whether a value satisfies all rules; only if they read nothing.
  func areSatisfied(by value: Value) -> Bool { verdict(value) == .satisfied }

  /// Evaluates the rules that apply to a value.
  func evaluate(_ value: Value, _ evaluation: inout Evaluation) {
    for rule in rules where !evaluation.isStopped {
      guard let evaluate = rule.verdict else { continue }
      let verdict =
        mayRead && rule.mayRead
        ? rule.collectingReads { rule.isActive() ? evaluate(value) : .satisfied } : evaluate(value)
      guard verdict != .satisfied else { continue }
      evaluation.fail(rule, .init(verdict), rule.partFailures?(value) ?? [])
    }
  }
}

/// Identifies a check of a function. Checks with equal keys share a response.
struct CheckKey: Hashable {
  /// The type of the value, because numbers of different types may be equal.
  private let type: ObjectIdentifier
  private let value: AnyHashable
  private let parameters: [String: JSONValue]?
  /// What the `reading:` closure returned.
  private let reading: AnyHashable?

  /// Creates a key, or returns `nil` if the value cannot be compared.
  init?<Value>(_ value: Value, _ parameters: [String: JSONValue]?, reading: AnyHashable?) {
    // Equal texts may consist of different scalars, which the function may count.
    let comparable = (value as? String).map { Array($0.utf8) } ?? value as? any Hashable
    guard let comparable else { return nil }
    type = ObjectIdentifier(Swift.type(of: comparable as Any))
    self.value = AnyHashable(comparable)
    self.parameters = parameters
    self.reading = reading
  }
}

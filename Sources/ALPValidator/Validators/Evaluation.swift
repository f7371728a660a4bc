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
  /// Whether no rule of severity ``Severity/error`` has failed.
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

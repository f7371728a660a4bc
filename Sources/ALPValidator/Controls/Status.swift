/// A summary of validators, which can be added and subtracted: that of a control is the sum over its validators, that of
/// a form the sum over its parts. So a change costs the same in any form.
struct Status: Equatable {
  var invalid = 0
  var waiting = 0
  var unvalidated = 0
  /// How many failed requests wait for a retry.
  var awaitingRetry = 0
  /// How many controls have another value than the clean one.
  var dirty = 0
  /// A sum of hash values of the failures and warnings; 0 if there are none.
  var fingerprint = 0

  /// The status of nothing.
  static let none = Status()

  /// Invalid if anything is, else waiting if anything is, else valid.
  var state: ValidatorState { invalid > 0 ? .invalid : waiting > 0 ? .waiting : .valid }

  var hasValidated: Bool { unvalidated == 0 }

  /// Returns whether observers that were notified of an earlier status have to be notified of this one.
  func isNotified(after earlier: Self) -> Bool {
    state != earlier.state || hasValidated != earlier.hasValidated || fingerprint != earlier.fingerprint
      || awaitingRetry != earlier.awaitingRetry
  }

  static func + (first: Self, second: Self) -> Self {
    var sum = first
    sum += second
    return sum
  }

  static func += (sum: inout Self, other: Self) {
    sum.invalid += other.invalid
    sum.waiting += other.waiting
    sum.unvalidated += other.unvalidated
    sum.awaitingRetry += other.awaitingRetry
    sum.dirty += other.dirty
    sum.fingerprint &+= other.fingerprint
  }

  static func -= (difference: inout Self, other: Self) {
    difference.invalid -= other.invalid
    difference.waiting -= other.waiting
    difference.unvalidated -= other.unvalidated
    difference.awaitingRetry -= other.awaitingRetry
    difference.dirty -= other.dirty
    difference.fingerprint &-= other.fingerprint
  }
}

extension Status {
  /// Creates the status of one validator with a certain outcome.
  @MainActor
  init(_ outcome: Outcome, of validator: AnyValidator) {
    switch outcome.state {
    case .invalid: invalid = 1
    case .waiting: waiting = 1
    case .valid: break
    }
    unvalidated = outcome.hasValidated ? 0 : 1
    awaitingRetry = outcome.failuresAwaitingRetry.count
    if outcome.fingerprint != 0 {
      fingerprint = outcome.fingerprint ^ ObjectIdentifier(validator).hashValue
    }
  }

  /// Creates the status of the external failures of a part.
  @MainActor
  init(external failures: [ValidationFailure], of part: FormPart) {
    guard !failures.isEmpty else { return }
    invalid = 1
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(part))
    for failure in failures {
      hasher.combine(failure.path)
      hasher.combine(failure.message)
    }
    fingerprint = hasher.finalize()
  }
}

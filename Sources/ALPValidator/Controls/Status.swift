/// A summary of validators: that of a control is the sum over its validators, that of a form the sum over its parts. A
/// form replaces one summand when a part changes, so a change costs the same in any form.
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

  /// Invalid if anything is, else waiting if anything is, else valid.
  var state: ValidatorState { invalid > 0 ? .invalid : waiting > 0 ? .waiting : .valid }

  var hasValidated: Bool { unvalidated == 0 }

  /// Returns whether observers that were notified of an earlier status have to be notified of this one.
  func isNotified(after earlier: Self) -> Bool {
    state != earlier.state || hasValidated != earlier.hasValidated || fingerprint != earlier.fingerprint
      || awaitingRetry != earlier.awaitingRetry
  }

  /// Returns the sum with another summand, which may replace one.
  func adding(_ added: Self, removing removed: Self = Self()) -> Self {
    var sum = self
    sum.invalid += added.invalid - removed.invalid
    sum.waiting += added.waiting - removed.waiting
    sum.unvalidated += added.unvalidated - removed.unvalidated
    sum.awaitingRetry += added.awaitingRetry - removed.awaitingRetry
    sum.dirty += added.dirty - removed.dirty
    sum.fingerprint &+= added.fingerprint &- removed.fingerprint
    return sum
  }
}

extension Status {
  @MainActor
  init(of validator: AnyValidator) {
    let outcome = validator.outcome
    invalid = outcome.state == .invalid ? 1 : 0
    waiting = outcome.state == .waiting ? 1 : 0
    unvalidated = outcome.hasValidated ? 0 : 1
    awaitingRetry = outcome.failuresAwaitingRetry.count
    // The same failures of another validator count as others.
    fingerprint =
      (outcome.fingerprint ^ outcome.fingerprintAwaitingRetry) &* Int(bitPattern: ObjectIdentifier(validator))
  }

  /// Creates the status of the external failures of a part.
  @MainActor
  init(external failures: [ValidationFailure], of part: FormPart) {
    guard !failures.isEmpty else { return }
    invalid = 1
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(part))
    hasher.combine(failures.map(\.path))
    hasher.combine(failures.map(\.message))
    fingerprint = hasher.finalize()
  }
}

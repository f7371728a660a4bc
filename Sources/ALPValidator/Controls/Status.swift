/// A summary of validators: that of a control is the sum over its validators, that of a form the sum over its parts. A
/// form replaces one summand when a part changes, so a change costs the same in any form.
struct Status: Equatable, AdditiveArithmetic {
  static var zero: Self { Self() }

  var invalid = 0
  var waiting = 0
  var unvalidated = 0
  /// How many validators have requests in flight.
  var inFlight = 0
  /// How many validators have failed requests that wait for a retry.
  var awaitingRetry = 0
  /// How many controls have another value than the clean one.
  var dirty = 0

  /// Invalid if anything is, else waiting if anything is, else valid.
  var state: ValidatorState { invalid > 0 ? .invalid : waiting > 0 ? .waiting : .valid }

  static func + (first: Self, second: Self) -> Self {
    var sum = first
    sum.invalid += second.invalid
    sum.waiting += second.waiting
    sum.unvalidated += second.unvalidated
    sum.inFlight += second.inFlight
    sum.awaitingRetry += second.awaitingRetry
    sum.dirty += second.dirty
    return sum
  }

  static func - (first: Self, second: Self) -> Self {
    var difference = first
    difference.invalid -= second.invalid
    difference.waiting -= second.waiting
    difference.unvalidated -= second.unvalidated
    difference.inFlight -= second.inFlight
    difference.awaitingRetry -= second.awaitingRetry
    difference.dirty -= second.dirty
    return difference
  }
}

extension Status {
  @MainActor
  init(of validator: AnyValidator) {
    invalid = validator.currentState == .invalid ? 1 : 0
    waiting = validator.currentState == .waiting ? 1 : 0
    unvalidated = validator.currentHasValidated ? 0 : 1
    inFlight = validator.hasRequestInFlight ? 1 : 0
    awaitingRetry = validator.currentIsAwaitingRetry ? 1 : 0
  }
}

/// The failures of one part, without those of the parts in it.
struct OwnFailures: Equatable {
  var failures: [ValidationFailure] = []
  var warnings: [ValidationFailure] = []
  var awaitingRetry: [ValidationFailure] = []
}

/// A part of a form whose failures have changed, with those of which the form was notified last.
struct ChangedPart {
  let part: FormPart
  let notified: OwnFailures
}

/// How many validators are in which state, and how many parts are dirty. A part with external failures counts
/// as one more invalid validator.
///
/// The tally of a control is the sum over its validators, and the tally of a form is the sum over its parts.
/// Each includes what the control or form itself adds. A form replaces one summand when a part changes, so a
/// change costs the same in any form.
struct Tally: Equatable {
  private let counts: SIMD8<Int>

  init(
    invalid: Int = 0, waiting: Int = 0, unvalidated: Int = 0, inFlight: Int = 0, awaitingRetry: Int = 0,
    dirty: Int = 0
  ) { counts = [invalid, waiting, unvalidated, inFlight, awaitingRetry, dirty, 0, 0] }

  var invalid: Int { counts[0] }
  var waiting: Int { counts[1] }
  var unvalidated: Int { counts[2] }
  /// How many validators have requests in flight.
  var inFlight: Int { counts[3] }
  /// How many validators have failed requests that wait for a retry.
  var awaitingRetry: Int { counts[4] }
  /// The number of controls whose value differs from the base, plus the number of forms whose parts
  /// differ from those of the base.
  var dirty: Int { counts[5] }

  /// The tally without dirtiness, which is not part of the outcome.
  var withoutDirtiness: Self { self - Self(dirty: dirty) }

  /// Invalid if anything is, else waiting if anything is, else valid.
  var state: ValidatorState { invalid > 0 ? .invalid : waiting > 0 ? .waiting : .valid }

  static func + (first: Self, second: Self) -> Self { Self(counts: first.counts &+ second.counts) }

  static func - (first: Self, second: Self) -> Self { Self(counts: first.counts &- second.counts) }

  private init(counts: SIMD8<Int>) { self.counts = counts }
}

/// The behavior of asynchronous functions for one value, which follows from the seed and the number of the value.
struct FunctionPlan {
  /// The conditions of the validator, in order; the raw value is the name.
  enum Condition: String, CaseIterable {
    /// A failed check fails.
    case name
    /// Debounced, cached and retried; a failed check passes.
    case code
    /// A failed check waits for a retry.
    case seat

    var failingCounts: [Int] {
      switch self {
      case .name: [.max]
      case .code: [1, 2, 3, .max]
      case .seat: [1, 2]
      }
    }
  }

  /// What a function does before it returns.
  enum Behavior: CaseIterable {
    case returnsAtOnce, yields, sleeps
    /// Continues although its task is cancelled.
    case ignoresCancellation
    /// Validates the latest value again, or another one.
    case validates
    case throwsError, throwsCancellationError
    /// Returns when the value is long forgotten, if ever.
    case waitsForRelease

    var throwsErrors: Bool { self == .throwsError || self == .throwsCancellationError }
  }

  /// The behavior of one function.
  struct Part {
    let isAccepted: Bool
    let behavior: Behavior
    /// The number of calls that throw before one returns.
    let failingCount: Int
  }

  /// An error with a description of its own.
  struct Broken: Error {}

  /// The number of attempts of ``Condition/code``.
  static let maximumAttempts = 4
  /// The number of values of a validator, which is then released whatever is in flight.
  static let valuesPerValidator = 500

  let number: Int
  /// Whether the state is compared when no request is in flight any more.
  let isQuiet: Bool
  /// Whether the value fails the local rule.
  let isShort: Bool
  private let parts: [Part]

  init(number: Int, seed: UInt64) {
    var random = SplitMix(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    self.number = number
    let isQuiet = Int.random(in: 0..<8, using: &random) == 0
    self.isQuiet = isQuiet
    isShort = Int.random(in: 0..<16, using: &random) == 0
    parts = Condition.allCases.map { condition in
      let behaviors = Behavior.allCases.filter { !isQuiet || $0 != .waitsForRelease }
      return Part(
        isAccepted: Int.random(in: 0..<3, using: &random) > 0,
        behavior: behaviors.randomElement(using: &random) ?? .returnsAtOnce,
        failingCount: condition.failingCounts.randomElement(using: &random) ?? 0)
    }
  }

  var text: String { isShort ? "x" : "value \(number)" }

  subscript(condition: Condition) -> Part { parts[Condition.allCases.firstIndex(of: condition) ?? 0] }

  // MARK: Oracle

  /// The failures of the value when no request is in flight any more.
  var failures: [String] { isShort ? ["min-length"] : Condition.allCases.compactMap(failure) }

  /// Whether all outcomes come from responses, so that nothing is checked again.
  var isDecided: Bool { isShort || parts.allSatisfy { !$0.behavior.throwsErrors || $0.failingCount < .max } }

  /// How often a failed check may wait for a retry.
  var maximumRetries: Int { self[.seat].behavior.throwsErrors ? self[.seat].failingCount : 0 }

  /// Whether a function validates the value again, so that parameters would be lost.
  var validatesItself: Bool { parts.contains { $0.behavior == .validates } }

  private func failure(of condition: Condition) -> String? {
    let part = self[condition]
    guard part.behavior.throwsErrors, part.failingCount == .max else {
      return part.isAccepted ? nil : "\(condition.rawValue) rejected"
    }
    guard condition == .name else { return nil }
    return "\(condition.rawValue) \(part.behavior == .throwsError ? "threw" : "was cancelled")"
  }
}

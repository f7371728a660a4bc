import ALPValidator

/// A rule for values that are not text, with its examples; the command line shows it and cannot ask it.
///
/// ```swift
/// ValueEntry(".multiple(of: 0.1)", "multiples of a number", .multiple(of: 0.1), good: 0.3, bad: 0.35)
/// ```
struct ValueEntry: Sendable {
  private let makeExample: @Sendable () -> RuleExample

  /// Creates an entry from a rule as it is written in Swift, and as it is.
  init<Value: Sendable>(
    _ call: String, _ help: String, _ rule: Rule<Value>, good: Value, bad: Value,
    shows: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) {
    makeExample = { RuleExample(call, help, rule, good: good, bad: bad, shows: shows) }
  }

  /// The rule, asked about its examples.
  var example: RuleExample { makeExample() }
}

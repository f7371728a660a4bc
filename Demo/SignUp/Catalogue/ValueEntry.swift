import ALPValidator

/// A rule for values that are not text, with its examples; the command line shows it and cannot ask it.
///
/// ```swift
/// ValueEntry(".multiple(of: 0.1)", "multiples of a number", .multiple(of: 0.1), good: 0.3, bad: 0.35)
/// ```
struct ValueEntry: Sendable {
  /// The rule as it is written in Swift.
  let call: String
  /// The rule, of whatever type its values are.
  let rule: any Sendable

  private let makeExample: @Sendable (any Sendable) -> RuleExample?

  /// Creates an entry from a rule as it is written in Swift, and as it is.
  init<Value: Sendable>(
    _ call: String, _ help: String, _ rule: Rule<Value>, good: Value, bad: Value,
    shows: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) {
    self.call = call
    self.rule = rule
    makeExample = {
      ($0 as? Rule<Value>).map { RuleExample(call, help, $0, good: good, bad: bad, shows: shows) }
    }
  }

  /// Returns a rule, asked about the examples, or `nil` if it is one for values of another type.
  func example(of rule: any Sendable) -> RuleExample? { makeExample(rule) }
}

/// A property that knows which rules its value fails.
///
/// ```swift
/// @Validated(.notEmpty, .email) var email = ""
/// $email.isValid                  // false
/// $email.failures.first?.message  // "Please fill this in."
/// ```
@propertyWrapper
public struct Validated<Value> {
  /// The rules that the value is checked against.
  public let rules: RuleSet<Value>

  /// The rules that the value fails, warnings among them.
  public private(set) var failures: [ValidationFailure]

  /// The value, which may well fail its rules.
  public var wrappedValue: Value {
    didSet { failures = rules.failures(for: wrappedValue) }
  }

  /// The wrapper itself, to ask for failures.
  public var projectedValue: Self { self }

  /// Creates a property with a first value, which is checked at once.
  public init(wrappedValue: Value, rules: RuleSet<Value>) {
    self.rules = rules
    self.wrappedValue = wrappedValue
    failures = rules.failures(for: wrappedValue)
  }

  /// Creates a property with a first value, which is checked at once, from one rule or several.
  public init(wrappedValue: Value, _ first: Rule<Value>, _ others: Rule<Value>...) {
    self.init(wrappedValue: wrappedValue, rules: RuleSet([first] + others))
  }

  /// Whether the value fails no rule of severity ``Severity/error``.
  public var isValid: Bool { failures.allSatisfy { $0.severity == .warning } }
}

extension Validated: Sendable where Value: Sendable {}

/// A rule that accepts `true`, or one that accepts `false`.
public struct BooleanRule: ValidationRule, Hashable {
  /// The value that is accepted.
  public let expected: Bool

  /// Creates a rule that accepts one of the two values.
  public init(_ expected: Bool) { self.expected = expected }

  public var name: String { expected ? "is-true" : "is-false" }

  public func isSatisfied(by value: Bool) -> Bool { value == expected }
}

extension Rule where Value == Bool {
  /// A rule that accepts `true`, such as the consent to terms.
  public static var isTrue: Self { Self(BooleanRule(true)) }

  /// A rule that accepts `false`.
  public static var isFalse: Self { Self(BooleanRule(false)) }
}

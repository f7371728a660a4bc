/// A rule that asks a function that may run on any thread.
public struct PredicateRule<Value>: ValidationRule {
  public let name: String

  private let predicate: @Sendable (Value) -> Bool

  /// Creates a rule that accepts the values for which a function returns `true`.
  ///
  /// - Parameter name: The stable name that failures carry, in kebab-case.
  public init(_ name: String = "custom", _ predicate: @escaping @Sendable (Value) -> Bool) {
    self.name = name
    self.predicate = predicate
  }

  public func isSatisfied(by value: Value) -> Bool { predicate(value) }
}

extension Rule {
  /// A rule that accepts the values for which a function returns `true`.
  public static func satisfies(_ name: String = "custom", _ predicate: @escaping @Sendable (Value) -> Bool)
    -> Self
  {
    Self(PredicateRule(name, predicate))
  }
}

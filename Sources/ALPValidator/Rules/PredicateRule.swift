/// A rule that calls a function, on any thread.
public struct PredicateRule<Value>: ValidationRule {
  public let name: String

  private let predicate: @Sendable (Value) -> Bool

  /// Creates a rule that accepts the values for which a function returns `true`.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - predicate: Returns whether a value is accepted.
  public init(_ name: String = "custom", _ predicate: @escaping @Sendable (Value) -> Bool) {
    self.name = name
    self.predicate = predicate
  }

  public func isSatisfied(by value: Value) -> Bool { predicate(value) }
}

extension Rule {
  /// A rule that accepts the values for which a function returns `true`.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - predicate: Returns whether a value is accepted.
  /// - Returns: The rule.
  public static func satisfies(_ name: String = "custom", _ predicate: @escaping @Sendable (Value) -> Bool)
    -> Self
  {
    Self(PredicateRule(name, predicate))
  }

  /// A rule that accepts the values of which a property is `true`.
  ///
  /// ```swift
  /// let seatRules: RuleSet<Seat> = [.satisfies("aisle", \.isAtTheAisle), .satisfies("free", \.isFree)]
  /// ```
  ///
  /// The property may be one of a type that is isolated to the main actor, as types are by default in new projects of
  /// Xcode. Such a rule belongs on the main actor.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - property: A property that is `true` for accepted values.
  /// - Returns: The rule.
  public static func satisfies(_ name: String = "custom", _ property: sending KeyPath<Value, Bool>) -> Self {
    let property = Lock(property)
    return Self(PredicateRule(name) { value in property.withLock { value[keyPath: $0] } })
  }
}

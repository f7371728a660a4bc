/// A rule that accepts one value only.
public struct EqualityRule<Value: Equatable & Sendable>: ValidationRule, Equatable {
  /// The value that is accepted.
  public let other: Value

  /// Creates a rule that accepts one value only.
  public init(_ other: Value) { self.other = other }

  public var name: String { "same" }

  public var parameters: [String: JSONValue] { ["other": JSONValue(describing: other)] }

  public func isSatisfied(by value: Value) -> Bool { value == other }
}

extension EqualityRule: Hashable where Value: Hashable {}

extension Rule where Value: Equatable & Sendable {
  /// A rule that accepts only the same value.
  public static func same(as other: Value) -> Self { Self(EqualityRule(other)) }
}

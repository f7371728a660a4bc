/// A rule that accepts all values but one.
public struct InequalityRule<Value: Equatable & Sendable>: ValidationRule, Equatable {
  /// The value that is not accepted.
  public let other: Value

  /// Creates a rule that accepts all values but one.
  public init(_ other: Value) { self.other = other }

  public var name: String { "different" }

  public var parameters: [String: JSONValue] { ["other": JSONValue(describing: other)] }

  public func isSatisfied(by value: Value) -> Bool { value != other }
}

extension InequalityRule: Hashable where Value: Hashable {}

extension Rule where Value: Equatable & Sendable {
  /// A rule that accepts all values but one.
  public static func different(from other: Value) -> Self { Self(InequalityRule(other)) }
}

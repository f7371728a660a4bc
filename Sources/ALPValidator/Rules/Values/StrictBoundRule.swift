/// A rule that accepts values beyond a bound, which is itself not accepted.
///
/// Integers are compared exactly; NaN lies beyond no bound. Rules for bounds that are accepted themselves are
/// made by ``RangeRule``.
public struct StrictBoundRule<Value: Comparable & Sendable>: ValidationRule, Equatable {
  /// Where the accepted values lie.
  public enum Side: Sendable {
    /// Above the bound.
    case above
    /// Below the bound.
    case below
  }

  /// Where the accepted values lie.
  public let side: Side
  /// The bound, which is not accepted.
  public let bound: Value

  /// Creates a rule that accepts values above or below a bound.
  public init(_ side: Side, _ bound: Value) {
    self.side = side
    self.bound = bound
  }

  public var name: String { side == .above ? "greater" : "less" }

  public var parameters: [String: JSONValue] { ["bound": JSONValue(describing: bound)] }

  public func isSatisfied(by value: Value) -> Bool {
    guard !value.isDecimalNaN, !bound.isDecimalNaN else { return false }
    return side == .above ? value > bound : value < bound
  }
}

extension StrictBoundRule: Hashable where Value: Hashable {}

extension Rule where Value: Comparable & Sendable {
  /// A rule that accepts values above a bound.
  public static func greaterThan(_ bound: Value) -> Self { Self(StrictBoundRule(.above, bound)) }

  /// A rule that accepts values below a bound.
  public static func lessThan(_ bound: Value) -> Self { Self(StrictBoundRule(.below, bound)) }
}

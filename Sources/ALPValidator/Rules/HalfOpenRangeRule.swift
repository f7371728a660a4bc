/// A rule that accepts values from a bound on, up to another that is itself not accepted.
///
/// Values are compared in their own type; NaN lies in no range.
///
/// ```swift
/// HalfOpenRangeRule(0..<10).isSatisfied(by: 9.99)  // true
/// ```
public struct HalfOpenRangeRule<Value: Comparable & Sendable>: ValidationRule, Equatable {
  /// The accepted values.
  public let range: Range<Value>

  /// Creates a rule that accepts the values of a range.
  ///
  /// - Precondition: The range is not empty.
  public init(_ range: Range<Value>) {
    precondition(!range.isEmpty, "No value lies in \(range)")
    self.range = range
  }

  public var name: String { "half-open-range" }

  public var parameters: [String: JSONValue] {
    [
      "minimum": JSONValue(describing: range.lowerBound), "bound": JSONValue(describing: range.upperBound),
    ]
  }

  public func isSatisfied(by value: Value) -> Bool {
    !value.isDecimalNaN && !range.lowerBound.isDecimalNaN && range.contains(value)
  }
}

extension HalfOpenRangeRule: Hashable where Value: Hashable {}

extension Rule where Value: Comparable & Sendable {
  /// A rule that accepts values within a range, the upper bound left out: `.range(0..<10)`.
  ///
  /// - Precondition: The range is not empty.
  public static func range(_ range: Range<Value>) -> Self { Self(HalfOpenRangeRule(range)) }

  /// A rule that accepts values below a bound, the same as `.lessThan(_:)`.
  public static func range(_ range: PartialRangeUpTo<Value>) -> Self { lessThan(range.upperBound) }
}

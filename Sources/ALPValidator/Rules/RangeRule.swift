/// A rule that accepts values between two bounds, both included, compared in their own type.
///
/// Integers are compared exactly, without a detour over floating point; NaN lies in no range.
public struct RangeRule<Value: Comparable & Sendable>: ValidationRule, Equatable {
  /// The least value that is accepted, or `nil` for no such bound.
  public let minimum: Value?
  /// The greatest value that is accepted, or `nil` for no such bound.
  public let maximum: Value?

  /// Creates a rule that accepts values between bounds.
  ///
  /// - Precondition: `minimum` does not exceed `maximum`.
  public init(minimum: Value? = nil, maximum: Value? = nil) {
    if let minimum, let maximum {
      precondition(minimum <= maximum, "Minimum \(minimum) exceeds maximum \(maximum)")
    }
    self.minimum = minimum
    self.maximum = maximum
  }

  public var name: String {
    switch (minimum, maximum) {
    case (_?, nil): "minimum"
    case (nil, _?): "maximum"
    default: "range"
    }
  }

  public var parameters: [String: JSONValue] {
    var parameters: [String: JSONValue] = [:]
    parameters["minimum"] = minimum.map { JSONValue(describing: $0) }
    parameters["maximum"] = maximum.map { JSONValue(describing: $0) }
    return parameters
  }

  @inlinable
  public func isSatisfied(by value: Value) -> Bool {
    // Written so that a value that compares with nothing, such as NaN, is in no range.
    guard value == value, !value.isDecimalNaN else { return false }
    if let minimum, !(value >= minimum) || minimum.isDecimalNaN { return false }
    if let maximum, !(value <= maximum) || maximum.isDecimalNaN { return false }
    return true
  }
}

extension RangeRule: Hashable where Value: Hashable {}

extension Rule where Value: Comparable & Sendable {
  /// A rule that accepts values within a range, both bounds included.
  public static func range(_ range: ClosedRange<Value>) -> Self {
    Self(RangeRule(minimum: range.lowerBound, maximum: range.upperBound))
  }

  /// A rule that accepts a value and all above it, the same as `.minimum(_:)`.
  public static func range(_ range: PartialRangeFrom<Value>) -> Self { minimum(range.lowerBound) }

  /// A rule that accepts a value and all below it, the same as `.maximum(_:)`.
  public static func range(_ range: PartialRangeThrough<Value>) -> Self { maximum(range.upperBound) }

  /// A rule that accepts a value and all above it.
  public static func minimum(_ minimum: Value) -> Self { Self(RangeRule(minimum: minimum)) }

  /// A rule that accepts a value and all below it.
  public static func maximum(_ maximum: Value) -> Self { Self(RangeRule(maximum: maximum)) }
}

public import Foundation

/// A rule that accepts values between two bounds, both included, compared in their own type.
///
/// Integers are compared exactly, not as floating-point numbers. NaN is in no range.
public struct RangeRule<Value: Comparable & Sendable>: ValidationRule, Equatable {
  /// The least accepted value, or `nil` without a lower bound.
  public let minimum: Value?
  /// The greatest accepted value, or `nil` without an upper bound.
  public let maximum: Value?

  /// Creates a rule that accepts values between bounds.
  ///
  /// - Parameters:
  ///   - minimum: The smallest accepted value; `nil` for no lower bound.
  ///   - maximum: The largest accepted value; `nil` for no upper bound.
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

extension Rule where Value: Comparable & Sendable {
  /// A rule that accepts values within a range: `.range(0...10)`, `.range(0..<10)`, `.range(1...)`.
  ///
  /// A partial range is the same rule as `.minimum(_:)`, `.maximum(_:)` or `.lessThan(_:)`.
  ///
  /// - Precondition: The range is not empty, and it is one of the ranges of the standard library.
  @inlinable
  public static func range(_ range: some RangeExpression<Value>) -> Self {
    switch range {
    case let range as ClosedRange<Value>:
      Self(RangeRule(minimum: range.lowerBound, maximum: range.upperBound))
    case let range as PartialRangeFrom<Value>: minimum(range.lowerBound)
    case let range as PartialRangeThrough<Value>: maximum(range.upperBound)
    default: halfOpen(range)
    }
  }

  /// A rule that accepts a value and all above it.
  @inlinable
  public static func minimum(_ minimum: Value) -> Self { Self(RangeRule(minimum: minimum)) }

  /// A rule that accepts a value and all below it.
  @inlinable
  public static func maximum(_ maximum: Value) -> Self { Self(RangeRule(maximum: maximum)) }
}

/// A rule that accepts values from a bound on, up to another that is itself not accepted.
///
/// Values are compared in their own type; NaN lies in no range.
///
/// ```swift
/// Rule<Double>.range(0..<10).isSatisfied(by: 9.99)  // true
/// ```
struct HalfOpenRangeRule<Value: Comparable & Sendable>: ValidationRule, Equatable {
  /// The accepted values.
  let range: Range<Value>

  /// Creates a rule that accepts the values of a range.
  ///
  /// - Precondition: The range is not empty.
  init(_ range: Range<Value>) {
    precondition(!range.isEmpty, "No value lies in \(range)")
    self.range = range
  }

  var name: String { "half-open-range" }

  var parameters: [String: JSONValue] {
    ["minimum": JSONValue(describing: range.lowerBound), "bound": JSONValue(describing: range.upperBound)]
  }

  func isSatisfied(by value: Value) -> Bool {
    !value.isDecimalNaN && !range.lowerBound.isDecimalNaN && range.contains(value)
  }
}

extension Rule where Value: Comparable & Sendable {
  /// A rule that accepts values within a range, the upper bound left out.
  @usableFromInline
  static func halfOpen(_ range: some RangeExpression<Value>) -> Self {
    switch range {
    case let range as Range<Value>: return Self(HalfOpenRangeRule(range))
    case let range as PartialRangeUpTo<Value>: return lessThan(range.upperBound)
    default: preconditionFailure("\(type(of: range)) is not a range of the standard library")
    }
  }
}

/// A rule that accepts values beyond a bound, which is itself not accepted.
///
/// Integers are compared exactly; NaN lies beyond no bound. Rules for bounds that are accepted themselves are
/// made by ``RangeRule``.
struct StrictBoundRule<Value: Comparable & Sendable>: ValidationRule, Equatable {
  /// The order of the accepted values and the bound.
  enum Side: Sendable {
    /// Above the bound.
    case above
    /// Below the bound.
    case below
  }

  /// The order of the accepted values and the bound.
  let side: Side
  /// The bound, which is not accepted.
  let bound: Value

  /// Creates a rule that accepts values above or below a bound.
  init(_ side: Side, _ bound: Value) {
    self.side = side
    self.bound = bound
  }

  var name: String { side == .above ? "greater" : "less" }

  var parameters: [String: JSONValue] { ["bound": JSONValue(describing: bound)] }

  func isSatisfied(by value: Value) -> Bool {
    guard !value.isDecimalNaN, !bound.isDecimalNaN else { return false }
    return side == .above ? value > bound : value < bound
  }
}

extension Rule where Value: Comparable & Sendable {
  /// A rule that accepts values above a bound.
  public static func greaterThan(_ bound: Value) -> Self { Self(StrictBoundRule(.above, bound)) }

  /// A rule that accepts values below a bound.
  public static func lessThan(_ bound: Value) -> Self { Self(StrictBoundRule(.below, bound)) }
}

extension Comparable {
  /// Whether the value is the NaN of `Decimal`, which compares: it equals itself, and is less than any
  /// number.
  @inlinable @inline(__always)
  var isDecimalNaN: Bool {
    guard Self.self == Decimal.self, let decimal = self as? Decimal else { return false }
    return decimal.isNaN
  }
}

extension RuleDescriptor where Value: Codable & Comparable & Sendable {
  /// The rules for values within bounds.
  @_semantics("optimize.sil.specialize.generic.never")
  static func bounds(_ samples: RuleSamples<Value>? = nil) -> [Self] {
    [
      Self(
        "minimum", ".minimum(5)", "a value and all above it",
        example: samples.map { $0.example(["minimum": $0.middle], valid: $0.middle, invalid: $0.low) }
      ) { try .minimum($0.value("minimum")) },
      Self(
        "maximum", ".maximum(5)", "a value and all below it",
        example: samples.map { $0.example(["maximum": $0.middle], valid: $0.middle, invalid: $0.high) }
      ) { try .maximum($0.value("maximum")) },
      Self(
        "range", ".range(1...9)", "values within a range, both bounds included",
        example: samples.map {
          $0.example(["minimum": $0.low, "maximum": $0.middle], valid: $0.middle, invalid: $0.high)
        },
        keys: { $0["minimum"] == $0["maximum"] ? MessageKeys(shared: "value") : MessageKeys("range") }
      ) {
        let bounds = try $0.bounds(Value.self)
        return Rule(RangeRule(minimum: bounds.minimum, maximum: bounds.maximum))
      },
      Self(
        "half-open-range", ".range(0..<10)", "values within a range, the upper bound left out",
        example: samples.map {
          $0.example(["minimum": $0.low, "bound": $0.high], valid: $0.middle, invalid: $0.high)
        }
      ) {
        let minimum: Value = try $0.value("minimum")
        let bound: Value = try $0.value("bound")
        guard minimum < bound else { throw $0.noneBetween(minimum, bound) }
        return .range(minimum..<bound)
      },
      Self(
        "greater", ".greaterThan(0)", "values above a bound",
        example: samples.map { $0.example(["bound": $0.middle], valid: $0.high, invalid: $0.middle) }
      ) { try .greaterThan($0.value("bound")) },
      Self(
        "less", ".lessThan(0)", "values below a bound",
        example: samples.map { $0.example(["bound": $0.middle], valid: $0.low, invalid: $0.middle) }
      ) { try .lessThan($0.value("bound")) },
    ]
  }
}

extension RangeRule: ValueHolding {
  var heldValues: [String: any Sendable] {
    ["minimum": minimum, "maximum": maximum].compactMapValues(\.self)
  }
}

extension HalfOpenRangeRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["minimum": range.lowerBound, "bound": range.upperBound] }
}

extension StrictBoundRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["bound": bound] }
}

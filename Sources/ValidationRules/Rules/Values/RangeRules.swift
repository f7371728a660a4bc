public import Foundation

/// A rule that accepts values between two bounds, both included, compared in their own type.
///
/// Integers are compared exactly, not as floating-point numbers. NaN is in no range.
@usableFromInline
struct RangeRule<Value: Comparable & Sendable>: DescribedRule, Equatable {
  /// The least accepted value, or `nil` without a lower bound.
  @usableFromInline let minimum: Value?
  /// The greatest accepted value, or `nil` without an upper bound.
  @usableFromInline let maximum: Value?

  /// Creates a rule that accepts values between bounds.
  ///
  /// - Parameters:
  ///   - minimum: The smallest accepted value; `nil` for no lower bound.
  ///   - maximum: The largest accepted value; `nil` for no upper bound.
  /// - Precondition: `minimum` does not exceed `maximum`.
  @usableFromInline
  init(minimum: Value? = nil, maximum: Value? = nil) {
    if let minimum, let maximum {
      precondition(minimum <= maximum, "Minimum \(minimum) exceeds maximum \(maximum)")
    }
    self.minimum = minimum
    self.maximum = maximum
  }

  var details: RuleDescription {
    switch (minimum, maximum) {
    case (_?, nil): .minimum
    case (nil, _?): .maximum
    default: .range
    }
  }

  var arguments: RuleArguments { ["minimum": minimum, "maximum": maximum] }

  @usableFromInline var name: String { details.name }

  @usableFromInline var parameters: [String: JSONValue] { arguments.described }

  @usableFromInline var hints: InputHints { InputHints(ofLeast: minimum) }

  @usableFromInline var withheldParameters: Set<String> { [] }

  func schema(of type: JSONType) -> Schema? {
    Schema(
      bounds: parameters, of: type,
      keywords: ["minimum": .inclusive("minimum"), "maximum": .inclusive("maximum")])
  }

  @inlinable
  func isSatisfied(by value: Value) -> Bool {
    // Written so that a value that compares with nothing, such as NaN, is in no range.
    guard value == value, !value.isDecimalNaN else { return false }
    if let minimum, !(value >= minimum) || minimum.isDecimalNaN { return false }
    if let maximum, !(value <= maximum) || maximum.isDecimalNaN { return false }
    return true
  }
}

extension InputHints {
  /// The hints of numbers from a least one on.
  init(ofLeast minimum: Any?) {
    self.init()
    isNeverNegative =
      switch minimum.map({ JSONValue(describing: $0) }) {
      case .integer(let bound): bound >= 0
      case .number(let bound): bound >= 0
      case .decimal(let bound): bound >= 0
      default: false
      }
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
struct HalfOpenRangeRule<Value: Comparable & Sendable>: DescribedRule, Equatable {
  /// The accepted values.
  let range: Range<Value>

  /// Creates a rule that accepts the values of a range.
  ///
  /// - Precondition: The range is not empty.
  init(_ range: Range<Value>) {
    precondition(!range.isEmpty, "No value lies in \(range)")
    self.range = range
  }

  var details: RuleDescription { .halfOpenRange }

  var arguments: RuleArguments { ["minimum": range.lowerBound, "bound": range.upperBound] }

  var hints: InputHints { InputHints(ofLeast: range.lowerBound) }

  func schema(of type: JSONType) -> Schema? {
    Schema(
      bounds: parameters, of: type, keywords: ["minimum": .inclusive("minimum"), "bound": .exclusiveMaximum])
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
/// made by `RangeRule`.
struct StrictBoundRule<Value: Comparable & Sendable>: DescribedRule, Equatable {
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

  var details: RuleDescription { side == .above ? .greater : .less }

  var arguments: RuleArguments { ["bound": bound] }

  var hints: InputHints { side == .above ? InputHints(ofLeast: bound) : InputHints() }

  func schema(of type: JSONType) -> Schema? {
    Schema(
      bounds: parameters, of: type,
      keywords: ["bound": side == .above ? .exclusiveMinimum : .exclusiveMaximum])
  }

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

extension RuleDescription {
  static let minimum = RuleDescription("minimum")
  static let maximum = RuleDescription("maximum")

  static let range = RuleDescription(
    "range", keys: { $1["minimum"] == $1["maximum"] ? MessageKeys(shared: "value") : MessageKeys($0) },
    places: ["value": .parameter("minimum")])

  static let halfOpenRange = RuleDescription("half-open-range")
  static let greater = RuleDescription("greater")
  static let less = RuleDescription("less")
}

extension RuleDescriptor where Value: Codable & Comparable & Sendable {
  /// The rules for values within bounds.
  @_semantics("optimize.sil.specialize.generic.never")
  static func bounds(_ samples: RuleSamples<Value>? = nil) -> [Self] {
    [
      Self(
        .minimum, ".minimum(5)", "a value and all above it",
        example: samples.map { $0.example(["minimum": $0.middle], valid: $0.middle, invalid: $0.low) }
      ) { try .minimum($0.value("minimum")) },
      Self(
        .maximum, ".maximum(5)", "a value and all below it",
        example: samples.map { $0.example(["maximum": $0.middle], valid: $0.middle, invalid: $0.high) }
      ) { try .maximum($0.value("maximum")) },
      Self(
        .range, ".range(1...9)", "values within a range, both bounds included",
        example: samples.map {
          $0.example(["minimum": $0.low, "maximum": $0.middle], valid: $0.middle, invalid: $0.high)
        }
      ) {
        let bounds = try $0.bounds(Value.self)
        return Rule(RangeRule(minimum: bounds.minimum, maximum: bounds.maximum))
      },
      Self(
        .halfOpenRange, ".range(0..<10)", "values within a range, the upper bound left out",
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
        .greater, ".greaterThan(0)", "values above a bound",
        example: samples.map { $0.example(["bound": $0.middle], valid: $0.high, invalid: $0.middle) }
      ) { try .greaterThan($0.value("bound")) },
      Self(
        .less, ".lessThan(0)", "values below a bound",
        example: samples.map { $0.example(["bound": $0.middle], valid: $0.low, invalid: $0.middle) }
      ) { try .lessThan($0.value("bound")) },
    ]
  }
}

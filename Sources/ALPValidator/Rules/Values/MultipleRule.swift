public import Foundation

/// A rule that accepts integers that are multiples of another; zero is one of every number.
public struct MultipleRule<Value: BinaryInteger & Sendable>: ValidationRule, Hashable {
  /// The number of which values are multiples.
  public let step: Value

  /// Creates a rule that accepts multiples of a number.
  ///
  /// - Precondition: `step` is not zero.
  public init(of step: Value) {
    precondition(step != 0, "A multiple of 0 is asked for")
    self.step = step
  }

  public var name: String { "multiple-of" }

  public var parameters: [String: JSONValue] { ["step": JSONValue(describing: step)] }

  public func isSatisfied(by value: Value) -> Bool { value.isMultiple(of: step) }
}

/// A rule that accepts numbers that are multiples of another, as the two are written in decimal.
///
/// So 0.3 is a multiple of 0.1 for every type of number, although the nearest binary fractions are not: a
/// floating-point number stands for its shortest decimal description. Nothing is rounded. NaN and the infinities are
/// multiples of nothing.
///
/// ```swift
/// DecimalMultipleRule(of: 0.1).isSatisfied(by: 0.3)  // true
/// ```
public struct DecimalMultipleRule<Value: Hashable & CustomStringConvertible & Sendable>: ValidationRule,
  Hashable
{
  /// The number of which values are multiples.
  public let step: Value

  private let significand: UInt64
  private let exponent: Int

  private init(checking step: Value) {
    guard let notation = DecimalNotation(step.description), !notation.isZero else {
      preconditionFailure("A multiple of \(step) is asked for")
    }
    guard let significand = notation.significand else {
      preconditionFailure("\(step) has more than 18 significant digits")
    }
    self.step = step
    self.significand = significand
    exponent = notation.exponent
  }

  /// Creates a rule that accepts multiples of a floating-point number.
  ///
  /// - Precondition: `step` is finite and not zero.
  public init(of step: Value) where Value: BinaryFloatingPoint { self.init(checking: step) }

  /// Creates a rule that accepts multiples of a decimal number.
  ///
  /// - Precondition: `step` is neither NaN nor zero, and has at most 18 significant digits.
  public init(of step: Value) where Value == Decimal { self.init(checking: step) }

  public var name: String { "multiple-of" }

  public var parameters: [String: JSONValue] { ["step": JSONValue(describing: step)] }

  public func isSatisfied(by value: Value) -> Bool {
    DecimalNotation(value.description)?.isMultiple(ofSignificand: significand, exponent: exponent) ?? false
  }
}

extension Rule where Value: BinaryInteger & Sendable {
  /// A rule that accepts multiples of a number; zero is one.
  ///
  /// - Precondition: `step` is not zero.
  public static func multiple(of step: Value) -> Self { Self(MultipleRule(of: step)) }
}

extension Rule where Value: BinaryFloatingPoint & CustomStringConvertible & Sendable {
  /// A rule that accepts multiples of a number, as the two are written in decimal: 0.3 is one of 0.1.
  ///
  /// - Precondition: `step` is finite and not zero.
  public static func multiple(of step: Value) -> Self { Self(DecimalMultipleRule(of: step)) }
}

extension Rule where Value == Decimal {
  /// A rule that accepts multiples of a number; zero is one.
  ///
  /// - Precondition: `step` is neither NaN nor zero, and has at most 18 significant digits.
  public static func multiple(of step: Value) -> Self { Self(DecimalMultipleRule(of: step)) }
}

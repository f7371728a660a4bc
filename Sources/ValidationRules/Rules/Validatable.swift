public import Foundation

/// A type whose values can be validated directly.
///
/// The types of the standard library and Foundation whose values people enter conform to it. To make your
/// type conform, write an empty extension. For optional values, and types that don't conform, use
/// ``RuleSet/failures(for:)-(Value?)``. To accept values that satisfy any of several rules, combine the
/// rules: `.email || .phoneNumber`.
///
/// ```swift
/// extension Seat: Validatable {}
/// ```
///
/// ```swift
/// Seat().validate(.satisfies("aisle", \.isAtTheAisle))
/// ```
public protocol Validatable {}

extension Validatable {
  /// Returns valid, or the rules of severity ``Severity/error`` that the value fails.
  public func validate(_ rules: Rule<Self>...) -> ValidationResult { validate(rules: RuleSet(rules)) }

  /// Returns valid, or the rules of severity ``Severity/error`` that the value fails.
  public func validate(rules: RuleSet<Self>) -> ValidationResult {
    ValidationResult(rules.failures(for: self))
  }

  /// Returns the value after applying formatters in order.
  public func formatted(with formatters: ValueFormatter<Self>...) -> Self {
    formatters.reduce(self) { $1($0) }
  }
}

extension String: Validatable {}
extension Substring: Validatable {}
extension Character: Validatable {}
extension Bool: Validatable {}

extension Int: Validatable {}
extension Int8: Validatable {}
extension Int16: Validatable {}
extension Int32: Validatable {}
extension Int64: Validatable {}
extension UInt: Validatable {}
extension UInt8: Validatable {}
extension UInt16: Validatable {}
extension UInt32: Validatable {}
extension UInt64: Validatable {}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: Validatable {}
#endif
extension Float: Validatable {}
extension Double: Validatable {}
extension CGFloat: Validatable {}
extension Decimal: Validatable {}

extension Date: Validatable {}
extension DateComponents: Validatable {}
extension Duration: Validatable {}
extension URL: Validatable {}
extension UUID: Validatable {}
extension Data: Validatable {}

extension Array: Validatable {}
extension ArraySlice: Validatable {}
extension ContiguousArray: Validatable {}
extension Set: Validatable {}
extension Dictionary: Validatable {}

extension JSONValue: Validatable {}

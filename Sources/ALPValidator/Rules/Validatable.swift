public import Foundation

/// A type whose values can be validated directly.
///
/// Types of the standard library and Foundation whose values people enter conform to it. An empty extension makes your
/// type conform. To validate values of other types, use ``RuleSet/validate(_:)`` or ``Validator/validate(_:rules:)``.
///
/// ```swift
/// extension Seat: Validatable {}
/// seat.validate(.satisfies("aisle", \.isAtTheAisle))
/// ```
public protocol Validatable {}

extension Validatable {
  /// Returns valid, or the rules of severity ``Severity/error`` that the value fails.
  public func validate(_ rules: Rule<Self>...) -> ValidationResult { RuleSet(rules).validate(self) }

  /// Returns valid, or the rules of severity ``Severity/error`` that the value fails.
  public func validate(rules: RuleSet<Self>) -> ValidationResult { rules.validate(self) }

  /// Returns valid if the value satisfies all of the rules, else the failures; the same as ``validate(rules:)``.
  public func satisfyAll(rules: RuleSet<Self>) -> ValidationResult { rules.validate(self) }

  /// Returns valid if the value satisfies at least one of the rules, else the failures of all.
  public func satisfyAny(rules: RuleSet<Self>) -> ValidationResult { rules.validateAny(self) }

  /// Returns the value after applying formatters in order.
  public func formatted(with formatters: ValueFormatter<Self>...) -> Self {
    formatters.reduce(self) { $1($0) }
  }
}

// An optional validates the value that it wraps, of any type, so it is not Validatable itself.
extension Optional {
  /// Returns valid, or the rules of severity ``Severity/error`` that the value fails; `nil` fails every rule.
  ///
  /// A missing string counts as an empty one.
  public func validate(_ rules: Rule<Wrapped>...) -> ValidationResult { RuleSet(rules).validate(self) }

  /// Returns valid, or the rules of severity ``Severity/error`` that the value fails.
  ///
  /// `nil` fails every rule, unless the set is optional.
  public func validate(rules: RuleSet<Wrapped>) -> ValidationResult { rules.validate(self) }

  /// Returns valid if the value satisfies all of the rules, else the failures.
  public func satisfyAll(rules: RuleSet<Wrapped>) -> ValidationResult { rules.validate(self) }

  /// Returns valid if the value satisfies at least one of the rules, else the failures of all.
  public func satisfyAny(rules: RuleSet<Wrapped>) -> ValidationResult { rules.validateAny(self) }

  /// Returns the value after applying formatters in order; `nil` stays `nil`.
  public func formatted(with formatters: ValueFormatter<Wrapped>...) -> Self {
    map { formatters.reduce($0) { $1($0) } }
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

extension FileValue: Validatable {}
extension JSONValue: Validatable {}

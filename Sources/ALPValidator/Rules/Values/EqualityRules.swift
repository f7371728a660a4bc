import ValidationFormats

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

/// A rule that accepts one text, or all texts but one, whatever their case.
///
/// ```swift
/// TextEqualityRule("DELETE").isSatisfied(by: "delete")  // true
/// ```
///
/// How case is ignored is told by `TextSearch`. Where case counts, ``EqualityRule`` and ``InequalityRule`` compare.
public struct TextEqualityRule: ValidationRule, Hashable {
  /// The text that values are compared with.
  public let other: String
  /// Whether texts that are not the same are accepted, instead of the same one.
  public let acceptsOthers: Bool

  /// Creates a rule that accepts one text in any case, or all texts but that.
  public init(_ other: String, acceptsOthers: Bool = false) {
    self.other = other
    self.acceptsOthers = acceptsOthers
  }

  public var name: String { acceptsOthers ? "different" : "same" }

  public var parameters: [String: JSONValue] { ["other": .string(other), "caseSensitive": false] }

  public func isSatisfied(by text: String) -> Bool {
    TextSearch.isSame(text, as: other, caseSensitive: false) != acceptsOthers
  }
}

extension Rule where Value == String {
  /// A rule that accepts only the same text, in its own case or in any.
  public static func same(as other: String, caseSensitive: Bool) -> Self {
    caseSensitive ? .same(as: other) : Self(TextEqualityRule(other))
  }

  /// A rule that accepts all texts but one, in its own case or in any.
  public static func different(from other: String, caseSensitive: Bool) -> Self {
    caseSensitive ? .different(from: other) : Self(TextEqualityRule(other, acceptsOthers: true))
  }
}

/// A rule that accepts `true`, or one that accepts `false`.
public struct BooleanRule: ValidationRule, Hashable {
  /// The value that is accepted.
  public let expected: Bool

  /// Creates a rule that accepts one of the two values.
  public init(_ expected: Bool) { self.expected = expected }

  public var name: String { expected ? "is-true" : "is-false" }

  public func isSatisfied(by value: Bool) -> Bool { value == expected }
}

extension Rule where Value == Bool {
  /// A rule that accepts `true`, such as the consent to terms.
  public static var isTrue: Self { Self(BooleanRule(true)) }

  /// A rule that accepts `false`.
  public static var isFalse: Self { Self(BooleanRule(false)) }
}

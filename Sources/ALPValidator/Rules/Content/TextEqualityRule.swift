import ValidationFormats

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

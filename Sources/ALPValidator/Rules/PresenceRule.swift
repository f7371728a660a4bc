/// A rule that accepts values with content: neither an empty string nor an empty collection.
///
/// White space is content. A missing value fails this rule as it fails every rule.
public struct PresenceRule<Value>: ValidationRule, Hashable {
  /// Creates the rule.
  public init() {}

  public var name: String { "presence" }

  public func isSatisfied(by value: Value) -> Bool { !Emptiness.isEmpty(value) }
}

/// A rule that accepts text that is not empty; the presence rule of strings.
public struct TextPresenceRule: ValidationRule, Hashable {
  /// Creates the rule.
  public init() {}

  public var name: String { "presence" }

  public func isSatisfied(by text: String) -> Bool { !text.isEmpty }
}

extension Rule {
  /// A rule that accepts values with content: neither an empty string nor an empty collection.
  ///
  /// White space is content.
  public static var notEmpty: Self {
    Rule<String>(TextPresenceRule()) as? Self ?? Self(PresenceRule())
  }
}

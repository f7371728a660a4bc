/// A type whose values stand for a regular expression, so that patterns can be kept and named in one place.
///
/// ```swift
/// enum ShopPattern: String, PatternProviding {
///   case articleNumber = "[A-Z]{2}[0-9]{6}"
///   var pattern: String { rawValue }
/// }
/// try validator.addRule(.matches(ShopPattern.articleNumber))
/// ```
public protocol PatternProviding {
  /// The regular expression, which has to match the whole text.
  var pattern: String { get }
}

/// Patterns that are often asked for; the rules named beside them do the same faster.
public enum CommonPattern: String, PatternProviding, CaseIterable, Sendable {
  /// A decimal digit somewhere; `.containsDigit` is the rule.
  case containsDigit
  /// An upper-case letter somewhere; `.containsUppercase` is the rule.
  case containsUppercase
  /// A lower-case letter somewhere; `.containsLowercase` is the rule.
  case containsLowercase

  public var pattern: String {
    switch self {
    case .containsDigit: #"\P{Nd}*\p{Nd}[\s\S]*"#
    case .containsUppercase: #"[^\p{Lu}\p{Lt}]*[\p{Lu}\p{Lt}][\s\S]*"#
    case .containsLowercase: #"\P{Ll}*\p{Ll}[\s\S]*"#
    }
  }
}

extension Rule where Value == String {
  /// A rule that accepts text that matches the pattern of a type as a whole.
  ///
  /// - Throws: ``PatternError`` if the pattern is not a regular expression.
  public static func matches(_ provider: some PatternProviding) throws(PatternError) -> Self {
    try .matches(provider.pattern)
  }
}

/// A rule that accepts text with another text in it, at its start, or at its end.
///
/// Texts are compared character by character, so `é` is found in either spelling of Unicode, and `e` is not
/// found within it. `TextSearch` describes how case is ignored.
///
/// ```swift
/// Rule.contains("word", caseSensitive: false).isSatisfied(by: "PASSWORD")
/// // true
/// ```
struct TextSearchRule: DescribedRule, Equatable {
  /// A place in the text.
  enum Place: Sendable {
    /// Anywhere.
    case anywhere
    /// At the start.
    case start
    /// At the end.
    case end
  }

  /// The text that is searched for. Every text contains the empty text.
  let text: String
  /// The place in which the text is searched for.
  let place: Place
  /// Whether `A` and `a` are different.
  let caseSensitive: Bool

  /// Creates a rule that accepts text with another text in a certain place.
  ///
  /// - Parameters:
  ///   - text: The text that is searched for.
  ///   - place: The place in the text.
  ///   - caseSensitive: Whether uppercase and lowercase letters are different.
  init(_ text: String, at place: Place = .anywhere, caseSensitive: Bool = true) {
    self.text = text
    self.place = place
    self.caseSensitive = caseSensitive
  }

  var details: RuleDescription {
    switch place {
    case .anywhere: .contains
    case .start: .startsWith
    case .end: .endsWith
    }
  }

  var arguments: RuleArguments { ["text": text, "caseSensitive": caseSensitive] }

  func schema(of type: JSONType) -> Schema? {
    guard caseSensitive, let text = SchemaPattern.literal(text) else { return nil }
    let pattern = place == .start ? "^\(text)" : place == .end ? "\(text)$" : text
    // A character may have combining marks, which a pattern does not see.
    return Schema(pattern: pattern, isExact: false)
  }

  func isSatisfied(by value: String) -> Bool {
    switch place {
    case .anywhere: TextSearch.contains(text, in: value, caseSensitive: caseSensitive)
    case .start: TextSearch.starts(value, with: text, caseSensitive: caseSensitive)
    case .end: TextSearch.ends(value, with: text, caseSensitive: caseSensitive)
    }
  }
}

extension Rule where Value == String {
  /// A rule that accepts text with another text in it.
  ///
  /// - Parameters:
  ///   - text: The text that is searched for.
  ///   - caseSensitive: Whether uppercase and lowercase letters are different.
  /// - Returns: The rule.
  public static func contains(_ text: String, caseSensitive: Bool = true) -> Self {
    Self(TextSearchRule(text, caseSensitive: caseSensitive))
  }

  /// A rule that accepts text that starts with another text.
  ///
  /// - Parameters:
  ///   - prefix: The text at the start.
  ///   - caseSensitive: Whether uppercase and lowercase letters are different.
  /// - Returns: The rule.
  public static func starts(with prefix: String, caseSensitive: Bool = true) -> Self {
    Self(TextSearchRule(prefix, at: .start, caseSensitive: caseSensitive))
  }

  /// A rule that accepts text that ends with another text.
  ///
  /// - Parameters:
  ///   - suffix: The text at the end.
  ///   - caseSensitive: Whether uppercase and lowercase letters are different.
  /// - Returns: The rule.
  public static func ends(with suffix: String, caseSensitive: Bool = true) -> Self {
    Self(TextSearchRule(suffix, at: .end, caseSensitive: caseSensitive))
  }
}

extension RuleDescription {
  // Without an example, which is none for another text: a message that may not name the text says only that the
  // value is not valid.
  static let contains = RuleDescription("contains", withheldParameters: ["text"])
  static let startsWith = RuleDescription("starts-with", withheldParameters: ["text"])
  static let endsWith = RuleDescription("ends-with", withheldParameters: ["text"])
}

extension RuleDescriptor<String> {
  /// The rules for text within text.
  static var searches: [Self] {
    [
      Self(
        .contains, ".contains(\"password\", caseSensitive: false)", "text with another in it",
        with: ["text": "password", "caseSensitive": false], valid: "myPassword", invalid: "secret"
      ) { try .contains($0.value("text"), caseSensitive: $0.value("caseSensitive", or: true)) },
      Self(
        .startsWith, ".starts(with: \"+\")", "text that starts with another", with: ["text": "+"],
        valid: "+44", invalid: "44+"
      ) { try .starts(with: $0.value("text"), caseSensitive: $0.value("caseSensitive", or: true)) },
      Self(
        .endsWith, ".ends(with: \".org\")", "text that ends with another", with: ["text": ".org"],
        valid: "example.org", invalid: "example.com"
      ) { try .ends(with: $0.value("text"), caseSensitive: $0.value("caseSensitive", or: true)) },
    ]
  }

  /// The rules for the content of text.
  static var content: [Self] { characterKinds + searches + [pattern] }
}

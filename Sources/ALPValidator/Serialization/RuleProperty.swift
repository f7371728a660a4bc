/// A property of a structure for rules as data: its key path, and its name in paths.
///
/// ```swift
/// extension Guest: VocabularyProviding {
///   static let ruleVocabulary = RuleVocabulary<Guest>.properties(.at(\.email, "email"), .at(\.age, "age"))
/// }
/// ```
///
/// ```swift
/// let json = Data(#"[{"at": {"path": "/email", "rules": ["presence", "email"]}}]"#.utf8)
/// let rules = try RuleSet<Guest>(json: json)  // [.at(\.email, "email", [.notEmpty, .email])]
/// ```
public struct RuleProperty<Value>: Sendable {
  /// The name of the rule for the property.
  fileprivate let ruleName: String
  /// The name of the property, as a path.
  fileprivate let path: String
  /// Reads the rule set of the property, which is written beside the path.
  fileprivate let rule:
    @Sendable (_ decoder: any Decoder, _ depth: Int, _ unknownRules: UnknownRulePolicy) throws -> Rule<Value>

  private init<Part: VocabularyProviding>(
    _ ruleName: String, _ key: String, _ rule: @escaping @Sendable (RuleSet<Part>) -> Rule<Value>
  ) {
    self.ruleName = ruleName
    path = ValidationPath([.key(key)]).description
    self.rule = { decoder, depth, unknownRules in
      let vocabulary = RuleVocabulary<Part>.given(in: decoder.userInfo) ?? .standard
      return rule(try RuleReader(vocabulary, unknownRules).set(from: decoder, depth: depth, besides: [.path]))
    }
  }

  /// A property, optional or not, that satisfies a rule set.
  ///
  /// - Parameters:
  ///   - property: The property, as a key path.
  ///   - key: The name of the property in paths.
  /// - Returns: The property.
  public static func at<Property: VocabularyProviding>(
    _ property: @escaping @Sendable (Value) -> Property?, _ key: String
  ) -> Self {
    Self("at", key) { .at(property, key, $0) }
  }

  /// A collection whose elements all satisfy a rule set.
  ///
  /// - Parameters:
  ///   - elements: The property, as a key path.
  ///   - key: The name of the property in paths.
  /// - Returns: The collection.
  public static func each<Elements: Collection & SendableMetatype>(
    _ elements: @escaping @Sendable (Value) -> Elements, _ key: String
  ) -> Self where Elements.Element: VocabularyProviding {
    Self("each", key) { .each(elements, key, $0) }
  }

  /// A dictionary whose values all satisfy a rule set.
  ///
  /// - Parameters:
  ///   - dictionary: The property, as a key path.
  ///   - key: The name of the property in paths.
  /// - Returns: The dictionary.
  public static func each<Element: VocabularyProviding>(
    _ dictionary: @escaping @Sendable (Value) -> [String: Element], _ key: String
  ) -> Self {
    Self("each", key) { .each(dictionary, key, $0) }
  }
}

extension RuleVocabulary {
  /// The rules `at` and `each` for the properties of a structure.
  ///
  /// Add rules about several properties under their names:
  ///
  /// ```swift
  /// var vocabulary = RuleVocabulary<SignUp>.properties(.at(\.email, "email"), .each(\.guests, "guests"))
  /// vocabulary["same"] = { _ in .satisfies("same", at: "repeated") { $0.password == $0.repeated } }
  /// ```
  public static func properties(_ properties: RuleProperty<Value>...) -> Self {
    var vocabulary = Self()
    for name in ["at", "each"] {
      let properties = properties.filter { $0.ruleName == name }
      vocabulary[name] = { try $0.rule(of: properties) }
    }
    return vocabulary
  }
}

extension RuleParameters {
  /// Returns the rule for one of some properties.
  fileprivate mutating func rule<Value>(of properties: [RuleProperty<Value>]) throws -> Rule<Value> {
    let (decoder, depth, unknownRules) = withoutParameters()
    guard let decoder else {
      let message =
        "missing parameter \"path\"; write {\"\(ruleName)\": {\"path\": \"/name\", \"rules\": […]}}"
      throw DecodingError.rules(lack: .path, message, at: codingPath)
    }
    guard let values = try? decoder.container(keyedBy: RuleKey.self) else {
      throw DecodingError.rules(
        need: "an object with \"path\" and \"rules\"", [String: JSONValue].self, by: decoder)
    }
    guard values.contains(.path) else { throw try missing(["path"]) }
    let path = try values.decode(RuleLiteral<String>.self, forKey: .path).value
    guard let property = properties.first(where: { $0.path == path }) else {
      let known = properties.map(\.path)
      let remedy = RuleDataText.suggestion(
        for: path, among: known,
        otherwise: known.isEmpty ? "the vocabulary has none" : "there are \(known.joined(separator: ", "))")
      throw DecodingError.rules(
        unknown: "unknown path \(RuleDataText.quoted(path)); \(remedy)", at: codingPath + [RuleKey.path])
    }
    return try property.rule(decoder, depth + 1, unknownRules)
  }
}

/// A property of a structure for rules as data: its key path, and its name in paths.
///
/// ```swift
/// extension Guest: VocabularyProviding {
///   static let ruleVocabulary = RuleVocabulary<Guest>.properties(
///     .at(\.email, "email"), .at(\.age, "age"))
/// }
/// ```
///
/// ```swift
/// let json = Data(
///   #"[{"at": {"path": "/email", "rules": ["presence", "email"]}}]"#.utf8)
/// // The same as [.at(\.email, "email", [.notEmpty, .email])].
/// let rules = try RuleSet<Guest>(json: json)
/// ```
public struct RuleProperty<Value>: Sendable {
  /// The name of the rule for the property.
  fileprivate let ruleName: String
  /// The name of the property, as a path.
  fileprivate let path: String
  /// Reads the rule set of the property, which is written beside the path.
  fileprivate let rule:
    @Sendable (_ decoder: any Decoder, _ depth: Int, _ unknownRules: UnknownRulePolicy) throws -> Rule<Value>

  private init(
    _ ruleName: String, _ name: String,
    rule:
      @escaping @Sendable (_ decoder: any Decoder, _ depth: Int, _ unknownRules: UnknownRulePolicy) throws ->
      Rule<Value>
  ) {
    self.ruleName = ruleName
    path = ValidationPath([.key(name)]).description
    self.rule = rule
  }

  /// Creates a property whose rules are in a set.
  private init<Part: VocabularyProviding>(
    _ name: String, _ rule: @escaping @Sendable (RuleSet<Part>) -> Rule<Value>
  ) {
    self.init("at", name) { decoder, depth, unknownRules in
      let vocabulary = RuleVocabulary<Part>.given(in: decoder.userInfo) ?? .standard
      return rule(try RuleReader(vocabulary, unknownRules).set(from: decoder, depth: depth, besides: [.path]))
    }
  }

  /// Creates a list whose elements have rules in a set.
  private init<Element: VocabularyProviding>(
    list name: String,
    _ rule: @escaping @Sendable (_ list: RuleSet<[Element]>, RuleSet<Element>) -> Rule<Value>
  ) {
    self.init("each", name) { decoder, depth, unknownRules in
      let vocabulary = RuleVocabulary<Element>.given(in: decoder.userInfo) ?? .standard
      let elements = try RuleReader(vocabulary, unknownRules).set(
        from: decoder, depth: depth, besides: [.path, .list])
      let values = try decoder.container(keyedBy: RuleKey.self)
      guard values.contains(.list) else { return rule([], elements) }
      let listVocabulary = RuleVocabulary<[Element]>.given(in: decoder.userInfo) ?? .standard
      let list = try RuleReader(listVocabulary, unknownRules).set(
        from: try values.superDecoder(forKey: .list), depth: depth)
      return rule(list, elements)
    }
  }

  /// Creates a dictionary whose values have rules in a set.
  private init<Element: VocabularyProviding>(
    dictionary name: String, _ rule: @escaping @Sendable (RuleSet<Element>) -> Rule<Value>
  ) {
    self.init("each", name) { decoder, depth, unknownRules in
      let vocabulary = RuleVocabulary<Element>.given(in: decoder.userInfo) ?? .standard
      return rule(try RuleReader(vocabulary, unknownRules).set(from: decoder, depth: depth, besides: [.path]))
    }
  }

  /// A property that satisfies a rule set.
  ///
  /// - Parameters:
  ///   - property: The property, as a key path.
  ///   - name: The name of the property in JSON and in paths.
  ///   - label: The label for people.
  ///   - formatters: The formatters, which apply before the rules.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema no default of the
  ///     property. Its messages, and its rules in a schema, are those of any other property.
  /// - Returns: The property.
  @_disfavoredOverload
  public static func at<Property: VocabularyProviding>(
    _ property: any WritableKeyPath<Value, Property> & Sendable, _ name: String, label: String? = nil,
    formatters: [ValueFormatter<Property>] = [], isSecret: Bool = false
  ) -> Self {
    Self(name) { .at(property, name, label: label, formatters: formatters, isSecret: isSecret, $0) }
  }

  /// A property that may be `nil`, and otherwise satisfies a rule set.
  ///
  /// - Parameters:
  ///   - property: The property, as a key path.
  ///   - name: The name of the property in JSON and in paths.
  ///   - label: The label for people.
  ///   - formatters: The formatters, which apply before the rules.
  ///   - isSecret: Whether failures have no parameters, a draft no value, and a JSON Schema no default of the
  ///     property. Its messages, and its rules in a schema, are those of any other property.
  /// - Returns: The property.
  public static func at<Property: VocabularyProviding>(
    _ property: any WritableKeyPath<Value, Property?> & Sendable, _ name: String, label: String? = nil,
    formatters: [ValueFormatter<Property>] = [], isSecret: Bool = false
  ) -> Self {
    Self(name) { .at(property, name, label: label, formatters: formatters, isSecret: isSecret, $0) }
  }

  /// A list whose elements all satisfy a rule set.
  ///
  /// - Parameters:
  ///   - list: The property, as a key path.
  ///   - name: The name of the property in JSON and in paths.
  ///   - label: The label for people.
  ///   - elementLabel: The label of each element; if it is `nil`, that of the list.
  ///   - formatters: The formatters of each element, which apply before its rules.
  /// - Returns: The list.
  /// - Precondition: Elements with `formatters` have no declared properties.
  public static func each<Element: VocabularyProviding>(
    _ list: any WritableKeyPath<Value, [Element]> & Sendable, _ name: String, label: String? = nil,
    elementLabel: String? = nil, formatters: [ValueFormatter<Element>] = []
  ) -> Self {
    Self(list: name) {
      .each(list, name, label: label, list: $0, elementLabel: elementLabel, formatters: formatters, $1)
    }
  }

  /// A list that may be `nil`, and whose elements all satisfy a rule set.
  ///
  /// - Parameters:
  ///   - list: The property, as a key path.
  ///   - name: The name of the property in JSON and in paths.
  ///   - label: The label for people.
  ///   - elementLabel: The label of each element; if it is `nil`, that of the list.
  ///   - formatters: The formatters of each element, which apply before its rules.
  /// - Returns: The list.
  /// - Precondition: Elements with `formatters` have no declared properties.
  public static func each<Element: VocabularyProviding>(
    _ list: any WritableKeyPath<Value, [Element]?> & Sendable, _ name: String, label: String? = nil,
    elementLabel: String? = nil, formatters: [ValueFormatter<Element>] = []
  ) -> Self {
    Self(list: name) {
      .each(list, name, label: label, list: $0, elementLabel: elementLabel, formatters: formatters, $1)
    }
  }

  /// A dictionary whose values all satisfy a rule set.
  ///
  /// - Parameters:
  ///   - dictionary: The property, as a key path.
  ///   - name: The name of the property in JSON and in paths.
  ///   - label: The label for people.
  ///   - elementLabel: The label of each value; if it is `nil`, that of the dictionary.
  ///   - formatters: The formatters of each value, which apply before its rules.
  /// - Returns: The dictionary.
  /// - Precondition: Elements with `formatters` have no declared properties.
  public static func each<Element: VocabularyProviding>(
    _ dictionary: any WritableKeyPath<Value, [String: Element]> & Sendable, _ name: String,
    label: String? = nil, elementLabel: String? = nil, formatters: [ValueFormatter<Element>] = []
  ) -> Self {
    Self(dictionary: name) {
      .each(dictionary, name, label: label, elementLabel: elementLabel, formatters: formatters, $0)
    }
  }

  /// A dictionary that may be `nil`, and whose values all satisfy a rule set.
  ///
  /// - Parameters:
  ///   - dictionary: The property, as a key path.
  ///   - name: The name of the property in JSON and in paths.
  ///   - label: The label for people.
  ///   - elementLabel: The label of each value; if it is `nil`, that of the dictionary.
  ///   - formatters: The formatters of each value, which apply before its rules.
  /// - Returns: The dictionary.
  /// - Precondition: Elements with `formatters` have no declared properties.
  public static func each<Element: VocabularyProviding>(
    _ dictionary: any WritableKeyPath<Value, [String: Element]?> & Sendable, _ name: String,
    label: String? = nil, elementLabel: String? = nil, formatters: [ValueFormatter<Element>] = []
  ) -> Self {
    Self(dictionary: name) {
      .each(dictionary, name, label: label, elementLabel: elementLabel, formatters: formatters, $0)
    }
  }
}

extension RuleVocabulary {
  /// The rules `at` and `each` for the properties of a structure.
  ///
  /// Add rules about several properties under their names:
  ///
  /// ```swift
  /// var vocabulary = RuleVocabulary<SignUp>.properties(
  ///   .at(\.email, "email"), .each(\.guests, "guests"))
  /// vocabulary["same"] = { _ in
  ///   .satisfies("same", at: "/repeated") { $0.password == $0.repeated }
  /// }
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

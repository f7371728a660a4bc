/// Reads rules with a vocabulary.
package struct RuleReader<Value> {
  private let vocabulary: RuleVocabulary<Value>
  private let unknownRules: UnknownRulePolicy

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - vocabulary: The available rules.
  ///   - unknownRules: What happens to unknown rules; `nil` for what the vocabulary says.
  package init(_ vocabulary: RuleVocabulary<Value>, _ unknownRules: UnknownRulePolicy? = nil) {
    self.vocabulary = vocabulary
    self.unknownRules = unknownRules ?? vocabulary.unknownRules
  }

  /// Reads a list of rules, or an object with the list and the options of the set.
  ///
  /// - Parameters:
  ///   - decoder: The decoder.
  ///   - depth: How deep the set is within other rules.
  ///   - keys: The keys that the object has besides those of a set.
  /// - Returns: The set.
  /// - Throws: `DecodingError` with the fault and its place.
  @_semantics("optimize.sil.specialize.generic.never")
  package func set(
    from decoder: any Decoder, depth: Int = 0, besides keys: [RuleKey] = []
  ) throws -> RuleSet<Value> {
    if (try? decoder.unkeyedContainer()) != nil { return RuleSet(try rules(from: decoder, depth)) }
    guard let values = try? decoder.container(keyedBy: RuleKey.self) else {
      throw DecodingError.rules(
        need: "a list of rules or an object with \"rules\"", RuleSet<Value>.self, by: decoder)
    }
    let known = (keys + RuleKey.ofSet).map(\.stringValue)
    for stranger in values.allKeys.map(\.stringValue).sorted(byKey: \.self)
    where !known.contains(stranger) && (stranger != RuleKey.version.stringValue || !keys.isEmpty) {
      let remedy = RuleDataText.suggestion(
        for: stranger, among: known,
        otherwise: "a set has \(known.joined(separator: ", ")); rules belong in a list")
      let error = DecodingError.rules(
        unknown: "unknown key \(RuleDataText.quoted(stranger)); \(remedy)", at: decoder.codingPath)
      // What the key says about the set of a property is not known, so the whole rule is skipped.
      guard keys.isEmpty else { throw error }
      try skip(error)
    }
    if let version: Int = try value(.version, in: values), version > RuleNotation.version {
      try skip(
        .rules(
          unknown:
            "version \(version) is newer than version \(RuleNotation.version); update this library, or skip unknown rules",
          at: decoder.codingPath + [RuleKey.version]))
    }
    guard values.contains(.rules) else {
      throw DecodingError.rules(
        lack: .rules, "missing \"rules\"; write {\"rules\": […]}", at: decoder.codingPath)
    }
    return RuleSet(
      try rules(from: try values.superDecoder(forKey: .rules), depth),
      isOptional: try flag(.isOptional, in: values),
      stopsAtFirstFailure: try flag(.stopsAtFirstFailure, in: values))
  }

  /// Reads the name of a rule, or an object with the name, the parameters, a message and a severity.
  @_semantics("optimize.sil.specialize.generic.never")
  func rule(from decoder: any Decoder, depth: Int = 0) throws -> Rule<Value> {
    try ruleWithParameters(from: decoder, depth: depth).rule
  }

  /// Reads a rule as above, with the parameters that a rule of its name has.
  @_semantics("optimize.sil.specialize.generic.never")
  func ruleWithParameters(from decoder: any Decoder, depth: Int = 0) throws -> (
    rule: Rule<Value>, parameters: [RuleParameter]
  ) {
    guard depth <= RuleNotation.greatestDepth else {
      throw DecodingError.rules(
        "rules are nested more than \(RuleNotation.greatestDepth) deep; use fewer levels",
        at: decoder.codingPath)
    }
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      return try rule(named: name, in: nil, at: decoder.codingPath, depth)
    }
    guard let values = try? decoder.container(keyedBy: RuleKey.self) else {
      throw DecodingError.rules(
        need: "the name of a rule such as \"email\" or an object such as {\"length\": {\"minimum\": 8}}",
        Rule<Value>.self, by: decoder)
    }
    let name = try name(in: values, at: decoder.codingPath)
    let key = RuleKey(stringValue: name)
    var (rule, parameters) = try rule(
      named: name, in: try values.superDecoder(forKey: key), at: decoder.codingPath + [key], depth)
    if let message: String = try value(.message, in: values) { rule.message = message }
    if let severity: String = try value(.severity, in: values) {
      rule.severity = try self.severity(severity, values)
    }
    return (rule, parameters)
  }

  private func rules(from decoder: any Decoder, _ depth: Int) throws -> [Rule<Value>] {
    guard var list = try? decoder.unkeyedContainer() else {
      throw DecodingError.rules(need: "a list of rules", [Rule<Value>].self, by: decoder)
    }
    var rules: [Rule<Value>] = []
    while !list.isAtEnd {
      do {
        rules.append(try rule(from: try list.superDecoder(), depth: depth))
      } catch let error as DecodingError where error.isAboutUnknownRule {
        try skip(error)
      }
    }
    return rules
  }

  /// Reports something unknown, or throws the error if that is not to be skipped.
  private func skip(_ error: DecodingError) throws {
    guard case .skipped(let report) = unknownRules else { throw error }
    report(error)
  }

  /// Returns the one key of an object that is the name of a rule.
  private func name(in values: KeyedDecodingContainer<RuleKey>, at path: [any CodingKey]) throws -> String {
    let names = values.allKeys.filter { !RuleKey.besideRule.contains($0) }.map(\.stringValue)
      .sorted(byKey: \.self)
    guard let name = names.first else {
      throw DecodingError.rules(
        "missing rule; write one with its parameters, such as {\"length\": {\"minimum\": 8}}", at: path)
    }
    guard names.count > 1 else { return name }
    if let stranger = names.first(where: { !isKnown($0) }) {
      let remedy = RuleDataText.suggestion(
        for: stranger, among: RuleKey.besideRule.map(\.stringValue),
        otherwise: "parameters belong in an object after the name of their rule")
      throw DecodingError.rules(unknown: "unknown key \(RuleDataText.quoted(stranger)); \(remedy)", at: path)
    }
    let list = names.map { "\"\($0)\"" }.joined(separator: " and ")
    throw DecodingError.rules("\(list) are in one object; write an object for each rule", at: path)
  }

  private func isKnown(_ name: String) -> Bool {
    vocabulary[name] != nil || RuleKey.composites.contains { $0.stringValue == name }
  }

  private func rule(
    named name: String, in decoder: (any Decoder)?, at path: [any CodingKey], _ depth: Int
  ) throws -> (Rule<Value>, [RuleParameter]) {
    switch name {
    case RuleKey.and.stringValue:
      return (Rule(folding: try parts(of: .and, in: decoder, at: path, depth)[...], with: &&), [])
    case RuleKey.or.stringValue:
      return (Rule(folding: try parts(of: .or, in: decoder, at: path, depth)[...], with: ||), [])
    case RuleKey.not.stringValue:
      guard let decoder else {
        throw DecodingError.rules(
          lack: .not, "missing rule; write {\"not\": …} with the rule that may not be satisfied", at: path)
      }
      return (!(try part(of: .not, from: decoder, depth)), [])
    default:
      guard let makeRule = vocabulary[name] else {
        throw unknown(name, at: decoder == nil ? path : path.dropLast())
      }
      var parameters = RuleParameters(
        of: name, in: decoder, at: path, depth: depth, unknownRules: unknownRules)
      let rule = try makeRule(&parameters)
      try parameters.finish()
      return (rule, parameters.declared)
    }
  }

  private func parts(
    of key: RuleKey, in decoder: (any Decoder)?, at path: [any CodingKey], _ depth: Int
  ) throws -> [Rule<Value>] {
    guard let decoder, var list = try? decoder.unkeyedContainer() else {
      let message =
        "\"\(key.stringValue)\" takes a list of rules, such as {\"\(key.stringValue)\": [\"presence\", …]}"
      throw DecodingError.rules(message, at: path)
    }
    var parts: [Rule<Value>] = []
    while !list.isAtEnd { parts.append(try part(of: key, from: try list.superDecoder(), depth)) }
    guard parts.count > 1 else {
      throw DecodingError.rules(
        "\"\(key.stringValue)\" takes two rules or more, not \(parts.count)", at: path)
    }
    return parts
  }

  /// Reads a rule within another, which has no severity, and within `not` no message.
  ///
  /// What is unknown within `not` makes the whole rule unknown: without it, the inner rule would accept more, and `not` less.
  private func part(of key: RuleKey, from decoder: any Decoder, _ depth: Int) throws -> Rule<Value> {
    let reader = key == .not ? RuleReader(vocabulary, .rejected) : self
    let rule = try reader.rule(from: decoder, depth: depth + 1)
    guard rule.severity == .error, key != .not || rule.message == nil else {
      let lost = key == .not ? "a message or severity" : "a severity"
      throw DecodingError.rules(
        "\(lost) within \"\(key.stringValue)\" has no effect; write it beside \"\(key.stringValue)\"",
        at: decoder.codingPath)
    }
    return rule
  }

  private func unknown(_ name: String, at path: [any CodingKey]) -> DecodingError {
    let names = vocabulary.names + RuleKey.composites.map(\.stringValue)
    let remedy = RuleDataText.suggestion(
      for: name, among: names,
      otherwise: "there is none for values of the type \(Value.self), but a RuleVocabulary may add it")
    return .rules(unknown: "unknown rule \(RuleDataText.quoted(name)); \(remedy)", at: path)
  }

  // MARK: Options of rules and sets

  private func value<Word: Decodable>(_ key: RuleKey, in values: KeyedDecodingContainer<RuleKey>) throws
    -> Word?
  {
    guard values.contains(key), !(try values.decodeNil(forKey: key)) else { return nil }
    return try values.decode(RuleLiteral<Word>.self, forKey: key).value
  }

  private func flag(_ key: RuleKey, in values: KeyedDecodingContainer<RuleKey>) throws -> Bool {
    try value(key, in: values) ?? false
  }

  private func severity(_ name: String, _ values: KeyedDecodingContainer<RuleKey>) throws -> Severity {
    if let severity = Severity(rawValue: name) { return severity }
    throw DecodingError.rules(
      unknown: "unknown severity \(RuleDataText.quoted(name)); there are error and warning",
      at: values.codingPath + [RuleKey.severity])
  }
}

extension Rule {
  /// Creates a rule of several, at least one, in halves, so that a long list makes no deep rule.
  fileprivate init(folding parts: ArraySlice<Self>, with join: (Self, Self) -> Self) {
    let middle = parts.startIndex + (parts.count + 1) / 2
    guard parts.count > 1 else {
      self = parts[parts.startIndex]
      return
    }
    self = join(Self(folding: parts[..<middle], with: join), Self(folding: parts[middle...], with: join))
  }
}

extension RuleParameters {
  /// Returns the rule that is written in place of parameters, as in `{"every": "email"}`.
  ///
  /// - Parameter type: The type of the values of the rule.
  /// - Returns: The rule.
  /// - Throws: `DecodingError` if the parameters are not a rule.
  public mutating func rule<Element: VocabularyProviding>(of type: Element.Type = Element.self) throws
    -> Rule<Element>
  {
    let (decoder, depth, unknownRules) = withoutParameters()
    guard let decoder else {
      let message = "missing rule; write {\"\(ruleName)\": \"presence\"} with a rule of your choice"
      throw DecodingError.rules(lack: RuleKey(stringValue: ruleName), message, at: codingPath)
    }
    let vocabulary = RuleVocabulary<Element>.given(in: decoder.userInfo) ?? .standard
    return try RuleReader(vocabulary, unknownRules).rule(from: decoder, depth: depth + 1)
  }
}

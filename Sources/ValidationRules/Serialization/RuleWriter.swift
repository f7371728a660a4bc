import Foundation

/// A rule on its way into data.
struct WrittenRule: Encodable {
  /// What follows the name.
  enum Content {
    case parameters([String: WrittenLiteral])
    case rules([WrittenRule])
    indirect case rule(WrittenRule)
    case set(WrittenSet)
  }

  let name: String
  var content: Content
  var message: String?
  var severity = Severity.error

  func encode(to encoder: any Encoder) throws {
    if case .parameters(let parameters) = content, parameters.isEmpty, message == nil, severity == .error {
      var container = encoder.singleValueContainer()
      return try container.encode(name)
    }
    var container = encoder.container(keyedBy: RuleKey.self)
    let key = RuleKey(stringValue: name)
    switch content {
    case .parameters(let parameters): try container.encode(parameters, forKey: key)
    case .rules(let rules): try container.encode(rules, forKey: key)
    case .rule(let rule): try container.encode(rule, forKey: key)
    case .set(let set): try container.encode(set, forKey: key)
    }
    try container.encodeIfPresent(message, forKey: .message)
    if severity != .error { try container.encode(severity.rawValue, forKey: .severity) }
  }
}

extension WrittenRule {
  /// Returns the rule without parameters that have the value which stands for them if they are left out; `described`
  /// has the values as failures have them.
  func withoutDefaults(_ declared: [RuleParameter], described: [String: JSONValue]) -> Self {
    guard case .parameters(var parameters) = content else { return self }
    for parameter in declared where parameter.defaultValue == described[parameter.name] {
      parameters[parameter.name] = nil
    }
    var written = self
    written.content = .parameters(parameters)
    return written
  }
}

/// A rule set on its way into data.
struct WrittenSet: Encodable {
  let rules: [WrittenRule]
  let isOptional: Bool
  let stopsAtFirstFailure: Bool
  /// The path of the property that the set is for, if it is for one.
  var path: String?
  /// The set for a list as a whole, if this one is for its elements.
  var list: (any Encodable)?
  /// The version of the notation, if that is written.
  var version: Int?

  func encode(to encoder: any Encoder) throws {
    guard isOptional || stopsAtFirstFailure || path != nil || version != nil else {
      return try rules.encode(to: encoder)
    }
    var container = encoder.container(keyedBy: RuleKey.self)
    try container.encodeIfPresent(version, forKey: .version)
    try container.encodeIfPresent(path, forKey: .path)
    if let list { try container.encode(list, forKey: .list) }
    try container.encode(rules, forKey: .rules)
    if isOptional { try container.encode(true, forKey: .isOptional) }
    if stopsAtFirstFailure { try container.encode(true, forKey: .stopsAtFirstFailure) }
  }
}

/// Writes rules that a vocabulary reads.
///
/// Each written rule is read again, so that no rule is decoded as another one. What is read also says which
/// parameters have default values, which are left out.
struct RuleWriter<Value> {
  let vocabulary: RuleVocabulary<Value>
  let userInfo: [CodingUserInfoKey: Any]

  /// Returns the data of a set.
  @_semantics("optimize.sil.specialize.generic.never")
  func written(_ set: RuleSet<Value>, at path: [any CodingKey], depth: Int = 0, isProperty: Bool = false)
    throws
    -> WrittenSet
  {
    guard set.messageSource == nil else {
      let message =
        "the set has a catalog of messages, which cannot be encoded; set its messages to nil first"
      throw EncodingError.invalidValue(
        set, .init(codingPath: path, debugDescription: RuleDataText.at(path, message)))
    }
    let isList = !set.isOptional && !set.stopsAtFirstFailure && !isProperty
    let listPath = path + (isList ? [] : [RuleKey.rules])
    return WrittenSet(
      rules: try set.rules.enumerated().map { index, rule in
        try written(rule, at: listPath + [RuleKey(intValue: index)], depth: depth)
      }, isOptional: set.isOptional, stopsAtFirstFailure: set.stopsAtFirstFailure)
  }

  /// Returns the data of a rule.
  @_semantics("optimize.sil.specialize.generic.never")
  func written(_ rule: Rule<Value>, at path: [any CodingKey], depth: Int = 0) throws -> WrittenRule {
    guard rule.error == nil else {
      throw error(rule.check, "has a custom error, which cannot be encoded; remove the error", path)
    }
    guard !rule.holdsMessageClosure else {
      throw error(
        rule.check, "has a closure for its messages, which cannot be encoded; use a text instead", path)
    }
    var written = try written(rule.check, at: path, depth: depth)
    written.message = rule.message
    written.severity = rule.severity
    return written
  }

  /// Returns the data of a check.
  @_semantics("optimize.sil.specialize.generic.never")
  func written(_ check: any ValidationRule<Value>, at path: [any CodingKey], depth: Int = 0) throws
    -> WrittenRule
  {
    guard depth <= RuleNotation.greatestDepth else {
      throw error(check, "is nested more than \(RuleNotation.greatestDepth) deep", path)
    }
    switch check {
    case let rule as CompositeRule<Value>:
      return try composite(rule, path, depth)
    case let rule as NotRule<Value>:
      let part = try written(rule.base, at: path + [RuleKey.not], depth: depth + 1)
      return WrittenRule(name: RuleKey.not.stringValue, content: .rule(part))
    case let rule as any ElementwiseRule:
      let key = RuleKey(stringValue: RuleDescription.every.name)
      let element = try rule.writtenElementRule(at: path + [key], depth: depth + 1, userInfo)
      return WrittenRule(name: key.stringValue, content: .rule(element))
    case let rule as PartRule<Value>:
      guard rule.part.description.keyPath != nil else { return try leaf(check, at: path) }
      return try written(rule, rule.part, at: path, depth)
    default:
      return try leaf(check, at: path)
    }
  }

  /// Returns the data of a rule for a property, which has the path and the rule set of the property.
  private func written<Part: DeclaredPart>(
    _ rule: PartRule<Value>, _ part: Part, at path: [any CodingKey], _ depth: Int
  ) throws -> WrittenRule {
    let empty = WrittenSet(
      rules: [], isOptional: false, stopsAtFirstFailure: false, path: rule.path.description)
    let other = try readBack(WrittenRule(name: rule.name, content: .set(empty)), of: rule, at: path).rule
    guard let otherPart = (other.check as? PartRule<Value>)?.part as? Part, otherPart.isDeclared(as: part)
    else {
      throw error(rule, "would be decoded as another: \(other)", path)
    }
    let key = RuleKey(stringValue: rule.name)
    var written = try part.rules.writtenOfPart(at: path + [key], depth: depth + 1, userInfo)
    written.path = rule.path.description
    return WrittenRule(name: rule.name, content: .set(written))
  }

  private func composite(
    _ rule: CompositeRule<Value>, _ path: [any CodingKey], _ depth: Int
  ) throws -> WrittenRule {
    let key = rule.operator == .and ? RuleKey.and : RuleKey.or
    let rules = try rule.operands.enumerated().map { index, operand in
      var rule = try written(operand.check, at: path + [key, RuleKey(intValue: index)], depth: depth + 1)
      rule.message = operand.message
      return rule
    }
    return WrittenRule(name: key.stringValue, content: .rules(rules))
  }

  private func leaf(_ check: any ValidationRule<Value>, at path: [any CodingKey]) throws -> WrittenRule {
    let rule = check as? any LibraryRule
    if let rule, rule.holdsClosure {
      throw error(check, "contains a closure, which cannot be encoded; keep the rule in the program", path)
    }
    guard let descriptor = vocabulary.descriptor(of: check.name) else {
      let remedy = "add the name to the RuleVocabulary that reads and writes it"
      let isComputed = (check as? PartRule<Value>).map { $0.part.description.keyPath == nil } ?? false
      let hasClosure =
        isComputed || check is PredicateRule<Value> || check is CrossRule<Value>
        || check is ConditionalRules<Value> || check is CasesRule<Value>
      let reason = hasClosure ? "contains a closure, which cannot be encoded" : "is not known"
      throw error(check, "\(reason); \(remedy)", path)
    }
    guard descriptor.description === rule?.ruleDescription else {
      throw error(
        check,
        descriptor.description == nil
          ? "is not the one that the vocabulary makes of the name; add it under another name"
          : "has the name of a rule of the library; choose another name", path)
    }
    let arguments = rule?.arguments ?? RuleArguments(check.parameters)
    let written = WrittenRule(
      name: check.name, content: .parameters(arguments.values.mapValues(WrittenLiteral.init)))
    let (other, declared) = try readBack(written, of: check, at: path)
    guard isSame(other.check, check) else {
      let types =
        "a \(type(of: check as Any)), and the vocabulary makes a \(type(of: other.check as Any)) of the name"
      let isOfSameType = type(of: check as Any) == type(of: other.check as Any)
      throw error(check, isOfSameType ? "would be decoded as another: \(other)" : "is \(types)", path)
    }
    return written.withoutDefaults(declared, described: arguments.described)
  }

  /// Returns the rule that is decoded from data, and the parameters that it has.
  ///
  /// - Throws: `EncodingError` if none is.
  private func readBack(
    _ written: WrittenRule, of check: any ValidationRule<Value>, at path: [any CodingKey]
  ) throws -> (rule: Rule<Value>, parameters: [RuleParameter]) {
    do {
      let decoder = try JSONDocument(JSONEncoder().encode(written)).decoder
      return try RuleReader(vocabulary, .rejected).ruleWithParameters(from: decoder)
    } catch let failure as DecodingError {
      throw error(check, "cannot be decoded again: \(failure.context?.debugDescription ?? "")", path)
    } catch EncodingError.invalidValue(_, let context) {
      throw error(check, "contains a value that cannot be encoded: \(context.debugDescription)", path)
    }
  }

  private func isSame(_ first: any ValidationRule<Value>, _ second: any ValidationRule<Value>) -> Bool {
    guard type(of: first as Any) == type(of: second as Any), first.name == second.name,
      first.parameters == second.parameters
    else { return false }
    return (first as? any Equatable).map { $0.isEqual(to: second) } ?? true
  }

  private func error(_ check: any ValidationRule<Value>, _ message: String, _ path: [any CodingKey])
    -> EncodingError
  {
    // Not the rule itself: the description of an error would describe its values, and not every date has one.
    .invalidValue(
      check.name,
      .init(
        codingPath: path, debugDescription: RuleDataText.at(path, "the rule \"\(check.name)\" \(message)")))
  }
}

extension Equatable {
  func isEqual(to other: Any) -> Bool { other as? Self == self }
}

/// A rule for the elements of a collection, which is written as one of them.
protocol ElementwiseRule {
  /// Whether the rule for the elements declares parts of them.
  var declaresParts: Bool { get }

  /// Returns the JSON Schema of an element.
  func elementSchema(_ writer: inout SchemaWriter, at path: ValidationPath) -> [String: JSONValue]

  /// Reads the elements of a list in a body, and returns their failures with paths from the list.
  ///
  /// - Parameters:
  ///   - node: The list.
  ///   - reader: Reads the elements, and keeps them.
  ///   - request: What is to be done.
  ///   - isFirst: Whether no other rule has read them before.
  /// - Returns: The failures.
  func readElements(
    of node: Int, _ reader: BodyReader, _ request: ReadRequest, isFirst: Bool
  ) -> [ValidationFailure]

  /// Returns the data of the rule for the elements.
  func writtenElementRule(at path: [any CodingKey], depth: Int, _ userInfo: [CodingUserInfoKey: Any]) throws
    -> WrittenRule
}

extension EveryElementRule: ElementwiseRule {
  var declaresParts: Bool { rule.hasDeclarations }

  func writtenElementRule(at path: [any CodingKey], depth: Int, _ userInfo: [CodingUserInfoKey: Any]) throws
    -> WrittenRule
  {
    let vocabulary = try RuleVocabulary<Value.Element>.forWriting(userInfo, at: path, "elements")
    // The message and severity of the element's rule are those of this one, beside which they are written.
    return try RuleWriter(vocabulary: vocabulary, userInfo: userInfo).written(
      rule.check, at: path, depth: depth)
  }
}

extension RuleSet {
  /// Returns the data of the set as that of a property, or of the elements of a property.
  func writtenOfPart(at path: [any CodingKey], depth: Int, _ userInfo: [CodingUserInfoKey: Any]) throws
    -> WrittenSet
  {
    guard let elements = structure?.elements else {
      return try written(at: path, depth: depth, userInfo)
    }
    var writing = WritingElements(path: path, depth: depth, userInfo: userInfo)
    var set = try elements.accept(&writing)
    let list = withoutElements
    if !list.rules.isEmpty || list.isOptional || list.stopsAtFirstFailure {
      set.list = try list.written(at: path + [RuleKey.list], depth: depth, userInfo)
    }
    return set
  }

  func written(at path: [any CodingKey], depth: Int, _ userInfo: [CodingUserInfoKey: Any]) throws
    -> WrittenSet
  {
    let vocabulary = try RuleVocabulary<Value>.forWriting(userInfo, at: path, "properties")
    return try RuleWriter(vocabulary: vocabulary, userInfo: userInfo).written(
      self, at: path, depth: depth, isProperty: true)
  }
}

/// Writes the rules for the elements of a list or dictionary.
private struct WritingElements: ElementsVisitor {
  let path: [any CodingKey]
  let depth: Int
  let userInfo: [CodingUserInfoKey: Any]

  func visit<Element>(list element: ElementDeclaration<Element>) throws(any Error) -> WrittenSet {
    try element.source.written(at: path, depth: depth, userInfo)
  }

  func visit<Element>(dictionary element: ElementDeclaration<Element>) throws(any Error) -> WrittenSet {
    try element.source.written(at: path, depth: depth, userInfo)
  }
}

extension RuleSource {
  /// Returns the data of the rules.
  ///
  /// - Throws: `EncodingError` for a function, whose rules may be part of themselves.
  func written(at path: [any CodingKey], depth: Int, _ userInfo: [CodingUserInfoKey: Any]) throws
    -> WrittenSet
  {
    guard case .rules(let rules) = self else {
      let message =
        "the rules of the elements come from a closure, which cannot be encoded; keep them in the program"
      throw EncodingError.invalidValue(
        "each", .init(codingPath: path, debugDescription: RuleDataText.at(path, message)))
    }
    return try rules.written(at: path, depth: depth, userInfo)
  }
}

extension RuleVocabulary {
  /// Returns the vocabulary of an encoder, or else the standard one of the type.
  ///
  /// - Throws: `EncodingError` if there is none.
  fileprivate static func forWriting(
    _ userInfo: [CodingUserInfoKey: Any], at path: [any CodingKey], _ parts: String
  ) throws -> Self {
    if let vocabulary = given(in: userInfo) { return vocabulary }
    let standard = (Value.self as? any VocabularyProviding.Type)?.standardVocabulary
    guard let vocabulary = standard as? Self else {
      let message = "\(parts) of the type \(Value.self) have no vocabulary; make it VocabularyProviding"
      throw EncodingError.invalidValue(
        "\(Value.self)", .init(codingPath: path, debugDescription: RuleDataText.at(path, message)))
    }
    return vocabulary
  }
}

extension VocabularyProviding {
  fileprivate static var standardVocabulary: any Sendable { ruleVocabulary }
}

import Foundation

/// Writes rule sets as JSON Schema.
struct SchemaWriter {
  /// A rule that the schema does not express, or not exactly.
  struct Gap {
    /// What the schema says of a rule of the app, whose name may tell what the server checks.
    static let ruleOfApp = "a rule of the app"

    let path: ValidationPath
    let rule: String
    /// What the schema says of the rule.
    let publicRule: String
    /// Whether the rule applies after formatters, so that the schema could not express it in any case.
    var isOfFormattedValue = false

    init(path: ValidationPath, rule: String, publicRule: String) {
      self.path = path
      self.rule = rule
      self.publicRule = publicRule
    }

    init(_ rule: any ValidationRule, at path: ValidationPath, isOfFormattedValue: Bool = false) {
      let text = rule.textForClients
      self.init(path: path, rule: text, publicRule: rule.facts.isOfLibrary ? text : Self.ruleOfApp)
      self.isOfFormattedValue = isOfFormattedValue
    }
  }

  let decoder: JSONDecoder
  /// Whether objects may have no other members than declared properties.
  let rejectsUnknownKeys: Bool
  private(set) var gaps: [Gap] = []
  /// The schemas of structures whose rules a closure returns.
  private(set) var definitions = SchemaDefinitions()
  /// How many closures deep rules are written in place, to compare them; `nil` where they have definitions.
  private var levelsInPlace: Int?
  /// The tags of the object that is being written, with the names of its cases: an enumeration in another one has both.
  var caseNames: [String: String] = [:]
  /// Whether what is written is a part of a secret one.
  private var isWithinSecret = false

  init(decoder: JSONDecoder, rejectsUnknownKeys: Bool) {
    self.decoder = decoder
    self.rejectsUnknownKeys = rejectsUnknownKeys
  }

  /// Returns the schema of the values that satisfy a set.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func schema<Value>(of set: RuleSet<Value>, at path: ValidationPath) -> [String: JSONValue] {
    let type = JSONType(Value.self, decoder)
    let rules = set.rules.filter { $0.severity == .error }
    let firstGap = gaps.count
    var schema = Schema()
    var others = rules
    if let structure = set.structure, structure.isOfObject {
      schema = self.schema(of: structure, rules, at: path)
      others.removeAll { $0.declaredPart != nil }
    }
    for rule in others { schema.formIntersection(self.schema(of: rule.check, type, at: path)) }
    schema.keywords["required"] = schema.keywords["required"]?.sortedTexts
    if set.isOptional, let emptiness = type.emptiness, !schema.keywords.isEmpty {
      schema = Schema(["anyOf": [.object(emptiness), .object(schema.keywords)]])
    }
    var keywords = schema.keywords.with(type.keywords)
    // Rules that share a message say it once.
    var messages: [String] = []
    for message in rules.compactMap(\.message) where !messages.contains(message) { messages.append(message) }
    if !messages.isEmpty { keywords["description"] = .string(messages.joined(separator: " ")) }
    let examples = Self.examples(of: rules, in: set)
    if !examples.isEmpty { keywords["examples"] = .array(examples) }
    // Those of properties are in their own schemas.
    let own = gaps[firstGap...].filter { $0.path == path }.map(\.publicRule)
    if !own.isEmpty { keywords["$comment"] = Self.comment(own) }
    return keywords
  }

  /// Returns the schema of the elements of a collection.
  mutating func schema<Element>(
    of element: ElementDeclaration<Element>, at path: ValidationPath
  ) -> [String: JSONValue] {
    let isFormatted = !element.formatters.isEmpty
    var keywords =
      isFormatted
      ? schema(
        before: element.formatters, JSONType(Element.self, decoder).keywords, element.rules, at: path)
      : schema(of: element.source, at: path)
    keywords["title"] = element.label.map(JSONValue.string)
    return keywords
  }

  /// Returns the schema of the values that satisfy a set, or one that a function returns.
  mutating func schema<Element>(
    of source: RuleSource<Element>, at path: ValidationPath
  ) -> [String: JSONValue] {
    switch source {
    case .rules(let rules): return schema(of: rules, at: path)
    case .function(let makeRules):
      if let levelsInPlace { return schemaInPlace(of: makeRules, levels: levelsInPlace, at: path) }
      let key = SchemaDefinitions.Key(
        type: ObjectIdentifier(Element.self), isWithinSecret: isWithinSecret, content: content(of: makeRules))
      let isWithinSecret = isWithinSecret
      let name = definitions.name(for: key, "\(Element.self)") { writer in
        writer.isWithinSecret = isWithinSecret
        return writer.schema(of: makeRules(), at: path)
      }
      guard let name else {
        gaps.append(Gap(path: path, rule: "rules of \(Element.self)", publicRule: Gap.ruleOfApp))
        return [:]
      }
      return ["$ref": .string("#/$defs/\(name)")]
    }
  }

  /// Returns what a closure's rules say, with those of closures within, so that equal rules can share a
  /// definition.
  private func content<Element>(of makeRules: () -> RuleSet<Element>) -> JSONValue {
    var writer = self
    writer.levelsInPlace = SchemaDefinitions.comparedLevelCount
    return .object(writer.schema(of: makeRules(), at: ValidationPath()))
  }

  private mutating func schemaInPlace<Element>(
    of makeRules: () -> RuleSet<Element>, levels: Int, at path: ValidationPath
  ) -> [String: JSONValue] {
    guard levels > 0 else { return ["$comment": .string(String(reflecting: Element.self))] }
    levelsInPlace = levels - 1
    defer { levelsInPlace = levels }
    return schema(of: makeRules(), at: path)
  }

  /// Writes the definitions that what was written refers to, and those that these refer to.
  ///
  /// They are written one after the other, not within each other, so that a deep structure needs no deep
  /// stack.
  mutating func writeDefinitions() {
    while let (name, write) = definitions.takeUnwritten() {
      let schema = write(&self)
      definitions.schemas[name] = .object(schema)
    }
    isWithinSecret = false
  }

  /// Returns the schema of the declared parts of a structure: their types and rules, and which keys are
  /// required.
  private mutating func schema<Value>(
    of structure: StructureDeclaration<Value>, _ rules: [Rule<Value>], at path: ValidationPath
  ) -> Schema {
    let caseNamesOfObject = caseNames
    caseNames = [:]
    defer { caseNames = caseNamesOfObject }
    var properties: [String: JSONValue] = [:]
    var required: Set<String> = []
    for part in structure.parts where part.description.keyPath != nil {
      let name = part.description.name
      let declarations = rules.compactMap(\.declaredPart).filter { $0.description.name == name }
      let wasWithinSecret = isWithinSecret
      isWithinSecret = wasWithinSecret || part.description.isSecret
      defer { isWithinSecret = wasWithinSecret }
      // A part that is declared within a condition, or with warnings, has a type and no rules that always
      // hold.
      var keywords =
        declarations.first.map { schema(of: $0, at: path.appending(.key(name))) } ?? typeSchema(of: part)
      for other in declarations.dropFirst() {
        keywords = Schema.intersection(keywords, schema(of: other, at: path.appending(.key(name))))
      }
      annotate(&keywords, of: part)
      properties[name] = .object(keywords)
      let isRequired =
        declarations.isEmpty ? part.requiresKeyByType : declarations.contains { $0.requiresKey }
      if isRequired { required.insert(name) }
    }
    var keywords: [String: JSONValue] = [
      "type": "object", "properties": .object(properties),
      "required": .array(required.map(JSONValue.string)),
    ]
    if rejectsUnknownKeys { keywords["additionalProperties"] = false }
    return Schema(keywords, isNegatable: false)
  }

  /// Returns the schema of the values that a part can have, whatever its rules.
  private func typeSchema<Part: DeclaredPart>(of part: Part) -> [String: JSONValue] {
    var keywords = JSONType(Part.Property.self, decoder).keywords
    if let structure = part.rules.structure, structure.isOfObject || structure.cases != nil {
      keywords["type"] = "object"
    }
    return part.isOptional ? JSONType.nullable(keywords) : keywords
  }

  /// Adds the label and the default of a part, or says that it is secret.
  ///
  /// A value that is `writeOnly` can be sent, and is never sent back, by section 9.4 of [JSON Schema
  /// Validation 2020-12](https://json-schema.org/draft/2020-12/json-schema-validation#section-9.4).
  private func annotate(_ keywords: inout [String: JSONValue], of part: some DeclaredPart) {
    keywords["title"] = part.description.label.map(JSONValue.string)
    if part.description.isSecret { keywords["writeOnly"] = true }
    guard !isWithinSecret, let value = part.valueForMissingKey as? any Encodable else { return }
    keywords["default"] = JSONValue(encoding: value)
  }

  /// Returns the schema of the values of a part that satisfy its rules.
  private mutating func schema<Part: DeclaredPart>(
    of part: Part, at path: ValidationPath
  ) -> [String: JSONValue] {
    guard part.formatters.isEmpty else {
      let typeKeywords =
        part.acceptsNil ? typeSchema(of: part) : JSONType(Part.Property.self, decoder).keywords
      return schema(before: part.formatters, typeKeywords, part.rules, at: path)
    }
    let keywords = schema(of: part.source, at: path)
    return part.acceptsNil ? JSONType.nullable(keywords) : keywords
  }

  /// Returns the schema of values before they are formatted, as far as the effects of the formatters are known.
  ///
  /// Formatted values satisfy the rules. The values that are sent need not.
  ///
  /// - Parameters:
  ///   - formatters: The formatters.
  ///   - typeKeywords: The schema of all values of the type.
  ///   - rules: The rules.
  ///   - path: The path of the values.
  /// - Returns: The schema.
  private mutating func schema<Value>(
    before formatters: [ValueFormatter<Value>], _ typeKeywords: [String: JSONValue],
    _ rules: RuleSet<Value>, at path: ValidationPath
  ) -> [String: JSONValue] {
    // A copy, because what it finds is about formatted values.
    var writer = self
    let formatted = writer.schema(of: rules, at: path)
    var keywords = typeKeywords
    let effects = formatters.map(\.effects)
    if Value.self == String.self, !effects.contains(where: { $0 == nil }) {
      keywords = Schema.keywords(formatted, before: effects.flatMap { $0 ?? [] }).with(keywords)
    }
    let unexpressed = rules.rules.filter { $0.severity == .error }
      .map { Gap($0.check, at: path, isOfFormattedValue: true) }
    gaps += unexpressed
    if !unexpressed.isEmpty { keywords["$comment"] = Self.comment(unexpressed.map(\.publicRule)) }
    return keywords
  }

  /// Returns the comment that lists rules, each once.
  private static func comment(_ rules: [String]) -> JSONValue {
    let listed = rules.enumerated().filter { !rules[..<$0.offset].contains($0.element) }.map(\.element)
    return .string("Not fully expressed: \(listed.joined(separator: "; "))")
  }

  /// Returns the schema of a structure with a part that satisfies the rules for it, as within `or`.
  private mutating func structureSchema<Part: DeclaredPart>(with part: Part, at path: ValidationPath)
    -> Schema?
  {
    guard part.description.keyPath != nil else { return nil }
    let gapCount = gaps.count
    var schema = Schema(isNegatable: false)
    schema.keywords["properties"] = .object([part.description.name: .object(self.schema(of: part, at: path))])
    if part.requiresKey { schema.keywords["required"] = .array([.string(part.description.name)]) }
    schema.isExact = gaps.count == gapCount
    return schema
  }

  /// Returns a text that each of the formats among the rules accepts, if the whole set accepts it.
  private static func examples<Value>(of rules: [Rule<Value>], in set: RuleSet<Value>) -> [JSONValue] {
    let texts = rules.compactMap { rule in
      (rule.check as? any LibraryRule)?.ruleDescription?.example(rule.check.parameters)
    }
    return texts.filter { text in (text as? Value).map { set.isSatisfied(by: $0) } ?? false }.map(
      JSONValue.string)
  }

  /// Returns the schema of the values that satisfy a rule.
  private mutating func schema<Value>(
    of check: any ValidationRule<Value>, _ type: JSONType, at path: ValidationPath
  ) -> Schema {
    var schema: Schema?
    switch check {
    case let rule as CompositeRule<Value> where rule.operator == .and:
      var both = self.schema(of: rule.first, type, at: path)
      both.formIntersection(self.schema(of: rule.second, type, at: path))
      return both
    case let rule as CompositeRule<Value>: schema = alternatives(of: rule, type, at: path)
    case let rule as NotRule<Value>:
      let definitionsBefore = definitions
      schema = quietly { $0.schema(of: rule.base, type, at: path) }.negation
      if schema == nil { definitions = definitionsBefore }
    case let rule as any ElementwiseRule:
      guard type.kind == .list || type.kind == .set else { break }
      let element = rule.elementSchema(&self, at: path.appending(.index(0)))
      return Schema(["items": .object(element)], isNegatable: false)
    case let rule as PartRule<Value>:
      let schemaOfPart = structureSchema(
        with: rule.part, at: path.appending(.key(rule.part.description.name)))
      if let schemaOfPart { return schemaOfPart }
    case let rule as ElementsRule<Value>:
      guard let keyword = type.elementKeyword else { break }
      var writing = WritingElementSchema(writer: self, path: path.appending(.index(0)))
      let element = rule.elements.accept(&writing)
      self = writing.writer
      return Schema([keyword: .object(element)], isNegatable: false)
    case let rule as CasesRule<Value>:
      return self.schema(of: rule.cases, at: path)
    case let rule as any LibraryRule: schema = rule.schema(of: type)
    default: schema = check.schema.map { Schema(ofFormat: $0) }
    }
    if schema?.isExact != true { gaps.append(Gap(check, at: path)) }
    return schema ?? Schema(isExact: false)
  }

  /// Returns the schema of values that satisfy one of two rules; `nil` if it would accept any value.
  private mutating func alternatives<Value>(
    of rule: CompositeRule<Value>, _ type: JSONType, at path: ValidationPath
  ) -> Schema? {
    let definitionsBefore = definitions
    let schemas = rule.operands.map { operand in quietly { $0.schema(of: operand.check, type, at: path) } }
    guard schemas.allSatisfy({ !$0.keywords.isEmpty }) else {
      definitions = definitionsBefore
      return nil
    }
    return Schema(
      ["anyOf": .array(schemas.map { .object($0.keywords) })], isExact: schemas.allSatisfy(\.isExact),
      isNegatable: schemas.allSatisfy(\.isNegatable))
  }

  /// Returns a schema that is a part of one, which reports its own gaps.
  private mutating func quietly(_ body: (inout Self) -> Schema) -> Schema {
    let gapCount = gaps.count
    var schema = body(&self)
    if gaps.count > gapCount { schema.isExact = false }
    gaps.removeSubrange(gapCount...)
    return schema
  }
}

extension JSONValue {
  /// The texts of an array in order; `nil` if it is empty.
  var sortedTexts: JSONValue? {
    guard case .array(let values) = self, !values.isEmpty else { return nil }
    return .array(values.sorted(byKey: \.description))
  }
}

/// Writes the schema of the elements of a list or dictionary.
private struct WritingElementSchema: ElementsVisitor {
  var writer: SchemaWriter
  let path: ValidationPath

  mutating func visit<Element>(list element: ElementDeclaration<Element>) -> [String: JSONValue] {
    writer.schema(of: element, at: path)
  }

  mutating func visit<Element>(dictionary element: ElementDeclaration<Element>) -> [String: JSONValue] {
    writer.schema(of: element, at: path)
  }
}

extension EveryElementRule {
  func elementSchema(_ writer: inout SchemaWriter, at path: ValidationPath) -> [String: JSONValue] {
    writer.schema(of: RuleSet([rule]), at: path)
  }
}

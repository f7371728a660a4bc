public import Foundation
import ValidationFormats

extension RuleSet {
  /// Returns the set as a JSON Schema, which other programs and languages read.
  ///
  /// The schema follows [JSON Schema 2020-12](https://json-schema.org/draft/2020-12/json-schema-core). It describes the JSON
  /// from which a value can be decoded:
  ///
  /// ```swift
  /// let signUp: RuleSet<SignUp> = [
  ///   .at(\.email, "email", [.notEmpty, .email]),
  ///   .at(\.age, "age", [.range(18...130)]),
  /// ]
  /// let schema = try signUp.jsonSchema(labels: ["/email": "E-mail"])
  /// ```
  ///
  /// A schema never rejects a value that the rules accept. If JSON Schema cannot express a rule, the schema says as much as
  /// it can, and lists the rule in `$comment`; validate on the server as well. Warnings are not part of a schema.
  ///
  /// The names of the rules `at` and `each` have to be the keys of the JSON, and their functions have to return the property
  /// itself, such as `\.email`. The property has to be decoded as it is: a schema doesn't follow an initializer that converts
  /// it, as a date from a number, or trims it. A property is in `required` if decoding the value fails without it, or if the
  /// rules reject what stands in its place then. To find out, this function decodes trial values.
  ///
  /// These keywords are used: `type`, `enum`, `const`, `anyOf`, `allOf`, `not`, `properties`, `required`,
  /// `additionalProperties`, `items`, `minItems`, `maxItems`, `uniqueItems`, `minProperties`, `maxProperties`, `minLength`,
  /// `maxLength`, `pattern`, `format`, `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`,
  /// `contentEncoding`, and for people `title`, `description`, `examples` and `$comment`. Many validators check `format` only
  /// with an option. These formats are used: `date`, `time`, `date-time`, `duration`, `email`, `idn-email`, `hostname`,
  /// `ipv4`, `ipv6`, `iri`, `json-pointer` and `uuid`.
  ///
  /// - Parameters:
  ///   - labels: The titles of properties, by their paths. An element of a collection has the index 0: `/guests/0/email`.
  ///   - decoder: The decoder that reads the JSON; `nil` for one that reads dates as RFC 3339 text. If it changes keys, no
  ///     property is in `required`.
  ///   - exact: Whether the schema has to accept exactly what the rules accept.
  /// - Returns: The schema as indented JSON. Equal sets have equal schemas.
  /// - Throws: `EncodingError` if `exact` is `true` and JSON Schema cannot express a rule. The error names the first one.
  public func jsonSchema(
    labels: [ValidationPath: String] = [:], with decoder: JSONDecoder? = nil, exact: Bool = false
  ) throws -> Data {
    var writer = SchemaWriter(labels: labels, decoder: decoder ?? .rfc3339)
    var schema = writer.schema(of: self, at: ValidationPath())
    if exact, let gap = writer.gaps.first {
      let path = gap.path.components.map { RuleKey(stringValue: $0.text) }
      let message =
        "JSON Schema cannot express the rule \(gap.rule); remove it, or do not require an exact schema"
      throw EncodingError.invalidValue(
        gap.rule, .init(codingPath: path, debugDescription: RuleDataText.at(path, message)))
    }
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(schema)
  }
}

/// Writes rule sets as JSON Schema.
struct SchemaWriter {
  let labels: [ValidationPath: String]
  let decoder: JSONDecoder
  /// The rules that the schema does not express, or not exactly.
  private(set) var gaps: [(path: ValidationPath, rule: String)] = []

  init(labels: [ValidationPath: String], decoder: JSONDecoder) {
    self.labels = labels
    self.decoder = decoder
  }

  /// Returns the schema of the values that satisfy a set.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func schema<Value>(of set: RuleSet<Value>, at path: ValidationPath) -> [String: JSONValue] {
    var type = JSONType(Value.self, decoder)
    let rules = set.rules.filter { $0.severity == .error }
    // With another strategy, the keys of the JSON are not those that errors name.
    if type.kind == .other, case .useDefaultKeys = decoder.keyDecodingStrategy {
      type.document = TrialDocument(Value.self, decoder, hints: hints(rules))
    }
    let firstGap = gaps.count
    var schema = Schema()
    for rule in rules { schema.formIntersection(self.schema(of: rule.check, type, at: path)) }
    if schema.keywords["properties"] != nil
      || type.document != nil && rules.contains(where: { $0.check is OrRule<Value> })
    {
      let required = type.document?.requiredKeys.map(JSONValue.string) ?? []
      schema.formIntersection(Schema(["type": "object", "required": .array(required)]))
      schema.keywords["required"] = schema.keywords["required"]?.sortedTexts
    }
    if set.isOptional, let emptiness = type.emptiness, !schema.keywords.isEmpty {
      schema = Schema(["anyOf": [.object(emptiness), .object(schema.keywords)]])
    }
    var keywords = schema.keywords.merging(type.keywords) { rule, _ in rule }
    keywords["title"] = labels[path].map(JSONValue.string)
    let messages = rules.compactMap(\.message)
    if !messages.isEmpty { keywords["description"] = .string(messages.joined(separator: " ")) }
    let examples = Self.examples(of: rules, in: set)
    if !examples.isEmpty { keywords["examples"] = .array(examples) }
    // Those of properties are in their own schemas.
    let own = gaps[firstGap...].filter { $0.path == path }.map(\.rule)
    if !own.isEmpty { keywords["$comment"] = .string("Not fully expressed: \(own.joined(separator: "; "))") }
    return keywords
  }

  /// Returns values that properties of enumerations have.
  private func hints<Value>(_ rules: [Rule<Value>]) -> [String: JSONValue] {
    var hints: [String: JSONValue] = [:]
    for case let rule as PartRule<Value> in rules.map(\.check) where rule.container == nil {
      hints[rule.key] = (rule.rules as? any WritableRuleSet)?.jsonType(decoder).sample
    }
    return hints
  }

  /// Returns a text that each of the formats among the rules accepts, if the whole set accepts it.
  private static func examples<Value>(of rules: [Rule<Value>], in set: RuleSet<Value>) -> [JSONValue] {
    let texts = rules.compactMap { rule -> String? in
      guard rule.check is FormatRule || rule.check is EmailRule else { return nil }
      return RuleMessages.named(rule.check.name)?.example(rule.check.parameters)
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
    case let rule as AndRule<Value>:
      var both = self.schema(of: rule.first, type, at: path)
      both.formIntersection(self.schema(of: rule.second, type, at: path))
      return both
    case is OrRule<Value>: schema = alternatives(of: check, type, at: path)
    case let rule as NotRule<Value>: schema = quietly { $0.schema(of: rule.base, type, at: path) }.negation
    case let rule as any ElementwiseRule:
      guard type.kind == .list || type.kind == .set else { break }
      let element = rule.elementSchema(&self, at: path.appending(.index(0)))
      return Schema(["items": .object(element)], isNegatable: false)
    case let rule as PartRule<Value>:
      guard type.kind == .other, TrialDocument.isObject(Value.self) else { break }
      schema = self.schema(of: rule, type.document, at: path.appending(.key(rule.key)))
    default:
      if check.isOfLibrary { schema = Schema(check, type) }
    }
    if schema?.isExact != true { gaps.append((path, check.text)) }
    return schema ?? Schema(isExact: false)
  }

  /// Returns the schema of values that satisfy one of two rules; `nil` if it would accept any value.
  private mutating func alternatives<Value>(
    of check: any ValidationRule<Value>, _ type: JSONType, at path: ValidationPath
  ) -> Schema? {
    var schemas: [Schema] = []
    var rest = [check]
    while let next = rest.popLast() {
      if let rule = next as? OrRule<Value> {
        rest += [rule.second, rule.first]
      } else {
        schemas.append(quietly { $0.schema(of: next, type, at: path) })
      }
    }
    guard schemas.allSatisfy({ !$0.keywords.isEmpty }) else { return nil }
    return Schema(
      ["anyOf": .array(schemas.map { .object($0.keywords) })], isExact: schemas.allSatisfy(\.isExact),
      isNegatable: schemas.allSatisfy(\.isNegatable))
  }

  /// Returns a schema that is a part of one, which reports its own gaps.
  private func quietly(_ body: (inout Self) -> Schema) -> Schema {
    var writer = self
    var schema = body(&writer)
    if writer.gaps.count > gaps.count { schema.isExact = false }
    return schema
  }

  /// Returns the schema of a structure with a property that satisfies the rules for it.
  private mutating func schema<Value>(
    of rule: PartRule<Value>, _ document: TrialDocument?, at path: ValidationPath
  ) -> Schema? {
    guard let rules = rule.rules as? any WritableRuleSet, document?.reads(rule.key) ?? true else {
      return nil
    }
    var schema: [String: JSONValue]
    if let container = rule.container.map({ JSONType($0, decoder) }) {
      guard let keyword = container.elementKeyword else { return nil }
      schema = container.keywords
      schema[keyword] = .object(rules.schema(&self, at: path.appending(.index(0))))
      schema["title"] = labels[path].map(JSONValue.string)
    } else {
      schema = rules.schema(&self, at: path)
    }
    let isKnown = document != nil || !(Value.self is any Decodable.Type)
    /// Whether the rules accept what decoding makes of a document with another member, or without it.
    func accepts(_ member: JSONValue?) -> Bool {
      guard isKnown else { return true }
      guard let document else { return rule.container == nil && rules.acceptsNil }
      guard let value = document.value(with: member, for: rule.key) as? Value else { return false }
      return RuleSet([Rule(parts: rule)]).isSatisfied(by: value)
    }
    if accepts(.null) { schema = JSONType.nullable(schema) }
    return Schema(
      [
        "properties": .object([rule.key: .object(schema)]),
        "required": .array(accepts(nil) ? [] : [.string(rule.key)]),
      ],
      isExact: isKnown, isNegatable: false)
  }
}

extension JSONValue {
  /// The texts of an array in order; `nil` if it is empty.
  fileprivate var sortedTexts: JSONValue? {
    guard case .array(let values) = self, !values.isEmpty else { return nil }
    return .array(values.sorted(byKey: \.description))
  }
}

extension RuleSet {
  func schema(_ writer: inout SchemaWriter, at path: ValidationPath) -> [String: JSONValue] {
    writer.schema(of: self, at: path)
  }

  func jsonType(_ decoder: JSONDecoder) -> JSONType { JSONType(Value.self, decoder) }

  var acceptsNil: Bool {
    if verdictOnNil == .satisfied { return true }
    let failures = failuresOfNil()
    return !failures.isEmpty && failures.allSatisfy { $0.severity == .warning }
  }
}

extension EveryElementRule {
  func elementSchema(_ writer: inout SchemaWriter, at path: ValidationPath) -> [String: JSONValue] {
    writer.schema(of: RuleSet([rule]), at: path)
  }
}

extension JSONDecoder {
  /// A decoder that reads dates with a time and an offset.
  static var rfc3339: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      guard DateTimeFormat.matches(text), let date = DateText.date(text) else {
        throw DecodingError.rules("not a date", at: decoder.codingPath)
      }
      return date
    }
    return decoder
  }
}

extension ValidationRule {
  /// Whether the name stands for the rule of the library with this name, and not for one of the program.
  fileprivate var isOfLibrary: Bool {
    if let rule = self as? FormatRule { return rule.isStandard }
    return !(self is PredicateRule<Value>) && String(reflecting: Self.self).hasPrefix("ALPValidator.")
  }
}

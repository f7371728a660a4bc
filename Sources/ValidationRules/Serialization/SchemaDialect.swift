/// A dialect of JSON Schema, which a program or a service reads.
///
/// ```swift
/// let schema = try signUp.jsonSchema(dialect: .openAPI30)
/// ```
public enum SchemaDialect: Hashable, Sendable, CaseIterable {
  /// [JSON Schema 2020-12](https://json-schema.org/draft/2020-12/json-schema-core), which OpenAPI 3.1 has, too.
  case draft2020
  /// [Draft 7](https://json-schema.org/draft-07): definitions are in `definitions`.
  case draft7
  /// The Schema Object of [OpenAPI 3.0](https://spec.openapis.org/oas/v3.0.3#schema-object).
  ///
  /// It says `nullable` for `null`, and has no constants. Definitions are in `x-definitions`, and references to them
  /// name `#/components/schemas`: move them there. The cases of an enumeration with a tag have a `discriminator`. Comments are
  /// in `x-comment`. In this dialect, a number such as `3.0` is
  /// not an integer, though a rule set decodes it as one.
  case openAPI30
  /// What a language model is to write, as services for structured output take it.
  ///
  /// Objects have all their properties and no others; a value that may be missing may be `null`. There are no
  /// keywords but `type`, `enum`, `const`, `anyOf`, `properties`, `required`, `additionalProperties`, `items`,
  /// references, `title` and `description`, and `format` for formats that these services know. `description` states
  /// what other keywords would say. Validate what the model writes: the rule set decodes every value that the schema and the
  /// rules accept, if it declares all properties without which the type can't be decoded.
  ///
  /// The whole value has to be a structure. Dictionaries, and values of which nothing is known, have no schema in this
  /// dialect.
  case strict

  /// Returns a schema of 2020-12 in this dialect.
  ///
  /// - Throws: `EncodingError` if a part has no schema in the dialect.
  func schema(_ schema: [String: JSONValue]) throws -> JSONValue {
    switch self {
    case .draft2020:
      var schema = schema.withoutCasesKeyword
      schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
      return .object(schema)
    case .draft7:
      var schema = Draft7.keywords(schema.withoutCasesKeyword)
      schema["$schema"] = "http://json-schema.org/draft-07/schema#"
      return .object(schema)
    case .openAPI30: return .object(OpenAPI30.whole(schema))
    case .strict: return .object(try StrictSchema.whole(schema))
    }
  }
}

extension [String: JSONValue] {
  /// Returns the keywords with the schemas in them changed.
  @_semantics("optimize.sil.specialize.generic.never")
  func mapSchemas<Failure: Error>(
    _ change: ([String: JSONValue]) throws(Failure) -> [String: JSONValue]
  ) throws(Failure) -> Self {
    var keywords = self
    for (keyword, value) in self {
      switch (keyword, value) {
      case ("properties", .object(let members)), ("$defs", .object(let members)):
        var changed: [String: JSONValue] = [:]
        for (name, member) in members { changed[name] = try member.mapSchema(change) }
        keywords[keyword] = .object(changed)
      case ("anyOf", .array(let schemas)), ("allOf", .array(let schemas)), ("oneOf", .array(let schemas)):
        var changed: [JSONValue] = []
        for schema in schemas { changed.append(try schema.mapSchema(change)) }
        keywords[keyword] = .array(changed)
      case ("items", _), ("not", _), ("additionalProperties", _):
        keywords[keyword] = try value.mapSchema(change)
      default: break
      }
    }
    return keywords
  }

  fileprivate var withoutCasesKeyword: Self {
    var keywords = mapSchemas(\.withoutCasesKeyword)
    keywords[CasesKeyword.name] = nil
    return keywords
  }

  /// Returns the keywords with one of them in an `allOf`, because another dialect ignores what is beside it.
  fileprivate func nesting(_ keyword: String) -> Self {
    guard count > 1, let value = self[keyword] else { return self }
    var keywords = self
    keywords[keyword] = nil
    keywords.append([keyword: value], to: "allOf")
    return keywords
  }

  fileprivate mutating func append(_ schema: [String: JSONValue], to keyword: String) {
    guard case .array(let schemas)? = self[keyword] else { return self[keyword] = [.object(schema)] }
    self[keyword] = .array(schemas + [.object(schema)])
  }
}

extension JSONValue {
  /// Returns a schema with its keywords changed; `true` and `false` stay.
  fileprivate func mapSchema<Failure: Error>(
    _ change: ([String: JSONValue]) throws(Failure) -> [String: JSONValue]
  ) throws(Failure) -> JSONValue {
    guard case .object(let keywords) = self else { return self }
    return .object(try change(keywords))
  }

  /// Returns a reference to a definition in another place.
  fileprivate func reference(to place: String) -> JSONValue {
    guard case .string(let text) = self else { return self }
    return .string(text.replacing("#/$defs/", with: place))
  }
}

/// Writes keywords of 2020-12 as draft 7 has them.
private enum Draft7 {
  static func keywords(_ keywords: [String: JSONValue]) -> [String: JSONValue] {
    var keywords = keywords.mapSchemas { self.keywords($0) }
    if let definitions = keywords.removeValue(forKey: "$defs") { keywords["definitions"] = definitions }
    keywords["$ref"] = keywords["$ref"]?.reference(to: "#/definitions/")
    return keywords.nesting("$ref")
  }
}

/// Writes keywords of 2020-12 as OpenAPI 3.0 has them.
private struct OpenAPI30 {
  private static let definitionsKey = "x-definitions"

  /// The definitions of cases, which have no names in 2020-12.
  private var definitions: [String: JSONValue] = [:]

  static func whole(_ schema: [String: JSONValue]) -> [String: JSONValue] {
    var writer = Self()
    var whole = writer.keywords(schema)
    guard !writer.definitions.isEmpty else { return whole }
    var definitions = writer.definitions
    if case .object(let others)? = whole[definitionsKey] { definitions = others.with(definitions) }
    whole[definitionsKey] = .object(definitions)
    return whole
  }

  private mutating func keywords(_ keywords: [String: JSONValue]) -> [String: JSONValue] {
    var keywords = keywords
    let cases = CasesKeyword(keywords.removeValue(forKey: CasesKeyword.name))
    let alternatives = keywords.removeValue(forKey: "anyOf")
    keywords = keywords.mapSchemas { self.keywords($0) }
    keywords["$ref"] = keywords["$ref"]?.reference(to: "#/components/schemas/")
    if let definitions = keywords.removeValue(forKey: "$defs") { keywords[Self.definitionsKey] = definitions }
    if let cases { define(cases, in: &keywords) }
    if let comment = keywords.removeValue(forKey: "$comment") { keywords["x-comment"] = comment }
    if case .array(let examples)? = keywords.removeValue(forKey: "examples") {
      keywords["example"] = examples.first
    }
    if keywords.removeValue(forKey: "contentEncoding") != nil { keywords["format"] = "byte" }
    Self.replaceConstant(in: &keywords)
    Self.replaceBound("exclusiveMinimum", "minimum", in: &keywords)
    Self.replaceBound("exclusiveMaximum", "maximum", in: &keywords)
    Self.replaceTypes(in: &keywords)
    if case .array(let schemas)? = alternatives { add(alternatives: schemas, to: &keywords) }
    if keywords["type"] == "array", keywords["items"] == nil { keywords["items"] = ["nullable": true] }
    keywords = keywords.nesting("$ref")
    // Without a type, `null` is a value, too.
    if keywords["type"] == nil, keywords["$ref"] == nil { keywords["nullable"] = true }
    return keywords
  }

  /// Gives each case a definition, because a discriminator only knows definitions.
  private mutating func define(_ cases: CasesKeyword, in keywords: inout [String: JSONValue]) {
    guard case .array(let schemas)? = keywords["oneOf"] else { return }
    var mapping: [String: JSONValue] = [:]
    var references: [JSONValue] = []
    for (name, schema) in zip(cases.names, schemas) {
      let reference = JSONValue.string("#/components/schemas/\(define(schema, "\(cases.type).\(name)"))")
      mapping[name] = reference
      references.append(["$ref": reference])
    }
    keywords["oneOf"] = .array(references)
    keywords["discriminator"] = ["propertyName": .string(cases.tag), "mapping": .object(mapping)]
  }

  /// Returns the name of a definition: that of one with the same content, or a new one.
  private mutating func define(_ schema: JSONValue, _ name: String) -> String {
    let name = String(
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "_" })
    var unique = name
    var number = 1
    while let other = definitions[unique], other != schema {
      number += 1
      unique = "\(name)\(number)"
    }
    definitions[unique] = schema
    return unique
  }

  private static func replaceConstant(in keywords: inout [String: JSONValue]) {
    guard let constant = keywords.removeValue(forKey: "const") else { return }
    if keywords["enum"] == nil {
      keywords["enum"] = [constant]
    } else {
      keywords.append(["enum": [constant], "nullable": true], to: "allOf")
    }
  }

  /// Replaces an exclusive bound, which is a flag beside an inclusive one here.
  private static func replaceBound(
    _ exclusive: String, _ inclusive: String, in keywords: inout [String: JSONValue]
  ) {
    guard let bound = keywords.removeValue(forKey: exclusive) else { return }
    if keywords[inclusive] == nil {
      keywords[inclusive] = bound
      keywords[exclusive] = true
    } else {
      keywords.append([inclusive: bound, exclusive: true, "nullable": true], to: "allOf")
    }
  }

  private static func replaceTypes(in keywords: inout [String: JSONValue]) {
    switch keywords["type"] {
    case .array(let types)?:
      let others = types.filter { $0 != "null" }
      keywords["type"] = others.first
      if others.count < types.count { keywords["nullable"] = true }
    case "null"?:
      keywords["type"] = nil
      keywords["enum"] = [.null]
    default: break
    }
  }

  /// Adds alternatives; `null` beside another schema with a type becomes a flag of it.
  private mutating func add(alternatives schemas: [JSONValue], to keywords: inout [String: JSONValue]) {
    let mapped = schemas.map { $0.mapSchema { self.keywords($0) } }
    let changed = zip(schemas, mapped).filter { $0.0 != ["type": "null"] }.map(\.1)
    let acceptsNull = changed.count < schemas.count
    guard acceptsNull, changed.count == 1, case .object(let only) = changed[0], Self.isPlain(only) else {
      keywords["anyOf"] = .array(mapped)
      return
    }
    var nullable = only
    nullable["nullable"] = true
    if case .array(let values)? = nullable["enum"] { nullable["enum"] = .array(values + [.null]) }
    let areDistinct = Set(nullable.keys).isDisjoint(with: keywords.keys)
    if areDistinct {
      keywords = keywords.with(nullable)
    } else {
      keywords.append(nullable, to: "allOf")
    }
  }

  /// Whether `null` satisfies all keywords of a schema but its type and its values.
  private static func isPlain(_ keywords: [String: JSONValue]) -> Bool {
    keywords["type"] != nil && !["allOf", "anyOf", "oneOf", "not", "$ref"].contains { keywords[$0] != nil }
  }
}

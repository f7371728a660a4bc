/// Writes keywords of JSON Schema 2020-12 as services for structured output take them.
enum StrictSchema {
  /// The keywords that all services know.
  private static let keywords: Set<String> = [
    "$defs", "$ref", "additionalProperties", "anyOf", "const", "description", "enum", "items", "properties",
    "required", "title", "type",
  ]
  /// The formats that all services know.
  private static let formats: Set<JSONValue> = [
    "date", "time", "date-time", "duration", "email", "hostname", "ipv4", "ipv6", "uuid",
  ]
  /// The keywords that a description can state instead.
  private static let describedKeywords = [
    "format", "pattern", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum",
    "exclusiveMaximum", "multipleOf", "minItems", "maxItems", "uniqueItems", "contentEncoding",
  ]

  /// Returns the schema of a whole value.
  ///
  /// - Throws: `EncodingError` if the value is not a structure, or a part has no schema.
  static func whole(_ schema: [String: JSONValue]) throws -> [String: JSONValue] {
    guard schema["type"] == "object", schema["properties"] != nil else {
      throw error("the whole value is not a structure: put it into one as a property", at: [])
    }
    var whole = try keywords(schema, at: [])
    if case .object(let definitions)? = schema["$defs"] {
      var written: [String: JSONValue] = [:]
      for (name, definition) in definitions.sorted(byKey: \.key) {
        written[name] = try self.schema(definition, at: [name])
      }
      whole["$defs"] = .object(written)
    }
    return whole
  }

  private static func schema(_ schema: JSONValue, at path: [String]) throws -> JSONValue {
    guard case .object(let keywords) = schema else {
      throw error("nothing is known of the value: declare its parts", at: path)
    }
    return .object(try self.keywords(keywords, at: path))
  }

  private static func keywords(
    _ schema: [String: JSONValue], at path: [String]
  ) throws -> [String: JSONValue] {
    var strict = schema.filter { keywords.contains($0.key) && $0.key != "$defs" }
    if let format = schema["format"], formats.contains(format) { strict["format"] = format }
    // One of several is enough for a model: the rules decide.
    if let alternatives = schema["oneOf"] {
      strict["anyOf"] = alternatives
      strict["type"] = nil
    }
    // Alternatives of an object would each forbid the properties of the others.
    if schema["properties"] != nil { strict["anyOf"] = nil }
    if case .array(let alternatives)? = strict["anyOf"] {
      let type = strict["type"]
      strict["anyOf"] = .array(try alternatives.map { try self.schema($0.ofType(type), at: path) })
      strict["type"] = nil
    }
    if let items = schema["items"] { strict["items"] = try self.schema(items, at: path + ["0"]) }
    if case .object(let properties)? = schema["properties"] {
      try replace(properties, in: &strict, at: path)
    } else if mayBe("object", schema), strict["anyOf"] == nil {
      throw error("an object with any keys has no strict schema: use a list of structures", at: path)
    }
    if mayBe("array", schema), strict["items"] == nil {
      throw error("nothing is known of the elements: declare them", at: path)
    }
    guard !["type", "anyOf", "enum", "const", "$ref"].allSatisfy({ strict[$0] == nil }) else {
      throw error("nothing is known of the value: declare its parts", at: path)
    }
    strict["description"] = description(of: schema, strict)
    // Some services take nothing beside a reference.
    return strict["$ref"].map { ["$ref": $0] } ?? strict
  }

  private static func mayBe(_ type: JSONValue, _ schema: [String: JSONValue]) -> Bool {
    if case .array(let types)? = schema["type"] { types.contains(type) } else { schema["type"] == type }
  }

  /// Makes all properties of an object required; those that may be missing may be `null` instead.
  private static func replace(
    _ properties: [String: JSONValue], in strict: inout [String: JSONValue], at path: [String]
  ) throws {
    var written: [String: JSONValue] = [:]
    for (name, property) in properties.sorted(byKey: \.key) {
      written[name] = try schema(property, at: path + [name])
    }
    strict["properties"] = .object(written)
    strict["required"] = .array(properties.keys.sorted(byKey: \.self).map(JSONValue.string))
    strict["additionalProperties"] = false
  }

  /// Returns the description, with the keywords that the strict schema leaves out.
  private static func description(
    of schema: [String: JSONValue], _ strict: [String: JSONValue]
  ) -> JSONValue? {
    let keywords = describedKeywords.filter { strict[$0] == nil }.compactMap { keyword in
      schema[keyword].map { "\(keyword): \($0)" }
    }
    var texts: [String] = []
    if case .string(let text)? = schema["description"] { texts.append(text) }
    if !keywords.isEmpty { texts.append("(\(keywords.joined(separator: ", ")))") }
    return texts.isEmpty ? nil : .string(texts.joined(separator: " "))
  }

  private static func error(_ explanation: String, at path: [String]) -> EncodingError {
    let place = path.isEmpty ? "" : " at \"\(ValidationPath(path.map { .key($0) }))\""
    return .invalidValue(
      path,
      .init(
        codingPath: path.map { RuleKey(stringValue: $0) },
        debugDescription: "No strict schema\(place): \(explanation)"))
  }
}

extension JSONValue {
  /// Returns a schema with a type, unless it has one. An alternative has that of the whole.
  fileprivate func ofType(_ type: JSONValue?) -> JSONValue {
    guard let type, case .object(var keywords) = self else { return self }
    let hasType = ["type", "anyOf", "oneOf", "enum", "const", "$ref"].contains { keywords[$0] != nil }
    if !hasType { keywords["type"] = type }
    return .object(keywords)
  }
}

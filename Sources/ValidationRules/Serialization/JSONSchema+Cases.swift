extension SchemaWriter {
  /// Returns the schema of the cases of an enumeration, of which a value is one.
  mutating func schema<Value>(of cases: CasesDeclaration<Value>, at path: ValidationPath) -> Schema {
    let schemas = schemas(of: cases, at: path)
    var keywords: [String: JSONValue] = ["type": "object", "oneOf": .array(schemas.map(JSONValue.object))]
    if case .tag(let tag) = cases.notation {
      keywords[CasesKeyword.name] =
        CasesKeyword(
          type: "\(Value.self)", tag: tag, names: cases.cases.map(\.name)
        ).json
    }
    return Schema(keywords, isNegatable: false)
  }

  private mutating func schemas<Value>(
    of cases: CasesDeclaration<Value>, at path: ValidationPath
  ) -> [[String: JSONValue]] {
    cases.endIfTagIsTaken(followingFunctions: true)
    let outerNames = caseNames
    defer { caseNames = outerNames }
    return cases.cases.map { declared in
      caseNames = outerNames
      if case .tag(let tag) = cases.notation { caseNames[tag] = declared.name }
      var writing = ContentSchema<Value>(
        writer: self, notation: cases.notation, name: declared.name,
        path: path.appending(cases.path(toContentOf: declared.name)))
      var schema = declared.content.accept(&writing)
      self = writing.writer
      schema.keywords["required"] = schema.keywords["required"]?.sortedTexts
      schema.keywords["title"] = declared.label.map(JSONValue.string)
      return schema.keywords
    }
  }
}

/// Writes the schema of an object that is a case, with what the case holds.
private struct ContentSchema<Value>: CaseVisitor {
  var writer: SchemaWriter
  let notation: CaseNotation
  let name: String
  let path: ValidationPath

  /// Returns the schema of an object with tags.
  private static func schema(of caseNames: [String: String]) -> Schema {
    guard !caseNames.isEmpty else { return Schema() }
    return Schema([
      "properties": .object(caseNames.mapValues { ["type": "string", "const": .string($0)] }),
      "required": .array(caseNames.keys.map(JSONValue.string)),
    ])
  }

  mutating func visit<Payload>(_ content: PayloadDeclaration<Value, Payload>) -> Schema {
    let holdsNothing = Payload.self == NoPayload.self
    var schema: Schema
    switch notation {
    case .tag where content.rules.cases != nil:
      // Each of the inner cases has the outer tags.
      return Schema(writer.schema(of: content.rules, at: path))
    case .tag:
      schema = Self.schema(of: writer.caseNames)
      // In place, also what a function returns: with the tag it is another object.
      if !holdsNothing { schema.formIntersection(Schema(writer.schema(of: content.rules, at: path))) }
    case .key:
      let nothing: [String: JSONValue] = ["type": "object", "properties": [:]]
      let outerNames = writer.caseNames
      writer.caseNames = [:]
      let keywords = holdsNothing ? nothing : writer.schema(of: content.source, at: path)
      writer.caseNames = outerNames
      schema = Schema(["properties": .object([name: .object(keywords)]), "required": [.string(name)]])
      schema.formIntersection(Self.schema(of: outerNames))
    }
    schema.keywords["type"] = "object"
    if writer.rejectsUnknownKeys, notation == .key || holdsNothing {
      schema.keywords["additionalProperties"] = false
    }
    return schema
  }
}

/// What the dialects of JSON Schema know of a `oneOf` that is an enumeration. It is in no schema that is returned.
struct CasesKeyword {
  static let name = "x-cases"

  let type: String
  let tag: String
  /// The names of the cases, in the order of their schemas.
  let names: [String]

  var json: JSONValue {
    ["type": .string(type), "tag": .string(tag), "names": .array(names.map(JSONValue.string))]
  }

  init(type: String, tag: String, names: [String]) {
    self.type = type
    self.tag = tag
    self.names = names
  }

  init?(_ json: JSONValue?) {
    guard case .object(let members)? = json, case .string(let type)? = members["type"],
      case .string(let tag)? = members["tag"], case .array(let names)? = members["names"]
    else { return nil }
    self.init(type: type, tag: tag, names: names.map(\.text))
  }
}

extension JSONValue {
  fileprivate var text: String { if case .string(let text) = self { text } else { "" } }
}

extension SchemaWriter {
  /// Returns the schemas of the cases of an enumeration, of which a value satisfies one.
  mutating func schemas<Value>(of cases: CasesDeclaration<Value>, at path: ValidationPath) -> [[String:
    JSONValue]]
  {
    cases.endIfTagIsTaken(followingFunctions: true)
    let outerNames = caseNames
    defer { caseNames = outerNames }
    return cases.cases.map { declared in
      caseNames = outerNames
      if case .tag(let tag) = cases.notation { caseNames[tag] = declared.name } else { caseNames = [:] }
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

  mutating func visit<Payload>(_ content: PayloadDeclaration<Value, Payload>) -> Schema {
    let holdsNothing = Payload.self == NoPayload.self
    var schema: Schema
    switch notation {
    case .tag:
      schema = Schema([
        "properties": .object(writer.caseNames.mapValues { ["const": .string($0)] }),
        "required": .array(writer.caseNames.keys.map(JSONValue.string)),
      ])
      // In place, also what a function returns: with the tag it is another object.
      if !holdsNothing { schema.formIntersection(Schema(writer.schema(of: content.rules, at: path))) }
    case .key:
      let keywords = holdsNothing ? ["type": "object"] : writer.schema(of: content.source, at: path)
      schema = Schema(["properties": .object([name: .object(keywords)]), "required": [.string(name)]])
    }
    schema.keywords["type"] = "object"
    if writer.rejectsUnknownKeys, notation == .key || holdsNothing {
      schema.keywords["additionalProperties"] = false
    }
    return schema
  }
}

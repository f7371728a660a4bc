public import Foundation

extension ProblemDetails {
  /// Returns the JSON Schema of a problem, for the description of an API.
  ///
  /// It follows JSON Schema 2020-12, and describes what ``json()`` returns.
  ///
  /// - Returns: The schema as indented JSON.
  /// - Throws: `EncodingError`, which nothing in it causes.
  public static func jsonSchema() throws -> Data {
    let places: [JSONValue] = ["pointer", "parameter", "header"]
    let failure: JSONValue = [
      "type": "object",
      "properties": [
        "pointer": ["type": "string", "description": "A part of the body, as a JSON Pointer in a fragment."],
        "parameter": ["type": "string", "description": "A parameter of the query or the path."],
        "header": ["type": "string", "description": "A header."],
        "detail": ["type": "string", "description": "The message."],
        "rule": ["type": "string", "description": "The name of the rule that failed."],
        "parameters": ["type": "object", "description": "The parameters of the rule."],
      ],
      "required": ["detail", "rule"], "oneOf": .array(places.map { ["required": [$0]] }),
    ]
    let schema: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Problem details", "type": "object",
      "properties": [
        "type": ["type": "string", "format": "uri-reference"], "title": ["type": "string"],
        "status": ["type": "integer", "minimum": 100, "maximum": 599], "detail": ["type": "string"],
        "instance": ["type": "string", "format": "uri-reference"],
        "errors": ["type": "array", "items": failure],
      ],
      "required": ["type", "title", "status", "errors"],
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(schema)
  }
}

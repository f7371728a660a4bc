import Foundation

extension FormDescription {
  /// The JSON Schema of descriptions, with which other programs check them before they are sent.
  ///
  /// It follows [JSON Schema 2020-12](https://json-schema.org/draft/2020-12/json-schema-core). It accepts
  /// every description that this library reads; it doesn't know the parameters of rules, nor that names are
  /// unique and that conditions are about other fields.
  ///
  /// ```swift
  /// let schema = try JSONEncoder().encode(FormDescription.jsonSchema)
  /// ```
  public static var jsonSchema: JSONValue {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "The description of a form",
      "type": "object",
      "properties": ["version": ["const": .integer(latestVersion)], "fields": ["$ref": "#/$defs/fields"]],
      "required": ["fields"],
      "additionalProperties": false,
      "$defs": [
        "fields": [
          "type": "array", "maxItems": .integer(maximumFieldCount), "items": ["$ref": "#/$defs/field"],
        ],
        "field": fieldSchema,
        "choice": choiceSchema,
        "condition": conditionSchema,
      ],
    ]
  }

  private static var fieldSchema: JSONValue {
    [
      "type": "object",
      "properties": [
        "name": ["type": "string", "minLength": 1],
        "label": ["type": "string"],
        "kind": ["enum": .array(Kind.names.map(JSONValue.string))],
        "rules": true,
        "choices": true,
        "tag": true,
        "fields": true,
        "when": ["$ref": "#/$defs/condition"],
      ],
      "required": ["name", "kind"],
      "additionalProperties": false,
      "allOf": .array([
        schema(of: "text", rules: RuleVocabulary<String>.standard.names),
        schema(of: "integer", rules: RuleVocabulary<Int>.standard.names),
        schema(of: "decimal", rules: RuleVocabulary<Decimal>.standard.names),
        schema(of: "date", rules: RuleVocabulary<Date>.standard.names),
        schema(of: "toggle", rules: RuleVocabulary<Bool>.standard.names),
        schema(of: "choice", rules: RuleVocabulary<String>.standard.names, hasChoices: true),
        schema(of: "list", rules: listVocabulary.names, hasFields: true),
        schema(of: "group", rules: nil, hasFields: true),
      ]),
    ]
  }

  /// Returns the schema of the `rules`, `choices` and `fields` that a kind of field has.
  private static func schema(
    of kind: String, rules: [String]?, hasChoices: Bool = false, hasFields: Bool = false
  ) -> JSONValue {
    let choices: JSONValue = [
      "type": "array", "minItems": 1, "maxItems": .integer(maximumChoiceCount),
      "items": ["$ref": "#/$defs/choice"],
    ]
    var properties: [String: JSONValue] = [:]
    properties["rules"] = rules.map(rulesSchema) ?? false
    properties["choices"] = hasChoices ? choices : false
    properties["tag"] = hasChoices ? ["type": ["string", "null"]] : false
    properties["fields"] = hasFields ? ["$ref": "#/$defs/fields"] : false
    var required: [JSONValue] = []
    if hasChoices { required.append("choices") }
    if hasFields { required.append("fields") }
    return [
      "if": ["properties": ["kind": ["const": .string(kind)]]],
      "then": ["properties": .object(properties), "required": .array(required)],
    ]
  }

  /// Returns the schema of a list of rules, or of an object with the list and options.
  private static func rulesSchema(names: [String]) -> JSONValue {
    let names = names.map(JSONValue.string)
    let rule: JSONValue = ["anyOf": [["enum": .array(names)], ["type": "object", "minProperties": 1]]]
    let list: JSONValue = ["type": "array", "items": rule]
    let set: JSONValue = [
      "type": "object",
      "properties": [
        "rules": list, "isOptional": ["type": ["boolean", "null"]],
        "stopsAtFirstFailure": ["type": ["boolean", "null"]], "version": true,
      ],
      "required": ["rules"],
      "additionalProperties": false,
    ]
    return ["anyOf": [list, set]]
  }

  private static var choiceSchema: JSONValue {
    [
      "anyOf": [
        ["type": "string"],
        [
          "type": "object",
          "properties": [
            "value": ["type": "string"], "label": ["type": "string"], "fields": ["$ref": "#/$defs/fields"],
          ],
          "required": ["value"],
          "additionalProperties": false,
        ],
      ]
    ]
  }

  private static var conditionSchema: JSONValue {
    [
      "type": "object",
      "properties": [
        "field": [
          "type": "string",
          "description":
            "The name of another field: of the same list, or else of the nearest group or list around it that has one of this name.",
        ],
        "is": ["type": ["string", "number", "boolean"]],
      ],
      "required": ["field", "is"],
      "additionalProperties": false,
    ]
  }
}

@testable import ValidationRules
import Foundation
import Testing

/// The dialects of JSON Schema. `.ci/schema` compares them with the rules by their validators.
@Suite struct SchemaDialectTests {
  struct Node: Codable, Sendable {
    var name: String
    var kind: Kind?
    var size: Int?
    var weight: Double
    var children: [Node]

    enum Kind: String, Codable, CaseIterable { case leaf, branch }

    static let rules: RuleSet<Node> = [
      .at(\.name, "name", label: "Name", [.length(2...9), .in(["ab", "cd"])]), .at(\.kind, "kind"),
      .at(\.size, "size", default: 3, [.range(1...9)]), .at(\.weight, "weight", [.greaterThan(0)]),
      .each(\.children, "children", list: [.count(...2)]) { Node.rules },
    ]
  }

  private func schema<Value>(_ rules: RuleSet<Value>, _ dialect: SchemaDialect) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: rules.jsonSchema(dialect: dialect))
  }

  @Test func draft7HasDefinitions() throws {
    let tree: RuleSet<Node> = Node.rules
    let json = String(decoding: try tree.jsonSchema(dialect: .draft7), as: UTF8.self)
    #expect(json.contains(##""$ref" : "#/definitions/Node""##) && json.contains(#""definitions""#))
    #expect(json.contains("http://json-schema.org/draft-07/schema#") && !json.contains("$defs"))
  }

  @Test func openAPI30IsNullableWithoutConstants() throws {
    let node: RuleSet<Node> = [
      .at(\.name, "name", [.same(as: "ab")]), .at(\.kind, "kind"),
      .at(\.size, "size", default: 3, [.range(1...9)]),
      .at(\.weight, "weight", [.greaterThan(0), .satisfies("odd") { $0 > 1 }]),
    ]
    #expect(
      try schema(node, .openAPI30) == [
        "type": "object",
        "properties": [
          "name": ["type": "string", "enum": ["ab"]],
          "kind": ["type": "string", "nullable": true, "enum": ["leaf", "branch", nil]],
          "size": ["type": "integer", "nullable": true, "minimum": 1, "maximum": 9, "default": 3],
          "weight": [
            "type": "number", "minimum": 0, "exclusiveMinimum": true,
            "x-comment": "Not fully expressed: a rule of the app",
          ],
        ], "required": ["name", "weight"],
      ])
    let json = String(decoding: try Node.rules.jsonSchema(dialect: .openAPI30), as: UTF8.self)
    #expect(json.contains(##""$ref" : "#/components/schemas/Node""##) && json.contains(#""x-definitions""#))
  }

  @Test func strictHasAllPropertiesAndTellsTheRest() throws {
    struct Answer: Codable, Sendable {
      var title: String
      var day: Date?
      var tags: [String]
      var kind: Node.Kind?
    }
    let answer: RuleSet<Answer> = [
      .at(\.title, "title", [.length(2...9).with(message: "Be short.")]), .at(\.day, "day"),
      .at(\.tags, "tags", default: [], [.count(...2)]), .at(\.kind, "kind"),
    ]
    let found = try schema(answer, .strict)
    #expect(
      found == [
        "type": "object",
        "properties": [
          "title": ["type": "string", "description": "Be short. (minLength: 2)"],
          "day": ["type": ["string", "null"], "format": "date-time"],
          "tags": ["type": "array", "items": ["type": "string"], "description": "(maxItems: 2)"],
          "kind": ["anyOf": [["type": "null"], ["type": "string", "enum": ["leaf", "branch"]]]],
        ], "required": ["day", "kind", "tags", "title"], "additionalProperties": false,
      ])
    // A tree refers to itself.
    #expect(
      String(decoding: try Node.rules.jsonSchema(dialect: .strict), as: UTF8.self).contains("#/$defs/Node"))
  }

  @Test func strictHasTheTypeOfEachAlternative() throws {
    struct Contact: Codable, Sendable {
      var email: String
      var phone: String
    }
    let rules: RuleSet<Contact> = [
      .at(\.email, "email", RuleSet([.email(.asciiOnly)], isOptional: true)),
      .at(\.phone, "phone", [.same(as: "none") || .length(5..., unit: .scalars)]),
      .at(\.email, "email", [.notEmpty]) || .at(\.phone, "phone", [.notEmpty]),
    ]
    let found = try schema(rules, .strict)
    guard case .object(let members) = found, case .object(let properties)? = members["properties"] else {
      Issue.record("\(found)")
      return
    }
    #expect(members["anyOf"] == nil && members["type"] == "object")
    #expect(
      properties["phone"] == [
        "anyOf": [
          ["const": "none"], ["type": "string", "description": "(minLength: 5)"],
        ]
      ])
    #expect(
      properties["email"] == [
        "anyOf": [
          ["type": "string", "description": "(maxLength: 0)"],
          ["type": "string", "format": "email", "description": "(pattern: .@.)"],
        ]
      ])
  }

  struct Loose: Codable, Sendable {
    var prices: [String: Int]
    var any: JSONValue
  }

  @Test func strictNamesWhatItCannotSay() {
    func fault<Value>(_ rules: RuleSet<Value>) -> String {
      do {
        _ = try rules.jsonSchema(dialect: .strict)
        return ""
      } catch EncodingError.invalidValue(_, let context) {
        return context.debugDescription
      } catch {
        return "\(error)"
      }
    }
    #expect(fault(RuleSet<Int>([.range(1...3)])).contains("the whole value is not a structure"))
    #expect(fault(RuleSet<Loose>([.at(\.prices, "prices")])).contains("\"/prices\": an object with any keys"))
    #expect(fault(RuleSet<Loose>([.at(\.any, "any")])).contains("\"/any\": nothing is known"))
  }
}

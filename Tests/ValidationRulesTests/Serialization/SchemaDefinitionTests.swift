import ALPValidator
import Foundation
import Testing

/// The definitions of structures whose rules a closure returns.
@Suite struct SchemaDefinitionTests {
  private enum Menu {
    struct Node: Codable, Sendable {
      var dish: String
      var children: [Node]

      static let rules: RuleSet<Node> = [
        .at(\.dish, "dish", [.notEmpty]), .each(\.children, "children") { Node.rules },
      ]
    }
  }

  private enum Family {
    struct Node: Codable, Sendable {
      var name: String
      var children: [Node]

      static let rules: RuleSet<Node> = [
        .at(\.name, "name"), .each(\.children, "children") { Node.rules },
      ]
    }
  }

  private struct Event: Codable, Sendable {
    var menus: [Menu.Node]
    var families: [Family.Node]
  }

  private struct Schema: Decodable {
    let definitions: [String: JSONValue]
    let properties: [String: JSONValue]

    enum CodingKeys: String, CodingKey {
      case definitions = "$defs"
      case properties
    }

    init<Value>(of rules: RuleSet<Value>) throws {
      self = try JSONDecoder().decode(Self.self, from: rules.jsonSchema())
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      definitions = try container.decodeIfPresent([String: JSONValue].self, forKey: .definitions) ?? [:]
      properties = try container.decode([String: JSONValue].self, forKey: .properties)
    }
  }

  private static func list(of name: String) -> JSONValue {
    ["type": "array", "items": ["$ref": .string("#/$defs/\(name)")]]
  }

  @Test func typesOfOneNameHaveDefinitionsOfTheirOwn() throws {
    let schema = try Schema(of: [
      .each(\Event.menus, "menus") { Menu.Node.rules }, .each(\.families, "families") { Family.Node.rules },
    ])
    let (menu, family) = ("Node", "Node-2")
    #expect(schema.properties == ["menus": Self.list(of: menu), "families": Self.list(of: family)])
    let definitions: [String: JSONValue] = [
      menu: [
        "type": "object", "required": ["children", "dish"],
        "properties": ["dish": ["type": "string", "minLength": 1], "children": Self.list(of: menu)],
      ],
      family: [
        "type": "object", "required": ["children", "name"],
        "properties": ["name": ["type": "string"], "children": Self.list(of: family)],
      ],
    ]
    #expect(schema.definitions == definitions)
  }

  private struct Item: Codable, Sendable {
    var name: String
    var notes: [Note] = []

    static let published: RuleSet<Item> = [.at(\.name, "name", [.notEmpty])]
    static let draft: RuleSet<Item> = [.at(\.name, "name")]
    static let secret: RuleSet<Item> = [.at(\.name, "name", default: "Ada")]
  }

  private struct Note: Codable, Sendable { var text: String }

  private struct Shop: Codable, Sendable {
    var published: [Item]
    var drafts: [Item]
    var others: [Item]?
    var table: [String: Item]?
  }

  @Test func rulesThatDifferHaveDefinitionsOfTheirOwn() throws {
    let schema = try Schema(of: [
      .each(\Shop.published, "published") { Item.published }, .each(\.drafts, "drafts") { Item.draft },
      .each(\.others, "others") { Item.draft },
    ])
    let properties: [String: JSONValue] = [
      "published": Self.list(of: "Item"), "drafts": Self.list(of: "Item-2"),
      "others": ["type": ["array", "null"], "items": ["$ref": "#/$defs/Item-2"]],
    ]
    #expect(schema.properties == properties)
    let definitions: [String: JSONValue] = [
      "Item": [
        "type": "object", "properties": ["name": ["type": "string", "minLength": 1]], "required": ["name"],
      ],
      "Item-2": ["type": "object", "properties": ["name": ["type": "string"]], "required": ["name"]],
    ]
    #expect(schema.definitions == definitions)
  }

  @Test func rulesThatDifferFurtherInsideHaveDefinitionsOfTheirOwn() throws {
    @Sendable func items(_ note: RuleSet<Note>) -> RuleSet<Item> { [.each(\.notes, "notes") { note }] }
    let schema = try Schema(of: [
      .each(\Shop.published, "published") { items([.at(\.text, "text", [.notEmpty])]) },
      .each(\.drafts, "drafts") { items([.at(\.text, "text")]) },
    ])
    #expect(schema.definitions.keys.sorted() == ["Item", "Item-2", "Note", "Note-2"])
    #expect(schema.properties["drafts"] == Self.list(of: "Item-2"))
  }

  /// Makes a set anew each time that it is read.
  private struct Branch<Leaf: Codable & Sendable>: Codable, Sendable {
    var leaves: [Leaf]
    var branches: [Self]

    static var rules: RuleSet<Self> {
      [.at(\.leaves, "leaves", [.notEmpty]), .each(\.branches, "branches") { Self.rules }]
    }
  }

  private struct Forest: Codable, Sendable {
    var numbers: [Branch<Int>]
    var texts: [Branch<String?>]
  }

  @Test func namesFitURIsAndOpenAPI() throws {
    let schema = try Schema(of: [
      .each(\Forest.numbers, "numbers") { Branch.rules }, .each(\.texts, "texts") { Branch.rules },
    ])
    #expect(schema.definitions.keys.sorted() == ["Branch_Int", "Branch_Optional_String"])
    #expect(schema.properties["numbers"] == Self.list(of: "Branch_Int"))
  }

  @Test func alternativesKeepTheirDefinitions() throws {
    let either: RuleSet<Shop> = [
      .each(\.published, "published") { Item.published } || .each(\.drafts, "drafts") { Item.draft }
    ]
    struct Alternatives: Decodable {
      enum CodingKeys: String, CodingKey {
        case definitions = "$defs"
      }
      let definitions: [String: JSONValue]
    }
    let schema = try JSONDecoder().decode(Alternatives.self, from: either.jsonSchema())
    #expect(schema.definitions.keys.sorted() == ["Item", "Item-2"])
  }

  @Test func rejectedAlternativesAndNegationsLeaveNoDefinition() throws {
    let rules: RuleSet<Shop> = [
      .at(\.published, "published"),
      .each(\.published, "published") { Item.published } || .satisfies("odd") { _ in true },
      !.each(\.drafts, "drafts") { Item.draft },
    ]
    #expect(try Schema(of: rules).definitions.isEmpty)
  }

  @Test func secretsShareNoDefinitionWithOthers() throws {
    let schema = try Schema(of: [
      .each(\Shop.published, "published") { Item.secret },
      .each(\.drafts, "drafts", isSecret: true) { Item.secret },
    ])
    #expect(schema.definitions["Item"]?.description.contains("Ada") == true)
    #expect(schema.definitions["Item-2"]?.description.contains("Ada") == false)
    #expect(
      schema.properties["drafts"]
        == ["type": "array", "items": ["$ref": "#/$defs/Item-2"], "writeOnly": true])
  }

  private struct Comment: Codable, Sendable {
    var text: String
    var replies: [Comment]

    /// Rules that are others at each level, without an end.
    static func rules(_ level: Int) -> RuleSet<Comment> {
      [
        .at(\.text, "text", [.length(...level, unit: .scalars)]),
        .each(\.replies, "replies") { rules(level + 1) },
      ]
    }
  }

  @Test func endlesslyManyRulesHaveAnEnd() throws {
    let schema = try Schema(of: Comment.rules(1))
    #expect(schema.definitions.count == 256)
    #expect(throws: EncodingError.self) { try Comment.rules(1).jsonSchema(exact: true) }
  }
}

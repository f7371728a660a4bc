import ALPValidator
import Foundation
import Testing

/// Forms that a server describes.
@MainActor @Suite struct FormDescriptionTests {
  nonisolated private static let visit = """
    {"version": 1, "fields": [
      {"name": "email", "label": "E-mail", "kind": "text", "rules": ["email", {"length": {"maximum": 40}}]},
      {"name": "guests", "kind": "integer", "rules": [{"range": {"minimum": 1, "maximum": 9}}]},
      {"name": "budget", "kind": "decimal"},
      {"name": "arrival", "kind": "date", "rules": {"rules": ["in-the-future"], "isOptional": true}},
      {"name": "terms", "kind": "toggle", "rules": ["is-true"]},
      {"name": "status", "kind": "choice", "choices": ["citizen", {"value": "permit", "label": "With a permit"}]},
      {"name": "permit", "kind": "text", "rules": ["presence"], "when": {"field": "status", "is": "permit"}},
      {"name": "address", "kind": "group", "label": "Address", "fields": [
        {"name": "city", "kind": "text", "rules": ["presence"]}
      ]},
      {"name": "companions", "kind": "list", "rules": [{"count": {"maximum": 3}}], "fields": [
        {"name": "name", "kind": "text", "rules": ["presence"]}
      ]}
    ]}
    """

  private func description(_ json: String) throws(FormDescriptionError) -> FormDescription {
    try FormDescription(json: Data(json.utf8))
  }

  private func fault(_ fields: String) -> String? {
    let json = #"{"fields": [\#(fields)]}"#
    do throws(FormDescriptionError) {
      _ = try description(json)
      return nil
    } catch {
      return error.description
    }
  }

  // MARK: Reading

  @Test func readsEveryKind() throws {
    let description = try description(Self.visit)
    #expect(description.version == 1)
    #expect(
      description.fields.map(\.kind.name) == [
        "text", "integer", "decimal", "date", "toggle", "choice", "text", "group", "list",
      ])
    #expect(description.fields[0].label == "E-mail" && description.fields[1].label == nil)
    #expect(description.fields[6].condition?.field == "status")
    #expect(description.fields[6].condition?.value == "permit")
    #expect(description.fields[7].kind.fields.map(\.name) == ["city"])
    guard case .choice(let choices, let rules) = description.fields[5].kind else {
      Issue.record("no choice")
      return
    }
    #expect(choices.map(\.label) == ["citizen", "With a permit"])
    #expect(rules.failures(for: "tourist").map(\.name) == ["in"])
    #expect(rules.failures(for: "permit").isEmpty)
    guard case .list(_, let listRules) = description.fields[8].kind else {
      Issue.record("no list")
      return
    }
    #expect(listRules.failures(for: [1, 2, 3, 4]).map(\.name) == ["count"])
  }

  @Test func theVersionIsTheFirstUnlessAnotherIsGiven() throws {
    #expect(try description(#"{"fields": []}"#).version == 1)
    #expect(throws: FormDescriptionError.self) { try description(#"{"version": 2, "fields": []}"#) }
  }

  @Test func readsRulesOfAnotherVocabulary() throws {
    var vocabulary = RuleVocabulary<String>.standard
    vocabulary["even"] = { _ in .satisfies("even") { $0.count.isMultiple(of: 2) } }
    let json = Data(#"{"fields": [{"name": "a", "kind": "text", "rules": ["even"]}]}"#.utf8)
    #expect(throws: FormDescriptionError.self) { try FormDescription(json: json) }
    #expect(try FormDescription(json: json, vocabulary: vocabulary).fields.count == 1)
  }

  // MARK: Faults

  @Test(arguments: [
    (#"{"kind": "text"}"#, #"/fields/0: missing "name"; write a name of its own"#),
    (#"{"name": "", "kind": "text"}"#, "/fields/0/name: a name has at least one character"),
    (#"{"name": 7, "kind": "text"}"#, "/fields/0/name: has to be a text, not 7"),
    (
      #"{"name": "a"}"#,
      #"/fields/0: missing "kind"; write one of text, integer, decimal, date, toggle, choice, list, group"#
    ),
    (#"{"name": "a", "kind": "txet"}"#, #"/fields/0/kind: unknown kind "txet"; did you mean "text"?"#),
    (#"{"name": "a", "kind": "text", "rule": []}"#, #"/fields/0: unknown key "rule"; did you mean "rules"?"#),
    (
      #"{"name": "a", "kind": "text", "fields": []}"#,
      #"/fields/0/fields: a field of the kind text has no "fields"; remove it"#
    ),
    (
      #"{"name": "a", "kind": "group", "fields": [], "rules": []}"#,
      #"/fields/0/rules: a field of the kind group has no "rules"; remove it"#
    ),
    (#"{"name": "a", "kind": "group"}"#, #"/fields/0: missing "fields"; write {"fields": […]}"#),
    (
      #"{"name": "a", "kind": "choice"}"#,
      #"/fields/0: missing "choices"; write them as in {"choices": ["S", "M"]}"#
    ),
    (
      #"{"name": "a", "kind": "choice", "choices": ["x", "y", "x"]}"#,
      #"/fields/0/choices/2: the choice "x" is there twice; remove one"#
    ),
    (
      #"{"name": "a", "kind": "text"}, {"name": "b", "kind": "text"}, {"name": "a", "kind": "date"}"#,
      #"/fields/2/name: the name "a" is taken by field 0 of this list; write another one"#
    ),
    (
      #"{"name": "a", "kind": "text", "when": {"field": "b", "is": 1}}"#,
      #"/fields/0/when/field: unknown field "b""#
    ),
    (
      #"{"name": "g", "kind": "group", "fields": [{"name": "a", "kind": "text"}]}, {"name": "b", "kind": "text", "when": {"field": "a", "is": "x"}}"#,
      #"/fields/1/when/field: unknown field "a""#
    ),
    (
      #"{"name": "on", "kind": "toggle"}, {"name": "g", "kind": "group", "fields": [{"name": "a", "kind": "text", "when": {"field": "no", "is": true}}]}"#,
      #"/fields/1/fields/0/when/field: unknown field "no"; did you mean "on"?"#
    ),
    (
      #"{"name": "on", "kind": "toggle"}, {"name": "g", "kind": "group", "fields": [{"name": "a", "kind": "text", "when": {"field": "on", "is": 1}}]}"#,
      #"/fields/1/fields/0/when/is: a field of the kind toggle is never "1""#
    ),
    (
      #"{"name": "a", "kind": "toggle"}, {"name": "g", "kind": "group", "fields": [{"name": "a", "kind": "toggle", "when": {"field": "a", "is": true}}]}"#,
      "/fields/1/fields/0/when: the conditions of"
    ),
    (
      #"{"name": "g", "kind": "group", "fields": [{"name": "a", "kind": "text", "when": {"field": "g", "is": "x"}}]}"#,
      #"/fields/0/fields/0/when/is: a field of the kind group is never "x""#
    ),
    (
      #"{"name": "a", "kind": "text", "when": {"field": "a", "is": "x"}}"#,
      "/fields/0/when: the conditions of"
    ),
    (
      #"{"name": "a", "kind": "toggle", "when": {"field": "b", "is": true}}, {"name": "b", "kind": "toggle", "when": {"field": "a", "is": true}}"#,
      "/fields/0/when: the conditions of"
    ),
    (
      #"{"name": "a", "kind": "toggle"}, {"name": "b", "kind": "text", "when": {"field": "a", "is": "yes"}}"#,
      #"/fields/1/when/is: a field of the kind toggle is never "yes""#
    ),
    (
      #"{"name": "a", "kind": "group", "fields": [{"name": "b", "kind": "integer", "rules": ["emial"]}]}"#,
      "/fields/0/fields/0/rules/0: unknown rule"
    ),
    (
      #"{"name": "a", "kind": "text", "rules": [{"pattern": {"pattern": "["}}]}"#, "/fields/0/rules/0/pattern"
    ),
    (
      #"{"name": "a", "kind": "text", "rules": [{"pattern": {"pattern": "(a+)+$("}}]}"#,
      "/fields/0/rules/0/pattern"
    ),
    (
      #"{"name": "a", "kind": "text", "rules": [{"length": {"minimum": 9, "maximum": 2}}]}"#,
      "/fields/0/rules/0/length"
    ),
    (
      #"{"name": "a", "kind": "text", "name": "b"}"#,
      "/fields/0/name: the key \"name\" is in one object twice; remove one"
    ),
    ("7", "/fields/0: has to be a field, which is an object, not 7"),
    (#"{"name": "a", "kind": "text"},"#, "this is not JSON; look at line 1"),
  ])
  func namesThePlaceOfAFault(_ fields: String, _ message: String) throws {
    let error = try #require(fault(fields))
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test func hasAtMostAThousandFields() {
    func fields(_ count: Int) -> String {
      (0..<count).map { #"{"name": "f\#($0)", "kind": "text"}"# }.joined(separator: ",")
    }
    #expect(fault(fields(1_000)) == nil)
    #expect(fault(fields(1_001)) == "/fields: there are more than 1000; write fewer")
    #expect(fault(fields(10_000))?.hasPrefix("/fields: ") == true)
    let groups = (0..<2).map { #"{"name": "g\#($0)", "kind": "group", "fields": [\#(fields(600))]}"# }
    #expect(
      fault(groups.joined(separator: ",")) == "/fields: there are 1202 fields in all; a form has at most 1000"
    )
  }

  @Test(arguments: [(8, true), (9, false), (100, false), (600, false), (100_000, false)])
  func groupsAreAtMostEightDeep(_ depth: Int, _ isAccepted: Bool) {
    // The form itself is the first level.
    let open = String(repeating: #"{"name": "g", "kind": "group", "fields": ["#, count: depth - 1)
    let close = String(repeating: "]}", count: depth - 1)
    #expect((fault(open + close) == nil) == isAccepted)
  }

  @Test func randomDamageIsAnErrorAndNeverATrap() {
    var random = SeededGenerator(seed: 40)
    let bytes = Array(Self.visit.utf8)
    let pieces = [
      "{", "}", "[", "]", "\"", ",", ":", "null", "-1", "1e999", "\"kind\"", "\"fields\"", "\\", "é",
    ].map { Array($0.utf8) }
    var rejected = 0
    for _ in 0..<3_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: 0..<damaged.count, using: &random)
        let end = min(damaged.count, start + Int.random(in: 0...12, using: &random))
        damaged.replaceSubrange(start..<end, with: pieces.randomElement(using: &random) ?? [])
      }
      do throws(FormDescriptionError) {
        _ = try FormDescription(json: Data(damaged))
      } catch {
        rejected += 1
        #expect(!error.message.isEmpty)
      }
    }
    #expect(rejected > 2_000)
  }

  // MARK: Values

  @Test(
    arguments: [
      ("text", "a", "a"), ("integer", 7, 7), ("decimal", 1.25, 1.25), ("decimal", 3, 3),
      ("date", "2026-01-05", "2026-01-05"), ("toggle", true, true),
    ] as [(String, JSONValue, JSONValue)])
  func valuesInJSONAreTakenAndGiven(_ kind: String, _ value: JSONValue, _ result: JSONValue) throws {
    let form = FormModel(description: try description(#"{"fields": [{"name": "a", "kind": "\#(kind)"}]}"#))
    form.value = ["a": value]
    #expect(form.value == ["a": result])
    #expect(form.controls.allSatisfy { !$0.shouldShowErrors })
  }

  // MARK: JSON Schema

  @Test(arguments: [
    #"{"fields": []}"#,
    #"{"version": 1, "fields": [{"name": "a", "kind": "text", "rules": {"rules": ["email"], "isOptional": true}}]}"#,
    #"{"fields": [{"name": "a", "kind": "toggle", "when": {"field": "b", "is": 3}}, {"name": "b", "kind": "integer"}]}"#,
    #"{"fields": [{"name": "a", "kind": "toggle"}, {"name": "g", "kind": "group", "fields": [{"name": "b", "kind": "text", "when": {"field": "a", "is": true}}]}]}"#,
    visit,
  ])
  func theSchemaAcceptsWhatIsRead(_ json: String) throws {
    _ = try description(json)
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    #expect(SchemaCheck(root: FormDescription.jsonSchema).accepts(value))
  }

  @Test(arguments: [
    #"{}"#,
    #"[]"#,
    #"{"version": 2, "fields": []}"#,
    #"{"fields": [], "title": "x"}"#,
    #"{"fields": [{"name": "a", "kind": "txet"}]}"#,
    #"{"fields": [{"name": "", "kind": "text"}]}"#,
    #"{"fields": [{"kind": "text"}]}"#,
    #"{"fields": [{"name": "a", "kind": "text", "rules": ["emial"]}]}"#,
    #"{"fields": [{"name": "a", "kind": "integer", "rules": ["email"]}]}"#,
    #"{"fields": [{"name": "a", "kind": "text", "fields": []}]}"#,
    #"{"fields": [{"name": "a", "kind": "choice"}]}"#,
    #"{"fields": [{"name": "a", "kind": "choice", "choices": []}]}"#,
    #"{"fields": [{"name": "a", "kind": "group", "fields": [{"name": "b", "kind": "x"}]}]}"#,
    #"{"fields": [{"name": "a", "kind": "text", "when": {"field": "b"}}, {"name": "b", "kind": "text"}]}"#,
  ])
  func theSchemaRejectsWhatIsNotRead(_ json: String) throws {
    #expect(throws: FormDescriptionError.self) { try description(json) }
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    #expect(!SchemaCheck(root: FormDescription.jsonSchema).accepts(value))
  }
}

/// An obvious validator of the keywords that the schema of descriptions has.
private struct SchemaCheck {
  let root: JSONValue

  func accepts(_ value: JSONValue) -> Bool { accepts(value, root) }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    switch schema {
    case .bool(let accepts): return accepts
    case .object(let keywords): return keywords.allSatisfy { accepts(value, $0, $1, beside: keywords) }
    default: return false
    }
  }

  private func accepts(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, beside keywords: [String: JSONValue]
  ) -> Bool {
    var members: [String: JSONValue]?
    if case .object(let object) = value { members = object }
    var elements: [JSONValue]?
    if case .array(let array) = value { elements = array }
    switch (keyword, argument) {
    case ("$ref", .string(let reference)):
      guard case .object(let object) = root, case .object(let definitions)? = object["$defs"] else {
        return false
      }
      return definitions[String(reference.dropFirst("#/$defs/".count))].map { accepts(value, $0) } == true
    case ("type", .string(let name)): return isValue(value, ofType: name)
    case ("type", .array(let names)): return names.contains { isValue(value, ofType: $0.description) }
    case ("enum", .array(let values)): return values.contains(value)
    case ("const", let constant): return value == constant
    case ("anyOf", .array(let schemas)): return schemas.contains { accepts(value, $0) }
    case ("allOf", .array(let schemas)): return schemas.allSatisfy { accepts(value, $0) }
    case ("if", let condition):
      guard let consequence = keywords["then"], accepts(value, condition) else { return true }
      return accepts(value, consequence)
    case ("properties", .object(let properties)):
      return members?.allSatisfy { name, member in properties[name].map { accepts(member, $0) } != false }
        != false
    case ("required", .array(let names)):
      guard let members else { return true }
      return names.allSatisfy { name in members[name.description] != nil }
    case ("additionalProperties", .bool(false)):
      guard let members, case .object(let properties)? = keywords["properties"] else { return true }
      return members.keys.allSatisfy { properties[$0] != nil }
    case ("items", let schema): return elements?.allSatisfy { accepts($0, schema) } != false
    case ("minItems", .integer(let count)): return elements.map { $0.count >= count } != false
    case ("maxItems", .integer(let count)): return elements.map { $0.count <= count } != false
    case ("minProperties", .integer(let count)): return members.map { $0.count >= count } != false
    case ("minLength", .integer(let count)):
      guard case .string(let text) = value else { return true }
      return text.unicodeScalars.count >= count
    case ("then", _), ("$schema", _), ("title", _), ("description", _), ("$defs", _): return true
    default:
      Issue.record("unknown keyword \(keyword)")
      return false
    }
  }

  private func isValue(_ value: JSONValue, ofType name: String) -> Bool {
    switch (value, name) {
    case (.object, "object"), (.array, "array"), (.string, "string"), (.bool, "boolean"),
      (.integer, "number"),
      (.number, "number"), (.decimal, "number"), (.null, "null"):
      true
    default: false
    }
  }
}

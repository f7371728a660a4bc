import ALPValidator
import Foundation
import Testing

/// Every rule by its descriptor, written as data and read again.
@Suite struct CatalogRuleDataTests {
  @Test func keepsEveryExample() throws {
    for rule in RuleCatalog.groups.flatMap(\.rules) { try Self.expectToKeep(rule) }
  }

  @Test(arguments: RuleCatalog.rules(for: String.self).map(\.name))
  func keepsEveryParameter(_ name: String) throws {
    let rule = try #require(RuleVocabulary<String>.standard.descriptor(of: name))
    let example = try #require(rule.example)
    for parameter in rule.parameters {
      for value in Self.values(for: parameter) {
        var parameters = example.parameters
        parameters[parameter.name] = value
        // Not each value goes with those of the example, such as a minimum above the maximum.
        guard let variant = try? rule.rule(with: parameters) else { continue }
        let rules = try RuleSet<String>(json: try RuleSet([variant]).json())
        #expect(rules.rules.map(\.description) == [variant.description], "\(parameters)")
        for text in [example.valid, example.invalid] {
          #expect(rules.isSatisfied(by: text) == variant.isSatisfied(by: text), "\(parameters) \(text)")
        }
      }
    }
  }

  @Test func declaresParametersInOrder() throws {
    let length = try #require(RuleVocabulary<String>.standard.descriptor(of: "length"))
    #expect(
      length.parameters.map(\.name) == ["minimum", "maximum", "unit", "trimming", "ignoring", "withoutTags"])
    #expect(length.parameters[2].defaultValue == "characters")
    #expect(length.parameters[2].kind == .choice(["characters", "scalars", "utf16", "utf8"]))
    let search = try #require(RuleVocabulary<String>.standard.descriptor(of: "contains"))
    #expect(search.parameters.map(\.isRequired) == [true, false])
    #expect(search.parameters.map(\.optionName) == ["text", "case-sensitive"])
    let mac = try #require(RuleVocabulary<String>.standard.descriptor(of: "mac"))
    #expect(mac.parameters.map(\.optionName) == ["lenient", "allows-eui64", "allows-separators"])
  }

  private static func values(for parameter: RuleParameter) -> [JSONValue] {
    switch parameter.kind {
    case .flag: [true, false]
    case .integer: [1, 3, 8]
    case .number: [0.5]
    case .text: ["GB", "a", ";", "Europe/Zurich"]
    case .date: ["2024-02-29"]
    case .characters: [true, false, "_", " -"]
    case .choice(let choices): choices
    case .list(.choice(let choices)): choices.map { [$0] }
    case .list(.integer): [[8], [8, 14]]
    case .list: [["ftp"], ["a", "b"]]
    }
  }

  private static func expectToKeep<Described: RuleDescribing>(_ described: Described) throws {
    let example = try #require(described.example, "\(described.name) has no example")
    let rule = try described.rule(with: example.parameters)
    let other = try #require(try (rule as? any RoundTripping)?.roundTripped() as? Rule<Described.Value>)
    #expect(other.description == rule.description)
    #expect(other.isSatisfied(by: example.valid), "\(described.name)")
    #expect(!other.isSatisfied(by: example.invalid), "\(described.name)")
  }
}

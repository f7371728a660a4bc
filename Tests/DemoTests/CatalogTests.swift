import ALPValidator
import Foundation
import Testing

@testable import Demo

@Suite struct CatalogTests {
  @Test func agreesWithItsExamples() {
    let rules = RuleCatalog.groups.flatMap(\.rules)
    for rule in rules { #expect(Self.shown(rule)?.disagreements == [], "\(rule.name)") }
    #expect(rules.count > 90)
  }

  private static func shown(_ rule: some RuleDescribing) -> ShownRule? { ShownRule(rule) }

  @Test func hasEachNameOnce() {
    let names = Catalog.entries.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
  }

  @Test func isDocumentedByACurrentArticle() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let article = root.appending(path: "Sources/ValidationRules/ValidationRules.docc/Rules.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    #expect(
      text == RuleArticle.text,
      "Run: swift run Demo rules --article >Sources/ValidationRules/ValidationRules.docc/Rules.md")
  }

  @Test func namesEveryRuleThatDataKnows() {
    #expect(Set(Catalog.entries.map(\.name)) == Set(Catalog.vocabulary.names))
  }

  /// On the command line, each parameter is an option, besides those of the example.
  @Test func writesEachParameterAsACommandLine() throws {
    for rule in RuleCatalog.rules(for: String.self) {
      let example = try #require(rule.example)
      let variants = rule.parameters.flatMap { parameter in
        Self.values(for: parameter).map { example.parameters.merging([parameter.name: $0]) { $1 } }
      }
      for parameters in [example.parameters] + variants {
        guard let expected = try? rule.rule(with: parameters) else { continue }
        let words = ShownRule.words(rule.parameters, parameters)
        let other = try Catalog.entry(named: rule.name).rule(words)
        #expect(other.description == expected.description, "\(words)")
      }
    }
  }

  private static func values(for parameter: RuleParameter) -> [JSONValue] {
    switch parameter.kind {
    case .flag: [true]
    case .integer: [1, 8]
    case .choice(let choices): choices
    case .list(.choice(let choices)): choices.map { [$0] }
    case .text: ["GB", "a"]
    default: []
    }
  }

  @Test func writesEachExampleAsJSON() throws {
    for rule in RuleCatalog.rules(for: String.self) {
      let (example, shown) = (try #require(rule.example), try #require(ShownRule(rule)))
      let set = try RuleSet<String>(json: Data("[\(shown.json)]".utf8))
      let rule = try rule.rule(with: example.parameters)
      #expect(set.rules[0].description == rule.description, "\(shown.json)")
    }
  }

  @Test func reportsADisagreement() {
    let example = RuleCatalog.rules(for: String.self).first { $0.name == "presence" }?.example
    #expect(
      example.map { ShownRule.disagreements(of: !.notEmpty, $0) }
        == ["\" \" is not accepted", "\"\" is accepted"])
  }

  @Test(arguments: [
    ("emial", "email"), ("lenght", "length"), ("Email", "email"), ("digit", "contains-digit"),
    ("e-mail", "email"),
  ])
  func suggestsNearNames(_ typed: String, _ name: String) {
    #expect(NearNames.nearest(to: typed, among: Catalog.entries.map(\.name)).contains(name))
  }

  @Test(arguments: ["xyzzy", "", "🦆"])
  func suggestsNothingForWhatIsFar(_ typed: String) {
    #expect(NearNames.nearest(to: typed, among: ["length", "contains-digit"]) == [])
  }
}

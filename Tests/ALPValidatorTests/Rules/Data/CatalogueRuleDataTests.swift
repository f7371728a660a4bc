import ALPValidator
import Foundation
import Testing

@testable import Demo

@Suite struct CatalogueRuleDataTests {
  /// Examples with a clock of their own, which is a closure.
  private static let clocks: Set = ["card-expiry", ".inThePast { noon }", ".inTheFuture { noon }"]

  @Test(arguments: Catalogue.entries.map(\.name).filter { !clocks.contains($0) })
  func agreesWithItsExamplesAfterARoundTrip(_ name: String) throws {
    let entry = try Catalogue.entry(named: name)
    let rule = try entry.exampleRule()
    let json = try RuleSet([rule]).json(vocabulary: RuleFile.vocabulary)
    let rules = try RuleSet(json: json, vocabulary: RuleFile.vocabulary)
    #expect(rules.rules.map(\.description) == [rule.description])
    #expect(rules.isSatisfied(by: entry.good))
    #expect(!rules.isSatisfied(by: entry.bad))
    #expect(rules.failures(for: entry.bad) == RuleSet([rule]).failures(for: entry.bad))
  }

  @Test(arguments: Catalogue.groups.flatMap(\.values).map(\.call).filter { !clocks.contains($0) })
  func agreesWithItsExamplesOfValuesAfterARoundTrip(_ call: String) throws {
    let entry = try #require(Catalogue.groups.flatMap(\.values).first { $0.call == call })
    let rule = try #require(entry.rule as? any RoundTripping, "The values have no vocabulary")
    let example = try #require(entry.example(of: try rule.roundTripped()))
    #expect(example.disagreements == [])
  }

  @Test func doesNotWriteClocks() throws {
    let values = Catalogue.groups.flatMap(\.values).filter { Self.clocks.contains($0.call) }
    #expect(values.count == 2)
    for entry in values {
      let rule = try #require(entry.rule as? any RoundTripping)
      #expect(throws: EncodingError.self) { _ = try rule.roundTripped() }
    }
    let expiry = try Catalogue.entry(named: "card-expiry").exampleRule()
    #expect(throws: EncodingError.self) { _ = try expiry.roundTripped() }
  }
}

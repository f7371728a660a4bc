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

  @Test(arguments: Catalogue.entries.map(\.name))
  func keepsEveryOption(_ name: String) throws {
    let entry = try Catalogue.entry(named: name)
    for words in try Self.calls(of: entry) {
      let rule = try entry.rule(try Arguments(words, usage: entry.usage))
      let rules = try RuleSet(
        json: try RuleSet([rule]).json(vocabulary: RuleFile.vocabulary), vocabulary: RuleFile.vocabulary)
      #expect(rules.rules.map(\.description) == [rule.description], "\(words)")
      for value in [entry.good, entry.bad] {
        #expect(rules.isSatisfied(by: value) == rule.isSatisfied(by: value), "\(words) \(value)")
      }
    }
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

  /// Returns the example's arguments, each with one more option or another choice, but those that set a clock.
  private static func calls(of entry: CatalogueEntry) throws -> [[String]] {
    let words = clocks.contains(entry.name) ? [] : entry.exampleArguments
    var calls = [words]
    for place in entry.usage.words {
      let choices = Usage.choices(of: place.name) ?? []
      calls += choices.map { choice in [choice] + words.filter { !choices.contains($0) } }
    }
    for (option, placeholder) in entry.usage.options {
      guard let placeholder else {
        calls.append(words + [option])
        continue
      }
      let choices = try Usage.choices(of: placeholder) ?? values(for: placeholder, of: option)
      calls += choices.map { words + [option, $0] }
    }
    return calls
  }

  private static func values(for placeholder: String, of option: String) throws -> [String] {
    switch placeholder {
    // Neither conflicts with the other bound of an example.
    case "N": [option.hasPrefix("--minimum") ? "1" : "3"]
    case "N-M": ["1-3"]
    case "C": [";"]
    case "CHARACTERS": ["_", " -"]
    case "YYYY-MM-DD": []
    default:
      // A list stands for itself, as in `--schemes http,https`.
      try #require(placeholder.contains(",") ? [placeholder] : nil, "What fits \(placeholder)?")
    }
  }
}

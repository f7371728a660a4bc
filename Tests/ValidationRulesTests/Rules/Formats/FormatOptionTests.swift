import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// The options of formats in Swift and in rules as data.
@Suite struct FormatOptionTests {
  /// The parameters of the rule of a sample, with the option by its name.
  private func parameters(of sample: FormatOptionSample) -> [String: JSONValue] {
    guard sample.option == "lenient" else { return sample.rule.check.parameters }
    return sample.base.check.parameters.merging(["lenient": true]) { $1 }
  }

  @Test(arguments: FormatOptionSample.all)
  func changesTheVerdict(_ sample: FormatOptionSample) {
    let (rule, base) = (sample.rule.check, sample.base.check)
    #expect(rule.name == base.name)
    #expect(rule.isSatisfied(by: sample.text) != base.isSatisfied(by: sample.text))
  }

  @Test(arguments: FormatOptionSample.all)
  func isAParameterOfRulesAsData(_ sample: FormatOptionSample) throws {
    let json = try JSONEncoder().encode([sample.rule.check.name: parameters(of: sample)])
    let rule = try Rule<String>.read(String(decoding: json, as: UTF8.self))
    #expect(rule.description == sample.rule.description)
    #expect(rule.isSatisfied(by: sample.text) == sample.rule.isSatisfied(by: sample.text))
    #expect(try sample.rule.roundTripped().description == sample.rule.description)
  }

  /// A parameter that has its default is left out.
  @Test(arguments: FormatOptionSample.all)
  func isWrittenIfItDiffersFromTheStandard(_ sample: FormatOptionSample) throws {
    guard sample.option != "lenient" else { return }
    let descriptor = try #require(RuleVocabulary<String>.standard.descriptor(of: sample.rule.check.name))
    let text = try sample.rule.writtenText()
    #expect(text.contains("\"\(sample.option)\":"))
    for parameter in descriptor.parameters where parameter.defaultValue != nil {
      let isDefault = sample.rule.check.parameters[parameter.name] ?? parameter.defaultValue
      if isDefault == parameter.defaultValue { #expect(!text.contains("\"\(parameter.name)\":")) }
    }
  }

  @Test func hasASampleOfEachOption() {
    let groups: Set = [
      "Numbers as text", "Internet", "Data", "Money", "People and places", "Time", "Identifiers",
    ]
    let declared = RuleCatalog.groups.filter { groups.contains($0.title) }.flatMap(\.rules).flatMap { rule in
      rule.parameters.map { "\(rule.name) \($0.name)" }
    }
    let samples = FormatOptionSample.all.map { "\($0.rule.check.name) \($0.option)" }
    #expect(Set(declared) == Set(samples))
  }

  @Test func letsOptionsStandBesideThePreset() throws {
    let rule = try Rule<String>.read(#"{"iban": {"lenient": true, "allowsLowercase": false}}"#)
    #expect(rule.isSatisfied(by: "GB82-WEST-1234-5698-7654-32"))
    #expect(!rule.isSatisfied(by: "gb82-west-1234-5698-7654-32"))
  }

  /// `Options` are `Codable` themselves: every option is written, and one that is left out has its default.
  @Test func codesOptionsAsObjects() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(ISSNFormat.Options(requiresHyphen: true))
    let options = try JSONDecoder().decode(ISSNFormat.Options.self, from: json)
    #expect(options == ISSNFormat.Options(requiresHyphen: true))
    #expect(String(decoding: json, as: UTF8.self).contains(#""requiresHyphen":true"#))
    let empty = try JSONDecoder().decode(StrongPasswordFormat.Options.self, from: Data("{}".utf8))
    #expect(empty == .standard)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ISSNFormat.Options.self, from: Data(#"{"requiresHyphen": 1}"#.utf8))
    }
  }

  /// A format of an app has options like those of the library.
  @Test func readsOptionsOfAnAppsOwnFormat() throws {
    var vocabulary = RuleVocabulary<String>.standard
    vocabulary["ticket"] = { parameters in
      let options: TicketOptions = try parameters.options()
      return Rule(FormatRule("ticket", options: options) { options.matches($0) })
    }
    let json = Data(#"[{"ticket": {"allowsPrefix": true, "digits": 3}}]"#.utf8)
    let rules = try RuleSet(json: json, vocabulary: vocabulary)
    #expect(rules.failures(for: "T123").isEmpty)
    #expect(rules.failures(for: "T12").map(\.parameters) == [["allowsPrefix": true, "digits": 3]])
    let error = #expect(throws: DecodingError.self) {
      try RuleSet(json: Data(#"[{"ticket": {"allowsPrefx": true}}]"#.utf8), vocabulary: vocabulary)
    }
    #expect(error?.context?.debugDescription.contains(#"did you mean "allowsPrefix"?"#) == true)
  }
}

private struct TicketOptions: FormatOptions {
  var allowsPrefix = false
  var digits = 4
  static let standard = Self()

  mutating func visit(with visitor: any OptionVisitor) throws {
    try visitor.visit("allowsPrefix", &allowsPrefix)
    try visitor.visit("digits", &digits)
  }

  func matches(_ text: String) -> Bool {
    let number = allowsPrefix && text.hasPrefix("T") ? text.dropFirst() : text[...]
    return number.count == digits && number.allSatisfy(\.isNumber)
  }
}

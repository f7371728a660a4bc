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

  /// As a value, a set is the array of its options' names.
  @Test func codesOptionsAsNames() throws {
    let options: CardExpiryFormat.Options = [.allowsSpaces, .requiresFourDigitYear]
    let json = try JSONEncoder().encode(options)
    #expect(String(decoding: json, as: UTF8.self) == #"["requiresFourDigitYear","allowsSpaces"]"#)
    #expect(try JSONDecoder().decode(CardExpiryFormat.Options.self, from: json) == options)
    #expect(try JSONDecoder().decode(CardExpiryFormat.Options.self, from: Data("[]".utf8)) == .standard)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ISSNFormat.Options.self, from: Data(#"["allowsSpaces"]"#.utf8))
    }
  }

  /// An option that takes something away is a parameter that is on by default.
  @Test func namesWhatAnOptionTakesAway() throws {
    let rule = Rule<String>.number(.rejectsExponent)
    #expect(rule.check.parameters == ["allowsExponent": false])
    #expect(try Rule<String>.read(#"{"number": {"allowsExponent": false}}"#).description == rule.description)
  }

  /// A format of an app has options like those of the library.
  @Test func readsOptionsOfAnAppsOwnFormat() throws {
    var vocabulary = RuleVocabulary<String>.standard
    vocabulary["ticket"] = { parameters in
      let options: TicketOptions = try parameters.options()
      return Rule(FormatRule("ticket", options: options) { options.matches($0) })
    }
    let json = Data(#"[{"ticket": {"allowsPrefix": true}}]"#.utf8)
    let rules = try RuleSet(json: json, vocabulary: vocabulary)
    #expect(rules.failures(for: "T1234").isEmpty)
    #expect(rules.failures(for: "T123").map(\.parameters) == [["allowsPrefix": true]])
    let error = #expect(throws: DecodingError.self) {
      try RuleSet(json: Data(#"[{"ticket": {"allowsPrefx": true}}]"#.utf8), vocabulary: vocabulary)
    }
    #expect(error?.context?.debugDescription.contains(#"did you mean "allowsPrefix"?"#) == true)
  }
}

private struct TicketOptions: FormatOptions {
  static let allowsPrefix = Self(rawValue: 1 << 0)
  static let names: [OptionName] = ["allowsPrefix"]

  let rawValue: UInt

  func matches(_ text: String) -> Bool {
    let number = contains(.allowsPrefix) && text.hasPrefix("T") ? text.dropFirst() : text[...]
    return number.count == 4 && number.allSatisfy(\.isNumber)
  }
}

import ALPValidator
import Testing

/// A rule without options, with texts that show that it calls its recognizer.
struct FormatRuleSample: Sendable, CustomTestStringConvertible {
  let rule: Rule<String>
  let name: String
  let good: String
  let bad: String

  init(_ rule: Rule<String>, _ name: String, good: String, bad: String) {
    self.rule = rule
    self.name = name
    self.good = good
    self.bad = bad
  }

  var testDescription: String { name }

  /// Expects the name, both results, and a message that is more than “not valid”.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(rule.check.name == name, sourceLocation: sourceLocation)
    #expect(rule.isSatisfied(by: good), "\(name): \(good)", sourceLocation: sourceLocation)
    #expect(!rule.isSatisfied(by: bad), "\(name): \(bad)", sourceLocation: sourceLocation)
    let failures = RuleSet([rule]).failures(for: bad)
    #expect(failures.map(\.name) == [name], sourceLocation: sourceLocation)
    for failure in failures {
      #expect(failure.message.hasSuffix("."), sourceLocation: sourceLocation)
      #expect(failure.message != "This is not valid.", "\(name)", sourceLocation: sourceLocation)
    }
  }
}

/// A rule with an option, with a text that shows that the recognizer is called with it.
struct FormatOptionSample: Sendable, CustomTestStringConvertible {
  let option: String
  let rule: Rule<String>
  let plainRule: Rule<String>
  let text: String

  init(_ option: String, _ rule: Rule<String>, against plainRule: Rule<String>, _ text: String) {
    self.option = option
    self.rule = rule
    self.plainRule = plainRule
    self.text = text
  }

  var testDescription: String { option }

  /// Expects that the option inverts the result, and that the rule's parameters contain it.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      rule.isSatisfied(by: text) != plainRule.isSatisfied(by: text), "\(option): \(text)",
      sourceLocation: sourceLocation)
    #expect(rule.check.name == plainRule.check.name, sourceLocation: sourceLocation)
    #expect(rule.check.parameters != plainRule.check.parameters, "\(option)", sourceLocation: sourceLocation)
    #expect(
      rule.check.parameters.keys.contains { option.hasPrefix($0) || $0.hasSuffix(option) }, "\(option)",
      sourceLocation: sourceLocation)
  }
}

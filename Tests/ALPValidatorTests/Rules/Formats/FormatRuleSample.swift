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

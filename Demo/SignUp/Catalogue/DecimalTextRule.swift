import ALPValidator
import Foundation

/// A rule that reads a line as a decimal number and evaluates another rule on it.
struct DecimalTextRule: ValidationRule {
  private let rule: Rule<Decimal>

  init(_ rule: Rule<Decimal>) { self.rule = rule }

  var name: String { rule.check.name }

  /// The parameters of the rule, and the type of the number.
  var parameters: [String: JSONValue] {
    rule.check.parameters.merging(["type": "number"]) { own, _ in own }
  }

  func isSatisfied(by text: String) -> Bool { verdict(on: text) == .satisfied }

  func verdict(on text: String) -> RuleVerdict {
    Decimal(line: text).map(rule.check.verdict) ?? .unreadable
  }
}

extension Decimal {
  /// Creates a number from a text, all of which is the number.
  fileprivate init?(line: String) {
    guard NumberFormat.matches(line), let number = Decimal(string: line) else { return nil }
    self = number
  }
}

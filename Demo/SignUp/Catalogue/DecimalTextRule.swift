import ALPValidator
import Foundation

/// A rule that reads a line as a decimal number and asks another rule about it.
struct DecimalTextRule: ValidationRule {
  private let rule: Rule<Decimal>

  init(_ rule: Rule<Decimal>) { self.rule = rule }

  var name: String { rule.check.name }

  /// Those of the rule, and what a line has to be to be read.
  var parameters: [String: JSONValue] {
    rule.check.parameters.merging(["type": "number"]) { own, _ in own }
  }

  func isSatisfied(by text: String) -> Bool { verdict(on: text) == .satisfied }

  func verdict(on text: String) -> RuleVerdict {
    Decimal(line: text).map(rule.check.verdict) ?? .unreadable
  }
}

extension Decimal {
  /// Creates a number from a text that is one as a whole.
  fileprivate init?(line: String) {
    guard NumberFormat.matches(line), let number = Decimal(string: line) else { return nil }
    self = number
  }
}

extension Arguments {
  /// Returns a number as it was written, up to the 38 digits that a `Decimal` holds.
  func decimal(_ name: String) throws(Misuse) -> Decimal {
    let text = try required(name)
    guard let number = Decimal(line: text) else {
      throw Misuse("\(name) has to be a number, not \"\(text)\".")
    }
    return number
  }
}

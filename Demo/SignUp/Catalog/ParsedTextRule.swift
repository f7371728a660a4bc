import ALPValidator
import Foundation

/// A rule that reads a line as a number or a date and evaluates another rule on it.
struct ParsedTextRule<Value: Sendable>: ValidationRule {
  private let rule: Rule<Value>
  private let type: String
  private let parse: @Sendable (String) -> Value?

  private init(_ rule: Rule<Value>, type: String, parse: @escaping @Sendable (String) -> Value?) {
    self.rule = rule
    self.type = type
    self.parse = parse
  }

  var name: String { rule.check.name }

  /// The parameters of the rule, and the type of the value.
  var parameters: [String: JSONValue] {
    rule.check.parameters.merging(["type": .string(type)]) { own, _ in own }
  }

  func isSatisfied(by text: String) -> Bool { verdict(on: text) == .satisfied }

  func verdict(on text: String) -> RuleVerdict { parse(text).map(rule.check.verdict) ?? .unreadable }
}

extension ParsedTextRule<Decimal> {
  init(_ rule: Rule<Decimal>) {
    self.init(rule, type: "number", parse: Decimal.init(exactly:))
  }
}

extension ParsedTextRule<Date> {
  init(_ rule: Rule<Date>) { self.init(rule, type: "date", parse: DateText.date) }
}

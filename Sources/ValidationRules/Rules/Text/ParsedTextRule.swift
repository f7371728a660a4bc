package import Foundation

/// A rule that reads text as a number or a date and evaluates another rule on it.
///
/// The command line evaluates rules for numbers and dates on lines of text.
package struct ParsedTextRule<Value: Sendable>: ValidationRule {
  private let rule: Rule<Value>
  private let type: String
  private let parse: @Sendable (String) -> Value?

  private init(_ rule: Rule<Value>, type: String, parse: @escaping @Sendable (String) -> Value?) {
    self.rule = rule
    self.type = type
    self.parse = parse
  }

  package var name: String { rule.check.name }

  /// The parameters of the rule, and the type of the value.
  package var parameters: [String: JSONValue] {
    rule.check.parameters.with(["type": .string(type)])
  }

  package func isSatisfied(by text: String) -> Bool { verdict(on: text) == .satisfied }

  package func verdict(on text: String) -> RuleVerdict { parse(text).map(rule.check.verdict) ?? .unreadable }
}

extension ParsedTextRule: LibraryRule {
  var ruleDescription: RuleDescription? { nil }

  var facts: RuleFacts { rule.check.facts }
}

extension ParsedTextRule<Decimal> {
  package init(_ rule: Rule<Decimal>) {
    self.init(rule, type: "number", parse: Decimal.init(exactly:))
  }
}

extension ParsedTextRule<Date> {
  package init(_ rule: Rule<Date>) { self.init(rule, type: "date", parse: DateText.date) }
}

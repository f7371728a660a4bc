import Foundation

/// Every rule that the library describes, in groups.
package enum RuleCatalogue {
  /// Rules of one kind.
  package struct Group: Sendable {
    package let title: String
    package let rules: [any RuleDescribing]

    package init(_ title: String, _ lists: [any RuleDescribing]...) {
      self.title = title
      rules = lists.flatMap(\.self)
    }
  }

  /// The groups, rules for text first.
  package static let groups = [
    Group(
      "Text and length", [RuleDescriptor<String>.presence(RuleExample(valid: " ", invalid: ""))],
      RuleDescriptor.lengths, RuleDescriptor.textEquality, RuleDescriptor<String>.membership(.texts)),
    Group("Content", RuleDescriptor.content, RuleDescriptor.selections),
    Group("Numbers as text", RuleDescriptor.numbersAsText),
    Group("Internet", RuleDescriptor.internet),
    Group("Data", RuleDescriptor.data),
    Group("Money", RuleDescriptor.money),
    Group("People and places", RuleDescriptor.places, RuleDescriptor.passwords),
    Group("Time", RuleDescriptor.time),
    Group("Identifiers", RuleDescriptor.identifiers),
    Group(
      "Numbers", RuleDescriptor<Decimal>.bounds(.decimals), RuleDescriptor<Decimal>.multiples,
      RuleDescriptor<Double>.wholeNumbers),
    Group("Dates", RuleDescriptor.dates),
    Group("Booleans", RuleDescriptor.booleans),
    Group(
      "Collections", RuleDescriptor<[Int]>.counting([7], none: []),
      [RuleDescriptor<[Int]>.unique(RuleExample(valid: [1, 2], invalid: [1, 1]))]),
    Group("Files", RuleDescriptor.files, RuleDescriptor.fileLists),
  ]

  /// Returns the rules for values of a type.
  package static func rules<Value>(for type: Value.Type) -> [RuleDescriptor<Value>] {
    groups.flatMap(\.rules).compactMap { $0 as? RuleDescriptor<Value> }
  }
}

/// Three values in ascending order, for the examples of rules that any type of values has.
struct RuleSamples<Value: Sendable>: Sendable {
  let low: Value
  let middle: Value
  let high: Value

  /// Returns an example with some of the values as parameters.
  func example(_ parameters: [String: Value], valid: Value, invalid: Value) -> RuleExample<Value> {
    RuleExample(with: parameters.mapValues { JSONValue(describing: $0) }, valid: valid, invalid: invalid)
  }
}

extension RuleSamples<String> {
  static let texts = Self(low: "S", middle: "M", high: "X")
}

extension RuleSamples<Decimal> {
  static let decimals = Self(low: 0, middle: Decimal(sign: .plus, exponent: -1, significand: 5), high: 10)
}

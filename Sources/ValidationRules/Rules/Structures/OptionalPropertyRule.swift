/// A rule for a property that may be `nil`, made of one for its values.
///
/// `nil` is valid, unless the rule is the presence rule.
struct OptionalPropertyRule<Wrapped>: PartwiseRule, LibraryRule {
  let base: Rule<Wrapped>

  var name: String { base.check.name }

  var parameters: [String: JSONValue] { base.check.parameters }

  var ruleDescription: RuleDescription? { facts.description }

  var facts: RuleFacts { base.check.facts }

  var failureDescription: (name: String, parameters: [String: JSONValue]) { base.check.failureDescription }

  var hints: InputHints { base.check.hints }

  func isSatisfied(by value: Wrapped?) -> Bool { verdict(on: value) == .satisfied }

  func verdict(on value: Wrapped?) -> RuleVerdict {
    guard let value else { return base.isPresence ? .unsatisfied : .satisfied }
    return base.verdict(value)
  }

  func failures(
    of value: Wrapped??, in rule: Rule<Wrapped?>, messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    guard let value = value ?? nil else {
      return [base.failure(because: .missing, messageSource: messageSource)]
    }
    return base.failures(of: value, because: .init(base.verdict(value)), messageSource: messageSource)
  }
}

extension OptionalPropertyRule: CountingRule {
  var readsElements: Bool { base.check.mayReadElements }
}

extension Rule {
  /// Returns the rule for a property that may be `nil`.
  package var ofOptionalProperty: Rule<Value?> {
    let check = OptionalPropertyRule(base: self)
    var rule = Rule<Value?>(
      partwise: check, message: message, error: error, severity: severity, verdict: { check.verdict(on: $0) })
    rule.makeMessage = makeMessage
    return rule
  }
}

extension ValueFormatter {
  /// Returns one formatter for a property that may be `nil`, which applies formatters for its values in
  /// order.
  ///
  /// Text that is empty only after formatting is `nil`.
  package static func ofOptionalProperty(_ formatters: [ValueFormatter<Value>]) -> ValueFormatter<Value?> {
    ValueFormatter<Value?>("optional") { value in
      guard let value else { return nil }
      let formatted = formatters.reduce(value) { $1($0) }
      if let text = formatted as? String, text.isEmpty, (value as? String)?.isEmpty == false { return nil }
      return formatted
    }
  }
}

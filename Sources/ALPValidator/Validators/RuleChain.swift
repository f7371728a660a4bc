/// The rules of a validator one behind the other, asked in place: the path of a keystroke that changes nothing.
///
/// To take a rule out of an array costs a copy, and to call one of any type a look into its box. A rule in a
/// constant of an object that is known to live costs neither.
final class RuleChain<Value> {
  /// The longest chain, because a call for each link takes some stack.
  private static var maximumLength: Int { 128 }

  /// How many entries the validator has, those included that are not in the chain.
  private(set) var entryCount = 0
  private(set) var isOutdated = true

  /// The first rule; taken out while it is asked, since what nobody else holds needs no count of its holders.
  private var first: RuleLink<Value>?
  private var version = 0

  /// Lets go of the rules, after a change of the entries.
  func becomeOutdated() {
    first = nil
    isOutdated = true
    version &+= 1
  }

  /// Makes the chain of the rules before the first condition or conditional rule, or of as many of them as fit.
  func make(leading entries: [Entry<Value>]) {
    var rules: [any ValidationRule<Value>] = []
    for entry in entries.prefix(Self.maximumLength) {
      guard case .rule(let rule) = entry.check, entry.isActive == nil else { break }
      rules.append(rule)
    }
    first = rules.reversed().reduce(nil) { Self.link($1, before: $0) }
    entryCount = entries.count
    isOutdated = false
  }

  /// Returns how many entries in a row, from the first on, are known to accept a value.
  ///
  /// Nothing is known when a rule, while it is asked, hands over a value or changes the entries.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  func acceptedCount(_ value: Value) -> Int {
    let version = version
    guard let first = first.take() else { return 0 }
    let count = first.acceptedCount(value)
    guard version == self.version else { return 0 }
    self.first = first
    return count
  }

  private static func link<Rule: ValidationRule<Value>>(
    _ rule: Rule, before next: RuleLink<Value>?
  ) -> RuleLink<Value> {
    TypedRuleLink(rule, before: next)
  }
}

/// A rule in a chain, and those behind it.
private class RuleLink<Value> {
  /// Returns how many rules in a row accept a value, from this one on.
  func acceptedCount(_ value: Value) -> Int { 0 }
}

private final class TypedRuleLink<Rule: ValidationRule>: RuleLink<Rule.Value> {
  private let rule: Rule
  private let next: RuleLink<Rule.Value>?

  init(_ rule: Rule, before next: RuleLink<Rule.Value>?) {
    self.rule = rule
    self.next = next
  }

  override func acceptedCount(_ value: Rule.Value) -> Int {
    rule.verdict(on: value) == .satisfied ? 1 &+ (next?.acceptedCount(value) ?? 0) : 0
  }
}

/// The rules of a validator one behind the other, asked in place: the path of a keystroke that changes nothing.
///
/// To take a rule out of an array costs a copy, and to call one of any type a look into its box. A rule in a
/// constant of an object that is known to live costs neither.
final class RuleChain<Value> {
  /// The longest chain, because a call for each link takes some stack.
  private static var maximumLength: Int { 128 }

  /// The rules as they were made into a chain, and the entries among which they stand.
  private final class Content {
    let first: RuleLink<Value>?
    let entries: EntryList<Value>

    init(_ first: RuleLink<Value>?, of entries: EntryList<Value>) {
      self.first = first
      self.entries = entries
    }
  }

  /// How many entries the validator has, those included that are not in the chain; of no use while it is outdated.
  private(set) var entryCount = 0
  private(set) var isOutdated = true

  /// Taken out while it is asked, since what nobody else holds needs no count of its holders.
  private var content: Content?
  private var version = 0

  /// Lets go of the rules, after a change of the entries.
  func becomeOutdated() {
    isOutdated = true
    version &+= 1
    // Last, and not within an access: what a rule holds may come back here as it goes.
    withExtendedLifetime(content.take()) {}
  }

  /// Makes the chain of the rules before the first condition or conditional rule, or of as many of them as fit.
  func make(leading entries: EntryList<Value>) {
    var rules: [any ValidationRule<Value>] = []
    for entry in entries.entries.prefix(Self.maximumLength) {
      guard case .rule(let rule) = entry.check, entry.isActive == nil else { break }
      rules.append(rule)
    }
    content = Content(rules.reversed().reduce(nil) { Self.link($1, before: $0) }, of: entries)
    entryCount = entries.entries.count
    isOutdated = false
  }

  /// Returns how many entries in a row, from the first on, are known to accept a value.
  ///
  /// None is to a validation that a rule begins while it is asked. If a rule changes the entries, the former ones
  /// are returned too, because those are what the value is asked about.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  func acceptedCount(_ value: Value) -> (Int, formerEntries: EntryList<Value>?) {
    let version = version
    guard let content = content.take() else { return (0, nil) }
    let count = content.first?.acceptedCount(value) ?? 0
    guard version == self.version else { return (count, content.entries) }
    self.content = content
    return (count, nil)
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

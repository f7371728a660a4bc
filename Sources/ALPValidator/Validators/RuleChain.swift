/// The rules of a validator one behind the other, asked in place: the path of a keystroke that changes nothing.
///
/// To take a rule out of an array costs a copy. A rule in a constant of an object that is known to live costs none.
final class RuleChain<Value> {
  /// The longest chain, because a call for each link takes some stack.
  private static var maximumLength: Int { 128 }

  private final class Link {
    let rule: any ValidationRule<Value>
    let next: Link?

    init(_ rule: any ValidationRule<Value>, before next: Link?) {
      self.rule = rule
      self.next = next
    }

    #if compiler(>=6.3)
      @specialized(where Value == String)
    #endif
    func acceptedCount(_ value: Value) -> Int {
      rule.verdict(on: value) == .satisfied ? 1 &+ (next?.acceptedCount(value) ?? 0) : 0
    }
  }

  /// How many entries the validator has, those included that are not in the chain.
  let entryCount: Int

  private let first: Link?

  /// Creates the chain of the rules before the first condition or conditional rule, or of as many of them as fit.
  init(leading entries: [Entry<Value>]) {
    entryCount = entries.count
    var rules: [any ValidationRule<Value>] = []
    for entry in entries.prefix(Self.maximumLength) {
      guard case .rule(let rule) = entry.check, entry.isActive == nil else { break }
      rules.append(rule)
    }
    first = rules.reversed().reduce(nil) { Link($1, before: $0) }
  }

  /// Returns how many entries in a row, from the first on, accept a value.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  func acceptedCount(_ value: Value) -> Int { first?.acceptedCount(value) ?? 0 }
}

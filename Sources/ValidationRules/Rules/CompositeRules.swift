/// A rule that accepts the values that both of two rules accept, or that at least one of them accepts.
///
/// The second rule is evaluated only if the first leaves the verdict open.
struct CompositeRule<Value>: LibraryRule {
  /// How the verdicts of the two are joined.
  enum Operator { case and, or }

  let `operator`: Operator
  /// The rule that is evaluated first.
  let first: any ValidationRule<Value>
  /// The rule that is evaluated if the first leaves the verdict open.
  let second: any ValidationRule<Value>

  /// The messages that the app gave the two.
  let firstMessage: String?
  let secondMessage: String?

  init(_ operator: Operator, _ first: Rule<Value>, _ second: Rule<Value>) {
    self.operator = `operator`
    self.first = first.check
    self.second = second.check
    firstMessage = first.message
    secondMessage = second.message
  }

  private var details: RuleDescription { `operator` == .and ? .and : .or }

  var ruleDescription: RuleDescription? { details }

  var name: String { details.name }

  /// The names, parameters and messages of all rules in a row of them, under `rules`.
  var parameters: [String: JSONValue] { ["rules": .array(parts.map(\.json))] }

  var facts: RuleFacts { RuleFacts(details, parts: parts) }

  /// The hints of both rules, if both have to be satisfied.
  var hints: InputHints {
    guard `operator` == .and else { return InputHints() }
    var hints = first.hints
    hints.formUnion(second.hints)
    return hints
  }

  private var parts: [RulePart] { operands.map { RulePart($0.check, message: $0.message) } }

  /// The rules in a row, those of a part of the same kind in its place, unless the part has a message.
  var operands: [(check: any ValidationRule<Value>, message: String?)] {
    var operands: [(check: any ValidationRule<Value>, message: String?)] = []
    var rest = [(check: second, message: secondMessage), (check: first, message: firstMessage)]
    while let next = rest.popLast() {
      if next.message == nil, let part = next.check as? Self, part.operator == `operator` {
        rest.append((part.second, part.secondMessage))
        rest.append((part.first, part.firstMessage))
      } else {
        operands.append(next)
      }
    }
    return operands
  }

  func isSatisfied(by value: Value) -> Bool { verdict(on: value) == .satisfied }

  func verdict(on value: Value) -> RuleVerdict {
    let firstVerdict = first.verdict(on: value)
    switch `operator` {
    case .and: return firstVerdict == .satisfied ? second.verdict(on: value) : firstVerdict
    case .or:
      guard firstVerdict != .satisfied else { return .satisfied }
      let secondVerdict = second.verdict(on: value)
      // A verdict that is not known says more than that one of the two is not satisfied.
      return secondVerdict == .satisfied || firstVerdict == .unsatisfied ? secondVerdict : firstVerdict
    }
  }
}

/// A rule that accepts the values that another rule rejects.
///
/// A value that the other rule couldn't evaluate is rejected, too.
struct NotRule<Value>: LibraryRule {
  /// The rule that must not be satisfied.
  let base: any ValidationRule<Value>

  var ruleDescription: RuleDescription? { .not }

  var name: String { RuleDescription.not.name }

  /// The name and the parameters of the rule that must not be satisfied, under `rule`.
  var parameters: [String: JSONValue] { ["rule": RulePart(base, message: nil).json] }

  var facts: RuleFacts { RuleFacts(.not, parts: [RulePart(base, message: nil)]) }

  func isSatisfied(by value: Value) -> Bool { verdict(on: value) == .satisfied }

  func verdict(on value: Value) -> RuleVerdict {
    switch base.verdict(on: value) {
    case .satisfied: .unsatisfied
    case .unsatisfied: .satisfied
    case let undecided: undecided
    }
  }
}

extension RuleDescription {
  static let and = RuleDescription("and", composition: .and)
  static let or = RuleDescription("or", composition: .or)
  static let not = RuleDescription("not", composition: .not)
}

extension Rule {
  /// Returns a rule that accepts the values that both rules accept.
  ///
  /// The second rule is evaluated only if the first is satisfied.
  ///
  /// The message consists of the messages of both rules. Their errors and severities are not kept, nor are
  /// messages that are closures. The same holds for `||`.
  public static func && (first: Self, second: Self) -> Self { joined(.and, first, second) }

  /// Returns a rule that accepts the values that at least one of the rules accepts.
  public static func || (first: Self, second: Self) -> Self { joined(.or, first, second) }

  private static func joined(_ operator: CompositeRule<Value>.Operator, _ first: Self, _ second: Self) -> Self
  {
    var rule = Self(CompositeRule(`operator`, first, second))
    rule.isMadeOfDeclarations = first.hasDeclarations || second.hasDeclarations
    return rule
  }

  /// Inverts a rule. If the rule exceeds its step limit, the value stays invalid.
  ///
  /// Only the check is kept: the message of the rule does not apply to its negation.
  public static prefix func ! (rule: Self) -> Self {
    var negation = Self(NotRule(base: rule.check))
    negation.isMadeOfDeclarations = rule.hasDeclarations
    return negation
  }
}

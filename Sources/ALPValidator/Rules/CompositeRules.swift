/// A rule that accepts what both of two rules accept.
public struct AndRule<Value>: ValidationRule {
  /// The rule that is asked first.
  public let first: any ValidationRule<Value>
  /// The rule that is asked if the first is satisfied.
  public let second: any ValidationRule<Value>

  public var name: String { "and" }

  public var parameters: [String: JSONValue] {
    ["rules": [.string(first.name), .string(second.name)]]
  }

  public func isSatisfied(by value: Value) -> Bool { verdict(on: value) == .satisfied }

  public func verdict(on value: Value) -> RuleVerdict {
    let verdict = first.verdict(on: value)
    return verdict == .satisfied ? second.verdict(on: value) : verdict
  }
}

/// A rule that accepts what at least one of two rules accepts.
public struct OrRule<Value>: ValidationRule {
  /// The rule that is asked first.
  public let first: any ValidationRule<Value>
  /// The rule that is asked if the first is not satisfied.
  public let second: any ValidationRule<Value>

  public var name: String { "or" }

  public var parameters: [String: JSONValue] {
    ["rules": [.string(first.name), .string(second.name)]]
  }

  public func isSatisfied(by value: Value) -> Bool { verdict(on: value) == .satisfied }

  public func verdict(on value: Value) -> RuleVerdict {
    let firstVerdict = first.verdict(on: value)
    guard firstVerdict != .satisfied else { return .satisfied }
    let secondVerdict = second.verdict(on: value)
    guard secondVerdict != .satisfied else { return .satisfied }
    return firstVerdict == .unsatisfied ? secondVerdict : firstVerdict
  }
}

/// A rule that accepts what another rule looks at and does not accept.
public struct NotRule<Value>: ValidationRule {
  /// The rule that must not be satisfied.
  public let base: any ValidationRule<Value>

  public var name: String { "not" }

  public var parameters: [String: JSONValue] { ["rule": .string(base.name)] }

  public func isSatisfied(by value: Value) -> Bool { verdict(on: value) == .satisfied }

  public func verdict(on value: Value) -> RuleVerdict {
    switch base.verdict(on: value) {
    case .satisfied: .unsatisfied
    case .unsatisfied: .satisfied
    case let undecided: undecided
    }
  }
}

extension Rule {
  /// Returns a rule that accepts what both rules accept; the second is asked only if the first is satisfied.
  ///
  /// It takes the checks of the two; their messages, errors and severities are not kept. The same holds for `||`
  /// and `!`.
  public static func && (first: Self, second: Self) -> Self {
    Self(AndRule(first: first.check, second: second.check))
  }

  /// Returns a rule that accepts what at least one of the rules accepts.
  public static func || (first: Self, second: Self) -> Self {
    Self(OrRule(first: first.check, second: second.check))
  }

  /// Returns a rule that accepts what the other does not; one that gave up stays failed.
  public static prefix func ! (rule: Self) -> Self {
    Self(NotRule(base: rule.check))
  }
}

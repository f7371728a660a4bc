/// A rule that accepts the values that both of two rules accept.
///
/// Create it with `&&`: `.length(...254) && .email`. To get a message for each rule instead of one for both,
/// add the rules one by one.
public struct AndRule<Value>: ValidationRule {
  /// The rule that is evaluated first.
  public let first: any ValidationRule<Value>
  /// The rule that is evaluated if the first is satisfied.
  public let second: any ValidationRule<Value>

  /// The messages that the program gave the two.
  var firstMessage: String? = nil
  var secondMessage: String? = nil

  public var name: String { "and" }

  /// The names, parameters and messages of all rules in a row of them, under `rules`.
  public var parameters: [String: JSONValue] { ["rules": .array(parts)] }

  private var parts: [JSONValue] {
    first.parts(as: Self.self, message: firstMessage, \.parts)
      + second.parts(as: Self.self, message: secondMessage, \.parts)
  }

  public func isSatisfied(by value: Value) -> Bool { verdict(on: value) == .satisfied }

  public func verdict(on value: Value) -> RuleVerdict {
    let verdict = first.verdict(on: value)
    return verdict == .satisfied ? second.verdict(on: value) : verdict
  }
}

/// A rule that accepts the values that at least one of two rules accepts.
///
/// Create it with `||`: `.email || .phoneNumber(region: "GB")`. The second rule is evaluated only if the
/// first fails.
public struct OrRule<Value>: ValidationRule {
  /// The rule that is evaluated first.
  public let first: any ValidationRule<Value>
  /// The rule that is evaluated if the first is not satisfied.
  public let second: any ValidationRule<Value>

  /// The messages that the program gave the two.
  var firstMessage: String? = nil
  var secondMessage: String? = nil

  public var name: String { "or" }

  /// The names, parameters and messages of all rules in a row of them, under `rules`.
  public var parameters: [String: JSONValue] { ["rules": .array(parts)] }

  private var parts: [JSONValue] {
    first.parts(as: Self.self, message: firstMessage, \.parts)
      + second.parts(as: Self.self, message: secondMessage, \.parts)
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

/// A rule that accepts the values that another rule rejects.
///
/// Create it with `!`: `!.contains("password")`. A value that the other rule couldn't evaluate is rejected,
/// too.
public struct NotRule<Value>: ValidationRule {
  /// The rule that must not be satisfied.
  public let base: any ValidationRule<Value>

  public var name: String { "not" }

  /// The name and the parameters of the rule that must not be satisfied, under `rule`.
  public var parameters: [String: JSONValue] { ["rule": base.asPart(message: nil)] }

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
  /// Returns a rule that accepts the values that both rules accept.
  ///
  /// The second rule is evaluated only if the first is satisfied.
  ///
  /// The message consists of the messages of both rules. Their errors and severities are not kept, nor are
  /// messages that are closures. The same holds for `||`.
  public static func && (first: Self, second: Self) -> Self {
    var rule = Self(
      AndRule(
        first: first.check, second: second.check, firstMessage: first.message, secondMessage: second.message))
    rule.isMadeOfDeclarations = first.hasDeclarations || second.hasDeclarations
    return rule
  }

  /// Returns a rule that accepts the values that at least one of the rules accepts.
  public static func || (first: Self, second: Self) -> Self {
    var rule = Self(
      OrRule(
        first: first.check, second: second.check, firstMessage: first.message, secondMessage: second.message))
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

extension ValidationRule {
  /// Returns the rule as data, as part of another.
  fileprivate func asPart(message: String?) -> JSONValue {
    let (name, parameters, _) = failureDescription
    var part: [String: JSONValue] = ["name": .string(name)]
    if !parameters.isEmpty { part["parameters"] = .object(parameters) }
    part["message"] = message.map(JSONValue.string)
    return .object(part)
  }

  /// Returns the rule as data; one of the kind that it is part of as its parts, unless it has a message.
  fileprivate func parts<Whole>(as type: Whole.Type, message: String?, _ parts: (Whole) -> [JSONValue])
    -> [JSONValue]
  {
    if message == nil, let whole = self as? Whole { return parts(whole) }
    return [asPart(message: message)]
  }
}

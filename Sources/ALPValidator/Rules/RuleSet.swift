/// Rules without a validator: they evaluate on any thread and keep nothing.
///
/// ```swift
/// let password: RuleSet<String> = [.length(8...64), .containsDigit]
/// password.failures(for: "hunter2").map(\.name)  // ["length"]
/// ```
///
/// A set for a structure has rules for its properties, and their failures have paths:
///
/// ```swift
/// let guest: RuleSet<Guest> = [.at(\.email, "email", [.notEmpty, .email])]
/// let party: RuleSet<Party> = [
///   .each(\.guests, "guests", guest),
///   .satisfies("later", at: "end") { $0.start < $0.end },
/// ]
/// party.failures(for: body).map(\.path)  // ["/guests/2/email"]
/// ```
public struct RuleSet<Value>: Sendable {
  /// The rules, in the order of their failures.
  public var rules: [Rule<Value>] {
    didSet { evaluate = Self.chain(rules) }
  }
  /// Whether `nil` and an empty string or collection are valid without running a rule.
  public var isOptional: Bool
  /// Whether evaluation ends at the first rule of severity ``Severity/error`` that fails.
  public var stopsAtFirstFailure: Bool
  /// What writes the messages of rules without one; `nil` for the standard source.
  @usableFromInline var messageSource: (any MessageSource)?

  /// Evaluates the rules up to the first one that fails; `nil` if there are too many.
  @usableFromInline private(set) var evaluate: (@Sendable (Value) -> FirstFailure?)?

  /// The first rule that a value fails, and its verdict.
  @usableFromInline
  typealias FirstFailure = (index: Int, verdict: RuleVerdict)

  /// Creates a set without rules.
  public init() { self.init([]) }

  /// Creates a set of rules.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - isOptional: Whether `nil` and an empty value are valid.
  ///   - stopsAtFirstFailure: Whether the evaluation ends at the first failure.
  public init(_ rules: [Rule<Value>], isOptional: Bool = false, stopsAtFirstFailure: Bool = false) {
    self.rules = rules
    evaluate = Self.chain(rules)
    self.isOptional = isOptional
    self.stopsAtFirstFailure = stopsAtFirstFailure
  }

  /// Returns which rules the value fails, warnings among them, in the order of the rules.
  ///
  /// As with a validator, a missing string is an empty one, and any other missing value fails every rule.
  // Inlinable, because code for any value looks its types up in tables of the runtime, at which threads meet.
  @inlinable
  public func failures(for instance: Value?) -> [ValidationFailure] {
    // The path of a valid value, which is not copied.
    if let instance, !isOptional, let evaluate {
      guard let first = evaluate(instance) else { return [] }
      return failures(of: instance, from: first.index, verdict: first.verdict)
    }
    let value = instance ?? Emptiness.valueForNil()
    if isOptional, value.map(Emptiness.isEmpty) ?? true { return [] }
    return failures(of: value)
  }

  /// Returns the failures of the rules from an index on, of which the verdict of the first one may be known.
  @inlinable
  func failures(of value: Value?, from start: Int = 0, verdict: RuleVerdict? = nil) -> [ValidationFailure] {
    var failures: [ValidationFailure] = []
    // By index, because a rule that is taken out of the array is copied.
    for index in start..<rules.count {
      let known = index == start ? verdict : nil
      let verdict = known ?? value.map { rules[index].verdict($0) }
      guard verdict != .satisfied else { continue }
      failures += rules[index].failures(of: value, because: .init(verdict), messageSource: messageSource)
      if stopsAtFirstFailure && failures.contains(where: { $0.severity == .error }) { break }
    }
    return failures
  }

  /// Returns whether the value fails no rule, not even one of severity ``Severity/warning``.
  @inlinable
  func accepts(_ instance: Value?) -> Bool {
    if let instance, !isOptional, let evaluate { return evaluate(instance) == nil }
    let value = instance ?? Emptiness.valueForNil()
    if isOptional, value.map(Emptiness.isEmpty) ?? true { return true }
    guard let value else { return rules.isEmpty }
    return rules.indices.allSatisfy { rules[$0].verdict(value) == .satisfied }
  }

  /// Returns the verdict of the set as one rule.
  @inlinable
  func verdict(on instance: Value?) -> RuleVerdict { accepts(instance) ? .satisfied : .unsatisfied }

  /// Chains the rules up, or returns `nil` if the chain would need much of the stack.
  ///
  /// A function that another one has captured is called without counting references, unlike one in an array.
  private static func chain(_ rules: [Rule<Value>]) -> (@Sendable (Value) -> FirstFailure?)? {
    guard rules.count <= 64 else { return nil }
    var chain: @Sendable (Value) -> FirstFailure? = { _ in nil }
    for (index, rule) in rules.enumerated().reversed() {
      let (verdict, next) = (rule.verdict, chain)
      chain = { value in
        let verdict = verdict(value)
        return verdict == .satisfied ? next(value) : (index, verdict)
      }
    }
    return chain
  }

  /// Returns whether the value fails no rule of severity ``Severity/error``.
  @inlinable
  public func isSatisfied(by instance: Value?) -> Bool {
    failures(for: instance).allSatisfy { $0.severity == .warning }
  }

  /// Returns valid, or the rules of severity ``Severity/error`` that the value fails.
  public func validate(_ instance: Value?) -> ValidationResult {
    ValidationResult(failures(for: instance))
  }

  /// Returns valid if the value satisfies at least one of the rules, else the failures of all.
  ///
  /// No value satisfies one of no rules, which is invalid without a failure.
  public func validateAny(_ instance: Value?) -> ValidationResult {
    let value = instance ?? Emptiness.valueForNil()
    if isOptional, value.map(Emptiness.isEmpty) ?? true { return .valid }
    guard !rules.isEmpty else { return .invalid([]) }
    if let value, rules.contains(where: { $0.isSatisfied(by: value) }) { return .valid }
    var all = self
    all.stopsAtFirstFailure = false
    return all.validate(instance)
  }
}

extension RuleSet: CustomStringConvertible {
  /// The rules with their names and parameters.
  public var description: String { "\(rules)" }
}

extension RuleSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral rules: Rule<Value>...) { self.init(rules) }
}

/// A set of rules that validates values on any thread, in the app and on a server.
///
/// ```swift
/// let password: RuleSet<String> = [.length(8...64), .containsDigit]
/// password.failures(for: "hunter2").map(\.name)  // ["length"]
/// ```
///
/// For a structure, add rules for its properties. Their failures have paths:
///
/// ```swift
/// let guest: RuleSet<Guest> = [.at(\.email, "email", [.notEmpty, .email])]
/// let party: RuleSet<Party> = [
///   .each(\.guests, "guests", guest),
///   .satisfies("later", at: "end") { $0.start < $0.end },
/// ]
/// party.failures(for: celebration).map(\.path)  // ["/guests/2/email"]
/// ```
public struct RuleSet<Value>: Sendable {
  /// The rules, in the order of their failures.
  public var rules: [Rule<Value>] {
    didSet { evaluate = Self.evaluation(of: rules, isOptional: isOptional) }
  }
  /// A Boolean value that indicates whether an empty value is valid.
  ///
  /// When `true`, no rule is evaluated for `nil`, an empty string or an empty collection.
  public var isOptional: Bool {
    didSet { evaluate = Self.evaluation(of: rules, isOptional: isOptional) }
  }
  /// A Boolean value that indicates whether the evaluation ends at the first failure of severity ``Severity/error``.
  public var stopsAtFirstFailure: Bool
  /// What writes the messages of rules without one; `nil` for the standard source.
  @usableFromInline var messageSource: (any MessageSource)?

  /// Returns the verdict of the first rule that does not accept a value, or ``RuleVerdict/satisfied``.
  private(set) var evaluate: @Sendable (Value) -> RuleVerdict

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
    evaluate = Self.evaluation(of: rules, isOptional: isOptional)
    self.isOptional = isOptional
    self.stopsAtFirstFailure = stopsAtFirstFailure
  }

  /// Returns the failures of the value, warnings included, in the order of the rules.
  // Passes the value by its address: it is not copied, as one in an optional is.
  public func failures(for instance: Value) -> [ValidationFailure] {
    evaluate(instance) == .satisfied ? [] : failures(ofRejected: instance)
  }

  /// Returns the failures of the value, warnings included, in the order of the rules.
  ///
  /// For text, `nil` is the empty text. For any other type, `nil` fails every rule.
  @inlinable
  public func failures(for instance: Value?) -> [ValidationFailure] {
    if let instance { return failures(for: instance) }
    return failuresOfNil()
  }

  @usableFromInline
  func failuresOfNil() -> [ValidationFailure] {
    if let value: Value = Emptiness.valueForNil() { return failures(for: value) }
    guard !isOptional else { return [] }
    let failures = failures(of: nil)
    let isRejected = failures.contains { $0.severity == .error }
    guard !isRejected, rules.contains(where: { $0.severity == .error }) else { return failures }
    // The rules are about parts that may be missing. The value may not.
    return failures + [.required(messageSource)]
  }

  /// The verdict of the set on a missing value.
  var verdictOnNil: RuleVerdict {
    if let value: Value = Emptiness.valueForNil() { return evaluate(value) }
    return isOptional || rules.isEmpty ? .satisfied : .unsatisfied
  }

  // A function of its own, because code for optional values of any type looks the type up in tables of the runtime.
  @inline(never)
  private func failures(ofRejected value: Value) -> [ValidationFailure] { failures(of: value) }

  private func failures(of value: Value?) -> [ValidationFailure] {
    var failures: [ValidationFailure] = []
    // By index, because a rule that is taken out of the array is copied.
    for index in rules.indices {
      let verdict = value.map { rules[index].verdict($0) }
      guard verdict != .satisfied else { continue }
      failures += rules[index].failures(of: value, because: .init(verdict), messageSource: messageSource)
      if stopsAtFirstFailure && failures.contains(where: { $0.severity == .error }) { break }
    }
    return failures
  }

  /// Combines the rules into one function.
  ///
  /// A function that another one has captured is called without counting references, unlike one in an array.
  private static func evaluation(
    of rules: [Rule<Value>], isOptional: Bool
  ) -> @Sendable (Value) -> RuleVerdict {
    guard !isOptional else {
      let evaluation = evaluation(of: rules, isOptional: false)
      return { Emptiness.isEmpty($0) ? .satisfied : evaluation($0) }
    }
    // Each function takes some stack.
    guard rules.count <= 256 else {
      return { value in
        rules.lazy.map { $0.verdict(value) }.first { $0 != .satisfied } ?? .satisfied
      }
    }
    return evaluation(of: rules[...])
  }

  // Five rules at a time, because a call costs as much as a simple rule.
  private static func evaluation(of rules: ArraySlice<Rule<Value>>) -> @Sendable (Value) -> RuleVerdict {
    guard let first = rules.first?.verdict else { return { _ in .satisfied } }
    guard rules.count >= 5 else {
      guard rules.count > 1 else { return first }
      let others = evaluation(of: rules.dropFirst())
      return { value in
        let verdict = first(value)
        return verdict == .satisfied ? others(value) : verdict
      }
    }
    let start = rules.startIndex
    let (second, third) = (rules[start + 1].verdict, rules[start + 2].verdict)
    let (fourth, fifth) = (rules[start + 3].verdict, rules[start + 4].verdict)
    let others = rules.count > 5 ? evaluation(of: rules.dropFirst(5)) : nil
    return { value in
      var verdict = first(value)
      if verdict == .satisfied { verdict = second(value) }
      if verdict == .satisfied { verdict = third(value) }
      if verdict == .satisfied { verdict = fourth(value) }
      if verdict == .satisfied { verdict = fifth(value) }
      if let others, verdict == .satisfied { verdict = others(value) }
      return verdict
    }
  }

  /// Returns whether the value satisfies all rules of severity ``Severity/error``.
  @inlinable
  public func isSatisfied(by instance: Value?) -> Bool {
    failures(for: instance).allSatisfy { $0.severity == .warning }
  }
}

extension ValidationFailure {
  /// The failure of a value that is missing, whatever its rules.
  static func required(_ messageSource: (any MessageSource)?) -> Self {
    Self(
      name: "required", parameters: [:], cause: .missing, severity: .error, text: .unwritten(messageSource))
  }
}

extension RuleSet where Value == Any {
  /// Returns the failures of the value, warnings included, in the order of the rules. A missing value fails every rule.
  // Without this function, an optional value of another type would fit both functions above.
  public func failures(for instance: Any?) -> [ValidationFailure] {
    if let instance { return failures(for: instance) }
    return failuresOfNil()
  }
}

extension RuleSet: CustomStringConvertible {
  /// The rules with their names and parameters.
  public var description: String { "\(rules)" }
}

extension RuleSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral rules: Rule<Value>...) { self.init(rules) }
}

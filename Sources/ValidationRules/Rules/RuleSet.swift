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
///   .at(\.start, "start"), .at(\.end, "end"),
///   .satisfies("later", at: \.end, reading: \.start, \.end) { $0 < $1 },
/// ]
/// party.failures(for: celebration).map(\.path)  // ["/guests/2/email"]
/// ```
public struct RuleSet<Value>: Sendable {
  /// The rules, in the order of their failures.
  public var rules: [Rule<Value>] {
    get { storedRules }
    set {
      self = Self(
        newValue, isOptional: isOptional, stopsAtFirstFailure: stopsAtFirstFailure, messageSource,
        isWhole: true)
    }
  }
  /// A Boolean value that indicates whether an empty value is valid.
  ///
  /// When `true`, no rule is evaluated for `nil`, an empty string or an empty collection. An optional
  /// property of a structure doesn't need this: `nil` is valid there, unless ``Rule/notEmpty`` is among its
  /// rules.
  public var isOptional: Bool {
    didSet { combineRules() }
  }
  /// A Boolean value that indicates whether the evaluation ends at the first failure of severity
  /// ``Severity/error``.
  public var stopsAtFirstFailure: Bool
  /// What writes the messages of rules without one; `nil` for the standard source.
  @usableFromInline var messageSource: (any MessageSource)?

  /// The parts that the rules declare; `nil` if they declare none.
  package let structure: StructureDeclaration<Value>?
  /// Whether a declared part may have formatters.
  private let formats: Bool
  /// Returns the verdict of the first rule that does not accept a value, or ``RuleVerdict/satisfied``.
  package private(set) var evaluate: @Sendable (Value) -> RuleVerdict
  /// Returns the verdict on a value whose formatters have been applied.
  private(set) var evaluateFormatted: @Sendable (Value) -> RuleVerdict

  private let storedRules: [Rule<Value>]
  /// The set without warnings; `nil` if there are none.
  private let setWithoutWarnings: SetWithoutWarnings<Value>?

  /// Creates a set without rules.
  public init() { self.init([]) }

  /// Creates a set of rules.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - isOptional: Whether `nil` and an empty value are valid.
  ///   - stopsAtFirstFailure: Whether the evaluation ends at the first failure.
  /// - Precondition: Each property that a rule names is declared, and no two properties have the same name.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(_ rules: [Rule<Value>], isOptional: Bool = false, stopsAtFirstFailure: Bool = false) {
    self.init(rules, isOptional: isOptional, stopsAtFirstFailure: stopsAtFirstFailure, nil, isWhole: true)
  }

  /// Creates a set of rules that may name properties that another set declares.
  init(partial rules: [Rule<Value>]) {
    self.init(rules, isOptional: false, stopsAtFirstFailure: false, nil, isWhole: false)
  }

  private init(
    _ rules: [Rule<Value>], isOptional: Bool, stopsAtFirstFailure: Bool,
    _ messageSource: (any MessageSource)?, isWhole: Bool
  ) {
    structure = StructureDeclaration(rules, isWhole: isWhole)
    formats = structure?.mayFormat ?? false
    storedRules = structure?.rules ?? rules
    setWithoutWarnings = rules.contains(where: \.mayWarn) ? SetWithoutWarnings() : nil
    evaluate = { _ in .satisfied }
    evaluateFormatted = evaluate
    self.isOptional = isOptional
    self.stopsAtFirstFailure = stopsAtFirstFailure
    self.messageSource = messageSource
    combineRules()
  }

  /// Whether a rule may only warn.
  var mayWarn: Bool { setWithoutWarnings != nil }

  /// The set without rules that only warn, for a caller who does not want warnings. What they declare stays.
  var withoutWarnings: Self {
    guard var set = setWithoutWarnings?.set(of: storedRules) else { return self }
    if isOptional { set.isOptional = true }
    set.stopsAtFirstFailure = stopsAtFirstFailure
    set.messageSource = messageSource
    return set
  }

  private mutating func combineRules() {
    let evaluation = Self.evaluation(of: storedRules, isOptional: isOptional)
    evaluateFormatted = evaluation
    evaluate = evaluation
    guard let structure, formats else { return }
    evaluate = { evaluation(structure.formatted($0) ?? $0) }
  }

  /// Returns the failures of the value, warnings included, in the order of the rules.
  ///
  /// The formatters of declared properties apply first.
  // Passes the value by its address: it is not copied, as one in an optional is.
  @_semantics("optimize.sil.specialize.generic.never")
  public func failures(for instance: Value) -> [ValidationFailure] {
    formats ? failures(ofUnformatted: instance) : failures(ofFormatted: instance)
  }

  /// Returns the failures of the value, warnings included, in the order of the rules.
  ///
  /// For text, `nil` is the empty text. For any other type, `nil` fails every rule.
  @inlinable
  public func failures(for instance: Value?) -> [ValidationFailure] {
    if let instance { return failures(for: instance) }
    return failuresOfNil()
  }

  /// Returns a value with its declared parts formatted.
  func formatted(_ value: Value) -> Value {
    formats ? structure?.formatted(value) ?? value : value
  }

  /// Returns the failures of a value whose formatters have been applied.
  func failures(ofFormatted value: Value) -> [ValidationFailure] {
    evaluateFormatted(value) == .satisfied ? [] : failures(ofRejected: value)
  }

  /// Returns the failures of a part that has been formatted.
  func failures(ofFormatted part: Value, _ messageSource: (any MessageSource)?) -> [ValidationFailure] {
    let set = written(by: messageSource)
    // What has parts in a tree is not evaluated before its failures are collected: otherwise each part of a deep value
    // would be evaluated once for each part that it is in.
    let isDeep = !isOptional && structure?.isRecursive ?? false
    return isDeep ? set.failures(of: part) : set.failures(ofFormatted: part)
  }

  /// Returns the failures of a part.
  func failures(of part: Value, _ messageSource: (any MessageSource)?) -> [ValidationFailure] {
    written(by: messageSource).failures(for: part)
  }

  /// Returns the failures of a part of a structure that is missing.
  func failures(ofMissing messageSource: (any MessageSource)?) -> [ValidationFailure] {
    written(by: messageSource).failuresOfNil()
  }

  /// Returns the set with a source of messages, unless it has its own.
  private func written(by messageSource: (any MessageSource)?) -> Self {
    guard let messageSource, self.messageSource == nil else { return self }
    var set = self
    set.messageSource = messageSource
    return set
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

  // A function of its own, because code for optional values of any type looks the type up in tables of the
  // runtime.
  @inline(never)
  private func failures(ofUnformatted value: Value) -> [ValidationFailure] {
    failures(ofFormatted: formatted(value))
  }

  // See above.
  @inline(never)
  private func failures(ofRejected value: Value) -> [ValidationFailure] {
    guard let structure, !structure.isRecursive else { return failures(of: value) }
    // The rules that are satisfied cost no more than their verdict.
    var failures: [ValidationFailure] = []
    for index in structure.verdicts.indices {
      let verdict = structure.verdicts[index](value)
      guard verdict != .satisfied else { continue }
      failures += storedRules[index].failures(ofFormatted: value, because: .init(verdict), messageSource)
      if isEnd(of: failures) { break }
    }
    return failures
  }

  private func failures(of value: Value?) -> [ValidationFailure] {
    var failures: [ValidationFailure] = []
    let isRecursive = structure?.isRecursive ?? false
    // By index, because a rule that is taken out of the array is copied.
    for index in storedRules.indices {
      // A rule for the parts of a tree evaluates each of them when it collects their failures: otherwise each part
      // would be evaluated once for each part that it is in.
      let isEvaluatedByParts = value != nil && isRecursive && storedRules[index].isRecursive
      let verdict = isEvaluatedByParts ? nil : value.map { storedRules[index].verdictOnFormatted($0) }
      guard verdict != .satisfied else { continue }
      failures += storedRules[index].failures(ofFormatted: value, because: .init(verdict), messageSource)
      if isEnd(of: failures) { break }
    }
    return failures
  }

  /// Whether no further failure is reported.
  private func isEnd(of failures: [ValidationFailure]) -> Bool {
    stopsAtFirstFailure && failures.contains { $0.severity == .error }
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
        rules.lazy.map { $0.verdictOnFormatted(value) }.first { $0 != .satisfied } ?? .satisfied
      }
    }
    return evaluation(of: rules[...])
  }

  // Five rules at a time, because a call costs as much as a simple rule. No function is in an optional or an
  // argument of a generic function, where it would be wrapped in another that returns its result by address.
  private static func evaluation(of rules: ArraySlice<Rule<Value>>) -> @Sendable (Value) -> RuleVerdict {
    let start = rules.startIndex
    guard !rules.isEmpty else { return { _ in .satisfied } }
    let first = rules[start].verdictOnFormatted
    guard rules.count >= 5 else {
      guard rules.count > 1 else { return first }
      let others = evaluation(of: rules.dropFirst())
      return { value in
        let verdict = first(value)
        return verdict == .satisfied ? others(value) : verdict
      }
    }
    let second = rules[start + 1].verdictOnFormatted
    let third = rules[start + 2].verdictOnFormatted
    let fourth = rules[start + 3].verdictOnFormatted
    let fifth = rules[start + 4].verdictOnFormatted
    let hasOthers = rules.count > 5
    let others = evaluation(of: rules.dropFirst(5))
    return { value in
      var verdict = first(value)
      if verdict == .satisfied { verdict = second(value) }
      if verdict == .satisfied { verdict = third(value) }
      if verdict == .satisfied { verdict = fourth(value) }
      if verdict == .satisfied { verdict = fifth(value) }
      if hasOthers, verdict == .satisfied { verdict = others(value) }
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
    Self(.required, cause: .missing, messageSource)
  }
}

extension RuleSet where Value == Any {
  /// Returns the failures of the value, warnings included, in the order of the rules. A missing value fails
  /// every rule.
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

/// A rule that accepts collections with a certain number of elements.
///
/// Create it with the dot syntax `.count(_:)`: `.count(1...3)`. For the characters of a text, use
/// `.length(_:)`.
public struct CountRule<Value: Collection>: ValidationRule, Equatable {
  /// The accepted numbers of elements; `Int.max` means no upper bound.
  public let counts: ClosedRange<Int>

  /// Creates a rule that accepts collections with a certain number of elements.
  ///
  /// - Precondition: `counts` has no negative bound.
  public init(_ counts: some RangeExpression<Int>) { self.counts = ClosedRange(counts: counts) }

  public var name: String { "count" }

  public var parameters: [String: JSONValue] { counts.countParameters }

  public func isSatisfied(by value: Value) -> Bool { counts.contains(value.count) }
}

/// A rule that may read only how many elements a collection has, so that it can be evaluated while an element is
/// not known.
protocol CountingRule {
  /// Whether the verdict on a collection depends on its elements, and not only on their number.
  var readsElements: Bool { get }
}

extension ValidationRule {
  /// Whether the verdict on a collection depends on its elements, and not only on their number.
  var mayReadElements: Bool { (self as? any CountingRule)?.readsElements ?? true }
}

extension CountRule: CountingRule {
  var readsElements: Bool { false }
}

extension PresenceRule: CountingRule {
  var readsElements: Bool { false }
}

extension NotRule: CountingRule {
  var readsElements: Bool { base.mayReadElements }
}

extension AndRule: CountingRule {
  var readsElements: Bool { first.mayReadElements || second.mayReadElements }
}

extension OrRule: CountingRule {
  var readsElements: Bool { first.mayReadElements || second.mayReadElements }
}

extension Rule where Value: Collection {
  /// A rule that accepts collections with a certain number of elements.
  public static func count(_ counts: some RangeExpression<Int>) -> Self { Self(CountRule(counts)) }
}

/// A rule that accepts collections each element of which satisfies another rule, and the empty collection.
///
/// Create it with the dot syntax `.every(_:)`: `.every(.email)`. For the elements of a structure's list, use
/// `.each(_:_:_:)`, whose failures have the path of each element.
public struct EveryElementRule<Value: Collection>: ValidationRule {
  /// The rule for the elements.
  public let rule: Rule<Value.Element>

  /// Creates a rule from one for the elements, whose name and parameters it takes over.
  public init(_ rule: Rule<Value.Element>) { self.rule = rule }

  public var name: String { rule.check.name }

  public var parameters: [String: JSONValue] { rule.check.parameters }

  public func isSatisfied(by value: Value) -> Bool { verdict(on: value) == .satisfied }

  public func verdict(on value: Value) -> RuleVerdict {
    value.lazy.map(rule.check.verdict).first { $0 != .satisfied } ?? .satisfied
  }
}

extension Rule where Value: Collection {
  /// A rule that accepts collections each element of which satisfies another rule, with the message of that
  /// rule.
  ///
  /// ```swift
  /// let guests: RuleSet<[String]> = [.count(1...8), .unique, .every(.email)]
  /// ```
  public static func every(_ rule: Rule<Value.Element>) -> Self {
    var every = Self(
      EveryElementRule(rule), message: rule.message, error: rule.error, severity: rule.severity)
    every.makeMessage = rule.makeMessage
    return every
  }

  /// Creates a rule from one for every element, with its message, error and severity.
  ///
  /// The path of a failure has the offset of the first element that the rule for the elements rejects.
  ///
  /// - Parameters:
  ///   - check: The rule for every element.
  ///   - message: The message of a failure; `nil` for the default message.
  ///   - error: Your own error, which a failure carries.
  ///   - severity: Whether a failure makes the value invalid.
  public init(
    _ check: EveryElementRule<Value>, message: String? = nil, error: (any Error)? = nil,
    severity: Severity = .error
  ) {
    self.init(
      partwise: check, message: message, error: error, severity: severity, verdict: check.verdict(on:))
  }
}

extension EveryElementRule: PartwiseRule {
  /// Returns the failures of the first element that failed, with its offset in their paths.
  func failures(of value: Value?, in rule: Rule<Value>, messageSource: (any MessageSource)?)
    -> [ValidationFailure]
  {
    let failures = failures(of: value.map { Array($0) } ?? [], in: rule, messageSource)
    guard failures.isEmpty else { return failures }
    return [rule.failure(because: value == nil ? .missing : .unsatisfied, messageSource: messageSource)]
  }

  /// Returns the failures of the first element that failed; `nil` stands for one that is left out.
  func failures(of elements: [Value.Element?], in rule: Rule<Value>, _ messageSource: (any MessageSource)?)
    -> [ValidationFailure]
  {
    for (offset, element) in elements.enumerated() {
      guard let element, case let verdict = self.rule.check.verdict(on: element), verdict != .satisfied else {
        continue
      }
      let parts = self.rule.partFailures?(element, self.rule, messageSource).map(rule.adapted)
      let failures = parts ?? [rule.failure(because: .init(verdict), messageSource: messageSource)]
      return failures.map { $0.placed(at: .index(offset)) }
    }
    return []
  }
}

/// A rule that accepts collections no two elements of which are equal, and the empty collection.
///
/// Create it with the dot syntax `.unique`.
public struct UniqueElementsRule<Value: Collection>: ValidationRule, Equatable where Value.Element: Hashable {
  /// Creates the rule.
  public init() {}

  public var name: String { "unique" }

  public func isSatisfied(by value: Value) -> Bool {
    var seen: Set<Value.Element> = []
    return value.allSatisfy { element in
      // NaN equals no value, itself included, but all NaNs have one hash, so that a set of many takes
      // quadratic time.
      let equalsItself = element == element
      return !equalsItself || seen.insert(element).inserted
    }
  }
}

extension Rule where Value: Collection, Value.Element: Hashable {
  /// A rule that accepts collections no two elements of which are equal.
  public static var unique: Self { Self(UniqueElementsRule()) }
}

extension ClosedRange<Int> {
  /// Creates the counts of a range: `2...` is `2...Int.max`, `...3` is `0...3`, `1..<3` is `1...2`.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - noun: What is counted, for the text of a failed precondition.
  /// - Precondition: A count lies in the range, and neither bound is negative.
  init(counts range: some RangeExpression<Int>, of noun: String = "count") {
    var minimum = 0
    var maximum = Int.max
    switch range {
    case let range as ClosedRange<Int>: (minimum, maximum) = (range.lowerBound, range.upperBound)
    case let range as PartialRangeFrom<Int>: minimum = range.lowerBound
    case let range as PartialRangeThrough<Int>: maximum = range.upperBound
    default:
      let range = range.relative(to: 0..<Int.max)
      precondition(!range.isEmpty, "No \(noun) lies in \(range)")
      (minimum, maximum) = (range.lowerBound, range.upperBound - 1)
    }
    precondition(minimum >= 0 && maximum >= 0, "Negative \(noun) in \(minimum)...\(maximum)")
    self = minimum...maximum
  }

  /// The bounds by name, but those that bound nothing; if neither does, the least.
  var countParameters: [String: JSONValue] {
    let parameters = parameters(withoutMinimum: 0)
    return parameters.isEmpty ? ["minimum": 0] : parameters
  }

  /// The bounds by name, but those that bound nothing.
  func parameters(
    withoutMinimum least: Int, minimum: String = "minimum", maximum: String = "maximum"
  ) -> [String: JSONValue] {
    var parameters: [String: JSONValue] = [:]
    if lowerBound > least { parameters[minimum] = .integer(lowerBound) }
    if upperBound < .max { parameters[maximum] = .integer(upperBound) }
    return parameters
  }
}

extension RuleDescriptor where Value: Collection & Sendable {
  /// The rules for the number of elements.
  @_semantics("optimize.sil.specialize.generic.never")
  static func counting(_ sample: Value? = nil, none: Value? = nil) -> [Self] {
    let example = { (parameters: [String: JSONValue]) -> RuleExample<Value>? in
      guard let sample, let none else { return nil }
      return RuleExample(with: parameters, valid: sample, invalid: none)
    }
    return [
      .presence(example([:])),
      Self(
        "count", ".count(1...3)", "a number of elements", example: example(["minimum": 1, "maximum": 3]),
        keys: { MessageKeys(.init(named: "count"), $0) }
      ) { try .count($0.counts()) },
    ]
  }
}

extension RuleDescriptor where Value: Collection & Sendable, Value.Element: Hashable {
  /// The rule for collections without equal elements.
  @_semantics("optimize.sil.specialize.generic.never")
  static func unique(_ example: RuleExample<Value>? = nil) -> Self {
    Self("unique", ".unique", "no two equal elements", example: example) { _ in .unique }
  }
}

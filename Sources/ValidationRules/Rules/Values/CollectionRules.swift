/// A rule that accepts collections with a certain number of elements.
struct CountRule<Value: Collection>: DescribedRule, Equatable {
  /// The accepted numbers of elements; `Int.max` means no upper bound.
  let counts: ClosedRange<Int>
  let details: RuleDescription

  /// Creates a rule that accepts collections with a certain number of elements.
  ///
  /// - Precondition: `counts` has no negative bound.
  init(_ counts: some RangeExpression<Int>, as details: RuleDescription = .count) {
    self.counts = ClosedRange(counts: counts)
    self.details = details
  }

  var arguments: RuleArguments { RuleArguments(counts.countParameters) }

  var hints: InputHints {
    InputHints(maximumLength: counts.upperBound < .max ? counts.upperBound : nil)
  }

  func isSatisfied(by value: Value) -> Bool { counts.contains(value.count) }

  func schema(of type: JSONType) -> Schema? {
    switch type.kind {
    case .list: schema("minItems", "maxItems")
    case .dictionary: schema("minProperties", "maxProperties")
    // Equal elements count once.
    case .set: schema("minItems", nil)
    default: nil
    }
  }

  static func == (first: Self, second: Self) -> Bool {
    first.counts == second.counts && first.details === second.details
  }

  private func schema(_ minimum: String, _ maximum: String?) -> Schema {
    var schema = Schema(isExact: maximum != nil)
    schema.keywords[minimum] = parameters["minimum"]
    if let maximum { schema.keywords[maximum] = parameters["maximum"] }
    return schema
  }
}

/// A rule that may read only how many elements a collection has, so that it can be evaluated while an element is
/// not known.
protocol CountingRule {
  /// Whether the verdict on a collection depends on its elements, and not only on their number.
  var readsElements: Bool { get }
}

extension ValidationRule {
  /// Whether the verdict on a collection depends on its elements, and not only on their number.
  package var mayReadElements: Bool { (self as? any CountingRule)?.readsElements ?? true }
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

extension CompositeRule: CountingRule {
  var readsElements: Bool { first.mayReadElements || second.mayReadElements }
}

extension Rule where Value: Collection {
  /// A rule that accepts collections with a certain number of elements: `.count(1...3)`.
  ///
  /// For the characters of a text, use `.length(_:)`.
  public static func count(_ counts: some RangeExpression<Int>) -> Self { Self(CountRule(counts)) }
}

/// A rule that accepts collections each element of which satisfies another rule, and the empty collection.
struct EveryElementRule<Value: Collection>: LibraryRule {
  /// The rule for the elements, whose name and parameters this one takes over.
  let rule: Rule<Value.Element>

  init(_ rule: Rule<Value.Element>) { self.rule = rule }

  var name: String { rule.check.name }

  var parameters: [String: JSONValue] { rule.check.parameters }

  var ruleDescription: RuleDescription? { facts.description }

  var facts: RuleFacts { rule.check.facts }

  var failureDescription: (name: String, parameters: [String: JSONValue]) { rule.check.failureDescription }

  var hints: InputHints { rule.check.hints }

  func isSatisfied(by value: Value) -> Bool { verdict(on: value) == .satisfied }

  func verdict(on value: Value) -> RuleVerdict {
    value.lazy.map(rule.check.verdict).first { $0 != .satisfied } ?? .satisfied
  }
}

/// A collection whose order is that of hashes, which is another one in each process.
private protocol UnorderedCollection {
  /// Returns the elements in an order that is always the same; each with its place, or `nil` for the whole collection.
  func placedElements() -> [(element: Any, place: ValidationPath.Component?)]
}

extension Dictionary: UnorderedCollection {
  fileprivate func placedElements() -> [(element: Any, place: ValidationPath.Component?)] {
    map { (key: "\($0.key)", element: $0) }.sorted(byKey: \.key).map { ($0.element, .key($0.key)) }
  }
}

extension Set: UnorderedCollection {
  // The members have no place, so their order matters only for what their failures say.
  fileprivate func placedElements() -> [(element: Any, place: ValidationPath.Component?)] {
    map { (text: "\($0)", element: $0) }.sorted(byKey: \.text).map { ($0.element, nil) }
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
    let check = EveryElementRule<Value>(rule)
    var every = Self(
      partwise: check, message: rule.message, error: rule.error, severity: rule.severity,
      verdict: check.verdict(on:))
    every.makeMessage = rule.makeMessage
    return every
  }
}

extension EveryElementRule: PartwiseRule {
  /// Returns the failures of the first element that failed, with its place in their paths: the offset, the key of an element of a
  /// dictionary, and nothing for a member of a set.
  func failures(of value: Value?, in rule: Rule<Value>, messageSource: (any MessageSource)?)
    -> [ValidationFailure]
  {
    guard let value else { return [rule.failure(because: .missing, messageSource: messageSource)] }
    if let unordered = value as? any UnorderedCollection {
      for case (let element as Value.Element, let place) in unordered.placedElements() {
        let failures = failures(of: element, at: place, in: rule, messageSource)
        if !failures.isEmpty { return failures }
      }
    } else {
      let failures = failures(of: Array(value), in: rule, messageSource)
      if !failures.isEmpty { return failures }
    }
    return [rule.failure(because: .unsatisfied, messageSource: messageSource)]
  }

  /// Returns the failures of the first element that failed; `nil` stands for one that is left out.
  func failures(of elements: [Value.Element?], in rule: Rule<Value>, _ messageSource: (any MessageSource)?)
    -> [ValidationFailure]
  {
    for case (let offset, let element?) in elements.enumerated() {
      let failures = failures(of: element, at: .index(offset), in: rule, messageSource)
      if !failures.isEmpty { return failures }
    }
    return []
  }

  /// Returns the failures of an element; none if the rule accepts it.
  private func failures(
    of element: Value.Element, at place: ValidationPath.Component?, in rule: Rule<Value>,
    _ messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    let verdict = self.rule.check.verdict(on: element)
    guard verdict != .satisfied else { return [] }
    let parts = self.rule.partFailures?(element, self.rule, messageSource).changed(rule.adapt)
    let failures = parts ?? [rule.failure(because: .init(verdict), messageSource: messageSource)]
    return failures.changed { failure in
      if let place { failure.place(at: place) } else { failure.path = ValidationPath() }
    }
  }
}

/// A rule that accepts collections no two elements of which are equal, and the empty collection.
struct UniqueElementsRule<Value: Collection>: DescribedRule, Equatable where Value.Element: Hashable {
  var details: RuleDescription { .unique }

  func isSatisfied(by value: Value) -> Bool {
    var seen = ValueSet<Value.Element>()
    return value.allSatisfy { element in
      // NaN equals no value, itself included, but all NaNs have one hash, so that a set of many takes
      // quadratic time.
      let equalsItself = element == element
      return !equalsItself || seen.insert(element)
    }
  }

  func schema(of type: JSONType) -> Schema? {
    guard type.kind != .set else { return Schema() }
    let element = type.elementKind ?? .other
    // Different decimal numbers may be rounded to the same, also within elements.
    let isPlain = ![.list, .set, .dictionary, .decimal, .other].contains(element)
    guard type.kind == .list, isPlain else { return nil }
    return Schema(
      ["uniqueItems": true], isExact: [.integer, .number, .boolean, .enumeration].contains(element))
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
    case let range as ClosedRange<Int>:
      minimum = range.lowerBound
      maximum = range.upperBound
    case let range as PartialRangeFrom<Int>: minimum = range.lowerBound
    case let range as PartialRangeThrough<Int>: maximum = range.upperBound
    default:
      let range = range.relative(to: 0..<Int.max)
      precondition(!range.isEmpty, "No \(noun) lies in \(range)")
      minimum = range.lowerBound
      maximum = range.upperBound - 1
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

extension RuleDescription {
  static let count = RuleDescription("count", keys: { MessageKeys(.init(named: $0), $1) })
  package static let unique = RuleDescription("unique")
}

extension RuleDescriptor where Value: Collection & Sendable {
  /// The rules for the number of elements.
  @_semantics("optimize.sil.specialize.generic.never")
  package static func counting(_ sample: Value? = nil, none: Value? = nil) -> [Self] {
    let example = { (parameters: [String: JSONValue]) -> RuleExample<Value>? in
      guard let sample, let none else { return nil }
      return RuleExample(with: parameters, valid: sample, invalid: none)
    }
    return [
      .presence(example([:])),
      Self(
        .count, ".count(1...3)", "a number of elements", example: example(["minimum": 1, "maximum": 3])
      ) { try .count($0.counts()) },
    ]
  }
}

extension RuleDescriptor where Value: Collection & Sendable, Value.Element: Hashable {
  /// The rule for collections without equal elements.
  @_semantics("optimize.sil.specialize.generic.never")
  package static func unique(_ example: RuleExample<Value>? = nil) -> Self {
    Self(.unique, ".unique", "no two equal elements", example: example) { _ in .unique }
  }
}

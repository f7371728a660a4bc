/// A rule for parts of a value, which fails with the failures of the parts.
///
/// Its closures are made by inlinable functions, so that they are compiled for the types of the parts.
@usableFromInline
struct PartRule<Value>: ValidationRule {
  /// Returns the failures of the parts of a value, with their paths in it.
  @usableFromInline
  typealias Failures = @Sendable (Value?, (any MessageSource)?) -> [ValidationFailure]

  @usableFromInline let name: String
  /// The name of the property.
  let key: String
  /// The rule set for the parts; `nil` if a function decides.
  let rules: (any Sendable)?
  /// The type of the collection whose elements are the parts; `nil` for a single part.
  let container: Any.Type?
  /// Returns the keys of a dictionary, in the order of its values; `nil` if the parts are not those of a dictionary.
  let keys: (@Sendable (Value) -> [String])?

  /// Passes each part of a value to a function, in their order, `nil` for one that is missing.
  let forEachPart: @Sendable (Value, (Any?) -> Void) -> Void

  let evaluate: @Sendable (Value) -> RuleVerdict
  private let failures: Failures

  /// Creates a rule whose verdict a function decides.
  init(_ name: String, _ key: String, evaluate: @escaping @Sendable (Value) -> RuleVerdict) {
    self.name = name
    self.key = key
    rules = nil
    container = nil
    keys = nil
    forEachPart = { _, _ in }
    self.evaluate = evaluate
    failures = { _, _ in [] }
  }

  /// Creates a rule that passes the parts of a value to a rule set.
  ///
  /// - Parameters:
  ///   - name: The stable name of the rule.
  ///   - key: The name of the property.
  ///   - rules: The rule set for the parts.
  ///   - container: The type of the collection whose elements are the parts; `nil` for a single part.
  ///   - keys: Returns the keys of a dictionary, in the order of its values.
  ///   - evaluate: Returns the verdict on the parts of a value, of which it passes each to the first function, or calls the
  ///     second one if the part is missing. It does not return the parts, so that neither they nor the value are copied.
  ///   - failures: Returns the failures of the parts of a value.
  @usableFromInline
  init<Part>(
    _ name: String, _ key: String, _ rules: RuleSet<Part>, in container: Any.Type? = nil,
    keys: (@Sendable (Value) -> [String])? = nil,
    evaluate: @escaping @Sendable (Value, (Part) -> RuleVerdict, () -> RuleVerdict) -> RuleVerdict,
    failures: @escaping Failures
  ) {
    let verdict = rules.evaluate
    self.name = name
    self.key = key
    self.rules = rules
    self.container = container
    self.keys = keys
    self.evaluate = { evaluate($0, verdict, { rules.verdictOnNil }) }
    forEachPart = { value, body in
      _ = evaluate(value) {
        body($0)
        return .satisfied
      } _: {
        body(nil)
        return .satisfied
      }
    }
    self.failures = failures
  }

  var path: ValidationPath { ValidationPath([.key(key)]) }

  @usableFromInline
  var parameters: [String: JSONValue] { rules == nil ? [:] : ["path": .string(path.description)] }

  /// Returns whether no rule for a part fails, except for warnings.
  @usableFromInline
  func isSatisfied(by value: Value) -> Bool {
    guard evaluate(value) != .satisfied else { return true }
    let failures = failures(value, nil)
    return !failures.isEmpty && failures.allSatisfy { $0.severity == .warning }
  }
}

extension PartRule: PartwiseRule {
  func failures(of value: Value?, in rule: Rule<Value>, messageSource: (any MessageSource)?)
    -> [ValidationFailure]
  {
    let failures = failures(value, messageSource).map(rule.adapted)
    // Of a missing structure, the parts that may be missing do not fail.
    guard failures.isEmpty, value != nil || rules == nil else { return failures }
    let cause = value == nil ? ValidationFailure.Cause.missing : .unsatisfied
    return [rule.failure(because: cause, messageSource: messageSource).placed(at: .key(key))]
  }
}

extension Rule {
  /// Creates a rule for parts of a value.
  @usableFromInline
  init(parts check: PartRule<Value>) { self.init(partwise: check, verdict: check.evaluate) }
}

extension ValidationFailure {
  /// Returns the failure as one of a value that has the failed one as a part.
  @usableFromInline
  func placed(at component: ValidationPath.Component) -> Self {
    var failure = self
    failure.path = ValidationPath([component] + path.components)
    return failure
  }
}

extension RuleSet {
  /// Returns the failures of a part of a value, with its place in it.
  @inlinable
  func failures(
    ofPart part: Value?, at component: ValidationPath.Component, _ messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    var rules = self
    rules.messageSource = rules.messageSource ?? messageSource
    return rules.failures(for: part).map { $0.placed(at: component) }
  }
}

extension Rule {
  /// A rule that accepts values of which a property satisfies a rule set.
  ///
  /// The property may be optional: a missing string is an empty one, and any other missing property fails every rule,
  /// unless the set is optional.
  ///
  /// ```swift
  /// let signUp: RuleSet<SignUp> = [.at(\.email, "email", [.notEmpty, .email])]
  /// signUp.failures(for: registration).map(\.path)  // ["/email"]
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property, as a key path such as `\.email`, or a function that returns a part of the value.
  ///   - key: The name of the property in the paths of failures.
  ///   - rules: The rules for the property, whose failures are those of this rule.
  // A function, because a key path that is a literal is then compiled to a direct access.
  @inlinable @inline(__always)
  public static func at<Property>(
    _ property: @escaping @Sendable (Value) -> Property?, _ key: String, _ rules: RuleSet<Property>
  ) -> Self {
    Self(
      parts: PartRule("at", key, rules) { value, evaluate, verdictOnNil in
        guard let part = property(value) else { return verdictOnNil() }
        return evaluate(part)
      } failures: { value, messageSource in
        rules.failures(ofPart: value.flatMap(property), at: .key(key), messageSource)
      })
  }

  /// A rule that accepts values of which a collection has elements that all satisfy a rule set.
  ///
  /// The path of a failure has the offset of the element: `/guests/2/email`.
  ///
  /// ```swift
  /// let party: RuleSet<Party> = [.each(\.guests, "guests", [.at(\.email, "email", [.email])])]
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The collection.
  ///   - key: The name in the path of a failure.
  ///   - rules: The rules for each element.
  /// - Returns: The rule.
  // A dictionary is a collection, too, of pairs that are never empty.
  @_disfavoredOverload
  @inlinable
  public static func each<Elements: Collection & SendableMetatype>(
    _ elements: @escaping @Sendable (Value) -> Elements, _ key: String, _ rules: RuleSet<Elements.Element>
  ) -> Self {
    Self(
      parts: PartRule("each", key, rules, in: Elements.self) { value, evaluate, _ in
        elements(value).allSatisfy { evaluate($0) == .satisfied } ? .satisfied : .unsatisfied
      } failures: { value, messageSource in
        guard let value else { return [] }
        return elements(value).enumerated().flatMap { offset, element in
          rules.failures(ofPart: element, at: .index(offset), messageSource).map { $0.placed(at: .key(key)) }
        }
      })
  }

  /// A rule that accepts values of which a dictionary has values that all satisfy a rule set.
  ///
  /// The path of a failure has the key of the value: `/prices/large`.
  ///
  /// - Parameters:
  ///   - dictionary: The dictionary.
  ///   - key: The name in the path of a failure.
  ///   - rules: The rules for each element.
  /// - Returns: The rule.
  @inlinable
  public static func each<Element>(
    _ dictionary: @escaping @Sendable (Value) -> [String: Element], _ key: String, _ rules: RuleSet<Element>
  ) -> Self {
    Self(
      parts: PartRule("each", key, rules, in: [String: Element].self, keys: { Array(dictionary($0).keys) }) {
        value, evaluate, _ in
        dictionary(value).values.allSatisfy { evaluate($0) == .satisfied } ? .satisfied : .unsatisfied
      } failures: { value, messageSource in
        guard let value else { return [] }
        return dictionary(value).sorted { $0.key < $1.key }.flatMap { name, element in
          rules.failures(ofPart: element, at: .key(name), messageSource).map { $0.placed(at: .key(key)) }
        }
      })
  }

  /// A rule about several properties that accepts the values for which a function returns `true`.
  ///
  /// ```swift
  /// let signUp: RuleSet<SignUp> = [.satisfies("same", at: "repeated") { $0.password == $0.repeated }]
  /// ```
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - key: The name of the property in the path of a failure.
  ///   - predicate: Returns whether the value is acceptable.
  /// - Returns: The rule.
  public static func satisfies(
    _ name: String, at key: String, _ predicate: @escaping @Sendable (Value) -> Bool
  ) -> Self {
    Self(parts: PartRule(name, key) { predicate($0) ? .satisfied : .unsatisfied })
  }
}

/// A rule for parts of a value, which fails with the failures of the parts.
///
/// Its closures are made by inlinable functions, so that they are compiled for the types of the parts.
@usableFromInline
struct PartRule<Value>: ValidationRule {
  /// Returns the failures of the parts of a value, with their paths in it.
  @usableFromInline
  typealias Failures = @Sendable (Value?, (any MessageSource)?) -> [ValidationFailure]

  @usableFromInline let key: String
  private let accepts: @Sendable (Value) -> Bool
  private let failures: Failures

  @usableFromInline
  init(_ key: String, accepts: @escaping @Sendable (Value) -> Bool, failures: @escaping Failures) {
    self.key = key
    self.accepts = accepts
    self.failures = failures
  }

  @usableFromInline var name: String { "at" }

  @usableFromInline
  var parameters: [String: JSONValue] { ["path": .string(ValidationPath([.key(key)]).description)] }

  @usableFromInline
  func isSatisfied(by value: Value) -> Bool { accepts(value) }
}

/// A rule whose failures name the part of the value that failed.
protocol PartwiseRule<Value>: ValidationRule {
  /// Returns the failures of the parts of a value that the rule does not accept.
  func failures(of value: Value?, in rule: Rule<Value>, messageSource: (any MessageSource)?)
    -> [ValidationFailure]
}

extension PartRule: PartwiseRule {
  func failures(of value: Value?, in rule: Rule<Value>, messageSource: (any MessageSource)?)
    -> [ValidationFailure]
  {
    failures(value, messageSource).map { failure in
      var failure = failure
      if let message = rule.message { failure.text = .given(message) }
      failure.error = rule.error ?? failure.error
      if rule.severity == .warning { failure.severity = .warning }
      return failure
    }
  }
}

extension EveryElementRule: PartwiseRule {
  /// Returns one failure, with the offset of the first element that failed as its path.
  func failures(of value: Value?, in rule: Rule<Value>, messageSource: (any MessageSource)?)
    -> [ValidationFailure]
  {
    let elements: [Value.Element] = value.map { Array($0) } ?? []
    for (offset, element) in elements.enumerated() {
      let verdict = self.rule.check.verdict(on: element)
      guard verdict != .satisfied else { continue }
      return [rule.failure(because: .init(verdict), messageSource: messageSource).placed(at: .index(offset))]
    }
    return [rule.failure(because: value == nil ? .missing : .unsatisfied, messageSource: messageSource)]
  }
}

extension Rule {
  /// Returns the failures of this rule for a value that it does not accept: those of its parts, if it is about parts.
  @usableFromInline
  func failures(of value: Value?, because cause: ValidationFailure.Cause, messageSource: (any MessageSource)?)
    -> [ValidationFailure]
  {
    if let rule = check as? any PartwiseRule<Value> {
      return rule.failures(of: value, in: self, messageSource: messageSource)
    }
    return [failure(because: cause, messageSource: messageSource)]
  }
}

extension Rule {
  /// Returns the failures of the parts of a value that the rule does not accept; `nil` if the rule is not about parts.
  var partFailures: (@Sendable (Value) -> [ValidationFailure])? {
    guard let rule = check as? any PartwiseRule<Value> else { return nil }
    return { rule.failures(of: $0, in: self, messageSource: nil) }
  }
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
  /// ```swift
  /// let signUp: RuleSet<SignUp> = [.at(\.email, "email", [.notEmpty, .email])]
  /// signUp.failures(for: body).map(\.path)  // ["/email"]
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - key: The name of the property in the paths of failures.
  ///   - rules: The rules for the property, whose failures are those of this rule.
  // Disfavored, because an optional property may be taken for one of the type `Optional`.
  @_disfavoredOverload
  @inlinable
  public static func at<Property>(
    _ property: any KeyPath<Value, Property> & Sendable, _ key: String, _ rules: RuleSet<Property>
  ) -> Self {
    Self(
      PartRule(key) {
        rules.accepts($0[keyPath: property])
      } failures: { value, messageSource in
        rules.failures(ofPart: value?[keyPath: property], at: .key(key), messageSource)
      })
  }

  /// A rule that accepts values of which an optional property satisfies a rule set.
  ///
  /// A missing string is an empty one; any other missing property fails every rule, unless the set is optional.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - key: The name in the path of a failure.
  ///   - rules: The rules for the property.
  /// - Returns: The rule.
  @inlinable
  public static func at<Property>(
    _ property: any KeyPath<Value, Property?> & Sendable, _ key: String, _ rules: RuleSet<Property>
  ) -> Self {
    Self(
      PartRule(key) {
        rules.accepts($0[keyPath: property])
      } failures: { value, messageSource in
        rules.failures(ofPart: value.flatMap { $0[keyPath: property] }, at: .key(key), messageSource)
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
  @inlinable
  public static func each<Elements: Collection & SendableMetatype>(
    _ elements: any KeyPath<Value, Elements> & Sendable, _ key: String, _ rules: RuleSet<Elements.Element>
  ) -> Self {
    Self(
      PartRule(key) {
        $0[keyPath: elements].allSatisfy { rules.accepts($0) }
      } failures: { value, messageSource in
        guard let value else { return [] }
        return value[keyPath: elements].enumerated().flatMap { offset, element in
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
    _ dictionary: any KeyPath<Value, [String: Element]> & Sendable, _ key: String, _ rules: RuleSet<Element>
  ) -> Self {
    Self(
      PartRule(key) {
        $0[keyPath: dictionary].values.allSatisfy { rules.accepts($0) }
      } failures: {
        value, messageSource in
        guard let value else { return [] }
        return value[keyPath: dictionary].sorted { $0.key < $1.key }.flatMap { name, element in
          rules.failures(ofPart: element, at: .key(name), messageSource).map { $0.placed(at: .key(key)) }
        }
      })
  }

  /// A rule about several properties that accepts the values for which a function returns `true`.
  ///
  /// ```swift
  /// .satisfies("same", at: "repeated") { $0.password == $0.repeated }
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
    let rule = Self(PredicateRule(name, predicate))
    return Self(
      PartRule(key, accepts: predicate) { value, messageSource in
        let cause = value == nil ? ValidationFailure.Cause.missing : .unsatisfied
        return [rule.failure(because: cause, messageSource: messageSource).placed(at: .key(key))]
      })
  }
}

/// A rule about several parts of a structure, or about the structure as a whole.
struct CrossRule<Value>: ValidationRule {
  /// Where the failure of the rule is.
  enum Target: Sendable {
    /// A property, whose path the rule set knows.
    case property(any PartialKeyPath<Value> & Sendable)
    case path(ValidationPath)
  }

  /// What the rule reads.
  enum Reads: Sendable {
    /// These properties.
    case properties([any PartialKeyPath<Value> & Sendable])
    /// Anything.
    case everything
  }

  let name: String
  let target: Target
  let reads: Reads
  /// The paths of the properties that the rule reads, in their order; `nil` until a rule set has resolved
  /// them.
  private(set) var readPaths: [ValidationPath]?

  let evaluate: @Sendable (Value) -> RuleVerdict
  /// Returns whether the values of the properties are acceptable; `nil` if the rule reads everything, or if
  /// the values have other types.
  let isSatisfiedByParts: @Sendable ([Any]) -> Bool?

  /// Creates a rule that reads certain properties.
  init(
    _ name: String, at target: Target, reading properties: [any PartialKeyPath<Value> & Sendable],
    isSatisfied: @escaping @Sendable (Value) -> Bool, isSatisfiedByParts: @escaping @Sendable ([Any]) -> Bool?
  ) {
    self.name = name
    self.target = target
    reads = .properties(properties)
    evaluate = { isSatisfied($0) ? .satisfied : .unsatisfied }
    self.isSatisfiedByParts = isSatisfiedByParts
  }

  /// Creates a rule that may read everything.
  init(_ name: String, at target: Target, isSatisfied: @escaping @Sendable (Value) -> Bool) {
    self.name = name
    self.target = target
    reads = .everything
    evaluate = { isSatisfied($0) ? .satisfied : .unsatisfied }
    isSatisfiedByParts = { _ in nil }
    if case .path(let path) = target {
      self.path = path
      readPaths = []
    }
  }

  /// The path of a failure; empty for a property of which no rule set knows the path.
  private(set) var path = ValidationPath()

  func isSatisfied(by value: Value) -> Bool { evaluate(value) == .satisfied }

  /// Whether the paths are known.
  var isResolved: Bool { readPaths != nil }

  /// Returns the rule with the paths of the properties that it names.
  func resolved(_ path: (AnyKeyPath) -> ValidationPath) -> Self {
    var rule = self
    switch target {
    case .property(let property): rule.path = path(property)
    case .path(let target): rule.path = target
    }
    switch reads {
    case .properties(let properties): rule.readPaths = properties.map { path($0) }
    case .everything: rule.readPaths = []
    }
    return rule
  }

  /// Returns a failure at the place that the rule names.
  func placed(_ failure: ValidationFailure) -> ValidationFailure {
    var failure = failure
    failure.path = path
    if case .properties = reads { failure.readPaths = readPaths }
    return failure
  }
}

extension Rule {
  /// A rule about the whole value, whose failure is at one of its properties.
  ///
  /// A server evaluates it when all declared parts of a body could be read. Name what it reads with
  /// `reading:`, and it is evaluated whatever is wrong elsewhere.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - property: The declared property at which the failure is.
  ///   - message: The message of a failure; `nil` for the default message.
  ///   - isSatisfied: Returns whether the value is acceptable.
  /// - Returns: The rule.
  public static func satisfies(
    _ name: String, at property: any PartialKeyPath<Value> & Sendable, message: String? = nil,
    _ isSatisfied: @escaping @Sendable (Value) -> Bool
  ) -> Self {
    Self(.crossRule(CrossRule(name, at: .property(property), isSatisfied: isSatisfied)), message: message)
  }

  /// A rule about the whole value, whose failure is at a path.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - path: The path of the failure, such as `/guests/0`.
  ///   - message: The message of a failure; `nil` for the default message.
  ///   - isSatisfied: Returns whether the value is acceptable.
  /// - Returns: The rule.
  public static func satisfies(
    _ name: String, at path: ValidationPath, message: String? = nil,
    _ isSatisfied: @escaping @Sendable (Value) -> Bool
  ) -> Self {
    Self(.crossRule(CrossRule(name, at: .path(path), isSatisfied: isSatisfied)), message: message)
  }
}

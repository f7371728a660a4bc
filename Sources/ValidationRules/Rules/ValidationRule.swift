/// A type that decides whether a value is acceptable, on any thread.
///
/// A rule depends on the value only. A check that reads the user interface is a `Condition`.
///
/// ```swift
/// struct PalindromeRule: ValidationRule {
///   let name = "palindrome"
///   func isSatisfied(by text: String) -> Bool {
///     text == String(text.reversed())
///   }
/// }
/// ```
///
/// ```swift
/// validator.addRule(
///   Rule(PalindromeRule()), invalidMessage: "Not a palindrome.")
/// ```
public protocol ValidationRule<Value>: Sendable {
  /// The type of the values that the rule evaluates.
  associatedtype Value

  /// The stable name of the rule, in kebab-case, for programs to branch on.
  var name: String { get }

  /// The parameters of the rule, such as its minimum; empty by default.
  var parameters: [String: JSONValue] { get }

  /// The keywords that JSON Schema has for the rule, such as `["pattern": "^[A-Z]{2}-[0-9]{4}$"]`; `nil` for
  /// none, which is the default.
  ///
  /// They accept the values that the rule accepts. A schema that accepts more is still right, because the rule is
  /// evaluated, too; one that accepts less rejects valid values.
  var schema: [String: JSONValue]? { get }

  /// How a field should be set up for the rule, such as its keyboard; by default, nothing follows from it.
  var hints: InputHints { get }

  /// The names of parameters that clients don't get to know: they are neither in encoded failures nor in problem
  /// details.
  ///
  /// By default, these are the parameters that hold a text, a list or an object, because the rule may compare
  /// with them. Return the empty set to tell all.
  var withheldParameters: Set<String> { get }

  /// The text of the rule in a checklist, such as "At least 8 characters"; `nil` for the one that a
  /// ``MessageCatalog`` has for the name, or else the message. This is the default.
  var requirement: String? { get }

  /// Returns whether the value is acceptable.
  func isSatisfied(by value: Value) -> Bool

  /// Returns whether the value is acceptable, and if not, whether the rule could decide at all.
  ///
  /// The default calls ``isSatisfied(by:)``. Implement it for a rule that can't decide about some values.
  func verdict(on value: Value) -> RuleVerdict
}

extension ValidationRule {
  /// No parameters.
  public var parameters: [String: JSONValue] { [:] }

  /// No keywords.
  public var schema: [String: JSONValue]? { nil }

  /// Hints that say nothing.
  public var hints: InputHints { InputHints() }

  /// The names of the parameters that hold a text, a list or an object.
  public var withheldParameters: Set<String> { parametersWithContent }

  /// The names of the parameters that hold a text, a list or an object.
  var parametersWithContent: Set<String> {
    Set(
      parameters.filter {
        switch $0.value {
        case .string, .array, .object: true
        case .null, .bool, .integer, .number, .decimal: false
        }
      }.keys)
  }

  /// No text.
  public var requirement: String? { nil }

  /// Returns ``RuleVerdict/satisfied`` or ``RuleVerdict/unsatisfied``, as the rule is satisfied or not.
  @inlinable
  public func verdict(on value: Value) -> RuleVerdict {
    isSatisfied(by: value) ? .satisfied : .unsatisfied
  }
}

/// The result of evaluating a rule on a value.
///
/// Most rules only implement ``ValidationRule/isSatisfied(by:)``. A rule that can give up, such as a regular
/// expression with a step limit, returns a verdict, so that a value it couldn't decide about is rejected even
/// if the rule is inverted with `!`.
@frozen
public enum RuleVerdict: UInt8, Sendable {
  /// The value is acceptable.
  case satisfied
  /// The value is not acceptable.
  case unsatisfied
  /// The rule stopped at its step limit. The value is rejected, even if the rule is inverted.
  case tooCostly
  /// The value is too long for the rule to evaluate. It is rejected, even if the rule is inverted.
  case tooLong
  /// The value couldn't be read, such as a missing file. It is rejected, even if the rule is inverted.
  case unreadable
}

/// A rule that calls a function, on any thread.
///
/// Create it with the dot syntax ``Rule/satisfies(_:_:)-(_,(Value)->Bool)``. The name is what failures carry,
/// and the key of the message:
///
/// ```swift
/// validator.addRule(
///   .satisfies("palindrome") { $0 == String($0.reversed()) },
///   invalidMessage: "Please enter a palindrome.")
/// ```
public struct PredicateRule<Value>: ValidationRule {
  public let name: String

  /// The description of a rule of the library; `nil` for a rule of the app.
  let ruleDescription: RuleDescription?
  private let predicate: @Sendable (Value) -> Bool

  /// Creates a rule that accepts the values for which a function returns `true`.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - predicate: Returns whether a value is accepted.
  public init(_ name: String = "custom", _ predicate: @escaping @Sendable (Value) -> Bool) {
    self.name = name
    self.predicate = predicate
    ruleDescription = nil
  }

  /// Creates a rule of the library.
  package init(_ description: RuleDescription, _ predicate: @escaping @Sendable (Value) -> Bool) {
    name = description.name
    self.predicate = predicate
    ruleDescription = description
  }

  public func isSatisfied(by value: Value) -> Bool { predicate(value) }
}

extension PredicateRule: LibraryRule {}

extension Rule {
  /// A rule that accepts the values for which a function returns `true`.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - predicate: Returns whether a value is accepted.
  /// - Returns: The rule.
  public static func satisfies(_ name: String = "custom", _ predicate: @escaping @Sendable (Value) -> Bool)
    -> Self
  {
    Self(PredicateRule(name, predicate))
  }

  /// A rule that accepts the values of which a property is `true`.
  ///
  /// ```swift
  /// let seatRules: RuleSet<Seat> = [
  ///   .satisfies("aisle", \.isAtTheAisle), .satisfies("free", \.isFree),
  /// ]
  /// ```
  ///
  /// In a target whose default isolation is the main actor, mark the structure `nonisolated`: its key paths
  /// are `Sendable` then.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - property: A property that is `true` for accepted values.
  /// - Returns: The rule.
  public static func satisfies(
    _ name: String = "custom", _ property: any KeyPath<Value, Bool> & Sendable
  ) -> Self {
    Self(PredicateRule(name) { $0[keyPath: property] })
  }
}

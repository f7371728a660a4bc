/// A type that decides whether a value is acceptable, on any thread.
///
/// A rule depends on the value only. A check that reads the user interface is a ``Condition``.
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

  private let predicate: @Sendable (Value) -> Bool

  /// Creates a rule that accepts the values for which a function returns `true`.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - predicate: Returns whether a value is accepted.
  public init(_ name: String = "custom", _ predicate: @escaping @Sendable (Value) -> Bool) {
    self.name = name
    self.predicate = predicate
  }

  public func isSatisfied(by value: Value) -> Bool { predicate(value) }
}

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

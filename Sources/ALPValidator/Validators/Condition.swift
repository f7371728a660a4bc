/// A condition of a validator that may read the interface, or that is asynchronous.
///
/// Conditions run on the main actor, and stand in one order with the rules. When something changes that a condition has
/// read of a control, a form, a validator or a ``Validated`` property, its validator validates the latest value again.
///
/// ```swift
/// validator.addCondition(.satisfies("free-seat") { [weak hall] in hall?.isFree($0) ?? false })
/// ```
@MainActor
public struct Condition<Value> {
  enum Check {
    case immediate(@MainActor (Value) -> Bool)
    /// Creates the check for one validator, so that each has a cache of its own.
    case async(@MainActor () -> AsyncCheck<Value>)
  }

  /// The stable name of the condition in failures, in kebab-case.
  public let name: String
  /// The parameters of the condition, by name.
  public let parameters: [String: JSONValue]
  let check: Check

  init(_ name: String, parameters: [String: JSONValue] = [:], check: Check) {
    self.name = name
    self.parameters = parameters
    self.check = check
  }

  /// A condition that accepts the values for which a function returns `true`.
  ///
  /// - Parameters:
  ///   - name: The stable name of the condition in failures, in kebab-case.
  ///   - isSatisfied: Returns whether the value is accepted.
  /// - Returns: The condition.
  public static func satisfies(
    _ name: String = "custom", _ isSatisfied: @escaping @MainActor (Value) -> Bool
  ) -> Self {
    Self(name, check: .immediate(isSatisfied))
  }
}

extension Condition where Value: Equatable {
  /// A condition that accepts only the value that a function returns during the validation.
  ///
  /// If the function returns `nil`, no value is accepted.
  public static func same(as other: @escaping @MainActor () -> Value?) -> Self {
    Self("same", check: .immediate { CanonicalEquality.isSame($0, other()) })
  }

  /// A condition that accepts all values but the one that a function returns during the validation.
  ///
  /// If the function returns `nil`, all values are accepted.
  public static func different(from other: @escaping @MainActor () -> Value?) -> Self {
    Self("different", check: .immediate { !CanonicalEquality.isSame($0, other()) })
  }
}

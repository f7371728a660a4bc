/// A check that runs on the main actor. It can read other fields or models, or call an asynchronous function.
///
/// Failures of rules and conditions are in the order in which you added them. When something that a condition
/// has read changes, its validator validates the latest value again. This can be a control, a form, a
/// validator, a ``Validated`` property, or an `@Observable` object of the app, whose changes take effect at
/// the next turn of the main actor. The value, the state, the failures and the responses of the condition's
/// own validator and control don't count, and neither do the state and the failures of the forms around them:
/// the condition receives this value, and the rest follows from its result.
///
/// ```swift
/// validator.addCondition(
///   .satisfies("free-seat") { [weak hall] in hall?.isFree($0) ?? false })
/// ```
///
/// Don't change validators, controls or forms in a condition. To evaluate the rules of another validator,
/// call its ``Validator/failures(for:)``.
@MainActor
public struct Condition<Value> {
  /// How a condition decides.
  enum Decision {
    case immediate(@MainActor (Value) -> Bool)
    /// Creates the condition for one validator, so that each validator has its own cache.
    case async(@MainActor () -> AsyncCondition<Value>)
  }

  let name: String
  var parameters: [String: JSONValue] = [:]
  /// What failures say about the condition.
  var facts = RuleFacts()
  let decision: Decision

  /// A condition that accepts the values for which a function returns `true`.
  ///
  /// - Parameters:
  ///   - name: The stable name of the condition in failures, in kebab-case, and the key of its message in a
  ///     ``/ValidationRules/MessageCatalog``.
  ///   - isSatisfied: Returns whether the value is accepted.
  /// - Returns: The condition.
  public static func satisfies(
    _ name: String = "custom", _ isSatisfied: @escaping @MainActor (Value) -> Bool
  ) -> Self { Self(name: name, decision: .immediate(isSatisfied)) }
}

extension Condition where Value: Equatable {
  /// A condition that accepts only the value that a function returns during the validation.
  ///
  /// If the function returns `nil`, no value is accepted.
  public static func same(as other: @escaping @MainActor () -> Value?) -> Self {
    Self(.same) { CanonicalEquality.isSame($0, other()) }
  }

  /// A condition that accepts all values but the one that a function returns during the validation.
  ///
  /// If the function returns `nil`, all values are accepted.
  public static func different(from other: @escaping @MainActor () -> Value?) -> Self {
    Self(.different) { !CanonicalEquality.isSame($0, other()) }
  }

  private init(_ description: RuleDescription, _ isSatisfied: @escaping @MainActor (Value) -> Bool) {
    self.init(name: description.name, facts: RuleFacts(description), decision: .immediate(isSatisfied))
  }
}

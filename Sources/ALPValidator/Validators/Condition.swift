/// A condition of a validator that may read the user interface, or that a server decides.
///
/// Conditions run on the main actor and stand in one order with the rules.
///
/// ```swift
/// validator.addCondition(.satisfies("free-seat") { [weak hall] in hall?.isFree($0) ?? false })
/// ```
@MainActor
public struct Condition<Value> {
  /// The stable name that failures carry, in kebab-case.
  public let name: String
  /// The figures of the condition, by name.
  public let parameters: [String: JSONValue]
  let check: Entry<Value>.Check
  /// What is said when a server's answer is not known, or `nil` for the default message.
  let failureMessage: String?

  init(
    _ name: String, parameters: [String: JSONValue] = [:], failureMessage: String? = nil,
    check: Entry<Value>.Check
  ) {
    self.name = name
    self.parameters = parameters
    self.failureMessage = failureMessage
    self.check = check
  }

  /// A condition that accepts the values for which a function returns `true`.
  ///
  /// - Parameter name: The stable name that failures carry, in kebab-case.
  public static func satisfies(
    _ name: String = "custom", _ isSatisfied: @escaping @MainActor (Value) -> Bool
  ) -> Self {
    Self(name, check: .condition(isSatisfied))
  }

  func failure(
    because cause: ValidationFailure.Cause, severity: Severity, invalidMessage: String?,
    in messages: MessageCatalogue?
  ) -> ValidationFailure {
    let message: String? =
      switch cause {
      case .refused(let message): message
      case .undecided: failureMessage
      default: invalidMessage
      }
    return ValidationFailure(
      name: name, parameters: parameters, cause: cause, severity: severity, message: message,
      messages: messages)
  }
}

extension Condition where Value: Equatable {
  /// A condition that accepts only the value that a function returns at the time of validation.
  ///
  /// A function that returns `nil` accepts nothing.
  public static func same(as other: @escaping @MainActor () -> Value?) -> Self {
    Self("same", check: .condition { $0 == other() })
  }
}

extension Condition where Value: Equatable {
  /// A condition that accepts all values but the one that a function returns at the time of validation.
  ///
  /// A function that returns `nil` leaves all values accepted.
  public static func different(from other: @escaping @MainActor () -> Value?) -> Self {
    Self("different", check: .condition { $0 != other() })
  }
}

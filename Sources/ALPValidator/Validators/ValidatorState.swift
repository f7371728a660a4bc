/// What a validator says of the latest value.
public enum ValidatorState: String, Hashable, Sendable, CaseIterable {
  /// The value fails a rule, or nothing was validated yet.
  case invalid
  /// The value satisfies every rule.
  case valid
  /// A server has yet to decide.
  case waiting
}

extension ValidatorState: CustomStringConvertible {
  /// The state with a capital letter, as it stands in a validator's description.
  public var description: String {
    switch self {
    case .invalid: "Invalid"
    case .valid: "Valid"
    case .waiting: "Waiting"
    }
  }
}

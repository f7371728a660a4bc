/// The state of the latest value of a validator, a control or a form.
///
/// A form with one invalid control is invalid; with none, it is waiting as long as a control is. Show a
/// spinner while the state is ``waiting``, and messages from ``AnyControl/visibleErrorMessages`` rather than
/// from the state, because a field that the user hasn't visited can be invalid, too.
///
/// ```swift
/// validator.validatorStateChangedHandler = { state in
///   switch state {
///   case .invalid: show("Please check your entry.")
///   case .valid: show("Looks good.")
///   case .waiting: show("Checking…")
///   }
/// }
/// ```
public enum ValidatorState: String, Hashable, Sendable, CaseIterable {
  /// The value fails a rule, or no value was validated yet.
  case invalid
  /// The value satisfies every rule.
  case valid
  /// An asynchronous condition has no response yet, or waits for a retry.
  case waiting
}

extension ValidatorState: CustomStringConvertible {
  /// The name of the state, capitalized, as in the description of a validator.
  public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

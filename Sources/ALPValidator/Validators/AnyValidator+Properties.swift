public import Observation

extension AnyValidator: Observable {
  private var trackedOutcome: Outcome {
    tracker.read(.outcome)
    return outcome
  }

  /// The state of the latest value; ``ValidatorState/invalid`` before the first validation.
  public final var state: ValidatorState { trackedOutcome.state }

  /// Whether the latest value satisfies every rule.
  public final var isValid: Bool { state == .valid }

  /// The messages of the failed rules, in the order in which the rules were added.
  ///
  /// An asynchronous condition without a response has no message.
  public final var errorMessages: [String] { trackedOutcome.errorMessages }

  /// The failed rules as data, in the order in which they were added.
  public final var failures: [ValidationFailure] { trackedOutcome.failures }

  /// The failed rules of severity ``Severity/warning``, which do not make a value invalid.
  public final var warnings: [ValidationFailure] { trackedOutcome.warnings }

  /// The failures of asynchronous conditions that wait for ``retry()``. See ``RequestFailurePolicy/hold``.
  ///
  /// The state stays ``ValidatorState/waiting`` until a retry or another value. The handler is not called for these
  /// failures, because the state does not change; the delegate is.
  public final var failuresAwaitingRetry: [ValidationFailure] { trackedOutcome.failuresAwaitingRetry }

  /// Whether a request failed and the validator waits for ``retry()``.
  public final var isAwaitingRetry: Bool { !trackedOutcome.failuresAwaitingRetry.isEmpty }

  /// Whether a value was validated since the validator was created or reset.
  public final var hasValidated: Bool { trackedOutcome.hasValidated }
}

extension AnyValidator: CustomStringConvertible {
  /// The type, address, state and messages of the validator, in the format of the Objective-C library.
  public var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let messages = errorMessages.isEmpty ? "[]" : "[ \(errorMessages.joined(separator: ", ")) ]"
    return "\(type(of: self)) 0x\(address): { state: \(state), errorMessages: \(messages) }"
  }
}

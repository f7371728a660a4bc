/// A failed rule as data: branch on its name, show its message.
public struct ValidationFailure: Error {
  /// Why a rule failed.
  public enum Cause: Hashable, Sendable {
    /// The rule looked at the value and did not accept it.
    case unsatisfied
    /// There was no value: `nil` fails every rule.
    case missing
    /// The value could not be looked at: a text in a control that stands for no value of the validator's
    /// type, or a file that is not there or not readable.
    case unreadable
    /// The rule gave up after its budget of steps.
    case tooCostly
    /// The value was too long for the rule to look at.
    case tooLong
    /// The server did not accept the value and said so in words of its own.
    case refused(message: String)
    /// The server could not be asked, or did not answer the question.
    case undecided(RemoteError)
  }

  /// The stable name of the rule that failed, such as `minimum-length`.
  public let name: String
  /// The figures of the rule, such as its `minimum`.
  public let parameters: [String: JSONValue]
  /// Why the rule failed.
  public let cause: Cause
  /// Whether the failure makes the value invalid.
  public let severity: Severity
  /// What to tell the user.
  public private(set) var message: String
  /// The error that the program attached to the rule.
  public let error: (any Error)?

  init(
    name: String, parameters: [String: JSONValue], cause: Cause, severity: Severity, message: String?,
    error: (any Error)? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.cause = cause
    self.severity = severity
    self.error = error
    self.message = message ?? DefaultMessages.message(for: name, parameters: parameters, cause: cause)
  }
}

extension ValidationFailure {
  /// Returns the same failure with another message.
  @MainActor
  func saying(_ message: @MainActor (ValidationFailure) -> String) -> Self {
    var failure = self
    failure.message = message(self)
    return failure
  }
}

extension ValidationFailure: Equatable {
  /// Returns whether two failures say the same; attached errors are not compared.
  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.parameters == second.parameters && first.cause == second.cause
      && first.severity == second.severity && first.message == second.message
  }
}

extension ValidationFailure: CustomStringConvertible {
  /// The name of the rule and the message, such as `presence: Please fill this in.`
  public var description: String { "\(name): \(message)" }
}

extension ValidationFailure.Cause {
  /// The cause of a failure after a verdict on a value, or without a value.
  @usableFromInline
  init(_ verdict: RuleVerdict?) {
    switch verdict {
    case nil: self = .missing
    case .tooCostly: self = .tooCostly
    case .tooLong: self = .tooLong
    case .unreadable: self = .unreadable
    case .satisfied, .unsatisfied: self = .unsatisfied
    }
  }
}

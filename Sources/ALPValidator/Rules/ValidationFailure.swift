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
    /// The value was rejected with a message of its own, such as that of a server.
    case rejected(message: String)
    /// The request of an asynchronous condition failed, so the value was neither accepted nor rejected.
    case requestFailed(RemoteError)
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
  /// Whether the program gave the message, rather than a catalogue.
  public private(set) var hasOwnMessage: Bool
  /// The error that the program attached to the rule.
  public let error: (any Error)?

  init(
    name: String, parameters: [String: JSONValue], cause: Cause, severity: Severity, message: String?,
    error: (any Error)? = nil, messages: MessageCatalogue? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.cause = cause
    self.severity = severity
    self.error = error
    self.message = message ?? ""
    hasOwnMessage = message != nil
    if message == nil { self.message = (messages ?? .standard).message(for: self) }
  }

  /// The failure of a rule that is part of another, as far as its message needs it.
  init(name: String, parameters: [String: JSONValue], saying message: String) {
    self.name = name
    self.parameters = parameters
    self.message = message
    cause = .unsatisfied
    severity = .error
    error = nil
    hasOwnMessage = false
  }
}

extension ValidationFailure {
  /// Returns the message in the words of a catalogue, unless the program gave it.
  ///
  /// ```swift
  /// failure.message(in: MessageCatalogue(language: "de"))  // "Bitte füllen Sie dieses Feld aus."
  /// ```
  public func message(in messages: MessageCatalogue) -> String {
    hasOwnMessage ? message : messages.message(for: self)
  }
}

extension ValidationFailure {
  /// Returns the same failure with a message that the program makes of it.
  @MainActor
  func saying(_ message: @MainActor (ValidationFailure) -> String) -> Self {
    var failure = saying(message(self))
    failure.hasOwnMessage = true
    return failure
  }

  /// Returns the same failure with a message that a rule makes of it.
  func saying(by message: @Sendable (ValidationFailure) -> String) -> Self {
    var failure = saying(message(self))
    failure.hasOwnMessage = true
    return failure
  }

  /// Returns the same failure with the message of a catalogue.
  func saying(in messages: MessageCatalogue) -> Self {
    hasOwnMessage ? self : saying(messages.message(for: self))
  }

  /// Returns the same failure with another message.
  func saying(_ message: String) -> Self {
    var failure = self
    failure.message = message
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

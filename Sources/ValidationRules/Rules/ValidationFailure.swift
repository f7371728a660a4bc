/// A failed rule as data: branch on its name, show its message.
///
/// Validators, controls and forms have their failures in `failures`, a rule set returns
/// them from ``RuleSet/failures(for:)-(Value?)``, and decoding throws them in a ``ValidationError``. A
/// failure has the name and the parameters of its rule, its ``cause``, and the ``path`` of the value in a
/// structure or form:
///
/// ```swift
/// let failure = "hunter2".validate(.length(8...64)).failures[0]
/// failure.name                   // "length"
/// failure.parameters["minimum"]  // 8
/// failure.message                // "Please enter 8 to 64 characters."
/// ```
///
/// Failures are `Encodable`, so a server can send them; ``ProblemDetails`` is the standard format for that.
public struct ValidationFailure: Error {
  /// Why a rule failed.
  ///
  /// Most failures are ``unsatisfied``. Look at the cause to tell a wrong value from one that couldn't be
  /// checked:
  ///
  /// ```swift
  /// if case .requestFailed = failure.cause { show("You seem to be offline.") }
  /// ```
  public enum Cause: Hashable, Sendable {
    /// The rule evaluated the value and rejected it.
    case unsatisfied
    /// There was no value: `nil` fails every rule.
    case missing
    /// The rule could not read the value: a text in a control that is not a value of the validator's
    /// type, or a file that does not exist or is not readable.
    case unreadable
    /// The rule stopped at its step limit.
    case tooCostly
    /// The value was too long for the rule to evaluate.
    case tooLong
    /// The value was rejected with a message, such as one from a server.
    case rejected(message: String)
    /// The request of an asynchronous condition failed, so the value was neither accepted nor rejected.
    case requestFailed(RemoteError)
  }

  /// The stable name of the rule that failed, such as `length`.
  public let name: String
  /// The parameters of the rule, such as its `minimum`; none for a part that is declared as secret.
  public var parameters: [String: JSONValue] { isSecret ? [:] : ruleParameters }
  /// Why the rule failed.
  public let cause: Cause
  /// Whether the failure makes the value invalid.
  public package(set) var severity: Severity
  /// The error that you attached to the rule.
  public package(set) var error: (any Error)?
  /// The place in the validated value that failed; empty for the value itself.
  public package(set) var path = ValidationPath()

  /// The part of a request that the value is from; ``RequestPart/body`` unless you decode a query or fields.
  public var requestPart = RequestPart.body

  /// Identifies the rule among those of all validators; `nil` for a failure that does not come from a
  /// validator.
  public package(set) var ruleID: RuleID?
  /// The label of the control whose value failed, or `nil` if it has none.
  public package(set) var label: String?
  /// The parameters of the rule, for its message.
  var ruleParameters: [String: JSONValue]
  /// What is known about the rule, for its message and for clients.
  var facts: RuleFacts
  /// The paths that the rule reads, from the same value as ``path``; `nil` for a rule about the value at the path.
  var readPaths: [ValidationPath]?
  /// How long the path is before the first key that a client has chosen, of a dictionary or an unknown member; `nil`
  /// if it has none.
  var lengthBeforeFreeKey: Int?
  /// Whether the failed part is declared as secret, so that parameters stay in the program.
  package var isSecret = false
  /// Whether decoding has found the failure, so that no rule changes its message and severity.
  var isFault = false
  /// Whether the request of the condition waits for a retry.
  package var isAwaitingRetry = false

  /// The text of the message.
  package var text: Text

  /// Where the text of a message comes from.
  package enum Text: Sendable {
    /// The program gave it.
    case given(String)
    /// A closure of the program makes it of the failure with another text, when it is read: by then it is known whether
    /// the failed part is secret.
    indirect case made(@Sendable (ValidationFailure) -> String, from: Self)
    /// A source wrote it.
    case written(String)
    /// A source writes it when it is read; `nil` stands for the standard one.
    case unwritten((any MessageSource)?)
  }

  package init(
    name: String, parameters: [String: JSONValue], cause: Cause, severity: Severity, text: Text,
    error: (any Error)? = nil, facts: RuleFacts = RuleFacts()
  ) {
    self.name = name
    self.facts = facts
    ruleParameters = parameters
    self.cause = cause
    self.severity = severity
    self.text = text
    self.error = error
  }
}

extension ValidationFailure {
  /// Creates your own failure, such as one for a unique constraint that fires while a value is saved.
  ///
  /// Pass the message, or set it in a catalog under the name. The messages of the library's rules with parameters belong to the
  /// rules: to make such a failure, validate a value with the rule.
  ///
  /// ```swift
  /// let taken = ValidationFailure(
  ///   "available", at: "/email",
  ///   message: "There is an account with this address."
  /// )
  /// throw ValidationError(failures: [taken])
  /// ```
  ///
  /// - Parameters:
  ///   - name: The stable name of the rule, in kebab-case. It is also the key of the message in a
  ///     ``MessageCatalog``.
  ///   - path: The place in the value that failed; empty for the value itself.
  ///   - parameters: The parameters of the rule, for the message and for clients.
  ///   - message: The message. If `nil`, the catalog supplies it.
  ///   - cause: Why the rule failed.
  ///   - severity: Whether the failure makes the value invalid.
  public init(
    _ name: String, at path: ValidationPath = ValidationPath(), parameters: [String: JSONValue] = [:],
    message: String? = nil, cause: Cause = .unsatisfied, severity: Severity = .error
  ) {
    self.init(
      name: name, parameters: parameters, cause: cause, severity: severity,
      text: message.map(Text.given) ?? .unwritten(nil), facts: RuleFacts(RuleDescription.fault(named: name)))
    self.path = path
  }
}

/// The part of a request that has a value, which says how problem details name it.
public enum RequestPart: Hashable, Sendable {
  /// The body: the place of the value is a JSON Pointer.
  case body
  /// The query or the path: the place is the name of a parameter, such as `filter[name]`.
  case parameter
  /// The headers: the place is the name of a header.
  case header
}

extension ValidationFailure {
  /// The path without the keys of a secret dictionary, which are as secret as its values.
  var pathForClients: ValidationPath {
    guard isSecret, let lengthBeforeFreeKey else { return path }
    return ValidationPath(Array(path.components.prefix(lengthBeforeFreeKey)))
  }

  /// Creates a failure that does not come from a rule.
  package init(external message: String, at path: ValidationPath = ValidationPath()) {
    self.init(
      name: "external", parameters: [:], cause: .rejected(message: message), severity: .error,
      text: .given(message))
    self.path = path
  }
}

/// Identifies a rule or condition among those of all validators, in the order in which they were added.
///
/// Compare the ID of a `RuleHandle` with the ID of a `RegisteredRule` or a ``ValidationFailure`` to find
/// the rule that you added:
///
/// ```swift
/// let minimum = password.addRule(.length(8...))
/// let isShort = password.failures.contains { $0.ruleID == minimum.id }
/// ```
public struct RuleID: Hashable, Comparable, Sendable {
  package let number: Int

  package init(number: Int) { self.number = number }

  public static func < (first: Self, second: Self) -> Bool { first.number < second.number }

  /// The ID in failures that no rule makes, such as that of a text without a value. It comes before those of
  /// all rules.
  package static let noRule = RuleID(number: 0)
}

/// Writes the default messages of failures.
@usableFromInline
package protocol MessageSource: Sendable {
  /// Returns the default message of a failure.
  func message(for failure: ValidationFailure) -> String
}

extension ValidationFailure.Cause {
  /// The cause of a failure after a verdict on a value, or without a value.
  @usableFromInline
  package init(_ verdict: RuleVerdict?) {
    switch verdict {
    case nil: self = .missing
    case .tooCostly: self = .tooCostly
    case .tooLong: self = .tooLong
    case .unreadable: self = .unreadable
    case .satisfied, .unsatisfied: self = .unsatisfied
    }
  }
}

import Foundation

/// A rule as it is added to a validator: a check with its message, error and severity.
///
/// Create rules with dot syntax and mix them in one array:
///
/// ```swift
/// let rules: RuleSet<String> = [
///   .notEmpty, .length(8...64), !.contains("password"),
/// ]
/// ```
public struct Rule<Value>: Sendable {
  /// The check itself, which has the name and the parameters.
  public let check: any ValidationRule<Value>
  /// The message of a failure, or `nil` for the text of the error if it has one, or else the default message.
  public var message: String?
  /// Your own error, which a failure carries.
  public var error: (any Error)?
  /// Whether a failure makes the value invalid or only fills the warnings.
  public var severity: Severity

  /// Evaluates the check, in a function that is compiled for the type of the check.
  @usableFromInline package let verdict: @Sendable (Value) -> RuleVerdict

  /// Makes the message of each failure, if ``message`` is `nil`.
  package var makeMessage: (@Sendable (ValidationFailure) -> String)?
  /// What the rule says about parts of a value; `nil` for a rule about the value itself.
  private(set) var declaration: RuleDeclaration<Value>?
  /// Whether the rule is made of others, one of which says something about parts of a value.
  var isMadeOfDeclarations = false
  /// Returns the failures of the parts of a value that a rule about parts does not accept; `nil` for any
  /// other rule.
  package private(set) var partFailures:
    (@Sendable (Value?, Self, (any MessageSource)?) -> [ValidationFailure])?

  /// Creates a rule from a check, with its message, error and severity.
  ///
  /// - Parameters:
  ///   - check: The rule.
  ///   - message: The message of a failure; `nil` for the default message.
  ///   - error: The error that a failure carries.
  ///   - severity: Whether a failure makes the value invalid.
  // Inlinable, so that the function is compiled for the type of the check.
  @inlinable
  public init(
    _ check: some ValidationRule<Value>, message: String? = nil, error: (any Error)? = nil,
    severity: Severity = .error
  ) {
    self.init(check, { check.verdict(on: $0) }, message: message, error: error, severity: severity)
  }

  @usableFromInline
  init(
    _ check: any ValidationRule<Value>, _ verdict: @escaping @Sendable (Value) -> RuleVerdict,
    message: String?,
    error: (any Error)?, severity: Severity
  ) {
    self.check = check
    self.verdict = verdict
    self.message = message
    self.error = error
    self.severity = severity
  }

  /// Creates a rule about parts of a value, which `verdict` evaluates.
  init(
    partwise check: some PartwiseRule<Value>, message: String? = nil, error: (any Error)? = nil,
    severity: Severity = .error, verdict: @escaping @Sendable (Value) -> RuleVerdict
  ) {
    self.init(check, verdict, message: message, error: error, severity: severity)
    partFailures = { check.failures(of: $0, in: $1, messageSource: $2) }
  }

  /// Creates a rule from what it says about parts of a value.
  @_semantics("optimize.sil.specialize.generic.never")
  init(_ declaration: RuleDeclaration<Value>, message: String? = nil) {
    self.init(declaration.check, declaration.evaluate, message: message, error: nil, severity: .error)
    self.declaration = declaration
    partFailures = { declaration.failures(of: $0, in: $1, $2) }
  }

  /// Returns whether the value is acceptable.
  public func isSatisfied(by value: Value) -> Bool { check.isSatisfied(by: value) }
}

extension Rule {
  /// Returns a rule that says something else about parts, with the same message, error and severity.
  func replacing(_ declaration: RuleDeclaration<Value>) -> Self {
    var rule = Self(declaration, message: message)
    rule.makeMessage = makeMessage
    rule.error = error
    rule.severity = severity
    return rule
  }

  /// Whether the rule, or one that it is made of, says something about parts of a value.
  var hasDeclarations: Bool { declaration != nil || isMadeOfDeclarations }

  /// Returns the verdict on a value whose formatters a rule set has applied.
  package var verdictOnFormatted: @Sendable (Value) -> RuleVerdict {
    if let declaration { return declaration.evaluateFormatted }
    return verdict
  }

  /// Returns the failures of a value whose formatters a rule set has applied; `nil` stands for a value that
  /// is missing.
  package func failures(
    ofFormatted value: Value?, because cause: ValidationFailure.Cause, _ messageSource: (any MessageSource)?
  )
    -> [ValidationFailure]
  {
    guard let declaration else { return failures(of: value, because: cause, messageSource: messageSource) }
    return declaration.failuresOfFormatted(value, in: self, messageSource)
  }
}

extension Rule {
  /// Whether a closure makes the messages.
  var holdsMessageClosure: Bool { makeMessage != nil }

  /// Returns the rule with another message.
  ///
  /// ```swift
  /// let rules: [Rule<String>] = [
  ///   .notEmpty.with(message: "Who are you?"), .length(...40),
  /// ]
  /// ```
  public func with(message: String) -> Self {
    var rule = self
    rule.message = message
    return rule
  }

  /// Returns the rule with a message that a closure makes of each failure, which comes with the default
  /// message.
  ///
  /// The failure of a secret part has no parameters, and its default message no value that the rule compares with.
  public func with(message: @escaping @Sendable (ValidationFailure) -> String) -> Self {
    var rule = self
    rule.message = nil
    rule.makeMessage = message
    return rule
  }

  /// Returns the rule with your own error, which a failure carries.
  public func with(error: any Error) -> Self {
    var rule = self
    rule.error = error
    return rule
  }

  /// Returns the rule with another severity.
  public func with(severity: Severity) -> Self {
    var rule = self
    rule.severity = severity
    return rule
  }
}

extension Rule {
  /// Returns the failure of this rule, whose default message a source writes when it is read.
  @usableFromInline
  package func failure(because cause: ValidationFailure.Cause, messageSource: (any MessageSource)?)
    -> ValidationFailure
  {
    let description = check.failureDescription
    var failure = ValidationFailure(
      name: description.name, parameters: description.parameters, cause: cause, severity: severity,
      text: .unwritten(messageSource), error: error, facts: check.facts)
    word(&failure)
    return failure
  }

  /// Gives the failure of a part of a value the message, error and severity of this rule.
  func adapt(_ failure: inout ValidationFailure) {
    if let error { failure.error = error }
    if severity == .warning { failure.severity = .warning }
    word(&failure)
  }

  private func word(_ failure: inout ValidationFailure) {
    let given = message ?? (error as? any LocalizedError)?.errorDescription
    if let given { failure.text = .given(given) }
    if message == nil, let makeMessage { failure.text = .made(makeMessage, from: failure.text) }
  }
}

extension Rule {
  /// Returns the failures of this rule for a value that it does not accept: those of its parts, if it is
  /// about parts.
  @usableFromInline
  func failures(of value: Value?, because cause: ValidationFailure.Cause, messageSource: (any MessageSource)?)
    -> [ValidationFailure]
  {
    partFailures?(value, self, messageSource) ?? [failure(because: cause, messageSource: messageSource)]
  }
}

extension Rule: CustomStringConvertible {
  /// The name and the parameters of the rule, such as `length(maximum: 64, minimum: 8, unit: characters)`.
  public var description: String { check.text }
}

extension ValidationRule {
  /// The name and the parameters.
  var text: String { text(parameters) }

  /// The name, and the parameters that clients may know.
  var textForClients: String { text(facts.parametersForClients(parameters)) }

  private func text(_ parameters: [String: JSONValue]) -> String {
    let parameters = JSONValue.object(parameters).description
    return parameters.isEmpty ? name : "\(name)(\(parameters))"
  }
}

/// A rule whose failures name the part of the value that failed.
protocol PartwiseRule<Value>: ValidationRule {
  /// Returns the failures of the parts of a value that the rule does not accept, at least one.
  func failures(of value: Value?, in rule: Rule<Value>, messageSource: (any MessageSource)?)
    -> [ValidationFailure]
}

/// Whether a failed rule makes a value invalid.
///
/// Use ``warning`` for advice, such as a weak password that you still accept. Warnings are in
/// `warnings`, not in the failures, and a form with warnings can be submitted.
///
/// ```swift
/// password.addRule(.passwordStrength(atLeast: .strong), severity: .warning)
/// ```
public enum Severity: String, Hashable, Sendable {
  /// The value is invalid.
  case error
  /// The value stays valid, and the message is advice to the user.
  case warning
}

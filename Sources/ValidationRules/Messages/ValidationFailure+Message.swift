public import Foundation

extension ValidationFailure {
  /// The message for the user.
  public var message: String {
    switch text {
    case .given(let message), .written(let message): message
    case .made(let make, let text): make(forClosure(text))
    case .unwritten(let source):
      (source ?? MessageCatalog.standard).message(for: self)
    }
  }

  /// A Boolean value that indicates whether your app has set the message, rather than a catalog.
  public var hasOwnMessage: Bool {
    switch text {
    case .given, .made: true
    case .written, .unwritten: false
    }
  }

  /// Returns the failure with another text, as a closure of the program gets to know it.
  private func forClosure(_ text: Text) -> Self {
    var failure = self
    failure.text = text
    return isSecret ? failure.withoutComparedValues : failure
  }

  /// Returns the message in the language of a catalog, or the message that your app has set.
  ///
  /// ```swift
  /// failure.message(in: MessageCatalog(language: "de"))
  /// // "Bitte füllen Sie dieses Feld aus."
  /// ```
  public func message(in messages: MessageCatalog) -> String {
    hasOwnMessage ? message : messages.message(for: self)
  }
}

extension ValidationFailure {
  /// Creates a failure whose message is given, or else written by a catalog at once.
  init(
    name: String, parameters: [String: JSONValue], cause: Cause, severity: Severity, message: String?,
    error: (any Error)? = nil, messages: MessageCatalog? = nil
  ) {
    self.init(
      name: name, parameters: parameters, cause: cause, severity: severity,
      text: message.map(Text.given) ?? .unwritten(messages), error: error)
    self = written(by: messages)
  }

  /// Creates the failure of a rule that is part of another, as far as its message needs it.
  init(of part: RulePart) {
    self.init(
      name: part.name, parameters: part.parameters, cause: .unsatisfied, severity: .error, text: .written(""),
      facts: part.facts)
  }

  /// Returns the same failure with a message that the program makes of it.
  @MainActor
  package func saying(_ message: @MainActor (ValidationFailure) -> String) -> Self {
    var failure = self
    failure.text = .given(message(self))
    return failure
  }

  /// Returns the same failure with the message of a catalog.
  package func saying(in messages: MessageCatalog) -> Self {
    hasOwnMessage ? self : saying(messages.message(for: self))
  }

  /// Returns the same failure with another message.
  func saying(_ message: String) -> Self {
    var failure = self
    failure.text = hasOwnMessage ? .given(message) : .written(message)
    return failure
  }

  /// Returns the failure with its message written, and not when it is read, and with the label of the
  /// catalog.
  package func written(by messages: MessageCatalog?) -> Self {
    var failure = self
    failure.label = messages?.label
    switch text {
    case .given, .written: break
    case .made: failure.text = .given(failure.message)
    case .unwritten(let source):
      failure.text = .written((source ?? messages ?? MessageCatalog.standard).message(for: failure))
    }
    return failure
  }
}

extension Rule {
  /// Returns the failure of this rule, with its message written by a catalog or by the standard one.
  func failure(because cause: ValidationFailure.Cause, in messages: MessageCatalog?) -> ValidationFailure {
    failure(because: cause, messageSource: messages).written(by: messages)
  }

  /// Returns the failures of this rule for a value that it does not accept, those of its parts with their
  /// paths, and with their messages written by a catalog or by the standard one.
  func failures(of value: Value?, because cause: ValidationFailure.Cause, in messages: MessageCatalog?)
    -> [ValidationFailure]
  {
    failures(of: value, because: cause, messageSource: messages).map { $0.written(by: messages) }
  }
}

extension RuleSet {
  /// The catalog that writes the messages of rules without one; `nil` for ``MessageCatalog/standard``.
  public var messages: MessageCatalog? {
    get { messageSource as? MessageCatalog }
    set { messageSource = newValue }
  }
}

extension MessageCatalog: MessageSource {}

extension ValidationFailure: Hashable {
  /// Returns whether two failures have the same name, parameters, path, cause, severity and message; errors
  /// are not compared.
  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.parameters == second.parameters && first.path == second.path
      && first.cause == second.cause && first.severity == second.severity && first.message == second.message
      && first.isAwaitingRetry == second.isAwaitingRetry
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(path)
    hasher.combine(cause)
  }
}

extension ValidationFailure: Encodable {
  private enum CodingKeys: CodingKey {
    case name, path, message, parameters, severity
  }

  /// Writes the name, the path as a JSON Pointer, the message, the parameters if there are any, and the
  /// severity of a warning: what a server answers to invalid input.
  ///
  /// Values that the rule compares with, as `same`, `in` and `pattern` do, are left out, also in the default
  /// message, but not the cases of an enumeration. All parameters of a part that is declared as secret are
  /// left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(pathForClients, forKey: .path)
    let open = withoutComparedValues
    try container.encode(open.message, forKey: .message)
    let parameters = open.parameters
    if !parameters.isEmpty {
      try container.encode(parameters.mapValues(\.withFiniteNumbers), forKey: .parameters)
    }
    if severity == .warning { try container.encode(severity.rawValue, forKey: .severity) }
  }
}

extension JSONValue {
  /// The value with texts in place of NaN and the infinities, which JSON does not have.
  var withFiniteNumbers: Self {
    switch self {
    case .number(let number) where !number.isFinite: .string("\(number)")
    case .array(let values): .array(values.map(\.withFiniteNumbers))
    case .object(let values): .object(values.mapValues(\.withFiniteNumbers))
    default: self
    }
  }
}

extension ValidationFailure: CustomStringConvertible {
  /// The path, the name of the rule and the message, such as `/email presence: Please fill this in.` If a request has
  /// failed, why.
  public var description: String {
    let place = path.components.isEmpty ? "" : "\(path) "
    guard case .requestFailed(let error) = cause else { return "\(place)\(name): \(message)" }
    return "\(place)\(name): \(message) (\(error.localizedDescription))"
  }
}

extension ValidationFailure: LocalizedError {
  /// The message for the user.
  public var errorDescription: String? { message }
}

extension ValidationResult {
  /// The messages of the failed rules, in their order.
  public var errorMessages: [String] { failures.map(\.message) }
}

extension ValidationError: LocalizedError {
  /// The messages of the failed rules, a line each.
  public var errorDescription: String? {
    failures.isEmpty ? nil : failures.map(\.message).joined(separator: "\n")
  }
}

extension MessageKeys {
  /// Creates the keys for a failed rule.
  init(of failure: ValidationFailure) {
    guard let description = failure.facts.description else {
      self.init(failure.name)
      return
    }
    self = description.messageKeys(for: failure.ruleParameters)
    // A rule whose failures have a name of their own shares the message of its kind.
    guard failure.name != description.name else { return }
    self.init(failure.name, sharing: description.name)
  }

  /// Creates the keys for a rule that could not decide, or returns `nil` for any other cause.
  init?(because cause: ValidationFailure.Cause, of failure: ValidationFailure) {
    let (name, parameters) = (failure.name, failure.ruleParameters)
    switch cause {
    case .unsatisfied, .missing, .rejected: return nil
    case .requestFailed: self.init("\(name).request-failed", shared: "request-failed")
    case .tooCostly: self.init("\(name).too-costly", shared: "too-costly")
    case .tooLong: self.init("\(name).too-long", shared: "too-long")
    case .unreadable:
      if let keys = failure.facts.description?.messageKeysOfUnreadableValue(for: parameters) {
        self = keys
        return
      }
      switch parameters["type"] {
      case "integer": self.init("\(name).integer", shared: "integer")
      case "number": self.init("\(name).number", shared: "number")
      case "date": self.init("\(name).date", shared: "parse.date")
      default: self.init("\(name).unreadable", shared: "unreadable")
      }
    }
  }
}

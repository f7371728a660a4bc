/// A rule or condition in its place in one validator, as far as it does not depend on the type of the values.
@MainActor
class RuleRegistration {
  let id: RuleID
  let severity: Severity
  /// The source of responses; `nil` for rules and conditions that are evaluated at once.
  let source: CheckSource?
  /// Replaces the message of a failure.
  final var makeMessage: (@MainActor (ValidationFailure) -> String)?
  /// Returns the failure for a cause, with a message of a catalog or of the standard one.
  private let makeFailure: @MainActor (ValidationFailure.Cause, MessageCatalog?) -> ValidationFailure
  private var conditions: [@MainActor () -> Bool] = []
  let dependent: Dependent
  private static var latestNumber = RuleID.parsing.number

  init(
    severity: Severity, source: CheckSource? = nil, dependent: Dependent,
    makeFailure: @escaping @MainActor (ValidationFailure.Cause, MessageCatalog?) -> ValidationFailure
  ) {
    Self.latestNumber += 1
    id = RuleID(number: Self.latestNumber)
    (self.severity, self.source, self.dependent) = (severity, source, dependent)
    self.makeFailure = makeFailure
  }

  /// Whether the rule applies only under conditions.
  final var isConditional: Bool { !conditions.isEmpty }

  /// Returns whether all conditions are met under which the rule applies.
  final func isActive() -> Bool { conditions.allSatisfy { $0() } }

  /// Makes the rule apply only under one more condition.
  final func addCondition(_ condition: @escaping @MainActor () -> Bool) { conditions.append(condition) }

  /// Returns the failure of the rule for a cause.
  final func failure(
    because cause: ValidationFailure.Cause, in messages: MessageCatalog?
  ) -> ValidationFailure { registered(makeFailure(cause, messages)) }

  /// Returns the failure of the rule, or those of the parts of the value.
  final func failures(_ failure: Session.Failure, in messages: MessageCatalog?) -> [ValidationFailure] {
    failure.parts.isEmpty
      ? [self.failure(because: failure.cause, in: messages)]
      : failure.parts.map { registered($0.written(by: messages)) }
  }

  private func registered(_ failure: ValidationFailure) -> ValidationFailure {
    var failure = failure
    failure.ruleID = id
    return if let makeMessage { failure.saying(makeMessage) } else { failure }
  }

  /// Runs a closure whose reads are dependencies of this rule. Called at most once in an evaluation.
  final func reading<Result>(_ read: () -> Result) -> Result { dependent.reading(for: id.number, read) }
}

/// A rule or condition that was added to a validator.
///
/// A handle removes the rule, restricts it, or changes its message. It keeps nothing alive.
@MainActor
public struct RuleHandle {
  private weak var validator: AnyValidator?

  /// Identifies the rule in failures and in ``AnyValidator/rules``.
  public let id: RuleID

  init(_ validator: AnyValidator, _ rule: RuleID) { (self.validator, id) = (validator, rule) }

  /// Removes the rule from its validator. Does nothing if the rule was removed before.
  ///
  /// The change applies from the next validation. An asynchronous condition without a response is settled at once.
  public func remove() { validator?.removeRules(id) }

  /// Restricts the rule: it applies only while a closure returns `true`, from the next validation on.
  ///
  /// If it is called more than once, all closures have to return `true`. The validator validates its value again when
  /// something changes that the closure has read: a control, a form, a validator, or an `@Observable` object of the app.
  ///
  /// ```swift
  /// vatNumber.addValidationToEnsurePresence().when { [weak isCompany] in isCompany?.value == true }
  /// ```
  @discardableResult
  public func when(_ isActive: @escaping @MainActor () -> Bool) -> RuleHandle {
    validator?.change(id, "when(_:)") { $0.addCondition(isActive) }
    return self
  }

  /// Replaces the message of the rule by a closure of each failure, from the next failure on.
  ///
  /// ```swift
  /// validator.addValidationToEnsureMinimumLength(8).message { "\($0.parameters["minimum"] ?? 0) characters, please." }
  /// ```
  ///
  /// - Parameter message: Returns the message of a failure, which has the message that it would have otherwise.
  /// - Returns: The handle.
  @discardableResult
  public func message(_ message: @escaping @MainActor (ValidationFailure) -> String) -> RuleHandle {
    validator?.change(id, "message(_:)") { $0.makeMessage = message }
    return self
  }
}

/// A rule or condition that was added to a validator.
///
/// A handle removes the rule, restricts it, or changes its message. It keeps nothing alive.
@MainActor
public struct RuleHandle {
  private weak var validator: AnyValidator?

  /// Identifies the rule in failures and in ``AnyValidator/rules``.
  public let id: RuleID

  init(_ validator: AnyValidator, _ rule: RuleID) {
    self.validator = validator
    id = rule
  }

  /// Removes the rule from its validator. Does nothing if the rule was removed before.
  ///
  /// The change applies from the next validation. The state stops waiting for an asynchronous condition at
  /// once.
  public func remove() { validator?.removeRule(id) }

  /// Restricts the rule: it applies only while a closure returns `true`, from the next validation on.
  ///
  /// If it is called more than once, all closures have to return `true`. The validator validates its value
  /// again when something changes that the closure has read: a control, a form, a validator, or an
  /// `@Observable` object of the app.
  ///
  /// ```swift
  /// vatNumber.addValidationToEnsurePresence().when { [weak isCompany] in
  ///   isCompany?.value == true
  /// }
  /// ```
  @discardableResult
  public func when(_ isActive: @escaping @MainActor () -> Bool) -> RuleHandle {
    validator?.change(id, "when(_:)") { $0.addWhenClosure(isActive) }
    return self
  }

  /// Replaces the message of the rule with the result of a closure, from the next failure on.
  ///
  /// ```swift
  /// validator.addValidationToEnsureMinimumLength(8).message {
  ///   "\($0.parameters["minimum"] ?? 0) characters, please."
  /// }
  /// ```
  ///
  /// - Parameter message: Returns the message of a failure. The failure that the closure receives has the
  ///   message that it would have otherwise.
  /// - Returns: The handle.
  @discardableResult
  public func message(_ message: @escaping @MainActor (ValidationFailure) -> String) -> RuleHandle {
    validator?.change(id, "message(_:)") { $0.makeMessage = message }
    return self
  }
}

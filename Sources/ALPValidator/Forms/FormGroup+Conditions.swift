extension FormGroup {
  /// Adds a condition over the form, whose failure is shown at one control.
  ///
  /// The condition is evaluated when that control is validated, and when something that the condition has
  /// read changes.
  ///
  /// ```swift
  /// form.addCondition(
  ///   "same", on: repeated, over: password, repeated,
  ///   invalidMessage: "Not the same."
  /// ) { $0 == $1 }
  /// form.addCondition("one", on: email) { [weak email, weak repeated] in
  ///   email?.value != repeated?.value
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The stable name of the condition in failures, in kebab-case.
  ///   - control: The control that shows the failure.
  ///   - controls: The controls whose formatted values are passed to the condition. None is kept alive; if
  ///     one has been released, the condition is met.
  ///   - invalidMessage: The message of the failure; `nil` for the default message.
  ///   - severity: Whether the failure makes the control invalid.
  ///   - isActive: Returns whether the condition applies; `nil` if it always does.
  ///   - isSatisfied: Returns whether the condition is met. Capture other controls weakly.
  /// - Returns: A handle. Use it to remove the condition, make it conditional, or change its message.
  @discardableResult
  public final func addCondition<each Value>(
    _ name: String = "custom", on control: AnyControl, over controls: repeat Control<each Value>,
    invalidMessage: String? = nil, severity: Severity = .error, when isActive: (@MainActor () -> Bool)? = nil,
    _ isSatisfied: @escaping @MainActor (repeat each Value) -> Bool
  ) -> RuleHandle {
    if control.form != nil, !control.formsAround.contains(where: { $0 === self }) {
      Misuse.report(
        "control of another form",
        """
        addCondition(on:) was called with a control of another form, whose failures this form does not have. Add the \
        condition to a form that contains the control.
        """)
    }
    let references = (repeat WeakReference(each controls))
    return control.formConditions.addCondition(
      .satisfies(name) { _ in (try? isSatisfied(repeat Self.value(of: each references))) ?? true },
      invalidMessage: invalidMessage, severity: severity, when: isActive)
  }

  private static func value<Value>(of reference: WeakReference<Control<Value>>) throws -> Value {
    guard let control = reference.object else { throw ControlWasReleased() }
    return control.formattedValue
  }
}

private struct ControlWasReleased: Error {}

extension FormValidator {
  /// Ensures that a minimum number of controls are filled in. Excluded controls do not count.
  ///
  /// - Parameters:
  ///   - count: The minimum number.
  ///   - controls: The controls; none is kept alive.
  ///   - control: The control that shows the failure; `nil` for the first one. While it is excluded, the form
  ///     does not have the failure.
  ///   - invalidMessage: The message of the failure; `nil` for the default message.
  ///   - severity: Whether the failure makes the control invalid.
  ///   - isActive: Returns whether the condition applies; `nil` if it always does.
  /// - Returns: A handle. Use it to remove the condition, make it conditional, or change its message. Its
  ///   name is `at-least`.
  /// - Precondition: `count` is between 1 and the number of controls.
  @discardableResult
  public final func requireAtLeast(
    _ count: Int, of controls: [AnyControl], on control: AnyControl? = nil, invalidMessage: String? = nil,
    severity: Severity = .error, when isActive: (@MainActor () -> Bool)? = nil
  ) -> RuleHandle {
    precondition(
      count >= 1 && count <= controls.count,
      "At least \(count) of \(controls.count) controls can never be filled in")
    let references = controls.map { WeakReference($0) }
    let condition = Condition<Void>(
      name: "at-least", parameters: ["minimum": .integer(count)],
      decision: .immediate { [weak self] _ in
        var filledCount = 0
        for case let control? in references.map(\.object) {
          self?.trackInclusion(of: control)
          let isIncluded = self?.hasIncluded(control) ?? true
          if isIncluded, control.hasContent { filledCount += 1 }
        }
        return filledCount >= count
      })
    return (control ?? controls[0]).formConditions.addCondition(
      condition, invalidMessage: invalidMessage, severity: severity, when: isActive)
  }
}

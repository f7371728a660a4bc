extension FormValidator {
  /// Adds a condition over the form, whose message stands on one control.
  ///
  /// It is asked when that control is validated, and again when a control that it reads changes.
  /// What the closure captures strongly, the control keeps alive; ``addCondition(_:on:over:invalidMessage:severity:when:_:)``
  /// needs no captures.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - control: The control that says so when the condition is not met.
  ///   - severity: Whether the control is invalid when the condition is not met.
  ///   - isActive: Returns whether the condition counts, asked again when a control that it reads changes; `nil` if
  ///     it always does.
  /// - Returns: The validator that was attached to the control for it.
  @discardableResult
  public func addCondition(
    _ name: String = "custom", on control: AnyControl, invalidMessage: String? = nil,
    severity: Severity = .error, when isActive: (@MainActor () -> Bool)? = nil,
    _ isSatisfied: @escaping @MainActor () -> Bool
  ) -> AnyValidator {
    attach(.satisfies(name) { _ in isSatisfied() }, to: control, invalidMessage, severity, when: isActive)
  }

  /// Adds a condition over several controls, whose message stands on one control; none is kept alive.
  ///
  /// ```swift
  /// form.addCondition("same", on: repeated, over: password, repeated, invalidMessage: "Not the same.") { $0 == $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - control: The control that says so when the condition is not met.
  ///   - severity: Whether the control is invalid when the condition is not met.
  ///   - isActive: Returns whether the condition counts, asked again when a control that it reads changes; `nil` if
  ///     it always does.
  ///   - controls: The controls whose values, as their formatters leave them, are asked about; a condition over a
  ///     control that has gone away is met.
  /// - Returns: The validator that was attached to the control for it.
  @discardableResult
  public func addCondition<each Value>(
    _ name: String = "custom", on control: AnyControl, over controls: repeat Control<each Value>,
    invalidMessage: String? = nil, severity: Severity = .error, when isActive: (@MainActor () -> Bool)? = nil,
    _ isSatisfied: @escaping @MainActor (repeat each Value) -> Bool
  ) -> AnyValidator {
    let references = (repeat WeakReference(each controls))
    return addCondition(
      name, on: control, invalidMessage: invalidMessage, severity: severity, when: isActive
    ) {
      do throws(ControlIsGone) {
        return isSatisfied(repeat try Self.value(of: each references))
      } catch {
        return true
      }
    }
  }

  /// Ensures that at least so many of some controls have content; those that do not count in this form have none.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - controls: The controls; none is kept alive.
  ///   - control: The control that says so if they are too few; `nil` for the first of them.
  ///   - severity: Whether that control is invalid then.
  ///   - isActive: Returns whether they have to, asked again when a control that it reads changes; `nil` if always.
  /// - Returns: The validator that was attached to the control for it; the name of its failure is `at-least`.
  /// - Precondition: There are so many controls, and one at least.
  @discardableResult
  public func requireAtLeast(
    _ count: Int, of controls: [AnyControl], on control: AnyControl? = nil, invalidMessage: String? = nil,
    severity: Severity = .error, when isActive: (@MainActor () -> Bool)? = nil
  ) -> AnyValidator {
    precondition(
      (1...max(1, controls.count)).contains(count), "At least \(count) of \(controls.count) controls")
    let references = controls.map { WeakReference($0) }
    return attach(
      Condition(
        "at-least", parameters: ["minimum": .integer(count)],
        check: .condition { [weak self] _ in
          references.lazy.compactMap(\.object).filter { $0.hasContent && self?.isCounted($0) ?? true }.count
            >= count
        }), to: control ?? controls[0], invalidMessage, severity, when: isActive)
  }

  private func attach(
    _ condition: Condition<Void>, to control: AnyControl, _ invalidMessage: String?, _ severity: Severity,
    when isActive: (@MainActor () -> Bool)?
  ) -> AnyValidator {
    let validator = Validator<Void>()
    validator.addCondition(condition, invalidMessage: invalidMessage, severity: severity, when: isActive)
    control.attach(validator, policy: nil) {
      validator.validate(())
    } ask: {
      validator.failures(for: ())
    }
    return validator
  }

  private static func value<Value>(of reference: WeakReference<Control<Value>>) throws(ControlIsGone) -> Value
  {
    guard let control = reference.object else { throw ControlIsGone() }
    return control.formattedValue
  }
}

/// Why a condition cannot be asked.
private struct ControlIsGone: Error {}

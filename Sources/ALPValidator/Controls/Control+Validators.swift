extension RuleContainer where Value: Equatable {
  /// Ensures that the value equals the formatted value of a control. The control is not kept alive.
  ///
  /// When the value of that control changes, the latest value is validated again. If the control has been
  /// released, every value fails.
  ///
  /// - Parameters:
  ///   - other: The control whose value is accepted.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame(
    as other: Control<Value>, invalidMessage: String? = nil
  ) -> RuleHandle {
    addCondition(.same { [weak other] in other?.formattedValue }, invalidMessage: invalidMessage)
  }
}

extension Control {
  /// Attaches a validator of another type, with a function that parses the value.
  ///
  /// An empty text is validated as `nil`. Any other value that cannot be parsed, or is parsed as NaN or an
  /// infinite number, fails with a failure named `parse` and the cause
  /// ``/ValidationRules/ValidationFailure/Cause/unreadable``.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - parse: Returns the parsed value, or `nil` if the value cannot be parsed.
  ///   - policy: When the value is validated; `nil` for the policy of the control.
  ///   - invalidMessage: The message for a value that cannot be parsed; `nil` for the default message.
  public func attachValidator<Parsed>(
    _ validator: Validator<Parsed>, parsing parse: @escaping @MainActor (Value) -> Parsed?,
    policy: ValidationPolicy? = nil, invalidMessage: String? = nil
  ) {
    let attachment = Attachment(
      parsing: validator, of: self, policy: policy, invalidMessage: invalidMessage
    ) { control, parser in
      if control.hasTextWithoutValue { return control.fieldText == .blank ? .blank : .unreadable }
      let value = control.currentFormattedValue
      if Emptiness.isEmpty(value) { return .value(nil) }
      let parsed = parser.collectingReads { parse(value) }
      // NaN and an infinite number count as not parsed.
      guard let parsed, (parsed as? any FloatingPoint)?.isFinite != false else { return .unreadable }
      return .value(parsed)
    }
    attach(attachment)
  }
}

extension Control where Value == String {
  /// Attaches a validator of numbers or dates, with a parser that reads the text as people type it in a
  /// locale.
  ///
  /// ```swift
  /// priceField.attachValidator(
  ///   price, parsing: .decimal(locale: Locale(identifier: "de-DE")))
  /// guestsField.attachValidator(guests, parsing: .integer())
  /// arrivalField.attachValidator(arrival, parsing: .date(timeZone: .gmt))
  /// ```
  ///
  /// Text with more than one possible meaning is not parsed, so the parsed value is never other than what the
  /// user meant.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - parser: The parser of the text.
  ///   - policy: When the value is validated; `nil` for the policy of the control.
  ///   - invalidMessage: The message for text that cannot be parsed; `nil` for the default message.
  public func attachValidator<Parsed>(
    _ validator: Validator<Parsed>, parsing parser: ValueParser<Parsed>, policy: ValidationPolicy? = nil,
    invalidMessage: String? = nil
  ) { attachValidator(validator, parsing: { parser($0) }, policy: policy, invalidMessage: invalidMessage) }
}

/// What a control passes to a validator.
enum EnteredValue<Value> {
  /// A value; `nil` if it is missing, which fails every rule.
  case value(Value?)
  /// No text, if the type has no value for that. The value is missing even without a rule.
  case blank
  /// A text that has no value.
  case unreadable
}

extension Control {
  /// Attaches a validator of another type, for which a function parses the value.
  ///
  /// An empty text is validated as `nil`. Any other value that cannot be parsed, or is parsed as NaN or an infinite number,
  /// fails with a failure named `parse` and the cause ``ValidationFailure/Cause/unreadable``.
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
    attach(
      Attachment(validator, policy: policy, isParsed: true) { [unowned self] in
        validator.dependent.collectingDependencies {
          let value = currentFormattedValue
          if Emptiness.isEmpty(value) {
            validator.validate(nil, parameters: requestParameters, from: self)
          } else if let parsed = parsed(value, parse, for: validator) {
            validator.validate(parsed, parameters: requestParameters, from: self)
          } else {
            validator.rejectUnreadable(message: invalidMessage, from: self)
          }
        }
      } failures: { [unowned self] in
        let value = currentFormattedValue
        if Emptiness.isEmpty(value) { return validator.failures(for: nil) }
        guard let parsed = parsed(value, parse, for: validator) else {
          return [validator.unreadableFailure(message: invalidMessage)]
        }
        return validator.failures(for: parsed)
      })
  }

  /// Attaches a validator of another type, for which a closure parses the value.
  ///
  /// ```swift
  /// age.attachValidator(ageValidator, policy: .onFocusLoss) { Int($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - policy: When the value is validated; `nil` for the policy of the control.
  ///   - invalidMessage: The message for a value that cannot be parsed; `nil` for the default message.
  ///   - parse: Returns the parsed value, or `nil` if the value cannot be parsed.
  public func attachValidator<Parsed>(
    _ validator: Validator<Parsed>, policy: ValidationPolicy?, invalidMessage: String? = nil,
    _ parse: @escaping @MainActor (Value) -> Parsed?
  ) {
    attachValidator(validator, parsing: parse, policy: policy, invalidMessage: invalidMessage)
  }

  /// Parses a value; a number that cannot be compared counts as not parsed.
  private func parsed<Parsed>(
    _ value: Value, _ parse: @MainActor (Value) -> Parsed?, for validator: AnyValidator
  ) -> Parsed? {
    let parsed = validator.dependent.reading(for: RuleID.parsing.number) { parse(value) }
    return (parsed as? any FloatingPoint)?.isFinite != false ? parsed : nil
  }
}

extension Control where Value == String {
  /// Attaches a validator of numbers or dates, for which a parser reads the text as people type it in a locale.
  ///
  /// ```swift
  /// price.attachValidator(priceValidator, parsing: .decimal(locale: Locale(identifier: "de-DE")))  // 1.234,56
  /// guests.attachValidator(guestsValidator, parsing: .integer())
  /// arrival.attachValidator(arrivalValidator, parsing: .date(timeZone: .gmt))
  /// ```
  ///
  /// Text with more than one possible meaning cannot be parsed, so the value is never different from the text.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - parser: The parser of the text.
  ///   - policy: When the value is validated; `nil` for the policy of the control.
  ///   - invalidMessage: The message for text that cannot be parsed; `nil` for the default message.
  public func attachValidator<Parsed>(
    _ validator: Validator<Parsed>, parsing parser: ValueParser<Parsed>, policy: ValidationPolicy? = nil,
    invalidMessage: String? = nil
  ) {
    attachValidator(validator, parsing: { parser($0) }, policy: policy, invalidMessage: invalidMessage)
  }
}

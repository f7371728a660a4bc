extension Control {
  /// Attaches a validator of another type through a function that reads the value as one of that type.
  ///
  /// An empty text is handed over as `nil`: there is no value. Any other value that cannot be read is a failed
  /// rule named `parse`, of cause ``ValidationFailure/Cause/unreadable``; so is one that reads as NaN or infinite.
  ///
  /// - Parameters:
  ///   - parse: Returns what the value stands for, or `nil` if it stands for nothing.
  ///   - policy: When the validator is handed the value; `nil` for the policy of the control.
  ///   - invalidMessage: The message for a value that cannot be read; `nil` for the default message.
  public func attachValidator<Parsed>(
    _ validator: Validator<Parsed>, parsing parse: @escaping @MainActor (Value) -> Parsed?,
    policy: ValidationPolicy? = nil, invalidMessage: String? = nil
  ) {
    attach(validator, policy: policy) { [unowned self] in
      let value = currentFormattedValue()
      if Emptiness.isEmpty(value) {
        validator.validate(nil)
      } else if let parsed = read(value, parse, for: validator) {
        validator.validate(parsed)
      } else {
        validator.rejectUnreadable(message: invalidMessage)
      }
    } ask: { [unowned self] in
      let value = currentFormattedValue()
      if Emptiness.isEmpty(value) { return validator.failures(for: nil) }
      guard let parsed = read(value, parse, for: validator) else {
        return [validator.unreadableFailure(message: invalidMessage)]
      }
      return validator.failures(for: parsed)
    }
  }

  /// Attaches a validator of another type through a closure that reads the value as one of that type.
  ///
  /// ```swift
  /// age.attachValidator(ageValidator, policy: .onFocusLoss) { Int($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - policy: When the validator is handed the value; `nil` for the policy of the control.
  ///   - invalidMessage: The message for a value that cannot be read; `nil` for the default message.
  ///   - parse: Returns what the value stands for, or `nil` if it stands for nothing.
  public func attachValidator<Parsed>(
    _ validator: Validator<Parsed>, policy: ValidationPolicy?, invalidMessage: String? = nil,
    _ parse: @escaping @MainActor (Value) -> Parsed?
  ) {
    attachValidator(validator, parsing: parse, policy: policy, invalidMessage: invalidMessage)
  }

  /// Returns what a value stands for, or `nil` if it stands for nothing that can be compared.
  private func read<Parsed>(
    _ value: Value, _ parse: @MainActor (Value) -> Parsed?, for validator: AnyValidator
  ) -> Parsed? {
    let parsed = validator.reader.reading { parse(value) }
    return (parsed as? any FloatingPoint)?.isFinite != false ? parsed : nil
  }
}

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
      switch read(parse, for: validator) {
      case .nothing: validator.validate(nil)
      case .value(let parsed): validator.validate(parsed)
      case .unreadable: validator.rejectUnreadable(message: invalidMessage)
      }
    } ask: { [unowned self] in
      switch read(parse, for: validator) {
      case .nothing: validator.failures(for: nil)
      case .value(let parsed): validator.failures(for: parsed)
      case .unreadable: [validator.unreadableFailure(message: invalidMessage)]
      }
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

  private func read<Parsed>(_ parse: @MainActor (Value) -> Parsed?, for validator: AnyValidator)
    -> Reading<Parsed>
  {
    let value = currentFormattedValue()
    if Emptiness.isEmpty(value) { return .nothing }
    let parsed = validator.reader.reading { parse(value) }
    guard let parsed, (parsed as? any FloatingPoint)?.isFinite != false else { return .unreadable }
    return .value(parsed)
  }
}

/// What a parse makes of a value.
private enum Reading<Parsed> {
  case nothing
  case value(Parsed)
  case unreadable
}

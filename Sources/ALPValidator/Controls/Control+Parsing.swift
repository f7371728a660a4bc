extension Control {
  /// Attaches a validator of another type through a function that reads the value as one of that type.
  ///
  /// An empty text is handed over as `nil`: there is no value. Any other value that cannot be read is a failed
  /// rule named `parse`, of cause ``ValidationFailure/Cause/unreadable``; so is one that reads as NaN or infinite.
  ///
  /// - Parameters:
  ///   - parse: Returns what the value stands for, or `nil` if it stands for nothing.
  ///   - invalidMessage: The message for a value that cannot be read; `nil` for the default message.
  public func attachValidator<Parsed>(
    _ validator: Validator<Parsed>, parsing parse: @escaping @MainActor (Value) -> Parsed?,
    policy: ValidationPolicy = .onInputChange, invalidMessage: String? = nil
  ) {
    attach(validator, policy: policy) { [unowned self] in
      let value = value
      if Emptiness.isEmpty(value) {
        validator.validate(nil)
      } else if let parsed = parse(value), (parsed as? any FloatingPoint)?.isFinite != false {
        validator.validate(parsed)
      } else {
        validator.rejectUnreadable(message: invalidMessage)
      }
    }
  }
}

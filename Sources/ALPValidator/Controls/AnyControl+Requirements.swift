extension AnyControl {
  /// The rules and conditions of the attached validators, in order. The property is observable.
  public final var requirements: [RegisteredRule] { validators.flatMap(\.rules) }

  /// Whether an empty value is invalid, so that a view marks the field as required.
  ///
  /// The property is observable. Asynchronous conditions are left out.
  public final var isRequired: Bool {
    validators.contains { validator in
      validator.tracker.read(.settings)
      return validator.failuresOfEmptyValue().contains { $0.severity == .error }
    }
  }
}

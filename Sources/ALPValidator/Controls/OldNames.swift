// Names of the Objective-C library, so that the compiler says what to write in their place.

extension FormPart {
  /// The name of a validator's handler. That of a control or a form is ``stateChangedHandler``.
  @available(*, unavailable, renamed: "stateChangedHandler")
  public final var validatorStateChangedHandler: ((ValidatorState) -> Void)? {
    get { nil }
    set {}
  }
}

extension ValidatorState {
  /// The name in the Objective-C library of ``valid``.
  @available(*, unavailable, renamed: "valid")
  public static var validationStateValid: Self { .valid }

  /// The name in the Objective-C library of ``invalid``.
  @available(*, unavailable, renamed: "invalid")
  public static var validationStateInvalid: Self { .invalid }

  /// The name in the Objective-C library of ``waiting``.
  @available(*, unavailable, renamed: "waiting")
  public static var validationStateWaitingForRemote: Self { .waiting }
}

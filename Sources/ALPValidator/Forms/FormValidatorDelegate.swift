/// A type that is told what happens to a form; every method has a default that does nothing.
@MainActor
public protocol FormValidatorDelegate: AnyObject {
  /// Tells that the state, the messages, the warnings or what is held of the form have changed.
  func form(_ form: FormValidator, didChangeState state: ValidatorState)

  /// Tells that the state, the messages, the warnings or what is held of a control have changed, somewhere in the
  /// form.
  func form(_ form: FormValidator, didChangeStateOf control: AnyControl)
}

extension FormValidatorDelegate {
  /// Does nothing.
  public func form(_ form: FormValidator, didChangeState state: ValidatorState) {}

  /// Does nothing.
  public func form(_ form: FormValidator, didChangeStateOf control: AnyControl) {}
}

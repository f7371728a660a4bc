/// A type whose objects are notified of the events of forms.
///
/// Implement the methods that you need.
@MainActor
public protocol FormValidatorDelegate: AnyObject {
  /// Called after the state, the failures, the warnings, or the requests that wait for a retry of a form
  /// change.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - state: The new state.
  func form(_ form: FormGroup, didChangeState state: ValidatorState)

  /// Called after the state, the failures, the warnings, or the requests that wait for a retry of a control
  /// in the form change, at any depth.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - control: The control.
  func form(_ form: FormGroup, didChangeStateOf control: AnyControl)
}

extension FormValidatorDelegate {
  public func form(_ form: FormGroup, didChangeState state: ValidatorState) {}

  public func form(_ form: FormGroup, didChangeStateOf control: AnyControl) {}
}

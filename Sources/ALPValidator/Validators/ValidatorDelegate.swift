public import Foundation

/// A type whose objects are notified of the events of validators.
///
/// Implement the methods that you need. Declare the first parameter as ``AnyValidator``, or the method isn't
/// called, and compare it with `===` to find out which validator sent the event. A control has its rules in
/// its ``Control/validator``, which sends the events.
///
/// ```swift
/// extension SignUpController: ValidatorDelegate {
///   func validator(
///     _ validator: AnyValidator, didChangeState state: ValidatorState
///   ) {
///     guard validator === name.validator else { return }
///     nameLabel.text = name.errorMessages.first
///   }
/// }
/// ```
@MainActor
public protocol ValidatorDelegate: AnyObject {
  /// Called after the state or the failures change, and after the first validation.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - state: The state. It is that of the property, unless an observer that was called before has changed the
  ///     validator.
  func validator(_ validator: AnyValidator, didChangeState state: ValidatorState)

  /// Called after a server has accepted or rejected the latest value.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - url: The address that the request was sent to.
  ///   - result: Whether the value was accepted.
  func validator(_ validator: AnyValidator, remoteValidationAt url: URL, receivedResult result: Bool)

  /// Called after a request has failed, so that the server has neither accepted nor rejected the latest
  /// value.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - url: The address that the request was sent to.
  ///   - error: A ``/ValidationRules/RemoteError``.
  func validator(_ validator: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error)

  /// Called after an asynchronous function has accepted or rejected the latest value.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - name: The name of the condition.
  ///   - result: Whether the value was accepted.
  func validator(_ validator: AnyValidator, asyncCondition name: String, receivedResult result: Bool)

  /// Called after an asynchronous function has failed, so that it has neither accepted nor rejected the
  /// latest value.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - name: The name of the condition.
  ///   - error: A ``/ValidationRules/RemoteError``.
  func validator(_ validator: AnyValidator, asyncCondition name: String, failedWithError error: any Error)
}

extension ValidatorDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - didChangeState: The state.
  public func validator(_ validator: AnyValidator, didChangeState: ValidatorState) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - remoteValidationAt: The address.
  ///   - receivedResult: Whether the value was accepted.
  public func validator(_ validator: AnyValidator, remoteValidationAt: URL, receivedResult: Bool) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - remoteValidationAt: The address.
  ///   - failedWithError: The error.
  public func validator(_ validator: AnyValidator, remoteValidationAt: URL, failedWithError: any Error) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - asyncCondition: The name of the condition.
  ///   - receivedResult: Whether the value was accepted.
  public func validator(_ validator: AnyValidator, asyncCondition: String, receivedResult: Bool) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - asyncCondition: The name of the condition.
  ///   - failedWithError: The error.
  public func validator(_ validator: AnyValidator, asyncCondition: String, failedWithError: any Error) {}
}

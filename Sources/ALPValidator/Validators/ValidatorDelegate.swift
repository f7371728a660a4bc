public import Foundation

/// A type that is told what happens to a validator; every method has a default that does nothing.
///
/// A method hears of nothing unless it takes its validator as an ``AnyValidator``; compare with `===` to tell which.
///
/// ```swift
/// func validator(_ validator: AnyValidator, didChangeState state: ValidatorState) {
///   if validator === name { nameLabel.text = name.errorMessages.first }
/// }
/// ```
@MainActor
public protocol ValidatorDelegate: AnyObject {
  /// Tells that the outcome changed: the state, or the messages with it.
  func validator(_ validator: AnyValidator, didChangeState state: ValidatorState)

  /// Tells that a server decided about the latest value.
  func validator(_ validator: AnyValidator, remoteValidationAt url: URL, receivedResult result: Bool)

  /// Tells that a server could not be asked, or did not answer the question.
  ///
  /// - Parameter error: A ``RemoteError``.
  func validator(_ validator: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error)
}

extension ValidatorDelegate {
  /// Does nothing.
  public func validator(_ validator: AnyValidator, didChangeState state: ValidatorState) {}

  /// Does nothing.
  public func validator(_ validator: AnyValidator, remoteValidationAt url: URL, receivedResult result: Bool) {
  }

  /// Does nothing.
  public func validator(
    _ validator: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error
  ) {}
}

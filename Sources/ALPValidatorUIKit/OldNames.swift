#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
public import UIKit

// What the Objective-C library had, so that the compiler says what to write in its place.

extension UIView {
  /// In the Objective-C library, attached a validator to a view.
  ///
  /// - Parameter validator: The validator.
  @available(*, unavailable, message: "attach it to a control, and connect the field to the control")
  public func attach(_ validator: AnyValidator) {}

  /// In the Objective-C library, attached a validator to a view.
  ///
  /// - Parameter validator: The validator.
  @available(*, unavailable, message: "attach it to a control, and connect the field to the control")
  public func attachValidator(_ validator: AnyValidator) {}

  /// In the Objective-C library, attached a validator to a view.
  ///
  /// - Parameter validator: The validator.
  @available(*, unavailable, message: "attach it to a control, and connect the field to the control")
  public func alp_attach(_ validator: AnyValidator) {}

  /// In the Objective-C library, removed the validators of a view.
  @available(*, unavailable, renamed: "disconnectFromControl()")
  public func alp_removeValidators() {}

  /// A view is connected to a control, which has the validator.
  ///
  /// - Parameter validator: The validator.
  @available(*, unavailable, message: "connect it to a control, such as a TextControl, which has the rules")
  public func connect(to validator: AnyValidator) {}
}
#endif

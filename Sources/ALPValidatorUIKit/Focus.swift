#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Accessibility
public import ALPValidator
import Foundation
public import UIKit

extension FormValidator {
  /// Moves the focus to the field of the first invalid control, and has VoiceOver read the first message, also one of
  /// the form itself. Call it after a submission.
  ///
  /// Where the field can't become first responder, such as a switch, it is scrolled into view, and VoiceOver moves to
  /// it. The first control is the first in the order of the form, so declare the properties in the order of the
  /// screen.
  ///
  /// - Parameter view: The view with the fields, such as that of a view controller. Hidden views are passed over. For a
  ///   table, use ``ListSource/focusOnFirstFailure(of:)``.
  public func focusOnFirstFailure(in view: UIView) {
    if let control = firstInvalidControl { view.field(of: control)?.takeFocus() }
    announceFirstFailure()
  }

  /// Has VoiceOver read the first message of the form.
  public func announceFirstFailure() {
    guard let failure = failures.first else { return }
    var text = AttributedString(failure.message(in: (messages ?? .standard).labeled))
    text.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(text).post()
  }
}

/// A view around a field.
@MainActor private protocol FieldContainer: UIView {
  var control: AnyControl? { get }
  var field: UIView { get }
}

extension FormFieldView: FieldContainer {
  fileprivate var field: UIView { input }
}

extension UIView {
  /// Returns the visible view, here or below, that the user edits a control in.
  func field(of control: AnyControl) -> UIView? {
    if isHidden { return nil }
    if connection?.control === control { return self }
    if let container = self as? any FieldContainer, container.control === control { return container.field }
    for subview in subviews {
      if let field = subview.field(of: control) { return field }
    }
    return nil
  }

  /// Becomes first responder, or else is scrolled into view and read by VoiceOver.
  func takeFocus() {
    guard !becomeFirstResponder() else { return }
    scrollIntoView()
    UIAccessibility.post(notification: .layoutChanged, argument: self)
  }

  /// Scrolls the nearest scroll view around the view until it is visible.
  private func scrollIntoView() {
    var ancestor = superview
    while let next = ancestor, !(next is UIScrollView) { ancestor = next.superview }
    guard let scrollView = ancestor as? UIScrollView else { return }
    scrollView.layoutIfNeeded()
    scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: false)
  }
}
#endif

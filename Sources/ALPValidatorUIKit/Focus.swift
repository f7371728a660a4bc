#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Accessibility
public import ALPValidator
import Foundation
public import UIKit

extension FormGroup {
  /// Moves the focus to the field of the first invalid control, and has VoiceOver read the first message. Call it after a
  /// submission that ``ALPValidator/FormModel/save(in:message:_:)`` doesn't make.
  ///
  /// If nothing is invalid, it is the first control with a request that could not be sent. Where the field can't become first
  /// responder, such as a switch, VoiceOver moves to it. In both cases, it is scrolled into view with its messages, also when
  /// the keyboard has appeared on a screen of `showFormColumn(_:)`. If there is no such field, a ``MessageLabel`` that has a
  /// message is scrolled into view. The first control is the first in the order of the form, so declare the properties in the
  /// order of the screen.
  ///
  /// - Parameter view: The view with the fields, such as that of a view controller, or the table of a ``ListSource``. Views
  ///   that are hidden, and those in them, are passed over.
  public func focusOnFirstFailure(in view: UIView) {
    if let source = (view as? UITableView)?.dataSource as? any SourceOfFields {
      source.focusOnFirstFailure(of: self)
    } else if let field = (firstInvalidControl ?? firstControlAwaitingRetry).flatMap(view.field(of:)) {
      field.takeFocus()
    } else {
      view.firstMessageLabel?.scrollIntoView()
    }
    if let text = firstFailureText ?? failuresAwaitingRetry.first?.message { announce(text, isUrgent: true) }
  }
}

/// The source of a table, whose rows may have no cells yet.
@MainActor protocol SourceOfFields {
  func focusOnFirstFailure(of form: FormGroup)
}

extension ListSource: SourceOfFields {}

/// Has VoiceOver read a text.
///
/// - Parameters:
///   - text: The text.
///   - isUrgent: Whether it interrupts what VoiceOver reads now.
@MainActor func announce(_ text: String, isUrgent: Bool) {
  var text = AttributedString(text)
  text.accessibilitySpeechAnnouncementPriority = isUrgent ? .high : .default
  AccessibilityNotification.Announcement(text).post()
}

/// A view around a field.
@MainActor protocol FieldContainer: UIView {
  var control: AnyControl? { get }
  var field: UIView { get }

  func update()
}

extension FormFieldView: FieldContainer {}

/// A field, and the view around it with its messages, or the field itself.
@MainActor struct FoundField {
  let input: UIView
  let container: UIView

  /// Scrolls the field with its messages into view, and moves the focus to it. VoiceOver moves to a field that can't
  /// become first responder.
  func takeFocus() {
    let isFocused = input.becomeFirstResponder()
    // The messages count for the height.
    (container as? any FieldContainer)?.update()
    container.scrollIntoView()
    if !isFocused { UIAccessibility.post(notification: .layoutChanged, argument: input) }
  }
}

extension UIView {
  /// Returns the visible field, here or below, in which the user edits a control.
  func field(of control: AnyControl) -> FoundField? {
    if isHidden { return nil }
    if let container = self as? any FieldContainer, container.control === control {
      return FoundField(input: container.field, container: self)
    }
    if connection?.control === control { return FoundField(input: self, container: self) }
    for subview in subviews {
      if let field = subview.field(of: control) { return field }
    }
    return nil
  }

  /// The first label with a message, here or below.
  fileprivate var firstMessageLabel: UIView? {
    if let label = self as? MessageLabel {
      label.update()
      return label.isHidden ? nil : label
    }
    return subviews.lazy.compactMap(\.firstMessageLabel).first
  }

  /// The field that is edited, here or below, with its messages.
  var fieldWithFocus: UIView? {
    if let container = self as? any FieldContainer, container.field.isFirstResponder { return self }
    return subviews.lazy.compactMap(\.fieldWithFocus).first
  }

  /// Scrolls the nearest scroll view around the view until it is visible.
  func scrollIntoView() {
    var ancestor = superview
    while let next = ancestor, !(next is UIScrollView) { ancestor = next.superview }
    guard let scrollView = ancestor as? UIScrollView else { return }
    scrollView.layoutIfNeeded()
    scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: false)
  }
}
#endif

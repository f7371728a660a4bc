// How the article ConnectingViews connects the fields of UIKit to controls; a test compares them.

#if canImport(UIKit) && !os(watchOS)
import ALPValidator
import UIKit

extension UITextField {
  /// Connects the field to a control, replacing any previous one.
  func connect<Value: TextEditable>(to control: Control<Value>) {
    let observation = control.addObserver {
      [weak self, unowned control] _ in
      guard let self, text != control.text, markedTextRange == nil else {
        return
      }
      keepCursor { self.text = control.text }
    }
    // An action replaces the earlier one with its identifier.
    addAction(
      UIAction(identifier: .init("began")) { _ in control.beginEditing() },
      for: .editingDidBegin)
    addAction(
      UIAction(identifier: .init("edit")) { [unowned self] _ in
        // Wait until the input method has committed its text.
        if markedTextRange == nil { control.text = text ?? "" }
      }, for: .editingChanged)
    addAction(
      UIAction(identifier: .init("ended")) { [unowned self] _ in
        control.text = text ?? ""
        control.endEditing()
        // This action keeps the observation.
        withExtendedLifetime(observation) {}
      }, for: .editingDidEnd)
    text = control.text
    if isEditing { control.beginEditing() }
  }
}

extension UITextInput {
  /// Changes the text with a closure, and keeps the text after the cursor.
  func keepCursor(while changeText: () -> Void) {
    let countAfterCursor = selectedTextRange.map {
      offset(from: $0.end, to: endOfDocument)
    }
    changeText()
    guard let countAfterCursor,
      let cursor = position(from: endOfDocument, offset: -countAfterCursor)
    else { return }
    selectedTextRange = textRange(from: cursor, to: cursor)
  }
}
#endif

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
/// Connects a text view to a control, as its delegate.
@MainActor final class TextViewDriver<Value: TextEditable>: NSObject, UITextViewDelegate {
  private let control: Control<Value>
  private var observation: ControlObservation?

  init(_ view: UITextView, control: Control<Value>) {
    self.control = control
    super.init()
    observation = control.addObserver { [weak view, unowned control] _ in
      guard let view, view.text != control.text,
        view.markedTextRange == nil
      else { return }
      view.keepCursor { view.text = control.text }
    }
    view.text = control.text
    view.delegate = self  // does not keep the driver alive
    if view.isFirstResponder { control.beginEditing() }
  }

  func textViewDidBeginEditing(_ view: UITextView) {
    control.beginEditing()
  }

  func textViewDidChange(_ view: UITextView) {
    // Wait until the input method has committed its text.
    if view.markedTextRange == nil { control.text = view.text }
  }

  func textViewDidEndEditing(_ view: UITextView) {
    control.text = view.text
    control.endEditing()
  }
}

/// A control of UIKit with a value, such as a switch or a stepper.
@MainActor protocol ValueControl: UIControl {}

extension UIControl: ValueControl {}

extension ValueControl {
  /// Connects a property to a control, replacing any previous one.
  func connect<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value>,
    to control: Control<Value>
  ) {
    let observation = control.addObserver {
      [weak self, unowned control] _ in
      guard let self, self[keyPath: property] != control.value else {
        return
      }
      self[keyPath: property] = control.value
    }
    addAction(
      UIAction(identifier: .init("change")) { [unowned self] _ in
        control.value = self[keyPath: property]
        // This action keeps the observation.
        withExtendedLifetime(observation) {}
      }, for: .valueChanged)
    self[keyPath: property] = control.value
  }
}
#endif

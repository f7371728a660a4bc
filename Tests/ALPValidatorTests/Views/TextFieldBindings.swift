// The views of the article ConnectingViews; a test compares them.

#if canImport(SwiftUI)
import ALPValidator
import SwiftUI

struct ControlField: View {
  let title: String
  @Bindable var control: TextControl
  var isSecure = false
  @FocusState private var isFocused: Bool

  var body: some View {
    Group {
      if isSecure {
        SecureField(title, text: $control.text)
      } else {
        TextField(title, text: $control.text)
      }
    }
    .focused($isFocused)
    .onChange(of: isFocused) { isFocused ? control.beginEditing() : control.endEditing() }
    ForEach(control.visibleErrorMessages, id: \.self) {
      Text($0).foregroundStyle(.red)
    }
  }
}

struct SignUpScreen: View {
  let model: SignUpModel

  var body: some View {
    Form {
      ControlField(title: "E-mail", control: model.email)
      ControlField(title: "Password", control: model.password, isSecure: true)
      ControlField(title: "User name", control: model.userName)
      if model.form.isSubmitting || model.userName.state == .waiting {
        ProgressView()
      }
      ForEach(model.form.externalFailures.map(\.message), id: \.self) { Text($0).foregroundStyle(.red) }
      Button("Sign up") { Task { await model.signUp() } }
        .disabled(model.form.isSubmitting)
    }
  }
}
#endif

#if canImport(UIKit) && !os(watchOS)
import ALPValidator
import UIKit

extension UITextField {
  /// Connects the field to a control, and to no other any more. Keep the observation as long as the field.
  func connect(to control: TextControl) -> ControlObservation {
    text = control.text
    let edit: @MainActor (UITextField) -> Void = { field in
      // A text that an input method still composes is not what the user wants to enter.
      if field.markedTextRange == nil { control.text = field.text ?? "" }
    }
    // An action replaces the earlier one with its identifier.
    addAction(UIAction(identifier: .init("began")) { _ in control.beginEditing() }, for: .editingDidBegin)
    addAction(UIAction(identifier: .init("edit")) { [unowned self] _ in edit(self) }, for: .editingChanged)
    addAction(
      UIAction(identifier: .init("ended")) { [unowned self] _ in
        edit(self)
        control.endEditing()
      }, for: .editingDidEnd)
    return control.addObserver { [weak self, unowned control] _ in
      guard let self, text != control.text, markedTextRange == nil else { return }
      let countAfterCursor = selectedTextRange.map { offset(from: $0.end, to: endOfDocument) } ?? 0
      text = control.text
      guard let cursor = position(from: endOfDocument, offset: -countAfterCursor) else { return }
      selectedTextRange = textRange(from: cursor, to: cursor)
    }
  }
}
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import ALPValidator
import AppKit

@MainActor final class TextFieldDriver: NSObject, NSTextFieldDelegate {
  let control: TextControl
  private var observation: ControlObservation?

  init(_ field: NSTextField, control: TextControl) {
    self.control = control
    super.init()
    field.stringValue = control.text
    field.delegate = self  // does not keep the driver alive
    observation = control.addObserver { [weak field, unowned control] _ in
      if field?.stringValue != control.text { field?.stringValue = control.text }
    }
  }

  func controlTextDidBeginEditing(_ notification: Notification) { control.beginEditing() }

  func controlTextDidChange(_ notification: Notification) {
    guard let field = notification.object as? NSTextField else { return }
    // A text that an input method still composes is not what the user wants to enter.
    let isComposing = (field.currentEditor() as? NSTextView)?.hasMarkedText() == true
    if !isComposing { control.text = field.stringValue }
  }

  func controlTextDidEndEditing(_ notification: Notification) {
    // AppKit reports the beginning with the first change only, and the end in any case.
    control.beginEditing()
    controlTextDidChange(notification)
    control.endEditing()
  }
}
#endif

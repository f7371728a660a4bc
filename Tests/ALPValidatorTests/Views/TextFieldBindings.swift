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
    ForEach(control.shouldShowErrors ? control.errorMessages : [], id: \.self) {
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
  /// Connects the field to a control. Keep the observation as long as the field.
  func connect(to control: TextControl) -> ControlObservation {
    text = control.text
    addAction(UIAction { _ in control.beginEditing() }, for: .editingDidBegin)
    addAction(UIAction { [unowned self] _ in control.text = text ?? "" }, for: .editingChanged)
    addAction(UIAction { _ in control.endEditing() }, for: .editingDidEnd)
    return control.addObserver { [weak self, unowned control] _ in
      if self?.text != control.text { self?.text = control.text }
    }
  }
}
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import ALPValidator
import AppKit

final class TextFieldDriver: NSObject, NSTextFieldDelegate {
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
    if let field = notification.object as? NSTextField { control.text = field.stringValue }
  }

  func controlTextDidEndEditing(_ notification: Notification) { control.endEditing() }
}
#endif

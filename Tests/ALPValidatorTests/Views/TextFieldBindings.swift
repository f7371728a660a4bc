// What README shows under "Views"; `TextFieldBindingsTests` sees to it that the two stay the same.

#if canImport(SwiftUI)
  import ALPValidator
  import SwiftUI

  struct ControlField: View {
    let title: String
    @Bindable var control: TextControl
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField(title, text: $control.text)
        .focused($isFocused)
        .onChange(of: isFocused) { isFocused ? control.beginEditing() : control.endEditing() }
      ForEach(control.shouldShowErrors ? control.errorMessages : [], id: \.self) {
        Text($0).foregroundStyle(.red)
      }
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import ALPValidator
  import UIKit

  extension UITextField {
    func drive(_ control: TextControl) {
      text = control.text
      addAction(UIAction { _ in control.beginEditing() }, for: .editingDidBegin)
      addAction(UIAction { [unowned self] _ in control.text = text ?? "" }, for: .editingChanged)
      addAction(UIAction { _ in control.endEditing() }, for: .editingDidEnd)
    }
  }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import ALPValidator
  import AppKit

  final class TextFieldDriver: NSObject, NSTextFieldDelegate {
    let control: TextControl

    init(_ field: NSTextField, drives control: TextControl) {
      self.control = control
      super.init()
      field.stringValue = control.text
      field.delegate = self  // does not keep the driver alive
    }

    func controlTextDidBeginEditing(_ notification: Notification) { control.beginEditing() }

    func controlTextDidChange(_ notification: Notification) {
      if let field = notification.object as? NSTextField { control.text = field.stringValue }
    }

    func controlTextDidEndEditing(_ notification: Notification) { control.endEditing() }
  }
#endif

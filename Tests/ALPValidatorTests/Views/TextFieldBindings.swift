// The text fields of the article ConnectingViews; a test compares them.

#if canImport(SwiftUI)
import ALPValidator
import SwiftUI

struct UserNameField: View {
  let form: FormModel<NewAccount>

  var body: some View { TextField("User name", text: Bindable(form[\.userName]).text) }
}

@available(iOS 18, macOS 15, visionOS 2, *)
struct SelectingField<Value: TextEditable>: View {
  @Bindable var control: Control<Value>
  @State private var selection: TextSelection?
  @State private var shown = ""

  var body: some View {
    TextField(
      control.label ?? "", text: $control.text, selection: $selection
    )
    .onChange(of: control.text) { earlier, text in
      guard text != shown,
        case .selection(let typed)? = selection?.indices
      else { return }
      let cursor = typed.lowerBound.utf16Offset(in: text)
      let edit = control.edit(to: text, from: earlier, cursor: cursor)
      guard let edit else { return }
      shown = edit.text
      let offset = edit.selection.lowerBound
      selection = TextSelection(
        insertionPoint: String.Index(utf16Offset: offset, in: edit.text))
    }
  }
}
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import ALPValidator
import AppKit

@MainActor final class TextFieldDriver<Value: TextEditable>: NSObject, NSTextFieldDelegate {
  let control: Control<Value>
  private var observation: ControlObservation?

  init(_ field: NSTextField, control: Control<Value>) {
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
    // Wait until the input method has committed its text.
    let isComposing = (field.currentEditor() as? NSTextView)?.hasMarkedText() == true
    if !isComposing { control.text = field.stringValue }
  }

  func controlTextDidEndEditing(_ notification: Notification) {
    // AppKit reports the beginning only with the first change, but always reports the end.
    control.beginEditing()
    controlTextDidChange(notification)
    control.endEditing()
  }
}
#endif

// The text field for AppKit of the article ConnectingViews; a test compares it.

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

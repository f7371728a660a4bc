// As much of AppKit as a text field and its control need, declared as in Apple's SDK.
@_exported public import Foundation

@MainActor open class NSResponder: NSObject {}

@MainActor open class NSView: NSResponder {}

@MainActor open class NSControl: NSView {
  open var stringValue = ""

  nonisolated public class var textDidChangeNotification: Notification.Name {
    Notification.Name("NSControlTextDidChangeNotification")
  }
}

@MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
}

@MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

@MainActor open class NSTextField: NSControl {
  weak open var delegate: (any NSTextFieldDelegate)?
}

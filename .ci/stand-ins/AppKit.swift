// As much of AppKit as a text field and its control need, declared as in Apple's SDK.
@_exported public import Foundation

@MainActor open class NSResponder: NSObject {}

@MainActor open class NSView: NSResponder {}

@MainActor open class NSText: NSView {}

@MainActor open class NSTextView: NSText {
  open func hasMarkedText() -> Bool { false }
}

@MainActor open class NSControl: NSView {
  open var stringValue = ""

  open func currentEditor() -> NSText? { nil }

  nonisolated public class var textDidChangeNotification: Notification.Name {
    Notification.Name("NSControlTextDidChangeNotification")
  }
}

// The SDK isolates the methods and not the protocols, so a class that conforms is not isolated by that.
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  @MainActor func controlTextDidBeginEditing(_ obj: Notification)
  @MainActor func controlTextDidEndEditing(_ obj: Notification)
  @MainActor func controlTextDidChange(_ obj: Notification)
}

public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

@MainActor open class NSTextField: NSControl {
  weak open var delegate: (any NSTextFieldDelegate)?
}

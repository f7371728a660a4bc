// As much of UIKit as a text field and its control need, declared as in Apple's SDK.
@_exported public import Foundation

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {}

@MainActor open class UIMenuElement: NSObject {}

@MainActor open class UIAction: UIMenuElement {
  fileprivate let handler: UIActionHandler

  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.handler = handler
    super.init()
  }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
  }

  open var isEnabled = true

  private var actions: [(events: Event, action: UIAction)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
  }
}

@MainActor open class UITextField: UIControl {
  open var text: String? = ""
}

@MainActor open class UIButton: UIControl {}

@MainActor open class UILabel: UIView {
  open var text: String?
}

@MainActor open class UITextView: UIView {
  open var text = ""
  weak open var delegate: (any UITextViewDelegate)?
}

@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

@MainActor open class UIViewController: UIResponder {
  open func viewDidLoad() {}
}

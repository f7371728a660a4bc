// As much of UIKit as a text field and its control need, declared as in Apple's SDK.
@_exported public import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// What `#selector` makes; `.ci/examples` writes `Selector(method)` in its place, because it needs the runtime of Objective-C.
public struct Selector {
  public init(_ method: Any) {}
}

extension String {
  public init(localized key: String) { self = key }
}

@MainActor open class UIResponder: NSObject {
  open var isFirstResponder: Bool { false }

  @discardableResult open func becomeFirstResponder() -> Bool { true }
}

open class UIColor: NSObject, @unchecked Sendable {
  public class var systemRed: UIColor { UIColor() }
}

open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

@MainActor open class UIView: UIResponder {
  open var isHidden = false

  public init(frame: CGRect) { super.init() }

  override public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { super.init() }

  open var accessibilityLabel: String?
  open var accessibilityHint: String?

  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
}

@MainActor open class UIActivityIndicatorView: UIView {
  open func startAnimating() {}
  open func stopAnimating() {}
}

@MainActor open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal
  open private(set) var arrangedSubviews: [UIView] = []

  override public init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

@MainActor open class UIMenuElement: NSObject {}

@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  fileprivate let identifier: Identifier?
  fileprivate let handler: UIActionHandler

  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler) {
    self.identifier = identifier
    self.handler = handler
    super.init()
  }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
  }

  open var isEnabled = true

  private var actions: [(events: Event, action: UIAction)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let identifier = action.identifier { actions.removeAll { $0.action.identifier == identifier } }
    actions.append((controlEvents, action))
  }

  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

@MainActor open class UITextPosition: NSObject {
  fileprivate let offset: Int

  fileprivate init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

@MainActor open class UITextRange: NSObject {
  open var start: UITextPosition { _start }
  private let _start: UITextPosition
  open var end: UITextPosition { _end }
  private let _end: UITextPosition

  fileprivate init(_ start: UITextPosition, _ end: UITextPosition) {
    _start = start
    _end = end
    super.init()
  }
}

@MainActor public protocol UITextInputTraits: NSObjectProtocol {}

@MainActor public protocol UIKeyInput: UITextInputTraits {}

@MainActor public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
}

@MainActor open class UITextField: UIControl, UITextInput {
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String? = "" {
    didSet { selectedTextRange = textRange(from: endOfDocument, to: endOfDocument) }
  }
  open var placeholder: String?
  open var font: UIFont?
  open var adjustsFontForContentSizeCategory = false
  open var isEditing: Bool { false }
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  weak open var delegate: (any UITextFieldDelegate)?
  open var keyboardType = UIKeyboardType.default
  open var textContentType: UITextContentType?
  open var isSecureTextEntry = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var passwordRules: UITextInputPasswordRules?
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(text?.utf16.count ?? 0) }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let offset = position.offset + offset
    return 0...endOfDocument.offset ~= offset ? UITextPosition(offset) : nil
  }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }
}

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

@MainActor open class UIButton: UIControl {}

@MainActor open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor open class UIStepper: UIControl {
  open var value = 0.0
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont!
  open var adjustsFontForContentSizeCategory = false
  open var textColor: UIColor!
  open var numberOfLines = 1
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor open class UIScrollView: UIView {}

@MainActor open class UITextView: UIScrollView, UITextInput {
  open var text: String! = "" {
    didSet { selectedTextRange = textRange(from: endOfDocument, to: endOfDocument) }
  }
  weak open var delegate: (any UITextViewDelegate)?
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(text.utf16.count) }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let offset = position.offset + offset
    return 0...endOfDocument.offset ~= offset ? UITextPosition(offset) : nil
  }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }
}

@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad
}

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let emailAddress = Self(rawValue: "email")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let URL = Self(rawValue: "url")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  public static let birthdate = Self(rawValue: "bday")
}

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

@MainActor open class UITextInputPasswordRules: NSObject {
  open var passwordRulesDescriptor: String { descriptor }
  private let descriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    descriptor = passwordRulesDescriptor
    super.init()
  }
}

@MainActor open class UIScene: UIResponder {
  nonisolated public class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  override public convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  open var view: UIView = UIView()

  open func viewDidLoad() {}
  open func loadViewIfNeeded() { viewDidLoad() }
}

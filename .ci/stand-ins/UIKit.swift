// As much of UIKit as a text field and its control need, declared as in Apple's SDK.
@_exported public import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// What `#selector` makes; `.ci/examples` writes `Selector(method)` in its place, because it needs the runtime of Objective-C.
public struct Selector {
  fileprivate var call: @MainActor (AnyObject) -> Void = { _ in }

  @_disfavoredOverload
  public init(_ method: Any) {}

  public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    call = { target in
      if let target = target as? Target { method(target)() }
    }
  }
}

extension NotificationCenter {
  /// Keeps the block forever, and the observer not at all.
  @MainActor public func addObserver(
    _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let call = { @MainActor [weak observer] in
      if let observer { selector.call(observer) }
    }
    _ = addObserver(forName: name, object: object, queue: nil) { _ in MainActor.assumeIsolated(call) }
  }
}

extension String {
  public init(localized key: String) { self = key }
}

@MainActor open class UIResponder: NSObject {
  open var isFirstResponder: Bool { false }

  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

open class UITraitCollection: NSObject, @unchecked Sendable {
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

open class UIColor: NSObject, @unchecked Sendable {
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init() }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }

  public class var clear: UIColor { UIColor() }
  public class var systemRed: UIColor { UIColor() }
  public class var systemGreen: UIColor { UIColor() }
  public class var label: UIColor { UIColor() }
  public class var systemBackground: UIColor { UIColor() }
  public class var tertiarySystemFill: UIColor { UIColor() }
}

open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
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
  open var accessibilityValue: String?
  open var isAccessibilityElement = false
  open var backgroundColor: UIColor?
  open var translatesAutoresizingMaskIntoConstraints = true
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var bounds = CGRect.zero

  open func layoutSubviews() {}
  open var alpha: CGFloat = 1
  open private(set) var interactions: [any UIInteraction] = []
  open var window: UIWindow? { nil }
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  open var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var layer: CALayer { _layer }
  private let _layer = CALayer()

  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    (superview as? UIStackView)?.arrangedSubviews.removeAll { $0 === self }
    superview = nil
  }

  open func layoutIfNeeded() {}
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func sizeToFit() {}

  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = Self(rawValue: 1000)
}

@MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
}

@MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

@MainActor open class UIWindow: UIView {}

@MainActor open class UILayoutGuide: NSObject {
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
}

@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var usesBottomSafeArea = true
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

@MainActor public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let layoutChanged = Self(rawValue: 1001)
  }

  /// The last argument, for tests.
  public internal(set) static weak var focusedView: UIView?

  public static func post(notification: Notification, argument: Any?) { focusedView = argument as? UIView }
}

@MainActor open class UIActivityIndicatorView: UIView {
  open var hidesWhenStopped = true

  open func startAnimating() {}
  open func stopAnimating() {}
}

@MainActor open class UIStackView: UIView {
  public enum Alignment: Int, Sendable { case fill, leading, center, trailing }

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var alignment = Alignment.fill
  open var spacing = 0.0
  open fileprivate(set) var arrangedSubviews: [UIView] = []

  override public init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  open var isActive = false
  open var priority = UILayoutPriority.required

  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }
}

@MainActor open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let singleSelection = Self(rawValue: 1 << 5)
  }

  open var children: [UIMenuElement] { elements }
  private let elements: [UIMenuElement]

  public init(title: String = "", options: Options = [], children: [UIMenuElement] = []) {
    elements = children
    super.init()
  }
}

@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  open var state: UIMenuElement.State
  fileprivate let identifier: Identifier?
  fileprivate let handler: UIActionHandler

  public init(
    title: String = "", identifier: Identifier? = nil, state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.state = state
    self.identifier = identifier
    self.handler = handler
    super.init()
  }

  /// Does what a tap does, for tests.
  public func perform() { handler(self) }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var normal: State { State([]) }
  }

  open var isEnabled = true
  open var allControlEvents: Event { actions.reduce(into: Event()) { $0.formUnion($1.events) } }

  private var actions: [(events: Event, action: UIAction)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let identifier = action.identifier { actions.removeAll { $0.action.identifier == identifier } }
    actions.append((controlEvents, action))
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == identifier && $0.events == controlEvents }
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
  func unmarkText()
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
}

@MainActor open class UITextField: UIControl, UITextInput {
  nonisolated public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }

  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String? = "" {
    didSet { selectedTextRange = textRange(from: endOfDocument, to: endOfDocument) }
  }
  open var placeholder: String?
  open var borderStyle = BorderStyle.none
  open var font: UIFont?
  open var adjustsFontForContentSizeCategory = false
  open var isEditing: Bool { false }
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open func unmarkText() {}
  weak open var delegate: (any UITextFieldDelegate)?
  open var keyboardType = UIKeyboardType.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  open var inputAccessoryView: UIView?
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
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

@MainActor open class UIButton: UIControl {
  public struct Configuration {
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    public var title: String?
    public var indicator = Indicator.automatic
    public var showsActivityIndicator = false

    public static func filled() -> Self { Self() }
    public static func plain() -> Self { Self() }
    public static func bordered() -> Self { Self() }
  }

  open var configuration: Configuration?
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open private(set) var currentTitle: String?

  open func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
  }
}

@MainActor open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  open var date = Date() {
    didSet { limit() }
  }
  open var datePickerMode = Mode.dateAndTime
  open var timeZone: TimeZone?
  open var minimumDate: Date? {
    didSet { limit() }
  }
  open var maximumDate: Date? {
    didSet { limit() }
  }

  private func limit() {
    let limited = min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
    if limited != date { date = limited }
  }
}

@MainActor open class UISlider: UIControl {
  open var value: Float = 0
}

@MainActor open class UISegmentedControl: UIControl {
  public static var noSegment: Int { -1 }

  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var numberOfSegments: Int { titles.count }
  private var titles: [String?] = []

  open func removeAllSegments() { titles = [] }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: segment)
  }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
}

@MainActor open class UIStepper: UIControl {
  open var value: Double {
    get { limited }
    set { limited = min(max(newValue, minimumValue), maximumValue) }
  }
  // The real ones raise an exception.
  open var minimumValue = 0.0 { didSet { precondition(minimumValue < maximumValue) } }
  open var maximumValue = 100.0 { didSet { precondition(minimumValue < maximumValue) } }
  private var limited = 0.0
}

@MainActor open class UILabel: UIView {
  open var text: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont!
  open var adjustsFontForContentSizeCategory = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor!
  open var numberOfLines = 1
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  open var keyboardDismissMode = KeyboardDismissMode.none
  open var isScrollEnabled = true
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }

  open var alwaysBounceVertical = false
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scrollCount += 1 }

  /// How often it was scrolled, for tests.
  public private(set) var scrollCount = 0
}

@MainActor open class UITextView: UIScrollView, UITextInput {
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  nonisolated public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }

  open var inputAccessoryView: UIView?
  open var font: UIFont?
  open var adjustsFontForContentSizeCategory = false
  open var keyboardType = UIKeyboardType.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var passwordRules: UITextInputPasswordRules?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" {
    didSet { selectedTextRange = textRange(from: endOfDocument, to: endOfDocument) }
  }
  weak open var delegate: (any UITextViewDelegate)?
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open func unmarkText() {}
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
  case decimalPad, asciiCapableNumberPad
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
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let name = Self(rawValue: "name")
  public static let givenName = Self(rawValue: "given-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let organizationName = Self(rawValue: "organization")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let countryName = Self(rawValue: "country-name")
}

public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, done }

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

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

@MainActor open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, flexibleSpace }

  open var primaryAction: UIAction?
  open var isEnabled = true

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.primaryAction = primaryAction
    super.init()
  }
}

@MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
}

@MainActor open class UINavigationItem: NSObject {
  open var prompt: String?
  open var rightBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItems: [UIBarButtonItem]?
}

@MainActor open class UIStoryboard: NSObject {
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let controller = creator?(NSCoder()) else { fatalError("There is no controller.") }
    return controller
  }
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  override public convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! = UIView()
  open var navigationItem = UINavigationItem()
  open var editButtonItem: UIBarButtonItem { UIBarButtonItem(systemItem: .edit) }

  open var isModalInPresentation = false
  open var title: String?

  open func viewDidLoad() {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func loadViewIfNeeded() { viewDidLoad() }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

// A table, as far as it has to be for a list of fields.

extension IndexPath {
  public var section: Int { self[0] }
  public var row: Int { self[1] }

  public init(row: Int, section: Int) { self = [section, row] }
}

@MainActor open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! = UITableView()

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}

@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  weak open var dataSource: (any UITableViewDataSource)?

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  @discardableResult open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool { true }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  open var selectionStyle = SelectionStyle.default
  open var contentView = UIView()

  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) { nil }
}

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  @MainActor public struct TextProperties {
    public var color = UIColor.label
  }

  public var textProperties = TextProperties()
  public var text: String?

  public static func groupedFooter() -> Self { Self() }
}

@MainActor open class UITableViewHeaderFooterView: UIView {
  open var contentConfiguration: (any UIContentConfiguration)?

  public init(reuseIdentifier: String?) { super.init(frame: .zero) }

  public required init?(coder: NSCoder) { nil }
}

@MainActor open class UICollectionViewCell: UIView {
  open var contentView = UIView()

  override public init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
  public var sectionIdentifiers: [Section] { sections.map(\.identifier) }
  fileprivate var sections: [(identifier: Section, items: [Item])] = []

  public init() {}

  public mutating func appendSections(_ identifiers: [Section]) {
    sections += identifiers.map { ($0, []) }
  }

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    let index = section.map { section in sections.firstIndex { $0.identifier == section } }
    guard let index = index ?? sections.indices.last else { fatalError("There is no such section.") }
    sections[index].items += identifiers
  }
}

@MainActor
open class UITableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  NSObject, UITableViewDataSource
{
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  private let cellProvider: CellProvider

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true)
  {
    current = snapshot
  }

  open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    current = snapshot
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

  open func itemIdentifier(for indexPath: IndexPath) -> Item? {
    guard current.sections.indices ~= indexPath.section else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices ~= indexPath.row ? items[indexPath.row] : nil
  }

  open func indexPath(for itemIdentifier: Item) -> IndexPath? {
    for (section, rows) in current.sections.enumerated() {
      guard let row = rows.items.firstIndex(of: itemIdentifier) else { continue }
      return IndexPath(row: row, section: section)
    }
    return nil
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = current.sections[indexPath.section].items[indexPath.row]
    let cell = cellProvider(tableView, indexPath, item)
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

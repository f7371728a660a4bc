#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
public import Foundation
public import UIKit

/// A field with its title and its messages, a spinner while a response is awaited, and a button that sends a failed
/// request again.
///
/// ```swift
/// let emailView = FormFieldView(UITextField())
/// emailView.show(form[\.email])
/// ```
///
/// The field is a text field, a text view, a switch, a date picker, a button with a menu, segments, or a view of your own,
/// for which ``showMessages(of:listsRequirements:)`` shows all but its value. VoiceOver reads the label of the control as
/// the field's, so declare it in the rule set or set `label` of the control. Other settings of the field, such as
/// `isSecureTextEntry`, are yours, and stay when a cell is reused. The view is a stack: add another view below the messages, such
/// as a counter of characters, with `addArrangedSubview(_:)`.
public final class FormFieldView<Input: UIView>: UIStackView {
  /// The field.
  public let input: Input
  /// The label of the control.
  public let titleLabel = UILabel(style: .subheadline)
  /// The visible messages.
  public let messageLabel = UILabel(style: .footnote)
  /// The requirements, which replace their messages while the user edits, if you ask for it.
  public let checklist = ChecklistView()
  /// Animated while a response is awaited.
  public let spinner = UIActivityIndicatorView()
  /// Sends a failed request again.
  public let retryButton = UIButton(configuration: .plain())
  /// Whether a text has a frame.
  public var isFramed = true {
    didSet { showFrame() }
  }
  /// Whether the label of the control is shown as the title, with the spinner. Without it, a text field has the label as
  /// its placeholder. Set it before you show a control.
  public var showsTitle: Bool {
    get { presenter.showsTitle }
    set { presenter.showsTitle = newValue }
  }
  /// Whether the title of a required field has a star. Set it before you show a control.
  public var marksRequired: Bool {
    get { presenter.marksRequired }
    set { presenter.marksRequired = newValue }
  }
  /// Is called with the control when it is shown, and after each change of what was shown or what the closure has
  /// read. Set it before you show a control.
  public var onUpdate: (@MainActor (AnyControl) -> Void)? {
    get { presenter.onUpdate }
    set { presenter.onUpdate = newValue }
  }
  /// The control that the view shows.
  public private(set) weak var control: AnyControl?
  private let presenter = FieldPresenter()
  private let titleRow = UIStackView()
  /// Whether there is a day, if it may be missing.
  private var daySwitch: UISwitch?
  /// The delegate that formats what the user types, as long as the field has no other one.
  private var formattingDelegate: (any UITextFieldDelegate)?

  /// Creates a view that shows nothing yet.
  ///
  /// - Parameter input: The field.
  public init(_ input: Input) {
    self.input = input
    super.init(frame: .zero)
    axis = .vertical
    spacing = 4
    addTitleRow()
    setUpInput()
    addInput()
    messageLabel.textColor = .failure
    for view in [messageLabel, retryButton, checklist] { addArrangedSubview(view) }
    presenter.titleLabel = titleLabel
    presenter.messageLabel = messageLabel
    presenter.spinner = spinner
    presenter.checklist = checklist
    presenter.retryButton = retryButton
  }

  /// Ends the program: a storyboard can't make a view of a generic class. Its scenes use a ``FieldPresenter``.
  public required init(coder: NSCoder) { fatalError("A generic view can't be made by a storyboard.") }

  private func addTitleRow() {
    // VoiceOver reads the title as the label of the field, unless the field has several elements.
    let isOneElement = input is any TextInputView || input is UISwitch || input is UIButton
    titleLabel.isAccessibilityElement = !isOneElement
    titleRow.addArrangedSubview(titleLabel)
    titleRow.addArrangedSubview(spinner)
    titleRow.alignment = .center
    titleRow.spacing = 8
    // As high with the spinner as without it.
    titleRow.setMinimumHeight(24)
    addArrangedSubview(titleRow)
  }

  /// Whether the field is so small that it is beside its title.
  private var isBesideTitle: Bool { input is UISwitch || input is UIStepper }

  private func addInput() {
    if isBesideTitle {
      putBesideTitle(input)
    } else {
      addArrangedSubview(input)
    }
    // The smallest height that is easy to tap.
    (isBesideTitle ? titleRow : input).setMinimumHeight(44)
  }

  private func setUpInput() {
    // A font of yours that follows Dynamic Type stays.
    if let text = input as? any TextInputView, !text.adjustsFontForContentSizeCategory {
      text.font = .preferredFont(forTextStyle: .body)
      text.adjustsFontForContentSizeCategory = true
    }
    // Without a configuration, the title is white.
    if let button = input as? UIButton, button.configuration == nil { button.configuration = .bordered() }
    // A text view that scrolls has no height of its own.
    (input as? UITextView)?.isScrollEnabled = false
    if let field = input as? UITextField {
      field.doOnReturn { [weak field] in field?.resignFirstResponder() }
    }
    showFrame()
  }

  /// Shows or hides the frame, unless the field has one of yours.
  private func showFrame() {
    if let field = input as? UITextField, field.borderStyle == .none || field.borderStyle == .roundedRect {
      field.borderStyle = isFramed ? .roundedRect : .none
    }
    guard let textView = input as? UITextView else { return }
    textView.backgroundColor = isFramed ? .tertiarySystemFill : .clear
    textView.layer.cornerRadius = isFramed ? 5 : 0
  }

  /// Puts a switch beside the title, where a long one wraps.
  private func putBesideTitle(_ view: UIView) {
    titleLabel.font = .preferredFont(forTextStyle: .body)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.setContentHuggingPriority(.required, for: .horizontal)
    titleRow.addArrangedSubview(view)
  }

  /// Shows the title and the messages of a control, in place of any earlier one. The value is up to you.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - listsRequirements: Whether the checklist replaces the messages of its rules while the user edits, as for a
  ///     new password.
  public func showMessages(of control: AnyControl, listsRequirements: Bool = false) {
    self.control = control
    titleRow.isHidden = !showsTitle && titleRow.arrangedSubviews.count == 2
    retryButton.configuration?.title = FieldTexts.standard.tryAgain
    let title = titleLabel.isAccessibilityElement ? titleLabel : nil
    let described = [input, daySwitch, title].compactMap { $0 as UIView? }
    presenter.show(control, describedAt: described, listsRequirements: listsRequirements)
  }

  /// Shows the title with a value behind it, and the messages.
  fileprivate func showMessages(of control: AnyControl, valueText: @escaping @MainActor () -> String) {
    presenter.valueText = valueText
    showMessages(of: control)
  }

  /// Shows at once what would be shown at the next turn of the main actor.
  func update() { presenter.update() }

  /// The view that the user edits the control in now.
  var field: UIView { daySwitch.map { input.isHidden ? $0 : input } ?? input }

  fileprivate func showText<Value: TextEditable>(
    of control: Control<Value>, in view: any TextInputView, listsRequirements: Bool
  ) {
    view.connectText(to: control)
    view.takeHints(of: control)
    showMessages(of: control, listsRequirements: listsRequirements)
  }

  /// Formats what the user types while the control has an input format, unless the field has a delegate of yours.
  fileprivate func formatText<Value: TextEditable>(of control: Control<Value>, in field: UITextField) {
    guard field.delegate == nil || field.delegate === formattingDelegate else { return }
    let isFormatted = control.inputFormat != nil
    let isCurrent = (formattingDelegate as? FormattingDelegate<Value>)?.control === control
    guard isFormatted ? !isCurrent : formattingDelegate != nil else { return }
    formattingDelegate = isFormatted ? FormattingDelegate(control) : nil
    field.delegate = formattingDelegate
  }

  fileprivate func showDay(of control: Control<Date?>, in picker: UIDatePicker) {
    let daySwitch = daySwitch ?? UISwitch()
    if self.daySwitch == nil { putBesideTitle(daySwitch) }
    self.daySwitch = daySwitch
    picker.connectDay(to: control, with: daySwitch)
  }

  fileprivate func removeDaySwitch() {
    daySwitch?.removeFromSuperview()
    daySwitch = nil
  }
}

extension FormFieldView where Input: UITextField {
  /// Shows a control, in place of any earlier one. Its input format, such as that of a payment card, formats what
  /// the user types, unless the field has a delegate of yours.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - listsRequirements: Whether the checklist replaces the messages of its rules while the user edits, as for a
  ///     new password.
  public func show<Value: TextEditable>(_ control: Control<Value>, listsRequirements: Bool = false) {
    if !showsTitle { input.placeholder = control.label }
    presenter.prepare = { [weak self, weak control] in
      if let self, let control { formatText(of: control, in: input) }
    }
    showText(of: control, in: input, listsRequirements: listsRequirements)
  }
}

extension FormFieldView where Input: UITextView {
  /// Shows a control, in place of any earlier one. The view grows with its text; to have it scroll, set its
  /// `isScrollEnabled` and its height.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - listsRequirements: Whether the checklist replaces the messages of its rules while the user edits.
  public func show<Value: TextEditable>(_ control: Control<Value>, listsRequirements: Bool = false) {
    showText(of: control, in: input, listsRequirements: listsRequirements)
  }
}

extension FormFieldView where Input: UISwitch {
  /// Shows a control, in place of any earlier one.
  ///
  /// - Parameter control: The control.
  public func show(_ control: Control<Bool>) {
    input.connect(\.isOn, to: control)
    showMessages(of: control)
  }
}

extension FormFieldView where Input: UIDatePicker {
  /// Shows a control of a day, in place of any earlier one. The day is midnight in UTC, as for rules and JSON.
  ///
  /// For a time, connect the picker's `date`, and call ``showMessages(of:listsRequirements:)``.
  ///
  /// - Parameter control: The control.
  public func show(_ control: Control<Date>) {
    removeDaySwitch()
    input.connectDay(to: control)
    showMessages(of: control)
  }

  /// Shows a control of a day that may be missing, in place of any earlier one. A switch beside the title says whether
  /// there is a day; the picker is hidden while there is none.
  ///
  /// - Parameter control: The control.
  public func show(_ control: Control<Date?>) {
    showDay(of: control, in: input)
    showMessages(of: control)
  }
}

extension FormFieldView where Input: UIButton {
  /// Shows a control as a menu of choices, in place of any earlier one.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - choices: The values to choose from, in the order of the menu.
  ///   - prompt: The title of the button while the value is none of the choices.
  ///   - title: Returns the title of a choice.
  public func show<Value: Equatable>(
    _ control: Control<Value>, choices: [Value], prompt: String = "",
    title: @escaping @MainActor (Value) -> String
  ) {
    input.connect(to: control, choices: choices, prompt: prompt, title: title)
    showMessages(of: control)
  }
}

extension FormFieldView where Input: UIButton {
  /// Shows a control of a value that may be missing, as a menu of choices, in place of any earlier one.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - choices: The values to choose from, in the order of the menu.
  ///   - none: The title of the choice without a value, which is the first; `nil` if the menu has none.
  ///   - prompt: The title of the button while there is no value; `nil` for that of the choice without a value.
  ///   - title: Returns the title of a choice.
  public func show<Value: Equatable>(
    _ control: Control<Value?>, choices: [Value], none: String? = nil, prompt: String? = nil,
    title: @escaping @MainActor (Value) -> String
  ) {
    input.connect(to: control, choices: choices, none: none, prompt: prompt, title: title)
    showMessages(of: control)
  }
}

extension FormFieldView where Input: UIButton {
  /// Shows the cases of an enumeration as a menu, in place of any earlier control.
  ///
  /// Show the fields of the selected case in `followChanges`, from `choice.selection`.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - none: The title of the row without a case, for a choice that may be missing; `nil` if the menu has none.
  public func show<Choice: Sendable>(_ choice: FormChoice<Choice>, none: String? = nil) {
    let labels = choice.labels
    show(choice.selection, choices: choice.choices.map(\.name), none: none) { labels[$0] ?? $0 }
  }
}

extension FormFieldView where Input: UISegmentedControl {
  /// Shows the cases of an enumeration as segments, in place of any earlier control.
  ///
  /// - Parameter choice: The choice. While no case is selected, no segment is.
  public func show<Choice: Sendable>(_ choice: FormChoice<Choice>) {
    let labels = choice.labels
    show(choice.selection, choices: choice.choices.map(\.name)) { labels[$0] ?? $0 }
  }
}

extension FormChoice {
  fileprivate var labels: [String: String] {
    Dictionary(uniqueKeysWithValues: choices.map { ($0.name, $0.label) })
  }
}

extension UIView {
  /// Sets the smallest height, unless the view is hidden: a stack view makes it 0 then.
  fileprivate func setMinimumHeight(_ height: Double) {
    let constraint = heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
  }
}

extension UIColor {
  /// A red for small text, with a contrast of at least 4.5:1.
  static var failure: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? .systemRed : UIColor(red: 0.75, green: 0, blue: 0, alpha: 1) }
  }
}

extension FormFieldView where Input: UIStepper {
  /// Shows a control of a whole number, in place of any earlier one. The number is behind the title.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - limits: The numbers that the stepper reaches.
  public func show(_ control: Control<Int>, in limits: ClosedRange<Int>) {
    // A stepper ends the program if its minimum is not below its maximum, also while they are set one by one.
    let lower = Double(limits.lowerBound)
    input.maximumValue = max(input.maximumValue, lower + 1)
    input.minimumValue = lower
    input.maximumValue = max(Double(limits.upperBound), lower + 1)
    input.isEnabled = limits.lowerBound < limits.upperBound
    input.connect(to: control)
    showMessages(of: control) { [weak control] in "\(control?.value ?? 0)" }
  }
}

extension FormFieldView where Input: UISegmentedControl {
  /// Shows a control as a segment for each choice, in place of any earlier one.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - choices: The values to choose from, in the order of the segments.
  ///   - title: Returns the title of a choice.
  public func show<Value: Equatable>(
    _ control: Control<Value>, choices: [Value], title: @MainActor (Value) -> String
  ) {
    input.connect(to: control, choices: choices, title: title)
    showMessages(of: control)
  }

  /// Shows a control of a value that may be missing, as a segment for each choice, in place of any earlier one.
  ///
  /// - Parameters:
  ///   - control: The control. While there is no value, no segment is selected.
  ///   - choices: The values to choose from, in the order of the segments.
  ///   - title: Returns the title of a choice.
  public func show<Value: Equatable>(
    _ control: Control<Value?>, choices: [Value], title: @MainActor (Value) -> String
  ) {
    input.connect(to: control, choices: choices, title: title)
    showMessages(of: control)
  }
}
#endif

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
/// The field is a text field, a text view, a switch, a date picker, a button with a menu, or a view of your own, for
/// which ``showMessages(of:listsRequirements:)`` shows all but its value. VoiceOver reads the label of the control as
/// the field's, so declare it in the rule set or set `label` of the control. Other settings of the field, such as
/// `isSecureTextEntry`, are yours, and stay when a cell is reused.
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
  /// Whether a text has a frame. Set it before you show a control.
  public var isFramed = true
  /// The control that the view shows.
  public private(set) weak var control: AnyControl?
  private let presenter = FieldPresenter()
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
    messageLabel.textColor = .systemRed
    // VoiceOver reads the title as the label of the field.
    titleLabel.isAccessibilityElement = false
    let titleRow = UIStackView(arrangedSubviews: [titleLabel, spinner])
    titleRow.alignment = .center
    titleRow.spacing = 8
    // As high with the spinner as without it.
    titleRow.heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
    addArrangedSubview(titleRow)
    if input is UISwitch {
      putInput(beside: titleRow)
    } else {
      addArrangedSubview(input)
    }
    // The smallest height that is easy to tap.
    let target = input is UISwitch ? titleRow : input
    target.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    for view in [messageLabel, retryButton, checklist] { addArrangedSubview(view) }
    presenter.titleLabel = titleLabel
    presenter.messageLabel = messageLabel
    presenter.spinner = spinner
    presenter.checklist = checklist
    presenter.retryButton = retryButton
  }

  /// Ends the program: a storyboard can't make a view of a generic class. Its scenes use a ``FieldPresenter``.
  public required init(coder: NSCoder) { fatalError("A generic view can't be made by a storyboard.") }

  /// Puts a switch beside its title, where a long one wraps.
  private func putInput(beside titleRow: UIStackView) {
    titleLabel.font = .preferredFont(forTextStyle: .body)
    input.setContentCompressionResistancePriority(.required, for: .horizontal)
    input.setContentHuggingPriority(.required, for: .horizontal)
    titleRow.addArrangedSubview(input)
  }

  /// Shows the title and the messages of a control, in place of any earlier one. The value is up to you.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - listsRequirements: Whether the checklist replaces the messages of its rules while the user edits, as for a
  ///     new password.
  public func showMessages(of control: AnyControl, listsRequirements: Bool = false) {
    self.control = control
    retryButton.configuration?.title = FieldTexts.standard.tryAgain
    presenter.show(control, at: input, listsRequirements: listsRequirements)
  }

  /// Shows a text, above a bar with a button that ends editing if the keyboard has no such key.
  fileprivate func showText<Value: TextEditable>(
    of control: Control<Value>, in view: any TextInputView, listsRequirements: Bool
  ) {
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.connectText(to: control)
    view.takeHints(of: control)
    view.addDoneButton()
    showMessages(of: control, listsRequirements: listsRequirements)
  }

  fileprivate func formatText<Value: TextEditable>(of control: Control<Value>, in field: UITextField) {
    guard field.delegate == nil || field.delegate === formattingDelegate else { return }
    formattingDelegate = FormattingDelegate(control)
    field.delegate = formattingDelegate
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
    input.borderStyle = isFramed ? .roundedRect : .none
    formatText(of: control, in: input)
    showText(of: control, in: input, listsRequirements: listsRequirements)
  }
}

extension FormFieldView where Input: UITextView {
  /// Shows a control, in place of any earlier one. To have the view grow with its text, turn its `isScrollEnabled`
  /// off.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - listsRequirements: Whether the checklist replaces the messages of its rules while the user edits.
  public func show<Value: TextEditable>(_ control: Control<Value>, listsRequirements: Bool = false) {
    if isFramed {
      input.backgroundColor = .tertiarySystemFill
      input.layer.cornerRadius = 5
    }
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
  /// Shows a control, in place of any earlier one.
  ///
  /// - Parameter control: The control.
  public func show(_ control: Control<Date>) {
    input.connect(\.date, to: control)
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
#endif

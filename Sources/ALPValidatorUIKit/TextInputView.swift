#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
import Foundation
public import UIKit

extension UITextField {
  /// Connects the field to a control, in place of any earlier one: the control receives what the user types, and
  /// the field shows the control's text.
  ///
  /// Connect a field once, or again when its cell is reused. Another control ends editing the earlier one; the
  /// same control disturbs neither the cursor nor a composition. The field keeps the control, and its delegate stays
  /// free.
  ///
  /// While an input method composes a text, the control keeps the text before it, and only a reset, such as
  /// `reset()`, replaces what is composed. Inline predictions are turned off, because UIKit treats them
  /// as composed text.
  ///
  /// - Parameter control: The control.
  public func connect<Value: TextEditable>(to control: Control<Value>) { connectText(to: control) }
}

extension UITextView {
  /// Connects the text view to a control, as `connect(to:)` of a text field does.
  ///
  /// - Parameter control: The control.
  public func connect<Value: TextEditable>(to control: Control<Value>) { connectText(to: control) }
}

/// A text field or a text view.
@MainActor protocol TextInputView: UIView, UITextInput {
  /// The text, which is never `nil`.
  var shownText: String { get set }
  var font: UIFont? { get set }
  var adjustsFontForContentSizeCategory: Bool { get set }

  /// Calls the methods of a connection when the user edits the text.
  func reportEdits(to connection: ControlConnection)
  func takeHints(of control: AnyControl)
  /// Shows a button that ends editing above a keyboard that has no key for it, unless there is a view of yours.
  func updateDoneButton()
}

extension TextInputView {
  func connectText<Value: TextEditable>(to control: Control<Value>) {
    guard connection?.control !== control else {
      // The text may have been changed in code, as in `prepareForReuse()`.
      if markedTextRange == nil { show(control.text) }
      return
    }
    // The text that is being composed is that of the earlier control.
    if markedTextRange != nil { unmarkText() }
    let observation = control.addObserver { [weak self, unowned control] event in
      guard let self else { return }
      if event == .reset { self.connection?.discardComposition() }
      if markedTextRange == nil { show(control.text) }
    }
    let connection = ControlConnection(control, observation) { [unowned self] in takeText(for: control) }
    self.connection = connection
    reportEdits(to: connection)
    show(control.text)
    if isFirstResponder { connection.begin() }
  }

  /// Passes the text to a control. AutoFill fills a field that isn't edited without asking its delegate, so the format of
  /// the control is applied then.
  private func takeText<Value: TextEditable>(for control: Control<Value>) {
    guard shownText != control.text else { return }
    if isFirstResponder {
      control.text = shownText
    } else {
      control.edit(to: shownText)
      show(control.text)
    }
  }

  /// Shows a text, and keeps what is after the cursor there.
  private func show(_ text: String) {
    guard text != shownText else { return }
    let countAfterCursor = selectedTextRange.map { offset(from: $0.end, to: endOfDocument) }
    shownText = text
    guard let countAfterCursor, let cursor = position(from: endOfDocument, offset: -countAfterCursor) else {
      return
    }
    selectedTextRange = textRange(from: cursor, to: cursor)
  }
}

extension UITextField: TextInputView {
  var shownText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  func reportEdits(to connection: ControlConnection) {
    // A prediction is marked text, which the end of editing would take.
    inlinePredictionType = .no
    // An action replaces the earlier one with its identifier.
    addAction(
      UIAction(identifier: .init("ALPValidator.begin")) { [weak connection] _ in connection?.begin() },
      for: .editingDidBegin)
    addAction(
      UIAction(identifier: .init("ALPValidator.change")) { [weak connection] _ in connection?.change() },
      for: .editingChanged)
    addAction(
      UIAction(identifier: .init("ALPValidator.end")) { [weak connection] _ in connection?.end() },
      for: .editingDidEnd)
  }

  func updateDoneButton() {
    #if !os(visionOS)
    guard inputAccessoryView == nil || inputAccessoryView is DoneBar else { return }
    inputAccessoryView = keyboardType.hasNoReturnKey ? UIToolbar.withDoneButton(for: self) : nil
    #endif
  }
}

extension UITextView: TextInputView {
  var shownText: String {
    get { text }
    set { text = newValue }
  }

  func reportEdits(to connection: ControlConnection) {
    inlinePredictionType = .no  // as in a text field
    // The connection removes itself as an observer.
    let center = NotificationCenter.default
    center.addObserver(
      connection, selector: #selector(ControlConnection.begin),
      name: UITextView.textDidBeginEditingNotification, object: self)
    center.addObserver(
      connection, selector: #selector(ControlConnection.change),
      name: UITextView.textDidChangeNotification, object: self)
    center.addObserver(
      connection, selector: #selector(ControlConnection.end),
      name: UITextView.textDidEndEditingNotification, object: self)
  }

  func updateDoneButton() {
    #if !os(visionOS)
    if inputAccessoryView == nil { inputAccessoryView = UIToolbar.withDoneButton(for: self) }
    #endif
  }
}

extension UIKeyboardType {
  /// Whether the keyboard has no key that ends editing.
  fileprivate var hasNoReturnKey: Bool {
    [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self)
  }
}
#endif

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
public import Foundation
public import UIKit

/// Passes each edit of a text field to the input format of its control, such as that of a payment card, so that the
/// cursor stays where the user put it.
///
/// A ``FormFieldView`` has one already. Otherwise, connect the field, set this delegate, and keep it as long as the
/// field. If your view controller has to be the delegate, call this method from its own.
@MainActor public final class FormattingDelegate<Value: TextEditable>: NSObject, UITextFieldDelegate {
  /// The control.
  public let control: Control<Value>

  /// Creates the delegate of a field.
  ///
  /// - Parameter control: The control to which the field is connected.
  public init(_ control: Control<Value>) {
    self.control = control
    super.init()
  }

  /// Shows what the format makes of an edit.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - range: The range that the edit replaces, in UTF-16 code units.
  ///   - replacementString: What the user has typed or pasted.
  /// - Returns: Whether the field should apply the edit itself.
  public func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    // Wait until the input method has committed its text.
    guard field.markedTextRange == nil else { return true }
    // Undo may pass a range of an earlier text.
    let length = field.text?.utf16.count ?? 0
    guard range.upperBound <= length else { return false }
    let edit = control.edit(
      replacing: range.lowerBound..<range.upperBound, with: replacementString,
      selection: field.selectedOffsets)
    guard let edit else { return true }
    field.text = edit.text
    field.selectedOffsets = edit.selection
    return false
  }
}

extension UITextField {
  /// The selection in UTF-16 offsets.
  fileprivate var selectedOffsets: Range<Int>? {
    get {
      guard let range = selectedTextRange else { return nil }
      let start = offset(from: beginningOfDocument, to: range.start)
      return start..<offset(from: beginningOfDocument, to: range.end)
    }
    set {
      guard let newValue,
        let start = position(from: beginningOfDocument, offset: newValue.lowerBound),
        let end = position(from: beginningOfDocument, offset: newValue.upperBound)
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }
  }
}
#endif

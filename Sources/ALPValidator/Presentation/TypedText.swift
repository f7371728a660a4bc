/// The text of a field whose control may make another text of what is typed, such as one with an input format.
///
/// A field changes its text by itself, and the control may have it show another one. If that is the one before the edit,
/// such as after a letter in a card number, nothing that the field observes has changed. So the text of the field is kept
/// beside that of the control, with the text and the selection on which both last agreed:
///
/// | Event | Agreed before | Afterwards |
/// | --- | --- | --- |
/// | the field has the agreed text, and another selection | any | the selection is agreed |
/// | the field has another text | any | the control takes the edit from the agreed text; its text is agreed |
/// | the control has another text | another text | its text is agreed; the cursor keeps what is after it |
///
/// After each event, the field shows ``text`` and ``selection``.
package struct TypedText: Equatable, Sendable {
  /// The text on which field and control agree, which the field shows.
  package private(set) var text: String
  /// The selection in UTF-16 offsets; `nil` if it is unknown, and the field goes on by itself.
  package private(set) var selection: Range<Int>?

  /// Creates the text of a field.
  ///
  /// - Parameter text: The text of the control.
  package init(_ text: String = "") { self.text = text }

  /// Takes what the user has done in the field.
  ///
  /// - Parameters:
  ///   - typed: The text of the field now.
  ///   - typedSelection: The selection now, in UTF-16 offsets; `nil` if it is unknown.
  ///   - control: The control of the field.
  @MainActor package mutating func fieldDidChange<Value: TextEditable>(
    to typed: String, selection typedSelection: Range<Int>?, of control: Control<Value>
  ) {
    guard !ExactEquality.isSame(typed, text) else {
      selection = typedSelection
      return
    }
    let cursor = typedSelection.flatMap { $0.isEmpty ? $0.lowerBound : nil }
    let edit = control.edit(to: typed, from: text, cursor: cursor, selection: selection)
    let answer = control.text
    if let edit {
      selection = edit.selection
    } else if ExactEquality.isSame(answer, typed) {
      selection = typedSelection
    }  // else the edit was rejected: the selection is that before it
    text = answer
  }

  /// Takes a text that the control has for another reason, such as a reset.
  ///
  /// - Parameter newText: The text of the control.
  package mutating func controlDidChange(to newText: String) {
    guard !ExactEquality.isSame(newText, text) else { return }
    if let cursor = selection?.upperBound {
      let countAfterCursor = text.utf16.count - cursor
      let newCursor = max(0, newText.utf16.count - countAfterCursor)
      selection = newCursor..<newCursor
    }
    text = newText
  }
}

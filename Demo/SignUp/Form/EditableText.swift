import ALPValidator

/// A control that shows a text, whatever the type of its value.
@MainActor
protocol EditableText: AnyControl {
  var text: String { get set }

  func edit(replacing range: Range<Int>, with replacement: String, selection: Range<Int>?) -> InputEdit?
}

extension Control: EditableText where Value: TextEditable {}

extension EditableText {
  /// Applies an edit, by the input format if there is one, and moves the cursor.
  ///
  /// - Parameters:
  ///   - range: The UTF-16 offsets of the text to replace.
  ///   - replacement: The text to insert, empty for a deletion.
  ///   - selection: The selection before the edit.
  /// - Returns: The offset of the cursor after the edit.
  func apply(replacing range: Range<Int>, with replacement: String, selection: Range<Int>) -> Int {
    if let edit = edit(replacing: range, with: replacement, selection: selection) {
      return edit.selection.upperBound
    }
    // The control has nothing to change, so this is what the field makes of the edit.
    var units = Array(text.utf16)
    units.replaceSubrange(range.clamped(to: 0..<units.count), with: replacement.utf16)
    text = String(decoding: units, as: UTF16.self)
    return min(range.lowerBound + replacement.utf16.count, text.utf16.count)
  }
}

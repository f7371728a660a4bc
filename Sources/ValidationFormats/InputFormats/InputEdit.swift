/// What a field shows after an edit, as an ``InputFormat`` computed it.
///
/// Set the text and the selection, or apply the change, which keeps more of the field as it is.
public struct InputEdit: Sendable, Hashable {
  /// A replacement of a part of a text.
  public struct Change: Sendable, Hashable {
    /// The UTF-16 offsets of the replaced part, in the text before the edit.
    public let range: Range<Int>

    /// The text that takes its place.
    public let replacement: String
  }

  /// The text to show.
  public let text: String

  /// The selection to show, as UTF-16 offsets of the new text; it is empty, which is a cursor.
  public let selection: Range<Int>

  /// The smallest replacement that makes the new text of the text before the edit.
  ///
  /// The range is empty and so is the replacement if the text stays the same, because the edit was rejected
  /// or moved only the cursor.
  public let change: Change

  /// Creates the edit that turns a text into another one.
  package init(changing old: String, to new: String, cursor: Int) {
    text = new
    selection = cursor..<cursor
    change = Change(from: old, to: new, cursor: cursor)
  }
}

extension InputEdit.Change {
  /// Finds the smallest replacement, with whole code points.
  fileprivate init(from old: String, to new: String, cursor: Int) {
    let before = Array(old.utf16)
    let after = Array(new.utf16)
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    if start == before.count, start == after.count {
      let cursor = min(cursor, start)
      self.init(range: cursor..<cursor, replacement: "")
      return
    }
    if start > 0, UTF16.isLeadSurrogate(before[start - 1]) { start -= 1 }
    var end = 0
    while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
    if end > 0, UTF16.isTrailSurrogate(before[before.count - end]) { end -= 1 }
    self.init(
      range: start..<before.count - end,
      replacement: String(decoding: after[start..<after.count - end], as: UTF16.self))
  }
}

// The extension of the article ConnectingViews, for SwiftUI.
import ALPValidator

extension InputFormat {
  /// Returns what to show after a field has changed its text by itself.
  func edit(from earlier: String, to text: String, cursor: Int) -> InputEdit? {
    let end = max(earlier.utf16.count - text.utf16.count + cursor, 0)
    let common = zip(earlier.utf16, text.utf16).prefix { $0 == $1 }.count
    let start = min(common, cursor, end)
    let inserted = text.utf16.dropFirst(start).prefix(cursor - start)
    return edit(
      earlier, replacing: start..<end, with: String(decoding: inserted, as: UTF16.self))
  }
}

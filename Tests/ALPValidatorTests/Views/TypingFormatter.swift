// The formatter of the article ConnectingViews; a test compares them.
import ALPValidator
import Foundation

/// Formats the text of a field as the user types.
nonisolated final class TypingFormatter: Formatter {
  private let format: InputFormat

  init(_ format: InputFormat) {
    self.format = format
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func string(for value: Any?) -> String? { (value as? String).map(format.format) }

  /// Returns what the field should show instead of a text that the user has made of another one.
  func edit(from earlier: String, _ earlierSelection: NSRange, to text: String, cursor: Int) -> InputEdit? {
    let start = min(earlierSelection.location, cursor)
    let end = max(earlier.utf16.count - (text.utf16.count - cursor), start)
    let inserted = (text as NSString).substring(with: NSRange(start..<cursor))
    return format.edit(
      earlier, replacing: start..<end, with: inserted,
      selection: earlierSelection.lowerBound..<earlierSelection.upperBound)
  }
}

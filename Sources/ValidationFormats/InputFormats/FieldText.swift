/// The text of a field before an edit, with its content.
struct FieldText {
  /// The characters of the content.
  let content: [Character]

  /// Whether the pattern could have written the text, or reads it as this content.
  let isOfPattern: Bool

  private let text: String

  /// The UTF-16 offsets of each character of the content.
  private let ranges: [Range<Int>]

  init(_ text: String, pattern: any InputPattern) {
    let reading = pattern.reading(of: text)
    self.text = text
    content = reading.map(\.character)
    ranges = reading.map(\.range)
    isOfPattern =
      pattern.reader == nil || text.allSatisfy(\.isWhitespace) || pattern.formatted(content).text == text
      || pattern.contentOfWhole(text) == content
  }

  /// Returns a range within the text that has no part of a character.
  ///
  /// The bounds move outwards, those of an empty range both to the start of the character.
  func wholeCharacters(in range: Range<Int>) -> Range<Int> {
    let length = text.utf16.count
    var lower = min(max(range.lowerBound, 0), length)
    var upper = min(max(range.upperBound, 0), length)
    var start = 0
    for character in text {
      let end = start + character.utf16.count
      let isWithin = start + 1..<end
      if isWithin.contains(upper) { upper = range.isEmpty ? start : end }
      if isWithin.contains(lower) { lower = start }
      start = end
    }
    return lower..<upper
  }

  /// Returns the indices of the content that an edit of a range removes.
  ///
  /// A deletion of nothing but separators removes the character beside them: the one after for the key
  /// Delete, which leaves the cursor where it is, else the one before.
  func contentRemoved(by range: Range<Int>, isDeletion: Bool, selection: Range<Int>?) -> Range<Int> {
    let lower = ranges.partitioningIndex { $0.upperBound > range.lowerBound }
    let upper = max(ranges.partitioningIndex { $0.lowerBound >= range.upperBound }, lower)
    guard isDeletion, !range.isEmpty, lower == upper else { return lower..<upper }
    let isForward = selection == range.lowerBound..<range.lowerBound
    if isForward { return lower..<min(upper + 1, ranges.count) }
    return max(lower - 1, 0)..<upper
  }

  /// Returns the edit that has a result, or `nil` if the field itself has the same.
  func edit(_ range: Range<Int>, with replacement: String, to result: String, cursor: Int) -> InputEdit? {
    let hasOwnCursor = cursor == range.lowerBound + replacement.utf16.count
    if hasOwnCursor, applying(range, with: replacement).utf8.elementsEqual(result.utf8) { return nil }
    return InputEdit(changing: text, to: result, cursor: cursor)
  }

  /// Returns what the field makes of an edit by itself.
  func applying(_ range: Range<Int>, with replacement: String) -> String {
    let before = text.utf16
    let start = before.index(before.startIndex, offsetBy: range.lowerBound)
    let end = before.index(start, offsetBy: range.count)
    return String(text[..<start] + replacement + text[end...])
  }
}

extension Array {
  /// Returns the index of the first element that satisfies a condition, if all after it satisfy it as well.
  fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var start = 0
    var end = count
    while start < end {
      let middle = (start + end) / 2
      if isAfter(self[middle]) { end = middle } else { start = middle + 1 }
    }
    return start
  }
}

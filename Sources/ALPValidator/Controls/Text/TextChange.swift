/// What a field has replaced in its text by itself, in UTF-16 offsets.
struct TextChange {
  let range: Range<Int>
  let replacement: String

  /// The selection before the change, if only one character was removed: Backspace removes the one before the cursor.
  var likelySelection: Range<Int>? {
    replacement.isEmpty && range.count == 1 ? range.upperBound..<range.upperBound : nil
  }

  /// Finds the edit to pass to an input format.
  ///
  /// - Parameters:
  ///   - earlier: The text before.
  ///   - text: The text after.
  ///   - cursor: The offset of the cursor after the change, if it is known.
  ///   - selection: The selection before the change, if it is known.
  ///   - mayBeWhole: Whether the format reads a text that was pasted over everything, of which text at the end may be a
  ///     part.
  init(
    from earlier: String, to text: String, cursor: Int?, selection: Range<Int>?,
    mayBeWhole: (_ earlier: String, _ insertedAtEnd: String?) -> Bool
  ) {
    let smallest = Self(from: earlier, to: text, cursor: cursor)
    let everything = 0..<earlier.utf16.count
    let isAtEnd = smallest.range == everything.upperBound..<everything.upperBound
    let isWhole =
      selection.map { $0 == everything } ?? mayBeWhole(earlier, isAtEnd ? smallest.replacement : nil)
    guard isWhole, smallest.replacement.count > 1 else {
      self = smallest
      return
    }
    range = everything
    replacement = text
  }

  /// Finds the change between two texts.
  ///
  /// - Parameters:
  ///   - earlier: The text before.
  ///   - text: The text after.
  ///   - cursor: The offset of the cursor after the change, if it is known. What is after it was there before.
  init(from earlier: String, to text: String, cursor: Int?) {
    let (before, after) = (Array(earlier.unicodeScalars), Array(text.unicodeScalars))
    let shorter = min(before.count, after.count)
    let sameAtStart = zip(before, after).prefix { $0 == $1 }.count
    let sameAtEnd = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    let (start, kept): (Int, Int)
    if let cursor {
      kept = min(sameAtEnd, shorter, text.scalarCount(afterOffset: cursor))
      start = min(sameAtStart, shorter - kept)
    } else {
      start = sameAtStart
      kept = min(sameAtEnd, shorter - start)
    }
    let lower = before[..<start].utf16Count
    range = lower..<lower + before[start..<(before.count - kept)].utf16Count
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: after[start..<(after.count - kept)])
    replacement = String(scalars)
  }
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate var utf16Count: Int { reduce(0) { $0 + $1.utf16.count } }
}

extension String {
  /// Returns how many scalars are after a UTF-16 offset.
  fileprivate func scalarCount(afterOffset offset: Int) -> Int {
    let index = utf16.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
    return unicodeScalars[index...].count
  }
}

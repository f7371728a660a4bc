/// Counts words: runs of anything, divided by white space.
///
/// White space is what has Unicode's property White_Space. Scripts that do not divide words by it, such as Chinese
/// or Thai, have one word between two of them.
///
/// ```swift
/// WordCount.count(in: "  to be, or not ")  // 4
/// ```
public enum WordCount {
  /// Returns the number of words in a text.
  public static func count(in text: String) -> Int {
    count(in: text, upTo: .max)
  }

  /// Returns whether the number of words in a text lies within bounds.
  ///
  /// Equal to `bounds.contains(count(in: text))`, but stops as soon as the answer is known.
  public static func isCount(in text: String, within bounds: ClosedRange<Int>) -> Bool {
    let limit = bounds.upperBound == .max ? bounds.lowerBound : bounds.upperBound &+ 1
    guard limit > 0 else { return bounds.upperBound == .max }
    return bounds.contains(count(in: text, upTo: limit))
  }

  /// Returns the lesser of the number of words and a limit.
  private static func count(in text: String, upTo limit: Int) -> Int {
    var count = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
      let isSpace =
        scalar.isASCII ? scalar == " " || 0x09...0x0D ~= scalar.value : scalar.properties.isWhitespace
      if !isSpace, !isInWord {
        count &+= 1
        if count == limit { break }
      }
      isInWord = !isSpace
    }
    return count
  }
}

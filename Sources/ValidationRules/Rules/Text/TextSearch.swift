/// Finds text in text, character by character, in any of the ways in which Unicode writes the same character.
///
/// `é` is found whether it is one scalar or two, and `e` is not found within it. Where case does not count,
/// two characters are the same if their lowercase forms are, in no language in particular: `İ` is not `i`,
/// the Turkish dotless `ı` is not `I`, and `ß` is not `SS`. Both lowercase forms of the Greek `Σ` are the
/// same.
///
/// ```swift
/// TextSearch.contains("WORD", in: "my password", caseSensitive: false)
/// // true
/// ```
public enum TextSearch {
  /// Returns whether a text has another in it; every text has the empty one.
  ///
  /// - Parameters:
  ///   - needle: The text that is searched for.
  ///   - text: The text.
  ///   - caseSensitive: Whether uppercase and lowercase letters are different.
  /// - Returns: `true` if a text has another in it; every text has the empty one.
  public static func contains(_ needle: String, in text: String, caseSensitive: Bool = true) -> Bool {
    if let answer = answerInBytes(needle, text, { contains($0, in: $1, caseSensitive) }) { return answer }
    var start = text.startIndex
    while true {
      if text[start...].startsEqually(with: needle, caseSensitive) { return true }
      guard start < text.endIndex else { return false }
      text.formIndex(after: &start)
    }
  }

  /// Returns whether a text begins with another; every text begins with the empty one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prefix: The text at the start.
  ///   - caseSensitive: Whether uppercase and lowercase letters are different.
  /// - Returns: `true` if a text begins with another; every text begins with the empty one.
  public static func starts(_ text: String, with prefix: String, caseSensitive: Bool = true) -> Bool {
    if let answer = answerInBytes(prefix, text, { equals($0, in: $1, at: 0, caseSensitive) }) {
      return answer
    }
    return text.startsEqually(with: prefix, caseSensitive)
  }

  /// Returns whether a text ends with another; every text ends with the empty one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - suffix: The text at the end.
  ///   - caseSensitive: Whether uppercase and lowercase letters are different.
  /// - Returns: `true` if a text ends with another; every text ends with the empty one.
  public static func ends(_ text: String, with suffix: String, caseSensitive: Bool = true) -> Bool {
    if let answer = answerInBytes(
      suffix, text, { equals($0, in: $1, at: $1.count - $0.count, caseSensitive) })
    {
      return answer
    }
    return text.reversed().startsEqually(with: suffix.reversed(), caseSensitive)
  }

  /// Calls a function with the bytes of both texts if in both each byte is a character, else returns nil.
  private static func answerInBytes(
    _ needle: String, _ text: String, _ answer: (Span<UInt8>, Span<UInt8>) -> Bool
  ) -> Bool? {
    needle.withBytes { needle in
      text.withBytes { text in
        guard needle.isPlainASCII, text.isPlainASCII else { return nil }
        return answer(needle, text)
      }
    }
  }

  private static func contains(_ needle: Span<UInt8>, in text: Span<UInt8>, _ caseSensitive: Bool) -> Bool {
    guard needle.count <= text.count else { return false }
    for start in 0...(text.count - needle.count) where equals(needle, in: text, at: start, caseSensitive) {
      return true
    }
    return false
  }

  private static func equals(
    _ needle: Span<UInt8>, in text: Span<UInt8>, at start: Int, _ caseSensitive: Bool
  ) -> Bool {
    guard start >= 0, needle.count <= text.count - start else { return false }
    for index in needle.indices {
      let one = needle[index]
      let other = text[start + index]
      if one == other { continue }
      guard !caseSensitive, one ^ other == 0x20, one.isASCIILetter else { return false }
    }
    return true
  }
}

extension Sequence<Character> {
  /// Returns whether the first characters are those of another sequence.
  fileprivate func startsEqually(with prefix: some Sequence<Character>, _ caseSensitive: Bool) -> Bool {
    starts(with: prefix) { one, other in
      TextSearch.isEqual(String(one), String(other))
        || !caseSensitive && TextSearch.isEqual(one.folded, other.folded)
    }
  }
}

extension Character {
  /// The lowercase form, with `σ` for the one that `Σ` has at the end of a word.
  fileprivate var folded: String {
    String(String.UnicodeScalarView(lowercased().unicodeScalars.map { $0 == "ς" ? "σ" : $0 }))
  }
}

extension TextSearch {
  /// Returns whether two texts are the same, character by character.
  ///
  /// Texts are compared as Unicode writes characters canonically, so `é` is the same in one scalar or two.
  /// The work is linear for any text: in texts of more than 512 bytes, a row of more than 64 combining marks
  /// is the same only in the same order.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - other: The other text.
  ///   - caseSensitive: Whether uppercase and lowercase letters are different.
  /// - Returns: `true` if two texts are the same, character by character.
  public static func isSame(_ text: String, as other: String, caseSensitive: Bool = true) -> Bool {
    if caseSensitive { return isEqual(text, other) }
    // Characters are compared one by one, so texts of which one begins with the other differ in their number
    // alone.
    return starts(text, with: other, caseSensitive: false) && text.count == other.count
  }

  /// Returns whether a text is so long, and has such long runs of combining marks, that bringing them into
  /// canonical order would take more than linear time.
  package static func isCostlyToCompare(_ text: String) -> Bool {
    guard text.utf8.count > greatestCheapLength else { return false }
    var marks = 0
    for scalar in text.unicodeScalars {
      let isMark = scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      if marks > greatestRowOfMarks { return true }
    }
    return false
  }

  /// Returns whether two texts are canonically equivalent, in linear time.
  static func isEqual(_ text: String, _ other: String) -> Bool {
    let (length, otherLength) = (text.utf8.count, other.utf8.count)
    let greatest = max(length, otherLength)
    guard greatest > greatestCheapLength else { return text == other }
    // No character grows to more than three times its bytes, in either direction, when it is normalized.
    guard greatest <= 9 * min(length, otherLength) else { return false }
    if isCostlyToCompare(text) || isCostlyToCompare(other) { return text.utf8.elementsEqual(other.utf8) }
    return text == other
  }

  /// The length in bytes up to which any text is compared fast.
  private static let greatestCheapLength = 512
  private static let greatestRowOfMarks = 64
}

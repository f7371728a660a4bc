/// Finds text in text, character by character, in any of the ways in which Unicode writes the same character.
///
/// `é` is found whether it is one scalar or two, and `e` is not found within it. Where case does not count, two
/// characters are the same if their lower-case forms are, in no language in particular: `İ` is not `i`, the Turkish
/// dotless `ı` is not `I`, and `ß` is not `SS`.
///
/// ```swift
/// TextSearch.contains("WORD", in: "my password", caseSensitive: false)  // true
/// ```
public enum TextSearch {
  /// Returns whether a text has another in it; every text has the empty one.
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
  public static func starts(_ text: String, with prefix: String, caseSensitive: Bool = true) -> Bool {
    if let answer = answerInBytes(prefix, text, { equals($0, in: $1, at: 0, caseSensitive) }) {
      return answer
    }
    return text.startsEqually(with: prefix, caseSensitive)
  }

  /// Returns whether a text ends with another; every text ends with the empty one.
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
      let other = text[start &+ index]
      if one == other { continue }
      guard !caseSensitive, one ^ other == 0x20, one.isASCIILetter else { return false }
    }
    return true
  }
}

extension Sequence<Character> {
  /// Returns whether the first characters are those of another sequence.
  fileprivate func startsEqually(with prefix: some Sequence<Character>, _ caseSensitive: Bool) -> Bool {
    starts(with: prefix) { $0 == $1 || !caseSensitive && $0.lowercased() == $1.lowercased() }
  }
}

extension TextSearch {
  /// Returns whether two texts are the same, character by character.
  public static func isSame(_ text: String, as other: String, caseSensitive: Bool = true) -> Bool {
    if caseSensitive { return text == other }
    // Characters are compared one by one, so texts of which one begins with the other differ in their number alone.
    return starts(text, with: other, caseSensitive: false) && text.count == other.count
  }
}

/// Recognizes slugs, the readable last parts of web addresses, such as `hello-world-2`.
///
/// No standard defines them. Here a slug is one or more words of lower-case ASCII letters and digits, joined by
/// single hyphens, which is what text turns into a slug as everywhere and stays the same in a URL.
public enum SlugFormat {
  /// Returns whether the whole text is a slug.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a slug.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    var isAtStartOfWord = true
    for index in bytes.indices {
      let byte = bytes[index]
      if byte.isASCIIDigit || byte &- 0x61 < 26 {
        isAtStartOfWord = false
      } else {
        guard byte == UInt8(ascii: "-"), !isAtStartOfWord else { return false }
        isAtStartOfWord = true
      }
    }
    return !isAtStartOfWord
  }
}

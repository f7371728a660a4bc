/// Recognizes JSON texts: any one value, such as `{"a": [1, true]}`, `"text"` or `null`.
///
/// The grammar is that of [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259), to the letter: no comments, no
/// trailing commas, no byte order mark (section 8.1), no leading zeros, and nothing but space, tab and line
/// ends around tokens. The empty text is no value. Escaped surrogates need no partner and names may repeat, since
/// the grammar does not mind.
///
/// Arrays and objects nest at most 512 deep, a limit that section 9 leaves to each implementation, and
/// which is also that of Foundation's decoder. It keeps the work free of recursion and of allocation.
public enum JSONFormat {
  /// How deep arrays and objects may nest.
  package static let greatestDepth = 512

  /// Returns whether the whole text is one JSON value.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns how many bytes of a text could begin a JSON value, or nil if the whole text is one.
  package static func faultOffset(in text: String) -> Int? {
    text.withBytes { JSONScanner<PlainBytes>.faultOffset(in: $0) }
  }

  /// Returns whether all the bytes are one JSON value.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    JSONScanner<PlainBytes>.isValue(bytes)
  }
}

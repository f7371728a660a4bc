/// Recognizes JSON Pointers, such as `/guests/2/email`.
///
/// The grammar is that of [RFC 6901, section 3](https://www.rfc-editor.org/rfc/rfc6901#section-3). The empty text is
/// the pointer to the whole document. The form for fragments of URLs, `#/guests`, is not accepted.
public enum JSONPointerFormat {
  /// Returns whether the whole text is a JSON Pointer.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes, which are UTF-8, are a JSON Pointer.
  ///
  ///     json-pointer    = *( "/" reference-token )
  ///     reference-token = *( unescaped / escaped )
  ///     escaped         = "~" ( "0" / "1" )
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count > 0 else { return true }
    guard bytes[0] == UInt8(ascii: "/") else { return false }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "~") {
      guard index &+ 1 < bytes.count, bytes[index &+ 1] | 1 == UInt8(ascii: "1") else { return false }
    }
    return true
  }
}

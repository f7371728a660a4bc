/// Recognizes what a browser accepts in `<input type=email>`, such as `user@localhost` and `a..b@example.org`.
///
/// The grammar is "valid email address" of the HTML living standard, section
/// [4.10.5.1.5](https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), which is a wilful
/// violation of RFC 5322: dots may stand anywhere in the local part, one label is enough for a domain, nothing
/// is quoted, nothing is beyond ASCII, and only labels have a maximum length. `EmailFormat` is the better
/// choice unless the answer has to be that of a browser.
public enum HTMLEmailFormat {
  /// Returns whether the whole text is an e-mail address as in HTML.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are an e-mail address as in HTML.
  ///
  ///     email = 1*( atext / "." ) "@" label *( "." label )
  ///     label = let-dig [ [ ldh-str ] let-dig ]  ; limited to a length of 63 characters
  @inline(never)
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    var cursor = SeparatorCursor()
    var at = cursor.next(in: bytes)
    while at < bytes.count, bytes[at].isEmailAtomText || bytes[at] == UInt8(ascii: ".") {
      at = cursor.next(in: bytes)
    }
    guard at > 0, at < bytes.count, bytes[at] == UInt8(ascii: "@") else { return false }
    var labelStart = at &+ 1
    while true {
      let index = cursor.next(in: bytes)
      if index >= bytes.count { return EmailDomain.isLabel(bytes, from: labelStart, to: bytes.count) }
      if bytes[index] == UInt8(ascii: "-") {
        guard index > labelStart else { return false }
      } else {
        guard bytes[index] == UInt8(ascii: "."), EmailDomain.isLabel(bytes, from: labelStart, to: index)
        else { return false }
        labelStart = index &+ 1
      }
    }
  }
}

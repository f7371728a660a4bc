/// Recognizes host names, such as `www.example.com` and `bücher.example`.
///
/// A label is letters, digits and hyphens as in
/// [RFC 1123, section 2.1](https://www.rfc-editor.org/rfc/rfc1123#section-2.1), or a U-label or A-label of
/// IDNA2008 ([RFC 5890](https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.1)), with the Bidi rule of
/// [RFC 5893](https://www.rfc-editor.org/rfc/rfc5893#section-2). It has 1 to 63 octets and the whole name 253, of the
/// ASCII form. A root dot at the end is no part of a host name. Labels such as `ab--cd`, which RFC 5890 reserves, are
/// accepted: they are in use.
public enum HostnameFormat {
  /// Returns whether the whole text is a host name.
  ///
  /// - Parameters:
  ///   - requiresDot: Whether the name needs two labels or more, the last of which is not a number, because a
  ///     top-level domain never is (RFC 1123).
  ///   - asciiOnly: Whether Unicode labels are refused; they are still accepted in their ASCII form.
  public static func matches(_ text: String, requiresDot: Bool = false, asciiOnly: Bool = false) -> Bool {
    // The tables are read in a second step, out of line: for the first one alone the string is not retained.
    switch text.withBytes({ scan($0) }) {
    case .labels(let labels, _): matches(labels, requiresDot)
    case .invalid: false
    case .undecided: matchesUnicode(text, requiresDot, asciiOnly)
    }
  }

  @inline(never)
  private static func matchesUnicode(_ text: String, _ requiresDot: Bool, _ asciiOnly: Bool) -> Bool {
    text.withBytes { matches(Labels(unicode: $0, asciiOnly: asciiOnly), requiresDot) }
  }

  private static func scan(_ bytes: Span<UInt8>) -> Scan {
    var cursor = SeparatorCursor()
    let scan = scan(bytes, from: 0, cursor: &cursor)
    if case .labels(_, let end) = scan, end < bytes.count { return .invalid }
    return scan
  }

  /// Returns whether all the bytes are a host name.
  static func matches(_ bytes: Span<UInt8>, requiresDot: Bool = false, asciiOnly: Bool = false) -> Bool {
    matches(Labels(bytes, asciiOnly: asciiOnly), requiresDot)
  }

  private static func matches(_ labels: Labels?, _ requiresDot: Bool) -> Bool {
    guard let labels else { return false }
    return !requiresDot || labels.count > 1 && !labels.isLastNumeric
  }
}

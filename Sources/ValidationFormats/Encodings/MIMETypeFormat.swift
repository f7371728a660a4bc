/// Recognizes media types, such as `image/svg+xml` and `text/html; charset=utf-8`.
///
/// Type and subtype are the `restricted-name`s of [RFC 6838, section
/// 4.2](https://www.rfc-editor.org/rfc/rfc6838#section-4.2), of at most 127 characters each; they need not be
/// registered. Parameters are those of [RFC 9110, section
/// 8.3.1](https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1), with spaces and tabs around the semicolon
/// but not around `=`. An empty parameter, which that grammar tolerates, is rejected, as in RFC 2045.
///
/// No parameter is named twice, in whatever case ([RFC 6838, section
/// 4.3](https://www.rfc-editor.org/rfc/rfc6838#section-4.3)). At most 32 parameters are accepted, so that the
/// work stays bounded.
public enum MIMETypeFormat {
  /// The most parameters, each of which is compared with those before it.
  private static let maximumParameterCount = 32

  /// Returns whether the whole text is a media type.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a media type.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    let count = bytes.count
    var index = 0
    guard skipRestrictedName(in: bytes, from: &index), index < count, bytes[index] == "/" else {
      return false
    }
    index += 1
    guard skipRestrictedName(in: bytes, from: &index) else { return false }
    let endOfSubtype = index
    var parameterCount = 0
    while index < count {
      guard skipSemicolon(in: bytes, from: &index) else { return false }
      let name = index
      guard skipParameter(in: bytes, from: &index) else { return false }
      parameterCount &+= 1
      guard parameterCount <= maximumParameterCount,
        !hasParameter(namedAt: name, in: bytes, from: endOfSubtype)
      else { return false }
    }
    return true
  }

  /// Returns whether one of the parameters before another one has its name.
  private static func hasParameter(namedAt name: Int, in bytes: Span<UInt8>, from endOfSubtype: Int) -> Bool {
    var index = endOfSubtype
    while index < name {
      guard skipSemicolon(in: bytes, from: &index), index < name else { return false }
      if isSameToken(bytes, at: index, and: name) { return true }
      guard skipParameter(in: bytes, from: &index) else { return false }
    }
    return false
  }

  /// Returns whether the tokens at two indices are the same, case aside.
  private static func isSameToken(_ bytes: Span<UInt8>, at first: Int, and second: Int) -> Bool {
    var offset = 0
    while second &+ offset < bytes.count, isTokenCharacter(bytes[second &+ offset]) {
      let (byte, other) = (bytes[first &+ offset], bytes[second &+ offset])
      guard byte == other || byte.isASCIILetter && byte | 0x20 == other | 0x20 else { return false }
      offset &+= 1
    }
    return !isTokenCharacter(bytes[first &+ offset])
  }

  /// Moves over a semicolon and the whitespace around it.
  private static func skipSemicolon(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    skipWhitespace(in: bytes, from: &index)
    guard index < bytes.count, bytes[index] == ";" else { return false }
    index += 1
    skipWhitespace(in: bytes, from: &index)
    return true
  }

  /// Moves over a letter or digit and at most 126 further characters of a name.
  static func skipRestrictedName(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    let start = index
    guard index < bytes.count, bytes[index].isASCIIAlphanumeric else { return false }
    while index < bytes.count, isRestrictedNameCharacter(bytes[index]) { index += 1 }
    return index - start <= 127
  }

  /// Moves over `parameter` (RFC 9110, section 5.6.6).
  private static func skipParameter(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    guard skipToken(in: bytes, from: &index), index < bytes.count, bytes[index] == "=" else {
      return false
    }
    index += 1
    guard index < bytes.count, bytes[index] == "\"" else {
      return skipToken(in: bytes, from: &index)
    }
    return skipQuotedString(in: bytes, from: &index)
  }

  private static func skipToken(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    let start = index
    while index < bytes.count, isTokenCharacter(bytes[index]) { index += 1 }
    return index > start
  }

  /// Moves over `quoted-string` (RFC 9110, section 5.6.4).
  private static func skipQuotedString(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    index += 1
    while index < bytes.count {
      if bytes[index] == "\"" {
        index += 1
        return true
      }
      if bytes[index] == "\\" { index += 1 }
      guard index < bytes.count, isText(bytes[index]) else { return false }
      index += 1
    }
    return false
  }

  private static func skipWhitespace(in bytes: Span<UInt8>, from index: inout Int) {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
  }

  private static func isRestrictedNameCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case "!", "#", "$", "&", "-",
      "^", "_", ".", "+":
      true
    default: byte.isASCIIAlphanumeric
    }
  }

  private static func isTokenCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case "%", "'", "*", "`", "|",
      "~":
      true
    default: isRestrictedNameCharacter(byte)
    }
  }

  /// Whether a byte can be in a quoted string, at least after a backslash. All bytes above ASCII can.
  private static func isText(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F || byte == 0x09 }
}

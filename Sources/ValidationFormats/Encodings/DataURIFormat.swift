/// Recognizes `data` URLs, such as `data:text/plain;charset=utf-8,A%20note` and `data:;base64,Zm9v`.
///
/// The grammar is that of [RFC 2397, section 3](https://www.rfc-editor.org/rfc/rfc2397#section-3), in the
/// characters of a URI (RFC 3986): no spaces, no fragment, and `%` only before two hexadecimal digits. After
/// `;base64` the data are base 64 as in ``Base64Format``, where any character may be percent-encoded. The
/// media type is optional; parameters without one are those of `text/plain`.
public enum DataURIFormat {
  /// Returns whether the whole text is a `data` URL.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a `data` URL.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    guard skipScheme(in: bytes, from: &index) else { return false }
    if index < bytes.count, bytes[index].isASCIIAlphanumeric {
      guard skipName(in: bytes, from: &index), index < bytes.count, bytes[index] == "/" else {
        return false
      }
      index += 1
      guard skipName(in: bytes, from: &index) else { return false }
    }
    while index < bytes.count, bytes[index] == ";" {
      index += 1
      if skipBase64Mark(in: bytes, from: &index) {
        return isBase64(bytes.extracting(index..<bytes.count))
      }
      guard
        skipValue(in: bytes, from: &index), index < bytes.count, bytes[index] == "="
      else { return false }
      index += 1
      guard skipValue(in: bytes, from: &index) else { return false }
    }
    guard index < bytes.count, bytes[index] == "," else { return false }
    index += 1
    return isData(bytes.extracting(index..<bytes.count))
  }

  private static func skipScheme(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    guard
      bytes.count >= 6, bytes[0] | 0x20 == "d", bytes[1] | 0x20 == "a",
      bytes[2] | 0x20 == "t", bytes[3] | 0x20 == "a",
      bytes[4] == ":"
    else { return false }
    index = 5
    return true
  }

  /// Moves over a type or subtype without `#` and `^`, which no URI has as they are.
  private static func skipName(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    let start = index
    guard MIMETypeFormat.skipRestrictedName(in: bytes, from: &index) else { return false }
    for position in start..<index {
      guard isDataCharacter(bytes[position]) else { return false }
    }
    return true
  }

  /// Moves over `base64,` if that is next.
  private static func skipBase64Mark(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    guard
      index + 6 < bytes.count, bytes[index] | 0x20 == "b",
      bytes[index + 1] | 0x20 == "a", bytes[index + 2] | 0x20 == "s",
      bytes[index + 3] | 0x20 == "e", bytes[index + 4] == "6",
      bytes[index + 5] == "4", bytes[index + 6] == ","
    else { return false }
    index += 7
    return true
  }

  /// Moves over an attribute or value: a token (RFC 2045) in the characters of a URI, or percent-encoded.
  private static func skipValue(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case "%":
        guard isPercentEncoded(bytes, at: index) else { return false }
        index += 3
      case "!", "$", "&", "'", "*",
        "+", "-", ".", "_", "~":
        index += 1
      default:
        guard bytes[index].isASCIIAlphanumeric else { return index > start }
        index += 1
      }
    }
    return index > start
  }

  /// Returns whether all the bytes are `*urlchar`.
  private static func isData(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices {
      guard isDataCharacter(bytes[index]) || isPercentEncoded(bytes, at: index) else { return false }
    }
    return true
  }

  /// Returns whether all the bytes are base 64 once percent-encoding is undone.
  private static func isBase64(_ bytes: Span<UInt8>) -> Bool {
    var digits = 0
    var padding = 0
    var last: UInt8 = 0
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      index += 1
      if byte == "%" {
        guard isPercentEncoded(bytes, at: index - 1) else { return false }
        byte = value(ofHexDigit: bytes[index]) &<< 4 | value(ofHexDigit: bytes[index + 1])
        index += 2
      }
      if byte == "=" {
        padding += 1
      } else {
        guard byte.isBase64Digit, padding == 0 else { return false }
        digits += 1
        last = byte
      }
    }
    return Base64Format.isComplete(digits: digits, padding: padding, last: last)
  }

  private static func isPercentEncoded(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == "%" && bytes[index + 1].isASCIIHexDigit
      && bytes[index + 2].isASCIIHexDigit
  }

  /// Whether a byte is `reserved` or `unreserved` of RFC 2396, section 2: the characters of a path and a
  /// query.
  private static func isDataCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case "!", "$", "&"..."/", ":",
      ";", "=", "?", "@", "_",
      "~":
      true
    default: byte.isASCIIAlphanumeric
    }
  }

  /// Returns the value of a hexadecimal digit of either case.
  private static func value(ofHexDigit digit: UInt8) -> UInt8 {
    digit.isASCIIDigit ? digit &- 0x30 : (digit | 0x20) &- 0x61 &+ 10
  }
}

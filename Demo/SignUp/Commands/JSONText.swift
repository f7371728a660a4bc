/// Reads JSON strings, as in [RFC 8259, section 7](https://www.rfc-editor.org/rfc/rfc8259#section-7).
///
/// A lone surrogate is valid in JSON but not in a Swift string, and is read as U+FFFD, as are bytes that are
/// not UTF-8.
enum JSONText {
  /// Returns the text of a JSON string, with white space around it at most, or `nil` if there is anything
  /// else.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String? {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    guard let start = bytes.firstIndex(where: { !isSpace($0) }),
      let end = bytes.lastIndex(where: { !isSpace($0) }), start < end, bytes[start] == 0x22,
      bytes[end] == 0x22
    else { return nil }
    let content = bytes[start + 1..<end]
    var isPlain = true
    for byte in content {
      if byte < 0x20 { return nil }
      if byte == 0x22 || byte == 0x5C { isPlain = false }
    }
    return isPlain ? String(decoding: content, as: UTF8.self) : unescaped(content)
  }

  private static func unescaped(_ content: ArraySlice<UInt8>) -> String? {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == 0x5C else {
        if byte == 0x22 { return nil }
        text.append(byte)
        continue
      }
      switch rest.popFirst() {
      case let plain? where plain == 0x22 || plain == 0x5C || plain == 0x2F: text.append(plain)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        guard let scalar = scalar(from: &rest) else { return nil }
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      default: return nil
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair.
  private static func scalar(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let unit = codeUnit(from: &rest) else { return nil }
    var ahead = rest
    guard UTF16.isLeadSurrogate(unit), ahead.popFirst() == 0x5C, ahead.popFirst() == UInt8(ascii: "u"),
      let second = codeUnit(from: &ahead), UTF16.isTrailSurrogate(second)
    else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    rest = ahead
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  /// Reads four hexadecimal digits.
  private static func codeUnit(from rest: inout ArraySlice<UInt8>) -> UInt16? {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = rest.popFirst().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}

extension Span<UInt8> {
  /// Reads the UTF-8 of one code point and the number of its bytes; nil if there is none at the index.
  ///
  /// The well-formed sequences are those of [RFC 3629, section 4](https://www.rfc-editor.org/rfc/rfc3629#section-4).
  func codePoint(at index: Int) -> (value: UInt32, byteCount: Int)? {
    let lead = self[index]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let byteCount = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard 0xC2...0xF4 ~= lead, index &+ byteCount <= count else { return nil }
    var value = UInt32(lead) & (0x7F &>> UInt32(byteCount))
    for offset in 1..<byteCount {
      let byte = self[index &+ offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value &<< 6 | UInt32(byte & 0x3F)
    }
    switch byteCount {
    case 3 where value < 0x800 || 0xD800...0xDFFF ~= value: return nil
    case 4 where !(0x10000...0x10FFFF ~= value): return nil
    default: return (value, byteCount)
    }
  }
}

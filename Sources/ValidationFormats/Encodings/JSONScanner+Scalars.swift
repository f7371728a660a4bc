extension JSONScanner {
  /// Moves over a string, a number or a literal name (RFC 8259, sections 3, 6 and 7).
  mutating func skipScalar(in bytes: Span<UInt8>) -> Bool {
    switch next(in: bytes) {
    case "\"": skipString(in: bytes)
    case "t": skip("t", "r", "u", "e", in: bytes)
    case "f": skip("f", "a", "l", "s", in: bytes) && skip("e", in: bytes)
    case "n": skip("n", "u", "l", "l", in: bytes)
    default: skipNumber(in: bytes)
    }
  }

  /// Moves over a string, from its first quotation mark to its last.
  mutating func skipString(in bytes: Span<UInt8>) -> Bool {
    index &+= 1
    hasEscapes = false
    while true {
      skipPlainCharacters(in: bytes)
      guard let byte = next(in: bytes) else { return false }
      if byte >= 0x80 {
        guard skipNonASCII(in: bytes) else { return false }
        continue
      }
      guard byte >= 0x20 else { return false }
      index &+= 1
      if byte == "\"" { return true }
      hasEscapes = true
      guard skipEscaped(in: bytes) else { return false }
    }
  }

  /// Moves over characters of ASCII that neither end a string nor begin an escape.
  // The index is written once: written for each byte, a text takes twice as long.
  @inline(__always)
  private mutating func skipPlainCharacters(in bytes: Span<UInt8>) {
    let count = View.count(of: bytes)
    var index = index
    while index < count {
      let byte = View.byte(at: index, of: bytes)
      guard 0x20..<0x80 ~= byte, byte != "\"", byte != "\\" else { break }
      index &+= 1
    }
    self.index = index
  }

  /// Moves over what follows a backslash.
  private mutating func skipEscaped(in bytes: Span<UInt8>) -> Bool {
    guard let byte = next(in: bytes) else { return false }
    index &+= 1
    switch byte {
    case "\"", "\\", "/", "b", "f",
      "n", "r", "t":
      return true
    case "u":
      guard requiresPairedSurrogates else {
        for _ in 0..<4 {
          guard let digit = next(in: bytes), digit.isASCIIHexDigit else { return false }
          index &+= 1
        }
        return true
      }
      guard let unit = skipUTF16Unit(in: bytes) else { return false }
      guard unit & 0xF800 == 0xD800 else { return true }
      guard unit < 0xDC00, skip("\\", in: bytes), skip("u", in: bytes), let low = skipUTF16Unit(in: bytes)
      else {
        return false
      }
      return low & 0xFC00 == 0xDC00
    default:
      return false
    }
  }

  /// Moves over four hexadecimal digits.
  private mutating func skipUTF16Unit(in bytes: Span<UInt8>) -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next(in: bytes), digit.isASCIIHexDigit else { return nil }
      unit = unit &<< 4 | UInt32(digit.isASCIIDigit ? digit & 0xF : (digit & 0xF) &+ 9)
      index &+= 1
    }
    return unit
  }

  /// Moves over one of `UTF8-2`, `UTF8-3` and `UTF8-4` of RFC 3629, section 4.
  private mutating func skipNonASCII(in bytes: Span<UInt8>) -> Bool {
    guard let first = next(in: bytes) else { return false }
    let length: Int
    // The second byte alone tells overlong forms, surrogates and what is above U+10FFFF.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF
    case 0xED:
      length = 3
      second = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF1...0xF3: length = 4
    case 0xF4:
      length = 4
      second = 0x80...0x8F
    default: return false
    }
    index &+= 1
    for place in 1..<length {
      guard let byte = next(in: bytes), place == 1 ? second.contains(byte) : byte & 0xC0 == 0x80 else {
        return false
      }
      index &+= 1
    }
    return true
  }

  /// Moves over a number.
  private mutating func skipNumber(in bytes: Span<UInt8>) -> Bool {
    _ = skip("-", in: bytes)
    guard skip("0", in: bytes) || skipDigits(in: bytes) else { return false }
    if skip(".", in: bytes) {
      guard skipDigits(in: bytes) else { return false }
    }
    if skip("e", in: bytes) || skip("E", in: bytes) {
      _ = skip("+", in: bytes) || skip("-", in: bytes)
      guard skipDigits(in: bytes) else { return false }
    }
    return true
  }

  /// Moves over one digit or more.
  private mutating func skipDigits(in bytes: Span<UInt8>) -> Bool {
    let start = index
    while let byte = next(in: bytes), byte.isASCIIDigit { index &+= 1 }
    return index > start
  }

  @inline(__always)
  private mutating func skip(_ character: Unicode.Scalar, in bytes: Span<UInt8>) -> Bool {
    guard next(in: bytes) == UInt8(ascii: character) else { return false }
    index &+= 1
    return true
  }

  @inline(__always)
  private mutating func skip(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar, _ third: Unicode.Scalar, _ fourth: Unicode.Scalar,
    in bytes: Span<UInt8>
  ) -> Bool {
    skip(first, in: bytes) && skip(second, in: bytes) && skip(third, in: bytes) && skip(fourth, in: bytes)
  }
}

/// A way to look at bytes as the bytes that they stand for, one at a time and without a buffer.
protocol ByteView {
  /// Returns how many bytes there are to see.
  static func count(of bytes: Span<UInt8>) -> Int

  /// Returns the byte at an index that is less than the count.
  static func byte(at index: Int, of bytes: Span<UInt8>) -> UInt8
}

/// The bytes as they are.
enum PlainBytes: ByteView {
  @inline(__always)
  static func count(of bytes: Span<UInt8>) -> Int { bytes.count }

  @inline(__always)
  static func byte(at index: Int, of bytes: Span<UInt8>) -> UInt8 { bytes[index] }
}

/// The data that bytes of unpadded base 64 stand for.
///
/// Without meaning for bytes that ``Base64Format`` has not accepted.
enum Base64DecodedBytes: ByteView {
  @inline(__always)
  static func count(of bytes: Span<UInt8>) -> Int { bytes.count / 4 &* 3 &+ max(bytes.count % 4 &- 1, 0) }

  @inline(__always)
  static func byte(at index: Int, of bytes: Span<UInt8>) -> UInt8 {
    let (group, place) = index.quotientAndRemainder(dividingBy: 3)
    let position = group &* 4 &+ place
    let high = bytes[position].base64Value
    let low = bytes[position &+ 1].base64Value
    return high &<< UInt8(truncatingIfNeeded: 2 &+ 2 &* place) | low
      &>> UInt8(truncatingIfNeeded: 4 &- 2 &* place)
  }
}

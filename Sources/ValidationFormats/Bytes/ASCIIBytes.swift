extension UInt8 {
  /// Whether the byte is one of `0` to `9`.
  @inlinable @inline(__always)
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is one of `A` to `Z` or `a` to `z`.
  @inlinable @inline(__always)
  package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is an ASCII letter or digit.
  @inlinable @inline(__always)
  package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// Whether the byte is a hexadecimal digit of either case.
  @inlinable @inline(__always)
  package var isASCIIHexDigit: Bool { isASCIIDigit || (self | 0x20) &- 0x61 < 6 }

  /// The value of an ASCII digit; without meaning for any other byte.
  @inlinable @inline(__always)
  package var digitValue: Int { Int(self &- 0x30) }
}

// Bytes are compared with characters of ASCII as these are written: `byte == "/"`, and `case "a"..."z":`.

extension UInt8 {
  /// Returns whether the byte is a character of ASCII.
  @inlinable @inline(__always)
  package static func == (byte: Self, character: Unicode.Scalar) -> Bool {
    byte == UInt8(ascii: character)
  }

  /// Returns whether the byte is not a character of ASCII.
  @inlinable @inline(__always)
  package static func != (byte: Self, character: Unicode.Scalar) -> Bool {
    byte != UInt8(ascii: character)
  }

  /// Returns whether the byte is a character of ASCII.
  @inlinable @inline(__always)
  package static func ~= (character: Unicode.Scalar, byte: Self) -> Bool {
    byte == UInt8(ascii: character)
  }

  /// Returns whether the byte is one of some characters of ASCII.
  @inlinable @inline(__always)
  package static func ~= (characters: ClosedRange<Unicode.Scalar>, byte: Self) -> Bool {
    UInt8(ascii: characters.lowerBound)...UInt8(ascii: characters.upperBound) ~= byte
  }
}

/// Returns whether there is a byte, and it is a character of ASCII.
@inlinable @inline(__always)
package func == (byte: UInt8?, character: Unicode.Scalar) -> Bool { byte == UInt8(ascii: character) }

/// Returns whether there is a byte, and it is a character of ASCII.
@inlinable @inline(__always)
package func ~= (character: Unicode.Scalar, byte: UInt8?) -> Bool { byte == UInt8(ascii: character) }

/// Returns whether there is no byte, or it is not a character of ASCII.
@inlinable @inline(__always)
package func != (byte: UInt8?, character: Unicode.Scalar) -> Bool { byte != UInt8(ascii: character) }

extension Span<UInt8> {
  /// Reads the UTF-8 of one code point and the number of its bytes; nil if there is none at the index.
  ///
  /// The well-formed sequences are those of [RFC 3629, section
  /// 4](https://www.rfc-editor.org/rfc/rfc3629#section-4).
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

extension String {
  /// Calls a function with the UTF-8 bytes of the text, without copying them where the text is native.
  ///
  /// The one place with unsafe code among the recognizers: `String.utf8Span` does the same, but does not
  /// exist on the platforms of the manifest. A bridged `NSString` is copied once.
  @inlinable @inline(__always)
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if let result = unsafe utf8.withContiguousStorageIfAvailable({ unsafe body(Span(_unsafeElements: $0)) }) {
      return result
    }
    return withCopiedBytes(body)
  }

  // Apart, because in its place it would cost every call a retain and a release; and compiled once, because otherwise
  // there is a copy for each function that is passed.
  @inline(never) @usableFromInline
  @_semantics("optimize.sil.specialize.generic.never")
  func withCopiedBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    body(ContiguousArray(utf8).span)
  }
}

extension Span<UInt8> {
  /// Whether each byte is a character of its own: ASCII, and no carriage return, which joins a line feed.
  @inlinable @inline(__always)
  package var isPlainASCII: Bool {
    // Without a branch, so that the compiler can take many bytes at once. The top bit tells of a byte outside
    // ASCII, or of a carriage return, for which the subtraction wraps.
    var union: UInt8 = 0
    var index = 0
    while index < count {
      union |= self[index] | ((self[index] ^ UInt8(ascii: "\r")) &- 1)
      index &+= 1
    }
    return union < 0x80
  }
}

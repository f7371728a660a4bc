extension UInt8 {
  /// Whether the byte is one of `0` to `9`.
  @inline(__always)
  var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is one of `A` to `Z` or `a` to `z`.
  @inline(__always)
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is an ASCII letter or digit.
  @inline(__always)
  var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// Whether the byte is a hexadecimal digit of either case.
  @inline(__always)
  var isASCIIHexDigit: Bool { isASCIIDigit || (self | 0x20) &- 0x61 < 6 }

  /// The value of an ASCII digit; without meaning for any other byte.
  @inline(__always)
  var digitValue: Int { Int(self &- 0x30) }
}

extension Span<UInt8> {
  /// Returns the eight bytes from an offset on, the first one lowest, with zeros after the last byte.
  ///
  /// Where eight bytes are left this is one load, so that a recognizer reads eight bytes at a time.
  ///
  /// - Precondition: The offset is not negative and less than the count.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    if index + 8 <= count { return wholeWord(at: index) }
    if count >= 8 {
      return wholeWord(at: count &- 8) &>> UInt64(truncatingIfNeeded: (8 &- (count &- index)) &* 8)
    }
    return partialWord(at: index)
  }

  @inline(__always)
  private func wholeWord(at index: Int) -> UInt64 {
    let bytes = extracting(index..<(index + 8))
    let low =
      UInt64(bytes[0]) | UInt64(bytes[1]) &<< 8 | UInt64(bytes[2]) &<< 16 | UInt64(bytes[3]) &<< 24
    let high =
      UInt64(bytes[4]) | UInt64(bytes[5]) &<< 8 | UInt64(bytes[6]) &<< 16 | UInt64(bytes[7]) &<< 24
    return low | high &<< 32
  }

  /// Returns the last bytes of a span of less than eight.
  @inline(__always)
  private func partialWord(at index: Int) -> UInt64 {
    let left = count &- index
    if left >= 4 {
      let shift = UInt64(truncatingIfNeeded: (left &- 4) &* 8)
      return UInt64(halfWord(at: index)) | UInt64(halfWord(at: count &- 4)) &<< shift
    }
    let last = UInt64(self[count &- 1]) &<< UInt64(truncatingIfNeeded: (left &- 1) &* 8)
    return left == 1 ? last : UInt64(self[index]) | UInt64(self[index &+ 1]) &<< 8 | last
  }

  @inline(__always)
  private func halfWord(at index: Int) -> UInt32 {
    let bytes = extracting(index..<(index + 4))
    return UInt32(bytes[0]) | UInt32(bytes[1]) &<< 8 | UInt32(bytes[2]) &<< 16 | UInt32(bytes[3]) &<< 24
  }
}

extension UInt64 {
  /// The highest bit of each byte that is not an ASCII letter or digit.
  @inline(__always)
  var nonAlphanumericBytes: UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    let low = self & ~high
    let folded = low | 0x2020_2020_2020_2020
    // A sum has the highest bit of a byte where the byte is at least `a`, beyond `z`, at least `0`, beyond
    // `9`.
    let letters = (folded &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(folded &+ 0x0505_0505_0505_0505)
    let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
    return ~((letters | digits) & ~self) & high
  }

  /// The highest bit of each byte that is not a hexadecimal digit of either case.
  @inline(__always)
  var nonHexDigitBytes: UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    let low = self & ~high
    let folded = low | 0x2020_2020_2020_2020
    // As above, with `f` in the place of `z`.
    let letters = (folded &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(folded &+ 0x1919_1919_1919_1919)
    let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
    return ~((letters | digits) & ~self) & high
  }
}

/// Steps through those bytes that are not ASCII letters or digits, eight bytes at a time.
///
/// In most internet formats these are the bytes that matter: what lies between two of them is known to be
/// letters and digits and need not be looked at again.
struct SeparatorCursor {
  private var base: Int
  private var mask: UInt64 = 0

  /// Creates a cursor before an offset.
  @inline(__always)
  init(from start: Int = 0) { base = start &- 8 }

  /// Returns the offset of the next byte that is not a letter or digit, or the count at the end.
  ///
  /// - Parameter bytes: The same bytes in each call.
  /// - Returns: The offset of the next byte that is not a letter or digit, or the count at the end.
  @inline(__always)
  mutating func next(in bytes: Span<UInt8>) -> Int {
    while mask == 0 {
      base &+= 8
      if base >= bytes.count { return bytes.count }
      mask = bytes.word(at: base).nonAlphanumericBytes
    }
    // The zeros behind the last byte are none either: the first of them is the end.
    let offset = base &+ mask.trailingZeroBitCount &>> 3
    mask &= mask &- 1
    return offset
  }
}

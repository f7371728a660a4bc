/// Steps through those bytes that are not ASCII letters or digits, eight bytes at a time.
///
/// In most internet formats these are the bytes that matter: what lies between two of them is known to be
/// letters and digits and need not be looked at again.
struct SeparatorCursor {
  private var base: Int
  private var mask: UInt64 = 0

  /// Creates a cursor in front of an offset.
  @inline(__always)
  init(from start: Int = 0) { base = start &- 8 }

  /// Returns the offset of the next byte that is not a letter or digit, or the count at the end.
  ///
  /// - Parameter bytes: The same bytes in each call.
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

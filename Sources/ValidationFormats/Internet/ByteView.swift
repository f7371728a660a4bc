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

extension Span<UInt8> {
  /// Whether each byte is a character of its own: ASCII, and no carriage return, which joins a line feed.
  @inline(__always)
  var isPlainASCII: Bool {
    // Without a branch, so that the compiler can take many bytes at once. The top bit tells of a byte outside ASCII,
    // or of a carriage return, for which the subtraction wraps.
    var union: UInt8 = 0
    var index = 0
    while index < count {
      union |= self[index] | ((self[index] ^ UInt8(ascii: "\r")) &- 1)
      index &+= 1
    }
    return union < 0x80
  }
}

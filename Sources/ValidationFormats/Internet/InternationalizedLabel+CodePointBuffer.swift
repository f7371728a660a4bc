extension InternationalizedLabel {
  /// A list of at most 64 numbers that needs no memory but its own.
  ///
  /// A label in its ASCII form has 59 octets after `xn--`, and each of its code points takes one of them or more; the
  /// rest is room for the decomposition of one of them. Vectors are the only lists of fixed size on macOS 14, and four
  /// are several times as fast as one of 64.
  struct CodePointBuffer {
    private(set) var count = 0
    private var parts = (SIMD16<UInt32>(), SIMD16<UInt32>(), SIMD16<UInt32>(), SIMD16<UInt32>())

    subscript(index: Int) -> UInt32 {
      get {
        switch index &>> 4 {
        case 0: parts.0[index & 0xF]
        case 1: parts.1[index & 0xF]
        case 2: parts.2[index & 0xF]
        default: parts.3[index & 0xF]
        }
      }
      set {
        switch index &>> 4 {
        case 0: parts.0[index & 0xF] = newValue
        case 1: parts.1[index & 0xF] = newValue
        case 2: parts.2[index & 0xF] = newValue
        default: parts.3[index & 0xF] = newValue
        }
      }
    }

    /// Appends a number; returns false if the list is full.
    mutating func append(_ number: UInt32) -> Bool {
      guard count < 64 else { return false }
      self[count] = number
      count &+= 1
      return true
    }
  }
}
